# test-leaving.py: no game is lost, however it is left
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import subprocess
import tempfile
import time

from gi.repository import Gio, GLib

import harness
import table
from harness import PATIENCE, Play, Program, StateType, act, area, children, expect, has, keep_settings, name, role, text, walk

CONTINUE = 'Continue the Last Game'
MENTION_TIME = 9    # seconds that a sentence stays which is not about the game, and one more
MATE = 'f3 e5 g4 Qh4#'
GAME = '[White "%s"]\n[Black "Bauer, Ben"]\n[Result "*"]\n\n1. e4 e5 %s *\n'


def labels(root):
    return [text(label) for label in walk(root) if role(label) == 'label']


def expect_moves(program, *games):
    """Of all windows, in any order; a window without a game has none."""
    program.wait_until('the games', lambda: sorted(table.moves_in(window) for window in table.frames(program)), sorted(games))


def begin(*arguments):
    """A program without a past."""
    table.forget_games()
    return Program(*arguments)


def see(program, wanted_role, label):
    """A widget that can be seen and not only found."""
    return program.wait_for(f'{label!r}', lambda: next((widget for widget in walk(program.application) if role(
        widget) == wanted_role and name(widget) == label and area(widget)[2] > 0), None))


def leave(program):
    program.keys('ctrl+n')
    see(program, 'push button', 'Play Chess')


def earlier_games(program):
    """What is said of each; the first has the focus, and is selected: else the first
    arrow would only do that in newer versions of GTK."""
    act(see(program, 'push button', 'Games'))
    games = see(program, 'table', 'Games')
    program.wait_for('the focus', lambda: any(has(cell, StateType.FOCUSED) for cell in children(games)))
    program.keys('Home')
    program.wait_for('the selection', lambda: has(next(children(games)), StateType.SELECTED))
    return [name(cell) for cell in children(games)]


def open_earlier(program, number):
    """Of the list, those in progress first and then the last game first, from 1."""
    earlier_games(program)
    program.keys(*['Right'] * (number - 1), 'Return')


def test_finished_game():
    program = begin()
    play = Play(program, 'Play Chess')
    play.write_all(MATE.replace(' Qh4#', ''))
    play.write('Qh4#')
    play.expect_last('0-1')
    leave(program)
    expect(program.look_for('push button', CONTINUE), None, 'a game to continue')
    play = Play(program, 'Play Chess')
    play.write_all('d4')
    program.keys('ctrl+n')
    see(program, 'push button', CONTINUE)

    # It comes back, and is not put there a second time.
    for _ in range(2):
        open_earlier(program, 2)
        expect_moves(program, ['1. f3 e5', '2. g4 Qh4#', 'Result 0-1'])
        leave(program)
    expect(table.kept_games(), ['d4', 'f3 e5 g4 Qh4#'], 'the games')
    program.close()


def kept_settings():
    with open(os.path.join(os.environ['HOME'], table.SETTINGS), encoding='utf-8') as file:
        return file.read()


@contextlib.contextmanager
def watch_settings():
    """The names of files that were put in the place of others, among them that
    of the settings."""
    files = []
    folder = os.path.dirname(os.path.join(os.environ['HOME'], table.SETTINGS))
    monitor = Gio.File.new_for_path(folder).monitor_directory(Gio.FileMonitorFlags.WATCH_MOVES)
    monitor.connect('changed', lambda monitor, file, other, event: files.append(other.get_basename())
                    if event == Gio.FileMonitorEvent.RENAMED else None)
    try:
        yield files
    finally:
        monitor.cancel()


def hear_of(files, wanted):
    """Whether news of it has come by now."""
    while GLib.MainContext.default().iteration(False):
        pass
    return wanted in files


def put_there(called):
    """A file of the folder of the settings, in the way that they are written."""
    path = os.path.join(os.environ['HOME'], os.path.dirname(table.SETTINGS), called)
    with open(path + '.new', 'w', encoding='utf-8'):
        pass
    os.replace(path + '.new', path)


def resize_until_kept(program, width, height):
    program.resize(width, height)
    program.wait_until('the width that is kept', lambda: f'window-width={width}\n' in kept_settings(), True)
    program.wait_until('the height that is kept', lambda: f'window-height={height}\n' in kept_settings(), True)


def test_size_of_the_window():
    """It comes back as it was left, also as large as the screen."""
    keep_settings('window-width=420', 'window-height=680', 'offers-tour=false')
    program = Program()
    program.wait_until('the size', lambda: program.windows()[0][2:], (420, 680))
    program.resize(900, 620)
    program.close()
    program = Program()
    program.wait_until('the size', lambda: program.windows()[0][2:], (900, 620))

    # Nor is the end of a program always orderly: what belongs together is
    # written at once.  The size of the beginning is written as well, some time
    # after it: not among those that are counted.
    resize_until_kept(program, 880, 630)
    with watch_settings() as files:
        resize_until_kept(program, 860, 640)
        # News comes later, but in its order.
        put_there('last')
        program.wait_for('news of all that was written', lambda: hear_of(files, 'last'))
        program.kill()
    expect(files.count('keyfile'), 1, 'the times that the settings were written')
    program = Program()
    program.wait_until('the size', lambda: program.windows()[0][2:], (860, 640))
    program.close()

    # Nobody makes it large here, but the program asks for it and goes on so,
    # which it tells by itself.
    keep_settings('window-maximized=true')
    program = Program()
    keep_settings()
    program.close()
    expect('window-maximized=true' in kept_settings(), True, 'whether the window was maximized')


def test_tour_of_who_is_new():
    """Who has played is not."""
    program = begin()
    see(program, 'push button', 'Take the Tour')
    Play(program, 'Play Chess')
    leave(program)
    see(program, 'push button', 'Take the Tour')
    Play(program, 'Play Chess').write_all('e4')
    leave(program)
    program.wait_until('the height of the offer', lambda: sum(
        area(widget)[3] for widget in walk(program.frame) if name(widget) == 'Take the Tour'), 0)
    program.close()


def test_games_that_wait():
    """The last one is offered; all are among the earlier games."""
    program = begin()
    for move in ('e4', 'd4', 'c4'):
        Play(program, 'Play Chess').write_all(move)
        leave(program)
    play = Play(program, CONTINUE)
    play.expect_last('c4')
    play.write_all('e5')
    leave(program)
    expect(table.kept_games(), ['c4 e5', 'd4', 'e4'], 'the games')
    expect(len(earlier_games(program)), 3, 'the number of earlier games')
    program.keys('Right', 'Return')
    expect_moves(program, ['1. d4'])
    program.close()

    program = Program()
    Play(program, CONTINUE).expect_last('e5')
    program.close()


def test_two_windows_and_sudden_death():
    program = begin()
    play = Play(program, 'Play Chess')
    play.write_all('e4 e5')
    table.choose(program, 'Play from Here')
    expect_moves(program, ['1. e4 e5'], ['1. e4 e5'])
    copy = next(window for window in table.frames(program) if window != program.frame)
    for square in ('g1', 'f3'):
        act(program.wait_for(square, lambda square=square: next(
            (widget for widget in walk(copy) if name(widget).startswith(square + ', ')), None)), 'square.activate')
    expect_moves(program, ['1. e4 e5'], ['1. e4 e5', '2. Nf3'])
    program.kill()

    program = Program()
    Play(program, CONTINUE)
    expect_moves(program, ['1. e4 e5', '2. Nf3'])
    leave(program)
    open_earlier(program, 2)
    expect_moves(program, ['1. e4 e5'])
    program.close()


def expect_points(program, *points):
    program.wait_until('the score', lambda: table.points(program.frame), list(points))


def expect_match(program, *stand):
    """Of the game that was played last: its number, who is the first player, and
    the half points from the games before."""
    program.wait_until('the match', lambda: table.read_shelf(
        'SELECT match_number, match_first, match_points_0, match_points_1 FROM game ORDER BY changed DESC LIMIT 1'),
        list(stand))


def play_again(program):
    """The game that begins then."""
    play = Play(program, 'Play Again')
    program.wait_until('the moves', lambda: table.moves_in(program.frame), [])
    return play


def lose_as_white(program, play):
    play.write_all(MATE.replace(' Qh4#', ''))
    play.write('Qh4#')
    play.expect_last('0-1')


def test_match_goes_on():
    """Also when the program is started again."""
    program = begin()
    lose_as_white(program, Play(program, 'Play Chess'))
    play = play_again(program)
    expect_points(program, '1 point in the match', '0 points in the match')
    play.write_all('f3 e5')
    expect_match(program, (2, 1, 0, 2))
    program.kill()

    program = Program()
    play = Play(program, CONTINUE)
    expect_points(program, '1 point in the match', '0 points in the match')
    play.write_all('g4')
    play.write('Qh4#')
    play.expect_last('0-1')
    play = play_again(program)
    expect_points(program, '1 point in the match', '1 point in the match')

    # What is played while a game waits counts too.
    play.write_all('e4')
    leave(program)
    lose_as_white(program, Play(program, 'Play Chess'))
    leave(program)
    play = Play(program, CONTINUE)
    play.expect_last('e4')
    expect_points(program, '1 point in the match', '2 points in the match')

    # A position begins no game of the match, nor does it end it.
    play.click('a5')
    program.keys('ctrl+c')
    play.expect_sentence('The position is on the clipboard.')
    leave(program)
    play = Play(program, 'Paste a Position')
    play.expect_sentence('Black to move.')
    expect_points(program)
    leave(program)
    Play(program, 'Play Chess')
    expect_points(program, '1 point in the match', '2 points in the match')
    program.close()


def test_new_game_before_the_one_that_waits():
    """What was played before and after the start is one match; who had White
    has it again, for the game that waits has not been played."""
    program = begin()
    lose_as_white(program, Play(program, 'Play Chess'))
    play_again(program).write_all('f3 e5')
    expect_match(program, (2, 1, 0, 2))
    program.kill()

    program = Program()
    play = Play(program, 'Play Chess')
    expect_points(program, '1 point in the match', '0 points in the match')
    lose_as_white(program, play)
    leave(program)
    Play(program, CONTINUE).expect_last('e5')
    expect_points(program, '1 point in the match', '1 point in the match')
    program.close()


def test_game_that_is_left():
    """It is no reason to speak of a match."""
    program = begin()
    for button in ('Play Chess960', 'Play Chess'):
        Play(program, button)
        expect_points(program)
        leave(program)
    Play(program, 'Play Chess').write_all('e4')
    leave(program)
    play = Play(program, 'Play Chess')
    expect_points(program)
    lose_as_white(program, play)
    program.find('panel', 'White · first player')
    play_again(program)
    program.find('panel', 'White · second player, to play')
    expect_points(program, '1 point in the match', '0 points in the match')
    program.close()


def begin_match(program):
    """There is no score any more, and nothing to begin anew."""
    act(program.find('push button', 'New Match'))
    program.wait_for('no score', lambda: program.look_for('push button', 'New Match') is None)


def test_match_without_a_game_that_waits():
    """The next game belongs to it, until a new match is wanted."""
    keep_settings()
    program = begin()
    lose_as_white(program, Play(program, 'Play Chess'))
    program.close()

    program = Program()
    play = Play(program, 'Play Chess')
    expect_points(program, '1 point in the match', '0 points in the match')
    lose_as_white(program, play)
    program.kill()

    program = Program()
    play = Play(program, 'Play Chess')
    expect_points(program, '1 point in the match', '1 point in the match')
    table.open_players(program)
    program.find('label', '1–1')
    begin_match(program)
    table.close_window(program)
    expect_points(program)
    lose_as_white(program, play)
    play_again(program)
    expect_points(program, '1 point in the match', '0 points in the match')

    # Nor does a game count that was over before.
    lose_as_white(program, play)
    table.open_players(program)
    begin_match(program)
    table.close_window(program)
    play = play_again(program)
    expect_points(program)
    play.write_all('e4')
    program.close()

    program = Program()
    Play(program, CONTINUE).expect_last('e4')
    expect_points(program)
    program.close()


def test_another_window():
    """What is opened does not cover a game that is under way."""
    with tempfile.TemporaryDirectory() as folder:
        program = begin()
        play = Play(program, 'Play Chess')
        play.write_all('c4')
        paths = []
        for player, moves in (('Ada', '2. Nf3'), ('Cleo', '2. Bc4')):
            paths.append(os.path.join(folder, player + '.pgn'))
            with open(paths[-1], 'w', encoding='utf-8') as file:
                file.write(GAME % (player, moves))
        subprocess.run([Program.command, *paths], check=True, timeout=PATIENCE)
        expect_moves(program, ['1. c4'], ['1. e4 e5', '2. Nf3'], ['1. e4 e5', '2. Bc4'])
        program.close()


def test_what_was_copied_before():
    """What is said of the clipboard goes again, but not once there is no game."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.click('a5')
    program.keys('ctrl+c')
    play.expect_sentence('The position is on the clipboard.')
    leave(program)
    time.sleep(MENTION_TIME)
    play = Play(program, 'Play Chess')
    play.write_all('e4')
    program.close()


if __name__ == '__main__':
    harness.main()
