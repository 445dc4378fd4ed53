#!/usr/bin/env python3
# check-layers.py: arrows between the layers point down
#
# Reads the #include lines of src/ and holds them against the table below.  A
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
    "dice": (["core"], ["gio", "cairo", "pango", "librsvg", "gtk", "gdk"]),
    "record": (["core", "dice"], ["cairo", "pango", "librsvg", "gtk", "gdk"]),
    "paint": (["core"], ["gtk", "gdk"]),
    "model": (["core", "engine", "dice", "record"], ["gtk/", "gdk/", "cairo", "pango"]),
    "widgets": (["core", "dice", "record", "paint", "model"], []),
    "screens": (["core", "dice", "record", "paint", "model", "widgets"], []),
    "app": (["core", "dice", "record", "paint", "model", "widgets", "screens"], []),
    "cli": (["core", "engine", "dice", "record", "paint"], ["gtk", "gdk"]),
}

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
    paths = [path for path in sorted(src.rglob("*")) if path.suffix in (".c", ".h")]

    for path in paths:
        if path.relative_to(src).parts[0] not in LAYERS:
            faults.append(f"{path}: no layer has this folder")
        else:
            faults += check_file(src, path, owners, homes)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(paths)} files, {len(faults)} faults")
    return 1 if faults or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
