# test-small.py: a telephone, upright and on its side, also between two players
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, act, area, children, name, role

UPRIGHT, ON_ITS_SIDE = (360, 640), (640, 360)
BORDER = 10    # that a window draws itself, left and right together

# The least side of a square.
SQUARES = {
    'Play Guardener Chess': {UPRIGHT: 28, ON_ITS_SIDE: 24},
    'Play Random Move Number Chess': {UPRIGHT: 34, ON_ITS_SIDE: 30},
}


# --- face to face

def place(play, part):
    """Where it lies; the tree gives of what is turned the lower right corner."""
    left, top, width, height = area(part)
    x, y, *_ = area(play.page)
    is_turned = left >= width and top >= height and part in list(children(play.page))[:3]
    return (left - width - x, top - height - y, width, height) if is_turned else (left - x, top - y, width, height)


def find_clash(play):
    """Two parts of which one lies over the other; the list may."""
    seen = [(name(part) or role(part), place(play, part)) for part in children(play.page)
            if name(part) != 'Moves' and min(area(part)[2:]) > 0]
    for i, (one, (x1, y1, w1, h1)) in enumerate(seen):
        for other, (x2, y2, w2, h2) in seen[i + 1:]:
            if x1 < x2 + w2 and x2 < x1 + w1 and y1 < y2 + h2 and y2 < y1 + h1:
                return one, (x1, y1, w1, h1), other, (x2, y2, w2, h2)
    return None


def expect_room(program, play, size, least):
    program.resize(*size)
    program.wait_until('the width', lambda: area(program.frame)[2], size[0] - BORDER)
    # What follows from the shape of the window is there a little later.
    program.wait_for('squares of a size', lambda: least <= min(area(play.squares['d4'])[2:]) < size[0] / 8)
    program.wait_until('parts over each other', lambda: find_clash(play), None)


def test_face_to_face():
    harness.keep_settings("seats='face-to-face'")
    for game, squares in SQUARES.items():
        table.forget_games()
        program = Program('--seed=16923')
        play = Play(program, game)
        before = play.sentence()
        program.keys('space', 'space')
        program.wait_for('another sentence', lambda: play.sentence() not in ('', before))
        for size, least in squares.items():
            expect_room(program, play, size, least)
        program.close()
    harness.keep_settings()


# --- every other window

def press(button):
    return lambda program: act(program.find('push button', button))


def choose(item):
    return lambda program: table.choose(program, item)


def keys(shortcut):
    return lambda program: program.keys(shortcut)


WINDOWS = {
    'Preferences': keys('ctrl+comma'),
    'Players and Clock': press('Players and Clock'),
    'House Rules for Guardener Chess': lambda program: act(table.find_on_card(program, 'House Rules for Guardener Chess')),
    'About Alea': choose('About Alea'),
    'Keyboard shortcuts': keys('ctrl+question'),
}


def walk_unscrolled(widget):
    """What is there without scrolling."""
    yield widget
    if role(widget) != 'scroll pane':
        for child in children(widget):
            yield from walk_unscrolled(child)


def find_outside(window, width, height):
    """What cannot be reached."""
    bar = {widget.path for widget in walk_unscrolled(harness.title_bar(window))}
    for widget in walk_unscrolled(window):
        x, y, w, h = area(widget)
        over = 1 if widget.path in bar else 0
        if min(w, h) > 0 and (x < -over or x + w > width + over or y + h > height):
            return role(widget), name(widget), (x, y, w, h)
    return None


def find_cut(window):
    """What is wider than the place that it is scrolled in."""
    for pane in harness.walk(window):
        left, _, width, _ = area(pane)
        if role(pane) != 'scroll pane' or width == 0:
            continue
        for widget in harness.walk(pane):
            x, _, w, h = area(widget)
            if min(w, h) > 0 and (x < left or x + w > left + width):
                return role(widget), name(widget), (x, w), (left, width)
    return None


def expect_fits(program, title, sizes=(UPRIGHT, ON_ITS_SIDE)):
    """That it can be as small as the screen; the window."""
    window = program.wait_for(title, lambda: next(iter(table.windows_called(program, title)), None))
    program.wait_for_windows(2)
    number = program.window_ids()[-1]
    for width, height in sizes:
        inner = width - BORDER, height - BORDER
        program.screen.resize(number, width, height)
        program.wait_until(f'the size of {title}', lambda: area(window)[2:], inner)
        program.wait_until(f'outside {title}', lambda: find_outside(window, *inner), None)
    return window


def test_every_window():
    for title, begin in WINDOWS.items():
        table.forget_games()
        program = Program()
        program.resize(*UPRIGHT)
        program.point(program.frame)
        begin(program)
        expect_fits(program, title)
        program.kill()


# --- letters of twice the size

SCREENS = {
    'the start': lambda program: None,
    'the editor': keys('ctrl+e'),
    'a diagram': keys('ctrl+d'),
    'the guide': keys('F1'),
}


def open_large():
    table.forget_games()
    program = Program('--seed=50')
    program.resize(*UPRIGHT)
    return program


def expect_nothing_outside(program, screen):
    inner = UPRIGHT[0] - BORDER, UPRIGHT[1] - BORDER
    program.wait_until(f'the size of {screen}', lambda: area(program.frame)[2:], inner)
    program.wait_until(f'outside {screen}', lambda: find_outside(program.frame, *inner), None)
    program.wait_until(f'cut off in {screen}', lambda: find_cut(program.frame), None)


def test_large_letters():
    """Nothing is cut off where they are read on a telephone."""
    harness.set_settings(gtk_font_name='Sans 20')
    for screen, begin in SCREENS.items():
        program = open_large()
        before = program.spoken()
        begin(program)
        program.wait_for(screen, lambda: screen == 'the start' or program.spoken() != before)
        expect_nothing_outside(program, screen)
        program.kill()
    for title in ('Preferences', 'Players and Clock', 'House Rules for Guardener Chess'):
        program = open_large()
        program.point(program.frame)
        WINDOWS[title](program)
        window = expect_fits(program, title, [UPRIGHT])
        program.wait_until(f'cut off in {title}', lambda: find_cut(window), None)
        program.kill()
    harness.set_settings()


def expect_whole(program, play):
    program.wait_until('parts over each other', lambda: find_clash(play), None)
    expect_nothing_outside(program, 'the game')


def roll(program, play):
    before = play.sentence()
    program.keys('space', 'space')
    program.wait_for('another sentence', lambda: play.sentence() not in ('', before))


def test_large_letters_in_play():
    """What is long goes below what it stood beside; nothing lies over the board."""
    harness.set_settings(gtk_font_name='Sans 20')
    program = open_large()
    play = Play(program, 'Play Guardener Chess')
    roll(program, play)
    play.activate('a1')    # shut in: there is a rule about it
    program.wait_for('the way to the rule', lambda: any(
        name(widget).endswith(' in the guide') and area(widget)[2] > 0 for widget in harness.walk(play.page)))
    expect_whole(program, play)
    program.kill()
    harness.set_settings()


def is_seen(play, button):
    """Whether it needs no scrolling."""
    return any(role(widget) == 'push button' and name(widget) == button for widget in walk_unscrolled(play.page))


def test_large_letters_of_dice():
    harness.set_settings(gtk_font_name='Sans 20')
    program = open_large()
    Play(program, 'Play Random Move Number Chess')
    choose('Dice in This Game')(program)
    expect_fits(program, 'Dice in This Game', [UPRIGHT])
    program.kill()
    harness.set_settings()


def test_large_letters_while_pieces_are_put():
    """Words that are too long for a window are scrolled, what is pressed is there."""
    harness.set_settings(gtk_font_name='Sans 20')
    program = open_large()
    play = Play(program, 'Play Jepps Random Chess')
    program.wait_until('whether dice are seen', lambda: is_seen(play, 'Roll the dice'), True)
    expect_whole(program, play)
    roll(program, play)
    program.wait_until('whether pieces are seen', lambda: is_seen(play, 'white rook, 2 in hand, may be placed'), True)
    expect_whole(program, play)
    program.kill()
    harness.set_settings()


if __name__ == '__main__':
    harness.main()
