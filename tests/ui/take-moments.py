# take-moments.py ALEA FOLDER [MOMENT…]: the great moments of the games in motion, a row of pictures for each
#
# For build-aux/screenshots, in a screen of 1000x700.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import subprocess
import sys
import tempfile
import time

import harness
import screens
from harness import PATIENCE, Program, do, tree

SIZE = (1000, 700)
AREA = '1000x650+0+50'    # what is below the title bar
SECONDS = 1.4
COLUMNS = 5

GUARDENER = '[Variant "Guardener Chess"]\n'
LOST = '***1gg1***/*rnbqkbnr*/*pppppppp*/10/10/10/10/*PPPPPPPP*/*RNBQKBNR*/***4*** w KQkq - 0 5 lost=G'
JEPPS = ('[Variant "Jepps Random Chess"]\n[SetUp "1"]\n[FEN "nnbbrqkr/pppppppp/8/8/8/8/PPPPPPPP/RKQRBBNN w Kk - 0 1"]\n'
         '[WhiteSetup "Ra1, Kb1, Qc1, Rd1, Be1, Bf1, Ng1, Nh1"]\n[BlackSetup "Reverse"]\n'
         '[SetupRolls "4-4 4-6 6-6 2-6 3-1 1-1 3-2 3-5"]\n')

# Games that end with the moment: it is taken back and done once more, or where
# that is a roll, which goes with the move before it, looked at once more.
GAMES = {
    'mediator': f'{JEPPS}\n*',
    'teleport': f'{GUARDENER}\n1. {{[%roll 1-2]}} d4 1... {{[%roll 2-2 3-3]}} Nbz4 {{T3}} *',
    'resurrection': f'{GUARDENER}[SetUp "1"]\n[FEN "{LOST}"]\n\n5. {{[%roll 2-2 3-3]}} G@z4 {{T3}} *',
    '666': '[Variant "Random Move Number Chess"]\n[SetupRolls "5 2"]\n\n1. Nf3 Nf6 2. {[%roll 6]} Nc3,g3 '
           '2... {[%roll 1]} -- 3. {[%roll 6]} Bg2,d3,Be3 3... {[%roll 4]} d6 4. {[%roll 6] [%seats bw]} *',
    'king-captured': f'{GUARDENER}\n1. {{[%roll 2-3]}} Nc3 1... {{[%roll 1-2]}} e5 2. {{[%roll 2-3]}} Nd5 '
                     '2... {[%roll 1-2]} a6 3. {[%roll 2-3]} Nxc7 3... {[%roll 1-2]} a5 4. {[%roll 2-2]} Nxe8 1-0',
}

AGAIN = {'666': ('alt+Left', 'alt+Right')}
UNDO = ('ctrl+z', 'ctrl+shift+z')

# Where the roll is the moment it is the last step to a screen.
ROLLED = {'double': 'guardener'}


def open_game(text, folder, back, again):
    path = os.path.join(folder, 'moment.pgn')
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text + '\n')
    program = Program(path)
    program.screen.resize(program.window_ids()[0], *SIZE)
    screens.wait_still(SIZE)
    program.keys(back)
    return program, again


def open_screen(screen):
    arguments, steps = screens.SCREENS[screen]
    program = Program(*arguments)
    program.screen.resize(program.window_ids()[0], *SIZE)
    screens.wait_still(SIZE)
    for step in steps[:-1]:
        screens.do(program, step, SIZE)
    return program, steps[-1].split()[1]


def take_frames(folder):
    """Pictures one after the other, as fast as they can be taken."""
    paths = []
    begin = time.monotonic()
    while time.monotonic() - begin < SECONDS:
        milliseconds = round((time.monotonic() - begin) * 1000)
        paths.append(os.path.join(folder, f'{milliseconds:04}.bmp'))
        subprocess.run(['import', '-window', 'root', '-crop', AREA, '+repage', paths[-1]], check=True)
    return paths


def take(moment, folder):
    font = subprocess.check_output(['fc-match', '-f', '%{file}', 'sans'], text=True)
    with tempfile.TemporaryDirectory() as frames:
        program, key = (open_game(GAMES[moment], frames, *AGAIN.get(moment, UNDO)) if moment in GAMES
                        else open_screen(ROLLED[moment]))
        screens.wait_still(SIZE)
        program.keys(key)
        taken = take_frames(frames)
        program.kill()
        subprocess.run(['montage', '-font', font, '-label', '%t ms', *taken, '-tile', f'{COLUMNS}x',
                        '-geometry', '400x260>+4+4', os.path.join(folder, f'moment-{moment}.png')], check=True)


def main(command, folder, *wanted):
    Program.command = command
    Program.complaints = tempfile.TemporaryFile('w+')
    harness.connect()
    harness.keep_settings()
    for moment in wanted or [*ROLLED, *GAMES]:
        take(moment, folder)


main(*sys.argv[1:])
