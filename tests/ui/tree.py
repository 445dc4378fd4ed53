# tree.py: the accessible tree of the program, as a screen reader finds it
#
# libatspi asks for each name, role and state by a message of its own, half a
# thousand of them for a look at one screen.  A program gives all that in one
# answer, too, to who keeps a copy of the tree.  Such a copy is taken here; it is
# good until something is done or waited for, and not for long.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import time

import dbus
import dbus.bus
import gi
gi.require_version('Atspi', '2.0')
from gi.repository import Atspi

# What tests call the kinds of widgets, by their numbers: of the names, and of
# who is a group, versions of GTK and libatspi think differently.
KINDS = {
    Atspi.Role.PUSH_BUTTON: 'push button',
    Atspi.Role.GROUPING: 'panel',
    Atspi.Role.TOGGLE_BUTTON: 'push button',
}

# What has no name with newer versions of GTK but that of its label.
LABELLED = ('menu item', 'check menu item', 'radio menu item')

# What has none but its text.
TEXTUAL = ('status bar',)

AGE = 0.2    # seconds for which a copy is good at most
Error = dbus.DBusException    # what is asked for what has gone meanwhile
ROOT = '/org/a11y/atspi/accessible/root'
NOWHERE = '/org/a11y/atspi/null'
INTERFACE = 'org.a11y.atspi.'


class Bus:
    """Where programs and screen readers meet."""

    def __init__(self, patience):
        """@patience: seconds to wait for an answer."""
        session = dbus.bus.BusConnection(dbus.bus.BusConnection.TYPE_SESSION)
        address = session.call_blocking('org.a11y.Bus', '/org/a11y/bus', 'org.a11y.Bus', 'GetAddress', '', ())
        self.connection = dbus.bus.BusConnection(address)
        self.patience = patience

    def call(self, name, path, interface, method, signature='', *arguments):
        """What a method answers; a tuple, where that are several things."""
        return self.connection.call_blocking(name, path, interface, method, signature, arguments, self.patience)

    def find_program(self, pid):
        """The name on the bus of the program; None while it has none."""
        for name, _ in self.call(INTERFACE + 'Registry', ROOT, INTERFACE + 'Accessible', 'GetChildren'):
            if self.call('org.freedesktop.DBus', '/', 'org.freedesktop.DBus', 'GetConnectionUnixProcessID',
                         's', name) == pid:
                return name
        return None


class Item:
    """What the copy has of a widget."""

    def __init__(self, path, parent, n_children, name, role, description, states):
        self.path, self.parent, self.n_children = path, parent, n_children
        self.name, self.description = str(name), str(description)
        self.role = KINDS.get(Atspi.Role(role)) or Atspi.role_get_name(Atspi.Role(role))
        self.states = states    # words of bits; None for what was not asked yet
        self.children = None    # paths, once they are known
        self.actions = None
        self.extents = None


class Tree:
    """Of a program, by its name on the bus."""

    def __init__(self, bus, name):
        self.bus, self.name = bus, name
        self.items = {}
        self.end = 0
        self.root = Widget(self, ROOT)

    def call(self, path, interface, method, signature='', *arguments):
        return self.bus.call(self.name, path, INTERFACE + interface, method, signature, *arguments)

    def get_properties(self, path, interface):
        return self.bus.call(self.name, path, 'org.freedesktop.DBus.Properties', 'GetAll', 's', INTERFACE + interface)

    def forget(self):
        """What is read from now on is as it is then."""
        self.end = 0

    def get(self, path):
        """Raises Error for what is not there any more."""
        if time.monotonic() > self.end:
            self._read()
        if path not in self.items:
            self.items[path] = self._read_one(path)
        return self.items[path]

    def get_children(self, path):
        """Those that are shown.  GTK 4.8 copies others too, and not all of these
        before they have been asked for."""
        item = self.get(path)
        if item.children is None:
            shown = []
            if item.n_children > 0 or path == ROOT:
                shown = self.call(path, 'Accessible', 'GetChildren')
            found = [self._find_between(path, child) for _, child in shown if child != NOWHERE]
            item.children = [child for child in found if child is not None]
        return item.children

    def _find_between(self, path, child):
        """The page of a stack, which stands between the two and is left out; or
        else the child.  None if it has gone meanwhile."""
        try:
            around = self.get(child).parent
        except Error:
            return None
        return around if around != path and around in self.items and self.items[around].parent == path else child

    def _read(self):
        items = self.bus.call(self.name, '/org/a11y/atspi/cache', INTERFACE + 'Cache', 'GetItems')
        self.items.clear()
        for (_, path), _, (_, parent), _, n_children, _, name, role, description, states in items:
            self.items[path] = Item(path, parent, n_children, name, role, description, states)
        self.end = time.monotonic() + AGE

    def _read_one(self, path):
        """What some versions of GTK keep out of the copy until it is asked for."""
        properties = self.get_properties(path, 'Accessible')
        role = self.call(path, 'Accessible', 'GetRole')
        return Item(path, properties['Parent'][1], properties['ChildCount'], properties['Name'], role,
                    properties['Description'], None)


class Widget:
    """As the tree has it at this moment.  The same one has the same path."""

    def __init__(self, tree, path):
        self.tree, self.path = tree, path
        self.role = None    # lasts as long as the widget

    def __eq__(self, other):
        return isinstance(other, Widget) and self.path == other.path

    def __hash__(self):
        return hash(self.path)

    @property
    def item(self):
        return self.tree.get(self.path)

    def get_role_name(self):
        if self.role is None:
            self.role = self.item.role
        return self.role

    def get_name(self):
        if self.item.name == '' and self.item.role in LABELLED:
            return ' '.join(label.get_text() for label in self.get_targets(Atspi.RelationType.LABELLED_BY))
        if self.item.name == '' and self.item.role in TEXTUAL:
            return self.get_text()
        return self.item.name

    def get_description(self):
        return self.item.description

    def has_state(self, state):
        item = self.item
        if item.states is None:
            item.states = self.tree.call(self.path, 'Accessible', 'GetState')
        return bool(int(item.states[int(state) // 32]) >> int(state) % 32 & 1)

    def get_parent(self):
        """None for the program, which is nobody's child."""
        parent = self.item.parent
        return Widget(self.tree, parent) if parent != NOWHERE else None

    def get_children(self):
        return [Widget(self.tree, path) for path in self.tree.get_children(self.path)]

    def get_text(self):
        n_characters = self.tree.get_properties(self.path, 'Text')['CharacterCount']
        return str(self.tree.call(self.path, 'Text', 'GetText', 'ii', 0, n_characters))

    def get_extents(self):
        """Left, top, width and height within its window."""
        item = self.item
        if item.extents is None:
            item.extents = tuple(map(int, self.tree.call(self.path, 'Component', 'GetExtents', 'u', 1)))
        return item.extents

    def get_actions(self):
        item = self.item
        if item.actions is None:
            # By one call each: GTK 4.8 answers GetActions with translations.
            actions = self.tree.call(self.path, 'Action', 'GetActions')
            item.actions = [str(self.tree.call(self.path, 'Action', 'GetName', 'i', i))
                            for i in range(len(actions))]
        return item.actions

    def do_action(self, action):
        """By its name; whether it could be done."""
        if action not in self.get_actions():
            return False
        done = self.tree.call(self.path, 'Action', 'DoAction', 'i', self.get_actions().index(action))
        self.tree.forget()
        return done

    def get_targets(self, kind):
        """Those that have this relation to it."""
        relations = self.tree.call(self.path, 'Accessible', 'GetRelationSet')
        return [Widget(self.tree, path) for found, targets in relations if found == int(kind) for _, path in targets]
