#!/usr/bin/env python3
# check-play.py NINJA BUILD-FOLDER: who builds the program alone can start it
#
# build-aux/play builds no other target, and the program ends where it finds no
# description of its settings.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import subprocess
import sys

PROGRAM = "src/app/alea"
NEEDED = "data/gschemas.compiled"


def main():
    ninja, build = sys.argv[1:]
    query = subprocess.run([ninja, "-C", build, "-t", "query", PROGRAM], check=True, capture_output=True, text=True)
    needs, _, _ = query.stdout.partition("outputs:")
    if NEEDED not in needs:
        sys.exit(f"{PROGRAM} is built without {NEEDED}")


if __name__ == "__main__":
    main()
