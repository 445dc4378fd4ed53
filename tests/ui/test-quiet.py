# test-quiet.py: the program keeps what it has to say out of the terminal
#
# A session that goes through all of it writes no line, on a machine without a
# sound card either.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import tempfile
import time

import harness
import table
from harness import Failure, Play, Program, act
from screens import REVIEWED

WINDOWS = ['ctrl+comma', 'ctrl+question', 'ctrl+p']
DEVICE_TIME = 1    # seconds in which a device for sounds is found, or not


class Terminal:
    """Of a person, who has neither a device nor a driver for sounds that says nothing."""

    def __init__(self, *arguments):
        os.environ.pop('CANBERRA_DRIVER', None)
        table.forget_games()
        harness.keep_settings()
        self.file = tempfile.TemporaryFile('w+', encoding='utf-8', errors='replace')
        self.program = Program(*arguments, errors=self.file, messages=self.file)

    def close(self):
        """Nothing was written until the very end, but for what GTK says of itself."""
        self.program.close()
        self.file.seek(0)
        written = [line for line in self.file if line.strip() and not any(known in line for known in Program.known_warnings)]
        if written:
            raise Failure(f'it wrote:\n{"".join(written)}')


def look_into_windows(program, windows):
    for keys in windows:
        program.keys(keys)
        program.wait_for_windows(2)
        program.keys('Escape')
        program.wait_alone()


def test_game():
    """With sounds, windows and an end."""
    terminal = Terminal('--seed=849')
    program = terminal.program
    play = Play(program, 'Play Guardener Chess')
    program.keys('space')
    program.find('push button', 'Pass')
    time.sleep(DEVICE_TIME)
    play.write_all('Nc3')
    look_into_windows(program, [*WINDOWS, 'shift+ctrl+e'])
    table.choose(program, 'Dice in This Game')
    program.find('page tab', 'Counts')
    program.keys('Escape')
    program.wait_alone()
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    terminal.close()


def go_through_guide(program):
    program.keys('F1')
    program.wait_until('the title', program.title, 'Guide')
    for place in ('Jepps Random Chess, 0 of 16 done', 'The rules of Guardener Chess', 'Dice practice room'):
        act(program.find('push button', place))
        program.wait_until('somewhere else', lambda: program.title() != 'Guide', True)
        act(program.find('push button', 'Back'))
        program.wait_until('the title', program.title, 'Guide')
    act(program.find('push button', 'Back'))


def test_screens():
    terminal = Terminal()
    program = terminal.program
    look_into_windows(program, WINDOWS)
    go_through_guide(program)
    for keys, title in (('ctrl+e', 'Set Up a Position'), ('ctrl+d', 'New Diagram'), ('ctrl+g', 'Games')):
        program.wait_until('the title', program.title, 'Alea')
        program.keys(keys)
        program.wait_until('the title', program.title, title)
        act(program.find('push button', 'Back'))
    program.wait_until('the title', program.title, 'Alea')
    terminal.close()


def test_review():
    terminal = Terminal(REVIEWED)
    act(terminal.program.find('push button', 'Review'))
    terminal.program.find('label', 'Luck and skill')
    terminal.close()


if __name__ == '__main__':
    harness.main()
