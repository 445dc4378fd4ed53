#!/usr/bin/env python3
# check-menus.py WINDOW.ui: menus are short, and nothing falls out of them
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import sys
import xml.etree.ElementTree as ElementTree

MOST = 12    # entries that are seen at a time
ADDED = {"main_menu": 1}    # by the program: recent files

# What has neither a button on every screen nor a place on the board.
NEEDED = {
    "win.new", "win.open", "win.games", "win.save", "win.save-as", "win.print", "win.export", "win.edit", "win.paste",
    "win.diagram", "win.seats", "win.fullscreen", "win.guide", "win.show-help-overlay", "win.continue", "win.dice",
    "win.house-rules", "app.players", "app.preferences", "app.about", "game.resign", "game.draw", "game.take-back",
    "game.pause", "game.flip", "game.copy-position", "game.copy-moves", "game.copy-game", "game.copy-picture",
}


def read_level(menu):
    """How many entries one level has; and its submenus."""
    number, below = 0, []
    for part in menu:
        if part.tag == "section":
            more, deeper = read_level(part)
            number += more
            below += deeper
        elif part.tag in ("item", "submenu"):
            number += 1
            below += [part] if part.tag == "submenu" else []
    return number, below


def main(path):
    root = ElementTree.parse(path).getroot()
    found = {attribute.text for attribute in root.findall(".//menu//attribute[@name='action']")}
    missing = sorted(NEEDED - found)
    if missing:
        sys.exit(f"{path}: no menu has {', '.join(missing)}")

    levels = [(menu, ADDED.get(menu.get("id"), 0)) for menu in root.iter("menu")]
    for menu, added in levels:
        number, below = read_level(menu)
        levels += [(submenu, 0) for submenu in below]
        if number + added > MOST:
            sys.exit(f"{path}: {number + added} entries at a time are too many in {menu.get('id') or 'a submenu'}")


main(*sys.argv[1:])
