# test-speech.py: what a screen reader says, however late it comes to it
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
from harness import Atspi, GLib, Play, Program, act, expect, name, role, set_animations, xdotool


def hear():
    """Everything that was told and not yet noted."""
    context = GLib.MainContext.default()
    while context.iteration(False):
        pass


class Reader:
    """Takes note of everything at once, but reads the name of a window only
    when all is over, as Orca 43 does on a machine that has much to do.  A name
    that is no other than the one it read when the focus last moved is not
    spoken, nor is that of a window that is not used."""

    EVENTS = ('object:property-change:accessible-name', 'object:state-changed:focused',
              'window:')

    def __init__(self, program):
        self.frame = program.frame
        self.program = program
        self.is_used = True
        self.events = []
        self.listener = Atspi.EventListener.new(self._note)
        for event in self.EVENTS:
            self.listener.register(event)

    def _note(self, event):
        self.events.append((event.type, event.source == self.frame, event.detail1, event.any_data))

    def _spoken(self):
        """What it says of all that it has noted; which stays noted."""
        known = None
        said = []
        is_used = self.is_used
        for kind, is_frame, gained, value in self.events:
            if kind == 'object:state-changed:focused' and gained:
                known = name(self.frame)
            elif is_frame and kind.startswith('window:'):
                is_used = kind == 'window:activate'
            elif is_frame and is_used and kind.endswith('accessible-name') and value != known:
                known = value
                if value:
                    said.append(value)
        return said

    def _hear(self):
        hear()
        return self._spoken()

    def expect(self, *sentences):
        """That it says just this since it was last asked."""
        self.program.wait_until('what is said', self._hear, list(sentences))
        self.events.clear()


def begin(game):
    """Dice that need not be watched do not tumble."""
    set_animations(False)
    program = Program('--seed=188')
    reader = Reader(program)
    return program, Play(program, f'Play {game}'), reader


def test_start():
    """What has the focus is told once it is known what it is, and only then
    what is due."""
    heard = []

    def note(event):
        try:
            if event.source.get_application().get_name() == 'alea' and role(event.source) in ('push button', 'frame'):
                heard.append((event.type, event.detail1 == 1 and name(event.source), event.any_data))
        except (AttributeError, GLib.Error):
            pass    # told too early: nothing is known of it

    listener = Atspi.EventListener.new(note)
    for event in Reader.EVENTS:
        listener.register(event)
    program = Program('--new', 'chess')
    program.expect_spoken('White to move.')
    hear()
    focus = [i for i, (kind, focus, _) in enumerate(heard) if kind == 'object:state-changed:focused' and focus]
    spoken = [i for i, (_, _, value) in enumerate(heard) if value == 'White to move.']
    expect(len(focus) > 0 and len(spoken) == 1 and focus[-1] < spoken[0], True, f'the focus, then what is due: {heard}')
    expect(heard[focus[-1]][1], 'a1, white rook', 'what has the focus')
    program.close()


def test_new_game():
    """Its name, and what is due, though the focus moves to the board."""
    program, _, reader = begin('Jepps Random Chess')
    due = 'White: roll both dice. They say which men you may place on a1.'
    reader.expect('Jepps Random Chess', due)
    program.keys('space')
    reader.expect('2 and 3: choose knight or bishop for a1.')
    program.close()


def test_result():
    """After a question in a window of its own, and before the next game."""
    program, play, reader = begin('Chess')
    reader.expect('Chess', 'White to move.')
    act(play.squares['e2'], 'square.activate')
    program.keys('F10')
    act(program.find('menu item', 'White Resigns'))
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    # There is no window manager to do it.
    xdotool('windowfocus', program.window_ids()[0])
    reader.expect('White has resigned: Black wins.')
    act(program.find('push button', 'Play Again'))
    reader.expect('White to move.')
    program.close()


def test_lesson():
    """A page is read to its end, which is what it asks for."""
    program = Program()
    program.keys('F1')
    act(program.find('push button', 'Chess in brief, 0 of 10 done'))
    program.wait_for('the page', lambda: name(program.frame).startswith('The board\n'))
    task = 'Pick the four squares in the middle: d4, e4, d5 and e5.'
    expect(name(program.frame).split('\n')[-1], task, 'the end of the page')
    program.keys('Return')
    program.expect_spoken('No, a1 is not one of them.')
    program.close()


def test_editor():
    """Says how men are put, and whether the position can be played when that
    changes."""
    program = Program()
    program.keys('ctrl+e')
    program.wait_for('the advice', lambda: name(program.frame).startswith('Drag men to the board'))
    program.find('push button', 'a1, white rook')
    program.keys('k')
    program.expect_spoken('1 thing to mend before it can be played')
    program.keys('ctrl+z')
    program.expect_spoken('This position can be played.')
    program.close()


def test_same_again():
    """What is asked for twice is said twice."""
    program, _, reader = begin('Chess')
    reader.expect('Chess', 'White to move.')
    program.keys('c')
    reader.expect('Nobody has lost a man.')
    program.keys('c')
    reader.expect('Nobody has lost a man.')
    program.close()


if __name__ == '__main__':
    harness.main()
