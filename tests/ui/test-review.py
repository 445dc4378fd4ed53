# test-review.py: who was lucky in a game, and who was good
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import pathlib
import tempfile

import harness
from harness import Failure, Program, act, area, expect, name, role, text, walk

printing = importlib.import_module('test-print')

# Black takes whatever there is, and loses to luck for all that.
GAME = '''[Event "Review"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]
[Variant "Guardener Chess"]

1. {[%roll 3-3 4-3]} d4 1... {[%roll 4-2]} c6 2. {[%roll 1-3]} e4 2...
{[%roll 1-4]} Gf9 3. {[%roll 4-1]} b4 3... {[%roll 4-2]} h6 4.
{[%roll 3-3 4-4]} Nbc9 {T4} 4... {[%roll 4-1]} Ke9 5. {[%roll 3-2]} Nxa8 5...
{[%roll 2-4]} Nd9 6. {[%roll 4-1]} c3 6... {[%roll 4-2]} g5 7.
{[%roll 3-3 1-3]} Bd3 7... {[%roll 1-3]} d6 8. {[%roll 2-3]} h4 8...
{[%roll 1-1]} gxh4 9. {[%roll 2-1]} Nf3 9... {[%roll 1-4]} Rh7 10.
{[%roll 3-1]} e5 10... {[%roll 3-1]} dxe5 11. {[%roll 4-3]} Bxh7 11...
{[%roll 3-4]} Ke8 12. {[%roll 1-4]} dxe5 12... {[%roll 2-4]} c5 13.
{[%roll 3-4]} Bxg8 13... {[%roll 1-3]} Gxg8 14. {[%roll 2-3]} Nc9 14...
{[%roll 3-3]} Qxd1 15. {[%roll 3-4]} Kf0 15... {[%roll 2-2]} Qxh1 16.
{[%roll 3-1]} Bw4 16... {[%roll 1-2]} cxb4 17. {[%roll 1-3]} cxb4 17...
{[%roll 3-3]} Qxa1 18. {[%roll 3-4]} Gc1 18... {[%roll 2-4]} a6 19.
{[%roll 3-1]} Gxa1 19... {[%roll 2-3]} Ke9 20. {[%roll 4-3]} Bxe9 1-0
'''


def open_review(game=GAME):
    folder = tempfile.mkdtemp()
    path = pathlib.Path(folder, 'game.pgn')
    path.write_text(game, encoding='utf-8')
    program = Program(str(path))
    act(program.find('push button', 'Review'))
    program.find('label', 'Luck and skill')
    return program


def labels(program):
    return [text(widget) for widget in walk(program.frame) if role(widget) == 'label']


def find_graph(program):
    for widget in walk(program.frame):
        if name(widget).startswith('Chances of winning.'):
            return widget
    raise Failure('there is no graph')


def shot(program, kind):
    folder = os.environ.get('ALEA_TEST_PICTURES')
    if folder:
        harness.output('import', '-window', 'root', str(pathlib.Path(folder, f'review-{kind}.png')))


def test_it_adds_up():
    program = open_review()
    program.wait_until('the title', program.title, 'Review')
    shot(program, 'wide')
    seen = labels(program)
    for wanted in ('Ann', 'Ben', 'Luck of the dice', 'Lost to errors', 'Net'):
        expect(wanted in seen, True, f'whether there is “{wanted}”')
    expect(any(label.startswith('Start ') and label.endswith('result 100') for label in seen), True, 'the sum')
    program.close()


def test_steps():
    """By keys: the graph says what is chosen, and so do the sentence and the board."""
    program = open_review()
    program.keys('Home')
    program.wait_until('what is chosen first', lambda: name(find_graph(program)).split('. ')[1], '1')
    first = name(find_graph(program))
    program.keys('Right')
    program.wait_until('whether something else is chosen', lambda: name(find_graph(program)) != first, True)
    program.keys('Left')
    program.wait_until('what is chosen again', lambda: name(find_graph(program)), first)
    program.keys('End')
    act(program.find('push button', 'First'))
    program.wait_until('what the button chooses', lambda: name(find_graph(program)), first)
    program.close()


def test_text():
    """The graph has a form in words."""
    program = open_review()
    act(program.find('push button', 'As Text'))
    program.find('text', 'The review in words')
    shot(program, 'text')
    program.close()


def test_arrow():
    """The step behind an error says what would have been better."""
    program = open_review()
    for widget in walk(program.frame):
        if role(widget) == 'push button' and 'error by Ben' in name(widget):
            act(widget)
            break
    else:
        raise Failure('there is no error among the great moments')
    program.wait_until('whether something better is named', lambda: 'Better: ' in name(find_graph(program)), True)
    shot(program, 'error')
    program.close()


def test_play_on():
    program = open_review()
    act(program.find('push button', 'Play On from Here'))
    program.wait_until('the number of windows', lambda: len(program.windows()), 2)
    program.close()


def test_back():
    """The result says what the review has said of luck."""
    program = open_review()
    luck = next(label for label in labels(program) if label.startswith('The dice helped ')).split('. ')[0] + '.'
    act(program.find('push button', 'Back'))
    program.wait_until('the title', program.title, 'Guardener Chess')
    sentence = text(program.find('status bar'))
    expect(sentence.endswith(f' {luck}'), True, f'whether the luck is told in {sentence!r}')
    shot(program, 'result')
    act(program.find('push button', 'Review'))
    program.wait_until('the title', program.title, 'Review')
    program.close()


def test_dark():
    harness.set_settings(gtk_application_prefer_dark_theme=1)
    program = open_review()
    shot(program, 'dark')
    program.close()
    harness.set_settings()


def test_paper():
    """The graph, its words and what is said of each event."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'review.pdf')
        program = open_review()
        dialog = printing.Print(program, 'Review')
        dialog.save('Save as PDF…', path)
        program.wait_until('the pages saved', lambda: dialog.says().endswith('were saved in “review.pdf”.'), True)
        words = printing.pdf_text(path)
        for wanted in ('Chances of winning', 'Even', 'Luck', 'Errors', 'Ann', 'Ben', 'Rolls and decisions'):
            expect(wanted in words, True, f'whether there is “{wanted}” in {words!r}')
        if os.environ.get('ALEA_TEST_PICTURES'):
            harness.output('pdftoppm', '-png', '-r', '90', path,
                           os.path.join(os.environ['ALEA_TEST_PICTURES'], 'review-paper'))
        dialog.close()
        program.close()


def test_narrow():
    program = open_review()
    program.resize(360, 640)
    program.wait_until('whether all of it is in the window', lambda: area(find_graph(program))[2] < 330, True)
    for wanted in ('Play Again', 'Last', 'Play On from Here'):
        x, _, width, _ = area(program.find('push button', wanted))
        expect(x + width <= area(program.frame)[2] - 16, True, f'whether “{wanted}” is in the window')
    shot(program, 'narrow')
    program.close()


if __name__ == '__main__':
    harness.main()
