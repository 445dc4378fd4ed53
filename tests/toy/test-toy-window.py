# test-toy-window.py: the window plays and teaches a game that src/ knows not
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import sys

# What drives the program lies beside the other tests of the window.
sys.path.append(os.path.join(os.path.dirname(__file__), '../ui'))

import harness
import table
from harness import Play, Program, act, expect, name, role, text, walk

editor = importlib.import_module('test-editor')
guide = importlib.import_module('test-guide')
print_test = importlib.import_module('test-print')

SEED = '4'    # the coin falls on 2


def toss(program, sentence):
    act(program.find('push button', 'Roll the die'))
    program.wait_for(sentence, lambda: program.look_for('label', sentence))


def roll(program):
    """The coin of a turn, whatever it shows."""
    act(program.find('push button', 'Roll the die'))
    program.wait_for('what the coin says', lambda: next(
        (label for label in walk(program.frame)
         if role(label) == 'label' and text(label) in ('The coin allows a pass.', 'The coin asks for a move.')), None))


def test_play():
    """By the house rules, which are asked for as those of any game."""
    expect('courtyard' in harness.output(Program.command, '--help'), True, 'the game among those to begin with')
    program = Program('--seed=' + SEED)
    act(program.find('push button', 'House Rules for Courtyard Chess'))
    program.click(program.find('radio button', 'Black'))
    table.close_window(program)
    program.wait_alone()

    play = Play(program, 'Play Courtyard Chess')
    expect(len(play.squares), 36, 'the squares')
    play.expect_sentence('Toss the coin: it says who begins.')
    toss(program, 'The coin says that White begins.')
    roll(program)
    play.drag('b2', 'b3')
    play.expect_last('b3')
    roll(program)
    play.write('Nc4')
    play.expect_last('Nc4')

    dialog = print_test.Dialog(program, 'ctrl+p', 'Print: Courtyard Chess')
    dialog.expect_page('Page 1 of 1')
    dialog.close()
    program.close()


def test_editor():
    """The rows of the game are there, and what is set in them is in the FEN."""
    program = Program('--seed=' + SEED)
    window = editor.Editor(program)
    program.click(program.find('push button', 'Game', window.page))
    program.wait_for_windows(2)
    program.keys('End', 'Return')
    program.wait_alone()
    window.find_board()
    window.set_number('Passes of Black', '2')
    program.keys('Return')
    program.wait_until('the token', lambda: text(window.entry).endswith(' passes=0/2'), True)
    program.close()


def test_learn():
    """The chapter, a lesson with the coin, and the practice room."""
    program = Program('--seed=' + SEED)
    guide.open_guide(program)
    program.click(guide.find_card(program, 'Courtyard Chess'))
    lesson = guide.Lesson(program)
    lesson.expect_title('Who begins')
    toss(program, 'The coin says that Black begins.')
    lesson.expect_done()
    lesson.press('Next')
    lesson.expect_title('No castling')
    lesson.drag('d1', 'e1')
    lesson.expect_done()

    lesson.press('Finish')
    program.click(program.find('push button', 'Dice practice room'))
    program.wait_until('the title', lambda: name(program.frame), 'Dice practice room')
    room = program.find_page('Dice practice room')
    program.click(program.find('push button', 'Game', room))
    program.wait_for_windows(2)
    program.keys('End', 'Return')
    program.wait_alone()
    program.find('label', 'At the beginning', room)
    act(program.find('push button', 'Roll the die', room))
    program.wait_for('what the coin says', lambda: next(
        (label for label in walk(room) if role(label) == 'label' and text(label).startswith('The coin says')), None))
    program.close()


if __name__ == '__main__':
    harness.main()
