# screens.py: every screen and window of the program, and the way there
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import time

import harness
import table
from harness import Program, act, actions, look

STILL = 0.4      # seconds in which nothing changes on a picture that is still
MOTION = 6       # seconds after which something moves for ever
SOON = 2         # seconds until a button can be pressed

PGN = pathlib.Path(__file__).parent.parent / 'data' / 'pgn'
REVIEWED = str(PGN / 'reviewed.pgn')
TURN = str(PGN / 'turn.pgn')
N_GAMES = 60     # on the shelf, of which so many have been reviewed
N_REVIEWED = 24

# What the program is started with, and what is done then: 'key K', 'write MOVE', 'press BUTTON', 'menu ITEM', or
# 'see WORDS' or 'hear WORDS' for what takes its time.
SCREENS = {
    'start': ([], []),
    'jepps-set-up': (['--new', 'jepps', '--seed=188'],
                     ['key space', 'key n', 'key space', 'key b', 'key space']),
    'mediator': (['--new', 'jepps', '--seed=188'],
                 ['key space', 'key n', 'key space', 'key b', 'key space', 'key k', 'key space', 'key n', 'key space',
                  'key b', 'key space', 'key space', 'key 2', 'key space']),
    'set-up-row': (['--new', 'chess960', '--seed=50'], ['key space'] * 8 + ['write e4', 'write e5']),
    'set-up-open': (['--new', 'chess960', '--seed=50'],
                    ['key space'] * 8 + ['write e4', 'write e5', 'press Set-up NBQRBKNR']),
    'chess960-set-up': (['--new', 'chess960', '--seed=50'], ['key space'] * 6),
    'turn': ([TURN], ['press Resume']),
    'guardener': (['--new', 'guardener', '--seed=849'],
                  ['key space', 'write Nc3', 'key space', 'press Pass', 'key space']),
    'random-move': (['--new', 'random-move', '--seed=16923'], ['key space'] * 4 + ['write e4', 'write e5', 'key space']),
    'chess': (['--new', 'chess'], ['write e4', 'write e5', 'write Nf3', 'write Nc6']),
    'reason': (['--new', 'chess'], ['write Ke2']),
    'question': (['--new', 'chess'], ['menu White Resigns…']),
    'start-waiting': ([], []),
    'games': ([], ['key ctrl+g', 'see 6 without a result']),
    'menu': ([], ['key F10']),
    'ways-to-begin': ([], ['press Other ways to begin']),
    'editor': ([], ['key ctrl+e']),
    'diagram': ([], ['key ctrl+d']),
    'review': ([REVIEWED], ['press Review', 'see Luck and skill']),
    'print-sheets': ([], ['key ctrl+p']),
    'print-game': (['--new', 'chess'], ['write e4', 'write e5', 'key ctrl+p']),
    'export': (['--new', 'guardener'], ['key ctrl+shift+e']),
    'guide': ([], ['key F1']),
    'tour': ([], ['press Take the Tour']),
    'lesson': ([], ['press Learn Guardener Chess']),
    'rules': ([], ['key F1', 'press The rules of Guardener Chess', 'hear The rules of Guardener Chess']),
    'practice': ([], ['key F1', 'press Dice practice room']),
    'preferences': ([], ['key ctrl+comma']),
    'players': ([], ['press Players and Clock']),
    'house-rules': ([], ['press House Rules for Guardener Chess']),
    'dice': (['--new', 'guardener'], ['key space', 'menu Dice in This Game']),
    'shortcuts': ([], ['key ctrl+question']),
    'about': ([], ['menu About Alea']),
}

# It shows a game that was left; all others begin without one.
NEEDS_GAME = 'start-waiting'


def wait_still(size):
    """Until the screen shows the same for a while."""
    end = time.monotonic() + MOTION
    before = None
    while time.monotonic() < end:
        now = look(0, 0, *size)
        if now == before:
            return
        before = now
        time.sleep(STILL)


def press(program, what):
    """A button that has just come may not have its actions yet, and one that opens
    a menu has none; what is not in sight cannot be clicked."""
    on_card = what.startswith(('Learn ', 'House Rules for '))
    button = table.find_on_card(program, what) if on_card else program.find('push button', what)
    end = time.monotonic() + SOON
    while 'click' not in (actions(button) or []):
        if time.monotonic() > end:
            program.click(button)
            return
        program.forget()
        time.sleep(STILL / 4)
    act(button)


def do(program, step, size):
    verb, what = step.split(' ', 1)
    if verb == 'key':
        program.keys(what)
    elif verb == 'write':
        program.keys('slash')
        wait_still(size)
        program.type(what)
        program.keys('Return', 'Escape')
    elif verb == 'press':
        press(program, what)
    elif verb == 'see':
        program.find('label', what)
    elif verb == 'hear':
        program.expect_spoken(what)
    elif verb == 'menu':
        table.choose(program, what)
    wait_still(size)


def fill_shelf():
    """With games of persons who have names."""
    command = os.path.join(os.path.dirname(Program.command), '..', '..', 'tests', 'ui', 'fill-shelf')
    folder = os.path.join(os.environ['HOME'], table.GAMES)
    subprocess.run([command, folder, str(N_GAMES), str(N_REVIEWED)], check=True)


def open_screen(screen, size):
    """The program, which shows the screen in a window of that size."""
    arguments, steps = SCREENS[screen]
    if screen != NEEDS_GAME and '--new' not in arguments:
        table.forget_games()
        harness.keep_settings()
    if screen == 'games':
        fill_shelf()
    if screen == NEEDS_GAME:
        open_screen('guardener', size).kill()
    program = Program(*arguments)
    harness.do('move', size[0] - 1, size[1] - 1)
    program.screen.resize(program.window_ids()[0], *size)
    wait_still(size)
    for step in steps:
        do(program, step, size)
    return program
