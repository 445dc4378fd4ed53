# test-pseudo.py: every screen in a language that nobody speaks
#
# Its messages are two fifths longer than in English and have none of its
# letters: what is not marked for translation shows, and so does what has no
# room.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import StateType, act, area, expect, has, keep_settings, name, role, set_settings, walk
from pseudo import PseudoProgram, english_in, say
from table import GAME_MENU, choose

def test_the_rule_itself():
    for words, found in [('Roll the dice', ['Roll', 'the', 'dice']), (say('Roll the dice'), []), ('e4', []),
                         ('Nbxd7+', []), ('rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1', []), ('Ctrl', []), ('3-5', [])]:
        expect(english_in(words), found, f'the English in {words!r}')


def press(program, label):
    act(program.find('push button', say(label)))


def roll(program):
    """A second key shows at once how the dice fall; what they ask is decided
    by whatever comes first."""
    program.keys('space', 'space')
    program.settle()


def find_card(program, title):
    """Of a chapter: its name goes on with how much is done."""
    return program.wait_for(f'the card {title!r}', lambda: next(
        (widget for widget in walk(program.frame)
         if role(widget) == 'push button' and name(widget).startswith(say(title))), None))


def write(program, *moves):
    # A game that has just begun takes the focus first.
    program.find('list', say('Moves'))
    program.settle()
    for move in moves:
        program.keys('slash')
        entry = program.find('text', say('Type a move'))
        program.wait_for('the entry', lambda entry=entry: has(entry, StateType.FOCUSED))
        program.type(move)
        program.keys('Return')
        program.settle()


def look_at_window(program, screen, english):
    """A window in front of the first one; Escape closes it."""
    program.wait_for_windows(2)
    program.inspect(screen, english)
    program.keys('Escape')
    program.wait_alone()


def open_window(program, screen, keys, english):
    program.keys(keys)
    look_at_window(program, screen, english)


def choose_window(program, screen, item, english, button=None):
    choose(program, say(item), button=button)
    look_at_window(program, screen, english)


def test_start():
    program = PseudoProgram()
    program.inspect('the start', 'Two dice decide which pieces you may place; the king relocates instead of castling.')
    open_window(program, 'the menu', 'F10', 'A_bout Alea')
    open_window(program, 'the preferences', 'ctrl+comma', 'Four-sided dice')
    open_window(program, 'the shortcuts', 'ctrl+question', 'Roll the dice')
    act(program.find('push button', say('Players and _Clock')))
    look_at_window(program, 'the players', 'Real dice, entered by hand')
    choose_window(program, 'about', 'A_bout Alea', 'Chess played with dice')
    program.click(program.find('push button', say('Other ways to begin')))
    look_at_window(program, 'ways to begin', '_Deal One at Random')
    program.close()


def test_cards():
    """Those of the start: no row is much longer than another."""
    program = PseudoProgram()
    titles = ['Jepps Random Chess', 'Chess960', 'Guardener Chess', 'Random Move Number Chess', 'Chess']
    cards = [program.find('panel', say(title)) for title in titles]
    for width in (1180, 700, 360):
        program.resize(width, 740)
        program.settle()
        tops = [area(card)[1] for card in cards]
        rows = [tops.count(top) for top in sorted(set(tops))]
        expect(max(rows) - min(rows) <= 1, True, f'the rows {rows} at {width}')
        program.inspect(f'the start at {width}')
    program.close()


def test_chess():
    keep_settings("first-name='Анна'", "second-name='Борис'", "clock='fischer 300+3'")
    program = PseudoProgram('--new', 'chess')
    write(program, 'e4', 'e5', 'Ke3')
    program.inspect('a game of chess', 'A king moves one square.')
    program.keys('Page_Up')
    program.inspect('looking back', '_Back to the Game')
    program.keys('Page_Down')
    choose(program, say('_Pause the Clock'), 'check menu item', say(GAME_MENU))
    program.inspect('a pause', 'The game is paused')
    press(program, '_Resume')
    choose(program, say('_Side by Side'), 'radio menu item')
    choose(program, say('_White Resigns…'), button=say(GAME_MENU))
    program.find('label', say('%s wins as Black.').replace('%s', 'Борис'))
    program.inspect('a question', 'Does White resign?')
    press(program, 'White _Resigns')
    program.wait_alone()
    program.inspect('the end', '{loser} has resigned: {player} wins.', loser='Анна', player='Борис')
    program.keys('ctrl+p')
    look_at_window(program, 'a game to print', 'Save _as PDF…')
    program.close()


def play_with_dice(game, rolls, rules):
    program = PseudoProgram('--new', game, '--seed=50')
    for i in range(rolls):
        roll(program)
        if i in (0, rolls - 1):
            program.inspect(f'{game} after {i + 1} rolls')
    choose_window(program, f'the dice of {game}', 'D_ice in This Game', 'Counts', say(GAME_MENU))
    choose_window(program, f'the house rules of {game}', 'House _Rules of This Game', rules,
                  say(GAME_MENU))
    program.close()


def test_jepps():
    play_with_dice('jepps', 12, 'A double in the set-up')


def test_chess960():
    play_with_dice('chess960', 7, 'Draws by repetition and the fifty-move rule')


def test_too_early():
    """What is typed is answered, too."""
    program = PseudoProgram('--new', 'guardener')
    write(program, 'e4')
    program.inspect('a move before the roll', 'A roll is needed before “{word}”.', word='e4')
    program.close()


def test_guardener():
    play_with_dice('guardener', 5, 'The one pass')


def test_random_move():
    play_with_dice('random-move', 5, 'No legal move left during a series')


def test_editor():
    program = PseudoProgram()
    program.keys('ctrl+e')
    program.inspect('the editor', '_Play from Here')
    open_window(program, 'the printer', 'ctrl+p', 'Save _as PDF…')
    open_window(program, 'pictures', 'shift+ctrl+e', 'Export Picture')
    program.close()


def test_diagram():
    program = PseudoProgram()
    program.keys('ctrl+d')
    program.inspect('a diagram', '_Coordinates')
    open_window(program, 'diagrams to print', 'ctrl+p', 'Save _as PDF…')
    program.close()


def test_guide():
    program = PseudoProgram()
    program.keys('F1')
    program.inspect('the guide', 'Learn by doing')
    for title, english in (('Using Alea', '_Next'),
                           ('Dice practice room', 'Roll as often as you like. Nothing is at stake here.')):
        act(find_card(program, title))
        program.inspect(title, english)
        press(program, 'Back')
        program.wait_until('the title', lambda: program.spoken(), say('Guide'))
    act(find_card(program, 'The rules of Guardener Chess'))
    program.inspect('the reference', 'How we read it')
    program.close()


def test_large_letters():
    """Whoever needs them reads what is chosen in a dialog to its end, too."""
    set_settings(gtk_font_name='Sans 14')
    for size in ((1180, 740), (700, 900)):
        program = PseudoProgram(whole_choices=True)
        program.resize(*size)
        open_window(program, f'the printer at {size}', 'ctrl+p', 'Save _as PDF…')
        program.keys('ctrl+e')
        program.inspect('the editor', '_Play from Here')
        open_window(program, f'pictures at {size}', 'shift+ctrl+e', 'Export Picture')
        program.close()
    set_settings()


if __name__ == '__main__':
    harness.main()
