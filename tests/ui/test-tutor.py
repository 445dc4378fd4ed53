# test-tutor.py: what is asked before a big error is final
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import harness
import table
from harness import Play, Program, act, expect, has, StateType

QUESTION = 'You may have missed something. Take it back, see why, or play it anyway.'


def begin(*settings, moves='e4 e5 Qh5 Nc6', game='Play Chess'):
    table.forget_games()
    harness.keep_settings("motion='none'", *settings)
    program = Program('--seed=16923')
    play = Play(program, game)
    if moves:
        play.write_all(moves)
    return program, play


def count(play):
    return len(play.entries())


def answer(program, play, label):
    act(program.find('push button', label, play.page))


def blunder(program, play, move='Qxe5', n=4):
    """A busy machine may not have thought of it in time: then it is played, and
    taken back for another try, after more and more time to think."""
    for seconds in range(12):
        time.sleep(seconds)
        play.write(move)
        program.wait_for('the decision', lambda: play.sentence() == QUESTION or count(play) > n)
        if play.sentence() == QUESTION:
            return
        program.keys('ctrl+z')
        program.wait_until('the number of entries', lambda: count(play), n)
    raise harness.Failure('nothing was asked')


def expect_at_rest(program, play, n, sentence='White to move.'):
    play.expect_sentence(sentence)
    expect(count(play), n, 'the number of entries')
    button = program.look_for('push button', 'Take It Back', play.page)
    if button is not None and has(button, StateType.SHOWING):
        raise harness.Failure('it still asks')


def test_off():
    """Nothing is asked unless somebody wants it."""
    program, play = begin()
    play.write('Qxe5')
    play.expect_last('Qxe5+')
    program.close()


def test_take_back():
    """The queen stands where it was put, but nothing has been played."""
    program, play = begin('tutor=true')
    blunder(program, play)
    program.expect_spoken(QUESTION)
    play.expect_label('e5', 'white queen, lifted')
    expect(count(play), 4, 'the number of entries')
    program.wait_for('the first answer', lambda: has(program.find('push button', 'Take It Back', play.page),
                                                     StateType.FOCUSED))
    answer(program, play, 'Take It Back')
    expect_at_rest(program, play, 4)
    play.expect_piece('h5', 'white queen')

    # By a key, and another move is none to ask about.
    blunder(program, play)
    program.keys('Escape')
    expect_at_rest(program, play, 4)
    play.write('Qf3')
    play.expect_last('Qf3')
    program.close()


def test_why_and_play():
    program, play = begin('tutor=true')
    blunder(program, play)
    answer(program, play, 'See Why')
    program.wait_for('the reason', lambda: play.sentence().startswith('The computer would choose '))
    if 'Qxe5+: ' not in play.sentence():
        raise harness.Failure(f'nothing of the move itself: {play.sentence()!r}')
    expect(count(play), 4, 'the number of entries')
    answer(program, play, 'Play It')
    play.expect_last('Qxe5+')
    program.close()


def test_by_keys():
    """All of it by keys: Tab goes to the answers, and Space gives one."""
    program, play = begin('tutor=true')
    blunder(program, play)
    program.keys('Tab', 'Tab', 'space')
    play.expect_last('Qxe5+')
    program.close()


def test_interrupted():
    """An undo, another game, and closing while it asks."""
    program, play = begin('tutor=true')
    blunder(program, play)
    program.keys('ctrl+z')
    expect_at_rest(program, play, 4)

    blunder(program, play)
    program.keys('Page_Up')
    program.wait_for('an earlier position', lambda: play.sentence() != QUESTION)
    program.keys('Page_Down')
    expect_at_rest(program, play, 4)

    blunder(program, play)
    program.click(program.find('push button', 'New Game'))
    again = Play(program, 'Continue the Last Game')
    expect_at_rest(program, again, 4)

    blunder(program, again)
    program.close()

    # What was not final is not kept.
    program = Program()
    expect_at_rest(program, Play(program, 'Continue the Last Game'), 4)
    program.close()


def test_computer():
    """The computer answers only what has been played."""
    program, play = begin('tutor=true', "computer-pace='at-once'", "second-seat='level=1'", moves='')
    play.write('f3')
    program.wait_until('the number of entries', lambda: count(play), 2)
    program.close()


if __name__ == '__main__':
    harness.main()
