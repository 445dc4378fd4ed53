# test-set-up.py: the pieces of Jepps Random Chess, placed with a pointer
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib

import harness
from harness import Play, Program, act, expect, name

guide_test = importlib.import_module('test-guide')
jepps_test = importlib.import_module('test-jepps')
why_test = importlib.import_module('test-why')

# Between them they have doubles, sixes, rolls that offer nobody, squares that
# fill themselves, and each way of the mediator roll.
SEEDS = ['188', '7', '21', '4']

COLOURS = {'1': 'white', '8': 'black'}
KINDS = ['king', 'queen', 'rook', 'bishop', 'knight']


def begin(seed):
    harness.keep_settings("motion='none'")
    program = Program('--seed=' + seed)
    program.fill_screen()
    return program, Play(program, 'Play Jepps Random Chess')


def lit_square(play):
    return next((square for square in play.squares if play.label(square) == 'empty, to be filled next'), None)


def expect_why(program, play, sentence, rule):
    why_test.expect_why(program, play, sentence, rule)


# --- a whole set-up

def roll(program, play, n_rolls):
    """Which nothing on the board can do."""
    program.keys('space')
    program.wait_for('a roll', lambda: (play.tray() or [''])[-1].startswith(f'{n_rolls} roll'))


def answers(program, colour):
    """What the question at a square offers."""
    return [widget for kind in KINDS for widget in [program.look_for('push button', f'{colour} {kind}')] if widget]


def fill(program, play, number):
    """A click on the lit square, and one on a piece where there is a choice;
    @number says which."""
    square = program.wait_for('a square to fill', lambda: lit_square(play))
    colour = COLOURS[square[1]]
    play.click(square)
    found = program.wait_for('a piece or a choice', lambda: play.piece(square) != 'empty' or answers(program, colour))
    if found is True:
        return

    wanted = found[number % len(found)]
    piece = name(wanted)
    program.click(wanted)
    program.wait_alone()
    play.expect_piece(square, piece)


def set_up(program, play):
    n_rolls = n_filled = 0
    while 'White to move.' not in play.sentence():
        sentence = play.sentence()
        if 'with both dice' in sentence or 'roll both dice' in sentence:
            n_rolls += 1
            roll(program, play, n_rolls)
        elif 'accept' in sentence:
            program.click(program.find('push button', 'Accept'))
            program.wait_for('pieces', lambda: play.piece('a8') != 'empty')
        else:
            fill(program, play, n_filled)
            n_filled += 1


def expect_array(play, rank):
    """All pieces of a side, and its bishops on different colours."""
    def read():
        return [play.piece(file + rank) for file in harness.FILES]

    play.program.wait_for('all pieces', lambda: 'empty' not in read())
    pieces = [piece.split()[1] for piece in read()]
    expect(sorted(pieces), sorted(KINDS + ['rook', 'bishop', 'knight']), f'the pieces on rank {rank}')
    bishops = [i for i, piece in enumerate(pieces) if piece == 'bishop']
    expect((bishops[0] + bishops[1]) % 2, 1, 'the colours of the bishops')


def test_by_clicks():
    for seed in SEEDS:
        program, play = begin(seed)
        set_up(program, play)
        expect_array(play, '1')
        expect_array(play, '8')
        program.close()


def test_free_play_by_clicks():
    harness.keep_settings("motion='none'")
    program = Program('--seed=188')
    jepps_test.agree_on_free_play(program)
    play = Play(program, 'Play Jepps Random Chess')
    roll(program, play, 1)
    play.click('h1')
    expect_why(program, play, 'Only a1 can be filled now: White fills the home rank from a1 to h1.', 'J19')
    fill(program, play, 0)
    roll(program, play, 2)
    play.click('a8')
    expect_why(program, play, 'Only h8 can be filled now: Black fills the home rank from h8 to a8.', 'J19')
    play.click('a1')
    expect_why(program, play, 'Only h8 can be filled now: Black fills the home rank from h8 to a8.', 'J19')
    program.keys('Escape')
    fill(program, play, 1)
    expect(play.piece('h8').split()[0], 'black', 'who stands on h8')
    program.close()


# --- what cannot be done

ONLY_A1 = 'Only a1 can be filled now: White fills the home rank from a1 to h1.'


def drag_from_hand(program, play, piece, square):
    program.drag(jepps_test.hand_button(program, play, piece), play.squares[square])


def test_reasons():
    """Whatever is pressed says why it does nothing."""
    program, play = begin('188')
    play.click('a1')
    expect_why(program, play, 'White: roll both dice. They decide which pieces you may place on a1.', 'J4')
    drag_from_hand(program, play, 'white rook', 'a1')
    expect_why(program, play, 'White: roll both dice. They decide which pieces you may place on a1.', 'J4')
    roll(program, play, 1)
    play.expect_sentence('White: choose the knight or the bishop for a1.')
    for square in ('e1', 'd5', 'e2', 'e7'):
        play.click(square)
        expect_why(program, play, ONLY_A1, 'J6')
        program.keys('s')
        play.expect_sentence('White: choose the knight or the bishop for a1.')
    play.activate('h8')
    expect_why(program, play, ONLY_A1, 'J6')
    drag_from_hand(program, play, 'white knight', 'c1')
    expect_why(program, play, ONLY_A1, 'J6')
    drag_from_hand(program, play, 'white queen', 'a1')
    expect_why(program, play, 'The dice do not offer the queen.', 'J4')
    expect(play.piece('a1'), 'empty', 'what stands on a1')

    # The question at the square takes the place of the reason.
    play.click('a1')
    program.find('push button', 'white knight')
    play.expect_sentence('White: choose the knight or the bishop for a1.')
    program.keys('Escape')
    program.wait_alone()

    # Back to where it began: nothing is placed there.
    play.click('a1')
    program.click(program.find('push button', 'white knight'))
    program.wait_alone()
    play.expect_piece('a1', 'white knight')
    program.keys('alt+Home')
    program.wait_for('the beginning', lambda: play.piece('a1') == 'empty')
    play.click('a1')
    play.expect_sentence('This is an earlier position. Go to the last move to play on.')
    program.keys('s')
    program.click(jepps_test.hand_button(program, play, 'white knight'))
    play.expect_sentence('This is an earlier position. Go to the last move to play on.')
    program.close()


def test_mediator():
    """A double leaves nothing to place, which a click is told."""
    sentence = 'Black: accept Reverse, or roll again.'
    program, play = begin(jepps_test.SEED)
    jepps_test.set_up_white(program, play)
    jepps_test.make_double(program, play)
    play.click('e8')
    expect_why(program, play, sentence, 'JA8')
    program.keys('s')
    program.wait_until('the link', lambda: why_test.find_why(program), None)
    program.click(program.find('push button', 'The dice'))
    expect_why(program, play, sentence, 'JA8')
    program.close()


def test_drag():
    """Off the pieces in hand, onto the square; a click on them still places."""
    program, play = begin('188')
    roll(program, play, 1)
    button = jepps_test.hand_button(program, play, 'white knight')
    program.drag(button, play.squares['a1'], ('key', 'Escape'))
    program.wait_alone()
    play.expect_sentence('White: choose the knight or the bishop for a1.')
    expect(play.piece('a1'), 'empty', 'what stands on a1 after Escape')
    program.drag(button, program.find('status bar'))
    expect(play.piece('a1'), 'empty', 'what stands on a1 when a piece is let go beside the board')
    drag_from_hand(program, play, 'white bishop', 'a1')
    play.expect_piece('a1', 'white bishop')
    roll(program, play, 2)
    program.click(jepps_test.hand_button(program, play, 'white queen'))
    play.expect_piece('b1', 'white queen')
    program.close()


def test_free_choice():
    """A die that shows a 6 offers every piece: which one has to be said."""
    program, play = begin('188')
    for n_rolls in range(1, 6):
        roll(program, play, n_rolls)
        if n_rolls < 5:
            fill(program, play, 0)
    play.expect_sentence('White: choose the knight or the rook for e1.')
    jepps_test.press_die(program, True)
    expect_why(program, play, 'White: choose the knight or the rook for e1.', 'J4')
    jepps_test.press_die(program, False)
    play.expect_piece('e1', 'white rook')
    program.close()


def test_lesson():
    """The guide is answered in the same ways."""
    harness.keep_settings("motion='none'")
    program = Program()
    guide_test.open_guide(program)
    act(guide_test.find_card(program, 'Jepps Random Chess'))
    lesson = guide_test.Lesson(program)
    act(lesson.ways_on()['Next'])
    lesson.expect_title('Two dice, two pieces')
    program.keys('space')
    lesson.click('e1')
    lesson.expect_sentence(ONLY_A1)
    drag_from_hand(program, lesson, 'white queen', 'a1')
    lesson.expect_sentence('The queen is a 5, and neither die shows a 5. Choose the knight (2) or the rook (4).')
    lesson.click('a1')
    program.find('push button', 'white knight')
    program.keys('Escape')
    program.wait_alone()
    drag_from_hand(program, lesson, 'white rook', 'a1')
    lesson.expect_piece('a1', 'white rook')
    lesson.expect_sentence('Your first piece is in place. The next roll is for b1.')
    program.close()


def test_practice_room():
    """There as well whatever is pressed is answered."""
    harness.keep_settings("motion='none'")
    program = Program()
    guide_test.open_guide(program)
    act(program.find('push button', 'Dice practice room'))
    room = program.find_page('Dice practice room')

    def pieces():
        return [widget for widget in harness.walk(room)
                if harness.role(widget) == 'push button' and ' in hand' in name(widget)]

    def refused():
        """Those that the dice do not offer; all may be placed after a 6."""
        program.keys('space')
        names = [name(piece) for piece in pieces()]
        is_rolled = any(piece.endswith(', may be placed') for piece in names)
        return [piece for piece in pieces() if not name(piece).endswith(', may be placed')] if is_rolled else []

    piece = program.wait_for('a piece that is not offered', refused)[0]
    kind = name(piece).split(', ')[0].split()[1]
    program.click(piece)
    program.wait_until('the sentence', lambda: harness.text(program.find('status bar', root=room)),
                       f'The dice do not offer the {kind}.')
    program.close()


def test_chess960():
    """There the dice place the pieces, and a click is told to roll them."""
    harness.keep_settings("motion='none'")
    program = Program('--seed=188')
    play = Play(program, 'Play Chess960')
    play.click('c1')
    expect_why(program, play, 'Roll the die: it decides which dark square the first bishop takes.', 'C7')
    program.close()


if __name__ == '__main__':
    harness.main()
