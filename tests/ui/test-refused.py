# test-refused.py: what is pressed in vain, and what is meant by it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import importlib
import tempfile

import harness
import table
from harness import Play, Program, act, area, expect, name, role, walk

files_test = importlib.import_module('test-files')
why_test = importlib.import_module('test-why')

START = '***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***1GG1*** w KQkq - 0 1'
FEW_PIECES = '***4***/*6k1*/*5ppp*/10/2r7/10/10/*PPP5*/*1N1QK3*/***4*** w - - 0 12'


@contextlib.contextmanager
def opened(fen, game='Guardener Chess'):
    """A game that stands there; for other tests, too."""
    table.forget_games()
    harness.keep_settings("motion='none'")
    with tempfile.TemporaryDirectory() as folder:
        path = files_test.write_file(folder, 'position.pgn', f'''[Event "A position"]
[Variant "{game}"]
[SetUp "1"]
[FEN "{fen}"]
[Result "*"]

*
''')
        program = Program(path)
        yield program, files_test.Opened(program)
        program.close()


def expect_why(program, play, sentence, rule):
    why_test.expect_why(program, play, sentence, rule)


def expect_answers(program, *labels):
    """Those of a question at a square."""
    for label in labels:
        program.find('push button', label)


# --- a piece that cannot be taken up

NEEDS_A_2 = 'A knight needs a 2 or a double.'


def test_where_it_was_to_go():
    """The reason stays about the piece that was pressed."""
    with opened(START + ' dice=1-3') as (program, play):
        play.click('b1')
        expect_why(program, play, NEEDS_A_2, 'G12')
        play.click('c3')
        expect_why(program, play, NEEDS_A_2, 'G12')
        play.click('a3')
        expect_why(program, play, NEEDS_A_2, 'G12')
        play.click('b3')
        expect_why(program, play, 'A knight leaps two squares one way and one to the side.', 'B5')
        play.click('f1')
        expect_why(program, play, 'The piece on f1 has nowhere to go.', 'B3')
        play.click('d3')
        expect_why(program, play, 'The way is blocked at e2.', 'B3')
        play.drag('g1', 'f3')
        expect_why(program, play, NEEDS_A_2, 'G12')

        # Until it is let go, or something else is done.
        program.keys('Escape')
        play.click('f3')
        play.expect_sentence('There is no piece on f3.')
        play.click('g1', 'e2')
        play.expect_label('e2', 'white pawn, lifted')
        play.click('f3')
        play.expect_sentence('A pawn moves diagonally only to capture, and f3 is empty.')
        play.click('e4')
        play.expect_last('e4')


def test_whose_turn_it_is():
    with opened(START + ' dice=1-3') as (program, play):
        play.cross('e7', 'e5')
        expect_why(program, play, 'It is White’s turn.', 'G9')
        play.click('d7')
        expect_why(program, play, 'It is White’s turn.', 'G9')


def test_blocked_piece():
    """In every game."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.click('a1')
    expect_why(program, play, 'The piece on a1 has nowhere to go.', 'B3')
    play.click('a3')
    expect_why(program, play, 'The way is blocked at a2.', 'B3')
    play.activate('f1', 'd3')
    expect_why(program, play, 'The way is blocked at e2.', 'B3')
    program.close()


# --- small letters

def test_small_letters():
    """They name pieces, unless a pawn can go there."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write('nd2')
    expect_why(program, play, 'One of your own pieces is on d2.', 'B3')
    for typed, move in [('d4', 'd4'), ('nf6', 'Nf6'), ('bd2', 'Bd2'), ('ne4', 'Ne4'), ('nc3', 'Nc3'), ('nxc3', 'Nxc3'),
                        ('bxc3', 'bxc3'), ('b5', 'b5'), ('qb1', 'Qb1'), ('bb7', 'Bb7'), ('qxb5', 'Qxb5')]:
        play.write(typed)
        play.expect_last(move)
    for typed in ('nf9', 'hello'):
        play.write(typed)
        play.expect_sentence(f'“{typed}” does not look like a move.')
    program.close()


def test_small_letters_of_promotions():
    """A pawn that has to become something is no bishop."""
    with opened('2r1k3/1P6/8/8/6B1/8/8/4K3 w - - 0 1', 'Chess') as (program, play):
        play.write('bxc8')
        play.expect_sentence('The rules do not allow “bxc8” here.')
        play.write('bxc8r+')
        play.expect_last('bxc8=R+')


# --- an earlier position

EARLIER = 'This is an earlier position. Go to the last move to play on.'


def test_typed_at_an_earlier_position():
    """It is refused as on the board, whether it could be made there, or where the game stands."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write_all('e4 e5 Nf3')
    program.keys('Page_Up', 'Page_Up', 'Page_Up')
    play.expect_piece('e2', 'white pawn')
    play.cross('d2')
    play.expect_sentence(EARLIER)
    program.keys('Page_Down', 'Page_Up')
    play.expect_sentence('This is how the game began.')
    for move in ('Nc6', 'd4', 'hello'):
        play.write(move)
        play.expect_sentence(EARLIER)
        expect((play.last_entry(), play.piece('e2')), ('Nf3', 'white pawn'), f'what is there after {move}')
    program.keys('alt+End')
    play.write_all('Nc6')
    program.close()


def test_no_roll_is_typed():
    """Not even one that no key brings in, but that is left of a move: nobody chooses what the
    program throws."""
    program = Program()
    play = Play(program, 'Play Guardener Chess')
    for roll in ('3-3', '1-2'):
        play.write(f'x{roll}')
        program.keys('Home', 'Delete', 'Return')
        play.expect_sentence(f'A roll is needed before “{roll}”.')
    program.kill()


# --- after the end

RESULT = 'Anna has resigned: Ben wins.'


def expect_result(program, play, place):
    """As it was said first: nothing is left to refuse."""
    program.expect_spoken(RESULT)
    play.expect_sentence(RESULT)
    expect((why_test.find_why(program), area(play.sentence_label)), (None, place), 'what is beside it, and its place')


def test_after_the_end():
    """Whoever presses a square, or types, is told again how the game ended, and sees no less of it."""
    table.forget_games()
    program = Program()
    table.name_players(program, 'Anna', 'Ben')
    play = Play(program, 'Play Chess')
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    play.expect_sentence(RESULT)
    place = area(play.sentence_label)

    for press in (lambda: play.cross('e2'), lambda: play.click('e7'), lambda: play.write('e4')):
        program.keys('F6', 'l')
        program.expect_spoken('Nobody has moved yet.')
        press()
        expect_result(program, play, place)
    program.close()


# --- terraces

CHOOSE_FIRST = 'First choose the piece to teleport.'


def test_terrace_for_all():
    """A click on a lit square says who is to be chosen first."""
    with opened(FEW_PIECES + ' dice=3-3 doubles=2 lost=-') as (program, play):
        play.expect_label('z5', 'empty, a piece may teleport here')
        play.click('z5')
        expect_why(program, play, CHOOSE_FIRST, 'G16')
        play.click('g8', 'z5')
        expect_why(program, play, CHOOSE_FIRST, 'G16')
        play.click('w5')
        expect_why(program, play, 'There is no piece on w5.', 'B2')
        play.click('d1', 'z5')
        play.expect_piece('z5', 'white queen')


def test_terrace_for_the_lost():
    """Where the Guardener may come back, he is meant, or it is asked."""
    with opened(FEW_PIECES + ' dice=3-3 doubles=2 lost=G') as (program, play):
        play.click('z5')
        expect_answers(program, 'Resurrect the Guardener', 'Choose a piece to teleport')
        program.keys('Escape')
        program.wait_alone()
        play.expect_piece('z5', 'empty')

        play.click('z5')
        program.click(program.find('push button', 'Choose a piece to teleport'))
        program.wait_alone()
        expect_why(program, play, CHOOSE_FIRST, 'G16')
        play.click('b1', 'z4')
        play.expect_last('Nz4 {T3}')
        program.keys('ctrl+z')
        play.expect_piece('z4', 'empty')

        play.click('z6')
        program.click(program.find('push button', 'Resurrect the Guardener'))
        play.expect_piece('z6', 'white Guardener')
        play.expect_last('G@z6 {T3}')


if __name__ == '__main__':
    harness.main()
