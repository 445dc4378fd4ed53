# test-diagram.py: free diagrams, drawn by mouse and by keyboard
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import subprocess
import tempfile

import harness
import table
from harness import Program, StateType, act, area, children, do, expect, has, name, role, text, walk

FOLDER = tempfile.mkdtemp(prefix='alea-diagram-')

DRAWN = """alea-diagram: 1
board: 4x5
placement: 3*/1N2/4/4/k3
coordinates: outside
theme: paper
caption: Mate in two
circle: c1
arrow: b4 c2
label: d2 - 1
"""


class Drawing:
    """The screen on which diagrams are drawn."""

    def __init__(self, program):
        self.program = program
        self.page = program.find_page('Diagram')
        self.find_board()

    def find_board(self, squares=None):
        """Its squares are others when its size is another."""
        def look_for_board():
            board = self.program.look_for('panel', 'Board', self.page)
            if board is None or area(board)[2] <= 0:
                return None
            found = {name(square).split(',')[0]: square for square in children(board)}
            return found if squares in (None, len(found)) else None

        self.squares = self.program.wait_for('the board', look_for_board)

    def label(self, square):
        return name(self.squares[square]).split(', ', 1)[1]

    def expect_label(self, square, label):
        self.program.wait_until(f'what is said of {square}', lambda: self.label(square), label)

    def button(self, label):
        return self.program.find('push button', label, self.page)

    def choose(self, tool):
        """A tool, a colour or a piece, which are all pressed or not."""
        self.program.click(self.program.find('push button', tool, self.page))

    def expect_pressed(self, tool, pressed):
        button = self.program.find('push button', tool, self.page)
        self.program.wait_until(f'whether {tool} is pressed', lambda: has(button, StateType.PRESSED), pressed)

    def click(self, *squares):
        for square in squares:
            self.program.click(self.squares[square])

    def drag(self, start, end):
        self.program.drag(self.squares[start], self.squares[end])

    def set_size(self, files, ranks):
        for label, number in (('Files, 1 to 26', files), ('Ranks, 1 to 26', ranks)):
            spin = self.program.find('spin button', label, self.page)
            x, y = self.program.wait_for('a place for the number', lambda spin=spin: self.program.place(spin))
            do('move', x - area(spin)[2] // 2 + 12, y, 'click', 1)
            self.program.keys('ctrl+a')
            self.program.type(str(number))
            self.program.keys('Return')
        self.find_board(files * ranks)

    def go(self, square):
        """To a square by the arrow keys."""
        def cursor():
            return next((key for key, widget in self.squares.items() if has(widget, StateType.FOCUSED)), None)

        here = self.program.wait_for('the cursor', cursor)
        files, ranks = ord(square[0]) - ord(here[0]), int(square[1:]) - int(here[1:])
        keys = ['Right' if files > 0 else 'Left'] * abs(files) + ['Up' if ranks > 0 else 'Down'] * abs(ranks)
        if keys:
            self.program.keys(*keys)
        self.program.wait_until('the cursor', cursor, square)

    def says(self):
        return [text(label) for label in walk(self.page) if role(label) == 'status bar' and area(label)[2] > 0]

    def expect_says(self, sentence):
        self.program.wait_until('what is said', self.says, [sentence])


def open_drawing(*arguments):
    program = Program(*arguments)
    if not arguments:
        program.keys('ctrl+d')
    return program, Drawing(program)


def write_path(program, path):
    """Into the dialog that asks for a name."""
    def look_for_entry():
        return next((widget for window in children(program.application) if window != program.frame
                     for widget in walk(window) if role(widget) == 'text' and has(widget, StateType.FOCUSED)), None)

    program.wait_for_windows(2)
    entry = program.wait_for('the entry', look_for_entry)
    program.wait_for('a name', lambda: text(entry))
    program.write_path(entry, path)
    program.keys('Return')


def save_as(program, path):
    write_path(program, path)
    program.wait_alone()


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def expect_file(program, path, lines):
    program.wait_until('the file', lambda: os.path.exists(path) and read(path), lines)


# --- by mouse --------------------------------------------------------------------

def test_draw_and_save():
    path = os.path.join(FOLDER, 'drawn.aleadiagram')
    program, drawing = open_drawing()
    drawing.set_size(4, 5)
    drawing.choose('Hole')
    drawing.click('d5')
    drawing.expect_label('d5', 'hole')
    drawing.choose('white knight')
    drawing.click('b4')
    drawing.choose('black king')
    drawing.click('a1', 'a2', 'a2')      # once more takes him off
    drawing.choose('Circle')
    drawing.click('c1')
    drawing.choose('Arrow')
    drawing.drag('b4', 'c2')
    drawing.expect_label('b4', 'white knight, arrow to c2')
    drawing.choose('Number')
    drawing.click('d2')
    program.click(program.find('text', 'Caption', drawing.page))
    program.type('Mate in two')
    program.keys('ctrl+s')
    save_as(program, path)
    expect_file(program, path, DRAWN)
    drawing.expect_says('The diagram was saved.')
    program.close()

    # The same again, from the file.
    program, drawing = open_drawing(path)
    drawing.find_board(20)
    drawing.expect_label('b4', 'white knight, arrow to c2')
    expect(drawing.label('d2'), 'empty, “1”', 'what is said of d2')
    expect(text(program.find('text', 'Caption', drawing.page)), 'Mate in two', 'the caption')
    program.close()


def test_undo_all():
    program, drawing = open_drawing()
    drawing.choose('Number')
    drawing.drag('a4', 'd4')             # all squares that the pointer comes to
    drawing.expect_label('d4', 'empty, “4”')
    drawing.choose('Eraser')
    drawing.click('c4')
    drawing.expect_label('c4', 'empty')
    drawing.choose('black queen')
    drawing.choose('Pieces turned left')
    program.drag(program.find('push button', 'black rook, turned left', drawing.page), drawing.squares['h8'])
    drawing.expect_label('h8', 'black rook, turned left')
    drawing.choose('Move pieces')
    drawing.drag('h8', 'g1')
    program.point(drawing.squares['d4'])
    do('click', 3)
    drawing.expect_label('d4', 'empty')
    drawing.set_size(9, 1)
    expect(drawing.label('g1'), 'black rook, turned left', 'the piece on g1')

    program.keys(*['ctrl+z'] * 2)        # the ranks, then the files
    drawing.find_board(64)
    program.keys(*['ctrl+z'] * 5)
    program.wait_until('whether there is more to undo',
                       lambda: has(program.find('push button', 'Undo'), StateType.SENSITIVE), False)
    drawing.expect_label('a4', 'empty')
    program.keys('ctrl+shift+z')
    drawing.expect_label('c4', 'empty, “3”')
    program.keys('ctrl+z')
    program.close()


def test_unsaved():
    path = os.path.join(FOLDER, 'kept.aleadiagram')
    program, drawing = open_drawing()
    drawing.choose('Circle')
    drawing.click('e4')
    program.wait_until('the subtitle', lambda: program.look_for('label', 'Not saved yet') is not None, True)

    # To close the question is to go on drawing.
    program.keys('ctrl+n')
    program.wait_for_windows(2)
    program.keys('Escape')
    program.wait_alone()
    expect(drawing.label('e4'), 'empty, circle', 'what is said of e4')

    program.keys('ctrl+n')
    program.wait_for_windows(2)
    program.click(program.find('push button', 'Discard'))
    program.wait_alone()
    drawing.expect_label('e4', 'empty')

    drawing.click('d4')
    drawing.expect_label('d4', 'empty, circle')
    program.keys('ctrl+q')
    program.wait_for_windows(2)
    buttons = program.find('push button', 'Discard').get_parent()
    program.click(program.find('push button', 'Save', buttons))
    write_path(program, path)
    expect(program.process.wait(harness.PATIENCE), 0, 'the exit status')
    Program.running = None
    expect('circle: d4' in read(path), True, 'the circle in the file')


def test_another_place():
    """Where it cannot be saved in one place, another may do."""
    folder = os.path.join(FOLDER, 'gone')
    os.mkdir(folder)
    program, drawing = open_drawing()
    drawing.choose('Circle')
    drawing.click('e4')
    program.keys('ctrl+s')
    save_as(program, os.path.join(folder, 'lost.aleadiagram'))
    program.wait_for('the file', lambda: program.look_for('label', 'lost.aleadiagram'))
    os.remove(os.path.join(folder, 'lost.aleadiagram'))
    os.rmdir(folder)

    drawing.click('d4')
    program.keys('ctrl+s')
    program.wait_for_windows(2)
    program.find('label', 'The diagram cannot be saved')
    act(program.find('push button', 'Save As…'))
    path = os.path.join(FOLDER, 'found.aleadiagram')
    save_as(program, path)
    program.wait_for('the file', lambda: os.path.exists(path))
    expect('circle: d4' in read(path), True, 'the circle in the file')
    program.close()


def test_escape():
    """What was begun comes to nothing, and the screen stays."""
    program, drawing = open_drawing()
    drawing.choose('Circle')
    drawing.expect_pressed('Circle', True)
    program.keys('Escape')
    drawing.expect_pressed('Circle', False)
    drawing.choose('white knight')
    drawing.expect_pressed('white knight', True)
    drawing.click('b2')
    drawing.expect_label('b2', 'white knight')
    program.keys('Escape')
    drawing.expect_pressed('white knight', False)

    program.drag(drawing.squares['b2'], drawing.squares['c4'], on_the_way=['key', 'Escape'])
    program.drag(drawing.button('black queen'), drawing.squares['d5'], on_the_way=['key', 'Escape'])
    program.drag(drawing.button('white king'), drawing.squares['a1'])
    drawing.expect_label('a1', 'white king')
    expect([drawing.label(square) for square in ('b2', 'c4', 'd5')], ['white knight', 'empty', 'empty'], 'the pieces')
    program.keys('Escape', 'Escape')
    drawing.expect_label('b2', 'white knight')
    program.kill()


# --- by keyboard -----------------------------------------------------------------

def test_keyboard_alone():
    path = os.path.join(FOLDER, 'typed.aleadiagram')
    program, drawing = open_drawing()
    drawing.go('c3')
    program.keys('shift+n', 'period', 'Right', 'q', 'Up', '1', '2', 'Up', '7', 'Delete')
    drawing.expect_label('c3', 'white knight, turned right')
    drawing.expect_label('d3', 'black queen')
    drawing.expect_label('d4', 'empty, “12”')
    drawing.expect_label('d5', 'empty')

    # A piece is taken up and put down; then an arrow, from square to square.
    drawing.go('d3')
    program.keys('Return', 'Up', 'Return')
    drawing.expect_label('d4', 'black queen, “12”')
    board = ('push button', name(drawing.squares['d4']))
    table.tab_to(program, ('push button', 'Arrow'))
    program.keys('space')
    drawing.expect_says('Drag from one square to another, or click one and then the other.')
    table.tab_to(program, board, 'shift+Tab')
    drawing.go('c3')
    program.keys('Return')
    drawing.expect_says('Now click the square that the arrow points to.')
    drawing.go('f6')
    program.keys('Return')
    drawing.expect_label('c3', 'white knight, turned right, arrow to f6')

    program.keys('alt+p')
    program.type('By hand')
    program.keys('alt+z', 'ctrl+a', '9', 'Return')
    drawing.find_board(72)
    program.keys('alt+a')
    save_as(program, path)
    program.wait_until('the lines', lambda: os.path.exists(path) and read(path).split('\n')[1:], [
        'board: 9x8', 'placement: 9/9/9/9/3q5/2N>6/9/9', 'coordinates: outside', 'theme: paper', 'caption: By hand',
        'label: d4 - 12', 'arrow: c3 f6', ''])
    program.close()


# --- files -----------------------------------------------------------------------

def test_to_the_board():
    program, drawing = open_drawing()
    program.click(drawing.button('white queen'))
    program.keys('F6')
    program.wait_for('the focus on the board', lambda: any(
        has(square, StateType.FOCUSED) for square in drawing.squares.values()))
    program.kill()


def test_bad_file():
    path = os.path.join(FOLDER, 'bad.aleadiagram')
    with open(path, 'w', encoding='utf-8') as file:
        file.write('alea-diagram: 1\nboard: 99x4\n')
    program = Program()
    subprocess.run([Program.command, path], check=True)
    program.wait_for_windows(2)
    program.find('label', 'The diagram cannot be opened')
    program.find('label', f'{path}:2:8: A board can be any size from 1x1 to 26x26.')
    program.keys('Escape')
    program.wait_alone()
    program.close()


def test_copy():
    program, drawing = open_drawing()
    act(drawing.button('Copy the picture'))
    drawing.expect_says('The picture is on the clipboard.')
    program.close()


def test_start_from_game():
    program = Program()
    play = harness.Play(program, 'Play Chess')
    play.write('e4')
    play.expect_last('e4')
    program.keys('ctrl+d')
    drawing = Drawing(program)
    drawing.expect_label('e4', 'white pawn')
    drawing.expect_label('e2', 'empty')
    program.click(program.find('push button', 'Start from an empty board, the game or a starting position', drawing.page))
    program.wait_for_windows(2)
    program.click(program.find('menu item', 'Guardener Chess'))
    program.wait_alone()
    drawing.find_board(100)
    drawing.expect_label('d0', 'white Guardener')
    drawing.expect_label('a0', 'hole')
    program.keys('ctrl+z')
    drawing.find_board(64)
    drawing.expect_label('e4', 'white pawn')
    program.close()      # nothing is to be saved


if __name__ == '__main__':
    harness.main()
