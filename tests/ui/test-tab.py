# test-tab.py: Tab all the way round, in every state of every game, on every screen and in every window
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import time

import harness
import table
from harness import Play, Program, StateType, act, area, children, do, expect, has, name, role, walk
from ring import check
from screens import REVIEWED

RING_TIME = 4    # seconds; GTK takes it away after three
PLAIN = {'gtk_enable_animations': 0, 'gtk_cursor_blink': 0}    # nothing changes but by a key


# --- the games

class Game(Play):
    """A game that is played on from state to state."""

    def state(self):
        return self.sentence(), self.tray(), self.last_entry(), [name(button) for button in walk(self.page)
                                                    if role(button) == 'push button' and area(button)[2] > 0]

    def do(self, step):
        """'roll', 'roll 3 5' of real dice, 'key k', 'press Pass', or a move."""
        before = self.state()
        verb, *what = step.split(' ', 1)
        if verb == 'roll':
            self.program.keys(*(what[0].split() if what else ['space']))
        elif verb == 'key':
            self.program.keys(what[0])
        elif verb == 'press':
            act(self.program.find('push button', what[0], self.page))
        else:
            self.write(step)
            self.program.keys('F6')
            self.program.wait_for('the board', self.cursor)
        self.program.wait_for(f'what comes of {step!r}', lambda: self.state() != before)

    def check(self, screen, **options):
        table.wait_at_rest(self.program, self.look_for_list() or self.page)
        set_up = self.program.look_for('panel', 'Set-up', self.page)
        behind = self.entries() if self.look_for_list() and set_up is not None and area(set_up)[2] > 0 else []
        check(self.program, screen, hidden=[*options.pop('hidden', []), *behind], **options)


# What falls of each seed is in the test of the game.  Steps, and what is there
# after them.
GAMES = {
    'Jepps Random Chess': ('188', [
        ([], 'a roll is due'),
        (['roll'], 'a choice of two'),
        (['key n', 'roll', 'key b', 'roll'], 'a double'),
        (['key k', 'roll', 'key n', 'roll', 'key b', 'roll'], 'a roll that did not count'),
        (['roll', 'key q'], 'the mediator roll is due'),
        (['roll'], 'the mediator roll is a double'),
        (['press Roll Again', 'roll', 'roll'], 'a choice of Black'),
        (['key 1', 'roll', 'key q', 'roll', 'key n', 'roll', 'key 1', 'roll', 'key b', 'roll', 'key 2', 'roll', 'key r'],
         'White moves'),
        (['Nb3', 'Nab6', 'g3', 'g6'], 'the king may relocate'),
    ]),
    'Chess960': ('50', [
        ([], 'a roll is due'),
        (['roll', 'roll', 'roll'], 'amid the set-up'),
        (['roll'] * 5, 'White moves'),
        (['Nf3', 'h5'], 'two moves later'),
    ]),
    'Guardener Chess': ('849', [
        ([], 'a roll is due'),
        (['roll'], 'White may pass'),
        (['Nc3', 'roll', 'press Pass', 'roll'], 'a double'),
        (['press Roll Again'], 'a roll is due again'),
        (['roll', 'Nb5', 'roll', 'press Roll Again', 'roll'], 'two doubles'),
        (['Rac9', 'roll', 'Nxc7', 'roll', 'h6', 'roll', 'Nxe8'], 'a king is captured'),
    ]),
    'Random Move Number Chess': ('16923', [
        ([], 'the first throw'),
        (['roll'], 'the second throw'),
        (['roll', 'roll', 'roll'], 'White moves without a die'),
        (['e4', 'e5'], 'a roll is due'),
        (['roll'], 'two moves'),
        (['Nf3'], 'one move is left'),
    ]),
    'Chess': ('1', [
        ([], 'White moves'),
        (['e4'], 'Black moves'),
    ]),
}


def begin(*arguments, settings=(), **of_gtk):
    """Each test has its own settings, among which is the size of the window."""
    table.forget_games()
    harness.set_settings(**PLAIN, **of_gtk)
    harness.keep_settings(*settings)
    return Program(*arguments)


def play_through(title, *settings):
    seed, states = GAMES[title]
    program = begin('--seed=' + seed, settings=settings)
    game = Game(program, f'Play {title}')
    for steps, state in states:
        for step in steps:
            game.do(step)
        game.check(f'{title}, {state}')
    return program, game


def test_jepps():
    program, game = play_through('Jepps Random Chess')
    look_back(program, game)
    program.close()


def test_free_play():
    program = begin('--seed=188')
    importlib.import_module('test-jepps').agree_on_free_play(program)
    game = Game(program, 'Play Jepps Random Chess')
    game.check('Free Play, a roll is due')
    game.do('roll')
    game.check('Free Play, a choice of two')
    game.do('key b')
    game.check('Free Play, the other player')
    program.close()


def test_chess960():
    program, _ = play_through('Chess960')
    program.close()


def test_guardener():
    program, game = play_through('Guardener Chess')
    look_back(program, game)
    program.close()


def test_random_move():
    program, game = play_through('Random Move Number Chess')
    resign(program, game)
    program.close()


def test_chess():
    """With all that can stand on the play screen, to the end."""
    program, game = play_through('Chess', "first-name='Ann'", "second-name='Bob'", "clock='fischer 300+3'")
    game.do('Ke3')
    game.check('a reason')
    table.choose(program, 'Pause the Clock', 'check menu item')
    program.find('push button', 'Resume')
    check(program, 'a pause')
    act(program.find('push button', 'Resume'))
    program.wait_for('the board', game.cursor)
    look_back(program, game)
    resign(program, game)
    check(program, 'the end')
    program.close()


def look_back(program, game):
    program.keys('Page_Up')
    program.find('push button', 'Back to the Game')
    game.check('looking back')


def resign(program, game):
    """By way of the question."""
    table.choose(program, 'White Resigns…')
    question = open_window(program)
    check(program, 'a question', question)
    act(program.find('push button', 'White Resigns', question))
    program.wait_alone()
    program.screen.focus(program.window_ids()[0])    # what a window manager does
    program.wait_for('the keyboard', lambda: has(program.frame, StateType.ACTIVE))


def test_real_dice():
    program = begin(settings=['first-own-dice=true', 'second-own-dice=true'])
    game = Game(program, 'Play Random Move Number Chess')
    game.check('real dice')
    game.do('roll 5')
    game.check('real dice of the second player')
    program.close()


def test_choices_on_the_board():
    """Of what is asked where the move is made."""
    program = begin()
    game = Game(program, 'Play Chess')
    game.cross('e2')
    game.expect_label('e4', 'empty, may go here')
    game.check('a piece is lifted')
    game.cross('e4')
    for move in 'd5 exd5 c6 dxc6 Nf6 cxb7 Nd5'.split():
        game.do(move)
    game.cross('b7', 'a8')
    check_popover(program, 'a promotion', program.find('push button', 'white queen'))
    program.close()


def check_popover(program, screen, content):
    program.wait_for_windows(2)
    while role(content) != 'window' and name(content.get_parent()) != 'Board':
        content = content.get_parent()
    check(program, screen, content)
    program.keys('Escape')
    program.wait_alone()


def test_small_windows():
    """Where the parts lie elsewhere, and the list comes as a sheet."""
    program = begin('--seed=849')
    game = Game(program, 'Play Guardener Chess')
    for step in ('roll', 'Nc3', 'roll'):
        game.do(step)
    for size in ((700, 900), (640, 360), (360, 640)):
        program.resize(*size)
        table.wait_at_rest(program, game.squares['d4'])
        game.check(f'{size}', hidden=[game.look_for_list()])
    act(program.find('push button', 'Show the moves'))
    game.check('the sheet', hidden=[part for part in children(game.page) if name(part) != 'Moves'])
    program.close()


def test_list_of_moves():
    """Arrow keys go from move to move, also to those that are scrolled away."""
    program = begin()
    game = Game(program, 'Play Chess')
    for move in ('a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6 a4 a5 b4 b5 c4 c5 d4 d5 e4 e5 f4 f5 g4 g5 h4 h5 '
                 'Na3 Na6 Nc2 Nc7 Ne3 Ne6').split():
        game.do(move)
    program.keys('Tab')
    expect_entry(program, 'Ne6')
    for keys, entry, sentence in [
            (['Left', 'Left'], 'Nc7', 'Black: knight from a6 to c7.'),
            (['Up', 'Up', 'Right'], 'Na3', 'White: knight from b1 to a3.'),
            (['Home'], 'a3', 'White: pawn from a2 to a3.'),
            (['Left', 'Up', 'Down'], 'b3', 'White: pawn from b2 to b3.'),
            (['Right', 'Right'], 'c3', 'White: pawn from c2 to c3.'),
            (['End'], 'Ne6', 'White to move.')]:
        program.keys(*keys, 'Return')
        game.expect_sentence(sentence)
        expect_entry(program, entry)
    program.keys('shift+Tab')
    program.wait_until('the focus', lambda: table.focused(program), ('push button', 'a1, white rook, may move'))
    program.close()


def expect_entry(program, entry):
    program.wait_until('the focus', lambda: table.focused(program), ('push button', entry))


def test_ring_stays():
    """Until the pointer is pressed, however long somebody thinks."""
    program = begin()
    game = Game(program, 'Play Chess')
    square = game.squares['a1']
    program.wait_for('the board', game.cursor)
    without = program.look_at(square)
    program.keys('Tab', 'shift+Tab')
    program.wait_until('a ring', lambda: program.look_at(square) != without, True)
    ring = program.look_at(square)
    time.sleep(RING_TIME)
    expect(program.look_at(square) == ring, True, 'the ring a while later')
    program.click(game.squares['h4'])
    program.wait_until('no ring', lambda: program.look_at(square) == without, True)
    program.close()


# --- the screens

def test_start():
    program = begin()
    check(program, 'the start')
    act(program.find('push button', 'Play Chess'))
    game = Game(program, 'Play Chess')
    game.write_all('e4')
    program.keys('ctrl+n')
    program.find('push button', 'Continue the Last Game')
    check(program, 'the start with a game that waits')
    program.close()


def test_dark():
    program = begin(gtk_application_prefer_dark_theme=1)
    check(program, 'the start in the dark')
    game = Game(program, 'Play Guardener Chess')
    game.do('roll')
    game.check('a game in the dark')
    program.close()


def test_games():
    """First without any, then with some."""
    program = begin()
    program.keys('ctrl+g')
    program.wait_until('the title', program.title, 'Games')
    check(program, 'no games')
    program.close()

    program = begin()
    Game(program, 'Play Chess').do('e4')
    program.keys('ctrl+g')
    program.wait_for('a game', lambda: list(children(program.find('table', 'Games'))))
    check(program, 'games')
    program.close()


def test_review():
    program = begin(REVIEWED)
    act(program.find('push button', 'Review'))
    program.find('label', 'Luck and skill')
    check(program, 'a review')
    act(program.find('push button', 'As Text'))
    program.find('text', 'The review in words')
    check(program, 'a review in words')
    program.close()


def test_tour():
    program = begin()
    act(program.find('push button', 'Take the Tour'))
    program.find('push button', 'Next')
    check(program, 'the tour', hidden=[program.look_for_page('Start page')])
    program.close()


def test_editor():
    program = begin()
    program.keys('ctrl+e')
    program.find_page('Position editor')
    check(program, 'the editor')
    program.close()


def test_diagram():
    program = begin()
    program.keys('ctrl+d')
    more = program.find('push button', 'More text')
    check(program, 'a diagram')
    program.click(more)
    program.find('text', 'House rules, below the caption')
    check(program, 'a diagram with more words')
    program.close()


def open_guide(program):
    program.keys('F1')
    program.wait_until('the title', lambda: name(program.frame), 'Guide')


def test_guide():
    program = begin()
    open_guide(program)
    check(program, 'the contents of the guide', hidden=[program.look_for_page('Start page')])
    for place in ('Jepps Random Chess, 0 of 16 done', 'Chess in brief, 0 of 10 done', 'The rules of Guardener Chess',
                  'Dice practice room'):
        act(program.find('push button', place))
        program.wait_until('somewhere else', lambda: name(program.frame) != 'Guide', True)
        check(program, place, hidden=[program.look_for_page('Start page')])
        act(program.find('push button', 'Back'))
        program.wait_until('the title', lambda: name(program.frame), 'Guide')
    program.close()


def test_guide_beside_a_game():
    program = begin('--seed=849')
    game = Game(program, 'Play Guardener Chess')
    game.do('roll')
    program.keys('F1')
    program.find_page('Guide')
    check(program, 'the guide beside a game')
    program.close()


# --- other windows

def open_window(program):
    """What has just come up."""
    program.wait_for_windows(2)
    return program.wait_for('another window', lambda: next(
        (window for window in children(program.application) if window.path != program.frame.path), None))


def check_window(program, screen):
    check(program, screen, open_window(program))
    program.keys('Escape')
    program.wait_alone()


def test_windows():
    program = begin()
    program.keys('ctrl+comma')
    check_window(program, 'preferences')
    act(program.find('push button', 'Players and Clock'))
    check_window(program, 'players and clock')
    act(program.find('push button', 'House Rules for Guardener Chess'))
    check_window(program, 'house rules')
    program.keys('ctrl+question')
    check_window(program, 'the keyboard shortcuts')
    program.keys('ctrl+p')
    check_window(program, 'sheets to print')
    program.close()


def test_windows_of_a_game():
    program = begin('--seed=849')
    game = Game(program, 'Play Guardener Chess')
    for step in ('roll', 'Nc3', 'roll'):
        game.do(step)
    table.choose(program, 'Dice in This Game')
    window = open_window(program)
    for page in ('Counts', 'Rolls', 'What If?', 'Fairness'):
        program.click(program.find('page tab', page, window))
        check(program, f'the dice, {page}', window)
    program.keys('Escape')
    program.wait_alone()
    program.keys('ctrl+p')
    check_window(program, 'a game to print')
    program.keys('shift+ctrl+e')
    check_window(program, 'a picture to export')
    program.close()


def test_many_games():
    """A list that is longer than its window."""
    path = os.path.join(os.environ['HOME'], 'many.pgn')
    with open(path, 'w', encoding='ascii') as file:
        for i in range(200):
            file.write(f'[White "Player {i}"]\n\n1. e4 e5 *\n\n')
    program = begin(path)
    check_window(program, 'games to choose from')
    program.close()


if __name__ == '__main__':
    harness.main()
