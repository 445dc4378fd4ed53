# test-chess-engine.py: an engine that is a program of its own, at the table and as reviewer
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shutil
import sys
import tempfile
import time

import harness
import table
from harness import Failure, Play, Program, act, area, expect, role, text, walk

ENGINE = pathlib.Path(__file__).parent.parent / 'uci/fake-engine.py'
PLAYER = os.environ['ALEA_TEST_CLI']
FAILURE = 'The chess engine is not working. The computer will take over.'
ALONE = 'The review looked '

# Seconds for a game of the engine with itself, which is as long as it is.
WHOLE_GAME = 240

GAME = '''[Event "Review"]
[White "Ann"]
[Black "Ben"]
[Result "0-1"]

1. f3 e5 2. g4 Qh4# 0-1
'''


def command(mode, plays=True):
    """What follows is found again in the list of all programs."""
    words = [sys.executable, ENGINE, mode, *([PLAYER] if plays else []), os.environ['HOME']]
    return ' '.join(f"'{word}'" for word in words)


def engines():
    """The processes of all engines that this test has started, dead ones too."""
    found = []
    for folder in pathlib.Path('/proc').glob('[0-9]*'):
        try:
            words = (folder / 'cmdline').read_bytes().split(b'\0')
        except OSError:
            continue
        if os.fsencode(ENGINE) in words and os.environ['HOME'].encode() in words:
            found.append(folder.name)
    return found


def children_of(program):
    """The state of each, "Z" for one whose end nobody has heard of."""
    states = []
    for path in pathlib.Path(f'/proc/{program.process.pid}/task').glob('*/children'):
        for child in path.read_text(encoding='ascii').split():
            with open(f'/proc/{child}/stat', encoding='utf-8') as file:
                states.append(file.read().rpartition(')')[2].split()[0])
    return states


def set_engine(engine, *settings):
    quoted = engine.replace('\\', '\\\\').replace('"', '\\"')
    harness.keep_settings("motion='none'", f'chess-engine="{quoted}"', *settings)


def begin(engine, *settings, game='Play Chess'):
    table.forget_games()
    set_engine(engine, *settings)
    program = Program('--seed=16923')
    return program, Play(program, game)


def shot(kind):
    folder = os.environ.get('ALEA_TEST_PICTURES')
    if folder:
        harness.output('import', '-window', 'root', str(pathlib.Path(folder, f'engine-{kind}.png')))


def count(play):
    return len(play.entries())


# --- at the table -----------------------------------------------------------------

def watch(game, engine=None, first='uci'):
    """A whole game that nobody plays by hand."""
    program, play = begin(engine or command('good'), f"first-seat='{first}'", "second-seat='uci'",
                          "computer-pace='at-once'", game=game)
    end = time.monotonic() + WHOLE_GAME
    while not table.is_over(program, play):
        expect(play.sentence() != FAILURE, True, 'whether the engine works')
        if time.monotonic() > end:
            raise Failure(f'still {play.sentence()!r} after {count(play)} entries')
        if program.process.poll() is not None:
            raise Failure('the program ended')
        time.sleep(0.5)
        program.forget()
    expect(count(play) > 4, True, 'whether there are moves')
    program.wait_until('the engines at rest', engines, [])
    return program, play


def test_whole_game_of_chess():
    watch('Play Chess')[0].close()


def test_whole_game_of_chess960():
    watch('Play Chess960')[0].close()


def test_real_engine():
    """An engine that many people have, where it is installed: it beats a beginner,
    and reviews the game."""
    stockfish = shutil.which('stockfish', path=os.environ['PATH'] + ':/usr/games')
    if stockfish is None:
        print('# there is no Stockfish')
        return

    program, play = watch('Play Chess', stockfish, 'level=1')
    expect('Chess Engine wins' in play.sentence(), True, f'whether it has won in {play.sentence()!r}')
    act(program.find('push button', 'Review'))
    program.wait_until('whether it is reviewed', lambda: is_alone(program), True)
    act(program.find('push button', 'Review with Chess Engine'))
    program.wait_until('whether Stockfish has looked',
                       lambda: any(label.startswith('Stockfish ') and ' looked ' in label for label in labels(program)),
                       True)
    program.wait_until('what is left of it', lambda: children_of(program), [])
    shot('stockfish')
    program.close()


def test_it_answers():
    """It moves when it is asked, an undo goes back before both moves, and the
    program ends with it."""
    program, play = begin(command('good'), "second-seat='uci'", "computer-pace='at-once'")
    program.find('panel', 'Black · Chess Engine', play.page)
    play.write('e4')
    program.wait_until('the number of entries', lambda: count(play), 2)
    expect(len(engines()), 1, 'the number of engines')
    program.keys('ctrl+z')
    program.wait_until('the number of entries', lambda: count(play), 0)
    play.expect_sentence('White to move.')
    program.close()
    end = time.monotonic() + harness.PATIENCE
    while engines():
        if time.monotonic() > end:
            raise Failure('the engine is still there')
        time.sleep(harness.PAUSE)


def test_slow():
    """What it was thinking of is never played."""
    program, play = begin(command('slow'), "second-seat='uci'", "computer-pace='at-once'")
    play.write('e4')
    program.wait_until('the number of entries', lambda: count(play), 2)
    play.write('d3')
    play.expect_sentence('The computer is thinking.')
    program.keys('ctrl+z')
    play.expect_sentence('White to move.')
    time.sleep(1.5)
    expect(count(play), 2, 'the number of entries')
    play.write('d4')
    program.wait_until('the number of entries', lambda: count(play), 4)
    program.close()


def fail(engine):
    """A sentence, and the game goes on to its end without it."""
    program, play = begin(engine, "second-seat='uci'", "computer-pace='slow'")
    moves = ['Nf3', 'g3', 'a3']
    for n, move in enumerate(moves[:2], 1):
        play.write(move)
        seen = program.wait_for('an answer', lambda: FAILURE if play.sentence() == FAILURE else count(play) == 2 * n)
        if seen == FAILURE:
            break
    else:
        play.write(moves[2])
        play.expect_sentence(FAILURE)
        n = 3
    program.wait_until('the number of entries', lambda: count(play), 2 * n)
    program.wait_until('the engines that are left', engines, [])
    expect(children_of(program), [], 'the programs that are left')
    program.close()


def test_dead():
    fail(command('crash', plays=False))


def test_dying():
    fail(command('crash'))


def test_silent():
    fail(command('silent'))


def test_wrong():
    fail(command('lie', plays=False))


def test_missing():
    fail('/nowhere/no-engine')


# --- where it is chosen -------------------------------------------------------------

def read_setting(key):
    path = pathlib.Path(os.environ['HOME'], '.config/glib-2.0/settings/keyfile')
    for line in path.read_text(encoding='utf-8').splitlines():
        if line.startswith(key + '='):
            return line.partition('=')[2]
    return None


def test_menu_follows():
    """Once it is known it can be played against."""
    table.forget_games()
    set_engine('/nowhere/no-engine', "second-seat='level=3'")
    program = Program()
    program.find('combo box', 'Play against')
    program.keys('ctrl+comma')
    entry = program.find('text', 'Chess engine')
    program.click(entry)
    program.keys('ctrl+a')
    program.type(command('good'))
    program.wait_until('the setting', lambda: 'fake-engine' in (read_setting('chess-engine') or ''), True)
    table.close_window(program)
    choice = program.find('combo box', 'Play against')
    program.click(choice)
    program.keys('End', 'Up', 'Return')
    program.wait_until('who plays', lambda: read_setting('second-seat'), "'uci'")
    program.wait_alone()
    program.close()


def test_flatpak():
    """It says why there is none to be chosen."""
    set_engine('')
    with tempfile.TemporaryDirectory() as faults:
        os.environ.update(ALEA_TEST_FAULTS=faults, LD_PRELOAD=os.environ['ALEA_TEST_FAULT_SHIM'])
        try:
            program = Program()
        finally:
            del os.environ['LD_PRELOAD']
        pathlib.Path(faults, 'flatpak').touch()
        program.keys('ctrl+comma')
        program.find('label', 'The Flatpak version of Alea cannot use the chess engines on this computer.')
        expect(program.look_for('text', 'Chess engine'), None, 'where one could be chosen')
        shot('flatpak')
        table.close_window(program)
        program.close()


# --- as reviewer ---------------------------------------------------------------------

def labels(program):
    return [text(widget) for widget in walk(program.frame) if role(widget) == 'label']


def open_review(engine):
    table.forget_games()
    set_engine(engine)
    path = pathlib.Path(tempfile.mkdtemp(), 'game.pgn')
    path.write_text(GAME, encoding='utf-8')
    program = Program(str(path))
    act(program.find('push button', 'Review'))
    program.wait_until('whether it is reviewed', lambda: is_alone(program), True)
    return program


def is_alone(program):
    return any(label.startswith(ALONE) for label in labels(program))


def is_by_engine(program):
    return any(label.startswith('Fake ') and label.endswith(' looked 2 decisions ahead.') for label in labels(program))


def test_review():
    """It looks after the program itself has, says so, and is kept."""
    program = open_review(command('good'))
    act(program.find('push button', 'Review with Chess Engine'))
    program.wait_until('whether the engine has looked', lambda: is_by_engine(program), True)
    program.wait_until('the engines that are left', engines, [])
    shown = [text(widget) for widget in walk(program.frame) if role(widget) == 'label' and area(widget)[2] > 0]
    expect([words in shown for words in ('Lost to errors', 'Luck of the dice')], [True, False], 'what is shown')
    shot('review')
    act(program.find('push button', 'Back'))
    act(program.find('push button', 'Review'))
    program.wait_until('whether the review was kept', lambda: is_by_engine(program), True)

    act(program.find('push button', 'Review with Alea'))
    program.wait_until('whether it is reviewed', lambda: is_alone(program), True)
    program.find('push button', 'Review with Chess Engine')
    program.close()


def test_cancelled_review():
    program = open_review(command('slow'))
    act(program.find('push button', 'Review with Chess Engine'))
    act(program.find('push button', 'Cancel'))
    program.wait_until('the engines that are left', engines, [])
    expect(is_alone(program), True, 'whether the review is there')
    program.close()


def test_failing_review():
    for mode in ('crash', 'mute'):
        program = open_review(command(mode))
        act(program.find('push button', 'Review with Chess Engine'))
        program.find('label', 'The chess engine is not working. Alea’s review is shown instead.')
        program.wait_until('the engines that are left', engines, [])
        expect(children_of(program), [], 'the programs that are left')
        program.close()


if __name__ == '__main__':
    harness.main()
