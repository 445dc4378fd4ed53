# take-pictures.py ALEA FOLDER WIDTHxHEIGHT light|dark SCREEN…: pictures of every screen
#
# For build-aux/screenshots, in a screen of that size.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import subprocess
import sys
import tempfile

import harness
import screens
from harness import Failure, Program, tree


def take(screen, size, path):
    program = screens.open_screen(screen, size)
    subprocess.run(['import', '-window', 'root', '-strip', path], check=True)
    program.kill()


def main(command, folder, size, light, *wanted):
    width, height = map(int, size.split('x'))
    failed = 0

    Program.command = command
    Program.complaints = tempfile.TemporaryFile('w+')
    harness.connect()
    harness.keep_settings()
    harness.set_settings(gtk_enable_animations=0, gtk_cursor_blink=0,
                         gtk_application_prefer_dark_theme=int(light == 'dark'))
    for screen in wanted or screens.SCREENS:
        path = os.path.join(folder, f'{size}-{light}-{screen}.png')
        try:
            take(screen, (width, height), path)
        except (Failure, tree.Error, ValueError) as failure:
            failed += 1
            print(f'{path}: {failure}', file=sys.stderr)
            Program.running.kill()
    sys.exit(1 if failed else 0)


main(*sys.argv[1:])
