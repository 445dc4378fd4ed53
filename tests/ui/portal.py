# portal.py: a desktop that tells programs how it looks, for tests
#
#   portal.py    reads "KEY NUMBER" lines, and tells each to who asks or listens
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import sys

from gi.repository import Gio, GLib

NAME = 'org.freedesktop.portal.Desktop'
PATH = '/org/freedesktop/portal/desktop'
INTERFACE = 'org.freedesktop.portal.Settings'
SPACE = 'org.freedesktop.appearance'
XML = f'''
<node><interface name="{INTERFACE}">
  <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{{sa{{sv}}}}" direction="out"/></method>
  <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
</interface></node>'''

values = {}


def call_cb(_connection, _sender, _path, _interface, _method, _parameters, invocation):
    told = {key: GLib.Variant('u', value) for key, value in values.items()}
    invocation.return_value(GLib.Variant('(a{sa{sv}})', ({SPACE: told},)))


def main():
    loop = GLib.MainLoop()
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    connection.register_object(PATH, Gio.DBusNodeInfo.new_for_xml(XML).interfaces[0], call_cb, None, None)

    def line_cb(stream, _condition):
        line = stream.readline()
        if not line:
            loop.quit()
            return False
        key, value = line.split()
        values[key] = int(value)
        connection.emit_signal(None, PATH, INTERFACE, 'SettingChanged',
                               GLib.Variant('(ssv)', (SPACE, key, GLib.Variant('u', int(value)))))
        return True

    GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, line_cb)
    # Where there is a real one it gives way.
    Gio.bus_own_name_on_connection(connection, NAME, Gio.BusNameOwnerFlags.REPLACE,
                                   lambda *_: print('ready', flush=True), None)
    loop.run()


if __name__ == '__main__':
    main()
