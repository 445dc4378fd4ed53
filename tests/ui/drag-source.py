# drag-source.py: a window to drag a file or a text out of
#
#   drag-source.py file PATH… | text WORDS
#
# It prints a line once somebody takes it: let go sooner, it goes back.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

import gi
gi.require_version('Gdk', '4.0')
gi.require_version('Gtk', '4.0')
from gi.repository import Gdk, Gio, Gtk


def prepare(*_):
    kind, value, *others = sys.argv[1:]
    if kind == 'file':
        value = Gdk.FileList.new_from_list([Gio.File.new_for_path(path) for path in [value, *others]])
    return Gdk.ContentProvider.new_for_value(value)


def begin(_source, drag):
    drag.connect('notify::selected-action', lambda drag, _: drag.get_selected_action() and print('taken', flush=True))


def activate(application):
    label = Gtk.Label(label='Drag', width_request=200, height_request=100)
    source = Gtk.DragSource(actions=Gdk.DragAction.COPY)
    source.connect('prepare', prepare)
    source.connect('drag-begin', begin)
    label.add_controller(source)
    Gtk.ApplicationWindow(application=application, title='Drag source', decorated=False, child=label).present()


program = Gtk.Application(flags=Gio.ApplicationFlags.NON_UNIQUE)
program.connect('activate', activate)
program.run()
