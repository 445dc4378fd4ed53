# test-guardener.py: Guardener Chess, what the dice allow and what they do not
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import tempfile

import harness
import table
from harness import Play, Program, act, expect

files_test = importlib.import_module('test-files')
refused_test = importlib.import_module('test-refused')

# What falls from the seed below: 3-2, 3-1, 3-3 and again 2-4, 3-3 and again
# 4-4, 2-4, 1-2, 2-2.
SEED = '849'

# White moves with a 1, a 2 or a double only, and its pass is used up.
UNLUCKY = '''[Variant "Guardener Chess"]
[SetUp "1"]
[FEN "***4***/*1k2q3*/*8*/10/10/10/1pp7/*PP6*/*KN6*/***4*** w - - 0 40 pass=b lost=-"]

*
'''


def begin():
    program = Program('--seed=' + SEED)
    return program, Play(program, 'Play Guardener Chess')


def roll(program, play, meaning, guide):
    act(program.find('push button', 'Roll the dice'))
    program.wait_until('the meaning', lambda: next(iter(play.tray()), None), meaning)
    play.expect_sentence(guide)


def expect_detail(play, sentence):
    expect(play.entries()[-1].get_description(), sentence, 'what the list says of it')


def knights_and_bishops(program, play):
    """Only what the roll allows may move, and the rest says what it needs."""
    play.expect_sentence('White: roll both dice.')
    play.click('b1')
    play.expect_sentence('White: roll both dice.')
    play.expect_label('b1', 'white knight')
    roll(program, play, 'White rolls 3-2.',
         'White: move a knight, or move a pawn, the king or the Guardener without capturing.')
    play.expect_label('b1', 'white knight, may move')
    play.expect_label('e2', 'white pawn, may move, but not capture')
    play.expect_label('d0', 'white Guardener, may move, but not capture')
    play.expect_label('d1', 'white queen')
    play.click('d1')
    play.expect_sentence('A queen needs a double.')
    play.expect_label('d1', 'white queen')
    play.click('b1', 'c3')
    play.expect_last('Nc3')


def pass_once(program, play):
    play.expect_sentence('Black: roll both dice.')
    roll(program, play, 'Black rolls 3-1.', 'Black: move a pawn, the king or the Guardener.')
    play.expect_label('b8', 'black knight')
    play.click('b8')
    play.expect_sentence('A knight needs a 2 or a double.')
    act(program.find('push button', 'Pass'))
    play.expect_last('pass')
    expect_detail(play, 'Black passes and cannot pass again in this game.')


def give_up_a_double(program, play):
    roll(program, play, 'White rolls a double, 3-3: any piece may move or capture, or the dice may be rolled again.',
         'White: a double! Move or capture with any piece, or roll again.')
    play.expect_label('d1', 'white queen, may move')
    act(program.find('push button', 'Roll Again'))
    play.expect_sentence('White: roll both dice again. Another double opens the terrace with that number.')
    roll(program, play, 'White rolls 2-4, which replaces the double.',
         'White: move a knight or a rook, or move a pawn, the king or the Guardener without capturing.')
    play.expect_label('d1', 'white queen')
    play.click('c3', 'b5')
    play.expect_last('re-roll, Nb5')


def teleport(program, play):
    roll(program, play, 'Black rolls a double, 3-3: any piece may move or capture, or the dice may be rolled again.',
         'Black: a double! Move or capture with any piece, or roll again.')
    expect(program.look_for('push button', 'Pass'), None, 'a second pass')
    act(program.find('push button', 'Roll Again'))
    roll(program, play, 'Another double, 4-4: any piece may move, capture or teleport to terrace 4, '
                        'or the dice may be rolled again.',
         'Black: another double! Move or capture with any piece, teleport it to terrace 4, or roll again.')
    play.expect_label('c9', 'empty, a piece may teleport here')
    play.click('a8')
    play.expect_label('c9', 'empty, may be sent here')
    play.expect_label('w4', 'empty')
    play.click('c9')
    play.expect_last('re-roll, Rac9 {T4}')
    expect_detail(play, 'Black gives up the double 3-3 to roll again. '
                        'Black: rook teleports from a8 to c9 on terrace 4.')
    play.expect_piece('c9', 'black rook')
    play.expect_piece('a8', 'empty')


def capture_the_king(program, play):
    roll(program, play, 'White rolls 2-4.',
         'White: move a knight or a rook, or move a pawn, the king or the Guardener without capturing.')
    play.click('b5', 'c7')
    play.expect_last('Nxc7')
    roll(program, play, 'Black rolls 1-2.', 'Black: move a knight, a pawn, the king or the Guardener.')
    play.drag('h7', 'h6')
    play.expect_last('h6')
    roll(program, play, 'White rolls a double, 2-2: any piece may move or capture, or the dice may be rolled again.',
         'White: a double! Move or capture with any piece, or roll again.')
    play.click('c7')
    play.expect_label('e8', 'black king, may be taken')
    play.click('e8')
    play.expect_sentence('The king is captured: White wins.')
    play.expect_last('1-0')
    play.expect_piece('e8', 'white knight')
    expect(program.look_for('push button', 'Roll the dice'), None, 'a roll after the end')


def test_whole_game():
    program, play = begin()
    expect(program.title(), 'Guardener Chess', 'the title')
    knights_and_bishops(program, play)
    pass_once(program, play)
    give_up_a_double(program, play)
    teleport(program, play)
    capture_the_king(program, play)
    program.keys('ctrl+z')
    play.expect_piece('e8', 'black king')
    play.expect_sentence('White: a double! Move or capture with any piece, or roll again.')
    program.close()


def press_faces(program, play, faces):
    tray = program.find('panel', 'Answers', play.page)
    for face in faces:
        program.click(program.find('push button', face, tray))


def test_lost_turn():
    """A roll that moves nobody costs the turn, and says so."""
    harness.keep_settings('first-own-dice=true', 'second-own-dice=true')
    with tempfile.TemporaryDirectory() as folder:
        program = Program(files_test.write_file(folder, 'unlucky.pgn', UNLUCKY))
        play = files_test.Opened(program)
        play.expect_sentence('White: roll both dice.')
        press_faces(program, play, '34')
        program.wait_until('the meaning', lambda: next(iter(play.tray()), None),
                           'White rolls 3-4. No piece can move and the pass is used up: the turn is lost.')
        play.expect_sentence('Black: roll both dice.')
        play.expect_last('--')
        expect_detail(play, 'White rolls 3-4. No piece can move and the pass is used up: the turn is lost.')
        press_faces(program, play, '12')
        play.expect_label('b8', 'black king, may move')
        play.click('b8', 'c8')
        play.expect_last('Kc8')
        program.keys('ctrl+z')
        play.expect_last('--')
        play.expect_piece('b8', 'black king')
        program.close()


# --- what is said of who may move

KING = '***4***/*7k*/*8*/10/10/10/10/*8*/*K7*/***4*** w - - 0 1'
SURROUNDED = '***4***/*1r4k1*/*8*/10/10/10/10/*7r*/*K7*/***4*** w - - 0 1'
SHUT_IN = '***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1'

ONLY_WHO_CAN = [
    (SHUT_IN + ' dice=3-4', 'White: move a pawn, the king or the Guardener without capturing.'),
    (SHUT_IN + ' dice=1-2', 'White: move a knight, a pawn, the king or the Guardener.'),
    (KING + ' dice=3-4', 'White: only your king can move. Move it, or use your one pass.'),
    (KING + ' dice=1-2 pass=b', 'White: only your king can move, and you may not pass.'),
    (SURROUNDED + ' dice=3-4', 'White: only your king can move, and only into danger. Move it, or use your one pass.'),
    (SURROUNDED + ' dice=3-4 pass=b', 'White: walk the plank! Only your king can move, and only into danger.'),
    (SURROUNDED + ' dice=3-3 pass=b', 'White: roll again, or walk the plank with your king, the only piece that '
                                      'can move.'),
]


def test_only_who_can_move_is_named():
    for fen, sentence in ONLY_WHO_CAN:
        with refused_test.opened(fen) as (_, play):
            play.expect_sentence(sentence)


KEY = ['Rolled', 'Free', 'Waiting']


def find_key(program):
    return [name for name in KEY if program.look_for('label', name)]


def test_key_of_marks():
    """What the marks mean is said until the third game with them has ended."""
    harness.keep_settings('marks-explained=2')
    program, play = begin()
    expect(find_key(program), [], 'the key before the first roll')
    roll(program, play, 'White rolls 3-2.',
         'White: move a knight, or move a pawn, the king or the Guardener without capturing.')
    program.wait_until('the key', lambda: find_key(program), KEY)
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    program.close()

    program, play = begin()
    roll(program, play, 'White rolls 3-2.',
         'White: move a knight, or move a pawn, the king or the Guardener without capturing.')
    expect(find_key(program), [], 'the key after three games')
    program.close()


if __name__ == '__main__':
    harness.main()
