# test-table.py: seats, names, score, pause, and rolls that do not count
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import tempfile

import harness
import table
from harness import Failure, Play, Program, StateType, act, area, do, expect, has, name, role, text, walk

FISCHER = 2    # its place in the list of clocks


def begin(game, *arguments):
    table.forget_games()
    program = Program(*arguments)
    return program, Play(program, game)


def buttons(root, pattern):
    return [button for button in walk(root) if role(button) == 'push button' and re.match(pattern, name(button))]


# --- the list of moves

def middle(widget):
    _, top, _, height = area(widget)
    return top + height // 2


def read_now(program):
    """What is being done, below or beside the moves: how far it is below the last
    of them, and its dice; None for them while there is nothing."""
    moves, now, *_ = harness.children(program.find('panel', 'Moves'))
    last = [row for row in walk(moves) if role(row) == 'list item'][-1]
    words = next((label for label in walk(now) if text(label) in ('To move', 'To roll')), None)
    if words is None:
        return 0, None
    dice = [widget for widget in harness.children(words.get_parent()) if role(widget) == 'image' and area(widget)[2] > 0]
    return middle(words) - middle(last), list(map(name, dice))


def test_what_is_being_done():
    program, play = begin('Play Chess')
    play.write('e4')
    program.wait_until('the reply', lambda: read_now(program), (0, []))
    play.write('e5')
    program.wait_for('the next move', lambda: read_now(program)[0] > 0)
    program.kill()

    program, play = begin('Play Random Move Number Chess', '--seed=16923')
    for n in range(4):
        program.keys('space')
        program.wait_until('the number of rolls', play.n_entries, n + 1)
    # The first move is made without a die: that of the colours is not for it.
    play.expect_sentence('White to move: the first move is made without the die.')
    program.wait_until('dice of the first move', lambda: read_now(program)[1], [])
    play.write_all('e4 e5')
    program.keys('space')
    program.wait_until('the roll of 6', lambda: read_now(program)[1], ['6'])
    play.write('d4')
    play.expect_last('d4')
    play.write('d5')
    play.expect_last('d4, d5')
    program.keys('space')
    play.expect_last('--')
    # The roll that cost Black the turn still lies there.
    program.wait_until('no roll of White', lambda: read_now(program)[1], [])


def test_re_roll_leaves_room_for_the_move():
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'again.pgn')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('[Variant "Guardener Chess"]\n\n1. {[%roll 1-1 4-4]} e3 *\n')
        program = Program(path)
        entry = program.find('push button', 're-roll, e3')
        expect([text(label) for label in walk(entry) if role(label) == 'label' and text(label)], ['e3'], 'the words')
        program.close()


def test_re_roll_is_whole_on_a_telephone():
    """It takes what Black's half of the row leaves it, and what Black is to do stands behind it."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'teleport.pgn')
        with open(path, 'w', encoding='utf-8') as file:
            file.write('[Variant "Guardener Chess"]\n\n1. {[%roll 3-3 4-4]} Nbc9 {T4} *\n')
        program = Program(path)
        words = program.find('label', 'Nbc9 {T4}', program.find('push button', 're-roll, Nbc9 {T4}'))
        width = area(words)[2]
        program.resize(360, 640)
        act(program.find('push button', 'Show the moves'))
        program.wait_until('the same words in less room', lambda: area(words)[2], width)
        _, now, *_ = harness.children(program.find('panel', 'Moves'))
        to_roll = next(label for label in walk(now) if text(label) == 'To roll')
        expect(area(to_roll)[0] > area(words)[0] + width, True, 'whether what is to be done stands behind it')
        expect(middle(to_roll), middle(words), 'the row of what is to be done')
        program.close()


def test_who_looks_back_takes_nothing_back():
    program, play = begin('Play Chess')
    play.cross('e2', 'e4')
    play.cross('e7', 'e5')
    undo = program.find('push button', 'Undo')
    program.keys('alt+Left')
    program.wait_for('no way to undo', lambda: not has(undo, StateType.SENSITIVE))
    program.expect_spoken('White: pawn from e2 to e4.')
    program.keys('ctrl+z')
    program.expect_spoken('This is an earlier position. Go to the last move to play on.')
    program.keys('alt+End')
    program.wait_for('a way to undo', lambda: has(undo, StateType.SENSITIVE))
    play.expect_last('e5')
    program.click(undo)
    play.expect_last('e4')
    program.keys('alt+Home')
    redo = program.find('push button', 'Redo')
    program.wait_for('no way to redo', lambda: not has(redo, StateType.SENSITIVE))


# --- the clock

def set_clock(program):
    """Fischer's, with the times that are there."""
    program.click(program.find('combo box', 'Clock'))
    program.wait_for_windows(3)
    program.keys(*['Down'] * FISCHER, 'Return')
    program.wait_for_windows(2)


def test_steps():
    """To and fro through the game by the buttons below its moves, each as far as there
    is something to see."""
    program, play = begin('Play Chess')
    steps = ['To the beginning', 'Back one step', 'Forward one step', 'To the last move']
    expect([program.look_for('push button', step) for step in steps], [None] * 4, 'before the first move')
    play.write_all('e4 e5')
    beginning, middle, end = ['rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR',
                              'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR']
    can = [(None, end, [True, True, False, False]), (1, middle, [True] * 4), (1, beginning, [False, False, True, True]),
           (2, middle, [True] * 4), (0, beginning, [False, False, True, True]), (3, end, [True, True, False, False])]
    for step, fen, enabled in can:
        if step is not None:
            program.click(program.find('push button', steps[step]))
        play.expect_fen(fen)
        expect([has(program.find('push button', name), StateType.SENSITIVE) for name in steps], enabled, 'what can be done')
    program.close()


def test_pause():
    table.forget_games()
    program = Program()
    table.open_players(program)
    set_clock(program)
    table.tick(program, 'Dice, first player')
    table.tick(program, 'Dice, second player')
    table.close_window(program)
    play = Play(program, 'Play Random Move Number Chess')
    program.keys('5', '2')
    play.expect_last('2')
    play.write_all('e4 e5')
    program.wait_for('a clock that runs', lambda: buttons(play.page, 'White’s clock: 9:5'))

    program.click(buttons(play.page, 'White’s clock')[0])
    program.find('label', 'The game is paused')
    expect_hidden(program, play)
    program.keys('3', 'f', 'slash', 'ctrl+z', 'ctrl+e')
    stopped = name(buttons(play.page, 'White’s clock')[0])
    expect_hidden(program, play)

    act(program.find('push button', 'Resume'))
    play.expect_fen('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR')
    play.expect_sentence('White, roll the die: it decides how many moves you make.')
    play.expect_last('e5')
    program.wait_for('a clock that runs again', lambda: not buttons(play.page, stopped + '$'))

    # Where the window of the players has closed, no window is told that it has
    # the keys, nor a widget.
    program.screen.focus(program.window_ids()[0])
    program.wait_for('the focus of the window', lambda: has(program.frame, StateType.ACTIVE))
    table.choose(program, 'Pause the Clock', 'check menu item')
    program.find('label', 'The game is paused')
    button = program.find('push button', 'Resume')
    program.wait_for('the focus, which the menu had', lambda: has(button, StateType.FOCUSED))
    program.keys('Return')
    play.expect_last('e5')
    program.close()


def test_clock_of_the_game_that_waits():
    """The card of the start has what the clock will go on with."""
    table.forget_games()
    program = Program()
    table.open_players(program)
    set_clock(program)
    table.close_window(program)
    play = Play(program, 'Play Chess')
    play.write('e4')
    program.wait_for('a clock that runs', lambda: buttons(play.page, 'Black’s clock: 9:5'))
    program.keys('ctrl+n')
    program.find('push button', 'Continue the Last Game')
    told = program.wait_for('the clocks', lambda: next((line for line in table.labels(program.frame)
                                                        if line.startswith('White 10:00 · Black ')), None))
    black = told.split()[-1]
    expect(black.startswith('9:5'), True, f'the time of Black, {black}')
    act(program.find('push button', 'Continue the Last Game'))
    program.find('label', 'The game is paused')
    expect([name(clock) for clock in buttons(program.frame, 'Black’s clock')], [f'Black’s clock: {black}'], 'the clock')
    program.close()


def expect_hidden(program, play):
    """Nothing of the position can be read."""
    shown = buttons(program.application, '[a-h][1-8], ')
    expect([name(square) for square in shown], [], 'the squares')
    for wanted, called in [('list', 'Moves'), ('panel', 'Dice'), ('panel', 'Answers'), ('text', 'Type a move')]:
        expect(program.look_for(wanted, called, play.page), None, called)
    play.expect_sentence('The clock is paused until you resume.')


# --- a draw

def test_draws():
    """The menu says what becomes of it: agreed on by two, or claimed by one at once."""
    program, play = begin('Play Chess')
    play.write_all('Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1')
    table.open_game_menu(program)
    table.find_item(program, 'Agree to a Draw…')
    expect([program.look_for('menu item', item) for item in ('Offer a Draw', 'Claim a Draw')], [None] * 2, 'the items')
    program.keys('Escape')
    play.write_all('Ng8')
    play.expect_sentence('White to move. This position has occurred three times: a draw may be claimed.')
    table.open_game_menu(program)
    table.find_item(program, 'Claim a Draw')
    expect([program.look_for('menu item', item) for item in ('Offer a Draw', 'Agree to a Draw…')], [None] * 2, 'the items')
    program.keys('Escape')
    table.choose(program, 'Claim a Draw')
    play.expect_last('½-½')
    table.open_game_menu(program)
    expect(has(table.find_item(program, 'Agree to a Draw…'), StateType.SENSITIVE), False, 'a draw of what is over')
    program.keys('Escape')
    program.close()


# --- seats

def look_at(program, play, square):
    return program.look_at(play.squares[square])


def seat(program, seats):
    table.choose(program, seats, 'radio menu item')


def test_seats():
    program, play = begin('Play Chess')
    near, far = area(play.squares['a1']), area(play.squares['h8'])
    upright = look_at(program, play, 'b8')

    seat(program, 'Side by Side, Turning the Board')
    play.write_all('e4')
    program.wait_until('the corner of a1', lambda: area(play.squares['a1']), far)
    play.write_all('e5')
    program.wait_until('the corner of a1', lambda: area(play.squares['a1']), near)

    # The far player's pieces and sentence are for reading from there.
    seat(program, 'Face to Face')
    program.find('label', 'White to move.', play.page)
    program.wait_until('the far pieces', lambda: look_at(program, play, 'b8') != upright, True)
    table.wait_at_rest(program, play.squares['a1'])
    near, far = area(play.squares['a1']), area(play.squares['h8'])
    turned, white = look_at(program, play, 'b8'), look_at(program, play, 'b1')
    program.keys('f')
    program.wait_until('the corner of a1', lambda: area(play.squares['a1']), far)
    program.wait_until('the pieces that are near now', lambda: look_at(program, play, 'b8') != turned, True)
    program.wait_until('the pieces that are far now', lambda: look_at(program, play, 'b1') != white, True)
    program.keys('f')
    program.wait_until('the pieces that are far again', lambda: look_at(program, play, 'b8') == turned, True)

    seat(program, 'Face to Face, Symmetric Pieces')
    program.wait_until('the near pieces', lambda: look_at(program, play, 'b1') != white, True)
    seat(program, 'Side by Side')
    program.wait_until('the pieces as at first', lambda: look_at(program, play, 'b8') == upright, True)
    program.close()


def test_a_press_throws_for_one_player():
    """Face to face, where each player has dice: to end the throw of one does
    not begin that of the other."""
    program, play = begin('Play Random Move Number Chess', '--seed=16923')
    seat(program, 'Face to Face')
    program.keys('space', 'space')
    play.expect_sentence('Second player, roll the die: the higher roll gets White, and after a tie you both roll again.')
    program.keys('space', 'space')
    play.expect_sentence('First player, roll the die: the higher roll gets White.')
    expect([name(entry) for entry in play.entries()], ['2', '2'], 'the rolls')
    program.close()


# --- names and score

def strips(play):
    return sorted(re.sub(', to play$', '', name(widget)) for widget in walk(play.page)
                  if role(widget) == 'panel' and name(widget).startswith(('White', 'Black')))


def points(play):
    """Of the lower player and of the upper one, as they are spoken."""
    found = [widget for widget in walk(play.page) if role(widget) == 'label' and 'in the match' in name(widget)]
    return [name(widget) for widget in sorted(found, key=lambda widget: -area(widget)[1])]


def play_again(program, game):
    act(program.find('push button', 'New Game'))
    program.wait_for('the start', lambda: area(program.find('push button', game))[2] > 0)
    return Play(program, game)


def test_names_and_score():
    table.forget_games()
    program = Program()
    table.name_players(program, 'Anna', 'Ben')
    play = Play(program, 'Play Chess')
    expect((strips(play), points(play)), (['Black · Ben', 'White · Anna'], []), 'the first game')
    table.choose(program, 'Black Resigns…')
    program.find('label', 'Anna wins as White.')
    act(program.find('push button', 'Cancel'))
    program.wait_alone()
    play.write_all('f3 e5 g4')
    play.write('Qh4')
    play.expect_last('0-1')

    # The colours change, the points stay with the persons.
    play = play_again(program, 'Play Chess')
    program.wait_until('the players', lambda: strips(play), ['Black · Anna', 'White · Ben'])
    program.wait_until('the score', lambda: points(play), ['1 point in the match', '0 points in the match'])
    table.choose(program, 'Agree to a Draw…')
    act(program.find('push button', 'Agree to a Draw'))
    program.wait_until('the score', lambda: points(play), ['1½ points in the match', '½ point in the match'])
    program.wait_alone()

    play = play_again(program, 'Play Chess')
    program.wait_until('the players', lambda: strips(play), ['Black · Ben', 'White · Anna'])
    program.wait_until('the score', lambda: points(play), ['½ point in the match', '1½ points in the match'])
    program.close()


def test_names_in_what_is_asked_for():
    table.forget_games()
    program = Program('--seed=849')
    table.name_players(program, 'Anna')
    play = Play(program, 'Play Guardener Chess')
    program.keys('space')
    program.wait_for('what Anna may do', lambda: play.sentence().startswith('Anna: move '))
    program.keys('d')
    program.wait_for('her dice', lambda: not play.sentence().startswith('Anna: move '))
    program.keys('s')
    program.wait_for('what Anna may do', lambda: play.sentence().startswith('Anna: move '))


def test_score_of_players_without_names():
    program, play = begin('Play Chess')
    expect(strips(play), ['Black', 'White'], 'the players')
    play.write_all('f3 e5 g4')
    play.write('Qh4')
    play.expect_last('0-1')
    act(program.find('push button', 'Play Again'))
    program.wait_until('the players', lambda: strips(play), ['Black · first player', 'White · second player'])
    program.wait_until('the score', lambda: points(play), ['1 point in the match', '0 points in the match'])
    program.close()


def test_each_game_is_seen_from_below():
    """Whoever turned the board did so for one game."""
    program, play = begin('Play Chess')
    near, far = area(play.squares['a1']), area(play.squares['h8'])
    program.keys('f')
    program.wait_until('the corner of a1', lambda: area(play.squares['a1']), far)
    play.write_all('f3 e5 g4')
    play.write('Qh4')
    play.expect_last('0-1')
    expect(area(play.squares['a1']), far, 'the corner of a1 at the end')
    act(program.find('push button', 'Play Again'))
    program.wait_until('the corner of a1', lambda: area(play.squares['a1']), near)
    program.close()


# --- rolls that do not count

def ask_to_take_back(program):
    table.choose(program, 'Take Back the Roll…')
    program.find('label', 'Do both players agree to take back this roll?')


def test_take_back_the_roll():
    program, play = begin('Play Chess960', '--seed=50')
    program.keys('space', 'space', 'space', 'space')
    program.wait_until('the number of rolls', play.n_entries, 2)
    play.expect_piece('e1', 'white bishop')
    program.wait_until('the tray', play.tray, ['3: the bishop goes to the third dark square, e1.',
                                               '2 rolls so far, 1 without effect'])

    ask_to_take_back(program)
    program.find('label', '3 will not count, and the dice will be rolled again. The record of the game will say so.')
    act(program.find('push button', 'Cancel'))
    program.wait_alone()
    play.expect_piece('e1', 'white bishop')
    expect(play.n_entries(), 2, 'the number of rolls after all')

    ask_to_take_back(program)
    act(program.find('push button', 'Take Back the Roll'))
    program.wait_alone()
    play.expect_piece('e1', 'empty')
    play.expect_sentence('Roll the die: it decides which dark square the first bishop takes.')
    expect(play.n_entries(), 1, 'the number of rolls')
    program.wait_until('what is kept of it', lambda: table.read_shelf('SELECT text FROM note WHERE kind = 2'),
                       [('Taken back by agreement: roll 2, 1d6 3.',)])

    # Another one falls; it does not come again as after an undo.
    program.keys('space', 'space')
    program.wait_until('the number of rolls', play.n_entries, 2)
    moves = play.look_for_list()
    expect([name(entry) for entry in play.entries(moves)] if moves else ['6', '6'], ['6', '6'], 'the rolls')
    program.close()


def test_no_roll_to_take_back():
    """Neither before the first roll nor after a move."""
    program, play = begin('Play Chess')
    play.write_all('e4')
    table.open_game_menu(program)
    item = program.find('menu item', 'Take Back the Roll…')
    if has(item, StateType.SENSITIVE):
        raise Failure('a move can be taken back as a roll')
    program.keys('Escape')
    program.wait_alone()
    expect(text(play.sentence_label), 'Black to move.', 'the sentence')
    program.close()


# --- last, as settings are kept from there on

def test_time_over():
    """Who loses on time has not resigned."""
    table.forget_games()
    harness.keep_settings("clock='move 6'")
    program = Program()
    play = Play(program, 'Play Chess')
    play.write('e4')
    act(program.find('push button', 'Claim the Win'))
    play.expect_sentence('White wins on time.')
    program.close()


if __name__ == '__main__':
    harness.main()
