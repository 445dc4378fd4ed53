# test-languages.py: the languages that Alea speaks, in a narrow window
#
# A window whose words need more room than it has becomes wider than it was
# made, or cuts them off.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import tempfile

import harness
from harness import Failure, PATIENCE, act, area, children, expect, name, one_font, role, walk
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


def test_room_is_shared():
    """Whose turn it is leaves to the name what it does not need itself, and a title to the buttons beside it."""
    names = ['Anna-Lena Schmidt-Hohenberg', 'Maximilian von Wolkenstein']
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'the last games of the year in our club.pgn')
        path.write_text(f'[White "{names[0]}"]\n[Black "{names[1]}"]\n[Variant "Random Move Number Chess"]\n'
                        '[TimeControl "600"]\n\n*\n', encoding='utf-8')
        for language in LANGUAGES:
            program = PseudoProgram(str(path), language=language)
            for width, height in [(1180, 760), (1010, 740), (900, 700), (870, 660), (800, 600), (725, 560)]:
                program.resize(width, height)
                faults = [line[1:] for line in program.settle()
                          if line[0] == 'label' and (line[1] != 'shortened' or width > 1010 and line[2] in names)]
                expect(faults, [], f'what is not whole in {language} at {width}')
            program.kill()


def buttons_in(widget):
    return [button for button in walk(widget) if role(button) == 'push button']


def quiz_answers(page):
    """The names of those that have pictures, and how many of these are seen."""
    answers = []
    for button in buttons_in(page):
        pictures = [area(widget) for widget in walk(button) if role(widget) == 'image' and area(widget)[2] > 0]
        if len(pictures) > 1:
            answers.append((name(button), len([left for left, _, width, _ in pictures if left + width <= WIDTH])))
    return answers


def test_pieces_in_a_quiz():
    """They are drawn, and called by their names: what a letter stands for is another piece elsewhere."""
    for language in LANGUAGES:
        program = PseudoProgram(language=language)
        program.resize(WIDTH, HEIGHT)
        program.keys('F1')
        act(program.wait_for('the chapter', lambda: next(
            (widget for widget in walk(program.frame)
             if role(widget) == 'push button' and name(widget).startswith('Chess960, ')), None)))
        page = program.find_page(program.said_in.gettext('Lesson'))
        act(buttons_in(list(children(next(children(page))))[1])[-1])
        program.wait_until(f'how many pieces each answer has in {language}',
                           lambda page=page: [n for _, n in quiz_answers(page)], [8] * 4)
        if language == 'de':
            expect(quiz_answers(page)[2][0], 'Turm, König, Turm, Springer, Springer, Dame, Läufer, Läufer', 'the third')
        look(program, f'a quiz in {language}', may_shorten=False)

        # With the sign of a right answer behind them.
        act(next(button for button in buttons_in(page) if name(button) == quiz_answers(page)[2][0]))
        program.wait_until(f'how many pictures each answer has in {language}',
                           lambda page=page: [n for _, n in quiz_answers(page)], [8, 8, 9, 8])
        look(program, f'an answer in {language}', may_shorten=False)
        program.kill()


def test_language_without_letters():
    """Where no font has them, the words are in English instead of boxes."""
    with one_font():
        program = PseudoProgram(language='hi')
        program.find('push button', 'Play Chess')
        program.close()


if __name__ == '__main__':
    harness.main()
