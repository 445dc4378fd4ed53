#!/usr/bin/env python3
# check-shortcuts.py: the window of the keyboard shortcuts knows every key
#
# Reads the accelerators of the program from its source and looks for each of
# them in the table of the window.  Those that answer the dice, which no
# square of the board does, are named by the guide and the manual as well.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

# A row of the table of accelerators: { "app.quit", { "<Control>q", NULL } },
ROW = re.compile(r'\{ "([\w.:-]+)", \{ ((?:"[^"]+", )+)NULL \} \}')

# A row of the table of the window: { KEY, "<Control>q", N_("Quit") },
KEY = re.compile(r'\{ KEY, "([^"]+)", ')

# Actions of which words tell the first key.
ANSWERS = ("win.roll-again", "win.accept")

# The same key, as another keyboard has it, or another part of the keyboard.
SAME = {"<Shift><Control>parenright": "<Shift><Control>0", "<Control>KP_Enter": "<Control>Return"}


def read(path):
    return pathlib.Path(path).read_text(encoding="utf-8")


def read_words(path):
    """Without the breaks of lines, and the marks of a manual."""
    return " ".join(re.sub(r"^\.\w+ ", "", line) for line in read(path).split("\n"))


def check_words(path, control, enter, keys):
    words = re.sub(r"\s+", " ", read_words(path))
    for key in keys:
        letter = key.removeprefix("<Control>").replace("Return", enter)
        name = f"{control}{letter[0].upper()}{letter[1:]}"
        if name not in words:
            sys.exit(f"{path}: “{name}” is missing")


def main(source, window, guide, manual):
    rows = [(action, re.findall(r'"([^"]+)"', keys)) for action, keys in ROW.findall(read(source))]
    keys = [SAME.get(key, key) for _, row in rows for key in row]
    shown = {key for row in KEY.findall(read(window)) for key in row.split()}

    if len(keys) < 20:
        sys.exit(f"{source}: only {len(keys)} accelerators were found")
    missing = sorted(set(keys) - shown)
    if missing:
        sys.exit(f"{window}: these keys are missing: {', '.join(missing)}")

    answers = [row[0] for action, row in rows if action in ANSWERS]
    if len(answers) < len(ANSWERS):
        sys.exit(f"{source}: only these answer: {', '.join(answers)}")
    check_words(guide, "Ctrl+", "Enter", answers)
    check_words(manual, "Control and ", "Return", answers)


main(*sys.argv[1:])
