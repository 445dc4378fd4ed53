# test-keyboard.py: a game by the keyboard alone, and where the focus is meanwhile
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import harness
from harness import Failure, Play, Program, expect, name, text
from table import focused, focused_but, tab_to

PAUSE = 0.1
GAMES = ['Jepps Random Chess', 'Chess960', 'Guardener Chess', 'Random Move Number Chess', 'Chess']
LATE = 2     # seconds until everything has been told


def expect_focus(program, wanted):
    program.wait_until('the focus', lambda: focused(program), wanted)


class Board(Play):
    """The play screen of a game that has begun, however it was."""

    def __init__(self, program):
        self.program = program
        self.page = program.find_page('Game table')
        board = program.wait_for('the board', self._find_board)
        self.squares = harness.Squares(board)
        self.sentence_label = program.find('status bar')

    def move(self, start, end, label):
        """With the focus on every square on the way as it should be."""
        self.cross(start)
        self.expect_label(start, label)
        self.cross(end)
        self.program.wait_until('the focus on the end', lambda: focused(self.program) == (
            'push button', name(self.squares[end])), True)


def test_who_types_at_once():
    """The field stays, also when a screen reader is told of the window a moment later."""
    program = Program('--new', 'chess')
    program.keys('slash')
    entry = program.find('text', 'Type a move')
    program.type('e')
    program.wait_until('what is typed', lambda: text(entry), 'e')
    end = time.monotonic() + LATE
    while time.monotonic() < end:
        program.forget()
        expect((text(entry), focused(program)), ('e', ('text', 'Type a move')), 'what is typed, and where')
        time.sleep(PAUSE)
    program.close()


def test_letters_are_searched_for():
    """From any card of the guide; a page with a board has no search."""
    program = Program()
    program.keys('F1')
    program.wait_until('whether a card has the focus', lambda: (focused(program) or ('', ''))[0], 'push button')
    program.type('J22')
    expect_focus(program, ('entry', 'Search pages and rules'))
    entry = program.find('entry', 'Search pages and rules')
    program.wait_until('what is looked for', lambda: text(entry), 'J22')
    program.find_page('Search results')
    program.keys('Escape', 'Escape')
    program.wait_until('the title', program.title, 'Alea')

    harness.act(program.find('push button', 'Take the Tour'))
    program.wait_until('the title', program.title, 'The two-minute tour')
    program.type('J')
    program.keys('Escape', 'Escape')
    program.wait_until('the title', program.title, 'Alea')
    program.close()


def begin_chess(program):
    """Something has the focus from the beginning; all cards are passed, and
    each button says of which game it is."""
    first = program.wait_for('a focus', lambda: focused_but(program, None))
    passed = [first] + tab_to(program, ('push button', 'Play Chess'))
    for title in ['Jepps Random Chess', 'Chess960', 'Guardener Chess', 'Random Move Number Chess']:
        if ('push button', f'Play {title}') not in passed:
            raise Failure(f'{title} was not passed: {passed}')
    program.keys('space')
    board = Board(program)
    board.expect_sentence('White to move.')
    expect_focus(program, ('push button', 'a1, white rook'))
    return board


def ask(program, board):
    """Keys that say what can be seen, and move the focus nowhere."""
    for key, answer in [
            ('s', 'White to move.'),
            ('l', 'Nobody has moved yet.'),
            ('d', 'No dice have been rolled.'),
            ('c', 'Neither side has lost a piece.'),
            ('t', 'This game is played without a clock.'),
            ('m', 'The piece on a1 has nowhere to go.'),
            ('w', 'White has king e1; queen d1; rooks a1, h1; bishops c1, f1; knights b1, g1; '
                  'pawns a2, b2, c2, d2, e2, f2, g2, h2.'),
            ('o', 'Black has king e8; queen d8; rooks a8, h8; bishops c8, f8; knights b8, g8; '
                  'pawns a7, b7, c7, d7, e7, f7, g7, h7.')]:
        program.keys(key)
        program.expect_spoken(answer)
        board.expect_sentence(answer)
        expect_focus(program, ('push button', 'a1, white rook'))
    board.go('b1')
    program.keys('m')
    program.expect_spoken('From b1: a3, c3.')


def type_a_move(program, board, move):
    """The slash goes to the entry, and away with a move that was refused; F6
    goes back to the board."""
    program.keys('slash')
    expect_focus(program, ('text', 'Type a move'))
    program.type('Nf9')
    program.keys('Return')
    board.expect_sentence('“Nf9” does not look like a move.')
    program.keys('slash')
    program.type(move)
    program.keys('Return')
    board.expect_last(move)
    program.keys('F6')
    program.wait_for('the board', lambda: board.cursor())


def use_the_menu(program, board):
    """Opened and left again, the focus is where it was."""
    before = focused(program)
    program.keys('F10')
    program.wait_for_windows(2)
    program.keys('Escape')
    program.wait_alone()
    expect_focus(program, before)


def test_game():
    program = Program()
    board = begin_chess(program)
    ask(program, board)
    board.move('f2', 'f3', 'white pawn, lifted')
    program.expect_spoken('White: pawn from f2 to f3. Black to move.')
    use_the_menu(program, board)
    board.move('e7', 'e5', 'black pawn, lifted')
    type_a_move(program, board, 'g4')

    program.keys('ctrl+z')
    board.expect_piece('g2', 'white pawn')
    program.keys('ctrl+shift+z')
    board.expect_piece('g4', 'white pawn')
    program.keys('l')
    program.expect_spoken('White: pawn from g2 to g4.')

    board.move('d8', 'h4', 'black queen, lifted')
    program.expect_spoken('Black: queen from d8 to h4. Checkmate: Black wins.')
    expect(board.label('e1'), 'white king, checkmate', 'the king')
    program.close()


def test_start_by_arrows():
    """Along the buttons of all cards, and back; what stands above them is a row of its own."""
    program = Program()
    for width, games in (1200, GAMES), (1000, GAMES[:3]):
        program.resize(width, 760)
        buttons = [('push button', f'{what} {game}') for game in games for what in ('Play', 'Learn')]
        expect_focus(program, buttons[0])
        for key, row in ('Right', buttons[1:]), ('Left', buttons[-2::-1]):
            for button in row:
                program.keys(key)
                expect_focus(program, button)

    program.keys('Up')
    above = [('push button', label) for label in
             ('House Rules for Jepps Random Chess', 'Other ways to begin', 'House Rules for Guardener Chess')]
    expect_focus(program, above[0])
    for key, row in ('Right', above[1:]), ('Left', above[-2::-1]):
        for button in row:
            program.keys(key)
            expect_focus(program, button)
    program.close()


def test_resignation():
    """From the menu by its letters, through the question, to the end."""
    program = Program()
    board = begin_chess(program)
    program.keys('alt+e')
    program.wait_for_windows(2)
    program.find('menu item', 'White Resigns…')
    program.keys('w')
    program.find('label', 'Black wins.')
    expect_focus(program, ('push button', 'Cancel'))
    program.keys('Tab')
    expect_focus(program, ('push button', 'White Resigns'))
    program.keys('Return')
    program.wait_alone()
    board.expect_sentence('White has resigned: Black wins.')
    program.close()


if __name__ == '__main__':
    harness.main()
