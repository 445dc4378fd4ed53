# test-rest.py: a window at rest leaves the processor alone
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import harness
from harness import Failure, Play, Program

WATCH = 3      # seconds
ALLOWED = 1    # ticks of the processor's clock in that time


def count_ticks(program):
    with open(f'/proc/{program.process.pid}/stat', encoding='ascii') as file:
        fields = file.read().rsplit(')', 1)[1].split()
    return int(fields[11]) + int(fields[12])    # utime and stime


def expect_rest(program, when):
    """Scroll bars and the like need a moment to go to rest.  Here nothing is
    looked at, for that would wake the program."""
    used = []

    def is_at_rest():
        before = count_ticks(program)
        time.sleep(WATCH)
        used.append(count_ticks(program) - before)
        return used[-1] <= ALLOWED

    try:
        program.wait_for(f'rest {when}', is_at_rest)
    except Failure as failure:
        raise Failure(f'{failure}: ticks in {WATCH} s: {used}') from None


def test_start_screen():
    program = Program()
    expect_rest(program, 'on the start screen')
    program.close()


def test_dice():
    program = Program('--seed=50')
    play = Play(program, 'Play Chess960')
    expect_rest(program, 'before a roll')
    program.keys('space')
    play.expect_sentence('Roll the die: it decides which dark square the first bishop takes.')
    program.wait_until('the number of rolls', play.n_entries, 1)
    expect_rest(program, 'after a roll')
    program.close()


def test_moves():
    program = Program()
    play = Play(program, 'Play Chess')
    expect_rest(program, 'before a move')
    play.drag('e2', 'e4')
    play.expect_last('e4')
    expect_rest(program, 'after a move')
    play.click('d7')
    play.expect_label('d5', 'empty, may go here')
    expect_rest(program, 'with a piece lifted')
    play.click('e3')
    expect_rest(program, 'with a reason on show')
    program.close()


if __name__ == '__main__':
    harness.main()
