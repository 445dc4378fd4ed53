# test-jepps.py: Jepps Random Chess, its pieces chosen by dice and hand
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Play, Program, act, area, do, expect, name

# What falls from the seed below: White's seven rolls, one of which offers
# nobody, the mediator roll twice, Black's seven.
SEED = '188'

# Each roll of White: the guide before it, its meaning, how the piece is chosen,
# the square and the piece, and what the list has of it in the end: the last of
# the pieces that are left when there is no more to choose.
WHITE = [
    ('2 and 3: choose the knight or the bishop for a1.', 'first die', 'a1', 'white knight', 'Na1',
     'White: knight to a1.'),
    ('3 and 5: choose the bishop or the queen for b1.', 'button', 'b1', 'white bishop', 'Bb1',
     'White: bishop to b1.'),
    ('1 and 1: place the king on c1, or roll again.', 'key k', 'c1', 'white king', 'Kc1',
     'White: king to c1.'),
    ('3 and 2: of the pieces offered, only the knight can go to d1.', 'second die', 'd1', 'white knight', 'Nd1',
     'White: knight to d1.'),
    ('6 and 4: a 6 is a free choice. Choose any remaining piece for e1.', 'key b', 'e1', 'white bishop', 'Be1',
     'White: bishop to e1.'),
    ('3 and 1: no piece offered can go to f1. Roll again.', None, 'f1', 'empty', '3-1',
     '3 and 1: no piece offered can go to f1. Roll again.'),
    ('3 and 5: of the pieces offered, only the queen can go to f1.', 'key 2', 'f1', 'white queen', 'Rh1',
     'Only the rook is left for h1.'),
]
ARRAY = 'NBKNBQRR'

# What is said of the squares that fill themselves, each of them.
FORCED = 'Only the rook is left for g1. Only the rook is left for h1. '
MEDIATOR = 'Black: roll both dice. The mediator roll decides whether ' \
           'Black’s pieces mirror White’s, reverse their order or are rolled for.'

# Black's, after the second mediator roll: the key, the square, the entry.
BLACK = [
    ('2 and 6: a 6 is a free choice. Choose any remaining piece for a8.', '1', 'a8', 'black knight', 'Na8'),
    ('5 and 3: choose the bishop or the queen for b8.', 'q', 'b8', 'black queen', 'Qb8'),
    ('2 and 2: place the knight on c8, or roll again.', 'n', 'c8', 'black knight', 'Nc8'),
    ('4 and 5: of the pieces offered, only the rook can go to d8.', '1', 'd8', 'black rook', 'Rd8'),
    ('6 and 2: a 6 is a free choice. Choose any remaining piece for e8.', 'b', 'e8', 'black bishop', 'Be8'),
    ('5 and 3: of the pieces offered, only the bishop can go to f8.', '2', 'f8', 'black bishop', 'Bf8'),
    ('3 and 6: choose the king or the rook for g8.', 'r', 'g8', 'black rook', 'Kh8'),
]
START = 'nqnrbbrk/pppppppp/8/8/8/8/PPPPPPPP/NBKNBQRR'


def begin(*arguments):
    program = Program('--seed=' + SEED, *arguments)
    program.fill_screen()
    return program, Play(program, 'Play Jepps Random Chess')


def roll(program, play, meaning):
    """A press on the dice, and the meaning when they have come to rest."""
    act(program.find('push button', 'Roll the dice', play.page))
    expect_meaning(program, play, meaning)


def expect_meaning(program, play, meaning):
    program.wait_until('the meaning', lambda: next(iter(play.tray()), None), meaning)


def press_die(program, left):
    """The left or the right one of the two dice."""
    dice = program.find('push button', 'The dice')
    x, y = program.wait_for('the dice', lambda: program.place(dice))
    quarter = area(dice)[2] // 4
    do('move', x - quarter if left else x + quarter, y, 'click', 1)


def hand_button(program, play, piece):
    """The button of a piece in hand, by the beginning of its name."""
    return program.wait_for(f'{piece} in hand', lambda: next(
        (widget for widget in harness.walk(play.page)
         if harness.role(widget) == 'push button' and name(widget).startswith(piece + ', ')), None))


def choose(program, play, way, piece):
    if way in ('first die', 'second die'):
        press_die(program, way == 'first die')
    elif way == 'button':
        button = hand_button(program, play, piece)
        expect(name(button), f'{piece}, 2 in hand, may be placed', 'the button of the piece')
        program.click(button)
    else:
        program.keys(way.split()[1])


def refuse(program, play, square):
    """Pieces that cannot be placed say why, and nothing is placed."""
    if square == 'a1':
        program.click(hand_button(program, play, 'white rook'))
        play.expect_sentence('The dice do not offer the rook.')
        program.keys('k')
        play.expect_sentence('The dice do not offer the king.')
    elif square == 'd1':
        press_die(program, True)
        play.expect_sentence('Your other bishop is already on a light square.')
        program.keys('q')
        play.expect_sentence('The dice do not offer the queen.')
        program.keys('1')
        play.expect_sentence('Your other bishop is already on a light square.')
    expect(play.piece(square), 'empty', square)


def look_at_cells(program, play):
    """What has been rolled so far stands square by square, and a click goes back there."""
    cells = harness.children(program.find('list', 'Rolled so far'))
    expect([name(cell) for cell in cells],
           ['a1, white knight', 'b1, white bishop', 'c1', 'd1', 'e1', 'f1', 'g1', 'h1'], 'what is rolled so far')
    program.click(program.find('push button', 'a1, white knight', program.find('list', 'Rolled so far')))
    play.expect_piece('b1', 'empty')
    act(program.find('push button', 'Back to the Game'))
    play.expect_piece('b1', 'white bishop')


def look_at_cards(program, play):
    """The pieces in hand have a card of their own, above the cells, and Black's says what Black waits for."""
    set_up = program.find('panel', 'Set-up')
    king = hand_button(program, play, 'white king')
    expect(king in list(harness.walk(set_up)), True, 'the king lies in a card of the set-up')
    heading = program.find('label', 'Pieces in hand', set_up)
    cells = program.find('list', 'Rolled so far', set_up)
    expect(area(heading)[1] < area(king)[1] < area(cells)[1], True, 'heading, pieces, cells from above')
    program.find('label', 'Sets up after White')


def look_at_mediator(program):
    """The three ways take the place of the cells."""
    words = [harness.text(widget) for widget in harness.walk(program.find('panel', 'Set-up'))
             if harness.role(widget) == 'label' and area(widget)[2] > 0]
    expect(words, ['The mediator roll decides how Black sets up', 'Mirror', 'Both even', 'Reverse', 'Both odd',
                   'Randomize', 'One of each'], 'what the mediator can bring')


def set_up_white(program, play):
    expect(program.title(), 'Jepps Random Chess', 'the title')
    play.expect_fen('8/pppppppp/8/8/8/8/PPPPPPPP/8')
    program.keys('q')
    play.expect_sentence('White: roll both dice. They decide which pieces you may place on a1.')

    for meaning, way, square, piece, entry, detail in WHITE:
        play.expect_sentence(f'White: roll both dice. They decide which pieces you may place on {square}.')
        play.expect_label(square, 'empty, to be filled next')
        if square == 'c1':
            look_at_cells(program, play)
            look_at_cards(program, play)
        roll(program, play, meaning)
        if way is not None:
            refuse(program, play, square)
            choose(program, play, way, piece)
        play.expect_piece(square, piece)
        play.expect_last(entry)
        expect(play.entries()[-1].get_description(), detail, 'what the list says of it')

    play.expect_fen('8/pppppppp/8/8/8/8/PPPPPPPP/' + ARRAY)
    play.expect_sentence(FORCED + MEDIATOR)
    expect([entry.get_description() for entry in play.entries()[-3:]],
           ['White: queen to f1.', 'Only the rook is left for g1.', 'Only the rook is left for h1.'],
           'what the list says of the squares that fill themselves')
    program.expect_spoken('White: queen to f1. ' + FORCED + MEDIATOR)
    program.keys('s')
    play.expect_sentence(MEDIATOR)


def make_double(program, play):
    roll(program, play, '3 and 3, an odd double: Black may accept Reverse or roll again.')
    play.expect_sentence('Black: accept Reverse, or roll again.')
    program.find('push button', 'Accept')
    return program.find('push button', 'Roll Again')


def set_up_black(program, play):
    for meaning, key, square, piece, entry in BLACK:
        play.expect_sentence(f'Black: roll both dice. They decide which pieces you may place on {square}.')
        roll(program, play, meaning)
        program.keys(key)
        play.expect_piece(square, piece)
        if entry != 'Kh8':
            play.expect_last(entry)
    play.expect_sentence('Only the king is left for h8. White to move.')
    play.expect_fen(START)
    play.expect_last(f'Set-up {ARRAY} · {START[:8].upper()}')


def test_whole_set_up():
    program, play = begin()
    set_up_white(program, play)
    look_at_mediator(program)
    program.click(make_double(program, play))
    roll(program, play, '4 and 3, one odd and one even: Randomize. Black rolls for every square from a8 to h8.')
    expect(program.look_for('push button', 'Accept'), None, 'what a mixed roll leaves to accept')
    play.expect_last('Randomize')
    set_up_black(program, play)
    expect(program.look_for('push button', 'Castle on the a-side'), None, 'castling')
    relocate(program, play)
    program.close()


def relocate(program, play):
    """Four moves, the first of which makes room, then the king."""
    play.click('c1')
    play.expect_sentence('The piece on c1 has nowhere to go.')
    play.write_all('Nb3 Nab6')
    play.expect_sentence('White to move. Instead of castling, the king may relocate once, '
                         'to an empty home-rank square of the same colour.')
    play.write_all('g3 g6')
    play.expect_sentence('White to move. The king may relocate.')
    play.click('c1')
    play.expect_label('a1', 'empty, the king may relocate here')
    play.click('c1')
    play.write('Ka1')
    play.expect_last('Ka1')
    expect(play.entries()[-1].get_description(), 'White: the king relocates from c1 to a1.', 'the relocation')
    play.expect_piece('a1', 'white king')
    play.expect_piece('c1', 'empty')
    play.expect_fen('1qnrbbrk/pppppp1p/1n4p1/8/8/1N4P1/PPPPPP1P/KB1NBQRR')

    # Once only: from a1 the king has one vacant square of its colour, c1.
    play.write('a6')
    play.write('Kc1')
    play.expect_sentence('The king has moved, so it can no longer relocate.')


# Free Play from the same seed: whom the roll is for and the square, what it
# means, the piece that is chosen, the entry.
FREE_PLAY = [
    ('White', 'a1', '2 and 3: choose the knight or the bishop for a1.', 'bishop', 'Ba1'),
    ('Black', 'h8', '3 and 5: choose the bishop or the queen for h8.', 'bishop', 'Bh8'),
    ('White', 'b1', '1 and 1: place the king on b1, or roll again.', 'king', 'Kb1'),
    ('Black', 'g8', '3 and 2: choose the knight or the bishop for g8.', 'knight', 'Ng8'),
    ('White', 'c1', '6 and 4: a 6 is a free choice. Choose any piece but a bishop for c1.', 'rook', 'Rc1'),
    ('Black', 'f8', '3 and 1: of the pieces offered, only the king can go to f8.', 'king', 'Kf8'),
    ('White', 'd1', '3 and 5: choose the bishop or the queen for d1.', 'queen', 'Qd1'),
    ('Black', 'e8', '3 and 3: place the bishop on e8, or roll again.', 'bishop', 'Be8'),
    ('White', 'e1', '4 and 3: of the pieces offered, only the rook can go to e1.', 'rook', 'Re1'),
    ('Black', 'd8', '2 and 6: a 6 is a free choice. Choose any remaining piece for d8.', 'queen', 'Qd8'),
    ('White', 'f1', '5 and 3: of the pieces offered, only the bishop can go to f1.', 'bishop', 'Bf1'),
    # Nothing is left to choose after this one: g1, b8, h1 and a8 follow.
    ('Black', 'c8', '2 and 2: place the knight on c8, or roll again.', 'knight', 'Ra8'),
]
FREE_START = 'rrnqbknb/pppppppp/8/8/8/8/PPPPPPPP/BKRQRBNN'


def agree_on_free_play(program):
    """The page of house rules, and what the card says then."""
    card = program.find('panel', 'Jepps Random Chess')
    program.click(program.find('push button', 'House Rules for Jepps Random Chess'))
    choice = program.find('radio button', 'Free Play, taking turns square by square')
    program.click(choice)
    program.wait_for('the choice', lambda: harness.has(choice, harness.StateType.CHECKED))
    program.keys('Escape')
    program.wait_alone()
    program.wait_for('the card', lambda: program.look_for(
        'label', 'The set-up: Free Play, taking turns square by square', card))


def rows(play):
    """The rows of the move list as they are read."""
    return [name(row) for row in harness.children(play.list) if harness.role(row) == 'list item']


def test_free_play():
    harness.keep_settings("motion='none'")    # the whole set-up has been seen to move
    program = Program('--seed=' + SEED)
    agree_on_free_play(program)
    program.fill_screen()
    play = Play(program, 'Play Jepps Random Chess')

    for player, square, meaning, kind, entry in FREE_PLAY:
        play.expect_sentence(f'{player}: roll both dice. They decide which pieces you may place on {square}.')
        roll(program, play, meaning)
        program.click(hand_button(program, play, f'{player.lower()} {kind}'))
        play.expect_piece(square, f'{player.lower()} {kind}')
        play.expect_last(entry if entry != 'Ra8' else 'Set-up BKRQRBNN · RRNQBKNB')

    play.expect_fen(FREE_START)
    act(play.entries()[0])
    play.expect_last('Ra8')
    play.expect_sentence('Only the knight is left for g1. Only the rook is left for b8. '
                         'Only the knight is left for h1. Only the rook is left for a8. White to move.')
    expect(rows(play), ['Set-up BKRQRBNN · RRNQBKNB', '1. Ba1 Bh8', '2. Kb1 Ng8', '3. Rc1 Kf8', '4. Qd1 Be8', '5. Re1 Qd8', '6. Bf1 Nc8',
                        '7. Ng1 Rb8', '8. Nh1 Ra8'], 'the entries as moves')

    # The entries are moves: undo takes back the last choice with what followed.
    program.keys('ctrl+z')
    play.expect_sentence('Black: place the knight on c8, or roll again.')
    play.expect_last('Bf1')
    program.keys('ctrl+shift+z')
    play.expect_fen(FREE_START)
    play.write_all('e3')
    expect(rows(play)[-1], '9. e3', 'the first move with a pawn')
    program.close()


def test_accepted_mediation():
    """Black takes the double as it is; undo gives the choice back."""
    harness.keep_settings("motion='none'")
    program, play = begin()
    set_up_white(program, play)
    make_double(program, play)
    program.click(program.find('push button', 'Accept'))
    play.expect_fen('rrqbnkbn/pppppppp/8/8/8/8/PPPPPPPP/' + ARRAY)
    play.expect_last('Set-up NBKNBQRR · Reverse')
    expect(play.entries()[-1].get_description(), 'White: Na1, Bb1, Kc1, Nd1, Be1, Qf1, Rg1, Rh1\nBlack: Reverse',
           'what the set-up has come to')
    act(play.entries()[-1])
    play.expect_last('Reverse')
    expect(play.entries()[-1].get_description(),
           'Black accepts Reverse: Black’s pieces match White’s, on the opposite files.', 'the acceptance')

    program.keys('ctrl+z')
    play.expect_fen('8/pppppppp/8/8/8/8/PPPPPPPP/' + ARRAY)
    play.expect_sentence('Black: accept Reverse, or roll again.')
    program.keys('ctrl+shift+z')
    play.expect_fen('rrqbnkbn/pppppppp/8/8/8/8/PPPPPPPP/' + ARRAY)
    program.close()


if __name__ == '__main__':
    harness.main()
