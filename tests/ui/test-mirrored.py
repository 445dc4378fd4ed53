# test-mirrored.py: a language whose lines run from the right
#
# What stands beside a board changes sides.  The board itself does not, nor what
# is written on it: a1 is at White's left hand in every language.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import ring
from harness import area, children, expect, name, walk
from pseudo import PseudoProgram, say


def find_board(program):
    """By its squares: other boards are pictures."""
    def look_for_board():
        for widget in walk(program.frame):
            if name(widget) == say('Board') and len(list(children(widget))) >= 64 and area(widget)[2] > 0:
                return widget
        return None

    def read_squares():
        squares = {name(square).lstrip('[').split(',')[0]: square for square in children(board)}
        return squares if {'a1', 'h1', 'a8'} <= squares.keys() else None

    board = program.wait_for('the board', look_for_board)
    return program.wait_for('its squares', read_squares)


def left(widget):
    return area(widget)[0]


def right(widget):
    return area(widget)[0] + area(widget)[2]


def expect_order(what, *widgets):
    """From the left."""
    lefts = [left(widget) for widget in widgets]
    expect(lefts, sorted(lefts), what)


def expect_unmirrored(squares, first='a1', last='h1'):
    expect_order('the files', squares[first], squares[last])
    if area(squares['a8'])[1] >= area(squares['a1'])[1]:
        raise harness.Failure('the eighth rank is not at the top')


def test_play():
    program = PseudoProgram('--new', 'chess', from_right=True)
    squares = find_board(program)
    expect_unmirrored(squares)
    moves = program.find('list', say('Moves'))
    expect_order('list and board', moves, squares['a1'])

    for move in ('e4', 'e5', 'Nf3'):
        program.keys('slash')
        program.find('text', say('Type a move'))
        program.type(move)
        program.keys('Return')
        program.find('push button', move, moves)
    e4, e5, knight = (program.find('push button', move, moves) for move in ('e4', 'e5', 'Nf3'))
    expect_order('Black’s move and White’s', e5, e4)
    program.wait_until('how far apart the moves of White begin', lambda: right(knight) - right(e4), 0)
    program.close()


def test_tab():
    """As it is read."""
    harness.set_settings(gtk_enable_animations=0, gtk_cursor_blink=0)
    program = PseudoProgram('--new', 'jepps', '--seed=188', from_right=True)
    program.keys('space')
    program.settle()
    ring.check(program, 'play from the right', from_right=True)
    program.close()


def test_arrow_keys():
    """They are about the board, not about the language."""
    program = PseudoProgram('--new', 'chess', from_right=True)
    squares = find_board(program)
    program.click(squares['e3'])

    def cursor():
        return next((key for key, square in squares.items() if harness.has(square, harness.StateType.FOCUSED)), None)

    program.wait_until('the cursor', cursor, 'e3')
    program.keys('Right')
    program.wait_until('the cursor', cursor, 'f3')
    program.keys('Left', 'Left')
    program.wait_until('the cursor', cursor, 'd3')
    program.close()


def test_terraces_and_dice():
    program = PseudoProgram('--new', 'guardener', '--seed=50', from_right=True)
    squares = find_board(program)
    expect_unmirrored(squares)
    expect_order('the terraces', squares['w3'], squares['a3'], squares['h3'], squares['z3'])
    expect_order('dice and board', program.find('panel', say('Dice')), squares['w3'])
    program.close()


def test_other_screens():
    program = PseudoProgram(from_right=True)
    expect_order('two cards', program.find('panel', say('Chess960')), program.find('panel', say('Jepps Random Chess')))

    program.keys('ctrl+e')
    program.expect_drawn('_Play from Here')
    squares = find_board(program)
    expect_unmirrored(squares)
    expect_order('pieces and board', program.find('panel', say('Pieces to add')), squares['a1'])
    program.close()


if __name__ == '__main__':
    harness.main()
