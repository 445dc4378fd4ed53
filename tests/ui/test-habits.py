# test-habits.py: what players of other programs reach for
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, act, area, do, expect, name, role, text, walk

START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'


def begin(game):
    table.forget_games()
    program = Program()
    return program, Play(program, game)


# --- another game

def again_button(program, play):
    return program.look_for('push button', 'Play Again', play.page)


def test_play_again():
    program, play = begin('Play Chess')
    play.write_all('f3 e5 g4')
    expect(again_button(program, play), None, 'a button while the game is on')
    play.write('Qh4')
    play.expect_last('0-1')
    again = program.find('push button', 'Play Again', play.page)

    program.keys('alt+Left')
    program.find('push button', 'Back to the Game', play.page)
    expect(again_button(program, play), None, 'a button at an earlier position')
    program.keys('alt+End')
    again = program.find('push button', 'Play Again', play.page)

    # Whoever had Black has won, and has White now.
    program.click(again)
    play.expect_fen(START)
    program.wait_until('the score', lambda: table.points(play.page), ['1 point in the match', '0 points in the match'])
    expect(again_button(program, play), None, 'a button in the next game')
    play.write_all('e4')
    program.close()


def test_a_card_is_clicked():
    """On its picture or its words it plays as its button does; not where it is dragged."""
    table.forget_games()
    program = Program()
    card = program.find('panel', 'Guardener Chess')
    labels = [label for label in walk(card) if role(label) == 'label' and text(label)]
    program.drag(labels[0], labels[1])
    # That the drag has come is seen by the press after it; its button has a menu.
    program.click(program.find('push button', 'Other ways to begin', program.find('panel', 'Chess960')))
    program.wait_for_windows(2)
    program.keys('Escape')
    program.wait_alone()
    expect(program.title(), 'Alea', 'the title')

    program.click(labels[0])
    program.wait_until('the title', program.title, 'Guardener Chess')
    program.keys('ctrl+n')
    program.wait_until('the title', program.title, 'Alea')
    program.click(program.wait_for('the picture', lambda: next(
        (widget for widget in walk(program.find('panel', 'Chess960')) if name(widget) == 'GtkOverlay'), None)))
    program.wait_until('the title', program.title, 'Chess960')
    program.close()


def test_keys_for_games():
    """However often they are pressed, a game nobody has begun makes way for the next one."""
    program, play = begin('Play Chess')
    play.write_all('e4')
    for number in (1, 1, 1, 2, 3, 4, 5, 5):
        do('key', f'ctrl+{number}')
        program.wait_for_windows(2)
    program.kill()


# --- pointing out

def point_out(program, play, start, end, *held):
    """With the other mouse button."""
    x0, y0 = program.place(play.squares[start])
    x1, y1 = program.place(play.squares[end])
    for key in held:
        do('hold', key)
    do('move', x0, y0, 'press', 3, 'move', (x0 + x1) // 2, (y0 + y1) // 2,
            'move', x1, y1, 'release', 3)
    for key in held:
        do('let', key)


def look_at(program, play):
    """The squares c3 and d3, on which the test draws."""
    return program.look_at(play.squares['c3']) + program.look_at(play.squares['d3'])


def expect_look(program, play, wanted, what):
    program.wait_for(what, lambda: look_at(program, play) == wanted)


def test_pointing_out():
    program, play = begin('Play Chess')
    bare = look_at(program, play)
    looks = [bare]
    for start, end, held in [('c3', 'd3', []), ('d3', 'd3', []), ('c3', 'd3', ['shift'])]:
        point_out(program, play, start, end, *held)
        program.wait_for('a new drawing', lambda: look_at(program, play) not in looks)
        looks.append(look_at(program, play))

    # Once more is once less.
    point_out(program, play, 'd3', 'd3')
    program.wait_for('one drawing less', lambda: look_at(program, play) not in looks)
    point_out(program, play, 'c3', 'd3', 'shift')
    expect_look(program, play, bare, 'no drawing after the same once more')

    for wipe in [lambda: program.keys('Escape'), lambda: play.click('e5'), lambda: play.write_all('e4')]:
        point_out(program, play, 'c3', 'd3')
        program.wait_for('a drawing', lambda: look_at(program, play) != bare)
        wipe()
        expect_look(program, play, bare, 'a board that is wiped')
    program.close()


# --- second thoughts

def lift(program, play, start, end):
    """A piece, which hangs on the pointer then."""
    x0, y0 = program.place(play.squares[start])
    x1, y1 = program.place(play.squares[end])
    still = program.look_at(play.squares[end])
    do('move', x0, y0, 'press', 1, 'move', (x0 + x1) // 2, (y0 + y1) // 2, 'move', x1, y1)
    program.wait_for('a piece on the pointer', lambda: program.look_at(play.squares[end]) != still)


def test_a_drag_is_taken_back():
    program, play = begin('Play Chess')
    bare = program.look_at(play.squares['d5'])
    for second_thought in [['key', 'Escape'], ['click', 3]]:
        lift(program, play, 'd2', 'd5')
        do(*second_thought)
        program.wait_for('an empty square', lambda: program.look_at(play.squares['d5']) == bare)
        x, y = program.place(play.squares['d4'])
        do('move', x, y, 'release', 1)
        play.expect_label('d2', 'white pawn, may move')
    expect(play.last_entry(), '', 'the last move')
    play.drag('d2', 'd4')
    play.expect_last('d4')
    program.close()


# --- keys

def test_space_presses_what_has_the_focus():
    """While there is nothing to roll."""
    program, play = begin('Play Chess')
    play.go('e2')
    program.keys('space')
    play.go('e4')
    program.keys('space')
    play.expect_last('e4')

    play.write_all('e5 Nf3 Nf6 Be2 Be7')
    program.find('push button', 'Castle on the h-side', play.page)
    program.keys('Tab')
    program.wait_until('the focus', lambda: table.focused(program), ('push button', 'Castle on the h-side'))
    program.keys('space')
    play.expect_last('O-O')

    # No move begins with a blank.
    play.write('a6')
    play.expect_last('a6')
    program.keys('slash', 'space', 'N', 'f')
    entry = program.find('text', 'Type a move')
    program.wait_until('what is typed', lambda: text(entry), 'Nf')
    program.close()


def test_space_presses_nothing_by_accident():
    """What was pressed with the pointer is not meant once the game has gone on."""
    program = harness.Program('--seed=188')
    play = harness.Play(program, 'Play Jepps Random Chess')

    def roll(meaning):
        program.keys('space')
        program.wait_until('the meaning', lambda: next(iter(play.tray()), None), meaning)

    def hand(piece):
        return program.find('push button', piece)

    roll('2 and 3: choose the knight or the bishop for a1.')
    program.click(hand('white bishop, 2 in hand, may be placed'))
    play.expect_piece('a1', 'white bishop')
    roll('3 and 5: choose the bishop or the queen for b1.')
    program.keys('space')
    program.expect_spoken('White: choose the bishop or the queen for b1.')
    expect(play.piece('b1'), 'empty', 'what Space has put on b1')

    # Who goes there by keys does mean it.
    queen = 'white queen, 1 in hand, may be placed'
    table.tab_to(program, ('push button', queen), 'shift+Tab')
    program.keys('space')
    play.expect_piece('b1', 'white queen')

    # Back from a look at what was: the cell that led there is not pressed again.
    roll('1 and 1: place the king on c1, or roll again.')
    program.click(program.find('push button', 'a1, white bishop', program.find('list', 'Rolled so far')))
    play.expect_piece('b1', 'empty')
    program.keys('alt+End')
    play.expect_piece('b1', 'white queen')
    program.keys('space')
    program.expect_spoken('White: place the king on c1, or roll again. Ctrl+R rolls again.')
    expect(play.piece('b1'), 'white queen', 'what is looked at')
    program.close()


# --- the clipboard

def test_a_copy_is_answered_and_can_be_pasted():
    program, play = begin('Play Chess')
    play.write_all('e4 e5 Nf3')
    table.choose(program, 'The Moves')
    play.expect_sentence('The moves are on the clipboard.')
    table.choose(program, 'The Game (PGN)')
    play.expect_sentence('The game is on the clipboard.')
    program.keys('ctrl+z')
    play.expect_last('e5')

    play.click('a5')
    program.keys('ctrl+v')
    program.wait_until('the games', lambda: sorted(map(table.moves_in, table.frames(program))),
                       [['1. e4 e5'], ['1. e4 e5', '2. Nf3']])
    act(next(widget for window in table.frames(program) if window != program.frame
             for widget in walk(window) if role(widget) == 'push button' and name(widget) == 'Close'))
    program.wait_alone()
    program.point(program.frame)
    play.click('a5')
    program.keys('ctrl+c')
    play.expect_sentence('The position is on the clipboard.')
    # It is not about the game, which has the word again.
    play.expect_sentence('White to move.')
    program.close()


# --- what moves by itself

def test_the_board_stays_where_it_is():
    program, play = begin('Play Chess')
    before = area(play.squares['a1'])
    play.write('O-O')
    program.wait_for('a reason', lambda: [widget for widget in walk(play.page) if name(widget).startswith('Rule ')])
    expect(area(play.squares['a1']), before, 'the place of a1 beside a reason')
    program.close()


def bottom(widget):
    left, top, width, height = area(widget)
    return top + height if height > 0 else None


def test_the_last_move_can_be_seen():
    """The list follows the game as it grows, and goes where it is looked at."""
    program = Program()
    play = Play(program, 'Play Chess')
    program.resize(1000, 560)

    def shown():
        """The rows that are within the list, as they are called."""
        moves = play.look_for_list()    # none before the first move
        if moves is None:
            return []
        end = bottom(moves)
        return [name(row) for row in walk(moves) if role(row) == 'list item' and bottom(row) is not None
                and area(row)[1] >= area(moves)[1] and bottom(row) <= end]

    pawns = [(f'{file}{white}', f'{file}{black}') for white, black in ('36', '45') for file in 'abcdefgh']
    for number, (white, black) in enumerate(pawns, 1):
        for move, row in ((white, f'{number}. {white}'), (black, f'{number}. {white} {black}')):
            play.write(move)
            program.wait_for(f'{row!r} on show', lambda row=row: row in shown())
    expect('1. a3 a6' in shown(), False, 'whether there is room for all rows')
    program.keys('alt+Home')
    program.wait_for('the first row on show', lambda: '1. a3 a6' in shown())
    program.close()


def test_castling_marks_the_rook():
    program, play = begin('Play Chess')
    play.write_all('e4 e5 Nf3 Nf6 Bc4 Bc5 O-O')
    for square, piece in [('g1', 'white king'), ('f1', 'white rook')]:
        play.expect_label(square, f'{piece}, last move')
    program.close()


harness.main()
