# wayland.py: hands and eyes at a Wayland, which lies in a window of the X server
#
# What hands do goes through the X server, as ever.  No program may ask a Wayland
# where windows are; weston tells its debugger.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import re
import subprocess

import hand

# Older versions of weston count views anew each time, newer ones say nothing of surfaces.
VIEW = re.compile(r'\tView ([-\d]+) \(role xdg_(toplevel|popup), PID (\d+),(?: surface ID (\d+),)?.*\n'
                  r'\t\tposition: \((-?\d+), (-?\d+)\) -> \((-?\d+), (-?\d+)\)\n'
                  r'(\t\t\[opaque: )?')
# What GTK's theme draws around a window, and counts to it: left, top, right and below.
SHADOW = 14, 12, 14, 17
HOLD = 40    # pixels from the lower right corner of a window, where it is taken to be resized

Window = collections.namedtuple('Window', 'pid number')


class Screen(hand.Screen):
    """That of DISPLAY with a Wayland on it.  Windows are named by program and surface."""

    def __init__(self):
        super().__init__()
        # It hears how far the pointer goes, not where it is; against the edge both
        # are in one place.
        self.do('move', *self.size, 'move', 0, 0)

    def read_windows(self):
        """Left, top, width and height of each, the lowest first; a window without
        its shadow."""
        graph = subprocess.run(['weston-debug', 'scene-graph'], capture_output=True, text=True, check=True).stdout
        places = {}
        for view, role, pid, surface, *corners, has_edge in reversed(VIEW.findall(graph)):
            left, top, right, bottom = map(int, corners)
            if role == 'toplevel' and has_edge:
                left, top, right, bottom = left + SHADOW[0], top + SHADOW[1], right - SHADOW[2], bottom - SHADOW[3]
            places[Window(int(pid), surface or view)] = left, top, right - left, bottom - top
        return places

    def find_windows(self, pid):
        return [window for window in self.read_windows() if window.pid == pid]

    def get_place(self, window):
        return self.read_windows().get(window)

    # --- what a person does with Super and the pointer

    def pull(self, button, left, top, right, down):
        """From a point of a window, as far to the right and down."""
        self.do('move', left, top, 'hold', 'super', 'press', button, 'move', left + right // 2, top + down // 2,
                'move', left + right, top + down, 'wait', 0.5, 'release', button, 'let', 'super')

    def put(self, window, left, top):
        x, y, _, _ = self.get_place(window)
        self.pull(1, x + HOLD, y + HOLD, left - x, top - y)

    def resize(self, window, width, height):
        self.put(window, 0, 0)
        left, top, old_width, old_height = self.get_place(window)
        self.pull(3, left + old_width - HOLD, top + old_height - HOLD, width - old_width, height - old_height)

    def maximize(self):
        """The window that has the keys."""
        self.do('key', 'super+shift+m')

    def focus(self, window):
        """It has one that was pressed, or came last."""

    def get_focus(self):
        return hand.POINTER
