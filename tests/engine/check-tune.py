#!/usr/bin/env python3
# check-tune.py: the same request writes the same weights
#
#   check-tune.py ALEA-TUNE
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import subprocess
import sys

TUNE = sys.argv[1]


def tune(*words):
    return subprocess.run([TUNE, *words], capture_output=True, text=True, timeout=120)


def expect(what, holds):
    if not holds:
        sys.exit(f"{what}: that is not so")


for game, n in ("guardener", "12"), ("random-move", "16"), ("chess960", "6"):
    request = [game, "7", "2", n, "60"]
    first, again = tune(*request), tune(*request)
    expect(f"{game}: it writes", first.returncode == 0)
    expect(f"{game}: the same again", first.stdout == again.stdout)
    expect(f"{game}: another seed, other weights", tune(game, "8", *request[2:]).stdout != first.stdout)
    head = first.stdout.split("*/")[0]
    expect(f"{game}: the head says how", f"{game}, seed 7, 2 generations of\n * {n} games, 60 nodes" in head)
    off, before, n_scale = re.search(r"outcomes are (\S+) off what was expected, before (\S+)\.  Its scale is that of\n"
                                     r" \* (\d+) games with them, 240 nodes", head).groups()
    expect(f"{game}: one game in ten for the scale", int(n_scale) == (int(n) + 9) // 10)
    expect(f"{game}: better than before", float(off) < float(before))

chances = tune("chances", "random-move", "7", "6", "60")
rows = [line.split(",") for line in chances.stdout.splitlines() if line[0].isdigit()]
expect("chances: it writes", chances.returncode == 0 and "# command: alea-tune chances random-move 7 6 60\n" in chances.stdout)
expect("chances: in their tenth", rows and all(float(row[0]) <= float(row[4]) <= float(row[1]) for row in rows))
expect("chances: the difference", all(abs(float(row[5]) - float(row[4]) - float(row[6])) < 0.11 for row in rows))

for request in [], ["checkers", "1", "1", "1", "1"], ["chess", "0", "1", "1", "1"], ["chess", "1", "1", "1", "many"], \
        ["pieces", "checkers", "1", "1", "1"], ["pieces", "chess", "1", "0", "1"], ["pieces", "chess", "1", "1"], ["chances", "chess", "1", "0", "1"]:
    refused = tune(*request)
    expect(f"{request} is refused", refused.returncode == 2 and refused.stdout == "")
