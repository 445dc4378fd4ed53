# table.py: what people do around a game: menus, players, what is kept
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import glob
import os
import sqlite3
import time

from harness import (Failure, StateType, act, area, children, has, name, output, role, text, tree, walk,
                     do)

GAMES = '.local/share/alea'
SETTINGS = '.config/glib-2.0/settings/keyfile'
MAX_TABS = 40
MAX_TURNS = 40    # of the wheel
FRAMES = 0.05          # seconds, some frames of the screen
QUESTION_TIME = 0.5    # seconds for an answer to take effect


def forget_games():
    """A program that is started next has no game to continue, and no match."""
    for path in glob.glob(os.path.join(os.environ['HOME'], GAMES, '*')):
        os.remove(path)


def read_shelf(query, folder=None):
    """What the shelf says, as rows; none while there is no shelf."""
    path = os.path.join(folder or os.path.join(os.environ['HOME'], GAMES), 'games.db')
    try:
        with contextlib.closing(sqlite3.connect(f'file:{path}?mode=ro', uri=True)) as shelf:
            return shelf.execute(query).fetchall()
    except sqlite3.OperationalError:
        return []


def kept_games(folder=None):
    """The events of all games that are kept, the last one first: "e4 e5", and
    "6 hand" for a roll of real dice."""
    games = read_shelf('SELECT id, n_events FROM game WHERE deleted IS NULL ORDER BY changed DESC', folder)
    return [' '.join(event + (' hand' if kind == 2 else '') for event, kind in read_shelf(
        f'SELECT text, kind FROM event WHERE game = {game} AND number BETWEEN 0 AND {n - 1} ORDER BY number', folder))
        for game, n in games]


def kept_game():
    """The game that was played last; '' for none."""
    return next(iter(kept_games()), '')


def expect_kept(program, words):
    program.wait_until(f'{words!r} in what is kept', lambda: words in kept_game(), True)


# What stands beside the board, not in the main menu.
OF_THE_GAME = ['White Resigns…', 'Black Resigns…', 'Agree to a Draw…', 'Offer a Draw', 'Claim a Draw',
               'Take Back the Roll…', 'Play from Here', 'Pause the Clock', 'Flip the Board', 'Players and Clock',
               'Dice in This Game', 'House Rules of This Game']


GAME_MENU = 'Resign, draw and more'


def open_game_menu(program, button=GAME_MENU):
    program.click(program.find('push button', button))


def is_there(program, button):
    widget = program.look_for('push button', button)
    return widget is not None and area(widget)[2] > 0


def list_submenus(program):
    """The items of the menu that is open which lead to another."""
    return [widget for widget in walk(program.frame) if role(widget) == 'menu item'
            and has(widget, StateType.HAS_POPUP) and area(widget)[2] > 0]


def one(found):
    """None for several, and for none."""
    return found[0] if len(found) == 1 else None


def find_item(program, item, kind='menu item'):
    """In the menu that is open, or in one of its submenus: of those newer
    versions of GTK tell only while they are gone into."""
    program.wait_for('the menu', lambda: program.look_for(kind, item) or list_submenus(program))
    for submenu in [] if program.look_for(kind, item) else [name(submenu) for submenu in list_submenus(program)]:
        act(program.find('menu item', submenu))
        way_back = program.wait_for('the submenu', lambda: one(list_submenus(program)))
        if program.look_for(kind, item):
            break
        act(way_back)
        program.wait_for('the menu', lambda: len(list_submenus(program)) > 1)
    return program.find(kind, item)


def scroll_to(program, widget):
    """By the wheel, until it is in the window."""
    for _ in range(MAX_TURNS):
        _, y, _, height = area(widget)
        if y + height <= area(program.frame)[3]:
            return
        program.point(program.frame)
        do('click', 5)
    raise Failure(f'{name(widget)} is not scrolled to')


def find_on_card(program, what):
    """The button to learn a game, or of its house rules: on its card, or in the
    menu of that where it is a short row."""
    game = what.removeprefix('Learn ').removeprefix('House Rules for ')
    card = program.find('panel', game)
    if program.look_for('push button', what) is None:
        ways = program.find('push button', 'Other ways to begin', card)
        scroll_to(program, ways)
        program.click(ways)
    return program.find('push button', what)


def choose(program, item, kind='menu item', button=None):
    """An item of the main menu, or of that of the game, which @button opens in another language."""
    if button or item in OF_THE_GAME and is_there(program, GAME_MENU):
        open_game_menu(program, button or GAME_MENU)
        program.point_away()
    else:
        program.keys('F10')
    act(find_item(program, item, kind))
    program.wait_until('the menu', lambda: program.look_for(kind, item), None)


def windows_called(program, title):
    return [window for window in children(program.application) if name(window) == title]


def labels(root):
    """What can be read in a window, or a part of one."""
    return [text(widget) for widget in walk(root) if role(widget) == 'label']


def open_players(program):
    if page_in(program.frame) is None or area(page_in(program.frame))[2] == 0:
        act(program.find('push button', 'Players and Clock'))
    else:
        choose(program, 'Players and Clock')
    program.find('text', 'Name, first player')


def set_text(program, label, words):
    entry = program.find('text', label)
    program.click(entry)
    program.wait_for('the focus', lambda: has(entry, StateType.FOCUSED))
    program.keys('ctrl+a')
    program.type(words)
    program.wait_until(f'the text of {label!r}', lambda: text(entry), words)


def name_players(program, first, second=None):
    open_players(program)
    set_text(program, 'Name, first player', first)
    if second is not None:
        set_text(program, 'Name, second player', second)
    close_window(program)


def tick(program, label):
    box = program.find('check box', label)
    program.click(box)
    program.wait_for(f'the tick of {label!r}', lambda: has(box, StateType.CHECKED))


def close_window(program):
    program.keys('Escape')
    program.wait_alone()


def points(page):
    """In the match, as they are spoken, from the bottom to the top."""
    found = [widget for widget in walk(page) if role(widget) == 'label' and 'in the match' in name(widget)
             and area(widget)[2] > 0]
    return [name(widget) for widget in sorted(found, key=lambda widget: -area(widget)[1])]


def is_over(program, play):
    """Of a game that goes on by itself: what is looked at may go away meanwhile."""
    try:
        button = program.look_for('push button', 'Play Again', play.page)
        return button is not None and area(button)[2] > 0
    except tree.Error:
        return False


def name_file(program, title, path):
    """In a dialog that saves."""
    dialog = program.wait_for(f'the dialog {title!r}', lambda: next(iter(windows_called(program, title)), None))
    do('move', 200, 80)    # the dialog lies over the corner
    entry = program.wait_for('the entry', lambda: next(
        (widget for widget in walk(dialog) if role(widget) == 'text' and has(widget, StateType.FOCUSED)), None))
    program.write_path(entry, path)
    program.keys('Return')


def replace_file(program):
    """GTK's question, over its dialog; it is in no tree, so that nobody knows
    when it takes keys."""
    def is_answered():
        if len(program.windows()) < 3:
            return True
        program.screen.focus(program.window_ids()[-1])
        program.keys('alt+r')
        time.sleep(QUESTION_TIME)
        return False

    program.wait_for_windows(3)
    program.wait_for('an answer', is_answered)


def wait_at_rest(program, widget):
    """Until it stays where it is: of some changes a second one follows, as what
    does not fit is laid out anew."""
    areas = []

    def is_at_rest():
        time.sleep(FRAMES)
        areas.append(area(widget))
        return areas[-2:] == [areas[-1]] * 2

    program.wait_for('a layout at rest', is_at_rest)


# --- the dice of a game

def dice_page(program, title):
    """The window of the dice of this game, on one of its pages."""
    window = windows_called(program, 'Dice in This Game')[0]
    tab = program.find('page tab', title, window)
    program.click(tab)
    program.wait_for(title, lambda: has(tab, StateType.SELECTED))
    return window


def open_dice(program):
    choose(program, 'Dice in This Game')
    program.find('page tab', 'Counts')
    # While the menu goes it holds the pointer, and a tab would be pressed in vain.
    program.wait_for_windows(2)


# --- the focus

def focused(program):
    """Role and name of what has the focus.  There must be one: a list tells of
    several, as they are seen for a moment when the focus moves meanwhile."""
    found = [(role(widget), name(widget)) for widget in walk(program.application) if has(widget, StateType.FOCUSED)]
    return found[0] if len(found) == 1 else found or None


def focused_but(program, before):
    """What has it now; None while it moves."""
    now = focused(program)
    return now if isinstance(now, tuple) and now != before else None


def tab_to(program, wanted, key='Tab'):
    """From one to the next; returns what was passed on the way.  Each key is
    waited for: the tree is read sooner than a key that was sent before."""
    passed = []
    before = program.wait_for('a focus', lambda: focused_but(program, None))
    for _ in range(MAX_TABS):
        program.keys(key)
        now = program.wait_for('a move of the focus', lambda before=before: focused_but(program, before))
        if now == wanted:
            return passed
        passed.append(now)
        before = now
    raise Failure(f'no {wanted} within {MAX_TABS} tabs: {passed}')


# --- several windows

def frames(program):
    return [window for window in children(program.application) if role(window) == 'frame']


def page_in(window):
    """Where the game of @window is played; None when it has none."""
    return next((widget for widget in walk(window) if name(widget) == 'Game table'), None)


def moves_in(window):
    page = page_in(window)
    return [name(row) for row in walk(page) if role(row) == 'list item'] if page else []
