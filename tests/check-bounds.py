#!/usr/bin/env python3
"""check-bounds.py ROOT: files and functions that one can take in

A file of src/ or tests/ has at most 600 lines, a header 120, a function 60; the
tables in a function do not count.  What is longer is cut where there is a part
with a name of its own.  What is still longer is named below, and leaves the
list when it no longer is.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import ast
import pathlib
import re
import sys

LONGEST_FILE = 600
LONGEST_HEADER = 120
LONGEST_FUNCTION = 60

# Tests that are still one long file: each wants a second program where its
# subject divides.
EXCEPTIONS = {
    "tests/core/slow-guardener.c",
    "tests/core/test-jepps-setup.c",
    "tests/model/desk/test-desk.c",
    "tests/model/desk/test-document.c",
    "tests/model/shelf/test-shelf-death.c",
    "tests/model/shelf/test-shelf-faults.c",
    "tests/model/shelf/test-shelf-faults.c: main()",
    "tests/model/test-game.c",
    "tests/model/test-guide.c",
    "tests/model/test-session.c",
    "tests/paint/test-contrast.c",
    "tests/paint/test-dice.c",
    "tests/paint/test-pages.c",
    "tests/record/test-pgn-read.c",
    "tests/record/test-pgn-round.c",
    "tests/ui/harness.py",
}

TABLE = re.compile(r"^  static const .*?^  \};$", re.MULTILINE | re.DOTALL)
FUNCTION = re.compile(r"^(\w+) \((?:[^;{}]*)\)\n\{\n(.*?)^\}$", re.MULTILINE | re.DOTALL)


def list_c_functions(text):
    """Name and length of each function, from its brace to its brace."""
    for name, body in FUNCTION.findall(text):
        yield name, TABLE.sub("", body).count("\n") + 2


def list_python_functions(text):
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef):
            yield node.name, node.end_lineno - node.lineno + 1


def find_faults(path, name):
    text = path.read_text(encoding="utf-8")
    n_lines = text.count("\n")
    longest = LONGEST_HEADER if path.suffix == ".h" else LONGEST_FILE
    if n_lines > longest:
        yield name, f"{n_lines} lines; {longest} are allowed"

    for function, length in (list_python_functions if path.suffix == ".py" else list_c_functions)(text):
        if length > LONGEST_FUNCTION:
            yield f"{name}: {function}()", f"{length} lines; {LONGEST_FUNCTION} are allowed"


def main():
    root = pathlib.Path(sys.argv[1])
    files = [path for folder in ("src", "tests") for path in sorted((root / folder).rglob("*"))
             if path.suffix in (".c", ".h", ".py") and path.is_file()]
    found = dict(fault for path in files for fault in find_faults(path, path.relative_to(root).as_posix()))

    faults = [f"{name}: {what}" for name, what in found.items() if name not in EXCEPTIONS]
    faults += [f"{name}: is within bounds, and needs no exception" for name in EXCEPTIONS if name not in found]
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(files)} files, {len(EXCEPTIONS)} exceptions, {len(faults)} faults")
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main())
