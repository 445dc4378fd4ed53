# test-computer.py: playing against the computer, and watching it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import harness
import table
from harness import Play, Program, act, area, expect, has, look, name, role, walk, StateType

# Seconds for a game of the computer with itself, which is as long as it is.
WHOLE_GAME = 240
QUICK = ("motion='none'", "computer-pace='at-once'")


def begin(game, *settings, keep=False):
    if not keep:
        table.forget_games()
    harness.keep_settings(*QUICK, *settings)
    program = Program('--seed=16923')
    return program, Play(program, game)


def count(play):
    return len(play.entries())


def wait_for_turn(program, play, sentence, n):
    """Until it is the person's turn again after @n entries."""
    program.wait_until('the number of entries', lambda: count(play), n)
    play.expect_sentence(sentence)


# --- against it -----------------------------------------------------------------

def test_it_answers():
    """It moves when it is asked, an undo goes back before both moves, and while
    it thinks nothing can be done for it."""
    program, play = begin('Play Chess', "second-seat='level=1'")
    program.find('panel', 'Black · Computer (For Children)', play.page)
    play.write('e4')
    wait_for_turn(program, play, 'White to move.', 2)
    play.write('d3')
    wait_for_turn(program, play, 'White to move.', 4)
    program.keys('ctrl+z')
    wait_for_turn(program, play, 'White to move.', 2)
    program.keys('ctrl+z')
    wait_for_turn(program, play, 'White to move.', 0)
    program.keys('ctrl+shift+z')
    wait_for_turn(program, play, 'White to move.', 2)
    program.close()


def test_it_takes_its_time():
    program, play = begin('Play Chess', "second-seat='level=1'", "computer-pace='slow'")
    play.write('e4')
    play.expect_sentence('The computer is thinking.')
    began = time.monotonic()
    play.activate('e7')
    play.expect_sentence('The computer is thinking.')
    play.write('e5')
    program.keys('F6')
    program.wait_for('the board', play.cursor)
    expect(play.sentence(), 'The computer is thinking.', 'what is said of a move that is typed for it')
    expect(count(play), 1, 'the number of entries')
    program.wait_until('the number of entries', lambda: count(play), 2)
    if time.monotonic() - began < 1:
        raise harness.Failure('the computer did not wait')

    # In the middle of a thought: what it was thinking about is never played.
    play.write('d3')
    play.expect_sentence('The computer is thinking.')
    program.keys('ctrl+z')
    play.expect_sentence('White to move.')
    time.sleep(2.5)
    expect(count(play), 2, 'the number of entries')
    program.close()


def test_it_begins():
    """Where the person has Black the board is seen from there."""
    program, play = begin('Play Chess', "first-seat='level=1'")
    wait_for_turn(program, play, 'Black to move.', 1)
    a8, a1 = (harness.area(play.squares[square])[1] for square in ('a8', 'a1'))
    if a1 > a8:
        raise harness.Failure('White is below')
    program.close()


def test_dice_of_both():
    """Its dice are thrown for it, a person's are not."""
    program, play = begin('Play Guardener Chess', "second-seat='level=1'")
    act(program.find('push button', 'Roll the dice', play.page))
    program.wait_for('a decision', lambda: play.sentence().startswith('White'))
    program.keys('ctrl+Return')
    program.close()


def test_real_dice():
    """A person's dice lie on the table, the computer's are the program's."""
    program, play = begin('Play Guardener Chess', "second-seat='level=1'", 'first-own-dice=true')
    for move in ('Nc3', 'Nb1'):
        play.expect_sentence('White: roll both dice.')
        program.keys('1', '2')
        program.wait_for('a decision', lambda: play.sentence().startswith('White: move a knight'))
        play.write(move)
    program.close()


def test_clock():
    """The computer plays beside one, and its answer stops its own."""
    program, play = begin('Play Chess', "second-seat='level=1'", "clock='fischer 300+3'")
    play.write('e4')
    wait_for_turn(program, play, 'White to move.', 2)
    program.wait_for('the clock', lambda: any(name(widget).startswith('5:0') for widget in walk(play.page)))
    program.close()


def card_of(widget):
    while role(widget) != 'panel' or not widget.get_name():
        widget = widget.get_parent()
    return area(widget)


def test_cards_of_a_timed_match():
    """Where a card has no room for all beside each other, the clock still stands at its
    end, and what is in it in its middle."""
    program, play = begin('Play Guardener Chess', "second-seat='level=2'", "clock='fischer 600+0'")
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    act(program.find('push button', 'Play Again'))
    program.find('label', '1 point in the match')
    program.resize(1180, 760)
    for who, title in ('White', 'Computer (Beginner)'), ('Black', 'Black · first player'):
        clock = program.wait_for('the clock', lambda who=who: next((widget for widget in walk(
            program.frame) if name(widget).startswith(f'{who}’s clock')), None))
        words = program.find('label', title)
        table.wait_at_rest(program, words)
        left, top, width, height = card_of(words)
        x, y, right, bottom = area(clock)[0], area(words)[1], sum(area(clock)[::2]), sum(area(clock)[1::2])
        expect(left + width - right < 16, True, f'{who}: that the clock at {x} to {right} is at the end of {left} to {left + width}')
        expect(abs((y - top) - (top + height - bottom)) < 6, True, f'{who}: that {y} to {bottom} is in the middle of {top} to {top + height}')
    program.close()


def test_resigning_and_draws():
    program, play = begin('Play Chess', "second-seat='level=2'")
    play.write('e4')
    wait_for_turn(program, play, 'White to move.', 2)

    table.choose(program, 'Black Resigns…')
    play.expect_sentence('The computer resigns of its own accord when its position is hopeless.')

    table.choose(program, 'Offer a Draw')
    program.wait_for('an answer', lambda: 'declines' in play.sentence() or 'draw' in play.sentence().lower())
    program.close()


def test_taking_back_a_roll():
    """There is one person to ask."""
    program, play = begin('Play Chess960', "second-seat='level=1'")
    program.keys('space')
    program.wait_until('the number of rolls', play.n_entries, 1)
    table.choose(program, 'Take Back the Roll…')
    program.find('label', 'Take back this roll?')
    act(program.find('push button', 'Take Back the Roll'))
    program.wait_until('the number of rolls', play.n_entries, 0)
    program.close()


def test_seats_are_kept():
    """A game that is gone on with has the same player, whatever is set now."""
    program, play = begin('Play Chess', "second-seat='level=1'")
    play.write('e4')
    wait_for_turn(program, play, 'White to move.', 2)
    program.close()

    harness.keep_settings(*QUICK)
    program = Program()
    play = Play(program, 'Continue the Last Game')
    program.find('panel', 'Black · Computer (For Children)', play.page)
    play.write('d3')
    wait_for_turn(program, play, 'White to move.', 4)
    program.close()


def test_players_window():
    """In the middle of a game the computer takes over, and gives back."""
    program, play = begin('Play Chess')
    play.write('e4')
    play.expect_sentence('Black to move.')
    table.open_players(program)
    choice = program.find('combo box', 'Second player is')
    program.click(choice)
    program.keys('Down', 'Return')
    program.wait_for('the choice', lambda: program.look_for('panel', 'Black · Computer (For Children)'))
    table.close_window(program)
    wait_for_turn(program, play, 'White to move.', 2)
    program.close()


# --- hints --------------------------------------------------------------------------

def test_hints():
    """Where to look, what to play, and why; a move ends it."""
    program, play = begin('Play Chess')
    play.write_all('e4 d5')
    play.click('h5')
    program.keys('h')
    program.wait_for('a place', lambda: play.sentence().startswith('Look at the '))
    program.keys('h')
    program.wait_for('a move', lambda: play.sentence().startswith('The computer would choose '))
    program.keys('h')
    program.wait_for('all', lambda: play.sentence().startswith('Chances of winning after each option: '))
    play.write('exd5')
    play.expect_sentence('Black to move.')
    program.close()


def test_hints_before_a_roll():
    """How likely it is to win, then a bar for each roll, beside what is said of it."""
    program, play = begin('Play Guardener Chess')

    def chart():
        widget = next((widget for widget in walk(play.page) if name(widget).startswith('1-1 (1/16): ')), None)
        return widget is not None and harness.area(widget)[2] > 0

    program.keys('h')
    program.wait_for('the chances', lambda: play.sentence().startswith('Before this roll: '))
    expect(chart(), False, 'whether there are bars')
    for beginning in ('The best would be ', 'What each roll would be worth: 1-1: '):
        program.keys('h')
        program.wait_for('the rolls', lambda: play.sentence().startswith(beginning))
        program.wait_until('whether there are bars', chart, True)
    program.keys('space')
    program.wait_for('a decision', lambda: play.sentence().startswith('White'))
    expect(chart(), False, 'whether there are bars')
    program.close()


def test_hints_after_a_game_that_was_left():
    """It counts for nobody; nor does New Game do nothing where other screens are."""
    program, play = begin('Play Chess')
    play.write('e4')
    play.expect_sentence('Black to move.')
    program.keys('ctrl+g')
    program.find('entry', 'Search the games')
    program.keys('ctrl+n')
    play = Play(program, 'Play Chess')
    play.write_all('e4 d5')
    play.click('h5')
    program.keys('h')
    program.wait_for('a hint', lambda: play.sentence().startswith('Look at the '))
    program.close()


def test_no_hints_in_a_match():
    """Once a game counts nobody is helped."""
    program, play = begin('Play Chess')
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    act(program.find('push button', 'Play Again', play.page))
    play.expect_sentence('White to move.')
    program.keys('h')
    play.expect_sentence('There are no hints while a match is being scored.')
    program.close()


# --- watching it ------------------------------------------------------------------

def watch(game):
    program, play = begin(game, "first-seat='level=1'", "second-seat='level=1'")
    end = time.monotonic() + WHOLE_GAME
    while not table.is_over(program, play):
        if time.monotonic() > end:
            raise harness.Failure(f'{game}: still {play.sentence()!r} after {count(play)} entries')
        if program.process.poll() is not None:
            raise harness.Failure('the program ended')
        time.sleep(0.5)
    program.close()


def test_whole_game_of_chess():
    watch('Play Chess')


def test_whole_game_of_chess960():
    watch('Play Chess960')


def test_whole_game_of_jepps():
    watch('Play Jepps Random Chess')


def test_whole_game_of_guardener():
    watch('Play Guardener Chess')


def test_whole_game_of_random_move():
    watch('Play Random Move Number Chess')


def test_stop():
    program, play = begin('Play Chess', "first-seat='level=1'", "second-seat='level=1'", "computer-pace='quick'")
    program.wait_for('a move', lambda: count(play) > 0)
    act(program.find('push button', 'Stop', play.page))
    program.find('push button', 'Resume', play.page)
    time.sleep(1)
    n = count(play)
    time.sleep(2)
    expect(count(play), n, 'the number of entries')
    act(program.find('push button', 'Resume', play.page))
    program.wait_for('another move', lambda: count(play) > n)

    # It can be left at any time.
    program.close()


# --- who is chosen on the start screen ------------------------------------------

def test_switch_stays_in_a_small_window():
    harness.keep_settings()
    program = Program()
    program.resize(800, 600)
    program.wait_until('an icon for the players', lambda: program.look_for('label', 'Players and Clock'), None)
    computer = program.find('push button', 'Computer')
    question = program.find('label', 'What would you like to play?')
    place, line = area(computer), area(question)[3]
    act(computer)
    program.find('combo box', 'Play against')
    # The question takes a line more, and grows downwards.
    program.wait_until('a second line', lambda: area(question)[3] > 3 * line // 2, True)
    expect(area(computer), place, 'the place of what was pressed, beside levels')
    program.close()


def test_choosing_on_start():
    """The switch says who plays the next game, and goes on saying it."""
    table.forget_games()
    harness.keep_settings(*QUICK)
    program = Program('--seed=16923')
    person, computer = (program.find('push button', words) for words in ['Two Players', 'Computer'])
    expect([has(person, StateType.PRESSED), has(computer, StateType.PRESSED)], [True, False], 'the switch at first')
    expect(program.look_for('combo box', 'Play against'), None, 'levels beside a person')
    place = area(computer)[:2]
    act(computer)
    program.find('combo box', 'Play against')
    expect(area(computer)[:2], place, 'the place of what was pressed, beside levels')
    program.wait_until('the switch', lambda: [has(person, StateType.PRESSED), has(computer, StateType.PRESSED)],
                       [False, True])
    play = Play(program, 'Play Chess')
    program.find('panel', 'Black · Computer (Casual Player)', play.page)
    program.close()

    program = Program('--seed=16923')
    expect(has(program.find('push button', 'Computer'), StateType.PRESSED), True, 'the switch later')
    act(program.find('push button', 'Two Players'))
    play = Play(program, 'Play Chess960')
    program.find('panel', 'Black', play.page)
    program.close()


if __name__ == '__main__':
    harness.main()
