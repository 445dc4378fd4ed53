#!/usr/bin/env python3
# check-full.py ALEA-CLI: output that finds no room is no success
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys

COMMANDS = [["games"], ["moves", "chess"], ["new", "chess960", "--number", "5"], ["perft", "chess", "1"], ["--help"]]


def main():
    wrong = 0
    for words in COMMANDS:
        with open("/dev/full", "wb") as full:
            result = subprocess.run(
                [sys.argv[1], *words], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
            )
        if (result.returncode, result.stderr) != (2, "alea-cli: the output cannot be written to its end\n"):
            wrong += 1
            print(f"{words}: it ends with {result.returncode} and says {result.stderr!r}", file=sys.stderr)

    print(f"{len(COMMANDS)} commands, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
