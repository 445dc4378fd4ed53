#!/usr/bin/env python3
# check-seeds.py: anybody can compute the rolls of a seed
#
# Computes them from what the documentation says, and holds them against what
# alea-cli rolls.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import hashlib
import subprocess
import sys

# The faces that count in each throw of the single-die method.
COUNTS = [4, 4, 6, 5, 4]


def seed_bytes(seed):
    block = 0
    while True:
        yield from hashlib.sha256(f"{seed}:{block}".encode()).digest()
        block += 1


def throws(seed):
    for byte in seed_bytes(seed):
        if byte & 7 < 6:
            yield (byte & 7) + 1


def set_up_rolls(seed):
    faces = throws(seed)
    rolls = []
    for largest in COUNTS:
        rolls.append(next(faces))
        while rolls[-1] > largest:
            rolls.append(next(faces))
    return " ".join(map(str, rolls))


def main():
    wrong = 0
    seeds = [str(n) for n in range(40)] + ["alea", "ä€", "a b:c", "x" * 300]
    for seed in seeds:
        result = subprocess.run(
            [sys.argv[1], "new", "chess960", "--seed", seed],
            capture_output=True,
            encoding="utf-8",
            check=True,
        )
        expected = "rolls: " + set_up_rolls(seed)
        if expected not in result.stdout.splitlines():
            wrong += 1
            print(f"seed {seed!r}: not “{expected}” but:\n{result.stdout}", file=sys.stderr)

    print(f"{len(seeds)} seeds, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
