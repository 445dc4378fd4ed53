# test-back.py: one step back, and what is there then
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
from harness import Program, act, expect

guide = importlib.import_module('test-guide')


def open_chapter(program, chapter, title):
    program.keys('F1')
    program.wait_until('the title', program.spoken, 'Guide')
    act(guide.find_card(program, chapter))
    lesson = guide.Lesson(program)
    lesson.expect_title(title)
    return lesson


def test_board_of_another_lesson():
    """Nothing that might have come to a square of one page stays there on another."""
    program = Program()
    lesson = open_chapter(program, 'Play in five minutes', 'Your king')
    before = program.look_at_rest(lesson.squares['a1'])

    lesson = open_chapter(program, 'The two-minute tour', 'Two dice, two pieces')
    empty = program.look_at_rest(lesson.squares['a1'])
    program.keys('space', 'space')
    program.wait_for('what may come to a1', lambda: program.look_at_rest(lesson.squares['a1']) != empty)

    lesson = open_chapter(program, 'Play in five minutes', 'Your king')
    expect(program.look_at_rest(lesson.squares['a1']) == before, True, 'whether a1 looks as before')
    program.close()


if __name__ == '__main__':
    harness.main()
