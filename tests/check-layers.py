#!/usr/bin/env python3
# check-layers.py: arrows between the layers point down
#
# Reads the #include lines of src/ and holds them against the table below, and
# within a layer against what the meson.build of each room says that it knows.  A
# header that says "Private to", or is named so, stays in its layer; one that
# is "Private to FOLDER/" stays in that.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

# What a layer may include besides itself, and beginnings of system headers
# that it must do without.
LAYERS = {
    "core": ([], ["glib", "gio", "cairo", "pango", "librsvg", "gtk", "gdk"]),
    "engine": (["core"], ["glib", "gio", "cairo", "pango", "librsvg", "gtk", "gdk"]),
    "uci": (["core"], ["cairo", "pango", "librsvg", "gtk", "gdk"]),
    "dice": (["core"], ["gio", "cairo", "pango", "librsvg", "gtk", "gdk"]),
    "record": (["core", "dice"], ["cairo", "pango", "librsvg", "gtk", "gdk"]),
    "review": (["core", "engine", "record"], ["cairo", "pango", "librsvg", "gtk", "gdk"]),
    "lab": (["core", "engine", "uci", "dice", "record"], ["cairo", "pango", "librsvg", "gtk", "gdk"]),
    "paint": (["core"], ["gtk", "gdk"]),
    "model": (["core", "engine", "uci", "dice", "record", "review"], ["gtk/", "gdk/", "cairo", "pango"]),
    "widgets": (["core", "dice", "record", "review", "paint", "model"], []),
    "screens": (["core", "dice", "record", "review", "paint", "model", "widgets"], []),
    "app": (["core", "dice", "record", "review", "paint", "model", "widgets", "screens"], []),
    "cli": (["core", "engine", "uci", "dice", "record", "review", "lab", "paint"], ["gtk", "gdk"]),
}

# "# paint/pages: pages of a printer.  Knows board/ and dice/."
ROOM = re.compile(r"^# (\w+)/([\w-]+): (?:.*?Knows (.*?)\.)?.*$", re.MULTILINE)
# Whose rooms still know each other.
ROOMS_TO_BE = ("core",)
ANY_ROOM = re.compile(r"\ball\b|\bthe rest\b")

INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)
PRIVATE = re.compile(r"^ \* Private to (?:the )?([\w.-]+/?)", re.MULTILINE)


def find_home(src, header):
    """The folder that a header must not leave; None for a public one."""
    private = PRIVATE.search(header.read_text(encoding="utf-8"))
    if private is not None and private[1].endswith("/"):
        return header.parent
    if private is not None or header.stem.endswith("-private"):
        return src / header.relative_to(src).parts[0]
    return None


def find_owners(src):
    """The layer of each header, by the header's name, and the homes of those
    that are private."""
    owners = {}
    homes = {}
    faults = []
    for header in sorted(src.rglob("*.h")):
        layer = header.relative_to(src).parts[0]
        if header.name in owners:
            faults.append(f"{header}: {owners[header.name]} has a header of this name too")
        owners[header.name] = layer
        homes[header.name] = find_home(src, header)
    return owners, homes, faults


def read_rooms(src):
    """For each room, "paint/pages", the rooms of its layer that it knows; None
    for all of them."""
    rooms = {}
    for build in src.rglob("meson.build"):
        text = re.sub(r"\n# (?![\w/-]+: )", " ", build.read_text(encoding="utf-8"))
        for layer, room, known in ROOM.findall(text):
            if (src / layer / room).is_dir():
                names = None if ANY_ROOM.search(known) else set(re.findall(r"([\w-]+)/", known))
                rooms[f"{layer}/{room}"] = names
    return rooms


def find_room(src, path):
    parts = path.relative_to(src).parts
    return "/".join(parts[:2]) if len(parts) > 2 else None


def check_rooms(src, path, rooms, header_rooms):
    here = find_room(src, path)
    if here is None or here.startswith(ROOMS_TO_BE):
        return
    if here not in rooms:
        yield f"{path}: no meson.build says what {here} knows"
        return
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        there = header_rooms.get(name.rsplit("/", 1)[-1])
        if there in (None, here) or there.split("/")[0] != here.split("/")[0] or rooms[here] is None:
            continue
        if there.split("/")[1] not in rooms[here]:
            yield f"{path}: {here} does not know {name} of {there}"


def check_file(src, path, owners, homes):
    layer = path.relative_to(src).parts[0]
    allowed, forbidden = LAYERS[layer]
    for name in INCLUDE.findall(path.read_text(encoding="utf-8")):
        owner = owners.get(name.rsplit("/", 1)[-1])
        home = homes.get(name.rsplit("/", 1)[-1])
        if home is not None and home not in path.parents:
            yield f"{path}: {name} is private to {home}"
        if owner is None and any(name.startswith(start) for start in forbidden):
            yield f"{path}: {layer} must do without {name}"
        elif owner not in (None, layer) and owner not in allowed:
            yield f"{path}: {layer} must not include {name} of {owner}"


def main():
    src = pathlib.Path(sys.argv[1])
    owners, homes, faults = find_owners(src)
    rooms = read_rooms(src)
    header_rooms = {header.name: find_room(src, header) for header in src.rglob("*.h")}
    paths = [path for path in sorted(src.rglob("*")) if path.suffix in (".c", ".h")]

    for path in paths:
        if path.relative_to(src).parts[0] not in LAYERS:
            faults.append(f"{path}: no layer has this folder")
        else:
            faults += check_file(src, path, owners, homes)
            faults += check_rooms(src, path, rooms, header_rooms)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(paths)} files, {len(faults)} faults")
    return 1 if faults or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
