# test-random-move.py: Random Move Number Chess, from the throw-off to a 666
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, act, area, expect, name, role, walk

# What falls from the seed below: 2 2, a tie, then 2 4 for colours, so the
# second player has White; in play 6 1 6 4 6.
SEED = '16923'
THROW_OFF = [
    ('First player, roll the die: the higher roll gets White.', 'The first player rolls 2 for colours.'),
    ('Second player, roll the die: the higher roll gets White, and after a tie you both roll again.',
     '2 again: a tie. Both players roll once more.'),
    ('First player, roll the die: the higher roll gets White.', 'The first player rolls 2 for colours.'),
    ('Second player, roll the die: the higher roll gets White, and after a tie you both roll again.',
     'The second player rolls 4 against 2 and gets White.'),
]
ROLL_WHITE = 'White, roll the die: it decides how many moves you make.'
ROLL_BLACK = 'Black, roll the die: it decides how many moves you make.'


def begin():
    program = Program('--seed=' + SEED)
    return program, Play(program, 'Play Random Move Number Chess')


def expect_meaning(program, play, meaning):
    program.wait_until('the meaning', lambda: next(iter(play.tray()), None), meaning)


def roll(program, play, guide, meaning):
    play.expect_sentence(guide)
    act(program.find('push button', 'Roll the die'))
    expect_meaning(program, play, meaning)


def strips(play):
    """The names of the players beside the board, the upper one first."""
    found = [widget for widget in harness.walk(play.page)
             if name(widget).startswith(('White', 'Black')) and ' · ' in name(widget)
             and harness.role(widget) == 'panel']
    return [name(widget) for widget in sorted(found, key=lambda widget: area(widget)[1])]


def expect_strips(program, play, *names):
    program.wait_until('the players', lambda: strips(play), list(names))


def throw_off(program, play):
    for guide, meaning in THROW_OFF:
        roll(program, play, guide, meaning)
    expect([name(entry) for entry in play.entries()], ['2', '2', '4', '2'], 'the rolls in the list')
    expect_strips(program, play, 'Black · first player', 'White · second player, to play')


def test_throw_off_and_first_moves():
    program, play = begin()
    expect(program.title(), 'Random Move Number Chess', 'the title')
    throw_off(program, play)
    play.expect_sentence('White to move: the first move is made without the die.')
    play.click('g1', 'f3')
    play.expect_last('Nf3')
    play.expect_sentence('Black to move: the first move is made without the die.')
    play.click('g8', 'f6')
    play.expect_last('Nf6')
    play.expect_sentence(ROLL_WHITE)

    # Nobody moves before the roll.
    play.click('b1')
    play.expect_sentence(ROLL_WHITE)
    play.expect_label('b1', 'white knight')
    program.close()


def play_series(play, squares, entry, *sentences):
    """A move of a series, and what it leaves to do."""
    play.click(*squares.split())
    play.expect_last(entry)
    for sentence in sentences:
        play.expect_sentence(sentence)


def test_series_missed_turn_and_666():
    program, play = begin()
    throw_off(program, play)
    play.write_all('Nf3 Nf6')

    # Two moves in one turn, counted down, joined in the list.
    roll(program, play, ROLL_WHITE, 'White rolls a six: two moves.')
    play.expect_sentence('White, make 2 moves.')
    program.find('label', '2 moves left')
    play_series(play, 'b1 c3', 'Nc3', 'White, make 1 move.')
    program.find('label', '1 move left')
    program.find('label', '1 move left', play.list)
    program.find('image', '6', play.list)
    play.expect_label('f6', 'black knight')
    play_series(play, 'g2 g3', 'Nc3, g3')
    program.wait_until('the moves left', lambda: program.look_for('label', '1 move left'), None)

    # A turn without a move.
    roll(program, play, ROLL_BLACK, 'Black rolls 1 and misses a turn.')
    play.expect_last('--')
    expect(play.entries()[-1].get_description(), 'Black rolls 1 and misses a turn.', 'the missed turn')
    expect_strips(program, play, 'Black · first player', 'White · second player, to play')

    # The second six in a row.
    roll(program, play, ROLL_WHITE, 'White rolls a six again, making 2 in a row: 3 moves, one more than the length of the run.')
    play_series(play, 'f1 g2', 'Bg2', 'White, make 2 moves.')
    play_series(play, 'd2 d3', 'Bg2, d3', 'White, make 1 move.')
    play_series(play, 'c1 e3', 'Bg2, d3, Be3')
    roll(program, play, ROLL_BLACK, 'Black rolls 4: one move.')
    play_series(play, 'd7 d6', 'd6')
    program.find('label', 'Rolled a 6 twice in a row. Another 6: the players change sides (666, three sixes in a row).')

    seats_change(program, play)
    program.close()


def seats_change(program, play):
    """The third: the players change seats, the colour to move does not."""
    before = play.fen()
    roll(program, play, ROLL_WHITE, '666! The players change sides: the first player now has White and rolls next.')
    expect_strips(program, play, 'Black · second player', 'White · first player, to play')
    play.expect_sentence(ROLL_WHITE)
    play.expect_last('666: change of sides')
    play.expect_fen(before)
    program.find('label', 'Rolled a 6 three times in a row.')

    # A roll is no decision: undo takes it back with the move before it.
    program.keys('ctrl+z')
    expect_strips(program, play, 'Black · first player, to play', 'White · second player')
    play.expect_piece('d7', 'black pawn')
    program.keys('ctrl+shift+z')
    expect_strips(program, play, 'Black · second player', 'White · first player, to play')


def type_face(program, play, face):
    tray = program.find('panel', 'Answers', play.page)
    program.click(program.find('push button', str(face), tray))


def test_sixth_six():
    """Five sixes are history when play begins (RA3): the next one loses, the
    winner is called by name, and all of it can be undone."""
    harness.keep_settings('first-own-dice=true', 'second-own-dice=true', "first-name='Anna'", "second-name='Ben'")
    program = Program()
    program.fill_screen()
    play = Play(program, 'Play Random Move Number Chess')
    rolls = '6666666665'
    for number, face in enumerate(rolls, 1):
        type_face(program, play, face)
        program.wait_until('the rolls', lambda: ''.join(name(entry) for entry in play.entries()), rolls[:number])
    expect_strips(program, play, 'Black · Ben', 'White · Anna, to play')
    play.write_all('e4 e5')
    program.find('label', 'Rolled a 6, 5 times in a row. Another 6: the game is lost (666 twice, six sixes in a row).')

    type_face(program, play, 6)
    play.expect_sentence('666 twice! Ben wins.')
    expect_meaning(program, play, '6 sixes in a row: 666 twice! White loses.')
    play.expect_last('0-1')
    program.keys('ctrl+z')
    play.expect_piece('e7', 'black pawn')
    expect_strips(program, play, 'Black · Ben, to play', 'White · Anna')
    program.keys('ctrl+shift+z')
    play.expect_sentence('666 twice! Ben wins.')
    program.close()


def test_names_before_colours():
    """Who throws for them is called by name, and nobody has a colour yet."""
    table.forget_games()
    harness.keep_settings("first-name='Ann'", "second-name='Ben'")
    program = Program('--seed=' + SEED)
    play = Play(program, 'Play Random Move Number Chess')
    play.expect_sentence('Ann, roll the die: the higher roll gets White.')
    program.find('panel', 'Ann, to play', play.page)
    program.find('panel', 'Ben', play.page)
    program.keys('space')
    play.expect_sentence('Ben, roll the die: the higher roll gets White, and after a tie you both roll again.')
    program.find('panel', 'Ben, to play', play.page)
    program.find('panel', 'Ann', play.page)
    program.close()


def test_refusal_with_names():
    """What is refused because dice are due is told to whom they are due, by name."""
    table.forget_games()
    harness.keep_settings("first-name='Ann'", "second-name='Ben'")
    program = Program()
    play = Play(program, 'Play Random Move Number Chess')
    play.expect_sentence('Ann, roll the die: the higher roll gets White.')
    play.click('e2')
    program.wait_for('the rule', lambda: next((widget for widget in walk(play.page) if role(widget) == 'push button'
                                               and name(widget).startswith('Rule ')), None))
    play.expect_sentence('Ann, roll the die: the higher roll gets White.')
    program.close()


if __name__ == '__main__':
    harness.main()
