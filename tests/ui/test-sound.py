# test-sound.py: what is heard, without a loudspeaker
#
# The program says which sound it plays when it is asked for its messages.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import tempfile

import harness
import table
from harness import Play, Program, StateType, area, do, expect, has, keep_settings, set_animations, set_settings


class Ear:
    """Hears a program that is started with it."""

    def __init__(self):
        os.environ['G_MESSAGES_DEBUG'] = 'alea-sound'
        self.file = tempfile.TemporaryFile('w+')
        self.program = Program('--seed=50', messages=self.file)
        # Nobody listens to the programs that come after it.
        del os.environ['G_MESSAGES_DEBUG']

    def heard(self):
        self.file.seek(0)
        return re.findall(r'Plays (\w+)', self.file.read())

    def expect(self, *sounds):
        self.program.wait_until('what is heard', self.heard, list(sounds))


def start(game):
    ear = Ear()
    play = Play(ear.program, game)
    expect(ear.heard(), [], 'what is heard of the start')
    return ear, play


def test_moves():
    set_animations(True)
    ear, play = start('Play Chess')
    heard = []
    for word, sound in (('e4', 'move'), ('d5', 'move'), ('exd5', 'capture'), ('c6', 'move'), ('Bb5', 'move'),
                        ('Nf6', 'move'), ('Nf3', 'move'), ('a6', 'move'), ('O-O', 'castle'), ('g6', 'move'),
                        ('Re1', 'move'), ('a5', 'move'), ('dxc6', 'capture'), ('a4', 'move'), ('cxb7+', 'check')):
        play.write(word)
        heard.append(sound)
        ear.expect(*heard)

    # Going back, looking back and what is refused are silent.
    ear.program.keys('ctrl+z')
    play.expect_piece('c6', 'white pawn')
    play.write('e5')
    play.write('Rxe7+')
    ear.expect(*heard, 'check')
    ear.program.close()
    expect(ear.heard(), heard + ['check'], 'what was heard in the end')


def test_dice_that_tumble():
    set_animations(True)
    ear, _ = start('Play Chess960')
    ear.program.keys('space')
    ear.expect('roll')
    ear.program.close()


def test_dice_that_lie_still_at_once():
    set_animations(False)
    ear, play = start('Play Chess960')
    ear.program.keys('space')
    play.expect_sentence('Roll the die: it decides which dark square the first bishop takes.')
    ear.expect('roll')
    ear.program.close()


def test_what_is_not_wanted():
    set_animations(False)
    keep_settings("silent-sounds=['capture', 'thunder']")
    ear, play = start('Play Chess')
    for word in ('e4', 'd5', 'exd5'):
        play.write(word)
    ear.expect('move', 'move', 'move')
    ear.program.close()

    keep_settings('sounds=false')
    ear, play = start('Play Chess')
    play.write('e4')
    play.expect_piece('e4', 'white pawn')
    expect(ear.heard(), [], 'what is heard with sounds off')
    ear.program.close()

    keep_settings()
    set_settings(gtk_enable_event_sounds=0)
    ear, play = start('Play Chess')
    play.write('e4')
    play.expect_piece('e4', 'white pawn')
    expect(ear.heard(), [], 'what is heard where the desktop wants no sounds')
    ear.program.close()


def open_sounds(program):
    """The last of the preferences, to which they may have to be scrolled."""
    program.keys('ctrl+comma')
    window = program.find('frame', 'Preferences')
    label = program.find('label', 'Choose Sounds', window)
    program.point(program.find('panel', 'Preview', window))

    def scroll():
        do('click', 5)
        _, top, _, height = area(label)
        return 0 < top and top + height < area(window)[3]

    program.wait_for('a place to click at', scroll)
    program.click(label)


def test_no_loudspeaker():
    """Who tries a sound in the preferences is told."""
    keep_settings()
    before = os.environ.get('CANBERRA_DRIVER')
    os.environ['CANBERRA_DRIVER'] = 'nobody'
    try:
        program = Program()
    finally:
        if before is None:
            del os.environ['CANBERRA_DRIVER']
        else:
            os.environ['CANBERRA_DRIVER'] = before
    open_sounds(program)
    program.click(program.find('push button', 'Play “A piece is captured”'))
    failure = program.find('label', 'This sound cannot be played. There may be no speakers, or the sound server '
                                    'may not be running.')
    program.wait_for('the news on the screen', lambda: area(failure)[2] > 0)
    program.kill()


def test_preferences():
    set_animations(False)
    keep_settings()
    ear = Ear()
    program = ear.program
    open_sounds(program)
    capture = program.find('check box', 'A piece is captured')
    program.click(program.find('push button', 'Play “A piece is captured”'))
    ear.expect('capture')
    program.click(capture)
    program.wait_until('whether captures are heard', lambda: has(capture, StateType.CHECKED), False)
    program.keys('Escape')
    program.wait_for_windows(2)
    program.wait_until('the focus', lambda: table.focused(program), ('push button', 'Choose Sounds'))
    program.keys('Escape')
    program.wait_alone()

    play = Play(program, 'Play Chess')
    for word in ('e4', 'd5', 'exd5'):
        play.write(word)
    ear.expect('capture', 'move', 'move', 'move')
    program.close()


if __name__ == '__main__':
    harness.main()
