# harness.py: drives the program as a person does, and as a screen reader does
#
# A test file defines functions whose names begin with "test_" and ends with
# harness.main().  What it reads comes from the accessible tree, what it does
# goes through the X server; states are waited for, never slept for.  What has
# just been read may be read again out of a copy, until something is done.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback

from gi.repository import GLib

import hand
import tree
import wayland
from tree import Atspi

StateType = Atspi.StateType

# Seconds until a wait is given up; more where the program is known to be slow.  A
# machine that has many tests to run at once lets one wait for long.
PATIENCE = 60 * int(os.environ.get('ALEA_TEST_PATIENCE', '1'))
PAUSE = 0.01     # seconds between the first two looks
LONGEST_PAUSE = 0.1
CROSSING_TIME = 3    # seconds for a window to notice that the pointer is in it
COMPLETION_TIME = 1    # seconds for a path to be there as it is written
FILES = 'abcdefgh'
SCREEN = 1280, 960    # as under-xvfb makes it
SETTINGS = os.path.join(os.environ['HOME'], '.config/glib-2.0/settings/keyfile')


# Whether the program is in a Wayland on that screen.
ON_WAYLAND = 'WAYLAND_DISPLAY' in os.environ

# Whether GTK announces what the program says, which before was the name of its window.
ANNOUNCES = 'ALEA_TEST_ANNOUNCES' in os.environ


class Failure(Exception):
    pass


def expect(found, expected, what):
    if found != expected:
        raise Failure(f'{what}: found {found!r}, expected {expected!r}')


def output(*words):
    """What a program prints; it may fail when a window goes away meanwhile."""
    return subprocess.run(list(map(str, words)), capture_output=True, text=True, check=False).stdout


def do(*words):
    """With pointer and keys, see hand.Screen.do()."""
    try:
        Program.screen.do(*words)
    finally:
        if Program.running is not None:
            Program.running.forget()


def keep_settings(*lines):
    """For the programs that begin from now on: settings such as
    'first-own-dice=true', in a file of this test's home."""
    os.makedirs(os.path.dirname(SETTINGS), exist_ok=True)
    with open(SETTINGS, 'w', encoding='utf-8') as file:
        file.write('\n'.join(['[org/aleachess/Alea]', *lines, '']))
    os.environ['GSETTINGS_BACKEND'] = 'keyfile'


def forget_maximized():
    """Of a window that begins so weston 10 says that it must have no size, and
    ends its program when it has one."""
    if os.path.exists(SETTINGS):
        with open(SETTINGS, encoding='utf-8') as file:
            lines = [line for line in file if not line.startswith('window-maximized')]
        with open(SETTINGS, 'w', encoding='utf-8') as file:
            file.writelines(lines)


# --- widgets -----------------------------------------------------------------

def children(widget):
    yield from widget.get_children()


def walk(widget):
    yield widget
    for child in children(widget):
        yield from walk(child)


def walk_boards_last(widget):
    """As walk(), but for what is in boards: they have many squares, which have
    no children, and are seldom what is looked for."""
    boards = []

    def walk_outside(widget):
        yield widget
        if role(widget) == 'panel' and name(widget) == 'Board':
            boards.append(widget)
            return
        for child in children(widget):
            yield from walk_outside(child)

    yield from walk_outside(widget)
    for board in boards:
        for child in children(board):
            if role(child) == 'push button':
                yield child
            else:
                yield from walk(child)


def role(widget):
    return widget.get_role_name()


def name(widget):
    return widget.get_name()


def text(label):
    """Nothing for what has just gone."""
    try:
        return label.get_text()
    except tree.Error:
        return ''


def has(widget, state):
    return widget.has_state(state)


def area(widget):
    """Left, top, width and height within its window; no size for what is no
    widget."""
    try:
        return widget.get_extents()
    except tree.Error:
        return 0, 0, 0, 0


def actions(widget):
    """None for what has no actions, nor for a button that is not sensitive."""
    try:
        return widget.get_actions()
    except tree.Error:
        return []


def act(widget, action='click'):
    """What a screen reader does to press a widget.  One that has just come may
    not have its actions yet."""
    end = time.monotonic() + PATIENCE
    while action not in actions(widget) or not widget.do_action(action):
        if time.monotonic() > end:
            raise Failure(f'{name(widget)!r} does not {action}')
        widget.tree.forget()
        time.sleep(PAUSE)


class Squares(dict):
    """Of a board, by their names.  A board that is being built or changed has
    only some of them in the tree: one that is missing is looked for again."""

    def __init__(self, board):
        super().__init__()
        self.board = board
        self.read()

    def read(self):
        self.clear()
        self.update((name(square)[:2], square) for square in children(self.board))

    def __missing__(self, wanted):
        end = time.monotonic() + PATIENCE
        while wanted not in self.keys():
            if time.monotonic() > end:
                raise Failure(f'the board has no {wanted!r}, but {" ".join(self)}')
            self.board.tree.forget()
            time.sleep(PAUSE)
            self.read()
        return self[wanted]


def title_bar(window):
    """What comes last in it.  Newer versions of GTK lay it one pixel over the border."""
    return list(children(window))[-1]


def describe_tree(widget, depth=0):
    lines = [f'{"  " * depth}{role(widget)} {name(widget)!r} {widget.get_description()!r} {area(widget)}']
    for child in children(widget):
        lines += describe_tree(child, depth + 1)
    return lines


def look(left, top, width, height):
    """What can be seen in a part of the screen: red, green and blue of each
    pixel, a byte each."""
    picture = Program.screen.look(left, top, width, height)
    if Program.running is not None:
        Program.running.forget()
    return picture


def hear():
    """Everything that was told and not yet noted."""
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


# --- settings of the desktop -------------------------------------------------

def set_settings(**settings):
    """What the next program finds in the settings of GTK: gtk_font_name="Sans 20"."""
    folder = os.path.join(os.environ['HOME'], '.config', 'gtk-4.0')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'settings.ini'), 'w', encoding='utf-8') as file:
        file.write('[Settings]\n')
        for key, value in settings.items():
            file.write(f'{key.replace("_", "-")}={value}\n')


@contextlib.contextmanager
def one_font():
    """No font but one, in one weight and one slant: its file."""
    font = output('fc-match', '-f', '%{file}', 'sans')
    with tempfile.TemporaryDirectory() as folder:
        link = os.path.join(folder, os.path.basename(font))
        os.symlink(font, link)
        config = os.path.join(folder, 'fonts.conf')
        with open(config, 'w', encoding='ascii') as file:
            file.write(f'<fontconfig><dir>{folder}</dir><cachedir>{folder}/cache</cachedir></fontconfig>\n')
        before = os.environ.pop('FONTCONFIG_FILE', None)
        os.environ['FONTCONFIG_FILE'] = config
        try:
            yield link
        finally:
            del os.environ['FONTCONFIG_FILE']
            if before is not None:
                os.environ['FONTCONFIG_FILE'] = before


def set_animations(enabled):
    set_settings(gtk_enable_animations=int(enabled))


# --- the program ---------------------------------------------------------------

class Program:
    """The running program; its window is up when this returns."""

    command = None    # its file, set by main()
    running = None    # the one a failed test is about
    bus = None    # where its tree is found, made by main()
    screen = None    # where its windows are, made by main()
    application = None    # the root of its tree
    said = {}    # what was announced last, or the name that came since, by the paths of windows
    ear = None    # what notes that, made by main()
    complaints = None    # a file for what it has to say while a test runs, made by main()
    # It must never warn, but GTK does: its file dialog may draw the buttons of a
    # path before it has read that, it asks in vain for a manager of colours, and
    # 4.24 counts some frames twice that cairo draws.
    known_warnings = ['Trying to snapshot GtkButton', 'failed to contact colord', 'gdk_frame_timings_submitted']

    def __init__(self, *arguments, errors=None, messages=None):
        """@errors is a file for what it has to say, @messages one for what it
        says when it is asked to by G_MESSAGES_DEBUG."""
        Program.running = self
        if ON_WAYLAND:
            forget_maximized()
        # What puts right where newer versions of GTK say that a widget is.
        shims = ' '.join(filter(None, map(os.environ.get, ['LD_PRELOAD', 'ALEA_TEST_BOUNDS_SHIM'])))
        self.process = subprocess.Popen([self.command, *arguments],
                                        env=dict(os.environ, G_DEBUG='fatal-criticals', LD_PRELOAD=shims),
                                        stdout=messages, stderr=errors or Program.complaints)
        self.application = self.wait_for('the program', self._find_application)
        self.frame = self.wait_for('the window', lambda: self.look_for('frame'))
        self.wait_for('the window on the screen', self.windows)
        self.bring_in()
        self.point(self.frame)
        self.take_keys()

    def bring_in(self):
        """Where lines run from the right, newer versions of GTK begin to the left of
        the screen; a window manager would not let them."""
        if not ON_WAYLAND and self.windows()[0][0] < 0:
            self.screen.put(self.window_ids()[0], 0, 0)
            self.wait_until('the left edge', lambda: self.windows()[0][0], 0)

    def take_keys(self):
        """There is no window manager: the pointer says which window has keys, unless
        another one says something at once.  A window that comes under it may not
        notice that, until it goes and comes back."""
        def is_used():
            if has(self.frame, StateType.ACTIVE) or len(self.windows()) > 1:
                return True
            if time.monotonic() > is_used.end:
                do('move', *SCREEN)
                self.point(self.frame)
                is_used.end = time.monotonic() + CROSSING_TIME
            return False

        is_used.end = time.monotonic() + CROSSING_TIME
        self.wait_for('the focus', is_used)

    def _find_application(self):
        found = self.bus.find_program(self.process.pid)
        return tree.Tree(self.bus, found).root if found else None

    def forget(self):
        """What is read from now on is as it is then."""
        if self.application is not None:
            self.application.tree.forget()

    def close(self):
        """Asks the program to end as its user does."""
        self.keys('ctrl+q')
        expect(self.process.wait(PATIENCE), 0, 'the exit status')
        Program.running = None

    def kill(self):
        Program.running = None
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()

    @classmethod
    def read_complaints(cls):
        """Shows what was said, and fails for a warning that is not known."""
        cls.complaints.seek(0)
        lines = cls.complaints.read().splitlines()
        print(*lines, sep='\n', end='\n' if lines else '', file=sys.stderr)
        for line in lines:
            if 'WARNING **' in line and not any(known in line for known in cls.known_warnings):
                raise Failure(f'the program warned: {line}')

    # --- waiting and finding

    def wait_for(self, what, look):
        """The first true answer of look()."""
        end = time.monotonic() + PATIENCE
        pause = PAUSE
        trouble = ''
        while True:
            began = time.monotonic()
            self.forget()
            try:
                answer = look()
            except tree.Error as error:    # a widget went away while it was looked at
                answer = None
                trouble = f' ({error})'
            if answer:
                return answer
            if self.process.poll() is not None:
                raise Failure(f'the program ended with {self.process.returncode} before {what}')
            if time.monotonic() > end:
                raise Failure(f'waited in vain for {what}{trouble}')
            # Each look keeps the program from what is waited for.
            time.sleep(max(pause, time.monotonic() - began))
            pause = min(1.5 * pause, LONGEST_PAUSE)

    def wait_until(self, what, look, expected):
        """Until look() is what was expected."""
        seen = [None]

        def compare():
            seen[0] = look()
            return seen[0] == expected

        try:
            self.wait_for(f'{what} {expected!r}', compare)
        except Failure as failure:
            raise Failure(f'{failure}; {what} is {seen[0]!r}') from None

    def look_for(self, wanted_role, wanted_name=None, root=None):
        for widget in walk_boards_last(root or self.application):
            if role(widget) == wanted_role and wanted_name in (None, name(widget)):
                return widget
        return None

    @classmethod
    def listen(cls):
        """To what is announced from now on, and to new names: of windows they are
        spoken, too."""
        def note(event):
            cls.said[event.source.path] = event.any_data

        if ANNOUNCES:
            cls.ear = Atspi.EventListener.new(note)
            cls.ear.register('object:announcement')
            cls.ear.register('object:property-change:accessible-name')

    def spoken(self):
        """What was said last; the name of the window, if that is nothing."""
        hear()
        return self.said.get(self.frame.path) or name(self.frame)

    def title(self):
        """What the title bar shows."""
        bar = title_bar(self.frame)
        of_buttons = {label for button in walk(bar) if role(button) == 'push button'
                      for label in walk(button)}
        return next((text(label) for label in walk(bar) if role(label) == 'label' and label not in of_buttons), None)

    def expect_spoken(self, sentence):
        """That a screen reader says it."""
        self.wait_until('what is spoken', self.spoken, sentence)

    def find(self, wanted_role, wanted_name=None, root=None):
        return self.wait_for(f'{wanted_role} {wanted_name!r}',
                             lambda: self.look_for(wanted_role, wanted_name, root))

    def look_for_page(self, wanted_name):
        """A screen.  GTK may put something around it that is called as the window
        is: the screen is what is farthest within."""
        pages = [widget for widget in walk_boards_last(self.application)
                 if role(widget) == 'panel' and name(widget) == wanted_name]
        return pages[-1] if pages else None

    def find_page(self, wanted_name):
        return self.wait_for(f'the page {wanted_name!r}', lambda: self.look_for_page(wanted_name))

    # --- pointer and keys

    def window_ids(self):
        """Popovers have windows of their own."""
        return self.screen.find_windows(self.process.pid)

    def windows(self):
        """Left, top, width and height of each window on the screen."""
        return list(filter(None, map(self.screen.get_place, self.window_ids())))

    def resize(self, width, height):
        """The window, with its border.  The screen knows the new size before
        the program has laid itself out in it."""
        border = self.windows()[0][2] - area(self.frame)[2]
        self.screen.resize(self.window_ids()[0], width, height)
        self.wait_until('the size', lambda: self.windows()[0][2:], (width, height))
        self.wait_until('the size within', lambda: area(self.frame)[2:], (width - border, height - border))

    def fill_screen(self):
        """Then the list of moves has room below a set-up, and for all that is done
        in it.  Newer versions of GTK tell nothing of a list that is out of sight,
        and of its rows only those on show; 4.8 tells of all of them."""
        if ON_WAYLAND:
            self.wait_for_keys()
            self.screen.maximize()
            self.wait_until('the size within', lambda: area(self.frame)[2:], SCREEN)
        else:
            self.resize(*SCREEN)

    def wait_for_windows(self, n):
        """Until there are so many, popovers among them.  The tree must not be read
        while one closes: GTK 4.8 ends when it is asked for a window that has just
        gone."""
        self.wait_until('the number of windows', lambda: len(self.windows()), n)
        # When it answers, it has let go of the keys too, which a popover holds.
        self.forget()
        name(self.frame)

    def wait_alone(self):
        """Until popovers and dialogs are closed."""
        self.wait_for_windows(1)
        # Newer versions of GTK ask for the keys for a dialog, and when that has
        # gone no window has them.
        if self.screen.get_focus() not in (hand.POINTER, *self.window_ids()):
            self.screen.focus(hand.POINTER)
        self.give_keys()

    def give_keys(self):
        """With newer versions of GTK a window from which a menu went may have the
        keys, and think that it is not used."""
        windows = self.window_ids()
        if ANNOUNCES and len(windows) == 1 and not has(self.frame, StateType.ACTIVE):
            self.screen.focus(windows[0])
            self.screen.focus(hand.POINTER)

    def place(self, widget):
        """The middle of a widget, on the screen; None while its window is not
        there, or it has no place in it."""
        left, top, width, height = area(widget)
        if width == 0 or height == 0:
            return None
        windows = self.windows()
        around = widget
        while around is not None:
            x, y, w, h = area(around)
            for window_x, window_y, window_w, window_h in windows:
                # A window draws its border itself, as wide on all sides; the
                # tree counts from inside.
                border = window_w - w
                if border == window_h - h and (border == 0 or role(around) == 'frame'):
                    return (window_x + border // 2 + left - x + width // 2,
                            window_y + border // 2 + top - y + height // 2)
            around = around.get_parent() if role(around) != 'frame' else None
        return None

    def look_at(self, widget):
        """Its picture."""
        _, _, width, height = area(widget)
        x, y = self.wait_for('a place to look at', lambda: self.place(widget))
        return look(x - width // 2, y - height // 2, width, height)

    def look_at_rest(self, widget):
        """Its picture, as soon as two in a row are alike."""
        looks = [self.look_at(widget)]

        def is_at_rest():
            time.sleep(0.2)
            looks.append(self.look_at(widget))
            return looks[-1] == looks[-2]

        self.wait_for('rest', is_at_rest)
        return looks[-1]

    def point(self, widget):
        do('move', *self.wait_for('a place to point at', lambda: self.place(widget)))

    def point_away(self):
        """At the edge of the window, where nothing has a tooltip; that would be
        another window."""
        x, y = self.wait_for('a place to point at', lambda: self.place(self.frame))
        do('move', x, y - area(self.frame)[3] // 2 + 2)

    def click(self, widget):
        self.point(widget)
        self.give_keys()
        do('click', 1)

    def drag(self, start, end, on_the_way=()):
        """@on_the_way is what is done before the piece is let go."""
        x0, y0 = self.wait_for('a place to begin at', lambda: self.place(start))
        x1, y1 = self.wait_for('a place to end at', lambda: self.place(end))
        steps = [word for i in range(1, 6)
                 for word in ('move', x0 + (x1 - x0) * i // 5, y0 + (y1 - y0) * i // 5)]
        do('move', x0, y0, 'press', 1, *steps, *on_the_way, 'release', 1)

    def wait_for_keys(self):
        """Until the window has them; Wayland gives them some time after a dialog has gone."""
        if ON_WAYLAND:
            self.wait_for('the keys', lambda: len(self.windows()) > 1 or has(self.frame, StateType.ACTIVE))

    def keys(self, *keys):
        self.wait_for_keys()
        do(*[word for key in keys for word in ('key', key)])

    def type(self, letters):
        self.wait_for_keys()
        do('type', letters)

    def write_path(self, entry, path):
        """Into a file dialog, whose @entry has the focus.  That completes what is
        written, and so watches each folder on the way; in the one of all temporary
        files things come and go, so the path begins at home.  Newer versions of GTK
        complete it so late that it is amid the next letters, and what they add is
        left behind these."""
        words = '~/' + os.path.relpath(path, os.environ['HOME'])

        def is_written():
            if text(entry) != words and time.monotonic() > is_written.end:
                self.keys('ctrl+a')
                self.type(words)
                self.keys('shift+End', 'Delete')
                is_written.end = time.monotonic() + COMPLETION_TIME
            return text(entry) == words

        is_written.end = 0
        self.wait_for(f'the path {words!r}', is_written)


# --- the screens ----------------------------------------------------------------

class Play:
    """The play screen, after a press on a button that begins a game."""

    answers = None    # what stands beside the dice, once it has been found
    dice = None    # the tray, once it has been found
    move_list = None    # once it has been found: before the first move it may be out of sight

    def __init__(self, program, button):
        act(program.find('push button', button))
        self.program = program
        self.page = program.find_page('Game table')
        board = program.wait_for('the board', self._find_board)
        self.squares = Squares(board)
        self.sentence_label = program.find('status bar')

    def look_for_list(self):
        """None while it is out of sight, as it is in a wide window while pieces
        are set up: of that GTK tells nothing, not even the name; 4.8 does."""
        if self.move_list is None or name(self.move_list) != 'Moves':
            self.move_list = self.program.look_for('list', 'Moves')
        return self.move_list

    @property
    def list(self):
        return self.program.wait_for('the list of moves', self.look_for_list)

    def _find_board(self):
        board = self.program.look_for('panel', 'Board', self.page)
        return board if board is not None and area(board)[2] > 0 else None

    # --- what is shown

    def label(self, square):
        """What a screen reader says of a square, without its name; '' of one that
        is out of sight."""
        return name(self.squares[square]).partition(', ')[2]

    def piece(self, square):
        return self.label(square).split(', ')[0]

    def fen(self):
        """The pieces as the first field of a FEN."""
        ranks = []
        for rank in '87654321':
            row = ''
            for file in FILES:
                piece = self.piece(file + rank)
                colour, _, kind = piece.partition(' ')
                letter = '1' if piece == 'empty' else 'n' if kind == 'knight' else kind[:1] or '?'
                row += letter.upper() if colour == 'white' else letter
            for n in range(8, 1, -1):
                row = row.replace('1' * n, str(n))
            ranks.append(row)
        return '/'.join(ranks)

    def sentence(self):
        return text(self.sentence_label)

    def tray(self):
        """What the dice mean, and the labels beside them: how often they fell."""
        if self.dice is None or area(self.dice)[2] == 0:
            self.dice = next((widget for widget in walk_boards_last(self.page)
                              if name(widget) == 'Dice' and area(widget)[2] > 0), None)
        if self.answers is None or area(self.answers)[2] == 0:
            self.answers = next((widget for widget in walk_boards_last(self.page)
                                 if name(widget) == 'Answers' and area(widget)[2] > 0), None)
        meaning = self.dice.get_description() if self.dice else ''
        labels = [text(label) for label in walk(self.answers) if role(label) == 'label'] if self.answers else []
        return ([meaning] if meaning else []) + labels

    def entries(self, moves=None):
        """The buttons of the move list, in the order of the game; of a long
        game only those that are on show, and some more."""
        return [button for button in walk(moves or self.list) if role(button) == 'push button']

    def n_entries(self):
        """How many there are; while the list is out of sight, how many rolls the
        tray has counted."""
        moves = self.look_for_list()
        if moves is not None:
            return len(self.entries(moves))
        counts = [words for words in self.tray() if ' so far' in words]
        return int(counts[0].split()[0]) if counts else 0

    def last_entry(self):
        """What the last of them says; '' for none."""
        if self.look_for_list() is None:
            return ''
        for row in reversed([row for row in children(self.list) if role(row) == 'list item']):
            buttons = [button for button in walk(row) if role(button) == 'push button']
            if buttons:
                return name(buttons[-1])
        return ''

    def expect_sentence(self, sentence):
        self.program.wait_until('the sentence', self.sentence, sentence)

    def expect_piece(self, square, piece):
        self.program.wait_until(f'the piece on {square}', lambda: self.piece(square), piece)

    def expect_label(self, square, label):
        self.program.wait_until(f'the label of {square}', lambda: self.label(square), label)

    def expect_last(self, entry):
        self.program.wait_until('the last entry of the list', self.last_entry, entry)

    def expect_fen(self, fen):
        self.program.wait_until('the board', self.fen, fen)

    # --- ways to move

    def drag(self, start, end):
        self.program.drag(self.squares[start], self.squares[end])

    def click(self, *squares):
        for square in squares:
            self.program.click(self.squares[square])

    def activate(self, *squares):
        """As a screen reader does."""
        for square in squares:
            act(self.squares[square], 'square.activate')

    def cursor(self):
        for square, widget in self.squares.items():
            if has(widget, StateType.FOCUSED):
                return square
        return None

    def go(self, square):
        """Moves the cursor by the arrow keys of a board that is not flipped."""
        if self.cursor() is None:
            self.click('h3' if self.piece('h3') == 'empty' else 'a6')
        here = self.program.wait_for('the cursor', self.cursor)
        files = FILES.index(square[0]) - FILES.index(here[0])
        ranks = int(square[1]) - int(here[1])
        keys = ['Right' if files > 0 else 'Left'] * abs(files) + ['Up' if ranks > 0 else 'Down'] * abs(ranks)
        if keys:
            self.program.keys(*keys)
        self.program.wait_until('the cursor', self.cursor, square)

    def cross(self, *squares):
        """Goes from square to square and presses Return on each."""
        for square in squares:
            self.go(square)
            self.program.keys('Return')

    def write(self, move):
        entry = self.program.look_for('text', 'Type a move')
        if entry is None or not has(entry, StateType.FOCUSED):
            self.program.keys('slash')
        entry = self.program.find('text', 'Type a move')
        self.program.wait_for('the entry', lambda: has(entry, StateType.FOCUSED))
        self.program.type(move)
        self.program.keys('Return')

    def write_all(self, moves):
        for move in moves.split():
            self.write(move)
            self.expect_last(move)


# --- running ----------------------------------------------------------------------

def connect():
    """Finds the bus and the screen, before the first program."""
    Program.bus = tree.Bus(PATIENCE)
    Program.screen = wayland.Screen() if ON_WAYLAND else hand.Screen()


def report_failure(number, function):
    print(f'not ok {number} - {function}')
    lines = traceback.format_exc().rstrip().split('\n')
    folder = os.environ.get('ALEA_TEST_RESULTS', '.')
    stem = os.path.join(folder, f'{os.path.splitext(os.path.basename(sys.argv[0]))[0]}-{function}')
    if Program.running is not None:
        try:
            lines += describe_tree(Program.running.application)
        except (AttributeError, tree.Error) as error:
            lines.append(f'(no accessible tree: {error})')
    subprocess.run(['import', '-window', 'root', stem + '.png'], check=False)
    lines.append(f'screenshot: {stem}.png')
    print('\n'.join('# ' + line for line in lines))


def run_test(test):
    try:
        test()
    finally:
        Program.read_complaints()


def main():
    """Runs the tests of the calling file, in their order, and says how they
    went as TAP."""
    tests = {key: value for key, value in vars(sys.modules['__main__']).items() if key.startswith('test_')}
    wanted = sys.argv[2:] or list(tests)
    failed = 0

    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    Program.command = sys.argv[1]
    connect()
    Program.listen()
    print(f'1..{len(wanted)}')
    for number, function in enumerate(wanted, 1):
        with tempfile.TemporaryFile('w+', encoding='utf-8', errors='replace') as Program.complaints:
            try:
                run_test(tests[function])
                print(f'ok {number} - {function}')
            except Exception:    # whatever went wrong, the other tests run
                failed += 1
                report_failure(number, function)
            finally:
                if Program.running is not None:
                    Program.running.kill()
        sys.stdout.flush()
    sys.exit(1 if failed else 0)
