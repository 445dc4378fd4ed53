# test-print.py: pages and pictures of what is in view
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import tempfile

import harness
from harness import (Play, Program, StateType, act, children, expect, has, name, output, role, text, walk, xdotool)

names = importlib.import_module('test-names')
editor_test = importlib.import_module('test-editor')

KINDS = ['This position', 'Start of this game', 'Game with diagrams', 'Score sheet, filled in']
NUMBERS = ['1', '2', '4', '6', '12']


def pdf_text(path):
    return ' '.join(output('pdftotext', '-raw', path, '-').split())


def read_bytes(path):
    with open(path, 'rb') as file:
        return file.read()


def pdf_info(path):
    lines = output('pdfinfo', path).splitlines()
    return {line.split(':', 1)[0]: line.split(':', 1)[1].strip() for line in lines if ':' in line}


class Dialog:
    """One that stands over the window."""

    def __init__(self, program, keys, title):
        self.program = program
        program.keys(keys)
        self.frame = program.find('frame', title)
        self.n_windows = 2
        self.wait_windows(2)

    def wait_windows(self, n):
        self.program.wait_until('the number of windows', lambda: len(self.program.windows()), n)

    def button(self, label):
        return self.program.find('push button', label, self.frame)

    def choose(self, label, number):
        """An item of a drop-down."""
        self.program.click(self.button(label))
        self.wait_windows(3)
        self.program.keys('Home', *['Down'] * number, 'Return')
        self.wait_windows(2)
        name(self.program.frame)

    def check(self, label):
        self.program.click(self.program.find('check box', label, self.frame))

    def set_number(self, label, number):
        spin = self.program.find('spin button', label, self.frame)
        x, y = self.program.wait_for('a place for the number', lambda: self.program.place(spin))
        xdotool('mousemove', x - harness.area(spin)[2] // 2 + 12, y, 'click', 1)
        self.program.keys('ctrl+a')
        self.program.type(number)
        self.program.keys('Return')

    def says(self):
        label = self.program.look_for('status bar', None, self.frame)
        return text(label) if label else ''

    def expect_says(self, sentence):
        self.program.wait_until('what is said', self.says, sentence)

    def expect_page(self, words):
        self.program.wait_until('the page', lambda: self.program.look_for('image', words, self.frame) is not None, True)

    def save(self, label, path):
        """In the dialog of the toolkit, by typing a whole path."""
        act(self.button(label))
        self.wait_windows(3)
        entry = self.program.wait_for('the name', lambda: next(
            (widget for widget in walk(list(children(self.program.application))[-1])
             if role(widget) == 'text' and has(widget, StateType.FOCUSED)), None))
        self.program.keys('ctrl+a')
        self.program.type(harness.from_home(path))
        self.program.wait_until('the name', lambda: text(entry), harness.from_home(path))
        self.program.keys('Return')
        self.wait_windows(2)

    def close(self):
        self.program.keys('Escape')
        self.program.wait_alone()


class Print(Dialog):
    def __init__(self, program, title):
        super().__init__(program, 'ctrl+p', f'Print: {title}')


# --- a game ----------------------------------------------------------------------

def test_game():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'game.pdf')
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4 e5 Nf3 Nc6')
        dialog = Print(program, 'Chess')
        names.check(dialog.frame, 'the print dialog')
        dialog.expect_page('Page 1 of 1')

        # A diagram after each move, one a page: the layout follows.
        dialog.choose('What', KINDS.index('Game with diagrams'))
        dialog.set_number('Moves between', '1')
        dialog.choose('Diagrams a page', NUMBERS.index('1'))
        dialog.expect_page('Page 1 of 3')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('3 pages are saved in “game.pdf”.')
        words = pdf_text(path)
        for found in ('Chess', '1. e4 e5', 'After 1… e5', 'After 2… Nc6', 'White to move'):
            expect(found in words, True, f'{found!r} in {words!r}')
        expect(pdf_info(path)['Title'], 'Chess', 'the title')

        # By hand, and what is said below the diagrams.
        path = os.path.join(folder, 'chosen.pdf')
        dialog.choose('Diagrams', 2)
        names.check(dialog.frame, 'the list of moves')
        dialog.check('1.\N{NO-BREAK SPACE}e4')
        program.keys('alt+t')    # the side to move, out of sight
        dialog.choose('Orientation', 1)
        dialog.expect_page('Page 1 of 4')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('4 pages are saved in “chosen.pdf”.')
        words = pdf_text(path)
        expect('After 1. e4' in words and 'White to move' not in words, True, f'the words {words!r}')
        expect(pdf_info(path)['Page size'], '841.89 x 595.276 pts (A4)', 'the paper')

        dialog.choose('What', KINDS.index('Score sheet, filled in'))
        path = os.path.join(folder, 'score.pdf')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('1 page is saved in “score.pdf”.')
        words = pdf_text(path)
        expect('score sheet' in words and '1 e4 e5' in words, True, f'the score sheet {words!r}')
        dialog.close()
        program.close()


def way_out(foot):
    """The button beside the bar, both found in one quick look: the job does not wait."""
    seen = [widget for widget in walk(foot) if harness.area(widget)[2] > 0]
    has_bar = any(role(widget) == 'progress bar' for widget in seen)
    return next((widget for widget in seen if has_bar and role(widget) == 'push button' and name(widget) == 'Cancel'),
                None)


def test_cancel():
    """All starts are a long job: it can be stopped, and leaves nothing."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'starts.pdf')
        program = Program()
        dialog = Print(program, 'Sheets')
        dialog.choose('What', 1)
        dialog.expect_page('Page 1 of 160')
        foot = dialog.button('Save as PDF…').get_parent().get_parent().get_parent()
        dialog.save('Save as PDF…', path)
        act(program.wait_for('a bar and a way out', lambda: way_out(foot)))
        dialog.expect_says('Nothing was saved.')
        expect(os.listdir(folder), [], 'what is in the folder')

        # Another sheet goes through, and is what the command line makes.
        dialog.choose('What', 0)
        dialog.set_number('Starts', '13')
        program.click(program.find('text', 'Seed', dialog.frame))
        program.keys('ctrl+a')
        program.type('club')
        dialog.expect_page('Page 1 of 4')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('4 pages are saved in “starts.pdf”.')
        words = pdf_text(path)
        expect('13. ' in words and 'answers' in words, True, f'the club sheet {words!r}')
        tool = os.path.join(os.path.dirname(os.path.dirname(Program.command)), 'cli', 'alea-cli')
        same = os.path.join(folder, 'same.pdf')
        output(tool, 'sheet', 'jepps', '--count', '13', '--seed', 'club', '-o', same)
        expect(read_bytes(path) == read_bytes(same), True, 'whether both are the same')
        dialog.close()
        program.close()


# --- a position --------------------------------------------------------------------

def test_position():
    """Built by mouse and keyboard, printed through the dialog of the system."""
    path = os.path.join(os.environ['HOME'], 'Guardener Chess.pdf')    # what the toolkit calls it
    program, editor = editor_test.open_editor()
    editor.choose_game('Guardener Chess')
    editor.stamp('white king', 'z4')
    act(editor.button('Print the position, or save it as PDF'))
    dialog = Print.__new__(Print)
    dialog.program = program
    dialog.frame = program.find('frame', 'Print: Guardener Chess')
    dialog.wait_windows(2)
    act(dialog.button('Print…'))
    dialog.wait_windows(3)
    printer = program.find('label', 'Print to File')
    program.click(printer)
    system = program.find('dialog', 'Print')
    button = program.wait_for('a button', lambda: next(
        (widget for widget in walk(system) if role(widget) == 'push button' and 'Print' in name(widget)), None))
    program.wait_for('a button to press', lambda: has(button, StateType.SENSITIVE))
    program.click(button)
    program.wait_for('the file', lambda: os.path.exists(path) and pdf_info(path))
    dialog.expect_says('The pages are on their way to the printer.')
    expect('White to move' in pdf_text(path), True, 'the words below the board')
    dialog.close()
    program.close()


# --- a picture ---------------------------------------------------------------------

def test_picture():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'board')
        program = Program()
        play = Play(program, 'Play Chess')
        play.write_all('e4')
        dialog = Dialog(program, 'ctrl+shift+e', 'Export Picture')
        names.check(dialog.frame, 'the picture dialog')
        dialog.choose('Format', 1)
        dialog.check('Words below the board')
        dialog.save('Save…', path)
        dialog.expect_says('The picture is saved in “board.svg”.')
        with open(path + '.svg', encoding='utf-8') as file:
            svg = file.read()
        expect('<title>Chess</title>' in svg and 'king e1' in svg and '<image' not in svg, True, 'what the SVG has')

        # The ending of the name counts, and transparent is transparent.
        dialog.check('Transparent background')
        dialog.save('Save…', path + '.png')
        dialog.expect_says('The picture is saved in “board.png”.')
        expect(output('identify', '-format', '%w %[channels]', path + '.png').split()[1][:4], 'srgb', 'the colours')
        act(dialog.button('Copy'))
        dialog.expect_says('The picture is on the clipboard.')
        dialog.close()
        program.close()


if __name__ == '__main__':
    harness.main()
