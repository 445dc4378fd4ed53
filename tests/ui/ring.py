# ring.py: the round that Tab makes in a window, and the way back
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import time

from harness import PATIENCE, PAUSE, Failure, StateType, actions, area, children, has, look, name, role, walk

STILL = PATIENCE / 24   # seconds after which the focus is taken to stay where it is
FRAME = 0.03            # seconds in which a change is drawn for the most part
MAX_STOPS = 150
N_COMPARED = 3          # pictures of other stops
MARGIN = 18, 14         # beside and above what the tree calls the place of a widget, for its border
RATIO = 3               # the least contrast of a ring with what was there without it

# What a person uses, and so has to reach.
USED = {'push button', 'toggle button', 'check box', 'text', 'entry', 'spin button', 'combo box', 'slider', 'switch',
        'link', 'page tab'}
# Of these one is reached, and the others from there by arrow keys.
CHOICES = {'radio button'}
# Those of the title bar, for which the desktop has keys.
OF_THE_DESKTOP = {'Minimize', 'Maximize', 'Restore', 'Close'}


class Stop:
    """What has the focus: a widget; or a board or a list, whatever has it in there."""

    def __init__(self, widget):
        self.widget = widget
        self.whole = get_whole(widget)
        self.name = name(widget)    # a row that is scrolled out of sight has none any more
        self.words = f'{role(widget)} {self.name!r}'
        self.place = area(widget)

    def __repr__(self):
        return f'{self.words} at {self.place}'

    def is_same(self, other):
        return self.whole.path == other.whole.path


def is_square(widget):
    return 'square.activate' in actions(widget)


def get_whole(widget):
    """Squares and rows belong together: arrow keys go from one to the next."""
    if is_square(widget):
        return widget.get_parent()
    around = widget
    while around is not None and role(around) != 'frame':
        if role(around) == 'list':
            return around
        around = around.get_parent()
    return widget


def get_stops(root):
    return [widget for widget in walk(root) if has(widget, StateType.FOCUSABLE)]


def find_focus(widgets):
    """The innermost that has it; None while it moves."""
    return next((widget for widget in reversed(widgets) if has(widget, StateType.FOCUSED)), None)


# --- places on the screen

def get_panes(widget):
    """What scrolls it, the outermost first."""
    panes = []
    around = widget.get_parent()
    while around is not None and role(around) not in ('frame', 'application'):
        if role(around) == 'scroll pane':
            panes.insert(0, around)
        around = around.get_parent()
    return panes


def compare_places(one, other):
    """Their places; those of the panes that scroll them, where these differ.
    Each is a list of such, with what they are places of."""
    return next(((here, there) for (pane, here), (other_pane, there) in zip(one, other) if pane != other_pane),
                (one[-1][1], other[-1][1]))


def is_read_before(one, other, from_right):
    """Whether @one stands above @other, or before it in the same line."""
    (x, y, w, h), (ox, oy, ow, oh) = compare_places(one, other)
    if y + h <= oy:
        return x < ox + ow and ox < x + w
    is_one_line = abs((y + h / 2) - (oy + oh / 2)) < min(h, oh) / 2
    return is_one_line and (ox + ow <= x if from_right else x + w <= ox)


def find_disorder(stops, from_right):
    """Pairs of which the second one comes first on the screen, wherever the
    round begins."""
    places = [[(part.path, area(part)) for part in [*get_panes(stop.widget), stop.widget]] for stop in stops]
    before = {(i, j) for i, one in enumerate(places) for j, other in enumerate(places)
              if i != j and is_read_before(one, other, from_right)}
    found = []
    for first in range(len(stops)):
        order = [*range(first, len(stops)), *range(first)]
        found.append([(stops[one], stops[other]) for n, one in enumerate(order) for other in order[n + 1:]
                      if (other, one) in before])
    return min(found, key=len)


# --- what can be seen

def is_inside(place, pane):
    x, y, width, height = place
    left, top, wide, high = pane
    return left <= x and x + width <= left + wide and top <= y and y + height <= top + high


def get_light(part):
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


LIGHT = [get_light(part) for part in range(256)]


def get_contrast(one, other):
    """Of two colours, as WCAG counts it."""
    bright, dark = sorted((0.2126 * LIGHT[r] + 0.7152 * LIGHT[g] + 0.0722 * LIGHT[b] + 0.05
                           for r, g, b in (one, other)), reverse=True)
    return bright / dark


def grow(place):
    """With the border that the tree leaves out, and a ring around that."""
    x, y, width, height = place
    return x - MARGIN[0], y - MARGIN[1], x + width + MARGIN[0], y + height + MARGIN[1]


class Picture:
    """The window at one moment, what had the focus then, and where all was."""

    def __init__(self, ring, stop):
        *_, self.width, self.height = ring.window
        self.pixels = look(*ring.window)
        self.stop = stop
        stop.place = area(stop.widget)    # it may just have been scrolled into sight
        last = ring.pictures[-1].places if ring.pictures else {}
        if last.get(stop.widget.path) == stop.place:
            self.places = last    # and then others would have been, too
        else:
            self.places = {widget.path: area(widget) for widget in ring.widgets}

    def colour(self, x, y):
        start = 3 * (y * self.width + x)
        return self.pixels[start:start + 3]


def shows_ring(with_focus, without, place):
    """Whether the focus makes a clear difference to as many pixels around what
    has it in the first picture as half a line around it has; in the second
    picture it is at @place."""
    left, top, right, bottom = grow(with_focus.stop.place)
    dx, dy = place[0] - with_focus.stop.place[0], place[1] - with_focus.stop.place[1]
    x0, y0, x1, y1 = grow(without.stop.place)
    missing = sum(with_focus.stop.place[2:])
    for y in range(max(top, -dy, 0), min(bottom, with_focus.height, with_focus.height - dy)):
        for x in range(max(left, -dx, 0), min(right, with_focus.width, with_focus.width - dx)):
            one, other = with_focus.colour(x, y), without.colour(x + dx, y + dy)
            if one != other and not (x0 <= x + dx < x1 and y0 <= y + dy < y1) and get_contrast(one, other) >= RATIO:
                missing -= 1
                if missing == 0:
                    return True
    return False


# --- the round

class Ring:
    def __init__(self, program, root, screen, hidden):
        self.program = program
        self.root = root
        self.hidden = {widget.path for part in hidden if part is not None for widget in walk(part)}
        self.screen = screen
        self.renew()
        self.window = self.find_window()
        self.stops = []
        self.pictures = []    # of each stop that was come to
        self.doubtful = []    # numbers of pictures without a ring that is seen by those before

    def find_window(self):
        """Where the root begins on the screen, and how large it is."""
        x, y = self.program.wait_for('a place', lambda: self.program.place(self.root))
        left, top, width, height = area(self.root)
        return x - width // 2 - left, y - height // 2 - top, width, height

    def fail(self, what):
        raise Failure(f'{self.screen}: {what}\nThe round: ' + '\n'.join(map(repr, self.stops)))

    # --- going

    def renew(self):
        """What there is now.  There are many squares, so they are seen to last."""
        stops = get_stops(self.root)
        self.squares = [widget for widget in stops if is_square(widget)]
        self.widgets = [widget for widget in stops if not is_square(widget)]

    def focus(self):
        widget = find_focus(self.widgets) or find_focus(self.squares)
        if widget is None:    # what a list scrolls into sight was not there before
            self.renew()
        return Stop(widget) if widget is not None else None

    def press(self, key, before):
        """Where the focus goes; None where it stays."""
        self.program.keys(key)
        end = time.monotonic() + STILL
        while time.monotonic() < end:
            now = self.focus()
            if now is not None and not now.is_same(before):
                return now
            time.sleep(PAUSE)
        return None

    def go_forwards(self):
        """Until the round is closed."""
        here = self.program.wait_for('a focus', self.focus)
        while not any(here.is_same(stop) for stop in self.stops):
            self.stops.append(here)
            if len(self.stops) > MAX_STOPS:
                self.fail('the round has no end')
            following = self.press('Tab', here)
            if following is None:
                self.fail(f'Tab stays on {here}')
            here = following
            self.see(here)
        if len(self.stops) > 1 and here.is_same(self.stops[1]) and role(self.stops[0].widget) not in USED:
            del self.stops[0]    # a text that has the focus only to be read out
        if not here.is_same(self.stops[0]):
            self.fail(f'Tab comes round to {here}')

    def go_backwards(self):
        here = self.stops[0]
        for wanted in [*self.stops[:0:-1], self.stops[0]]:
            following = self.press('shift+Tab', here)
            if following is None:
                self.fail(f'Shift+Tab stays on {here}')
            if not following.is_same(wanted):
                self.fail(f'Shift+Tab goes from {here} to {following}, not to {wanted}')
            here = following

    # --- seeing

    def has_ring(self, picture, others):
        """None where no other picture shows the place to compare it with, as on
        a long page that is scrolled from one stop to the next."""
        stop = picture.stop
        panes = [area(pane) for pane in get_panes(stop.widget)]
        alike = [(other, place) for other in others
                 for place in [other.places.get(stop.widget.path, stop.place)]
                 if not other.stop.is_same(stop) and all(is_inside(place, pane) for pane in panes)]
        return any(shows_ring(picture, *other) for other in alike) if alike else None

    def see(self, stop):
        """The tree knows of a focus before it is drawn.  Where there is nothing to
        compare it with, it is drawn when all stands still again."""
        end = time.monotonic() + STILL
        before = self.pictures[-1].pixels if self.pictures else b''
        pixels = before
        while True:
            time.sleep(FRAME)
            picture = Picture(self, stop)
            has_ring = self.has_ring(picture, self.pictures[-N_COMPARED:])
            is_still = has_ring is None and picture.pixels == pixels != before
            if has_ring or is_still or time.monotonic() > end:
                break
            pixels = picture.pixels
        if not has_ring:
            self.doubtful.append(len(self.pictures))
        self.pictures.append(picture)

    # --- what is asked of it

    def find_unreached(self):
        reached = {stop.whole.path for stop in self.stops}
        chosen = {stop.widget.get_parent().path for stop in self.stops if role(stop.widget) in CHOICES}
        return [widget for widget in get_stops(self.root)
                if (role(widget) in USED or role(widget) in CHOICES and widget.get_parent().path not in chosen)
                and get_whole(widget).path not in reached and min(area(widget)[2:]) > 0
                and has(widget, StateType.SENSITIVE) and name(widget) not in OF_THE_DESKTOP
                and widget.path not in self.hidden]

    def expect_all_reached(self):
        unreached = self.find_unreached()
        if unreached:
            self.fail('Tab never reaches ' + ', '.join(repr(Stop(widget)) for widget in unreached))

    def expect_names(self):
        """Whatever one stops at says what it is, a page to scroll as well."""
        unnamed = [stop for stop in self.stops if not re.sub('(Gtk|Alea)[A-Z][A-Za-z]*', '', stop.name).strip()]
        if unnamed:
            self.fail('No name is spoken at ' + ', '.join(map(repr, unnamed)))

    def expect_order(self, from_right):
        disorder = find_disorder(self.stops, from_right)
        if disorder:
            self.fail('\n'.join(f'{one} comes before {other}' for one, other in disorder))

    def expect_rings(self):
        faint = [self.pictures[n].stop for n in self.doubtful
                 if self.has_ring(self.pictures[n], self.pictures) is False]
        if faint:
            self.fail('No ring is to be seen on ' + ', '.join(map(repr, faint)))


def check(program, screen, root=None, hidden=(), from_right=False):
    """That Tab goes round all that can be used in a window, in the order in
    which it is read, that Shift+Tab goes back, and that it is said and seen where.
    The tree may have parts, too, that are @hidden, as by another screen."""
    ring = Ring(program, root or program.frame, screen, hidden)
    ring.go_forwards()
    ring.go_backwards()
    ring.expect_all_reached()
    ring.expect_names()
    ring.expect_order(from_right)
    ring.expect_rings()
    print(f'# {screen}: {len(ring.stops)} stops')
