# test-reduced-motion.py: nothing moves for people who do not want it to
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import signal
import time

import harness
from harness import Failure, Play, Program, act, do, expect, name, set_animations

WATCH = 0.6    # seconds, three times as long as a piece glides
TRIES = 5


def press_at_once(program, presses):
    """The program finds them all when it goes on: none comes too late for a die
    that tumbles."""
    program.process.send_signal(signal.SIGSTOP)
    do(*['key', 'space'] * presses)
    program.process.send_signal(signal.SIGCONT)


def count_rolls(presses):
    """A press while the die tumbles ends that and rolls nothing."""
    program = Program('--seed=50')
    play = Play(program, 'Play Chess960')
    press_at_once(program, presses)
    program.wait_for('the last roll', lambda: play.sentence() != '' and play.n_entries() >= presses // 2)
    rolls = play.n_entries()
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
    program.resize(1180, 940)    # the whole list is in sight
    act(play.entries()[0])
    program.wait_until('the set-up and the rolls of eight presses', play.n_entries, 1 + 8)
    program.close()


def prefer_motion(program, *keys):
    """By the drop-down of the preferences."""
    program.keys('ctrl+comma')
    program.click(program.find('combo box', 'Motion'))
    program.wait_for_windows(3)
    program.keys(*keys, 'Return')
    program.wait_for_windows(2)
    program.keys('Escape')
    program.wait_alone()


def test_dice_do_as_is_preferred():
    set_animations(True)
    program = Program('--seed=50')
    prefer_motion(program, 'Down', 'Down')
    play = Play(program, 'Play Chess960')
    program.keys(*['space'] * 4)
    play.expect_sentence('Roll the die: it decides which empty square the queen takes.')
    expect(play.n_entries(), 4, 'the rolls of four presses without motion')

    # Quickly, the fifth begins to tumble and the sixth ends that.
    prefer_motion(program, 'Up')
    press_at_once(program, 2)
    program.wait_until('the rolls', play.n_entries, 5)
    program.close()


def look_at_both(program, left):
    """What a square and the one to the right of it look like at one moment."""
    _, _, width, height = harness.area(left)
    x, y = program.place(left)
    picture = harness.look(x - width // 2, y - height // 2, 2 * width, height)
    half = len(picture) // height // 2
    return [b''.join(picture[row:row + half] for row in range(start, len(picture), 2 * half)) for start in (0, half)]


def look_at_rest(program, left):
    """Once nothing has changed for as long as a piece may be waited for."""
    before, since = None, time.monotonic()
    while time.monotonic() - since < 2 * WATCH:
        now = look_at_both(program, left)
        if now != before:
            before, since = now, time.monotonic()
    return before


def test_forced_pieces_come_in_turn():
    """The last two squares fill themselves, which is to be seen of each."""
    set_animations(True)
    harness.keep_settings('first-own-dice=true')
    program = Program()
    play = Play(program, 'Play Jepps Random Chess')
    for dice_and_piece in '14k', '23n', '31b', '42r', '54q', '45r':
        program.keys(*dice_and_piece)
    play.expect_piece('h1', 'white bishop')
    square = play.squares['g1']
    end = look_at_rest(program, square)

    # Once more if the machine had no time to look.
    for _ in range(TRIES):
        program.keys('ctrl+z')
        play.expect_piece('h1', 'empty')
        look_at_rest(program, square)
        program.keys('ctrl+shift+z')
        now = None
        while now != end:
            now = look_at_both(program, square)
            if now[0] == end[0] and now[1] != end[1]:
                program.close()
                return

    raise Failure('the two pieces came at the same time')


def test_pieces_are_there_at_once():
    set_animations(False)
    program = Program()
    play = Play(program, 'Play Chess')
    program.point(play.list)
    before = program.look_at(play.squares['e3'])

    # The piece would glide over a square that stays empty.
    play.write('e4')
    end = time.monotonic() + WATCH
    while time.monotonic() < end:
        if program.look_at(play.squares['e3']) != before:
            raise Failure('something came over e3')
    play.expect_piece('e4', 'white pawn')
    program.close()


if __name__ == '__main__':
    harness.main()
