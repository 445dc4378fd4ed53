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
import subprocess
import sys
import tempfile

# Of this many shards the first is played: a block of a cell or two.
SHARDS = {"first-move": 125, "levels": 25, "house-rules": 150}
faults = []


def run(program, *words):
    result = subprocess.run([program, "lab", *words], capture_output=True, text=True, timeout=120)
    if result.returncode != 0:
        faults.append(f"{' '.join(map(str, words))}: {result.stderr.strip()}")
    return result.stdout


def read_rows(path):
    return [line for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isdigit()]


def read_plan(path):
    lines = [line[2:] for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("# ")]
    return "\n".join(lines[4:-1])


def check_counts(program, path, folder):
    """The counts are read, and those of all shards."""
    again = folder / "again.csv"
    run(program, "merge", path, "-o", again)
    if again.read_bytes() != path.read_bytes() or "\n# shards: all\n" not in path.read_text(encoding="utf-8"):
        faults.append(f"{path.name}: these are not all counts")


def play_slice(program, name, folder):
    n_shards = next(n for start, n in SHARDS.items() if name.startswith(start))
    path = folder / f"{name}.csv"
    run(program, "run", name, "--shard", f"1/{n_shards}", "-o", path)
    return path


def main():
    program, counts, slices = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    written = []
    with tempfile.TemporaryDirectory() as folder_name:
        folder = pathlib.Path(folder_name)
        for path in sorted(counts.glob("*.csv")):
            check_counts(program, path, folder)
            played = play_slice(program, path.stem, folder)
            if read_plan(played) != read_plan(path):
                faults.append(f"{path.name}: this is another plan than that of its name")
            written += [f"{path.stem} {row}" for row in read_rows(played)]

    if sys.argv[4:] == ["--write"]:
        slices.write_text("\n".join(written) + "\n", encoding="utf-8")
    known = slices.read_text(encoding="utf-8").splitlines()
    faults.extend(f"not found again: {row}" for row in known if row not in written)
    faults.extend(f"found instead: {row}" for row in written if row not in known)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(written)} cells, {len(faults)} faults")
    return 1 if faults or not written else 0


if __name__ == "__main__":
    sys.exit(main())
