# test-diagram.py: free diagrams, drawn by mouse and by keyboard
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import tempfile

import harness
from harness import Program, StateType, act, area, children, expect, has, name, role, text, walk, xdotool

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
        self.page = program.find('filler', 'AleaDiagramScreen')
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
        """A tool, a colour or a man, which are all pressed or not."""
        self.program.click(self.program.find('push button', tool, self.page))

    def click(self, *squares):
        for square in squares:
            self.program.click(self.squares[square])

    def drag(self, start, end):
        self.program.drag(self.squares[start], self.squares[end])

    def set_size(self, files, ranks):
        for label, number in (('Files, 1 to 26', files), ('Ranks, 1 to 26', ranks)):
            spin = self.program.find('spin button', label, self.page)
            x, y = self.program.wait_for('a place for the number', lambda spin=spin: self.program.place(spin))
            xdotool('mousemove', x - area(spin)[2] // 2 + 12, y, 'click', 1)
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
        act(program.frame, 'win.diagram')
    return program, Drawing(program)


def wait_for_windows(program, n):
    program.wait_until('the number of windows', lambda: len(program.windows()), n)


def save_as(program, path):
    """In the dialog that asks for a name."""
    wait_for_windows(program, 2)
    program.keys('ctrl+a')
    program.type(path)
    program.keys('Return')
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
    drawing.expect_says('The diagram is saved.')
    program.close()

    # The same again, from the file.
    program, drawing = open_drawing(path)
    drawing.find_board(20)
    drawing.expect_label('b4', 'white knight, arrow to c2')
    expect(drawing.label('d2'), 'empty, “1”', 'what is said of d2')
    expect(text(program.find('text', 'Caption', drawing.page)), 'Mate in two', 'the caption')
    program.close()


if __name__ == '__main__':
    harness.main()
