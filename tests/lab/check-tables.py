#!/usr/bin/env python3
# check-tables.py ALEA-TUNE LAB SLICES [--write]: what pieces and chances are worth is found again
#
# Each table says how it was made; fewer and shorter games, made the same way, bring what
# SLICES says.  Whoever changes the engine so that other games are played writes SLICES
# anew, and the tables with build-aux/tune.
#
# Chances are worth something if they come true.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import os
import pathlib
import re
import subprocess
import sys

from laboratory import PATIENCE, expect, tell

GAMES, NODES = "20", "100"
TABLES = ["pieces", "chances"]

# Points of a hundred that a tenth of the scale may be off, and the games it takes to tell.
CALIBRATED, ENOUGH = 3.0, 10000


def play(program, what, game, seed):
    found = subprocess.run([program, what, game, seed, GAMES, NODES], capture_output=True, text=True, timeout=PATIENCE)
    expect(found.returncode == 0, f"{what} of {game}: {found.returncode} {found.stderr.strip()}")
    return found.stdout.splitlines()


def check_table(program, what, path):
    """Rows of the same table, made with less."""
    lines = path.read_text(encoding="utf-8").splitlines()
    command = re.fullmatch(rf"# command: alea-tune {what} (\S+) (\d+) (\d+) \d+", lines[2])
    if not command or command[1] != path.stem:
        sys.exit(f"{path}: it does not say how this game was played")
    again = play(program, what, command[1], command[2])
    expect((again[0], again[3]) == (lines[0], lines[3]), f"{path}: this is another kind of table")
    if what == "pieces":
        names = [[line.split(",")[0] for line in table[4:]] for table in (lines, again)]
        expect(names[0] == names[1], f"{path}: {names[0]} are not {names[1]}")
    else:
        check_chances(path, lines[3:], int(command[3]))
    return [f"{what} {path.stem} {line}" for line in again[4:]]


def check_chances(path, lines, games):
    expect(games >= ENOUGH, f"{path}: {games} games are too few to tell")
    rows = list(csv.DictReader(lines))
    expect([int(row["from"]) for row in rows] == list(range(0, 100, 10)), f"{path}: not every tenth is there")
    for row in rows:
        off = abs(float(row["scored"]) - float(row["expected"]))
        expect(off <= CALIBRATED, f"{path}: {row['expected']} was expected, {row['scored']} came")


def main():
    program, folder, slices = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    written = []
    for what in TABLES:
        paths = sorted((folder / what).glob("*.csv"))
        expect(paths, f"{what}: no tables are there")
        for path in paths:
            written += check_table(program, what, path)

    if sys.argv[4:] == ["--write"]:
        slices.write_text("\n".join(written) + "\n", encoding="utf-8")
    expect(written == slices.read_text(encoding="utf-8").splitlines(), "found instead:\n" + "\n".join(written))
    return tell()


if __name__ == "__main__":
    sys.exit(main())
