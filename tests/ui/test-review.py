# test-review.py: who was lucky in a game, and who was good
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import pathlib
import tempfile

import harness
import table
from harness import Failure, Play, Program, StateType, act, area, expect, has, name, role, text, walk

printing = importlib.import_module('test-print')

# Black takes whatever there is, and loses to luck for all that.
GAME = pathlib.Path(__file__).parent.parent / 'data' / 'pgn' / 'reviewed.pgn'


def open_review():
    program = Program(str(GAME))
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
    for wanted in ('Ann', 'Ben', 'Luck of the dice', 'Lost to errors', 'Advantage'):
        expect(wanted in seen, True, f'whether there is “{wanted}”')
    luck, error, advantage = ([int(points.replace('−', '-')) for points in seen[at + 1:at + 3]]
                              for at in map(seen.index, ('Luck of the dice', 'Lost to errors', 'Advantage')))
    net, skill = luck[0] - luck[1], error[0] - error[1]
    expect(advantage, [net + skill, -net - skill], 'what the columns come to')
    told = next(label for label in seen if label.startswith('Ann’s chances were '))
    expect(told.endswith(': that makes 100%.'), True, f'whether {told!r} ends with the result')
    expect(f' Net luck {net:+d}, skill {skill:+d}, '.replace('-', '−') in told, True, f'whether {told!r} says the same')
    program.close()


def test_game_without_dice():
    """Nobody was lucky in it."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'mate.pgn')
        path.write_text('[White "Ann"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0\n')
        program = Program(str(path))
        act(program.find('push button', 'Review'))
        program.find('label', 'Skill')
        seen = labels(program)
        expect([label for label in seen if 'luck' in label.lower()], [], 'what is said of luck')
        expect('Lost to errors' in seen, True, 'whether errors are told')
        program.close()


def find_moments(program):
    return [name(widget) for widget in walk(program.frame) if role(widget) == 'push button' and name(widget).startswith('Move ')]


def test_resignation():
    """Of a game that was not lost, when the other player was to move: an error of the one who resigned, in all that
    is said."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write_all('e4')
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    act(program.find('push button', 'Review', play.page))
    program.find('label', 'Skill')
    worst, = find_moments(program)
    expect(worst.startswith('Move 1: the worst error by White: White resigned, −'), True, f'whether it is told in {worst!r}')
    expect(worst.endswith('. White resigned. Better: playing on.'), True, f'whether it is explained in {worst!r}')
    seen = labels(program)
    expect([label for label in seen if label.startswith('No key moments')], [], 'what else is said of key moments')
    expect('White resigned. Better: playing on.' in seen, True, 'whether it stands below the step')
    shot(program, 'resigned')
    program.resize(1280, 800)
    title = program.find('label', 'Move 1: the worst error by White')
    program.wait_until('whether the only moment is more than a column of words', lambda: area(title)[2] > 200, True)
    program.close()


def test_ending_of_the_whole_game():
    """Also where a state before it was looked at when it was opened."""
    program = Program(str(GAME))
    program.find('push button', 'Review')
    program.keys('alt+Home')
    table.choose(program, 'Review the Game', button=table.GAME_MENU)
    for words in 'Ann wins as White.', '20 moves, king captured':
        program.wait_until(f'whether it says {words!r}', lambda wanted=words: wanted in labels(program), True)
    program.close()


def test_lost_on_time():
    """Nobody has resigned."""
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'time.pgn')
        path.write_text('[White "Ann"]\n[Black "Ben"]\n[Result "0-1"]\n[Termination "time forfeit"]\n\n1. e4 e5 0-1\n')
        program = Program(str(path))
        table.choose(program, 'Review the Game', button=table.GAME_MENU)
        program.find('label', '1 move, out of time')
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


def test_keys_of_a_game():
    """Those that go through a game where it is played go through it here."""
    program = open_review()

    def press(key, wanted=None):
        before = name(find_graph(program))
        program.keys(key)
        if wanted:
            program.wait_until(f'what {key} chooses', lambda: name(find_graph(program)), wanted)
        else:
            program.wait_until(f'whether {key} chooses another', lambda: name(find_graph(program)) != before, True)
        return name(find_graph(program))

    last = press('End')
    before_last = press('Left')
    first = press('Home')
    second = press('Right')
    third = press('Right')
    for key, wanted in [('alt+Home', first), ('alt+Right', second), ('Page_Down', third), ('alt+Left', second),
                        ('Page_Up', first), ('alt+End', last)]:
        press(key, wanted)
    expect(program.title(), 'Review', 'the title')

    # The words are more than a page.
    as_text = program.find('push button', 'As Text')
    act(as_text)
    words = program.find('text', 'The review in words')
    program.click(words)
    program.wait_for('the focus', lambda: has(words, StateType.FOCUSED))
    program.keys('Page_Up', 'Left')
    act(as_text)
    program.wait_until('what one step chooses', lambda: name(find_graph(program)), before_last)
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
        raise Failure('there is no error among the key moments')
    program.wait_until('whether something better is named', lambda: 'Better: ' in name(find_graph(program)), True)
    shot(program, 'error')
    program.close()


def test_play_on():
    """From what the board shows, or from before it."""
    program = open_review()
    program.keys('Home')
    program.keys('Right')
    program.wait_until('what is chosen', lambda: ' 3-3 ' in name(find_graph(program)), True)
    act(program.find('push button', 'Play from Here'))
    program.wait_for_windows(2)
    program.close()


def test_save():
    """The title bar offers to save the game with its review, and to print it."""
    program = open_review()
    with tempfile.TemporaryDirectory(dir=os.environ['HOME']) as folder:
        path = os.path.join(folder, 'kept.pgn')
        act(program.find('push button', 'Save'))
        table.name_file(program, 'Save the Game', path)
        program.wait_until('whether the review is in the file',
                           lambda: os.path.exists(path) and '%eval' in pathlib.Path(path).read_text(encoding='utf-8'), True)
        program.wait_alone()
    act(program.find('push button', 'Print'))
    program.find('frame', 'Print: Review')
    program.keys('Escape')
    program.wait_alone()
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
        program.wait_until('the pages saved', lambda: dialog.says().endswith('were saved as “review.pdf”.'), True)
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
    for wanted in ('Play Again', 'Last', 'Play from Here'):
        x, _, width, _ = area(program.find('push button', wanted))
        expect(x + width <= area(program.frame)[2] - 16, True, f'whether “{wanted}” is in the window')
    legend = program.wait_for('the legend', lambda: next(
        (widget for widget in walk(program.frame) if role(widget) == 'label' and '□\u00a0Ann' in text(widget)), None))
    x, _, width, _ = area(legend)
    expect(0 < width and x + width <= area(program.frame)[2] - 16, True, 'whether what the signs mean is in the window')
    seen = program.find('label', 'After a6, the king on e8 can be captured by 10 of 16 rolls; after Kf9, by none.')
    program.wait_until('more than half of the window for what there is to see in a moment',
                       lambda: area(seen)[2] > area(program.frame)[2] // 2, True)
    shot(program, 'narrow')
    program.close()


if __name__ == '__main__':
    harness.main()
