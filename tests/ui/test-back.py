# test-back.py: one step back, and what is there then
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
import table
from harness import Play, Program, StateType, act, children, expect, has, text

guide = importlib.import_module('test-guide')
review = importlib.import_module('test-review')

WAYS_BACK = 'Escape', 'alt+Left', 'button'


def go_back(program, way):
    if way == 'button':
        act(program.find('push button', 'Back'))
    else:
        program.keys(way)


def expect_title(program, title):
    program.wait_until('the title', program.title, title)


def open_chapter(program, chapter, title):
    program.keys('F1')
    expect_title(program, 'Guide')
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


def test_guide():
    """By each way the same steps: a rule, the page that led there, the contents, the start."""
    program = Program()
    for way in WAYS_BACK:
        lesson = open_chapter(program, 'Play in five minutes', 'Your king')
        act(program.find('push button', 'Rule B1 in the guide'))
        expect_title(program, 'The rules of chess')
        go_back(program, way)
        expect_title(program, 'Play in five minutes')
        lesson.expect_title('Your king')
        go_back(program, way)
        expect_title(program, 'Guide')
        go_back(program, way)
        expect_title(program, 'Alea')
    program.close()


def test_tour():
    """From the start it leads there by way of the contents."""
    program = Program()
    for way in WAYS_BACK:
        act(program.find('push button', 'Take the Tour'))
        expect_title(program, 'The two-minute tour')
        go_back(program, way)
        expect_title(program, 'Guide')
        go_back(program, way)
        expect_title(program, 'Alea')
    program.close()


def test_piece_in_hand():
    """It is let go of first, and what was done counts."""
    program = Program()
    lesson = open_chapter(program, 'Chess in brief', 'The board')
    lesson.click('d4', 'e4', 'd5', 'e5')
    lesson.expect_done()
    program.keys('Escape')
    expect_title(program, 'Guide')

    act(guide.find_card(program, 'Chess in brief'))
    lesson = guide.Lesson(program)
    lesson.expect_title('The pieces')
    for title in ('Bishop, rook and queen', 'The knight'):
        act(lesson.ways_on()['Next'])
        lesson.expect_title(title)
    lesson.click('e4')
    lesson.expect_label('e4', 'white knight, lifted')
    program.keys('Escape')
    lesson.expect_label('e4', 'white knight, may move')
    program.keys('Escape')
    expect_title(program, 'Guide')
    program.close()


def test_guide_beside_a_game():
    """As its own button does; then the guide is closed and the game is as it was."""
    program = Program()
    program.resize(1200, 760)
    play = Play(program, 'Play Chess')
    play.write_all('e4 e5')
    program.keys('F1')
    program.wait_for('the way back', lambda: guide.find_seen(program, 'Back one page'))
    program.keys('Escape')
    program.find_page('Contents of the guide')
    program.wait_until('a way back from there', lambda: guide.find_seen(program, 'Back one page'), None)
    program.keys('Escape')
    program.wait_until('no guide', lambda: program.look_for_page('Guide'), None)
    program.keys('Escape')
    expect_title(program, 'Chess')
    play.write('Nf3')
    play.expect_last('Nf3')
    program.close()


def find_game(program):
    return next(iter(children(program.find('table', 'Games'))), None)


def test_games():
    """What is looked for and what is selected goes first."""
    program = Program()
    Play(program, 'Play Chess').write_all('e4')
    table.expect_kept(program, 'e4')
    for way in WAYS_BACK:
        program.keys('ctrl+g')
        expect_title(program, 'Games')
        go_back(program, way)
        expect_title(program, 'Chess')

    program.keys('ctrl+g')
    search = program.find('entry', 'Search the games')
    program.keys('ctrl+f')
    program.wait_for('the focus', lambda: has(search, StateType.FOCUSED))
    program.type('ann')
    program.wait_until('what is looked for', lambda: text(search), 'ann')
    program.keys('Escape')
    program.wait_until('what is looked for', lambda: text(search), '')
    program.click(program.wait_for('a game', lambda: find_game(program)))
    program.wait_for('one that is selected', lambda: has(find_game(program), StateType.SELECTED))
    program.keys('Escape')
    program.wait_until('whether it is selected', lambda: has(find_game(program), StateType.SELECTED), False)
    expect(program.title(), 'Games', 'the title')

    program.keys('ctrl+f')
    program.wait_for('the focus', lambda: has(search, StateType.FOCUSED))
    program.keys('Escape')
    expect_title(program, 'Chess')
    program.close()


def test_review():
    program = review.open_review()
    for way in 'Escape', 'button':
        expect_title(program, 'Review')
        go_back(program, way)
        expect_title(program, 'Guardener Chess')
        act(program.find('push button', 'Review'))
    program.close()


if __name__ == '__main__':
    harness.main()
