# test-automatic.py: what the program rolls and plays without being asked
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import harness
import table
from harness import Play, Program, StateType, act, expect, has, name

# What falls: 2 2, a tie, then 2 4 for colours; in play 6 1 6 4.
SEED = '16923'

# Seconds in which whatever comes by itself would have come.
LONG_ENOUGH = 2.5


def begin(game, *settings):
    table.forget_games()
    harness.keep_settings("motion='quick'", *settings)
    program = Program('--seed=' + SEED)
    return program, Play(program, game)


def expect_entries(program, play, *entries):
    program.wait_until('the list', lambda: [name(entry) for entry in play.entries()], list(entries))


def expect_nothing_more(play, last):
    """There is no state to wait for: nothing is what has to happen."""
    time.sleep(LONG_ENOUGH)
    expect(play.last_entry(), last, 'the last entry')


def test_rolls():
    program, play = begin('Play Random Move Number Chess', 'auto-roll=true')
    play.expect_sentence('First player, roll the die: the higher roll gets White.')
    act(program.find('push button', 'Roll the die'))
    expect_entries(program, play, '2', '2', '4', '2')
    play.expect_sentence('White to move: the first move is made without the die.')
    play.write_all('Nf3 Nf6')
    play.expect_sentence('White, make 2 moves.')

    # A turn that is missed comes between two rolls.
    play.write('Nc3')
    play.expect_last('Nc3')
    play.write('g3')
    play.expect_sentence('White, make 3 moves.')
    program.close()


def test_forced_move_and_undo():
    program, play = begin('Play Chess', 'auto-forced=true')
    play.write_all('e4 f5')
    play.write('Qh5')
    play.expect_last('g6')
    play.expect_sentence('This was the only choice: g6. White to move.')

    program.keys('ctrl+z')
    play.expect_last('Qh5+')
    play.expect_sentence('Black is in check: move the king, take the attacking piece or block the check.')
    expect_nothing_more(play, 'Qh5+')

    # Whoever plays on is served again.
    program.keys('ctrl+z')
    play.expect_last('f5')
    play.write('Qh5')
    play.expect_last('g6')
    program.close()


def test_nothing_unless_wanted():
    """Neither before the preference, nor while somebody looks back."""
    program, play = begin('Play Chess')
    play.write_all('e4 f5')
    play.write('Qh5')
    expect_nothing_more(play, 'Qh5+')
    program.keys('alt+Left')
    program.find('push button', 'Back to the Game', play.page)

    program.keys('ctrl+comma')
    wish = program.find('check box', 'Play forced moves automatically')
    program.click(wish)
    program.wait_for('the tick', lambda: has(wish, StateType.CHECKED))
    table.close_window(program)
    program.point(program.frame)    # the tick lies below it
    expect_nothing_more(play, 'Qh5+')
    program.keys('alt+End')
    play.expect_last('g6')
    program.close()


if __name__ == '__main__':
    harness.main()
