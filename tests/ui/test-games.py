# test-games.py: all games of the shelf, on their screen
#
# The screen stands alone in a window, on a shelf that fill-shelf has filled; what
# it tells the window of the program is printed.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import operator
import os
import subprocess
import tempfile
import time

import harness
import table
from harness import Program, act, area, children, expect, has, name, role, text, walk, StateType

FILL = os.environ['ALEA_TEST_FILL_SHELF']

# Seconds, with some to spare.
DOUBLE_CLICK_TIME = 0.6

FIVE = ['Clara and Ben', 'Ann and Ben', 'Ann and Ben', 'Ben and Ann', 'Ben and Clara']


@contextlib.contextmanager
def games(n, size='1280x800', n_reviewed=0, n_uneven=0):
    """The program with @n games."""
    with tempfile.TemporaryDirectory(dir=os.environ['HOME']) as folder:
        shelf = os.path.join(folder, 'alea')
        if n > 0:
            subprocess.run([FILL, shelf, str(n), str(n_reviewed), str(n_uneven)], check=True)
        os.environ['SIZE'] = size
        with open(os.path.join(folder, 'told'), 'w+', encoding='utf-8') as told:
            program = Program(shelf, messages=told)
            program.told = lambda: open(told.name, encoding='utf-8').read().split()
            program.folder = folder
            yield program
            program.close()


def tiles(program):
    """What is said of each game that there is a tile for."""
    table = program.look_for('table', 'Games')
    return [name(cell) for cell in children(table)] if table is not None else []


def tile(program, begin):
    return program.wait_for(f'a game {begin!r}', lambda: next(
        (cell for cell in children(program.find('table', 'Games')) if name(cell).startswith(begin)), None))


def selected(program):
    return [cell for cell in children(program.find('table', 'Games')) if has(cell, StateType.SELECTED)]


def expect_tiles(program, n, *parts):
    """So many games, of which all have all @parts."""
    program.wait_until('the games', lambda: (len(tiles(program)),
                                             all(part in sentence for sentence in tiles(program) for part in parts)),
                       (n, True))


def expect_title(program, title):
    program.wait_until('the title', lambda: program.spoken(), title)


def choose(program, label):
    """A filter, as with the pointer."""
    item = program.wait_for(f'a filter {label!r}', lambda: next(
        (row for row in walk(program.find('list', 'Show')) if role(row) == 'list item' and name(row).startswith(label)),
        None))
    # By the wheel, as far as it takes.
    _, middle = program.wait_for('a place', lambda: program.place(program.frame))
    while area(item)[1] < 0 or area(item)[1] + area(item)[3] > area(program.frame)[3]:
        harness.do('move', 60, middle, 'click', 4 if area(item)[1] < 0 else 5)
    program.click(item)
    return item


def button(program, label):
    return program.find('push button', label)


def ends(program):
    """Where the cards of the first row end, and where all of them have to."""
    games = program.find('table', 'Games')
    left, _, width, _ = area(games)
    cells = [area(cell) for cell in children(games)]
    return max(x + w for x, y, w, _ in cells if y == cells[0][1]), left + width


def bar_is_there(program):
    """Whether the bar of what is selected is to be seen."""
    found = program.look_for('push button', 'Delete')
    return found is not None and area(found)[2] > 0


# --- what there is

def test_list():
    with games(148) as program:
        expect_title(program, '148 games')
        program.wait_for('games', lambda: len(tiles(program)) > 8 and all(tiles(program)))
        program.click(tile(program, tiles(program)[0]))
        # In progress first, the newest of each first.  Newer versions of GTK tell of
        # little more than what is on show, so it is gone through page by page.
        states = [True]
        while states[-1]:
            states = ['Unfinished' in sentence for sentence in tiles(program)]
            expect(states, sorted(states, reverse=True), 'the games in progress')
            before = selected(program)
            program.keys('Page_Down')
            program.wait_for('another game', lambda before=before: all(tiles(program)) and selected(program) not in ([], before))
        program.keys('End')
        program.wait_for('the last page', lambda: all(tiles(program)) and not any(
            'Unfinished' in sentence for sentence in tiles(program)[-8:]))


def test_empty():
    with games(0) as program:
        play = program.wait_for('the invitation', lambda: next(
            (b for b in walk(program.frame) if role(b) == 'push button' and name(b) == 'Play a Game' and area(b)[2] > 0),
            None))
        entry = program.look_for('entry', 'Search the games')
        expect(entry is None or area(entry)[2] == 0, True, 'no search')
        act(play)
        program.wait_until('what was told', program.told, ['new-game'])


def test_columns():
    """No column sticks out."""
    with games(12) as program:
        expect_tiles(program, 12)
        for width in 1170, 950, 730, 360:
            program.resize(width, 760)
            program.wait_until('whether the cards end within', lambda: operator.le(*ends(program)), True)


# --- finding

def test_search():
    with games(148) as program:
        expect_title(program, '148 games')
        program.keys('ctrl+f')
        program.type('clara guard')
        program.wait_for('the games of Clara', lambda: tiles(program) and all(
            'Clara' in sentence and 'Guardener' in sentence for sentence in tiles(program)))
        program.wait_for('their number', lambda: program.spoken().endswith(' of 148 games'))
        # From the search to the games, and back to all.
        program.keys('Return')
        program.wait_for('the focus', lambda: any(
            has(cell, StateType.FOCUSED) for cell in children(program.find('table', 'Games'))))
        program.keys('Escape', 'Escape')
        expect_title(program, '148 games')


def test_letters_are_searched_for():
    """Wherever the focus is."""
    with games(5) as program:
        expect_title(program, '5 games')
        program.keys('Home')
        program.type('nobody')
        expect_title(program, '0 of 5 games')
        expect(text(program.find('entry', 'Search the games')), 'nobody', 'what is looked for')


def test_nothing_found():
    with games(5) as program:
        expect_title(program, '5 games')
        program.keys('ctrl+f')
        program.type('nobody')
        expect_title(program, '0 of 5 games')
        program.wait_for('the way back', lambda: area(button(program, 'Show All Games'))[2] > 0)
        act(button(program, 'Show All Games'))
        expect_title(program, '5 games')
        expect_tiles(program, 5)


def test_filters():
    with games(148) as program:
        expect_title(program, '148 games')
        choose(program, 'Guardener Chess')
        expect_title(program, '30 of 148 games')
        row = choose(program, 'Clara,')
        program.wait_for('both', lambda: tiles(program) and all(
            'Clara' in sentence and 'Guardener' in sentence for sentence in tiles(program)))
        program.wait_for('that it is on', lambda: has(row, StateType.SELECTED))
        # Sooner it would be a double click, which chooses once.
        time.sleep(DOUBLE_CLICK_TIME)
        choose(program, 'Clara,')
        expect_title(program, '30 of 148 games')
        choose(program, 'All Games')
        expect_title(program, '148 games')
        choose(program, 'Unfinished')
        program.wait_for('those in progress', lambda: tiles(program) and all(
            'Unfinished' in sentence for sentence in tiles(program)))
        choose(program, 'All Games')
        choose(program, 'Drawn')
        program.wait_for('draws', lambda: tiles(program) and all('Drawn' in sentence for sentence in tiles(program)))
        choose(program, 'All Games')
        choose(program, 'Last 7 Days')
        # One every thirty hours.
        program.wait_for('those of a week', lambda: program.spoken() in ('5 of 148 games', '6 of 148 games'))


def test_slow_hands():
    """A press that takes its time is one."""
    with games(148) as program:
        expect_title(program, '148 games')
        for title in ('30 of 148 games', '148 games'):
            program.point(program.wait_for('a filter', lambda: next(
                (row for row in walk(program.find('list', 'Show')) if name(row).startswith('Guardener Chess')), None)))
            harness.do('press', 1, 'wait', 1, 'release', 1)
            expect_title(program, title)


def test_statistics():
    with games(148) as program:
        expect_title(program, '148 games')
        statistics = program.find('panel', 'Statistics')
        choose(program, 'Clara,')
        program.wait_for('what Clara has', lambda: any(
            name(label).startswith('Clara, ') for label in walk(statistics) if role(label) == 'label'))
        program.wait_for('won and lost', lambda: any(
            name(label).endswith(' won') for label in walk(statistics) if role(label) == 'label'))
        program.find('image', None, statistics)


def test_reviews():
    with games(60, n_reviewed=40) as program:
        expect_title(program, '60 games')
        statistics = program.find('panel', 'Statistics')

        def said():
            return [name(label) for label in walk(statistics) if role(label) == 'label']

        program.wait_for('luck and errors of those with most games', lambda: any(
            sentence.startswith(('Ann: ', 'Ben: ')) and 'lucky; a decision cost ' in sentence for sentence in said()))
        expect('Against yourself: you play better as Black.' in said(), True, 'what is said of solo games')
        expect('6 without a result' in said(), True, 'what the results leave out')
        program.wait_for('luck on a card', lambda: any(' Luck: ' in sentence for sentence in tiles(program)))
        choose(program, 'David,')
        program.wait_for('that there are too few', lambda: any(
            sentence.startswith('David: too few games to tell (') for sentence in said()))
        program.wait_for('that nothing can be told', lambda: not any(
            sentence.endswith(('for White.', 'for Black.')) for sentence in said()))


def play_by_handicap(program):
    """Presses the first way to play of Eva and Fritz."""
    statistics = program.find('panel', 'Statistics')

    def handicap():
        return next((b for b in walk(statistics) if role(b) == 'push button' and name(b) == 'Handicap' and area(b)[2] > 0), None)

    expect(handicap(), None, 'a handicap of all games')
    choose(program, 'Eva and Fritz')
    program.click(program.wait_for('the handicap', handicap))
    said = program.wait_for('what is said', lambda: [
        name(label) for label in walk(program.frame) if role(label) == 'label' and 'Elo stronger in' in name(label)])
    expect(said[0].startswith('Eva scored 80% of the points and is about '), True, 'who is stronger')
    program.wait_for('of whom it is reckoned', lambda: any(
        name(label).endswith('not from games between people.') for label in walk(program.frame) if role(label) == 'label'))
    program.click(program.wait_for('a way to play', lambda: next(
        (b for b in walk(program.frame) if role(b) == 'push button' and name(b) == 'Play'), None)))


def test_handicap():
    with games(100, n_uneven=75) as program:
        expect_title(program, '100 games')
        play_by_handicap(program)
        program.wait_for('what was told', lambda: program.told()[:1] == ['handicap'])
        expect("'Eva'" in ' '.join(program.told()) and "'Fritz'" in ' '.join(program.told()), True, 'both names')
        program.wait_until('the popover', lambda: any('Elo stronger' in name(label) and area(label)[2] > 0
                                                      for label in walk(program.frame) if role(label) == 'label'), False)


@contextlib.contextmanager
def whole_program(*counts):
    """With so many games; see fill-shelf.c."""
    command = Program.command
    with tempfile.TemporaryDirectory(dir=os.environ['HOME']) as folder:
        os.environ['XDG_DATA_HOME'] = folder
        subprocess.run([FILL, os.path.join(folder, 'alea'), *map(str, counts)], check=True)
        Program.command = os.environ['ALEA_TEST_ALEA']
        try:
            program = Program()
            yield program
            program.close()
        finally:
            Program.command = command
            del os.environ['XDG_DATA_HOME']


def test_handicap_game():
    """In the whole program, where a game begins."""
    with whole_program(100, 0, 75) as program:
        program.keys('ctrl+g')
        play_by_handicap(program)
        for words in 'White · Fritz', 'Black · Eva':
            program.wait_for(f'{words!r}', lambda: any(
                words in name(label) for label in walk(program.frame) if area(label)[2] > 0))


def find_over(program):
    """The first two games that are over."""
    expect_tiles(program, 6)
    return [sentence for sentence in tiles(program) if 'Unfinished' not in sentence][:2]


def test_one_game_after_another():
    """Each begins while one lies on the table; the focus stays where it was."""
    with whole_program(5) as program:
        play = harness.Play(program, 'Play Chess')
        play.write('e4')
        table.choose(program, 'Black Resigns…')
        act(button(program, 'Black Resigns'))
        program.wait_alone()
        play.expect_sentence('Black has resigned: White wins.')

        program.keys('ctrl+g')
        program.wait_until('the title', program.title, 'Games')
        lying, other = find_over(program)
        program.click(tile(program, lying))
        program.keys('Right')
        program.wait_until('what is selected', lambda: list(map(name, selected(program))), [other])
        act(button(program, 'Review'))
        program.find('label', 'Chances of winning')
        program.keys('ctrl+g')
        program.wait_until('the title', program.title, 'Games')
        program.wait_for('the focus on it', lambda: has(tile(program, other), StateType.FOCUSED))


def test_newest_is_seen():
    """A game that was begun meanwhile stands first, and has the focus."""
    def first():
        cells = children(program.find('table', 'Games'))
        return [(name(cell), area(cell)[1] >= area(program.find('table', 'Games'))[1]) for cell in cells
                if has(cell, StateType.FOCUSED)]

    with whole_program(8) as program:
        program.resize(360, 640)
        program.keys('ctrl+g')
        program.wait_for('the focus', first)
        act(button(program, 'Back'))
        play = harness.Play(program, 'Play Chess')
        play.write('e4')
        play.expect_sentence('Black to move.')
        program.keys('ctrl+g')
        program.wait_until('the title', program.title, 'Games')
        program.wait_until('what has the focus', first, [('Chess. Unfinished. Move 1, Black to move. Today.', True)])


def test_sort():
    with games(5) as program:
        expect_tiles(program, 5)
        expect('Unfinished' in tiles(program)[0], True, 'the one in progress first')
        act([b for b in walk(button(program, 'Sort order')) if role(b) == 'push button'][-1])
        act(program.find('menu item', 'Longest First'))
        program.wait_alone()

        def moves(sentence):
            return int(next(word for word in sentence.replace(',', '').split() if word.isdigit()))

        def is_in_order():
            numbers = [moves(sentence) for sentence in tiles(program) if sentence]
            return len(numbers) == 5 and numbers == sorted(numbers, reverse=True)

        program.wait_for('the order', is_in_order)


# --- one game

def test_go_on_and_look_through():
    with games(5) as program:
        expect_tiles(program, 5)
        waiting = next(sentence for sentence in tiles(program) if 'Unfinished' in sentence)
        program.click(tile(program, waiting))
        program.wait_for('the way on', lambda: area(button(program, 'Continue'))[2] > 0)
        act(button(program, 'Continue'))
        program.wait_until('what was told', lambda: program.told()[::2], ['go-on'])
        act(button(program, 'Look Through'))
        program.wait_until('what was told', lambda: program.told()[::2], ['go-on', 'review'])

        # A game that is over cannot be gone on with; Return looks through it.
        program.keys('Right', 'Return')
        program.wait_until('what was told', lambda: program.told()[::2], ['go-on', 'review', 'review'])
        expect(program.look_for('push button', 'Continue'), None, 'no way on')
        expect(len(set(program.told()[1::2])), 2, 'two games')


def test_delete_and_undo():
    with games(5) as program:
        expect_tiles(program, 5)
        program.click(tile(program, tiles(program)[1]))
        program.wait_for('a selection', lambda: bar_is_there(program))
        gone = tiles(program)[1]
        program.keys('Delete')
        expect_title(program, '4 games')
        expect(gone in tiles(program), False, 'the game')
        act(button(program, 'Undo'))
        expect_title(program, '5 games')
        program.wait_for('the game', lambda: gone in tiles(program))

        program.click(tile(program, gone))
        program.keys('Delete')
        expect_title(program, '4 games')
        program.keys('ctrl+z')
        expect_title(program, '5 games')


def test_favorite():
    with games(5) as program:
        expect_tiles(program, 5)
        program.click(tile(program, tiles(program)[0]))
        program.wait_for('a selection', lambda: bar_is_there(program))
        program.click(program.find('push button', 'Favourite'))
        program.find('list item', 'Favourites, 1 game')
        choose(program, 'Favourites')
        expect_title(program, '1 of 5 games')


# --- many games

def answer(program, path):
    """The file dialog, by typing a whole path."""
    program.wait_for('the dialog', lambda: len(program.windows()) > 1)
    entry = program.wait_for('the name', lambda: next(
        (widget for widget in walk(list(children(program.application))[-1])
         if role(widget) == 'text' and has(widget, StateType.FOCUSED)), None))
    program.write_path(entry, path)
    program.keys('Return')
    program.wait_alone()


def choose_file(program, path):
    """The dialog knows of a file a moment after it is named."""
    program.wait_for('the dialog', lambda: len(program.windows()) > 1)
    program.keys('ctrl+l')
    entry = program.wait_for('the entry', lambda: next(
        (widget for widget in walk(list(children(program.application))[-1])
         if role(widget) == 'text' and has(widget, StateType.FOCUSED)), None))
    program.write_path(entry, path)

    def is_closed():
        if len(program.windows()) > 1:
            program.keys('Return')
        return len(program.windows()) == 1

    program.wait_for('the end of the dialog', is_closed)


def test_export_several():
    with games(5) as program:
        expect_tiles(program, 5)
        program.click(tile(program, tiles(program)[0]))
        program.keys('ctrl+a')
        program.wait_for('all of them', lambda: all(
            has(cell, StateType.SELECTED) for cell in children(program.find('table', 'Games'))))
        path = os.path.join(program.folder, 'all.pgn')
        act(button(program, 'Export as PGN'))
        answer(program, path)
        program.find('status bar', '5 games were exported to “all.pgn”.')
        with open(path, encoding='utf-8') as file:
            expect(file.read().count('[White '), 5, 'games in the file')


def test_import():
    game = '[White "Eva"]\n[Black "Frank"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n\n'
    with games(5) as program:
        expect_tiles(program, 5)
        path = os.path.join(program.folder, 'some.pgn')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(3 * game + '[White "X"]\n\n1. e4 Qxz9 *\n\n')
        act(button(program, 'Import Games'))
        choose_file(program, path)
        program.find('status bar', '3 games were imported. 1 game could not be read. '
                     'See “some.pgn”, line 21, column 7: “Qxz9” does not look like a move.')
        expect_title(program, '8 games')
        choose(program, 'Eva,')
        expect_tiles(program, 3, 'Eva and Frank', 'Eva won')


def test_names_that_deceive():
    """Characters that turn the direction, or are not seen, are shown as what they are."""
    game = '[White "Eva\u202exx"]\n[Black "Fr\u200bank"]\n[Event "\u2066"]\n[Result "1-0"]\n\n1. e4 e5 1-0\n\n'
    with games(0) as program:
        path = os.path.join(program.folder, 'some.pgn')
        with open(path, 'w', encoding='utf-8') as file:
            file.write(3 * game)
        act(button(program, 'Import Games…'))
        choose_file(program, path)
        expect_tiles(program, 3, 'Eva�xx and Fr�ank', 'Eva�xx won')
        program.wait_for('the filter', lambda: any(name(row).startswith('Eva�xx') for row in walk(program.frame)))
        program.wait_for('the result', lambda: any('Eva�xx and Fr�ank, 3 games' in text(label) for label in walk(program.frame)
                                                   if role(label) == 'label'))
        raw = [words for widget in walk(program.frame) for words in (name(widget), role(widget) == 'label' and text(widget))
               if words and set(words) & set('\u202e\u200b\u2066')]
        expect(raw, [], 'what is shown as it is')


def test_import_is_cancelled():
    """None of the games are there then."""
    game = '[White "Eva"]\n[Black "Frank"]\n[Result "1-0"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0\n\n'
    with games(5) as program:
        expect_tiles(program, 5)
        path = os.path.join(program.folder, 'many.pgn')
        with open(path, 'w', encoding='utf-8') as file:
            for _ in range(200):
                file.write(1000 * game)
        act(button(program, 'Import Games'))
        choose_file(program, path)
        act(button(program, 'Cancel'))
        program.wait_for('its end', lambda: program.look_for('push button', 'Cancel') is None)
        expect_title(program, '5 games')


# --- narrow

def test_narrow():
    with games(5, '360x640') as program:
        program.wait_until('rows', lambda: len({area(cell)[0] for cell in children(program.find('table', 'Games'))}), 1)
        expect_tiles(program, 5)
        filters = program.look_for('list', 'Show')    # of what is out of sight newer versions of GTK tell nothing
        expect(0 if filters is None else area(filters)[2], 0, 'the width of the filters')
        program.click(program.find('push button', 'Filters and Statistics'))
        program.wait_for('the filters', lambda: area(program.find('list', 'Show'))[2] > 300)
        choose(program, 'Unfinished')
        program.keys('Escape')
        program.wait_for('the games again', lambda: area(program.find('table', 'Games'))[2] > 300)
        expect_title(program, '1 of 5 games')
        expect_tiles(program, 1)
        program.click(tile(program, tiles(program)[0]))
        program.wait_for('a selection', lambda: bar_is_there(program))
        left, _, width, _ = area(button(program, 'Continue'))
        expect(left + width <= 360, True, 'all buttons within the window')


harness.main()
