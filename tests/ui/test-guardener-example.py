# test-guardener-example.py: the inventor's own game, with real dice typed in
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Play, Program, act, expect

# Each roll, the squares that are pressed, and what the list says then.  The
# rolls are some that allow the moves; the inventor gave only a few.
TURNS = [
    ('23', 'd2 d4', 'd4'), ('24', 'g8 f6', 'Nf6'),
    ('23', 'c2 c4', 'c4'), ('34', 'g7 g6', 'g6'),
    ('24', 'b1 c3', 'Nc3'), ('23', 'd7 d5', 'd5'),
    ('22', 'g1 f3', 'Nf3'), ('33', 'f8 g7', 'Bg7'),
    ('34', 'c1 g5', 'Bg5'), ('14', 'e8 g8', 'O-O'),
    ('44', 'd1 c2', 'Qc2'), ('24', 'b8 c6', 'Nc6'),
    ('34', 'e2 e4', 'e4'), ('12', 'd5 e4', 'dxe4'),
    ('13', 'd4 d5', 'd5'), ('34', 'e7 e5', 'e5'),
    ('23', 'e0 d2', 'Gd2'), ('22', 'd9 e7', 'Ge7'),
]


def begin():
    harness.keep_settings('first-own-dice=true', 'second-own-dice=true')
    program = Program()
    play = Play(program, 'Play Guardener Chess')
    play.expect_sentence('White: roll both dice.')
    return program, play


def roll(program, play, faces):
    """Presses a face for each die, beside the dice."""
    tray = program.find('panel', 'Answers', play.page)
    for face in faces:
        program.click(program.find('push button', face, tray))
    program.wait_until('the faces', lambda: program.look_for('push button', '4', tray), None)


def make_moves(program, play):
    for faces, squares, entry in TURNS:
        roll(program, play, faces)
        if entry == 'd4':
            expect_marks(play)
        play.click(*squares.split())
        play.expect_last(entry)


def expect_marks(play):
    """Who may move, who may only go, and the Guardener on both its squares."""
    play.expect_label('b1', 'white knight, may move')
    play.expect_label('e2', 'white pawn, may move, but not capture')
    play.expect_label('e1', 'white king, may move, but not capture')
    for square in ('d0', 'e0'):
        play.expect_label(square, 'white Guardener, may move, but not capture')


def teleport(program, play):
    """The tenth move: a double, given up for another, and the knight goes to
    the terrace of its number."""
    roll(program, play, '11')
    act(program.find('push button', 'Roll Again'))
    roll(program, play, '33')
    play.expect_sentence('White: another double! Move or capture with any piece, teleport it to terrace 3, '
                         'or roll again.')
    for square in ('z3', 'z4', 'z5', 'z6'):
        play.expect_label(square, 'empty, a piece may teleport here')
    play.expect_label('w4', 'empty')
    play.write('Nfz4 {T2}')
    play.expect_sentence('“Nfz4” goes to terrace 3, not to terrace 2.')
    program.keys('Escape')
    play.click('f3')
    play.expect_label('z4', 'empty, may be sent here')
    play.click('z4')
    play.expect_last('re-roll, Nfz4 {T3}')
    play.expect_piece('z4', 'white knight')
    play.expect_piece('f3', 'empty')


def expect_guardeners(program, play):
    """Where the inventor says that they can go from there."""
    roll(program, play, '23')
    play.click('e7')
    for square in ('d6', 'e9'):
        play.expect_label(square, 'empty, may go here')
    found = sorted(square for square in play.squares if play.label(square) == 'empty, may go here')
    expect(found, ['d6', 'e9'], 'where the black Guardener may go')


def test_example_game():
    program, play = begin()
    make_moves(program, play)
    teleport(program, play)
    expect_guardeners(program, play)
    program.close()


if __name__ == '__main__':
    harness.main()
