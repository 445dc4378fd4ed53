#!/usr/bin/env python3
"""check-circles.py NM BUILD: source files that need each other

Among the object files of each folder of src/ a file needs another where it uses
a symbol that the other defines.  Files that need each other, by whatever way
round, are a circle: none of them can be understood, tested or moved alone.  A
class that is cut into two or three files is one, and may be; more than that may
not.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import pathlib
import re
import subprocess
import sys

# Circles in all, and files in one.
MOST_CIRCLES = 8
LARGEST_CIRCLE = 4

OBJECT = re.compile(r"^build (src/(\w+)/[^:|\s]*\.p/(\S+)\.c\.o):", re.MULTILINE)


def list_objects(build):
    """The object files of each folder of src/ that this build has."""
    folders = {}
    for path, folder, name in OBJECT.findall((build / "build.ninja").read_text(encoding="utf-8")):
        if (build / path).exists():
            folders.setdefault(folder, {})[name] = build / path
    return folders


def draw_arrows(nm, objects):
    """For each object file, the others that define what it uses."""
    names = {str(path): name for name, path in objects.items()}
    owner, used = {}, {name: set() for name in objects}
    text = subprocess.run([nm, "-A", *names], check=True, capture_output=True, text=True).stdout
    for line in text.splitlines():
        path, _, rest = line.rpartition(":")
        words = rest.split()
        if len(words) >= 2 and words[-2] == "U":
            used[names[path]].add(words[-1])
        elif len(words) == 3 and words[1] in "TDRBCGSVW":
            owner[words[2]] = names[path]
    return {name: {owner[symbol] for symbol in symbols if symbol in owner} - {name} for name, symbols in used.items()}


def find_circles(arrows):
    """The strongly connected parts of more than one file (Tarjan)."""
    order, low, stack, circles = {}, {}, [], []

    def visit(name):
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in sorted(arrows[name]):
            if other not in order:
                visit(other)
            if other in stack:
                low[name] = min(low[name], low[other])
        if low[name] == order[name]:
            circle = stack[stack.index(name):]
            del stack[stack.index(name):]
            if len(circle) > 1:
                circles.append(sorted(circle))

    for name in sorted(arrows):
        if name not in order:
            visit(name)
    return circles


def main():
    nm, build = sys.argv[1], pathlib.Path(sys.argv[2])
    folders = list_objects(build)
    n_circles, faults = 0, []

    for folder, objects in sorted(folders.items()):
        circles = find_circles(draw_arrows(nm, objects))
        n_circles += len(circles)
        for circle in sorted(circles, key=len, reverse=True):
            print(f"{folder:8} {len(circle):3}  {' '.join(circle)}")
            if len(circle) > LARGEST_CIRCLE:
                faults.append(f"{folder}: a circle of {len(circle)} files")

    if n_circles > MOST_CIRCLES:
        faults.append(f"{n_circles} circles")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{n_circles} circles among {sum(map(len, folders.values()))} files; {MOST_CIRCLES} are allowed, "
          f"of {LARGEST_CIRCLE} files at most")
    return 1 if faults or not folders else 0


if __name__ == "__main__":
    sys.exit(main())
