# test-leaflet.py: a chapter and the rules of a game on paper
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import re
import tempfile

import harness
from harness import Program, act, expect, name, output

guide_test = importlib.import_module('test-guide')
print_test = importlib.import_module('test-print')


def pages_of(path):
    """The words of each page."""
    return [' '.join(page.split()) for page in output('pdftotext', '-raw', path, '-').split('\f')[:-1]]


def save(program, title, path):
    """Saves what is in view; its pages, each with more on it than a title."""
    dialog = print_test.Print(program, title)
    dialog.save('Save as PDF…', path)
    end = f' pages were saved as “{os.path.basename(path)}”.'
    program.wait_until('the pages saved', lambda: dialog.says().endswith(end), True)
    pages = pages_of(path)
    dialog.expect_says(f'{len(pages)}{end}')
    for number, words in enumerate(pages, 1):
        expect(len(words) > 100, True, f'page {number} of {title}: {words!r}')
    expect(print_test.pdf_info(path)['Title'], title, 'the title')
    dialog.close()
    return ' '.join(pages)


def test_chapter():
    """Everything that its pages say, their tasks, and at the end the answers."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        guide_test.open_guide(program)
        program.click(guide_test.find_card(program, 'Chess in brief'))
        guide_test.Lesson(program).expect_title('The board')
        words = save(program, 'Chess in brief', os.path.join(folder, 'chapter.pdf'))
        last = -1
        for title in ('The board', 'The pieces', 'Bishop, rook and queen', 'The knight', 'The pawn', 'En passant',
                      'The last rank', 'Castling', 'Checkmate', 'Stalemate', 'Answers'):
            here = words.find(title, last + 1)
            expect(here > last, True, f'{title!r} in its place in {words!r}')
            last = here
        for part in ('Pick the four squares in the middle', 'b White wins.',
                     'The knight: That is how a knight jumps.'):
            expect(part in words, True, f'{part!r} in {words!r}')
        program.close()


def test_answers():
    """They stand on one page."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'using.pdf')
        program = Program()
        guide_test.open_guide(program)
        program.click(guide_test.find_card(program, 'Using Alea'))
        guide_test.Lesson(program).expect_title('One sentence says what to do')
        save(program, 'Using Alea', path)
        here = [number for number, words in enumerate(pages_of(path))
                for part in ('Answers', 'Rolling: There', 'Taking moves back: Decisions') if part in words]
        expect(here, [here[0]] * 3, 'the pages of the answers')
        program.close()


def test_rules():
    """All rules of a game in their order, with its table of the dice."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program()
        guide_test.open_guide(program)
        act(program.find('push button', 'The rules of Random Move Number Chess'))
        program.wait_until('the title', lambda: program.spoken(), 'The rules of Random Move Number Chess')
        words = save(program, 'The rules of Random Move Number Chess', os.path.join(folder, 'rules.pdf'))
        expect(re.findall(r'\bR\d\b', words), [f'R{number}' for number in range(1, 9)], 'the rules')
        # A figure is not about whose turn it is.
        expect('White to move' in words, False, 'whether a figure names a player')
        expect('How many moves a roll gives' in words and '666 twice' in words, True, f'the table in {words!r}')
        program.close()


if __name__ == '__main__':
    harness.main()
