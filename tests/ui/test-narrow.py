# test-narrow.py: all of it in a window as small as a telephone
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Failure, Play, Program, area, children, expect, name, role, text, walk

WIDTH, HEIGHT = 360, 640
LOW = 640, 360
TITLE_BAR = 46


def get_page(program):
    """The screen that is seen: that of the board, and the title bar."""
    for widget in walk(program.frame):
        if role(widget) == 'panel' and any(name(child) == 'Game table' for child in children(widget)):
            return widget
    raise Failure('there is no play screen')


def find_outside(program, widgets):
    _, _, width, height = area(program.frame)
    for widget in widgets:
        x, y, w, h = area(widget)
        if x < 0 or y < -1 or x + w > width or y + h > height:
            return role(widget), name(widget), (x, y, w, h)
    return None


def expect_inside(program, *widgets):
    """What follows from the shape of the window is there a little later."""
    program.wait_until('what is not inside the window', lambda: find_outside(program, widgets), None)


def find_tiny(widgets):
    return next(((role(widget), name(widget), area(widget)) for widget in widgets if min(area(widget)[2:]) < 10), None)


def open_narrow(game, *arguments):
    program = Program(*arguments)
    play = Play(program, game)
    program.resize(WIDTH, HEIGHT)
    program.wait_until('the width of the board', lambda: area(play.squares['a1'])[2] * 8 < WIDTH, True)
    return program, play


def test_all_is_there():
    program, play = open_narrow('Play Chess960', '--seed=50')
    program.keys('space', 'space')
    program.wait_until('the number of rolls', play.n_entries, 1)

    seen = [*play.squares.values(), play.sentence_label, program.find('panel', 'Dice'),
            program.find('push button', 'Roll the die'), program.find('label', '1 roll so far, 1 without effect')]
    expect_inside(program, *seen)
    program.wait_until('what has no size', lambda: find_tiny(seen), None)
    program.close()


def find_wider(program):
    _, _, width, _ = area(program.frame)
    for widget in walk(get_page(program)):
        x, _, w, _ = area(widget)
        if x < 0 or x + w > width:
            return role(widget), name(widget), (x, x + w), width
    return None


def expect_no_wider(program):
    """A window that needs more than it is given takes it."""
    program.wait_until('what is wider than the window', lambda: find_wider(program), None)
    expect(program.windows()[0][2], WIDTH, 'the width of the window')


def test_nothing_is_wider_in_play():
    program, play = open_narrow('Play Chess')
    play.write('e4')
    play.expect_piece('e4', 'white pawn')
    play.click('e7')
    play.expect_label('e5', 'empty, may go here')
    expect_no_wider(program)
    program.close()


def test_nothing_is_wider_after_a_roll():
    """In each game with dice: they are what takes the room."""
    program = Program()
    games = [name(button) for button in walk(program.frame)
             if role(button) == 'push button' and name(button).startswith('Play ') and name(button) != 'Play Chess']
    program.close()
    if len(games) < 2:
        raise Failure(f'there are few games with dice: {games}')

    for game in games:
        program, play = open_narrow(game, '--seed=50')
        before = play.sentence()
        program.keys('space', 'space')
        program.wait_until('what the roll means', lambda: play.sentence() != before or len(play.tray()) > 1, True)
        expect_no_wider(program)
        program.close()


def test_start_begins_above():
    """A window that becomes low shows who plays, whatever was scrolled before."""
    table.forget_games()
    program = Program()
    person = program.find('push button', 'Two Players')
    program.wait_for('the start screen', lambda: area(person)[2] > 0)
    program.resize(*LOW)
    expect_inside(program, person, program.find('push button', 'Play Jepps Random Chess'))
    program.resize(WIDTH, HEIGHT)
    last = program.find('push button', 'Play Chess')
    program.wait_until('whether all games are to be seen', lambda: area(last)[1] + area(last)[3] <= HEIGHT, True)
    program.resize(*LOW)
    program.wait_until('what is below the title bar', lambda: area(person)[1] > TITLE_BAR, True)
    program.close()


def test_start_with_a_game_that_waits():
    program, play = open_narrow('Play Chess')
    play.write('e4')
    play.expect_piece('e4', 'white pawn')
    program.keys('ctrl+n')
    button = program.find('push button', 'Continue')
    program.wait_for('the start screen', lambda: area(button)[2] > 0)
    program.resize(WIDTH, HEIGHT)
    expect_inside(program, button)
    # It leaves room for the games: its board and its words stand beside the button.
    first = program.find('push button', 'Play Jepps Random Chess')
    program.wait_until('the first game in the upper half', lambda: 0 < area(first)[1] < HEIGHT // 2, True)
    card = program.find('panel', 'Chess · Move 1')
    expect([text(label) for label in walk(card) if role(label) == 'label' and text(label) and area(label)[3] > 0
            and label.get_parent() != button], ['Chess', 'Move 1'], 'the words of the game')
    program.close()


def test_board_rests():
    """Once a sentence has needed room, that is kept: no square slips away below a finger."""
    program, play = open_narrow('Play Guardener Chess', '--seed=16923')
    program.keys('space')
    play.expect_sentence('White: move a knight, or move a pawn, the king or the Guardener without capturing.')
    place = area(play.squares['a1'])
    play.click('d8')
    play.expect_sentence('It is White’s turn.')
    expect(area(play.squares['a1']), place, 'a square beside a short sentence')
    play.click('b1', 'c3')
    play.expect_sentence('Black: roll both dice.')
    expect(area(play.squares['a1']), place, 'a square without answers')
    program.close()


def find_in_bar(program, wanted, kinds=('label', 'push button')):
    """In the title bar, if it is shown there."""
    return next((widget for widget in walk(program.frame) if role(widget) in kinds
                 and name(widget) == wanted and area(widget)[1] < TITLE_BAR and min(area(widget)[2:]) > 0), None)


def test_title_bar():
    """It has room for a title; what cannot be done again has no button."""
    program, play = open_narrow('Play Chess')
    play.write('e4')
    play.expect_piece('e4', 'white pawn')
    for words in 'Chess', 'Move 1', 'Undo':
        expect_inside(program, program.wait_for(words, lambda words=words: find_in_bar(program, words)))
    program.wait_until('a button to do it again', lambda: find_in_bar(program, 'Redo'), None)
    program.keys('ctrl+z')
    expect_inside(program, program.wait_for('Redo', lambda: find_in_bar(program, 'Redo')))
    program.close()

    program, play = open_narrow('Play Random Move Number Chess', '--seed=16923')
    for words in 'Random Move', 'Set-up':
        expect_inside(program, program.wait_for(words, lambda words=words: find_in_bar(program, words)))
    program.close()


def test_title_bar_of_the_start():
    """It follows the window, also one that is made wide while another screen is there."""
    def words():
        return [wanted for wanted, kind in (('Games', 'label'), ('Guide', 'push button'), ('Maximize', 'push button'))
                if find_in_bar(program, wanted, [kind])]

    # What is seen while it fades away would still be laid out.
    harness.set_animations(False)
    table.forget_games()
    program = Program()
    program.wait_until('what is wide', words, ['Games', 'Guide', 'Maximize'])
    program.resize(WIDTH, HEIGHT)
    program.wait_until('what is wide', words, [])
    program.keys('ctrl+g')
    program.wait_until('the title', program.title, 'Games')
    program.resize(1180, 760)
    program.wait_for('the button of the guide', lambda: find_in_bar(program, 'Guide'))
    table.act(program.find('push button', 'Back'))
    program.wait_until('the title', program.title, 'Alea')
    program.wait_until('what is wide', words, ['Games', 'Guide', 'Maximize'])
    program.close()
    harness.set_animations(True)


def test_sheet():
    program, play = open_narrow('Play Chess')
    for move, pawn in ('e4', 'white pawn'), ('e5', 'black pawn'):
        play.write(move)
        play.expect_piece(move, pawn)
    play.click('d2')    # away from the entry, whose cursor blinks
    play.click('d2')
    play.expect_label('d2', 'white pawn, may move')
    button = program.find('push button', 'Show the moves')
    # Nothing is said of what the pointer is not over.
    aside = program.find('push button', 'Main Menu')
    program.point(aside)
    closed = program.look_at(play.page)

    program.click(button)
    program.wait_for('the sheet', lambda: program.look_at(play.page) != closed)
    expect_inside(program, *walk(play.list))
    program.click(program.find('push button', 'e4', play.list))
    play.expect_sentence('White: pawn from e2 to e4.')
    program.keys('Page_Down')
    play.expect_sentence('White to move.')

    program.click(button)
    program.point(aside)
    program.wait_until('the picture without the sheet', lambda: program.look_at(play.page) == closed, True)

    # It goes by a key as well.
    program.click(button)
    program.point(aside)
    program.wait_for('the sheet', lambda: program.look_at(play.page) != closed)
    opened = program.look_at(play.page)
    program.keys('Escape')
    program.wait_until('the picture of the sheet', lambda: program.look_at(play.page) == opened, False)
    play.expect_label('d2', 'white pawn, may move')
    program.close()


if __name__ == '__main__':
    harness.main()
