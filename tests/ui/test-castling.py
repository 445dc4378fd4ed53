# test-castling.py: castling by each way there is, from any start
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Play, Program, expect


def open_ways():
    """The other ways to begin."""
    program = Program()
    card = program.find('panel', 'Chess960')
    program.click(program.find('push button', 'Other ways to begin', card))
    return program


def begin_with_number(number):
    program = open_ways()
    field = program.find('spin button', 'Start number, 0 to 959')
    program.click(field)
    program.keys('ctrl+a')
    program.type(number)
    program.wait_until('the number', lambda: harness.text(field), str(number))
    play = Play(program, 'Play This Number')
    play.expect_sentence('White to move.')
    program.find('label', f'Start {number} · Move 1')
    return program, play


def test_far():
    """King on c1, rook on f1: the king goes four files, which no step does."""
    program, play = begin_with_number(271)
    play.expect_fen('nrknqrbb/pppppppp/8/8/8/8/PPPPPPPP/NRKNQRBB')
    # The rook could not move either, but that was not the question.
    play.click('c1', 'f1')
    play.expect_sentence('Castling requires d1 to be empty.')
    play.write_all('f4 f5 Be3 Be6 Qg3 Qg6 Nc3 Nc6')
    play.click('c1')
    play.expect_label('g1', 'empty, the king may castle here')
    play.click('g1')
    play.expect_last('O-O')
    play.expect_piece('g1', 'white king')
    play.expect_piece('f1', 'white rook')
    play.expect_piece('c1', 'empty')
    expect(play.entries()[-1].get_description(), 'White castles on the h-side: king g1, rook f1.', 'the castling')

    play.write('0-0')
    play.expect_last('O-O')
    play.expect_fen('nr3rkb/ppppp1pp/2n1b1q1/5p2/5P2/2N1B1Q1/PPPPP1PP/NR3RKB')
    program.close()


def test_in_place():
    """King on c1, rook on b1: O-O-O moves the rook alone."""
    program, play = begin_with_number(250)
    play.expect_fen('nrkqbbnr/pppppppp/8/8/8/8/PPPPPPPP/NRKQBBNR')
    expect(program.look_for('push button', 'Castle on the a-side'), None, 'a button')
    play.write('O-O-O')
    play.expect_sentence('Castling requires d1 to be empty.')
    play.write_all('e4 e5 Qf3 Qf6')

    play.click('c1')
    play.expect_label('b1', 'white rook, castles with the king')
    play.click('c1')
    play.expect_label('c1', 'white king, may move')
    play.click('c1', 'b1')
    play.expect_last('O-O-O')
    play.expect_piece('c1', 'white king')
    play.expect_piece('d1', 'white rook')

    program.click(program.find('push button', 'Castle on the a-side'))
    play.expect_last('O-O-O')
    play.expect_fen('n1krbbnr/pppp1ppp/5q2/4p3/4P3/5Q2/PPPP1PPP/N1KRBBNR')
    expect(program.look_for('push button', 'Castle on the a-side'), None, 'a button for a right that is lost')
    program.close()


def test_by_keys():
    """The classical array, where two files are enough; cursor and Ctrl+0."""
    program = open_ways()
    play = Play(program, 'The Classical Start')
    play.expect_fen('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR')
    play.write_all('e4 e5 Nf3 Nf6 Bc4 Bc5')
    play.drag('e1', 'g1')
    play.expect_last('O-O')
    program.keys('ctrl+z')
    play.expect_piece('e1', 'white king')
    play.cross('e1', 'h1')
    play.expect_last('O-O')
    play.expect_piece('f1', 'white rook')
    program.keys('ctrl+0')
    play.expect_last('O-O')
    play.expect_fen('rnbq1rk1/pppp1ppp/5n2/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1')
    program.close()


def test_in_chess():
    """Where castling starts from one array only, a click on the rook after
    the king takes up the rook; a drag onto it castles."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write_all('Nf3 Nf6 g3 g6 Bg2 Bg7')
    play.click('e1', 'h1')
    play.expect_label('h1', 'white rook, lifted')
    play.drag('e1', 'h1')
    play.expect_last('O-O')
    play.expect_fen('rnbqk2r/ppppppbp/5np1/8/8/5NP1/PPPPPPBP/RNBQ1RK1')
    program.close()


if __name__ == '__main__':
    harness.main()
