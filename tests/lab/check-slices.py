#!/usr/bin/env python3
# check-slices.py ALEA-CLI COUNTS-FOLDER SLICES [--write]: what was found is found again
#
# Each file of counts is whole and of the plan of its name; a shard of that plan
# brings what SLICES says.  Whoever changes the engine so that other games are
# played writes SLICES anew, and plays the plans again.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import sys
import tempfile

from laboratory import Lab, expect, tell

# Of this many shards the first is played: a block of a cell or two.
SHARDS = {"first-move": 5000, "levels": 200, "house-rules": 4000, "handicap": 2000,
          "starts-chess960-again": 2000, "starts-jepps-again": 2000, "starts": 4000}


def read_rows(path):
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


def read_plan(path):
    lines = [line[2:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")]
    return "\n".join(lines[4:-1])


def check_counts(lab, path):
    """The counts are read, and those of all shards."""
    lab.run("merge", path, "-o", "again.csv")
    same = lab.read_bytes("again.csv") == path.read_bytes()
    expect(same and "\n# shards: all\n" in path.read_text(encoding="utf-8"), f"{path.name}: these are not all counts")


def play_slice(lab, name):
    n_shards = next(n for start, n in SHARDS.items() if name.startswith(start))
    lab.run("run", name, "--shard", f"1/{n_shards}", "-o", f"{name}.csv")
    return lab.folder / f"{name}.csv"


def main():
    program, counts, slices = sys.argv[1], pathlib.Path(sys.argv[2]).resolve(), pathlib.Path(sys.argv[3])
    written = []
    with tempfile.TemporaryDirectory() as folder:
        lab = Lab(program, folder)
        for path in sorted(counts.glob("*.csv")):
            check_counts(lab, path)
            played = play_slice(lab, path.stem)
            expect(read_plan(played) == read_plan(path), f"{path.name}: this is another plan than that of its name")
            written += [f"{path.stem} {row}" for row in read_rows(played)]

    if sys.argv[4:] == ["--write"]:
        slices.write_text("\n".join(written) + "\n", encoding="utf-8")
    known = slices.read_text(encoding="utf-8").splitlines()
    for row in written:
        expect(row in known, f"found instead: {row}")
    for row in known:
        expect(row in written, f"not found again: {row}")
    expect(written, "no counts are there")
    return tell()


if __name__ == "__main__":
    sys.exit(main())
