# test-faults.py: when things fail, nothing is lost and a sentence says so
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import shutil
import signal
import subprocess
import tempfile

from gi.repository import Gio, GLib

import harness
import table
from harness import PATIENCE, Play, Program, StateType, act, do, expect, has, role, text, walk

MATE = 'f3 e5 g4'    # one move before the end


class Machine:
    """Folders of its own, and faults that come and go."""

    def __enter__(self):
        self.before = dict(os.environ)
        self.top = pathlib.Path(tempfile.mkdtemp())
        self.data = self.top / 'data'
        self.games = self.data / 'alea'
        self.faults = self.top / 'faults'
        self.faults.mkdir()
        os.environ.update(XDG_DATA_HOME=str(self.data), XDG_CONFIG_HOME=str(self.top / 'config'),
                          ALEA_TEST_FAULTS=str(self.faults), LD_PRELOAD=os.environ['ALEA_TEST_SHIM'])
        return self

    def __exit__(self, *_):
        os.environ.clear()
        os.environ.update(self.before)
        shutil.rmtree(self.top)

    def fail(self, fault):
        (self.faults / fault).touch()

    def mend(self, fault):
        (self.faults / fault).unlink()


def labels(program):
    return [text(widget) for widget in walk(program.application) if role(widget) == 'label']


def find_window(program, title):
    """A window over the window; an explanation may follow its title."""
    return program.wait_for(f'the window {title!r}', lambda: next(
        (window for window in harness.children(program.application) if harness.name(window).startswith(title)), None))


def press(program, title, label):
    """A button of a window over the window."""
    act(program.find('push button', label, find_window(program, title)))


def come_back(program):
    """To the window itself, which is all that is left."""
    program.wait_alone()
    # There is no window manager to give the keys back.
    program.screen.focus(program.window_ids()[0])
    program.wait_for('the focus', lambda: has(program.frame, StateType.ACTIVE))


def expect_told(program, news):
    """A window of its own says it, and goes when it is told to."""
    program.wait_for(f'the news {news!r}', lambda: news in labels(program))
    program.keys('Escape')
    come_back(program)


def expect_kept(program, machine, *games):
    """The last one first."""
    program.wait_until('the games', lambda: table.kept_games(machine.games), list(games))


def find_banner(program, words):
    """The line at the top that says what is the matter."""
    return program.wait_for(f'the line {words!r}', lambda: next(
        (label for label in labels(program) if label.startswith(words)), None))


def wait_without_banner(program):
    program.wait_until('no such line', lambda: [label for label in labels(program) if 'not being kept' in label], [])


def go_on(moves):
    """A program that finds the game from last time, with so many moves."""
    program = Program()
    play = Play(program, 'Continue the Last Game')
    program.wait_until('the number of moves', play.n_entries, moves)
    return program, play


def test_disk_full():
    """A line says that nothing is kept while there is no room, as long as that
    lasts; everything is kept after it."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, 'e4')

        machine.fail('disk-full')
        play.write_all('e5')
        find_banner(program, 'This game is not being kept. ')
        play.write_all('Nf3')
        expect(table.kept_games(machine.games), ['e4'], 'what was kept before')

        machine.mend('disk-full')
        wait_without_banner(program)
        expect_kept(program, machine, 'e4 e5 Nf3')
        program.close()


def test_full_disk_at_the_end():
    """A game may be left: what is to be kept waits.  Only the program does not end
    without a question."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('d4')
        expect_kept(program, machine, 'd4')
        machine.fail('disk-full')
        play.write_all('d5')
        find_banner(program, 'This game is not being kept. ')
        program.keys('ctrl+q')
        expect_told(program, 'Leave this game?')
        play.expect_last('d5')
        program.keys('ctrl+n')
        play = Play(program, 'Play Chess')
        play.write_all('e4')

        machine.mend('disk-full')
        wait_without_banner(program)
        expect_kept(program, machine, 'e4', 'd4 d5')
        program.close()


def test_full_disk_at_the_beginning():
    """The game from last time is there, and goes on."""
    with Machine() as machine:
        program = Program()
        Play(program, 'Play Chess').write_all('e4 e5')
        expect_kept(program, machine, 'e4 e5')
        program.kill()

        machine.fail('disk-full')
        program = Program()
        find_banner(program, 'Games are not being kept. ')
        machine.mend('disk-full')
        wait_without_banner(program)
        program.close()
        program, play = go_on(2)
        play.write_all('Nf3')
        expect_kept(program, machine, 'e4 e5 Nf3')
        program.close()


def write_long_file(machine):
    path = machine.top / 'alea' / 'long.pgn'
    path.parent.mkdir()
    path.write_text('[White "Ada"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n' * 60000
                    + '[White "Cleo"]\n\n1. e4 e5 2. Nf3 *\n', encoding='ascii')
    return path


def open_long_file(program, path):
    """Its last game, with another move."""
    subprocess.run([Program.command, path], check=True, timeout=PATIENCE)
    chooser = program.find('frame', 'Choose a Game')
    program.point(chooser)
    program.type('Cleo')
    program.wait_for('one game', lambda: sum(role(row) == 'list item' for row in walk(chooser)) == 1)
    program.keys('Return')
    program.wait_alone()
    # There is no window manager to do it.
    program.screen.focus(program.window_ids()[0])
    program.wait_for('the board', lambda: program.look_for('panel', 'Board'))
    program.keys('slash')
    entry = program.find('text', 'Type a move')
    program.wait_for('the entry', lambda: has(entry, StateType.FOCUSED))
    program.type('Nc6')
    program.keys('Return')
    program.wait_for('the mark', lambda: any(label.endswith('long.pgn, not saved') for label in labels(program)))


def expect_saved(program):
    """The file is there sooner than the program knows that it is safe."""
    program.wait_for('the mark', lambda: any(label.endswith('· long.pgn') for label in labels(program)))
    come_back(program)


def test_long_file():
    """Saving takes its time and can be left; until it is done the file is as
    it was."""
    with Machine() as machine:
        path = write_long_file(machine)
        folder = path.parent
        before = path.read_text(encoding='ascii')
        program = Program()
        open_long_file(program, path)

        machine.fail('disk-stuck')
        program.keys('ctrl+s')
        press(program, 'Save in long.pgn?', 'Save')
        press(program, 'Saving the Game', 'Cancel')
        come_back(program)

        # Wanted again before that has come to its end.
        program.keys('ctrl+s')
        machine.fail('disk-full')
        machine.mend('disk-stuck')
        program.wait_until('the folder', lambda: [entry.name for entry in folder.iterdir()], ['long.pgn'])
        expect(path.read_text(encoding='utf-8') == before, True, 'the file as it was')
        press(program, 'Save in long.pgn?', 'Save')
        expect_told(program, 'The game cannot be saved')
        expect(path.read_text(encoding='utf-8') == before, True, 'the file as it was')

        machine.mend('disk-full')
        program.keys('ctrl+s')
        press(program, 'Save in long.pgn?', 'Save')
        program.wait_for('the move in the file', lambda: path.read_text(encoding='utf-8').endswith(' 2. Nf3 Nc6 *\n'))
        expect([entry.name for entry in folder.iterdir()], ['long.pgn'], 'the folder')
        expect_saved(program)
        program.close()


def change_what_is_saved_slowly(machine):
    """A game in a large file of its own is a move behind what is there."""
    path = write_long_file(machine)
    program = Program()
    open_long_file(program, path)
    program.keys('ctrl+s')
    press(program, 'Save in long.pgn?', 'Save')
    expect_saved(program)

    machine.fail('disk-slow')
    program.keys('ctrl+z')
    program.wait_for('the mark', lambda: any(label.endswith('long.pgn, not saved') for label in labels(program)))
    return program, path


def test_saved_meanwhile():
    """What is asked for while a game is saved is not forgotten."""
    with Machine() as machine:
        program, path = change_what_is_saved_slowly(machine)
        program.keys('ctrl+s', 'ctrl+z', 'ctrl+s')
        program.wait_for('the file as the game is',
                         lambda: path.read_text(encoding='utf-8').endswith('\n\n1. e4 e5 *\n'))
        machine.mend('disk-slow')
        expect_saved(program)
        program.close()


def quit_from_outside():
    """As the menu of a desktop does, whatever window is in front."""
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        'org.aleachess.Alea', '/org/aleachess/Alea', 'org.gtk.Actions', 'Activate',
        GLib.Variant('(sava{sv})', ('quit', [], {})), None, Gio.DBusCallFlags.NONE, -1)


def test_quit_while_saving():
    """It ends when the game is in its file."""
    with Machine() as machine:
        program, path = change_what_is_saved_slowly(machine)
        machine.fail('disk-stuck')
        program.keys('ctrl+s')
        find_window(program, 'Saving the Game')
        quit_from_outside()
        machine.mend('disk-stuck')
        expect(program.process.wait(PATIENCE), 0, 'the exit status')
        expect(path.read_text(encoding='utf-8').endswith('\n\n1. e4 e5 2. Nf3 *\n'), True, 'the game without a move')


def test_saved_after_leaving():
    """Nor is it when the game has been left by then."""
    with Machine() as machine:
        program, path = change_what_is_saved_slowly(machine)
        program.keys('ctrl+s', 'ctrl+z', 'ctrl+s', 'ctrl+n')
        program.wait_for('the file as the game was when it was left',
                         lambda: path.read_text(encoding='utf-8').endswith('\n\n1. e4 e5 *\n'))
        machine.mend('disk-slow')
        come_back(program)
        Play(program, 'Play Chess')
        program.close()


def name_file(program, path):
    """Also one that is there."""
    is_new = not path.exists()
    table.name_file(program, 'Save the Game', path)
    if not is_new:
        table.replace_file(program)


def test_own_files():
    """What the program keeps is not written over by a game that is saved."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, 'e4')
        program.keys('ctrl+shift+s')
        name_file(program, machine.games / 'games.db')
        expect_told(program, 'The game cannot be saved')
        play.write_all('e5')
        expect_kept(program, machine, 'e4 e5')
        program.close()


def test_lost_names():
    """A file that may not stay on the disk is no file that others have
    changed."""
    with Machine() as machine:
        path = machine.top / 'alea' / 'game.pgn'
        path.parent.mkdir()
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        program.keys('ctrl+s')
        name_file(program, path)
        program.wait_for('the file', path.exists)
        come_back(program)

        play.write_all('e5')
        machine.fail('lost-names')
        program.keys('ctrl+s')
        expect_told(program, 'The game cannot be saved')
        machine.mend('lost-names')
        program.keys('ctrl+s')
        program.wait_for('the mark', lambda: any(label.endswith(' · game.pgn') for label in labels(program)))
        expect('1. e4 e5 *' in path.read_text(encoding='utf-8'), True, 'the game in the file')
        program.close()


def test_no_folder():
    """Where the folder cannot be, a line says so; when it can, the game is kept."""
    with Machine() as machine:
        machine.data.mkdir()
        machine.games.write_text('in the way', encoding='ascii')
        program = Program()
        find_banner(program, 'Games are not being kept. ')
        play = Play(program, 'Play Chess')
        play.write_all('e4 e5')
        find_banner(program, 'This game is not being kept. ')

        machine.games.unlink()
        wait_without_banner(program)
        expect_kept(program, machine, 'e4 e5')
        program.close()


def test_broken_shelf():
    """What cannot be read is put aside, never written over, and told of."""
    with Machine() as machine:
        machine.games.mkdir(parents=True)
        (machine.games / 'games.db').write_bytes(b'no games at all' * 1000)
        program = Program()
        find_banner(program, 'The file with your games was damaged. ')
        act(program.find('push button', 'Dismiss'))
        play = Play(program, 'Play Chess')
        play.write_all('d4')
        expect_kept(program, machine, 'd4')
        others = [path.read_bytes() for path in machine.games.glob('games-damaged-*')]
        expect(others.count(b'no games at all' * 1000), 1, 'the files with the broken games')
        program.close()


def test_pipe():
    """A pipe in the place of the shelf holds up nobody."""
    with Machine() as machine:
        machine.games.mkdir(parents=True)
        os.mkfifo(machine.games / 'games.db')
        os.mkfifo(machine.games / 'game-1.pgn')
        os.mkfifo(machine.games / 'earlier-games.pgn')
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('d4')
        expect_kept(program, machine, 'd4')
        program.close()


def test_games_of_the_last_version():
    """They are brought over, once."""
    with Machine() as machine:
        machine.games.mkdir(parents=True)
        (machine.games / 'earlier-games.pgn').write_text(
            '[White "Ada"]\n[Black "Ben"]\n[Result "1-0"]\n\n1. c4 c5 {Black resigns} 1-0\n\n[Event "x"]\n\n1. b3 *\n',
            encoding='ascii')
        (machine.games / 'game-1.pgn').write_text('[Event "?"]\n[AleaMatch "2 1 0 2"]\n\n1. e4 e5 *\n', encoding='ascii')
        (machine.games / 'game-2.pgn').write_text('[Event "?"]\n\n1. d4 d4 *\n', encoding='ascii')
        for _ in range(2):
            program, play = go_on(2)
            play.expect_last('e5')
            program.wait_until('the games', lambda: sorted(table.kept_games(machine.games)),
                               sorted(['e4 e5', 'c4 c5 resign', 'b3', 'd4']))
            program.close()
        expect(sorted(path.name for path in machine.games.glob('*.pgn*')), ['earlier-games.pgn', 'game-2.pgn.damaged'],
               'the files of the last version')


def test_no_random_numbers():
    with Machine() as machine:
        machine.fail('no-random')
        program = Program()
        play = Play(program, 'Play Chess960')
        program.keys('space')
        play.expect_sentence('The dice cannot be rolled: no random numbers are available.')
        expect(play.n_entries(), 0, 'the number of rolls')

        machine.mend('no-random')
        program.keys('space')
        program.wait_until('the number of rolls', play.n_entries, 1)
        program.close()


def count_rolls(machine):
    return len(re.findall(r'\b[1-6]\b', table.kept_games(machine.games)[0]))


def count_promises(machine, condition='1'):
    return table.read_shelf(f'SELECT count(*) FROM promise WHERE {condition}', machine.games)


def throw_off(program, play):
    """Until it is known who has White, who does not throw for the first move."""
    while not play.sentence().startswith('White to move'):
        before = play.sentence()
        act(program.find('push button', 'Roll the die'))
        program.wait_for('another sentence', lambda before=before: play.sentence() not in ('', before))


def test_no_random_numbers_after_the_end():
    """A roll that needs another promise does not fall without it."""
    roll_white = 'White, roll the die: it decides how many moves you make.'
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Random Move Number Chess')
        throw_off(program, play)
        play.write_all('e4 e5')
        table.choose(program, 'White Resigns…')
        act(program.find('push button', 'White Resigns'))
        play.expect_sentence('White has resigned: Black wins.')
        program.wait_alone()
        program.wait_until('the secret that is shown', lambda: count_promises(machine, 'is_revealed'), [(1,)])
        n = count_rolls(machine)

        machine.fail('no-random')
        program.keys('ctrl+z')
        play.expect_sentence(roll_white)
        act(program.find('push button', 'Roll the die'))
        play.expect_sentence('The dice cannot be rolled: no random numbers are available.')
        machine.mend('no-random')

        def roll():
            button = program.look_for('push button', 'Roll the die')
            if button is not None:
                act(button)
            return count_rolls(machine) > n

        program.wait_for('a roll', roll)
        program.wait_until('another promise', lambda: count_promises(machine), [(2,)])
        program.close()


def test_broken_settings():
    """Whatever stands in the settings, there is a window to play in."""
    settings = '''[org/aleachess/Alea]
window-width=-5
window-height=2000000000
window-maximized='yes'
clock='not a clock'
board-theme='no such theme'
first-name=7
house-rules={'chess': 'nonsense=more', 'no such game': ''
nonsense here
'''
    with Machine() as machine:
        folder = machine.top / 'config' / 'glib-2.0' / 'settings'
        folder.mkdir(parents=True)
        (folder / 'keyfile').write_text(settings, encoding='ascii')
        os.environ['GSETTINGS_BACKEND'] = 'keyfile'
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        program.close()


def test_closed_amid_motion():
    """A piece that glides, or a die that rolls, has already been moved."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write('e4')
        program.close()
        expect(table.kept_games(machine.games), ['e4'], 'what is kept')
        program, play = go_on(1)
        program.close()

    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess960')
        program.keys('space')
        program.close()
        program, play = go_on(1)
        program.close()


def test_sudden_death():
    with Machine():
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all(MATE)
        program.process.send_signal(signal.SIGKILL)
        program.process.wait()
        program, play = go_on(3)
        play.write('Qh4#')
        play.expect_last('0-1')
        program.close()


def test_two_programs():
    """The second one, on a bus of its own, has the same shelf, and not the game
    that is open."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, 'e4')

        other = subprocess.Popen([Program.command],
                                 env=dict(os.environ, DBUS_SESSION_BUS_ADDRESS='disabled:', GTK_A11Y='none'))
        try:
            program.wait_for('the window of the other', lambda: program.screen.find_windows(other.pid))
        finally:
            other.terminate()
            other.wait(PATIENCE)
        come_back(program)
        play.write_all('e5')
        expect_kept(program, machine, 'e4 e5')
        program.close()


if __name__ == '__main__':
    harness.main()
