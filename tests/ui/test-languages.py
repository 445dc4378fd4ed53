# test-languages.py: the languages that Alea speaks, in a narrow window
#
# A window whose words need more room than it has becomes wider than it was
# made, or cuts them off.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Failure, PATIENCE, expect, one_font
from pseudo import SOURCE, PseudoProgram

WIDTH, HEIGHT = 360, 640
LANGUAGES = [line for line in (SOURCE / 'po/LINGUAS').read_text(encoding='utf-8').splitlines() if not line.startswith('#')]

# The widest board comes last: it is rolled for.
GAME_KEYS = ['ctrl+1', 'ctrl+2', 'ctrl+4', 'ctrl+5', 'ctrl+3']
LONGEST_TITLE = 'ctrl+4'


def look(program, screen, may_shorten=True):
    cut = [line[1:] for line in program.settle()
           if line[0] == 'label' and not (may_shorten and line[1] == 'shortened')]
    if cut:
        raise Failure(f'{screen}: {cut}')
    expect(program.windows()[0][2:], (WIDTH, HEIGHT), f'the size of {screen}')


def walk_through(language):
    program = PseudoProgram('--seed=50', language=language)
    program.resize(WIDTH, HEIGHT)
    look(program, 'the start')
    program.keys('ctrl+e')
    look(program, 'the editor')
    program.keys('ctrl+d')
    look(program, 'a diagram')
    program.keys('F1')
    look(program, 'the guide')
    program.keys('Return')
    look(program, 'a lesson', may_shorten=False)
    # Once it has begun, another game would open a window of its own.
    for key in GAME_KEYS:
        program.keys(key)
        look(program, f'the game of {key}')
        if key == LONGEST_TITLE:
            program.keys('F1')
            look(program, 'its rules', may_shorten=False)
            program.keys('Escape')
    program.keys('space', 'space')
    look(program, f'the game of {GAME_KEYS[-1]} after a roll')
    program.keys('ctrl+q')
    expect(program.process.wait(PATIENCE), 0, 'the exit status')

    program = PseudoProgram(language=language)
    program.resize(WIDTH, HEIGHT)
    look(program, 'the start with a game that goes on')
    program.kill()


def test_languages():
    if len(LANGUAGES) < 4:
        raise Failure(f'there are few languages: {LANGUAGES}')
    for language in LANGUAGES:
        try:
            walk_through(language)
        except Failure as failure:
            raise Failure(f'{language}: {failure}') from None


def test_language_without_letters():
    """Where no font has them, the words are in English instead of boxes."""
    with one_font():
        program = PseudoProgram(language='hi')
        program.find('push button', 'Play Chess')
        program.close()


if __name__ == '__main__':
    harness.main()
