# test-environment.py: a system that lacks something, or looks otherwise
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter

import hand
import harness
from harness import PATIENCE, PAUSE, Failure, Play, Program, act, expect, look, one_font, output, role, text, walk
from pseudo import SOURCE


class Environment:
    """Variables that are otherwise for a while; None for none."""

    def __init__(self, **variables):
        self.variables = variables

    def set(self, variables):
        before = {key: os.environ.get(key) for key in variables}
        for key, value in variables.items():
            if value is None:
                os.environ.pop(key, None)
            else:
                os.environ[key] = value
        return before

    def __enter__(self):
        self.before = self.set(self.variables)

    def __exit__(self, *_):
        self.set(self.before)


def test_fonts():
    """The window is drawn in those of the tests alone."""
    program = Program()
    Play(program, 'Play Chess')
    maps = pathlib.Path(f'/proc/{program.process.pid}/maps').read_text(encoding='utf-8', errors='replace')
    program.close()
    used = {os.path.basename(line.split(maxsplit=5)[-1]) for line in maps.splitlines()
            if line.lower().endswith(('.ttf', '.otf', '.ttc', '.pfb'))}
    own = set(re.findall(r'[\w-]+\.ttf', pathlib.Path(os.environ['FONTCONFIG_FILE']).read_text(encoding='utf-8')))
    expect(used - own, set(), 'the fonts of this machine that are used')
    expect('DejaVuSans.ttf' in used, True, f'the font of the tests among {used}')


class WarningProgram(Program):
    """GTK itself warns of a home like that, for its list of recent files."""

    fatal = ''


def test_home_that_cannot_be_written():
    """A line says it, and the game goes on; only who ends the program is asked."""
    with Environment(HOME='/dev/null/nowhere'):
        program = WarningProgram()
        play = Play(program, 'Play Chess')
        play.activate('e2', 'e4')
        program.wait_for('the line that says it', lambda: any(
            role(label) == 'label' and text(label).startswith('This game is not being kept. ')
            for label in walk(program.frame)))
        play.activate('e7', 'e5')
        play.expect_last('e5')
        expect(len(program.windows()), 1, 'the number of windows')
        program.keys('ctrl+q')
        act(program.find('push button', 'Leave the Game'))
        expect(program.process.wait(PATIENCE), 0, 'the exit status')
        Program.running = None


def test_settings_that_cannot_be_written():
    """It is said where they are chosen."""
    with Environment(HOME='/dev/null/nowhere', XDG_CONFIG_HOME=None):
        program = WarningProgram()
        program.keys('ctrl+comma')
        program.find('label', 'Settings cannot be saved in “/dev/null/nowhere/.config”. Your choices here will '
                     'be lost when you close the program.')
        program.keys('Escape')
        program.wait_alone()
        program.close()


def expect_refused(sentence):
    """It says what is missing, and ends."""
    ended = subprocess.run([Program.command], stderr=subprocess.PIPE, text=True, timeout=PATIENCE)
    expect(ended.returncode, 1, 'the exit status')
    if f'alea: {sentence}' not in ended.stderr:
        raise Failure(f'it said {ended.stderr!r}')


def test_no_description_of_settings():
    with Environment(GSETTINGS_SCHEMA_DIR=None, XDG_DATA_DIRS='/usr/share'):
        expect_refused('The settings schema is not installed.')


OLD_DESCRIPTIONS = ['<key name="other" type="b"><default>true</default>',
                    '<key name="offers-tour" type="i"><default>1</default>']


def test_old_description_of_settings():
    """It is none where it lacks a setting, or has one of another type."""
    text = (SOURCE / 'data/org.aleachess.Alea.gschema.xml').read_text(encoding='utf-8')
    key = re.search('<key name="offers-tour" type="b">\\s*<default>true</default>', text)[0]
    for other in OLD_DESCRIPTIONS:
        with tempfile.TemporaryDirectory() as folder:
            pathlib.Path(folder, 'old.gschema.xml').write_text(text.replace(key, other), encoding='utf-8')
            subprocess.run(['glib-compile-schemas', folder], check=True)
            with Environment(GSETTINGS_SCHEMA_DIR=folder):
                expect_refused('The settings schema is from another version.')


def test_one_font():
    with one_font() as font:
        expect(output('fc-list', '-f', '%{file}\n').split('\n')[0], font, 'the font')
        program = Program('--seed=849')
        play = Play(program, 'Play Guardener Chess')
        program.keys('space', 'space')
        play.expect_label('b1', 'white knight, may move')
        program.close()


def test_no_font():
    """Without any, GTK would ask for a window of 32,000 pixels and write nothing in it."""
    with tempfile.TemporaryDirectory() as folder:
        config = os.path.join(folder, 'fonts.conf')
        pathlib.Path(config).write_text('<?xml version="1.0"?><fontconfig></fontconfig>', encoding='utf-8')
        with Environment(FONTCONFIG_FILE=config):
            expect_refused('No fonts are installed on this system.')


def wait_for(what, check):
    end = time.monotonic() + PATIENCE
    while not check():
        if time.monotonic() > end:
            raise Failure(f'waited in vain for {what}')
        time.sleep(PAUSE)


def start_screen():
    """A screen that no bus of this session has left its address on."""
    reader, writer = os.pipe()
    server = subprocess.Popen(['Xvfb', '-displayfd', str(writer), '-noreset', '-nolisten', 'tcp', '-screen', '0',
                               '1280x960x24'], pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    with os.fdopen(reader) as file:
        return server, ':' + file.readline().strip()


def test_no_bus():
    """Neither for accessibility nor for anything else: only keys and the
    screen are left.  Warnings of GTK about that are no fault of ours."""
    server, display = start_screen()
    process = None
    try:
        with Environment(DISPLAY=display, DBUS_SESSION_BUS_ADDRESS='unix:path=/dev/null', AT_SPI_BUS_ADDRESS=None,
                         GTK_A11Y=None):
            process = subprocess.Popen([Program.command], stderr=subprocess.DEVNULL)
            screen = hand.Screen(display)
            wait_for('the window', lambda: screen.find_windows(process.pid))
            screen.do('move', 20, 300)
            wait_for('the start screen', lambda: len(set(screen.look(0, 0, 1000, 700))) > 50)
            start = screen.look(0, 0, 1000, 700)
            screen.do('key', 'ctrl+5')
            wait_for('the game', lambda: screen.look(0, 0, 1000, 700) != start)
            screen.do('key', 'ctrl+q')
            expect(process.wait(PATIENCE), 0, 'the exit status')
    finally:
        for started in (process, server):
            if started is not None:
                started.kill()
                started.wait()


def brightness(program):
    """Of what lies below the board, mostly background."""
    left, top, width, height = program.windows()[0]
    pixels = look(left + 20, top + height - 30, width - 40, 10)
    return sum(pixels) / len(pixels)


def test_dark_and_contrast_of_the_system():
    portal = subprocess.Popen([sys.executable, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'portal.py')],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def tell(key, value):
        portal.stdin.write(f'{key} {value}\n')
        portal.stdin.flush()

    try:
        tell('color-scheme', 1)
        expect(portal.stdout.readline(), 'ready\n', 'the portal')
        program = Program()
        program.wait_until('darkness', lambda: brightness(program) < 100, True)
        tell('color-scheme', 0)
        program.wait_until('light', lambda: brightness(program) > 150, True)
        tell('color-scheme', 1)
        program.wait_until('darkness again', lambda: brightness(program) < 100, True)

        card = program.find('panel', 'Chess')
        plain = program.look_at(card)
        tell('contrast', 1)
        program.wait_for('stronger lines', lambda: program.look_at(card) != plain)
        program.close()
    finally:
        portal.kill()
        portal.wait()


def test_dark_theme_of_the_environment():
    with Environment(GTK_THEME='Adwaita:dark'):
        program = Program()
        program.wait_until('darkness', lambda: brightness(program) < 100, True)
        program.close()


def ground(program, label):
    """What a label lies on: most of what is seen there."""
    pixels = program.look_at(program.find('label', label))
    return Counter(pixels[i:i + 3] for i in range(0, len(pixels), 3)).most_common(1)[0][0].hex()


def test_dialogs_are_as_the_table():
    """Their ground in the dark, where the theme has a grey one."""
    harness.set_settings(gtk_application_prefer_dark_theme=1)
    try:
        program = Program()
        expect(ground(program, 'What would you like to play?'), '1e1b19', 'the ground of the window')
        program.keys('ctrl+comma')
        program.wait_for_windows(2)
        program.wait_until('the ground of a dialog', lambda: ground(program, 'Coordinates'), '1e1b19')
        program.keys('Escape')
        program.wait_alone()
        program.close()
    finally:
        harness.set_settings()


if __name__ == '__main__':
    harness.main()
