# test-reduced-motion.py: nothing moves for people who do not want it to
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import signal
import time

import harness
from harness import Failure, Play, Program, expect, name, set_animations

WATCH = 0.6    # seconds, three times as long as a man glides


def press_at_once(program, presses):
    """The program finds them all when it goes on: none comes too late for a die
    that tumbles."""
    program.process.send_signal(signal.SIGSTOP)
    program.keys(*['space'] * presses)
    program.process.send_signal(signal.SIGCONT)


def count_rolls(presses):
    """A press while the die tumbles ends that and rolls nothing."""
    program = Program('--seed=50')
    play = Play(program, 'Play Chess960')
    press_at_once(program, presses)
    program.wait_for('the last roll', lambda: play.sentence() != '' and len(play.entries()) >= presses // 2)
    rolls = len(play.entries())
    program.close()
    return rolls


def test_dice_tumble():
    set_animations(True)
    expect(count_rolls(4), 2, 'the rolls of four presses')


def test_dice_settle_at_once():
    set_animations(False)
    program = Program('--seed=50')
    play = Play(program, 'Play Chess960')
    program.keys(*['space'] * 8)
    play.expect_sentence('White to move.')
    expect(len(play.entries()), 8, 'the rolls of eight presses')
    program.close()


def prefer_motion(program, *keys):
    """By the drop-down of the preferences."""
    program.keys('ctrl+comma')
    program.click(program.find('combo box', 'Motion'))
    program.wait_until('the number of windows', lambda: len(program.windows()), 3)
    program.keys(*keys, 'Return')
    program.wait_until('the number of windows', lambda: len(program.windows()), 2)
    name(program.frame)    # when it answers, the list has let go of the keys
    program.keys('Escape')
    program.wait_alone()


def test_dice_do_as_is_preferred():
    set_animations(True)
    program = Program('--seed=50')
    prefer_motion(program, 'Down', 'Down')
    play = Play(program, 'Play Chess960')
    program.keys(*['space'] * 4)
    play.expect_sentence('Roll the die: it says which empty square the queen takes.')
    expect(len(play.entries()), 4, 'the rolls of four presses without motion')

    # Quickly, the fifth begins to tumble and the sixth ends that.
    prefer_motion(program, 'Up')
    press_at_once(program, 2)
    program.wait_until('the rolls', lambda: len(play.entries()), 5)
    program.close()


def test_men_are_there_at_once():
    set_animations(False)
    program = Program()
    play = Play(program, 'Play Chess')
    program.point(play.list)
    before = program.look_at(play.squares['e3'])

    # The man would glide over a square that stays empty.
    play.write('e4')
    end = time.monotonic() + WATCH
    while time.monotonic() < end:
        if program.look_at(play.squares['e3']) != before:
            raise Failure('something came over e3')
    play.expect_man('e4', 'white pawn')
    program.close()


if __name__ == '__main__':
    harness.main()
