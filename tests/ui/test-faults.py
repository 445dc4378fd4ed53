# test-faults.py: when things fail, nothing is lost and a sentence says so
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile

from gi.repository import Gio, GLib

import harness
import table
from harness import PATIENCE, Play, Program, StateType, act, expect, has, role, text, walk

MATE = 'f3 e5 g4'    # one move before the end


class Machine:
    """Folders of its own, and faults that come and go."""

    def __enter__(self):
        self.before = dict(os.environ)
        self.top = pathlib.Path(tempfile.mkdtemp())
        self.data = self.top / 'data'
        self.kept = self.data / 'alea' / 'game-1.pgn'
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
    harness.xdotool('windowfocus', program.window_ids()[0])
    program.wait_for('the focus', lambda: has(program.frame, StateType.ACTIVE))


def expect_told(program, news):
    """A window of its own says it, and goes when it is told to."""
    program.wait_for(f'the news {news!r}', lambda: news in labels(program))
    program.keys('Escape')
    come_back(program)


def expect_kept(program, machine, moves):
    program.wait_for(f'{moves!r} in the file',
                     lambda: machine.kept.exists() and moves in machine.kept.read_text(encoding='utf-8'))


def expect_kept_somewhere(program, machine, moves):
    """Where another game waits, it is in a file of its own."""
    program.wait_for(f'{moves!r} in a file', lambda: any(moves in path.read_text(encoding='utf-8')
                                                         for path in machine.kept.parent.glob('game-*.pgn')))


def go_on(moves):
    """A program that finds the game from last time, with so many moves."""
    program = Program()
    play = Play(program, 'Continue the Last Game')
    program.wait_until('the number of moves', lambda: len(play.entries()), moves)
    return program, play


def test_disk_full():
    """Nothing is kept while there is no room, and everything after it."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, '1. e4')

        machine.fail('disk-full')
        play.write('e5')
        expect_told(program, 'The game cannot be kept safe')
        play.expect_last('e5')
        expect('1. e4 *' in machine.kept.read_text(encoding='utf-8'), True, 'the older save is there')

        machine.mend('disk-full')
        play.write_all('Nf3')
        expect_kept(program, machine, '1. e4 e5 2. Nf3')
        program.close()


def test_full_disk_at_the_end():
    """A game that can be put nowhere is not left without a question."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all(MATE)
        machine.fail('disk-full')
        play.write('Qh4#')
        expect_told(program, 'The game cannot be kept safe')
        for key in ('ctrl+n', 'ctrl+q'):
            program.keys(key)
            expect_told(program, 'Leave this game?')
            play.expect_last('0-1')

        machine.mend('disk-full')
        program.keys('ctrl+n')
        program.find('push button', 'Play Chess')
        earlier = machine.kept.parent / 'earlier-games.pgn'
        expect('2. g4 Qh4# 0-1' in earlier.read_text(encoding='utf-8'), True, 'the game among the earlier ones')
        program.close()


def test_full_disk_at_the_beginning():
    """The game from last time stays where it is until it can be written."""
    with Machine() as machine:
        program = Program()
        Play(program, 'Play Chess').write_all('e4 e5')
        expect_kept(program, machine, '1. e4 e5')
        program.kill()

        machine.fail('disk-full')
        program, _ = go_on(2)
        expect_told(program, 'The game cannot be kept safe')
        expect_kept(program, machine, '1. e4 e5')
        program.kill()


def test_nothing_earlier():
    """A game that is over is not written over where it cannot be put among
    the earlier ones."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all(MATE)
        play.write('Qh4#')
        expect_kept(program, machine, '2. g4 Qh4# 0-1')
        program.kill()

        (machine.kept.parent / 'earlier-games.pgn').mkdir()
        program = Program()
        Play(program, 'Play Chess').write_all('d4')
        expect_kept_somewhere(program, machine, '1. d4')
        expect_kept(program, machine, '2. g4 Qh4# 0-1')
        program.kill()


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
    program.point(program.frame)
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
        machine.kept.parent.mkdir(parents=True)
        earlier = machine.kept.parent / 'earlier-games.pgn'
        earlier.write_text('[Event "x"]\n\n1. c4 *\n', encoding='ascii')
        (machine.top / 'link.pgn').symlink_to(earlier)
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, '1. e4')
        program.keys('ctrl+shift+s')
        name_file(program, machine.kept)
        expect_told(program, 'The game cannot be saved')

        program.keys('ctrl+shift+s')
        name_file(program, machine.top / 'link.pgn')
        program.wait_for('the game among the others', lambda: '1. e4 *' in earlier.read_text(encoding='utf-8'))
        expect(earlier.read_text(encoding='utf-8').startswith('[Event "x"]\n\n1. c4 *\n\n'), True, 'the earlier game')
        come_back(program)
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


def test_no_slot_left():
    """The oldest game makes room for the next, but not where it cannot be read
    and nobody knows what it is."""
    broken = b'\xff\xfe is no text'
    with Machine() as machine:
        machine.kept.parent.mkdir(parents=True)
        (machine.kept.parent / 'earlier-games.pgn').mkdir()
        for slot in range(1, 17):
            path = machine.kept.parent / f'game-{slot}.pgn'
            path.write_bytes(broken if slot == 16 else b'[Event "x"]\n\n1. c4 *\n')
            os.utime(path, (1000000 - slot, 1000000 - slot))
        program = Program()
        play = Play(program, 'Play Chess')
        play.write('d4')
        expect_told(program, 'The game from last time cannot be read')
        expect_kept_somewhere(program, machine, '1. d4')
        files = [path.read_bytes() for path in machine.kept.parent.iterdir() if path.is_file()]
        expect(files.count(broken), 1, 'the files with the broken game')
        expect(sum(b'1. c4' in content for content in files), 15, 'the other games')
        program.kill()


def test_no_folder():
    """Where the folder cannot be, that is said once; when it can, the game is
    kept."""
    with Machine() as machine:
        machine.data.mkdir()
        machine.kept.parent.write_text('in the way', encoding='ascii')
        program = Program()
        play = Play(program, 'Play Chess')
        play.write('e4')
        expect_told(program, 'The game cannot be kept safe')
        play.write_all('e5')

        # It comes late, with a game from last time.
        machine.kept.parent.unlink()
        machine.kept.parent.mkdir()
        machine.kept.write_text('[Event "x"]\n\n1. d4 *\n', encoding='ascii')
        play.write_all('Nf3')
        expect_kept_somewhere(program, machine, '1. e4 e5 2. Nf3')
        expect_kept(program, machine, '1. d4')
        program.close()


def test_broken_save():
    """What cannot be read is put aside, never written over."""
    for broken in (b'\xff\xfe is no text', b'[Event "x"]\n\n1. e4 e4 *\n'):
        with Machine() as machine:
            machine.kept.parent.mkdir(parents=True)
            machine.kept.write_bytes(broken)
            program = Program()
            expect_told(program, 'The game from last time cannot be read')
            play = Play(program, 'Play Chess')
            play.write_all('d4')
            expect_kept(program, machine, '1. d4')
            others = [path.read_bytes() for path in machine.kept.parent.iterdir()]
            expect(others.count(broken), 1, 'the files with the broken game')
            program.close()


def test_no_random_numbers():
    with Machine() as machine:
        machine.fail('no-random')
        program = Program()
        play = Play(program, 'Play Chess960')
        program.keys('space')
        play.expect_sentence('The dice cannot be rolled: there are no random numbers to be had.')
        expect(len(play.entries()), 0, 'the number of rolls')

        machine.mend('no-random')
        program.keys('space')
        program.wait_until('the number of rolls', lambda: len(play.entries()), 1)
        program.close()


def count_rolls(machine):
    """Of Random Move Number Chess, those of the throw-off apart."""
    return machine.kept.read_text(encoding='utf-8').count('%roll')


def throw_off(program, play):
    """Until it is known who has White, who does not throw for the first move."""
    while not play.sentence().startswith('White to move'):
        before = play.sentence()
        act(program.find('push button', 'Roll the die'))
        program.wait_for('another sentence', lambda before=before: play.sentence() not in ('', before))


def test_no_random_numbers_after_the_end():
    """A roll that needs another promise does not fall without it."""
    roll_white = 'White, roll the die: it says how many moves you make.'
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Random Move Number Chess')
        throw_off(program, play)
        play.write_all('e4 e5')
        table.choose(program, 'White Resigns')
        act(program.find('push button', 'White Resigns'))
        play.expect_sentence('White has resigned: Black wins.')
        program.wait_alone()
        expect_kept(program, machine, '[DiceSeed "')

        machine.fail('no-random')
        program.keys('ctrl+z')
        play.expect_sentence(roll_white)
        act(program.find('push button', 'Roll the die'))
        play.expect_sentence('The dice cannot be rolled: there are no random numbers to be had.')
        machine.mend('no-random')

        def roll():
            act(program.find('push button', 'Roll the die'))
            return count_rolls(machine)

        program.wait_for('a roll', roll)
        expect_kept(program, machine, '[DiceCommitment2 "')
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
        expect('1. e4 *' in machine.kept.read_text(encoding='utf-8'), True, 'the move is kept')
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
    """The second one, on a bus of its own, takes another file."""
    with Machine() as machine:
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        expect_kept(program, machine, '1. e4')

        other = subprocess.Popen([Program.command],
                                 env=dict(os.environ, DBUS_SESSION_BUS_ADDRESS='disabled:', GTK_A11Y='none'))
        try:
            program.wait_for('the lock of the other', lambda: len(list(machine.kept.parent.glob('*2*'))) > 0)
        finally:
            other.terminate()
            other.wait(PATIENCE)
        play.write_all('e5')
        expect_kept(program, machine, '1. e4 e5')
        program.close()


if __name__ == '__main__':
    harness.main()
