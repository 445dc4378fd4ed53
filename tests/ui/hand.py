# hand.py: what hands do at a screen, and what eyes see there
#
# It speaks to the X server itself; to start a program for each key and each
# picture takes far longer.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import io
import struct
import time

import gi
gi.require_version('Gdk', '4.0')
from gi.repository import Gdk
import xcffib
import xcffib.xproto
import xcffib.xtest

POINTER = xcffib.xproto.InputFocus.PointerRoot    # in place of a window: the one that the pointer is in
# In seconds.  Keys that come within a millisecond of each other, as from no hand, are
# lost while GTK passes the keyboard from one window to the next.
TIME = 0.03    # before something is done
KEY_TIME = 0.005    # between two keys
CLICK_TIME = 0.03    # while a button is held, and before another one is pressed
MODIFIERS = {'alt': 'Alt_L', 'ctrl': 'Control_L', 'shift': 'Shift_L', 'super': 'Super_L'}

# Numbers of the protocol, which xcffib has no names for.
KEY_PRESS, KEY_RELEASE, BUTTON_PRESS, BUTTON_RELEASE, MOTION = range(2, 7)
GET_IMAGE = 73
ALL_PLANES = 0xffffffff


class Pixels(xcffib.Reply):
    """An image as it comes; xcffib makes a number of each byte."""

    def __init__(self, unpacker):
        super().__init__(unpacker)
        unpacker.unpack('xB2x4xI20x')
        start = unpacker.offset
        self.pixels = bytes(unpacker.buf[start:start + 4 * self.length])


class PixelsCookie(xcffib.Cookie):
    reply_type = Pixels


class Screen:
    """That of DISPLAY, or another one.  Windows are numbers."""

    def __init__(self, display=None):
        self.connection = xcffib.connect(display)
        self.core = self.connection.core
        self.test = self.connection(xcffib.xtest.key)
        setup = self.connection.get_setup()
        self.root = setup.roots[0].root
        self.size = setup.roots[0].width_in_pixels, setup.roots[0].height_in_pixels
        self.first_key, self.n_keys = setup.min_keycode, setup.max_keycode - setup.min_keycode + 1
        self.process = self.core.InternAtom(False, len('_NET_WM_PID'), '_NET_WM_PID').reply().atom
        self.read_keys()

    def wait(self):
        """Until the server has done all that was asked for."""
        self.core.GetInputFocus().reply()

    # --- keys

    def read_keys(self):
        reply = self.core.GetKeyboardMapping(self.first_key, self.n_keys).reply()
        wide, symbols = reply.keysyms_per_keycode, list(reply.keysyms)
        self.symbols = [symbols[n:n + wide] for n in range(0, len(symbols), wide)]

    def find_symbol(self, symbol):
        """The key that has it, and whether only with Shift.  What no key has is
        given to one that has nothing."""
        for level in (0, 1):
            for n, symbols in enumerate(self.symbols):
                if symbols[level] == symbol:
                    return self.first_key + n, level == 1

        free = next(n for n, symbols in enumerate(self.symbols) if not any(symbols))
        self.core.ChangeKeyboardMapping(1, self.first_key + free, 2, [symbol, symbol])
        self.read_keys()
        return self.first_key + free, False

    def find_key(self, word):
        symbol = Gdk.keyval_from_name(MODIFIERS.get(word, word))
        if symbol == Gdk.KEY_VoidSymbol:
            raise ValueError(f'no key is called {word!r}')
        return self.find_symbol(symbol)

    def strike(self, found):
        """@found: keys with whether they want Shift, all but the last of them to be held."""
        held = [key for key, _ in found]
        if found[-1][1]:
            held.insert(0, self.find_key('shift')[0])
        for key in held:
            self.fake(KEY_PRESS, key)
        for key in reversed(held):
            self.fake(KEY_RELEASE, key)
        time.sleep(KEY_TIME)

    def key(self, *chords):
        """Such as 'Return' or 'ctrl+shift+s'."""
        for chord in chords:
            if chord.startswith('KP_') and self.find_key(chord)[1]:    # a number, without Shift
                self.key('Num_Lock')
                self.strike([(self.find_key(chord)[0], False)])
                self.key('Num_Lock')
            else:
                self.strike([self.find_key(word) for word in chord.split('+')])

    def hold(self, word):
        self.fake(KEY_PRESS, self.find_key(word)[0])

    def let(self, word):
        self.fake(KEY_RELEASE, self.find_key(word)[0])

    def type(self, letters):
        for letter in str(letters):
            self.strike([self.find_symbol(Gdk.unicode_to_keyval(ord(letter)))])

    # --- the pointer

    def fake(self, kind, detail, left=0, top=0):
        self.test.FakeInput(kind, detail, xcffib.xproto.Time.CurrentTime, self.root, left, top, 0)
        self.wait()

    def move(self, left, top):
        self.fake(MOTION, 0, int(left), int(top))

    def press(self, button):
        self.fake(BUTTON_PRESS, button)

    def release(self, button):
        self.fake(BUTTON_RELEASE, button)

    # --- one thing after the other

    def do(self, *words):
        """Words and what belongs to each: 'move', 10, 20, 'press', 1, 'wait', 0.1, 'release', 1,
        'click', 3, 'hold', 'ctrl', 'key', 'Return', 'let', 'ctrl'."""
        words = list(words)
        time.sleep(TIME)
        while words:
            word = words.pop(0)
            if word == 'move':
                self.move(words.pop(0), words.pop(0))
            elif word == 'click':
                self.press(words[0])
                time.sleep(CLICK_TIME)
                self.release(words.pop(0))
                time.sleep(CLICK_TIME)
            elif word == 'wait':
                time.sleep(words.pop(0))
            else:
                getattr(self, word)(words.pop(0))

    # --- windows

    def find_windows(self, pid):
        """Those of a program that are on the screen, the lowest first."""
        return [window for window in self.core.QueryTree(self.root).reply().children
                if self.is_of(window, pid)]

    def is_of(self, window, pid):
        try:
            attributes = self.core.GetWindowAttributes(window).reply()
            owner = self.core.GetProperty(False, window, self.process, xcffib.xproto.GetPropertyType.Any, 0, 1).reply()
        except xcffib.Error:    # it has just gone
            return False
        return attributes.map_state == xcffib.xproto.MapState.Viewable and list(owner.value.to_atoms()) == [pid]

    def get_place(self, window):
        """Left, top, width and height; None if it has gone."""
        try:
            geometry = self.core.GetGeometry(window).reply()
        except xcffib.Error:
            return None
        return geometry.x, geometry.y, geometry.width, geometry.height

    def resize(self, window, width, height):
        mask = xcffib.xproto.ConfigWindow.Width | xcffib.xproto.ConfigWindow.Height
        self.core.ConfigureWindow(window, mask, [width, height])
        self.wait()

    def put(self, window, left, top):
        mask = xcffib.xproto.ConfigWindow.X | xcffib.xproto.ConfigWindow.Y
        self.core.ConfigureWindow(window, mask, [left, top])
        self.wait()

    def focus(self, window):
        self.core.SetInputFocus(xcffib.xproto.InputFocus.Parent, window, xcffib.xproto.Time.CurrentTime)
        self.wait()

    def get_focus(self):
        return self.core.GetInputFocus().reply().focus

    # --- pictures

    def look(self, left, top, width, height):
        """Red, green and blue of each pixel, a byte each.  What is not on the screen is black."""
        x0, y0 = max(left, 0), max(top, 0)
        x1, y1 = min(left + width, self.size[0]), min(top + height, self.size[1])
        seen = self.read_pixels(x0, y0, x1 - x0, y1 - y0)
        if (x1 - x0, y1 - y0) == (width, height):
            return bytes(seen)

        picture = bytearray(3 * width * height)
        wide = 3 * (x1 - x0)
        for y in range(y0, y1):
            start = 3 * ((y - top) * width + x0 - left)
            picture[start:start + wide] = seen[(y - y0) * wide:(y - y0 + 1) * wide]
        return bytes(picture)

    def read_pixels(self, left, top, width, height):
        request = io.BytesIO(struct.pack('=xB2xIhhHHI', xcffib.xproto.ImageFormat.ZPixmap, self.root,
                                         left, top, width, height, ALL_PLANES))
        pixels = self.core.send_request(GET_IMAGE, request, PixelsCookie, is_checked=True).reply().pixels
        picture = bytearray(3 * width * height)
        for part in range(3):
            picture[part::3] = pixels[2 - part::4]
        return picture
