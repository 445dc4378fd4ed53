#!/usr/bin/env python3
# check-pieces.py ALEA-TUNE PIECES-FOLDER SLICES [--write]: what pieces are worth is found again
#
# Each table says how it was made; fewer and shorter games, made the same way, bring what
# SLICES says.  Whoever changes the engine so that other games are played writes SLICES
# anew, and the tables with build-aux/tune.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import subprocess
import sys

from laboratory import PATIENCE, expect, tell

GAMES, NODES = "20", "100"


def find_values(program, game, seed):
    found = subprocess.run([program, "pieces", game, seed, GAMES, NODES], capture_output=True, text=True, timeout=PATIENCE)
    expect(found.returncode == 0, f"{game}: {found.returncode} {found.stderr.strip()}")
    return found.stdout.splitlines()


def main():
    program, folder, slices = os.path.abspath(sys.argv[1]), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    written = []
    for path in sorted(folder.glob("*.csv")):
        lines = path.read_text(encoding="utf-8").splitlines()
        command = re.fullmatch(r"# command: alea-tune pieces (\S+) (\d+) \d+ \d+", lines[2])
        if not command or command[1] != path.stem:
            sys.exit(f"{path.name}: it does not say how this game was played")
        again = find_values(program, command[1], command[2])
        expect((again[0], again[3]) == (lines[0], lines[3]), f"{path.name}: this is another kind of table")
        names = [[line.split(",")[0] for line in table[4:]] for table in (lines, again)]
        expect(names[0] == names[1], f"{path.name}: {names[0]} are not {names[1]}")
        written += [f"{path.stem} {line}" for line in again[4:]]

    if sys.argv[4:] == ["--write"]:
        slices.write_text("\n".join(written) + "\n", encoding="utf-8")
    expect(written == slices.read_text(encoding="utf-8").splitlines(), "found instead:\n" + "\n".join(written))
    expect(written, "no tables are there")
    return tell()


if __name__ == "__main__":
    sys.exit(main())
