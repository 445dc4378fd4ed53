# test-play960.py: Chess960 as people play it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, StateType, act, area, expect, has, name

# What falls from the seed below, and what each roll means: three rolls do not
# count, each for a reason of its own.
SEED = '50'
ROLLS = [
    ('Roll the die: it decides which dark square the first bishop takes.',
     '6 does not count: there are only four dark squares. Roll again.', '1 roll so far, 1 without effect'),
    ('Roll the die: it decides which dark square the first bishop takes.',
     '3: the bishop goes to the third dark square, e1.', '2 rolls so far, 1 without effect'),
    ('Roll the die: it decides which light square the other bishop takes.',
     '6 does not count: there are only four light squares. Roll again.', '3 rolls so far, 2 without effect'),
    ('Roll the die: it decides which light square the other bishop takes.',
     '1: the bishop goes to the first light square, b1.', '4 rolls so far, 2 without effect'),
    ('Roll the die: it decides which empty square the queen takes.',
     '2: the queen goes to the second empty square, c1.', '5 rolls so far, 2 without effect'),
    ('Roll the die: it decides which empty square the first knight takes.',
     '4: the knight goes to the fourth empty square, g1.', '6 rolls so far, 2 without effect'),
    ('Roll the die: it decides which empty square the second knight takes.',
     '5 does not count: only four squares are empty. Roll again.', '7 rolls so far, 3 without effect'),
    ('Roll the die: it decides which empty square the second knight takes.',
     '1: the knight goes to the first empty square, a1. '
     'The king goes to f1, between the rooks: start number 216.', '8 rolls so far, 3 without effect'),
]
# What the list has of it: all in a row, and roll by roll.
SET_UP = 'Set-up NBQRBKNR'
ENTRIES = ['6', 'Be1', '6', 'Bb1', 'Qc1', 'Ng1', '5', 'Na1']
START = 'nbqrbknr/pppppppp/8/8/8/8/PPPPPPPP/NBQRBKNR'

# The game that follows: the way to move, the squares or the text, the square
# to look at, who stands there then, and what the list has of it.
GAME = [
    ('drag', 'g1 f3', 'white knight', 'Nf3'),
    ('click', 'h7 h5', 'black pawn', 'h5'),
    ('castle_by_choice', 'f1 g1', 'white king', 'O-O'),
    ('activate', 'h5 h4', 'black pawn', 'h4'),
    ('cross', 'g2 g4', 'white pawn', 'g4'),
    ('drag', 'h4 g3', 'black pawn', 'hxg3'),
    ('write', 'a3', 'white pawn', 'a3'),
    ('click', 'g3 h2', 'black pawn', 'gxh2+'),
    ('click', 'g1 g2', 'white king', 'Kg2'),
    ('promote', 'h2 h1', 'black knight', 'h1=N'),
    ('drag', 'f1 h1', 'white rook', 'Rxh1'),
    ('drag', 'h8 h1', 'black rook', 'Rxh1'),
    ('cross', 'g2 h1', 'white king', 'Kxh1'),
    ('write', 'b6', 'black pawn', 'b6'),
    ('activate', 'a1 b3', 'white knight', 'Nb3'),
    ('click', 'c8 b7', 'black queen', 'Qb7'),
    ('drag', 'h1 g2', 'white king', 'Kg2'),
    ('drag', 'd7 d5', 'black pawn', 'd5'),
    ('click', 'd2 d4', 'white pawn', 'd4'),
    ('cross', 'e8 c6', 'black bishop', 'Bc6'),
    ('write', 'Bd2', 'white bishop', 'Bd2'),
    ('castle_by_drag', 'f8 d8', 'black rook', 'O-O-O'),
    ('drag', 'd2 f4', 'white bishop', 'Bf4'),
    ('write', 'e7e6', 'black pawn', 'e6'),
    ('click', 'f4 c7', 'white bishop', 'Bxc7'),
    ('click', 'b8 c7', 'black bishop', 'Bxc7'),
    ('cross', 'c1 e3', 'white queen', 'Qe3'),
    ('drag', 'c8 b8', 'black king', 'Kb8'),
    ('activate', 'b3 c5', 'white knight', 'Nc5'),
    ('drag', 'b6 c5', 'black pawn', 'bxc5'),
    ('click', 'd4 c5', 'white pawn', 'dxc5'),
    ('write', 'e5', 'black pawn', 'e5'),
    ('drag', 'f3 e5', 'white knight', 'Nxe5'),
    ('cross', 'c7 e5', 'black bishop', 'Bxe5'),
    ('click', 'e3 e5', 'white queen', 'Qxe5+'),
    ('drag', 'b8 c8', 'black king', 'Kc8'),
    ('click', 'd1 h1', 'white rook', 'Rh1'),
    ('write', 'Re8', 'black rook', 'Re8'),
    ('drag', 'e5 g5', 'white queen', 'Qg5'),
    ('click', 'd5 d4', 'black pawn', 'd4+'),
    ('activate', 'f2 f3', 'white pawn', 'f3'),
    ('drag', 'e8 e2', 'black rook', 'Rxe2+'),
    ('click', 'g2 f1', 'white king', 'Kf1'),
    ('write', 'Bxf3', 'black bishop', 'Bxf3'),
]
END = 'n1k3n1/pq3pp1/8/2P3Q1/3p4/P4b2/1PP1r3/1B3K1R'


def begin_with_dice():
    program = Program('--seed=' + SEED)
    program.fill_screen()
    return program, Play(program, 'Play Chess960')


def roll_all(program, play):
    """Two presses: the second does not wait for the die to come to rest."""
    for _, meaning, count in ROLLS:
        program.keys('space', 'space')
        program.wait_until('the tray', play.tray, [meaning, count])


def test_setup_by_dice():
    program, play = begin_with_dice()
    expect(program.title(), 'Chess960', 'the title')
    play.expect_fen('8/pppppppp/8/8/8/8/PPPPPPPP/8')
    play.expect_label('c1', 'empty, gets the piece on a roll of 2')
    play.expect_label('d1', 'empty')

    ways = [
        lambda: program.keys('space'),
        lambda: program.click(program.find('push button', 'Roll the die')),
        lambda: act(program.find('push button', 'Roll the die')),
    ]
    for i, (guide, meaning, count) in enumerate(ROLLS):
        play.expect_sentence(guide)
        ways[i % 3]()
        program.wait_until('the tray', play.tray, [meaning, count])

    play.expect_sentence('White to move.')
    play.expect_fen(START)
    play.expect_label('a1', 'white knight, may move')
    play.expect_label('b1', 'white bishop')
    play.expect_label('f8', 'black king')
    play.expect_label('e2', 'white pawn, may move')
    play.expect_label('e4', 'empty')
    expect_set_up(program, play, is_open=False)
    program.find('label', 'Start 216 · Move 1')
    open_set_up(program, play)
    program.close()


def expect_set_up(program, play, is_open, behind=()):
    """One row for all the rolls, which follow it while it is open, and the moves behind."""
    program.wait_until('the list', lambda: [name(entry) for entry in play.entries()],
                       [SET_UP, *(ENTRIES if is_open else []), *behind])
    head = play.entries()[0]
    expect(has(head, StateType.EXPANDABLE), True, 'what the row of the set-up can do')
    program.wait_until('whether it is open', lambda: has(head, StateType.EXPANDED), is_open)
    expect([entry for entry in play.entries()[1:] if has(entry, StateType.EXPANDABLE)], [], 'what else opens')


def open_set_up(program, play):
    """By hand, and by itself while one of its rolls is looked at."""
    program.click(program.find('push button', SET_UP))
    expect_set_up(program, play, True)
    expect(play.entries()[1].get_description(), ROLLS[0][1], 'what the list says of a roll')
    program.click(program.find('push button', 'Be1'))
    play.expect_fen('4b3/pppppppp/8/8/8/8/PPPPPPPP/4B3')
    program.keys('alt+End')
    play.expect_fen(START)
    expect_set_up(program, play, True)

    play.write('g4')
    expect_set_up(program, play, True, ['g4'])
    table.tab_to(program, ('push button', 'g4'))
    program.keys('Home')
    program.wait_until('the focus', lambda: table.focused(program), ('push button', SET_UP))
    program.keys('space')
    expect_set_up(program, play, False, ['g4'])
    program.keys('Return')
    expect_set_up(program, play, True, ['g4'])
    program.keys('Down', 'Down')
    program.wait_until('the focus', lambda: table.focused(program), ('push button', 'Be1'))
    program.keys('Home', 'space')
    expect_set_up(program, play, False, ['g4'])
    program.keys('Down')
    program.wait_until('the focus', lambda: table.focused(program), ('push button', 'g4'))

    program.keys('Page_Up')
    play.expect_fen(START)
    expect_set_up(program, play, False, ['g4'])
    program.keys('Page_Up')
    expect_set_up(program, play, True, ['g4'])
    program.keys('Page_Down')
    expect_set_up(program, play, True, ['g4'])
    program.keys('Page_Down')
    expect_set_up(program, play, False, ['g4'])


# --- ways to move that need more than two squares

def castle_by_choice(program, play, king, square):
    """A plain move of the king goes to the same square, so it is asked."""
    play.click(king, square)
    program.find('push button', 'Move the king')
    program.keys('Escape')
    program.wait_alone()
    play.expect_piece(king, 'white king')
    play.expect_piece(square, 'empty')

    play.drag(king, square)
    program.click(program.find('push button', 'Move the king'))
    play.expect_piece(square, 'white king')
    play.expect_piece('h1', 'white rook')
    program.keys('ctrl+z')
    play.expect_piece(king, 'white king')

    play.drag(king, square)
    program.click(program.find('push button', 'Castle'))
    play.expect_piece('f1', 'white rook')


def castle_by_drag(program, play, king, rook):
    play.click(king)
    play.expect_label(king, 'black king, lifted')
    play.expect_label(rook, 'black rook, castles with the king')
    play.expect_label('c8', 'empty, the king may castle here')
    play.drag(king, rook)
    play.expect_piece('c8', 'black king')


def promote(program, play, pawn, square):
    play.drag(pawn, square)
    for kind in ('queen', 'rook', 'bishop', 'knight'):
        program.find('push button', f'black {kind}')
    program.keys('Escape')
    program.wait_alone()
    play.expect_label(pawn, 'black pawn, lifted')
    play.expect_piece(square, 'empty')

    play.click(square)
    program.click(program.find('push button', 'black knight'))


def make_move(program, play, way, words):
    special = {'castle_by_choice': castle_by_choice, 'castle_by_drag': castle_by_drag, 'promote': promote}
    if way in special:
        special[way](program, play, *words)
    else:
        getattr(play, way)(*words)


def play_all(program, play):
    for way, words, piece, entry in GAME:
        make_move(program, play, way, words.split())
        play.expect_last(entry)
        if way != 'write':
            play.expect_piece(words.split()[1], piece)
    play.expect_fen(END)


def test_whole_game():
    program, play = begin_with_dice()
    roll_all(program, play)
    play_all(program, play)
    play.expect_sentence('White to move.')
    undo_and_redo(program, play)
    look_back(program, play)
    flip(program, play)
    resign(program, play)
    program.close()


def undo_and_redo(program, play):
    undo = program.find('push button', 'Undo')
    redo = program.find('push button', 'Redo')

    # A roll is no decision: what is left is the start, and all its rolls.
    program.keys(*['ctrl+z'] * len(GAME))
    play.expect_fen(START)
    program.wait_until('undo', lambda: has(undo, StateType.SENSITIVE), False)
    play.expect_last(SET_UP)
    program.find('label', 'Start 216 · Move 1')

    program.click(redo)
    play.expect_last('Nf3')
    program.click(undo)
    play.expect_last(SET_UP)
    program.keys(*['ctrl+shift+z'] * len(GAME))
    play.expect_fen(END)
    program.wait_until('redo', lambda: has(redo, StateType.SENSITIVE), False)
    play.expect_last(GAME[-1][-1])


def look_back(program, play):
    back = 'Back to the Game'

    program.click(program.find('push button', 'dxc5'))
    play.expect_piece('c5', 'white pawn')
    play.expect_piece('c7', 'black bishop')
    play.expect_sentence('White: pawn from d4 takes pawn on c5.')
    program.keys('Page_Up')
    play.expect_piece('c5', 'black pawn')
    program.keys('Page_Up')
    play.expect_piece('c5', 'white knight')
    program.keys('Page_Down')
    play.expect_piece('c5', 'black pawn')
    expect(play.last_entry(), GAME[-1][-1], 'the end of the list while looking back')

    # Nothing can be played in the past, and trying changes nothing.
    play.click('c1')
    play.expect_sentence('This is an earlier position. Go to the last move to play on.')
    play.expect_piece('c5', 'black pawn')
    program.click(program.find('push button', back))
    play.expect_fen(END)
    play.expect_sentence('White to move.')
    expect(program.look_for('push button', back), None, 'the button of the past')

    program.keys('alt+Home')
    play.expect_sentence('This is how the game began.')
    play.expect_fen('8/pppppppp/8/8/8/8/PPPPPPPP/8')
    program.keys('alt+End')
    play.expect_fen(END)

    # The wheel over the board does the same.
    program.point(play.squares['e4'])
    harness.do('click', 4, 'click', 4)
    program.find('push button', back)
    harness.do('click', 5, 'click', 5)
    play.expect_fen(END)
    play.expect_sentence('White to move.')


def flip(program, play):
    a1, h8 = play.squares['a1'], play.squares['h8']
    here, there = area(a1), area(h8)

    program.keys('f')
    program.wait_until('the corner of a1', lambda: area(a1), there)
    expect(area(h8), here, 'the corner of h8')
    play.drag('f1', 'g1')
    play.expect_piece('g1', 'white king')
    program.keys('ctrl+z')
    play.expect_piece('f1', 'white king')
    program.keys('f')
    program.wait_until('the corner of a1', lambda: area(a1), here)


def resign(program, play):
    table.choose(program, 'White Resigns…')
    program.find('label', 'Black wins.')
    act(program.find('push button', 'Cancel'))
    program.wait_alone()
    expect(play.sentence(), 'White to move.', 'the sentence after not resigning')

    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    play.expect_sentence('White has resigned: Black wins.')
    play.expect_last('0-1')
    play.click('f1', 'g1')
    expect(play.piece('f1'), 'white king', 'a king after the end')


def test_checkmate():
    """A game that ends by itself, after one that is left."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write('e4')
    play.expect_last('e4')
    program.click(program.find('push button', 'New Game'))
    program.find('push button', 'Continue the Last Game')

    play = Play(program, 'Play Chess')
    play.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
    play.write_all('f3 e5 g4')
    play.write('Qg3')
    play.expect_sentence('A queen moves along ranks, files and diagonals.')
    play.drag('d8', 'h4')
    play.expect_sentence('Checkmate: Black wins.')
    play.expect_label('e1', 'white king, checkmate')
    play.expect_last('0-1')
    program.close()


if __name__ == '__main__':
    harness.main()
