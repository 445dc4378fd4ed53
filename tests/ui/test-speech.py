# test-speech.py: what a screen reader says, however late it comes to it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
import table
from harness import Atspi, Play, Program, act, do, expect, hear, name, set_animations, text, tree


castlings = importlib.import_module('test-castling')
editors = importlib.import_module('test-editor')


class Reader:
    """Takes note of everything at once, but reads the name of a window only
    when all is over, as Orca 43 does on a machine that has much to do.  A name
    that is no other than the one it read when the focus last moved is not
    spoken, nor is that of a window that is not used.  What GTK announces is."""

    EVENTS = ('object:property-change:accessible-name', 'object:state-changed:focused',
              'window:') + (('object:announcement',) if harness.ANNOUNCES else ())

    def __init__(self):
        hear()    # what others have still to be told
        self.is_used = True
        self.focused = None    # what had it last
        self.events = []
        self.listener = Atspi.EventListener.new(self._note)
        for event in self.EVENTS:
            self.listener.register(event)

    def attend(self, program):
        self.program = program
        self.frame = program.frame
        return self

    def _note(self, event):
        """A program tells its first focus twice, in case that nobody listened: what
        was heard is no news, and nothing is read for it.  Older versions of GTK tell
        the name of the window after that, with newer ones it may come later."""
        if event.type == 'object:state-changed:focused' and event.detail1:
            is_known = event.source.path == self.focused
            self.focused = event.source.path
            if harness.ANNOUNCES and is_known:
                return
        self.events.append((event.type, event.source.path, event.detail1, event.any_data))

    def _spoken(self):
        """What it says of all that it has noted; which stays noted."""
        self.program.forget()
        known = None
        said = []
        is_used = self.is_used
        for kind, path, gained, value in self.events:
            is_frame = path == self.frame.path
            if kind == 'object:state-changed:focused' and gained:
                known = name(self.frame)
            elif is_frame and kind.startswith('window:'):
                is_used = kind == 'window:activate'
            elif is_frame and kind.startswith('object:announcement'):
                said.append(value)
            elif is_frame and is_used and kind.endswith('accessible-name') and value != known:
                known = value
                if value:
                    said.append(value)
        return said

    def has_heard(self, value):
        """Whether the window has come to be called so, or said so, spoken or not."""
        hear()
        return any(path == self.frame.path and kind.split(':')[1] != 'state-changed' and name == value
                   for kind, path, _, name in self.events)

    def hear(self):
        hear()
        return self._spoken()

    def expect(self, *sentences):
        """That it says just this since it was last asked."""
        self.program.wait_until('what is said', self.hear, list(sentences))
        self.events.clear()


def start(*arguments):
    """A program that has said its own name, which newer versions of GTK do before
    anybody listens.  Dice that need not be watched do not tumble."""
    set_animations(False)
    reader = Reader()
    program = Program(*arguments)
    program.wait_for('its own name', lambda: reader.attend(program).has_heard('Alea')
                     or harness.ANNOUNCES and reader.focused)
    reader.events.clear()
    return program, reader


def begin(game, seed='188'):
    program, reader = start('--seed=' + seed)
    return program, Play(program, f'Play {game}'), reader


def test_start():
    """What has the focus is told once it is known what it is, and only then
    what is due."""
    heard = []

    def note(event):
        try:
            if event.source.get_application().get_name() == 'alea' and event.source.get_role() in (
                    Atspi.Role.PUSH_BUTTON, Atspi.Role.FRAME):
                heard.append((event.type, event.detail1 == 1 and event.source.get_name(), event.any_data))
        except (AttributeError, tree.Error):
            pass    # told too early: nothing is known of it

    listener = Atspi.EventListener.new(note)
    for event in Reader.EVENTS:
        listener.register(event)
    program = Program('--new', 'chess')
    program.expect_spoken('White to move.')
    hear()
    focus = [i for i, (kind, focus, _) in enumerate(heard) if kind == 'object:state-changed:focused' and focus]
    spoken = [i for i, (_, _, value) in enumerate(heard) if value == 'White to move.']
    expect(len(focus) > 0 and len(spoken) == 1 and focus[-1] < spoken[0], True, f'the focus, then what is due: {heard}')
    expect(heard[focus[-1]][1], 'a1, white rook', 'what has the focus')
    program.close()


def test_new_game():
    """Its name, and what is due, though the focus moves to the board."""
    program, _, reader = begin('Jepps Random Chess')
    due = 'White: roll both dice. They decide which pieces you may place on a1.'
    reader.expect('Jepps Random Chess', due)
    program.keys('space')
    reader.expect('2 and 3: choose the knight or the bishop for a1.')
    program.close()


def test_set_up():
    """A roll that does not count says that it is repeated, and nobody else; a
    double is answered by a key, and so says the question."""
    program, _, reader = begin('Jepps Random Chess')
    square = 'White: roll both dice. They decide which pieces you may place on '
    reader.expect('Jepps Random Chess', square + 'a1.')
    for meaning, key, news in [
            ('2 and 3: choose the knight or the bishop for a1.', '1', 'White: knight to a1. ' + square + 'b1.'),
            ('3 and 5: choose the bishop or the queen for b1.', '1', 'White: bishop to b1. ' + square + 'c1.'),
            ('1 and 1: place the king on c1, or roll again. Ctrl+R rolls again.', 'k',
             'White: king to c1. ' + square + 'd1.'),
            ('3 and 2: of the pieces offered, only the knight can go to d1.', '2',
             'White: knight to d1. ' + square + 'e1.'),
            ('6 and 4: a 6 is a free choice. Choose any remaining piece for e1.', 'b',
             'White: bishop to e1. ' + square + 'f1.'),
            ('3 and 1: no piece offered can go to f1. Roll again.', None, None),
            ('3 and 5: of the pieces offered, only the queen can go to f1.', None, None)]:
        program.keys('space')
        reader.expect(meaning)
        if key:
            program.keys(key)
            reader.expect(news)
    program.keys('2', 'space')
    program.expect_spoken('3 and 3, an odd double: Black may accept Reverse or roll again. '
                          'Ctrl+R rolls again. Ctrl+Return accepts.')
    program.keys('ctrl+Return')
    program.expect_spoken('Black accepts Reverse: Black’s pieces match White’s, on the opposite files. '
                          'White to move.')
    program.close()


def test_double():
    """It is given up by a key, and so is the turn; where there is nothing to
    give up, the key says what to do."""
    program, play, reader = begin('Guardener Chess', '849')
    reader.expect('Guardener Chess', 'White: roll both dice.')
    program.keys('space')
    program.wait_for('the roll', lambda: program.spoken().startswith('White rolls 3-2'))
    act(play.squares['b1'], 'square.activate')
    act(play.squares['c3'], 'square.activate')
    program.expect_spoken('White: knight from b1 to c3. Black: roll both dice.')
    program.keys('space')
    program.wait_for('the roll', lambda: program.spoken().startswith('Black rolls 3-1'))
    program.keys('ctrl+Return')
    program.expect_spoken('Black passes and cannot pass again in this game. White: roll both dice.')
    program.keys('space')
    program.expect_spoken('White rolls a double, 3-3: any piece may move or capture, or the dice may be rolled again. '
                          'Ctrl+R rolls again.')
    program.keys('s')
    program.expect_spoken('White: a double! Move or capture with any piece, or roll again. Ctrl+R rolls again.')
    program.keys('ctrl+r')
    due = 'White: roll both dice again. Another double opens the terrace with that number.'
    program.expect_spoken('White gives up the double 3-3 to roll again. ' + due)
    program.keys('ctrl+r')
    program.expect_spoken(due)
    program.keys('space')
    program.wait_for('the roll', lambda: program.spoken().startswith('White rolls 2-4, which replaces the '
                                                                        'double. White: move '))
    program.close()


def test_castling():
    """One sentence for both pieces, whatever key or press did it; rooks alone may
    move."""
    set_animations(False)
    program, play = castlings.begin_with_number(250)
    reader = Reader().attend(program)
    play.write_all('e4 e5 Qf3 Qf6')
    program.expect_spoken('Black: queen from d8 to f6. White to move.')
    hear()
    reader.events.clear()
    program.keys('ctrl+shift+0')
    reader.expect('White castles on the a-side: king c1, rook d1. Black to move.')
    program.keys('ctrl+z')
    reader.expect('Undone. White to move.')
    play.activate('c1', 'b1')
    reader.expect('White castles on the a-side: king c1, rook d1. Black to move.')
    program.close()


def test_throw_off():
    """A tie is told once."""
    program, _, reader = begin('Random Move Number Chess', '16923')
    first = 'First player, roll the die: the higher roll gets White.'
    second = 'Second player, roll the die: the higher roll gets White, and after a tie you both roll again.'
    reader.expect('Random Move Number Chess', first)
    program.keys('space')
    reader.expect('The first player rolls 2 for colours. ' + second)
    program.keys('space')
    reader.expect('2 again: a tie. Both players roll once more. ' + first)
    program.keys('space')
    reader.expect('The first player rolls 2 for colours. ' + second)
    program.keys('space')
    reader.expect('The second player rolls 4 against 2 and gets White. '
                  'White to move: the first move is made without the die.')
    program.close()


def test_result():
    """After a question in a window of its own, and before the next game."""
    program, play, reader = begin('Chess')
    reader.expect('Chess', 'White to move.')
    act(play.squares['e2'], 'square.activate')
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    # There is no window manager to do it.
    program.screen.focus(program.window_ids()[0])
    reader.expect('White has resigned: Black wins.')
    act(program.find('push button', 'Play Again'))
    reader.expect('White to move.')
    program.close()


def test_lesson():
    """A page is read to its end, which is what it asks for."""
    program = Program()
    program.keys('F1')
    act(program.find('push button', 'Chess in brief, 0 of 10 done'))
    program.wait_for('the page', lambda: program.spoken().startswith('The board\n'))
    task = 'Pick the four squares in the middle: d4, e4, d5 and e5.'
    expect(program.spoken().split('\n')[-1], task, 'the end of the page')
    program.keys('Return')
    program.expect_spoken('No, a1 is not one of them.')
    program.keys('s')
    program.expect_spoken(task)
    program.keys('m')
    program.expect_spoken('The piece on a1 has nowhere to go.')
    program.keys('Tab', 'F6', 'Return')
    program.expect_spoken('No, a1 is not one of them.')
    program.close()


def test_lesson_with_dice():
    """What fell is told, as in a game."""
    set_animations(False)
    program = Program()
    program.keys('F1')
    act(program.find('push button', 'Guardener Chess, 0 of 17 done'))
    for page in ['A larger board, and no check', 'Terraces', 'How the Guardener moves',
                 'Its first move decides its colour', 'Which pieces may move?', 'The centre line']:
        program.wait_for(page, lambda page=page: program.spoken().startswith(page))
        act(program.find('push button', 'Next'))
    program.wait_for('the roll that is asked for', lambda: program.spoken().startswith('Over the line'))
    program.keys('space')
    program.expect_spoken('White rolls 1-2. White: move a pawn, the king or the Guardener.')
    program.close()


def open_page(program, words, title):
    """A page of the guide, beside the game that is played."""
    program.keys('F1')
    entry = program.find('entry', 'Search pages and rules')
    program.click(entry)
    program.type(words)
    act(program.find('push button', title))


def test_answers_in_a_lesson():
    """Their keys are for what the page asks, not for the game beside it; and
    in the practice room for what fell there."""
    program, play, _ = begin('Jepps Random Chess')
    program.resize(1200, 760)
    program.keys('space', '1', 'space', '1', 'space')
    program.wait_for('the double', lambda: program.spoken().endswith('Ctrl+R rolls again.'))
    open_page(program, 'a second try', 'Jepps Random Chess: Randomize, and a second try')
    program.wait_for('the page', lambda: program.spoken().startswith('Randomize, and a second try\n'))
    program.keys('space')
    program.expect_spoken('4 and 4, an even double: Black may accept Mirror or roll again. '
                          'Ctrl+R rolls again. Ctrl+Return accepts.')
    program.keys('ctrl+Return')
    program.expect_spoken('That means Mirror, because 4 is even. Try your luck and roll again.')
    program.keys('ctrl+0')
    program.wait_for('the task', lambda: program.spoken().startswith('You are Black.'))
    program.keys('ctrl+r')
    program.wait_for('what is due', lambda: program.spoken().startswith('Black: roll both dice. The mediator roll '))
    program.keys('ctrl+r')
    program.wait_for('the task', lambda: program.spoken().startswith('You are Black.'))
    program.keys('space')
    program.expect_spoken('3 and 6, one odd and one even: Randomize. Black rolls for every square from a8 to h8. '
                          '3 is odd and 6 is even: Randomize. Now Black rolls for a8.')
    expect(play.sentence(), 'White: place the king on c1, or roll again.', 'the game beside it')
    program.close()


def test_practice():
    """What fell is told, as in a game, and answered by the same keys."""
    program, reader = start()
    program.keys('F1')
    act(program.find('push button', 'Dice practice room'))
    program.wait_until('the title', program.title, 'Dice practice room')
    double = 'or roll again. Ctrl+R rolls again.'

    def roll():
        reader.events.clear()
        program.keys('space')
        return program.wait_for('the roll', lambda: [said for said in reader.hear() if ' and ' in said])[-1]

    program.wait_for('a double', lambda: roll().endswith(double))
    program.keys('ctrl+r')
    program.expect_spoken('White rolls again for a1. White: roll both dice. They decide which pieces you may '
                          'place on a1.')
    program.close()


def test_editor():
    """Says how pieces are put, and whether the position can be played when that
    changes."""
    program = Program()
    program.keys('ctrl+e')
    program.wait_for('the advice', lambda: program.spoken().startswith('Drag pieces onto the board'))
    program.find('push button', 'a1, white rook')
    program.keys('K')
    program.expect_spoken('Fix 1 problem to play this position')
    program.keys('s')
    program.expect_spoken('Fix 1 problem to play this position\nWhite has more than one king.')
    program.keys('o')
    program.wait_for('the pieces', lambda: program.spoken().startswith('Black has king e8; queen d8; '))
    program.keys('ctrl+z')
    program.expect_spoken('This position can be played.')
    program.close()


def test_two_at_once():
    """What was rolled does not take the place of what has become of the
    position, nor the other way round."""
    program, editor = editors.open_editor('--seed=7')
    editor.choose_game('Chess960')
    program.click(program.find('push button', 'b1, white knight'))
    program.keys('k')
    program.expect_spoken('Fix 1 problem to play this position')
    editors.open_arrays(editor)
    program.click(program.find('text', 'Your own rolls'))
    program.type('2 3 3 2 3')
    program.keys('Return')
    program.expect_spoken('This position can be played. Rolled: 2 3 3 2 3')
    program.close()


def test_undo():
    """Not as if the move before it had just been made."""
    program, play, reader = begin('Chess')
    reader.expect('Chess', 'White to move.')
    for start, end in ('e2', 'e4'), ('e7', 'e5'):
        act(play.squares[start], 'square.activate')
        act(play.squares[end], 'square.activate')
    program.expect_spoken('Black: pawn from e7 to e5. White to move.')
    program.keys('ctrl+z')
    program.expect_spoken('Undone. Black to move.')
    program.keys('ctrl+y')
    program.expect_spoken('Black: pawn from e7 to e5. White to move.')
    program.close()


def test_nothing_to_undo():
    """Said of a game, of a position and of a page of the guide, which is no
    place to undo the game beside it; what is typed comes first."""
    program, reader = start()
    program.keys('F1')
    entry = program.find('entry', 'Search pages and rules')
    program.wait_for('the first page', lambda: (table.focused(program) or '')[1:] == ('Play in five minutes, 0 of 16 done',))
    program.click(entry)
    program.type('x')
    program.wait_until('what is typed', lambda: text(entry), 'x')
    program.keys('ctrl+z')
    program.wait_until('what is typed', lambda: text(entry), '')
    reader.events.clear()
    program.keys('Escape')
    program.wait_for('its own name', lambda: reader.has_heard('Alea'))
    reader.events.clear()

    play = Play(program, 'Play Chess')
    reader.expect('Chess', 'White to move.')
    program.keys('ctrl+z')
    reader.expect('There is nothing to undo.')
    program.keys('ctrl+shift+z')
    reader.expect('There is nothing to redo.')
    expect(play.sentence(), 'White to move.', 'what is seen')
    play.cross('e2', 'e4')
    program.expect_spoken('White: pawn from e2 to e4. Black to move.')
    program.keys('ctrl+y')
    program.expect_spoken('There is nothing to redo.')
    open_page(program, 'by hand', 'Using Alea: Castling by hand')
    program.wait_for('the page', lambda: program.spoken().startswith('Castling by hand\n'))
    program.keys('ctrl+z')
    program.expect_spoken('There is nothing to undo.')
    play.expect_piece('e4', 'white pawn')
    program.keys('Escape', 'ctrl+e')
    program.wait_for('the advice', lambda: program.spoken().startswith('Drag pieces onto the board'))
    program.keys('ctrl+z')
    program.expect_spoken('There is nothing to undo.')
    program.close()


def test_same_again():
    """What is asked for twice is said twice."""
    program, _, reader = begin('Chess')
    reader.expect('Chess', 'White to move.')
    program.keys('c')
    reader.expect('Neither side has lost a piece.')
    program.keys('c')
    reader.expect('Neither side has lost a piece.')
    program.close()


def test_relocation():
    """And the mediator roll before it, which is answered by a key."""
    harness.keep_settings('first-own-dice=true', 'second-own-dice=true')
    program, play, reader = begin('Jepps Random Chess')
    for dice_and_piece in '14k', '23n', '31b', '42r', '54q', '45r':
        program.keys(*dice_and_piece)
    program.expect_spoken('White: rook to f1. The bishop needs a light square, so the knight goes to g1. Only the '
                          'bishop is left for h1. Black: roll both dice. The mediator roll decides whether Black’s '
                          'pieces mirror White’s, reverse their order or are rolled for.')
    program.keys('4', '4')
    program.expect_spoken('4 and 4, an even double: Black may accept Mirror or roll again. '
                          'Ctrl+R rolls again. Ctrl+Return accepts.')
    hear()
    reader.events.clear()
    program.keys('ctrl+Return')
    reader.expect('Black accepts Mirror: Black’s pieces match White’s, file by file. White to move.')
    play.write_all('d4 d5 Be3')
    program.wait_for('the bishop', lambda: program.spoken().startswith('White: bishop from c1 to e3. '))
    play.write('Be6')
    due = 'White to move. Instead of castling, the king may relocate once, ' \
          'to an empty home-rank square of the same colour.'
    program.expect_spoken('Black: bishop from c8 to e6. ' + due)
    hear()
    reader.events.clear()
    play.activate('a1', 'c1')
    reader.expect('White: the king relocates from a1 to c1. ' + due.replace('White', 'Black'))
    program.keys('ctrl+z')
    reader.expect('Undone. ' + due)
    program.close()


if __name__ == '__main__':
    harness.main()
