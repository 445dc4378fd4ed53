# test-why.py: whatever is refused in a game leads to the rule that refuses it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
import table
from harness import Play, Program, StateType, act, area, has, name, role, walk

guide_test = importlib.import_module('test-guide')


def find_why(program):
    """The link beside the sentence; None when there is none."""
    return next((widget for widget in walk(program.frame)
                 if role(widget) == 'push button' and name(widget).startswith('Rule ') and area(widget)[2] > 0), None)


def expect_why(program, play, sentence, rule):
    play.expect_sentence(sentence)
    program.wait_until('the rule', lambda: name(find_why(program) or program.frame), f'Rule {rule} in the guide')


def follow(program, opening):
    """Presses the link; the paragraph of the rule takes the focus."""
    act(program.wait_for('the link', lambda: find_why(program)))
    program.wait_for('the rule', lambda: next(
        (widget for widget in walk(program.frame) if has(widget, StateType.FOCUSED)
         and name(widget).startswith(opening)), None))


def test_moves():
    """Typed, clicked and dragged alike."""
    program = Program()
    program.resize(1200, 760)
    play = Play(program, 'Play Chess')
    play.write('e5')
    expect_why(program, play, 'A pawn moves one square straight ahead, or two from its second rank, and '
                              'captures diagonally ahead.',
               'B6')
    follow(program, 'B6 A pawn moves one square')
    program.keys('Escape', 'Escape')    # by way of the contents
    play.write('Ra3')
    expect_why(program, play, 'The way is blocked at a2.', 'B3')
    play.write('O-O')
    expect_why(program, play, 'Castling requires f1 to be empty.', 'B11')
    play.write('O~O~O')
    expect_why(program, play, 'Castling requires c1 to be empty.', 'B11')
    play.write('hello')
    expect_why(program, play, '“hello” does not look like a move.', 'B19')
    play.click('b1', 'b3')
    expect_why(program, play, 'A knight leaps two squares one way and one to the side.', 'B5')
    play.drag('g1', 'e2')
    expect_why(program, play, 'One of your own pieces is on e2.', 'B3')

    # What is allowed needs no reason.
    program.keys('Escape')
    play.write_all('e4')
    program.wait_until('no link', lambda: find_why(program), None)
    program.close()


def test_dice():
    """A game with dice says its own rules first; typed dice have theirs."""
    table.forget_games()
    program = Program()
    table.open_players(program)
    table.tick(program, 'Dice, first player')
    table.close_window(program)
    play = Play(program, 'Play Guardener Chess')
    play.write('Nf3')
    expect_why(program, play, 'A roll is needed before “Nf3”.', 'G9')
    play.click('e2')
    program.wait_until('the rule', lambda: name(find_why(program) or program.frame), 'Rule G9 in the guide')
    program.keys('7')
    expect_why(program, play, 'A die with 4 sides cannot show 7.', 'G9')
    program.keys('1', '3')
    play.write('Nf3')
    expect_why(program, play, 'A knight needs a 2 or a double.', 'G12')
    follow(program, 'G12 A 1 allows pawns')
    program.close()


def test_lesson():
    """In the guide too, where the page itself has nothing to say."""
    program = Program()
    guide_test.open_guide(program)
    act(guide_test.find_card(program, 'Using Alea'))
    lesson = guide_test.Lesson(program)
    for title in ('Rolling', 'Three ways to move', 'Castling by hand', 'Why not?'):
        act(lesson.ways_on()['Next'])
        lesson.expect_title(title)
    lesson.click('h1', 'g3')
    expect_why(program, lesson, 'A rook moves along ranks and files.', 'B4')
    follow(program, 'B4 A bishop moves')
    program.close()


if __name__ == '__main__':
    harness.main()
