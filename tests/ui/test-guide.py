# test-guide.py: learning, looking up, and the way from a game to its rules
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, StateType, act, area, children, do, expect, has, name, role, text, walk


class Lesson(Play):
    """A page of the guide.  Its board is used like that of a game."""

    def __init__(self, program):
        self.program = program
        self.page = program.find_page('Lesson')
        self.sentence_label = None
        self.title_label = program.find('label', root=self.page)
        self.next = list(children(next(children(self.page))))[1]
        self.board = None

    @property
    def squares(self):
        """Each page has squares of its own."""
        if self.board is None:
            board = self.program.wait_for('the board', self._find_board)
            self.board = {name(square).split(',')[0]: square for square in children(board)}
        return self.board

    def sentence(self):
        """A page to read has none."""
        if self.sentence_label is None:
            self.sentence_label = self.program.find('status bar', root=self.page)
        return text(self.sentence_label)

    def title(self):
        return text(self.title_label)

    def ways_on(self):
        """The buttons at the foot."""
        return {name(widget): widget for widget in walk(self.next) if role(widget) == 'push button'}

    def press(self, wanted):
        button = self.ways_on().get(wanted) or self.program.find('push button', wanted, self.page)
        self.program.click(button)

    def expect_title(self, title):
        self.program.wait_until('the page', self.title, title)
        self.board = None
        self.sentence_label = None    # it stands at the foot, or above choices

    def expect_done(self):
        """Only a page that is done has nothing more to show."""
        self.program.wait_until('more to do', lambda: has(self.ways_on()['Show Me'], StateType.SENSITIVE), False)


def open_guide(program):
    program.keys('F1')
    program.wait_until('the title', lambda: program.spoken(), 'Guide')
    return program.find_page('Contents of the guide')


def find_card(program, title):
    """The card of a chapter: its name begins with the title and goes on with
    how much is done."""
    return program.wait_for(f'the card {title!r}', lambda: next(
        (widget for widget in walk(program.frame)
         if role(widget) == 'push button' and name(widget).startswith(title + ',')), None))


def expect_done(program, title, done):
    program.wait_until('what is done', lambda: name(find_card(program, title)), f'{title}, {done}')


# The chapter "Chess in brief": a mistake where there is one to be made, then
# what is right, and the answer to each.
NOT_THERE = 'That is d3, one rank too low. The numbers go up from White’s side to Black’s.'


def do_basics(program, lesson):
    lesson.expect_title('The board')
    lesson.click('d3')
    lesson.expect_sentence(NOT_THERE)
    lesson.click('d4')
    lesson.expect_sentence('Right. There are 3 more.')
    lesson.expect_label('d4', 'empty, picked')
    lesson.click('e4', 'd5', 'e5')
    lesson.expect_sentence('These four are the centre. Most pieces reach more squares from there than from the edge.')

    pages = [
        ('The pieces', [('click', 'b1'), ('click', 'a1'), ('click', 'h1')]),
        ('Bishop, rook and queen', [('click', 'd5'), ('click', 'd3'), ('click', 'e2'), ('click', 'f1')]),
        ('The knight', [('click', 'e4', 'd2'), ('click', 'e4', 'c5'), ('drag', 'e4', 'd6')]),
        ('The pawn', [('drag', 'e2', 'd3'), ('drag', 'e2', 'e4'), ('click', 'e4', 'd5')]),
        ('En passant', [('drag', 'e5', 'd6')]),
        ('The last rank', [('drag', 'e7', 'e8'), ('choose', 'white knight')]),
        ('Castling', [('click', 'e1', 'f1'), ('drag', 'e1', 'g1')]),
        ('Checkmate', [('drag', 'd1', 'd7'), ('click', 'd1', 'd8')]),
        ('Stalemate', [('press', 'White wins.'), ('press', 'It is a draw.')]),
    ]
    for title, steps in pages:
        lesson.press('Next')
        lesson.expect_title(title)
        for way, *what in steps:
            if way == 'choose':
                program.click(program.find('push button', what[0]))
                program.wait_alone()
            else:
                getattr(lesson, way)(*what)
        lesson.expect_done()


def test_chapter_by_mouse():
    program = Program()
    open_guide(program)
    program.click(find_card(program, 'Chess in brief'))
    lesson = Lesson(program)
    do_basics(program, lesson)
    lesson.press('Finish')
    expect_done(program, 'Chess in brief', 'All done')

    act(program.find('push button', 'Forget My Progress…'))
    act(program.find('push button', 'Forget'))
    program.wait_alone()
    expect_done(program, 'Chess in brief', '0 of 10 done')
    program.close()


def test_first_steps():
    """Who has never played begins elsewhere than who learns a game."""
    program = Program()
    act(program.find('push button', 'Learn Chess'))
    lesson = Lesson(program)
    lesson.expect_title('The board')
    program.keys('F1')
    act(find_card(program, 'Play in five minutes'))
    lesson.expect_title('Your king')
    program.find('image', 'white king', lesson.page)
    lesson.click('d1')
    lesson.expect_sentence('That is the queen. The king is right beside it.')
    lesson.click('e1')
    lesson.expect_sentence('There it is. Take good care of it.')
    lesson.press('Next')
    lesson.expect_title('The rook moves straight')
    lesson.click('d1', 'd6')
    lesson.expect_sentence('Well done. You have captured your first piece.')
    program.keys('Escape')
    program.close()


def do_using(program, lesson):
    """The chapter "Using Alea" without a pointer."""
    lesson.expect_title('One sentence says what to do')
    program.keys('alt+n')
    lesson.expect_title('Rolling')
    program.keys('space', 'space', 'n')
    lesson.expect_sentence('The dice do not offer the knight.')
    program.keys('r')
    lesson.expect_sentence('There are other ways: press the lit square, drag a piece onto it, '
                           'or press the die that offers the piece.')
    program.keys('alt+n')
    lesson.expect_title('Three ways to move')
    lesson.cross('e2', 'e5', 'e4')
    lesson.expect_sentence('The framed squares on the board show the last move.')
    program.keys('Return')
    lesson.expect_title('Castling by hand')
    lesson.cross('e1', 'd1')
    lesson.expect_sentence('That is only one square. Move two squares, or onto the rook.')
    lesson.cross('e1', 'c1')
    lesson.expect_sentence('King on c1, rook on d1.')
    program.keys('alt+t')
    lesson.expect_sentence('Castle on the a-side.')
    lesson.expect_piece('e1', 'white king')
    program.keys('ctrl+0')
    lesson.expect_sentence('That was the h-side, the short way. Castle towards the rook on a1.')
    program.keys('ctrl+shift+0')
    lesson.expect_sentence('King on c1, rook on d1.')
    program.keys('alt+n')
    lesson.expect_title('Why not?')
    lesson.cross('e2')
    lesson.expect_sentence('The knight shields its king, which the rook on e8 could otherwise capture.')
    program.keys('alt+s')
    lesson.expect_sentence('That move is legal. Try one that is not, and the program tells you why.')
    program.keys('alt+t')
    lesson.expect_sentence('Try to move the knight, and read what the program says. Then make a move that is possible.')
    lesson.cross('e1', 'd2')
    lesson.expect_sentence('That move is legal. Try one that is not, and the program tells you why.')
    program.keys('alt+n')
    lesson.expect_title('Asking instead of looking')
    lesson.cross('e1', 'g1')
    lesson.expect_sentence('Ask as often as you like; it changes nothing.')
    program.keys('alt+n')
    lesson.expect_title('Taking moves back')
    program.keys('Return')
    lesson.expect_sentence('Decisions can be taken back. Dice cannot.')
    program.keys('alt+n')
    lesson.expect_title('Dice that nobody can rig')
    program.keys('Return')
    lesson.expect_sentence('Anyone who knew the seed could try words until the dice suited them, but could do '
                           'nothing about a '
                           'word that came later.')
    for title in ('Choosing a start', 'Two people, one screen', 'Playing against the computer', 'Hints',
                  'One game after another', 'Where to look things up'):
        program.keys('alt+n')
        lesson.expect_title(title)
    program.keys('alt+f')


def test_chapter_by_keyboard():
    program = Program()
    open_guide(program)
    card = find_card(program, 'Using Alea')
    table.tab_to(program, ('push button', name(card)))
    program.keys('Return')
    do_using(program, Lesson(program))

    # What was begun again has been done again.
    expect_done(program, 'Using Alea', 'All done')
    program.keys('Escape')
    program.wait_until('the title', lambda: program.spoken(), 'Alea')
    program.close()


def test_search_and_practice():
    program = Program()
    open_guide(program)
    program.click(program.find('entry', 'Search pages and rules'))
    program.type('relocate J22')
    program.click(program.find('push button', 'Jepps Random Chess: The king relocates'))
    lesson = Lesson(program)
    lesson.expect_title('The king relocates')
    lesson.press('Rule J22 in the guide')
    rule = program.wait_for('the rule', lambda: next(
        (widget for widget in walk(program.frame) if has(widget, StateType.FOCUSED)
         and name(widget).startswith('J22 Instead, once per game')), None))
    program.wait_until('the rule in view', lambda: 0 < area(rule)[1] < area(program.frame)[3], True)

    for _ in range(3):
        program.click(program.find('push button', 'Back'))
    program.click(program.find('push button', 'Dice practice room'))
    program.wait_until('the title', lambda: program.spoken(), 'Dice practice room')
    room = program.find_page('Dice practice room')

    sentence = program.find('status bar', root=room)
    to_roll = text(sentence)

    def meaning():
        return text(sentence) != to_roll and text(sentence)

    def roll():
        program.keys('space', 'space')
        return meaning()

    program.keys('space', 'space')
    first = program.wait_for('what the dice mean', meaning)
    # Until something else falls.
    program.wait_for('another meaning', lambda: roll() not in (False, first))
    program.close()


class Search:
    """The entry of the guide, beside whatever is shown below it."""

    def __init__(self, program):
        self.program = program
        self.entry = program.find('entry', 'Search pages and rules')

    def expect(self, words):
        self.program.wait_until('what is typed', lambda: text(self.entry), words)
        expect(has(self.entry, StateType.FOCUSED), True, f'whether the search has the focus after {words!r}')

    def expect_results(self, shown):
        def has_results():
            found = self.program.look_for_page('Search results')
            return found is not None and area(found)[2] > 0

        self.program.wait_until('whether something found is shown', has_results, shown)

    def type(self, words):
        """At once, then letter by letter, each of which is searched for."""
        self.program.keys('ctrl+a')
        self.program.type(words)
        self.expect(words)
        self.expect_results(True)
        self.program.keys('ctrl+a')
        for n, letter in enumerate(words, 1):
            self.program.type(letter)
            self.expect(words[:n])
            self.expect_results(True)

    def clear(self):
        for _ in range(len(text(self.entry))):
            self.program.keys('BackSpace')
        self.expect('')
        self.expect_results(False)
        self.expect('')


def find_rule(program, number):
    """The one that is pointed out."""
    program.wait_for(f'rule {number}', lambda: next(
        (widget for widget in walk(program.frame) if has(widget, StateType.FOCUSED)
         and name(widget).startswith(number + ' ')), None))


def search_from_a_rule(program):
    search = Search(program)
    program.keys('ctrl+f')
    program.wait_until('the focus', lambda: has(search.entry, StateType.FOCUSED), True)
    program.type('J22')
    program.click(program.wait_for('rule J22', lambda: next(
        (widget for widget in walk(program.frame)
         if role(widget) == 'push button' and name(widget).startswith('Jepps Random Chess, rule J22: ')), None)))
    find_rule(program, 'J22')
    search.expect_results(False)

    program.click(search.entry)
    search.type('knight')
    search.type('rook')
    search.clear()
    search.type('bishop')
    return search


def test_typing_keeps_the_focus():
    """Whatever is shown meanwhile, and however fast it goes."""
    program = Program()
    for width, height in (1200, 760), (360, 640):
        program.resize(width, height)
        open_guide(program)
        search_from_a_rule(program)

        # The way back goes by what was shown, with the words that were looked for.
        program.click(program.find('push button', 'Back'))
        find_rule(program, 'J22')
        program.click(program.find('push button', 'Back'))
        search = Search(program)
        search.expect_results(True)
        program.wait_until('what was looked for', lambda: text(search.entry), 'J22')
        program.keys('F1')
        search.expect_results(False)
        program.wait_until('what is looked for', lambda: text(search.entry), '')
        program.keys('Escape')
        program.wait_until('the title', lambda: program.spoken(), 'Alea')
    program.close()


def test_search_by_keyboard():
    """Enter opens what is found first, Escape clears the words, then goes back."""
    program = Program()
    open_guide(program)
    search = Search(program)
    program.click(search.entry)
    program.type('can i take the king')
    program.keys('Return')
    find_rule(program, 'G3')

    # Paragraphs follow each other as sentences do.
    program.click(search.entry)
    program.type('G17')
    excerpt = program.wait_for('the page', lambda: next(
        (text(label) for label in walk(program.find_page('Search results'))
         if role(label) == 'label' and text(label).startswith('Three times in four')), None))
    expect('  ' in excerpt, False, 'two spaces between paragraphs')
    program.keys('ctrl+a')
    program.type('zugzwang')
    found = program.find('status bar', root=program.find_page('Search results'))
    program.wait_until('what was found', lambda: text(found), 'No results. Try other words, or a rule number.')
    program.keys('Return')
    search.expect('zugzwang')
    program.keys('Escape')
    search.expect('')
    search.expect_results(False)

    # The sentence of the rule that answers.
    program.type('can i have two queens')
    program.wait_for('the rule', lambda: next(
        (widget for widget in walk(program.frame) if role(widget) == 'push button'
         and name(widget) == 'Guardener Chess, rule G20: A side can never have two queens.'), None))
    program.keys('Escape')
    search.expect('')
    # The rule that was opened first, what was looked for then, and the contents.
    program.keys('Escape')
    program.wait_until('what was looked for', lambda: text(search.entry), 'can i take the king')
    search.expect_results(True)
    program.keys('Escape', 'Escape')
    program.wait_until('the title', program.title, 'Alea')
    program.close()


def test_page_before_the_search():
    """Whoever opens a page before the last letters are looked for stays there."""
    program = Program()
    open_guide(program)
    search = Search(program)
    program.click(search.entry)
    program.wait_until('the focus', lambda: has(search.entry, StateType.FOCUSED), True)
    program.point(find_card(program, 'Using Alea'))
    do('key', 'k', 'key', 'n', 'click', 1)
    lesson = Lesson(program)
    do_using(program, lesson)
    expect_done(program, 'Using Alea', 'All done')
    search.expect_results(False)
    expect(text(search.entry), '', 'what is looked for')
    program.close()


def test_search_beside_a_game():
    program = Program()
    program.resize(1200, 760)
    Play(program, 'Play Jepps Random Chess')
    program.keys('F1')
    search = search_from_a_rule(program)
    program.keys('F1')
    search.expect_results(False)
    program.wait_until('what is looked for', lambda: text(search.entry), '')
    program.close()


def test_narrow_pages():
    """In a small window each page begins at its top, and the way on is in view."""
    program = Program()
    program.resize(360, 640)
    open_guide(program)
    act(find_card(program, 'Jepps Random Chess'))
    lesson = Lesson(program)
    while True:
        title = lesson.title()
        top, bottom = area(lesson.page)[1], area(program.frame)[3]
        program.wait_until(f'the title {title!r} in view', lambda: area(lesson.title_label)[1] >= top, True)
        ways = lesson.ways_on()
        way_on = ways.get('Next') or ways['Finish']
        program.wait_until(f'the way on from {title!r} in view',
                           lambda: 0 < area(way_on)[1] < bottom - area(way_on)[3] and area(way_on)[2] > 0, True)
        act(way_on)
        if name(way_on) == 'Finish' and 'Finish' in ways:
            break
        program.wait_until('another page', lambda: lesson.title() != title, True)
    program.close()


def test_nothing_is_hidden():
    """All chapters are seen in a usual window, the tour in a small one, and that text goes on."""
    program = Program()
    program.resize(1280, 800)
    open_guide(program)
    _, top, _, height = area(find_card(program, 'Play well'))
    expect(top + height <= area(program.frame)[3], True, 'whether the last chapter is in view')

    program.resize(360, 640)
    act(find_card(program, 'The two-minute tour'))
    lesson = Lesson(program)

    def has_bar():
        return any(role(part) == 'scroll bar' and area(part)[3] > 0
                   for part in children(program.find('scroll pane', lesson.title())))

    for way, title in ((None, 'Two dice, two pieces'), ('Next', 'One die, five rolls'), ('Next', 'Which pieces may move?'),
                       ('Next', 'Roll, then move'), ('Previous page', 'Which pieces may move?')):
        if way:
            act(lesson.ways_on()[way])
        lesson.expect_title(title)
        program.wait_until(f'a bar beside the text of {title!r}', has_bar, False)
    program.resize(360, 570)
    program.wait_until('a bar beside the text', has_bar, True)
    program.close()


def find_seen(program, wanted):
    return next((widget for widget in walk(program.frame)
                 if role(widget) == 'push button' and name(widget) == wanted and area(widget)[2] > 0), None)


def expect_one_head(program):
    """One title and one way back, of the window or of the guide."""
    program.wait_until('the ways back', lambda: [
        name(widget) for widget in walk(program.frame) if role(widget) == 'push button'
        and name(widget) in ('Back', 'Back one page') and area(widget)[2] > 0], ['Back'])
    title = program.spoken()
    program.wait_until('the titles', lambda: len([
        widget for widget in walk(program.frame)
        if role(widget) in ('label', 'heading') and text(widget) == title and area(widget)[2] > 0]), 1)


def test_from_the_game():
    """Beside the game in a wide window, over it in a narrow one."""
    program = Program()
    program.resize(1200, 760)
    play = Play(program, 'Play Jepps Random Chess')
    program.click(program.find('push button', 'white king, 1 in hand'))
    play.expect_sentence('White: roll both dice. They decide which pieces you may place on a1.')
    program.click(program.wait_for('why', lambda: find_seen(program, 'Rule J4 in the guide')))
    program.wait_for('the rule', lambda: next(
        (widget for widget in walk(program.frame) if has(widget, StateType.FOCUSED)
         and name(widget).startswith('J4 For each square')), None))
    expect(program.title(), 'Jepps Random Chess', 'the title beside the game')

    # The game goes on beside it.
    program.click(program.find('push button', 'Roll the dice'))
    program.wait_until('the number of rolls', lambda: play.n_entries() + len(play.tray()) > 1, True)
    program.wait_until('the roll is told', lambda: program.spoken()[:1].isdigit(), True)
    program.resize(360, 640)
    program.wait_until('the title', lambda: program.spoken(), 'The rules of Jepps Random Chess')
    expect_one_head(program)
    program.click(program.wait_for('the way back', lambda: find_seen(program, 'Back to the Game')))
    program.wait_until('the title', lambda: program.spoken(), 'Jepps Random Chess')
    program.wait_for('the board', lambda: area(play.squares['a1'])[2] > 0)

    # It goes with the game.
    program.keys('F1')
    program.wait_until('the title', lambda: program.spoken(), 'The rules of Jepps Random Chess')
    program.resize(1200, 760)
    program.wait_until('the title', lambda: program.spoken(), 'Jepps Random Chess')
    program.keys('ctrl+n')
    program.wait_until('the title', lambda: program.spoken(), 'Alea')
    program.wait_until('no guide', lambda: program.look_for_page('Guide') is None, True)
    program.close()


def test_page_keys_beside_a_game():
    """They turn over what is read, and do not look back in the game."""
    program = Program()
    program.resize(1200, 760)
    play = Play(program, 'Play Chess')
    play.write_all('e4 e5')
    program.keys('F1')
    heading = program.find('heading', 'Board and turns')
    program.click(program.find('entry', 'Search pages and rules'))
    program.keys('Tab')
    link = program.find('push button', 'Try It: The board')
    program.wait_for('the focus', lambda: has(link, StateType.FOCUSED))
    top = area(heading)[1]
    program.keys('Page_Down')
    program.wait_for('other rules', lambda: area(heading)[1] < top)
    program.keys('Page_Up')
    program.wait_until('the top of the rules', lambda: area(heading)[1], top)
    play.expect_piece('e5', 'black pawn')
    program.close()


def expect_dark(program, lesson, words):
    """That words are as dark as others, not faint."""
    label = program.wait_for(f'{words!r}', lambda: next(
        (widget for widget in walk(lesson.page) if role(widget) == 'label' and text(widget) == words), None))
    program.wait_until('dark letters', lambda: min(program.look_at(label)) < 0x60, True)


def test_tour():
    program = Program()
    offer = 'Take the Tour'
    act(program.find('push button', offer))
    lesson = Lesson(program)
    for title in ('Two dice, two pieces', 'One die, five rolls', 'Which pieces may move?', 'Roll, then move', 'Why not?'):
        lesson.expect_title(title)
        lesson.press('Show Me')
        lesson.expect_done()
        if title == 'One die, five rolls':
            expect_dark(program, lesson, '2: the bishop goes to the second light square, d1.')
        lesson.press('Finish' if title == 'Why not?' else 'Next')
    program.keys('Escape')
    program.wait_until('the title', lambda: program.spoken(), 'Alea')
    expect(find_seen(program, offer), None, 'the offer of a tour that was made')
    program.close()


def test_play_from_a_page():
    """In a window of its own, from where the page stands, against the computer.  The last
    test: from now on settings are kept."""
    harness.keep_settings("motion='none'", "computer-pace='at-once'")
    program = Program()
    open_guide(program)
    program.click(program.find('entry', 'Search pages and rules'))
    program.type('relocate J22')
    program.click(program.find('push button', 'Jepps Random Chess: The king relocates'))
    Lesson(program).expect_title('The king relocates')
    act(program.find('push button', 'Play from here against the computer'))
    program.wait_for_windows(2)
    program.wait_for('the computer', lambda: any('Computer (Casual Player)' in name(widget)
                                                 for frame in table.frames(program) for widget in walk(frame)))
    program.kill()


if __name__ == '__main__':
    harness.main()
