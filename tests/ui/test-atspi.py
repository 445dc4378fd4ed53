# test-atspi.py: dice and pieces for people who only hear them
#
# Nothing here looks at the screen, points or types.  What to do is learnt from
# names and states alone, and done by actions that a screen reader can call.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Failure, Program, act, actions, children, expect, name, role, set_animations, walk

MAX_ROLLS = 40


def heard(program):
    """What was spoken last."""
    return program.spoken()


def begin(title, seed):
    """Dice that need not be watched do not tumble."""
    set_animations(False)
    program = Program(f'--seed={seed}')
    act(program.find('push button', f'Play {title}'))
    program.wait_until('the first word', lambda: heard(program).startswith('White: roll both dice.'), True)
    return program


def buttons(program, says):
    """What can be pressed and has such a name."""
    return [widget for widget in walk(program.frame)
            if role(widget) == 'push button' and actions(widget) and says(name(widget))]


def press(program, says, what):
    found = program.wait_for(what, lambda: buttons(program, says))
    spoken = name(found[0])
    act(found[0], 'square.activate' if 'square.activate' in actions(found[0]) else 'click')
    return spoken


def roll(program):
    """Returns what the dice say."""
    before = heard(program)
    press(program, lambda spoken: spoken == 'Roll the dice', 'dice to roll')
    return program.wait_for('the meaning of the roll', lambda: heard(program) if heard(program) != before else None)


def test_guardener_turn():
    """Of the squares that say so a piece is taken up and put down."""
    program = begin('Guardener Chess', 849)
    expect(roll(program),
           'White rolls 3-2. White: move a knight, or move a pawn, the king or the Guardener without capturing.',
           'what is said of the roll')

    for spoken, says in [('b1, white knight', ', may move'), ('e2, white pawn', ', may move, but not capture'),
                         ('d0, white Guardener', ', may move, but not capture'),
                         ('d1, white queen', ''), ('a1, white rook', '')]:
        program.wait_for(f'{spoken}{says}', lambda: buttons(program, lambda found: found == spoken + says))

    press(program, lambda spoken: spoken == 'b1, white knight, may move', 'the knight')
    program.wait_for('the knight lifted', lambda: buttons(program, lambda spoken: spoken.endswith(', lifted')))
    targets = [name(widget) for widget in buttons(program, lambda spoken: spoken.endswith(', may go here'))]
    expect(targets, ['a3, empty, may go here', 'c3, empty, may go here'], 'the squares of the knight')
    press(program, lambda spoken: spoken == targets[1], 'c3')
    program.expect_spoken('White: knight from b1 to c3. Black: roll both dice.')

    said = roll(program)
    expect(said, 'Black rolls 3-1. Black: move a pawn, the king or the Guardener.', 'what Black hears')
    press(program, lambda spoken: spoken == 'Pass', 'the pass')
    program.expect_spoken('Black passes and cannot pass again in this game. White: roll both dice.')
    expect(len(buttons(program, lambda spoken: spoken == 'c3, white knight, last move')), 1, 'squares of the last move')
    program.close()


def answer(program):
    """To what a roll of the set-up asks, if it does."""
    for says in [lambda spoken: spoken.endswith(', may be placed'), lambda spoken: spoken == 'Accept']:
        if buttons(program, says):
            before = heard(program)
            press(program, says, 'an answer')
            # What is told of it must not be taken for that of the next roll.
            program.wait_for('news of the answer', lambda: heard(program) not in ('', before))
            return


def test_jepps_set_up():
    """Whatever may be placed is placed until it is said that White moves."""
    program = begin('Jepps Random Chess', 188)
    filled = []
    for _ in range(MAX_ROLLS):
        before = roll(program)
        answer(program)
        program.wait_for('a roll that is due, or the first move', lambda: (
            buttons(program, lambda spoken: spoken == 'Roll the dice') or 'White to move.' in heard(program)))
        filled.append(before)
        if 'White to move.' in heard(program):
            break
    else:
        raise Failure(f'no end of the set-up: {filled}')

    board = program.find('panel', 'Board')
    pieces = [name(square).split(', ')[1] for square in children(board) if ', empty' not in name(square)]
    expect(len(pieces), 32, 'the pieces that the squares tell of')
    for piece, n in [('king', 1), ('queen', 1), ('rook', 2), ('bishop', 2), ('knight', 2), ('pawn', 8)]:
        for colour in ('white', 'black'):
            expect(pieces.count(f'{colour} {piece}'), n, f'the number of {colour} {piece}s')
    press(program, lambda spoken: spoken.startswith('e2, ') and spoken.endswith('may move'), 'a pawn')
    press(program, lambda spoken: spoken == 'e4, empty, may go here', 'its square')
    program.expect_spoken('White: pawn from e2 to e4. Black to move.')
    program.close()


def test_screens_out_of_view():
    """Are not in the tree, nor is anything with the name of its class that a
    screen reader would say."""
    program = Program()
    seen = [name(widget) for widget in walk(program.frame)]
    expect('Play Chess' in seen, True, 'that the start is in view')
    begin_game = program.find('push button', 'Play Chess')
    act(begin_game)
    program.expect_spoken('White to move.')
    expect(program.look_for('push button', 'Play Chess'), None, 'the start behind the game')
    silent = {'filler', 'scroll bar'}    # what screen readers pass over
    classes = [f'{role(widget)} {name(widget)}' for widget in walk(program.frame)
               if name(widget).startswith(('Gtk', 'Alea')) and name(widget) != 'Alea' and role(widget) not in silent]
    expect(classes, [], 'names of classes')
    program.keys('ctrl+n')
    program.find('push button', 'Play Chess')
    expect(program.look_for('panel', 'White, to play'), None, 'the game behind the start')
    program.close()


if __name__ == '__main__':
    harness.main()
