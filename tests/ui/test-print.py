# test-print.py: pages and pictures of what is in view
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import subprocess
import tempfile

import harness
import table
from harness import (Play, Program, StateType, act, children, expect, has, do, name, output, role, text, walk)

diagram_test = importlib.import_module('test-diagram')
editor_test = importlib.import_module('test-editor')
names = importlib.import_module('test-names')

SHEETS = ['Numbered starts', 'All 960 starts', 'Blank score sheets', 'Agreed dice', 'Club evening']
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
        if keys:
            program.keys(keys)
        self.frame = program.find('frame', title)
        self.n_windows = 2
        self.wait_windows(2)

    def wait_windows(self, n):
        self.program.wait_for_windows(n)

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

    def offers(self, *labels):
        return [label for label in labels if self.program.look_for('check box', label, self.frame)]

    def set_number(self, label, number):
        spin = self.program.find('spin button', label, self.frame)
        x, y = self.program.wait_for('a place for the number', lambda: self.program.place(spin))
        do('move', x - harness.area(spin)[2] // 2 + 12, y, 'click', 1)
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
        self.program.write_path(entry, path)
        self.program.keys('Return')
        self.wait_windows(2)

    def close(self):
        self.program.keys('Escape')
        self.program.wait_alone()


class Print(Dialog):
    def __init__(self, program, title, keys='ctrl+p'):
        super().__init__(program, keys, f'Print: {title}')

    def print_to_file(self, path):
        """Through the dialog of the system, into the file that it proposes."""
        act(self.button('Print…'))
        self.wait_windows(3)
        printer = self.program.find('label', 'Print to File')
        self.program.click(printer)
        system = self.program.find('dialog', 'Print')
        button = self.program.wait_for('a button', lambda: next(
            (widget for widget in walk(system) if role(widget) == 'push button' and 'Print' in name(widget)), None))
        self.program.wait_for('a button to press', lambda: has(button, StateType.SENSITIVE))
        self.program.click(button)
        self.program.wait_for('the file', lambda: os.path.exists(path) and pdf_info(path))
        self.expect_says('The pages are on their way to the printer.')


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
        expect(dialog.offers('Rolls', 'House rules', 'Side to move'), ['Side to move'], 'what is offered for chess')

        # A diagram after each move, one a page: the layout follows.
        dialog.choose('What to print', KINDS.index('Game with diagrams'))
        dialog.set_number('Moves between diagrams', '1')
        dialog.choose('Diagrams per page', NUMBERS.index('1'))
        dialog.expect_page('Page 1 of 2')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('2 pages were saved as “game.pdf”.')
        words = pdf_text(path)
        for found in ('Chess', '1.e4 e5', '\u2658', 'After 1…e5', 'After 2…', 'White to move'):
            expect(found in words, True, f'{found!r} in {words!r}')
        expect(pdf_info(path)['Title'], 'Chess', 'the title')

        # By hand, and what is said below the diagrams.
        path = os.path.join(folder, 'chosen.pdf')
        dialog.choose('Diagrams', 2)
        names.check(dialog.frame, 'the list of moves')
        dialog.check('1.e4')
        program.keys('alt+t')    # the side to move, out of sight
        dialog.choose('Orientation', 1)
        dialog.expect_page('Page 1 of 3')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('3 pages were saved as “chosen.pdf”.')
        words = pdf_text(path)
        expect('After 1.e4' in words and 'White to move' not in words, True, f'the words {words!r}')
        expect(pdf_info(path)['Page size'], '841.89 x 595.276 pts (A4)', 'the paper')

        dialog.choose('What to print', KINDS.index('Score sheet, filled in'))
        path = os.path.join(folder, 'score.pdf')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('1 page was saved as “score.pdf”.')
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


def save_and_stop(dialog, foot, path):
    """On a busy machine the pages may be ready before they could be stopped."""
    for _ in range(8):
        dialog.save('Save as PDF…', path)
        button = dialog.program.wait_for('a bar and a way out, or the end',
                                         lambda: way_out(foot) or 'are saved' in dialog.says())
        if button is not True:
            act(button)
        if dialog.program.wait_for('the end', dialog.says) == 'Nothing was saved.':
            return
        os.remove(path)
    raise harness.Failure('the pages were never stopped')


def test_cancel():
    """All starts are a long job: it can be stopped, and leaves nothing."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'starts.pdf')
        program = Program()
        dialog = Print(program, 'Club Sheets')
        dialog.choose('What to print', SHEETS.index('All 960 starts'))
        dialog.expect_page('Page 1 of 160')
        foot = dialog.button('Save as PDF…').get_parent().get_parent().get_parent()
        save_and_stop(dialog, foot, path)
        expect(os.listdir(folder), [], 'what is in the folder')

        # Another sheet goes through, and is what the command line makes.
        dialog.choose('What to print', SHEETS.index('Numbered starts'))
        dialog.set_number('Starts', '13')
        program.click(program.find('text', 'Seed', dialog.frame))
        program.keys('ctrl+a')
        program.type('club')
        dialog.expect_page('Page 1 of 4')
        dialog.save('Save as PDF…', path)
        dialog.expect_says('4 pages were saved as “starts.pdf”.')
        words = pdf_text(path)
        expect('13. ' in words and 'answers' in words, True, f'the club sheet {words!r}')
        tool = os.path.join(os.path.dirname(os.path.dirname(Program.command)), 'cli', 'alea-cli')
        same = os.path.join(folder, 'same.pdf')
        output(tool, 'sheet', 'jepps', '--count', '13', '--seed', 'club', '-o', same)
        expect(read_bytes(path) == read_bytes(same), True, 'whether both are the same')
        dialog.close()
        program.close()


def test_evening():
    """All that a club needs, and its rules as the guide prints them."""
    path = os.path.join(os.environ['HOME'], 'evening.pdf')
    program = Program()
    dialog = Print(program, 'Club Sheets')
    dialog.choose('What to print', SHEETS.index('Club evening'))
    names.check(dialog.frame, 'the dialog of an evening')
    dialog.set_number('Boards in play', '3')
    for number, beginning in ((0, 'answers'), (3, 'agreed dice, board 3')):
        dialog.choose('Game', number)
        dialog.save('Save as PDF…', path)
        program.wait_until('what is said', lambda: dialog.says().endswith('pages were saved as “evening.pdf”.'), True)
        words = pdf_text(path)
        for found in (beginning, 'Open questions: our reading', 'results'):
            expect(found in words, True, f'{found!r} in {words!r}')
        expect(words.count('score sheet'), 6, 'the score sheets')
        expect('Moves in a series' in words, False, 'whether there is a heading with nothing below it')
        os.remove(path)
    dialog.close()
    program.close()


# --- a booklet ---------------------------------------------------------------------

def test_booklet():
    """The games of the shelf, with their contents."""
    path = os.path.join(os.environ['HOME'], 'booklet.pdf')
    program = Program()
    play = Play(program, 'Play Chess')
    play.write_all('e4 e5')
    program.keys('ctrl+n')
    act(program.find('push button', 'Play Chess'))
    program.wait_alone()
    program.close()
    program = Program()
    act(program.find('push button', 'Games'))
    program.wait_for('the games', lambda: program.look_for('table', 'Games'))
    dialog = Print(program, 'Games')
    names.check(dialog.frame, 'the dialog of a booklet')
    dialog.expect_page('Page 1 of 2')
    dialog.save('Save as PDF…', path)
    dialog.expect_says('2 pages were saved as “booklet.pdf”.')
    words = pdf_text(path)
    for found in ('Contents', 'Chess', '1.e4 e5'):
        expect(found in words, True, f'{found!r} in {words!r}')
    dialog.close()
    program.close()


# --- a position --------------------------------------------------------------------

def test_position():
    """Built by mouse and keyboard, printed through the dialog of the system."""
    path = os.path.join(os.environ['HOME'], 'Guardener Chess.pdf')    # what the toolkit calls it
    program, editor = editor_test.open_editor()
    editor.choose_game('Guardener Chess')
    editor.stamp('white king', 'z4')
    act(editor.button('Print the position, or save it as a PDF'))
    dialog = Print(program, 'Guardener Chess', None)
    dialog.print_to_file(path)
    expect('White to move' in pdf_text(path), True, 'the words below the board')
    dialog.close()
    program.close()


# --- a diagram ---------------------------------------------------------------------

def draw(program):
    """Something of everything, that no game has."""
    drawing = diagram_test.Drawing(program)
    drawing.set_size(4, 5)
    drawing.choose('Hole')
    drawing.click('d5')
    drawing.choose('white knight')
    drawing.click('b4')
    drawing.choose('Pieces turned left')
    drawing.choose('black king, turned left')
    drawing.click('a1')
    drawing.choose('Circle')
    drawing.click('c1')
    drawing.choose('Mark')
    drawing.click('a3')
    drawing.choose('Arrow')
    drawing.drag('b4', 'c2')
    drawing.choose('Number')
    drawing.click('d2')
    drawing.expect_label('d2', 'empty, “1”')
    program.click(drawing.button('Board'))
    program.wait_for_windows(2)
    program.keys('Home', 'Return')
    program.wait_alone()
    table.set_text(program, 'Caption', 'Mate in two')
    table.choose(program, 'Flip the Board', 'check menu item')
    program.wait_alone()
    return drawing


def board_picture(path):
    """A picture of the only page, without what is empty around and the caption
    below; small and blurred, so that only what can be seen at a glance counts."""
    picture = path.replace('.pdf', '')
    output('pdftoppm', '-r', '144', '-png', '-singlefile', path, picture)
    output('convert', picture + '.png', '-trim', '+repage', '-resize', '240x', '-crop', '240x285+0+0', '+repage',
           '-blur', '0x2', picture + '.png')
    return picture + '.png'


def count_differences(picture, other):
    """How many points of two pictures differ."""
    found = subprocess.run(['compare', '-metric', 'AE', '-fuzz', '20%', picture, other, 'null:'], capture_output=True,
                           text=True, check=False).stderr
    return float(found.split()[0])


def test_drawn():
    """What is drawn is what is printed, while a game is open behind it."""
    path, exported = (os.path.join(os.environ['HOME'], stem + '.pdf') for stem in ('New Diagram', 'exported'))
    program = Program()
    Play(program, 'Play Chess').write_all('e4')
    dialog = Print(program, 'Chess')
    dialog.check('Captions')    # of positions, and remembered for them
    dialog.close()
    program.keys('ctrl+d', 'ctrl+n')
    drawing = draw(program)
    dialog = Print(program, 'New Diagram')
    names.check(dialog.frame, 'the dialog of a diagram')
    dialog.expect_page('Page 1 of 1')
    dialog.print_to_file(path)
    dialog.close()

    dialog = Dialog(program, 'ctrl+shift+e', 'Export Picture')
    names.check(dialog.frame, 'the dialog of its picture')
    dialog.choose('Format', 2)
    dialog.save('Save…', exported)
    dialog.expect_says('The picture was saved as “exported.pdf”.')
    expect(pdf_text(path), pdf_text(exported), 'the words')
    expect(pdf_text(path).endswith('1 Mate in two'), True, 'whether the caption is among them')
    differing = count_differences(board_picture(path), board_picture(exported))
    expect(differing < 50, True, f'whether {differing} points are less than a mark')    # one has some 280
    program.kill()


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
        dialog.check('Text below the board')
        dialog.save('Save…', path)
        dialog.expect_says('The picture was saved as “board.svg”.')
        with open(path + '.svg', encoding='utf-8') as file:
            svg = file.read()
        expect('<title>Chess</title>' in svg and 'king e1' in svg and '<image' not in svg, True, 'what the SVG has')

        # The ending of the name counts, and transparent is transparent.
        dialog.check('Transparent background')
        dialog.save('Save…', path + '.png')
        dialog.expect_says('The picture was saved as “board.png”.')
        expect(output('identify', '-format', '%w %[channels]', path + '.png').split()[1][:4], 'srgb', 'the colours')
        act(dialog.button('Copy'))
        dialog.expect_says('The picture is on the clipboard.')
        dialog.close()
        program.close()


if __name__ == '__main__':
    harness.main()
