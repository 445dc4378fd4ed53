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


for game in "guardener", "random-move", "chess960":
    request = [game, "7", "2", "2", "60"]
    first, again = tune(*request), tune(*request)
    expect(f"{game}: it writes", first.returncode == 0)
    expect(f"{game}: the same again", first.stdout == again.stdout)
    expect(f"{game}: another seed, other weights", tune(game, "8", *request[2:]).stdout != first.stdout)
    head = first.stdout.split("*/")[0]
    expect(f"{game}: the head says how", f"{game}, seed 7, 2 generations of\n * 2 games, 60 nodes" in head)
    off, before = re.search(r"results are (\S+) off what was expected, before (\S+)\.\n", head).groups()
    expect(f"{game}: better than before", float(off) < float(before))

for request in [], ["checkers", "1", "1", "1", "1"], ["chess", "0", "1", "1", "1"], ["chess", "1", "1", "1", "many"], \
        ["pieces", "checkers", "1", "1", "1"], ["pieces", "chess", "1", "0", "1"], ["pieces", "chess", "1", "1"]:
    refused = tune(*request)
    expect(f"{request} is refused", refused.returncode == 2 and refused.stdout == "")
