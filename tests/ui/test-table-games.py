# test-table-games.py: games that are left, gone on with, copied and looked into
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os

import harness
import table
from harness import Play, Program, act, area, children, expect, name, role, text, walk

CONTINUE = 'Continue the Last Game'


def begin(game, *arguments):
    table.forget_games()
    program = Program(*arguments)
    return program, Play(program, game)


# --- the game that was left

def test_resume_in_the_middle_of_a_turn():
    table.forget_games()
    program = Program()
    expect(program.look_for('push button', CONTINUE), None, 'a game to continue')
    table.open_players(program)
    table.tick(program, 'Dice, first player')
    table.tick(program, 'Dice, second player')
    table.close_window(program)
    play = Play(program, 'Play Random Move Number Chess')
    program.keys('5', '2')
    play.expect_last('2')
    play.write_all('e4 e5')
    program.keys('6')
    play.expect_sentence('White, make 2 moves.')
    play.write_all('Nf3')
    play.expect_sentence('White, make 1 move.')
    program.kill()

    program = Program()
    card = program.find('panel', 'Random Move Number Chess · Move 2')
    program.find('label', 'White, make 1 move.', card)
    play = Play(program, CONTINUE)
    play.expect_fen('rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R')
    play.expect_sentence('White, make 1 move.')
    play.write('Bc4')
    play.expect_last('Nf3, Bc4')
    play.expect_sentence('Black, roll the die: it decides how many moves you make.')

    # As it is now it is offered again.
    act(program.find('push button', 'New Game'))
    program.wait_for('the start', lambda: area(program.find('push button', 'Play Chess'))[2] > 0)
    card = program.find('panel', 'Random Move Number Chess · Move 2')
    program.find('label', 'Black, roll the die: it decides how many moves you make.', card)
    program.close()


# --- a copy

def square_in(program, window, square):
    """Squares have their names later than the list its moves."""
    return program.wait_for(f'the square {square}', lambda: next(
        (widget for widget in walk(table.page_in(window)) if name(widget).startswith(square + ', ')), None))


def test_continue_from_here():
    program, play = begin('Play Chess')
    play.write_all('e4 e5 Nf3')
    program.keys('Page_Up', 'Page_Up')
    play.expect_sentence('White: pawn from e2 to e4.')
    table.choose(program, 'Play from Here')
    program.wait_until('the number of windows', lambda: len(table.frames(program)), 2)
    copy = program.wait_for('the copy', lambda: next(
        (window for window in table.frames(program) if table.moves_in(window) == ['1. e4']), None))

    # What is played there is played there alone.
    for square in ('c7', 'c5'):
        act(square_in(program, copy, square), 'square.activate')
    program.wait_until('the copy', lambda: table.moves_in(copy), ['1. e4 c5'])
    expect(table.moves_in(program.frame), ['1. e4 e5', '2. Nf3'], 'the game that was copied')
    expect(name(square_in(program, program.frame, 'c7')).startswith('c7, black pawn'), True, 'a pawn on c7')

    act(next(button for button in walk(copy) if role(button) == 'push button' and name(button) == 'Close'))
    program.wait_alone()
    program.point(program.frame)
    program.keys('Page_Down', 'Page_Down')
    play.expect_sentence('Black to move.')
    play.write_all('Nc6')
    program.close()


# --- from the clipboard

def copy_text(program, words):
    table.open_players(program)
    table.set_text(program, 'Name, first player', words)
    program.keys('ctrl+a', 'ctrl+c')
    table.close_window(program)


def test_paste_a_position():
    table.forget_games()
    program = Program()
    copy_text(program, '4k3/8/8/8/8/8/4P3/4K3 b - - 3 40')
    play = Play(program, 'Paste a Position')
    play.expect_fen('4k3/8/8/8/8/8/4P3/4K3')
    play.expect_sentence('Black to move.')
    program.find('label', 'Move 40')
    play.write_all('Kd7')

    # A game that is on is not lost without a question, nor for what is none.
    program.click(play.squares['a5'])
    copy_text(program, '4k3/8/8/8/8/8/8/9 b - - 3 40')
    program.keys('ctrl+v')
    program.find('label', 'This is not a position')
    table.close_window(program)
    play.expect_last('Kd7')
    program.close()


def test_paste_a_part_of_a_position():
    """What a link says goes on at once; what is assumed is told in the editor."""
    program = Program()
    copy_text(program, 'https://lichess.org/editor/4k3/8/8/8/8/8/4P3/4K3_b_-_-_3_40')
    play = Play(program, 'Paste a Position')
    play.expect_sentence('Black to move.')
    copy_text(program, '4k3/8/8/8/8/8/4P3/4K3')
    program.keys('ctrl+v')
    page = program.find_page('Position editor')
    program.find('status bar', 'The position (FEN) was incomplete, so “w - - 0 1” has been added. You can still change it.', page)
    program.close()


def test_paste_what_is_being_set_up():
    """What is copied in the middle of a set-up goes to the editor, and the game
    stays what it is."""
    program, play = begin('Play Jepps Random Chess')
    program.keys('ctrl+c')
    play.expect_sentence('The position is on the clipboard.')
    program.keys('ctrl+v')
    page = program.find_page('Position editor')
    program.wait_until('what is to be mended', lambda: [name(row) for row in children(program.find('list', 'Problems', page))],
                       ['White has no king.', 'Black has no king.'])
    program.click(program.find('push button', 'Back'))
    program.wait_for('the game', lambda: area(play.squares['a1'])[2] > 0)
    program.close()


# --- the dice of a game

def test_dice_of_this_game():
    program, play = begin('Play Random Move Number Chess')
    table.open_dice(program)
    window = table.dice_page(program, 'Fairness')
    promise = program.wait_for('the promise', lambda: next(
        (words for words in table.labels(window) if len(words) == 64), None))
    table.dice_page(program, 'Rolls')
    program.find('label', 'Nothing has been rolled yet.', window)
    table.close_window(program)

    program.keys('space', 'space')
    play.expect_sentence('Second player, roll the die: the higher roll gets White, and after a tie you both roll again.')
    face = play.last_entry()
    table.open_dice(program)
    window = table.dice_page(program, 'Counts')
    expect('Dice with 6 sides' in table.labels(window), True, 'the counts')
    window = table.dice_page(program, 'Rolls')
    program.find('label', f'1.\t{face}\tFirst player\t', window)
    window = table.dice_page(program, 'What If?')
    program.find('label', f'{face}, 1 in 6: this was the roll', window)
    expect(sum(', 1 in 6' in words for words in table.labels(window)), 6, 'the faces that might have fallen')

    # The promise has not changed.
    window = table.dice_page(program, 'Fairness')
    words = table.labels(window)
    expect((promise in words, 'The guest’s word' in words), (True, True), 'the promise, and that there is no word')
    table.close_window(program)
    resign_and_check(program, play)


def test_dice_of_colours():
    program, _ = begin('Play Guardener Chess')
    program.keys('space', 'space')
    table.open_dice(program)
    words = table.labels(table.dice_page(program, 'Counts'))
    expect(('White' in words, 'Black' in words, 'First player' in words), (True, True, False), 'whose dice these are')
    program.kill()


def test_save_the_rolls():
    table.forget_games()
    program = Program()
    table.open_players(program)
    table.set_text(program, 'Name, second player', 'Ben')
    table.close_window(program)
    play = Play(program, 'Play Random Move Number Chess')
    for n in (1, 2):
        program.keys('space', 'space')
        program.wait_until('the number of rolls', play.n_entries, n)
    # In the list whoever got White comes first.
    entries = sorted(play.entries(), key=lambda entry: not entry.get_description().startswith('The first player'))
    rolls = [name(entry) for entry in entries]
    table.open_dice(program)
    path = os.path.join(os.environ['HOME'], 'evening.tsv')
    act(program.find('push button', 'Save the Rolls…', table.dice_page(program, 'Rolls')))
    table.name_file(program, 'Save the Rolls', path)
    program.wait_for('the file', lambda: os.path.exists(path) and os.path.getsize(path) > 0)
    with open(path, encoding='utf-8') as file:
        expect(file.read(), 'number\tname\tdice\tfaces\tsource\n'
                            f'1\tFirst player\t1d6\t{rolls[0]}\tprogram\n2\tBen\t1d6\t{rolls[1]}\tprogram\n', 'the table')
    program.kill()


def resign_and_check(program, play):
    """The seed is shown at the end, and is what was promised."""
    while not play.sentence().startswith(('White to move', 'White, roll')):
        n = play.n_entries()
        program.keys('space', 'space')
        program.wait_until('another roll', lambda: play.n_entries() > n, True)
        play.program.wait_for('a sentence', play.sentence)
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    program.wait_alone()
    table.open_dice(program)
    window = table.dice_page(program, 'Fairness')
    program.find('label', 'This is the seed that was promised, and every roll of the program’s dice follows from '
                          'it.', window)
    table.close_window(program)
    program.close()


# --- house rules, and preferences

def test_house_rules_of_the_game():
    """They can be read while it is played, and not be changed."""
    table.forget_games()
    program = Program()
    program.click(program.find('push button', 'House Rules for Random Move Number Chess'))
    program.click(program.find('radio button', 'One move to save the king'))
    table.close_window(program)
    Play(program, 'Play Random Move Number Chess')
    table.choose(program, 'House Rules of This Game')
    program.find('label', 'These were agreed on when this game began.')
    window = table.windows_called(program, 'House Rules for Random Move Number Chess')[0]
    words = table.labels(window)
    expect([answer in words for answer in ('One move to save the king', 'The king may be captured')], [True, False],
           'the rule that was agreed on')
    expect([widget for widget in walk(window) if role(widget) == 'radio button'], [], 'answers to choose')
    table.close_window(program)
    program.close()


def choose_preference(program, title, n_down):
    program.click(program.find('combo box', title))
    program.wait_for_windows(3)
    program.keys('Home', *['Down'] * n_down, 'Return')
    program.wait_for_windows(2)


def test_preferences_take_effect_at_once():
    program, play = begin('Play Chess')
    # The preferences stand in one column over a window without room for two.
    program.screen.resize(program.window_ids()[0], 880, 700)
    program.wait_until('the width of the window', lambda: program.windows()[0][2], 880)
    program.wait_alone()
    program.wait_for('a board for this width', lambda: area(play.page)[2] <= 880)
    unmarked = program.look_at_rest(play.squares['h4'])
    play.click('h2')
    play.expect_label('h4', 'empty, may go here')
    program.wait_for('a mark', lambda: program.look_at(play.squares['h4']) != unmarked)
    program.keys('ctrl+comma')
    program.find('push button', 'Maple')
    # They lie over the left side of the board.
    choose_preference(program, 'Marks', 1)
    program.wait_until('no mark', lambda: program.look_at(play.squares['h4']) == unmarked, True)
    play.expect_label('h4', 'empty, may go here')
    board = program.look_at(play.squares['h5'])
    program.click(program.find('push button', 'Maple'))
    program.wait_until('another board', lambda: program.look_at(play.squares['h5']) != board, True)
    piece = program.look_at(play.squares['h1'])    # on the board that it stands on now
    program.click(program.find('push button', 'Bold'))
    program.wait_until('other pieces', lambda: program.look_at(play.squares['h1']) != piece, True)
    choose_preference(program, 'Seating', 2)
    program.wait_until('a sentence for both', lambda: sum(
        role(widget) in ('label', 'status bar') and text(widget) == 'White to move.' for widget in walk(play.page)), 2)
    table.close_window(program)
    program.point(program.frame)    # the preferences reach below it
    program.close()


def test_light_or_dark():
    """Where the system is dark."""
    harness.set_settings(gtk_application_prefer_dark_theme=1)
    program, play = begin('Play Chess')

    def is_light():
        pixels = program.look_at(play.sentence_label)
        return sum(pixels) > 128 * len(pixels)

    program.wait_until('light', is_light, False)
    for n_down, expected in ((1, True), (2, False), (1, True), (0, False)):
        program.keys('ctrl+comma')
        choose_preference(program, 'Light or dark', n_down)
        table.close_window(program)
        program.wait_until('light', is_light, expected)
    program.close()
    harness.set_settings()


if __name__ == '__main__':
    harness.main()
