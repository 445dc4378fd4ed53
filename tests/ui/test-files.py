# test-files.py: games in files: choosing, saving, and what goes wrong
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import subprocess
import sys
import tempfile

import harness
import table
from harness import PATIENCE, Play, Program, act, area, do, expect, name, role, text, walk

FIRST = '''[Event "Club evening"]
[Round "1"]
[White "Löwe, Ada"]
[Black "Bauer, Ben"]
[Result "1-0"]

1. e4 e5 2. Bc4 {a remark} Nc6 3. Qh5 $1 Nf6 4. Qxf7# 1-0
'''
BAD = '''[Event "Club evening"]
[White "Bauer, Ben"]
[Black "Clark, Cleo"]
[Result "*"]

1. e4 e5 2. Ke3 *
'''
THIRD = '''[Event "Club evening"]
[Round "3"]
[White "Clark, Cleo"]
[Black "Löwe, Ada"]
[Result "*"]

1. e4 e5 2. Nf3 Nc6 *
'''
NOTED = '''[White "Löwe, Ada"]
[Black "Bauer, Ben"]
[Result "*"]

1. e4 e5 2. Nf3 $1 {[%clk 0:10:00]} Nc6 3. Bb5 Na5 $6 {The knight goes\u202e to the edge. [%eval 0.3]}
(3... a6 4. Ba4 {as usual} Nf6 $1) 4. O-O *
'''
SLOW = '''[White "Löwe, Ada"]
[Black "Bauer, Ben"]
[Result "1-0"]
[Termination "Time forfeit"]

1. e4 e5 2. d4 1-0
'''
BAD_PLACE = 'Line 14, column 13: The rules do not allow “Ke3” here.'
RUY_LOPEZ = 'r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R'


class Opened(Play):
    """The play screen, once a game that was opened is on it."""

    def __init__(self, program):    # pylint: disable=super-init-not-called
        self.program = program
        self.page = program.find_page('Game table')
        board = program.wait_for('the board', self._find_board)
        self.squares = harness.Squares(board)
        self.sentence_label = program.find('status bar')
        self.dice = None


def write_file(folder, file_name, content):
    path = os.path.join(folder, file_name)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(content)
    return path


def read_file(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def open_file(path):
    """As a file manager does while the program runs."""
    subprocess.run([Program.command, path], check=True, timeout=PATIENCE)


def labels(root):
    return [text(label) for label in walk(root) if role(label) == 'label']


def expect_label(program, words, root=None):
    program.wait_for(f'the label {words!r}', lambda: any(words in label for label in labels(root or program.frame)))


def find_window(program, title):
    """A window over the window."""
    def look():
        for window in harness.children(program.application):
            if name(window).startswith(title):    # an explanation may follow
                return window
        return None

    return program.wait_for(f'the window {title!r}', look)


def press(program, title, label):
    """A button of a window over the window, which then goes."""
    act(program.find('push button', label, find_window(program, title)))
    program.wait_alone()
    program.point(program.frame)


def expect_trouble(program, path, words):
    title = f'{path} cannot be opened'
    expect_label(program, words, find_window(program, title))
    press(program, title, 'Close')


def go_down(program, *items):
    """Goes down the main menu."""
    program.point(program.frame)
    program.keys('F10')
    for item in items:
        act(program.find('menu item', item))


def pick(program, *items):
    """Does what opens no window."""
    go_down(program, *items)
    program.wait_alone()


def choose(program, wanted):
    """Searches for the words of the one game that is wanted."""
    chooser = find_window(program, 'Choose a Game')
    expect(role(chooser), 'frame', 'what the chooser is')
    program.point(chooser)
    program.type(wanted)
    games = program.find('list', 'Games', chooser)
    program.wait_until('the number of games', lambda: sum(role(row) == 'list item' for row in walk(games)), 1)
    press(program, 'Choose a Game', 'Open')


def expect_saved(program, file_name):
    """A file is there sooner than the program knows that it is safe."""
    program.wait_for('the mark', lambda: any(label.endswith(f' · {file_name}') for label in labels(program.frame)))


def test_choose_and_save():
    with tempfile.TemporaryDirectory() as folder:
        path = write_file(folder, 'club.pgn', FIRST + '\n' + BAD + '\n\n' + THIRD)
        program = Program()
        open_file(path)
        chooser = find_window(program, 'Choose a Game')
        for words in ('Löwe, Ada – Bauer, Ben', 'Club evening · Round 1 · Chess · 4 moves', 'cannot be read', BAD_PLACE,
                      '3 games, 1 cannot be read'):
            expect_label(program, words, chooser)
        choose(program, 'cleo ada')

        play = Opened(program)
        expect_label(program, 'Move 3 · club.pgn')
        expect_label(program, 'Clark, Cleo')
        play.drag('f1', 'b5')
        play.expect_last('Bb5')
        play.expect_fen(RUY_LOPEZ)
        expect_label(program, 'club.pgn, not saved')

        # The others stay as they are, and nobody is asked twice.
        program.keys('ctrl+s')
        press(program, 'Save in club.pgn?', 'Save')
        expect_saved(program, 'club.pgn')
        saved = read_file(path)
        expect(saved.startswith(FIRST + '\n' + BAD + '\n\n[Event "Club evening"]'), True, 'the other games')
        expect(saved.endswith('1. e4 e5 2. Nf3 Nc6 3. Bb5 *\n'), True, 'the moves of the game')
        play.drag('a7', 'a6')
        play.expect_last('a6')
        expect_label(program, 'club.pgn, not saved')
        program.keys('ctrl+s')
        expect_saved(program, 'club.pgn')
        expect(read_file(path), saved.replace('3. Bb5 *', '3. Bb5 a6 *'), 'the file')

        # What another program writes meanwhile is not lost.
        play.drag('b5', 'a4')
        play.expect_last('Ba4')
        changed = FIRST + '\n' + THIRD
        write_file(folder, 'club.pgn', changed)
        program.keys('ctrl+s')
        press(program, 'club.pgn has been changed', 'Add the Game')
        expect_saved(program, 'club.pgn')
        expect(read_file(path)[:len(changed)], changed, 'the beginning of the file')
        expect('3. Bb5 a6 4. Ba4 *' in read_file(path), True, 'the game behind the others')

        # A game that is saved is left without a question.
        program.keys('ctrl+n')
        program.find('push button', 'Play Chess')
        program.close()


def test_first_save():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'new.pgn')
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4 e5')
        program.keys('ctrl+s')
        table.name_file(program, 'Save the Game', path)
        program.wait_for('the file', lambda: os.path.exists(path))
        program.wait_alone()
        program.point(program.frame)
        expect_saved(program, 'new.pgn')
        expect('1. e4 e5 *' in read_file(path), True, 'the moves')

        play.drag('d2', 'd4')
        play.expect_last('d4')
        expect_label(program, 'new.pgn, not saved')
        program.keys('ctrl+s')
        expect_saved(program, 'new.pgn')
        expect('1. e4 e5 2. d4 *' in read_file(path), True, 'the move in the file')

        # Where nothing can be written, that is said, and the game goes on.
        os.remove(path)
        os.rmdir(folder)
        play.drag('d7', 'd6')
        play.expect_last('d6')
        program.keys('ctrl+s')
        expect_label(program, 'no longer exists.', find_window(program, 'The game cannot be saved'))
        press(program, 'The game cannot be saved', 'Cancel')
        os.mkdir(folder)
        expect_label(program, 'new.pgn, not saved')
        program.keys('ctrl+s')
        expect_saved(program, 'new.pgn')
        expect('2. d4 d6 *' in read_file(path), True, 'the move in the file')

        # Another place may do.
        os.remove(path)
        os.rmdir(folder)
        play.drag('g1', 'f3')
        play.expect_last('Nf3')
        program.keys('ctrl+s')
        act(program.find('push button', 'Save As…', find_window(program, 'The game cannot be saved')))
        with tempfile.TemporaryDirectory() as other:
            path = os.path.join(other, 'saved.pgn')
            table.name_file(program, 'Save the Game', path)
            program.wait_for('the file', lambda: os.path.exists(path))
            program.wait_alone()
            program.point(program.frame)
            expect_saved(program, 'saved.pgn')
            expect('3. Nf3 *' in read_file(path), True, 'the move in the file')
        os.mkdir(folder)
        program.close()


def test_save_over_itself():
    """A file of many games does not become one of one, whoever saves."""
    with tempfile.TemporaryDirectory() as folder:
        path = write_file(folder, 'club.pgn', FIRST + '\n' + THIRD)
        program = Program()
        open_file(path)
        choose(program, 'cleo')
        play = Opened(program)
        play.drag('f1', 'b5')
        play.expect_last('Bb5')
        program.keys('ctrl+shift+s')
        table.name_file(program, 'Save the Game', path)
        table.replace_file(program)
        press(program, 'Save in club.pgn?', 'Save')
        expect_saved(program, 'club.pgn')
        expect(read_file(path).endswith(' Nc6 3. Bb5 *\n'), True, 'the move in the file')
        expect(read_file(path).startswith(FIRST + '\n[Event'), True, 'the other game')

        # What has been saved is saved, whichever way it is reached.
        program.keys('ctrl+z')
        expect_label(program, 'club.pgn, not saved')
        program.keys('ctrl+shift+z')
        expect_saved(program, 'club.pgn')

        # The same file in another window.
        play.drag('a7', 'a6')
        play.expect_last('a6')
        open_file(path)
        chooser = find_window(program, 'Choose a Game')
        program.point(chooser)
        program.keys('Return')
        program.wait_for('the chooser to go', lambda: not any(
            name(window).startswith('Choose a Game') for window in harness.children(program.application)))
        program.wait_for_windows(2)
        program.close()


def test_no_good_game():
    with tempfile.TemporaryDirectory() as folder:
        path = write_file(folder, 'bad.pgn', FIRST.replace('Qh5', 'Qh6').replace('\n', '\r\n'))
        program = Program()
        open_file(path)
        expect_trouble(program, path, 'Line 7, column 35: The rules do not allow “Qh6” here.')
        path = write_file(folder, 'empty.pgn', '')
        open_file(path)
        expect_trouble(program, path, 'There is no game in this file.')
        program.close()


def test_position():
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        open_file(write_file(folder, 'lopez.fen', RUY_LOPEZ + ' b KQkq - 3 3\n'))
        Opened(program).expect_fen(RUY_LOPEZ)
        path = write_file(folder, 'wrong.fen', 'rnbqkbnr/pppppppp/9 w - - 0 1\n')
        open_file(path)
        expect_trouble(program, path, 'Character ')

        # One that was left half-way is gone on with.
        alone = '4k3/8/8/8/8/8/8/8 w - - 0 1'
        open_file(write_file(folder, 'begun.fen', alone + '\n'))
        program.wait_until('the position', lambda: text(program.find('text', 'The position as text (FEN)')), alone)
        program.find('label', 'White has no king.')
        program.close()


def write_long_file(folder, file_name):
    """120 megabytes, which take a while."""
    path = os.path.join(folder, file_name)
    with open(path, 'w', encoding='utf-8') as file:
        for _ in range(120):
            file.write((FIRST + '\n') * 7000)
    return path


def test_cancel():
    """A file that takes long can be left, and nothing has happened."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        open_file(write_long_file(folder, 'long.pgn'))
        reading = find_window(program, 'Reading the Games')
        expect_label(program, 'long.pgn', reading)
        program.wait_for('a number of games', lambda: any(label.endswith(' games') for label in labels(reading)))
        press(program, 'Reading the Games', 'Cancel')
        act(program.find('push button', 'Play Chess'))
        Opened(program)
        program.close()


def test_no_file():
    """Nobody waits for a pipe or reads a folder."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        for make, file_name, reason in ((os.mkfifo, 'pipe.pgn', 'This is a pipe or a device, not a file.'),
                                        (os.mkdir, 'folder.aleadiagram', 'This is a folder.')):
            path = os.path.join(folder, file_name)
            make(path)
            open_file(path)
            expect_trouble(program, path, reason)
        program.close()


@contextlib.contextmanager
def drop(program, kind, *values):
    """Drags something out of another program's window, which goes afterwards."""
    script = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'drag-source.py')
    environment = dict(os.environ, GTK_A11Y='none')
    with subprocess.Popen([sys.executable, '-W', 'ignore', script, kind, *values], env=environment,
                          stdout=subprocess.PIPE, text=True) as source:
        try:
            window = program.wait_for('the source', lambda: program.screen.find_windows(source.pid))[0]
            program.screen.put(window, 400, 820)
            program.wait_until('where the source is', lambda: program.screen.get_place(window)[:2], (400, 820))
            do('move', 500, 870, 'press', 1)
            for y in range(860, 500, -40):
                do('move', 600, y, 'wait', 0.05)
            os.set_blocking(source.stdout.fileno(), False)
            program.wait_for('somebody who takes it', source.stdout.readline)
            do('release', 1)
            yield
        finally:
            source.kill()


def test_drop():
    with tempfile.TemporaryDirectory() as folder:
        path = write_file(folder, 'dropped.pgn', THIRD)
        program = Program()
        with drop(program, 'file', path):
            Opened(program).expect_last('Nc6')
            expect_label(program, 'Move 3 · dropped.pgn')
        with drop(program, 'text', RUY_LOPEZ + ' b KQkq - 3 3'):
            Opened(program).expect_fen(RUY_LOPEZ)
        with drop(program, 'text', FIRST + '\n' + THIRD):
            choose(program, 'cleo')
            Opened(program).expect_last('Nc6')
        # Of several files each has a window, and the game has its own.
        with drop(program, 'file', path, write_file(folder, 'other.pgn', FIRST)):
            expect_label(program, 'other.pgn', program.application)
            expect_label(program, 'dropped.pgn', program.application)
            expect(len([window for window in harness.children(program.application) if role(window) == 'frame']), 3,
                   'the number of windows')
        program.close()


def test_recent():
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        open_file(write_file(folder, 'a_game.pgn', THIRD))
        play = Opened(program)
        play.expect_last('Nc6')
        program.keys('ctrl+n')
        program.find('push button', 'Play Chess')
        pick(program, 'Open Recent', 'a_game.pgn')
        Opened(program).expect_last('Nc6')

        # What has gone is said so, and not offered again.
        path = write_file(folder, 'gone.pgn', FIRST)
        open_file(path)
        Opened(program).expect_last('1-0')
        os.remove(path)
        go_down(program, 'Open Recent', 'gone.pgn')
        expect_trouble(program, path, 'There is no such file.')
        program.keys('F10')
        act(program.find('menu item', 'Open Recent'))
        program.find('menu item', 'a_game.pgn')
        expect(program.look_for('menu item', 'gone.pgn'), None, 'the file that has gone')
        program.keys('Escape', 'Escape')
        program.wait_alone()
        pick(program, 'Open Recent', 'Clear')
        program.point(program.frame)
        program.keys('F10')
        program.find('menu item', 'New Game')
        program.wait_until('the submenu', lambda: program.look_for('menu item', 'Open Recent'), None)
        program.keys('Escape')
        program.wait_alone()
        program.close()


def find_entry(play, words):
    return play.program.wait_for(f'the entry {words!r}', lambda: next(
        (entry for entry in play.entries() if name(entry) == words), None))


def expect_notes(play, words):
    """Below the moves, within their card; None for no room taken."""
    def find():
        card = area(play.program.find('panel', 'Moves', play.page))
        for label in walk(play.page):
            x, y, width, height = area(label)
            if role(label) == 'label' and width > 0 and text(label).startswith(('The knight', '(3')):
                expect(card[1] < y and y + height <= card[1] + card[3], True, 'that the comment is in the card')
                expect(y > max(sum(area(entry)[1::2]) for entry in play.entries()), True, 'that it is below the moves')
                return text(label)
        return None

    play.program.wait_until('the comment', find, words)


def test_what_is_noted():
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        open_file(write_file(folder, 'noted.pgn', NOTED))
        play = Opened(program)
        expect(find_entry(play, 'Nf3!').get_description(), 'White: knight from g1 to f3. A good move.', 'of a good move')
        expect(find_entry(play, 'Na5?!').get_description(),
               'Black: knight from c6 to a5. A dubious move. There is a comment.', 'of a move that is noted')
        expect_notes(play, None)

        act(find_entry(play, 'Na5?!'))
        expect_notes(play, 'The knight goes\ufffd to the edge.\n(3… a6 4. Ba4 as usual Nf6!)')
        program.expect_spoken('Black: knight from c6 to a5. The knight goes\ufffd to the edge. (3… a6 4. Ba4 as usual Nf6!)')
        act(find_entry(play, 'Nf3!'))
        expect_notes(play, None)
        program.close()


def test_lost_on_time():
    """No move says so, the tags do; moves can still be tried."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        open_file(write_file(folder, 'slow.pgn', SLOW))
        play = Opened(program)
        play.expect_sentence('Löwe, Ada wins on time as White.')
        play.activate('e5', 'd4')
        play.expect_sentence('Löwe, Ada to move.')
        program.keys('ctrl+z')
        play.expect_sentence('Löwe, Ada wins on time as White.')
        program.kill()


if __name__ == '__main__':
    harness.main()
