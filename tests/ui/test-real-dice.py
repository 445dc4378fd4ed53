# test-real-dice.py: dice that lie on the table, not in the program
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re

import harness
import table
from harness import Failure, Play, Program, act, area, expect, name, role, walk

ONE_DIE = 'Type what the die shows: a number from 1 to 6.'
TWO_DICE = 'Type what the 2 dice show: numbers from 1 to 6.'


def begin(game, *own):
    """A game in which the players named throw real dice."""
    table.forget_games()
    program = Program()
    table.open_players(program)
    for player in own:
        table.tick(program, f'Dice, {player} player')
    table.close_window(program)
    program.fill_screen()
    return program, Play(program, game)


def expect_tray(program, play, words):
    program.wait_until('the tray', lambda: next(iter(play.tray()), None), words)


def type_roll(program, play, keys, meaning):
    program.keys(*keys.split())
    expect_tray(program, play, meaning)


def faces(play):
    """The buttons that stand for the faces."""
    return [name(button) for button in walk(play.program.find('panel', 'Answers', play.page))
            if role(button) == 'push button' and name(button).isdigit() and area(button)[2] > 0]


def click_roll(program, play, keys, meaning):
    tray = program.find('panel', 'Answers', play.page)
    for key in keys.split():
        program.click(program.find('push button', key, tray))
    expect_tray(program, play, meaning)


def test_throw_off_and_turns():
    """Both players throw by hand; one die."""
    program, play = begin('Play Random Move Number Chess', 'first', 'second')
    expect_tray(program, play, ONE_DIE)
    expect(faces(play), list('123456'), 'the faces to press')
    program.keys('space')
    program.keys('7')
    play.expect_sentence('A die with 6 sides cannot show 7.')
    program.keys('space')
    play.expect_sentence('First player, roll the die: the higher roll gets White.')
    expect((play.last_entry(), table.kept_game()), ('', ''), 'what has been rolled')

    type_roll(program, play, '2', 'The first player rolls 2 for colours.')
    click_roll(program, play, '2', '2 again: a tie. Both players roll once more.')
    type_roll(program, play, 'KP_5', 'The first player rolls 5 for colours.')
    type_roll(program, play, '3', 'The second player rolls 3 against 5: the first player gets White.')
    table.expect_kept(program, '2 hand 2 hand 5 hand 3 hand')

    # With the focus where moves are typed, a face is still a face.
    play.write_all('e4 e5')
    type_roll(program, play, '6', 'White rolls a six: two moves.')
    play.write_all('Nf3')
    play.write('Bc4')
    play.expect_last('Nf3, Bc4')
    type_roll(program, play, '1', 'Black rolls 1 and misses a turn.')
    play.expect_last('--')
    table.expect_kept(program, '6 hand')

    # What was thrown stays when the move before it is made again.
    program.keys('ctrl+z')
    play.expect_last('Nf3')
    play.write('Bc4')
    play.expect_last('Nf3, Bc4')
    program.keys('5')
    play.expect_sentence('This roll has already been made: click the dice, or press the space bar, to see it again.')
    program.keys('space')
    expect_tray(program, play, 'Black rolls 1 and misses a turn.')
    program.close()


def test_set_up_mediator_and_rolling_again():
    """Two dice, of the player who sets up."""
    program, play = begin('Play Jepps Random Chess', 'first', 'second')
    expect_tray(program, play, TWO_DICE)
    program.keys('9')
    play.expect_sentence('A die with 6 sides cannot show 9.')
    program.keys('4')
    play.expect_sentence('White: roll both dice. They decide which pieces you may place on a1.')

    # One face is no roll, and can be taken back.
    program.keys('BackSpace')
    type_roll(program, play, '1 1', '1 and 1: place the king on a1, or roll again.')
    act(program.find('push button', 'Roll Again'))
    play.expect_last('re-roll')
    click_roll(program, play, '5 5', '5 and 5: place the queen on a1, or roll again.')
    for piece, keys, meaning in [('q', '1 1', '1 and 1: place the king on b1, or roll again.'),
                               ('k', '2 2', '2 and 2: place the knight on c1, or roll again.'),
                               ('n', '2 2', '2 and 2: place the knight on d1, or roll again.'),
                               ('n', '3 3', '3 and 3: place the bishop on e1, or roll again.'),
                               ('b', '4 4', '4 and 4: place the rook on f1, or roll again.')]:
        program.keys(piece)
        expect_tray(program, play, TWO_DICE)
        type_roll(program, play, keys, meaning)
    program.keys('r')
    play.expect_sentence('The bishop needs a light square, so the rook goes to g1. Only the bishop is left for h1. '
                         'Black: roll both dice. The mediator roll decides whether Black’s pieces mirror White’s, '
                         'reverse their order or are rolled for.')
    program.keys('4', '4')
    play.expect_sentence('Black: accept Mirror, or roll again.')
    program.wait_until('the rolls that are kept', lambda: re.findall(r'(\d-\d) hand', table.kept_game()),
                       ['1-1', '5-5', '1-1', '2-2', '2-2', '3-3', '4-4', '4-4'])
    program.close()


def test_turn_of_four_sided_dice():
    program, play = begin('Play Guardener Chess', 'first')
    expect_tray(program, play, 'Type what the 2 dice show: numbers from 1 to 4.')
    expect(faces(play), list('1234'), 'the faces to press')
    program.keys('5')
    play.expect_sentence('A die with 4 sides cannot show 5.')
    type_roll(program, play, '4 4',
              'White rolls a double, 4-4: any piece may move or capture, or the dice may be rolled again.')
    act(program.find('push button', 'Roll Again'))
    play.expect_last('re-roll')
    program.keys('2', '1')
    table.expect_kept(program, '4-4 hand reroll 2-1 hand')
    program.close()


def test_one_player_only():
    """The other one's dice are the program's, and so marked."""
    program, play = begin('Play Random Move Number Chess', 'first')
    type_roll(program, play, '4', 'The first player rolls 4 for colours.')
    expect(faces(play), [], 'the faces to press')
    program.keys('space', 'space')
    program.wait_until('the number of rolls', lambda: play.n_entries() >= 2, True)
    kept = table.kept_game()
    if not kept.startswith('4 hand ') or kept.count('hand') != 1:
        raise Failure(f'the marks of who rolled are wrong in {kept!r}')
    program.close()


if __name__ == '__main__':
    harness.main()
