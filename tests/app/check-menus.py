#!/usr/bin/env python3
# check-menus.py WINDOW.ui SOURCE…: menus are short, nothing falls out of them, and what asks says so
#
# What opens a question, or a dialog without whose answer nothing happens, ends in
# "…", in the menus of WINDOW.ui and on the buttons that each SOURCE makes of words
# and an action; nothing else does.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys
import xml.etree.ElementTree as ElementTree

MOST = 12    # entries that are seen at a time
ADDED = {"main_menu": 1}    # by the program: recent files

# What has neither a button on every screen nor a place on the board.
NEEDED = {
    "win.new", "win.open", "win.games", "win.save", "win.save-as", "win.print", "win.export", "win.edit", "win.paste",
    "win.diagram", "win.seats", "win.fullscreen", "win.guide", "win.show-help-overlay", "win.continue", "win.dice",
    "win.house-rules", "app.players", "app.preferences", "app.about", "game.resign", "game.agree-draw", "game.offer-draw",
    "game.claim-draw", "game.take-back", "game.pause", "game.flip", "game.copy-position", "game.copy-moves", "game.copy-game", "game.copy-picture",
}

ASKING = {
    "win.open", "win.save-as", "win.print", "win.export", "game.resign", "game.agree-draw",
    "game.take-back", "games.import", "picture.save", "print.print", "print.save",
}

MADE = re.compile(r'_\("([^"]*)"\), "([a-z-]+\.[a-z-]+)"')


def read_labels(root, sources):
    """All words that stand for an action, and the action."""
    found = [(item.findtext("attribute[@name='label']"), item.findtext("attribute[@name='action']"))
             for item in root.iterfind(".//menu//item")]
    for path in sources:
        with open(path, encoding="utf-8") as file:
            made = MADE.findall(file.read())
        if not made:
            sys.exit(f"{path}: no words with an action")
        found += made
    return found


def is_one_of_several(item):
    """Whether it gives way to others of its section, which are not seen beside it."""
    return item.findtext("attribute[@name='hidden-when']") == "action-missing"


def read_level(menu):
    """How many entries one level has at a time; and its submenus."""
    number, below = int(any(is_one_of_several(part) for part in menu)), []
    for part in menu:
        if part.tag == "section":
            more, deeper = read_level(part)
            number += more
            below += deeper
        elif part.tag in ("item", "submenu"):
            number += 0 if is_one_of_several(part) else 1
            below += [part] if part.tag == "submenu" else []
    return number, below


def main(path, *sources):
    root = ElementTree.parse(path).getroot()
    found = {attribute.text for attribute in root.findall(".//menu//attribute[@name='action']")}
    missing = sorted(NEEDED - found)
    if missing:
        sys.exit(f"{path}: no menu has {', '.join(missing)}")

    wrong = [label for label, action in read_labels(root, sources) if label.endswith("…") != (action in ASKING)]
    if wrong:
        sys.exit(f"{path}: {', '.join(wrong)}: “…” stands where something is asked, and nowhere else")

    levels = [(menu, ADDED.get(menu.get("id"), 0)) for menu in root.iter("menu")]
    for menu, added in levels:
        number, below = read_level(menu)
        levels += [(submenu, 0) for submenu in below]
        if number + added > MOST:
            sys.exit(f"{path}: {number + added} entries at a time are too many in {menu.get('id') or 'a submenu'}")


main(*sys.argv[1:])
