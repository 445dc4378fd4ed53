#!/usr/bin/env python3
# check-options.py ALEA: what the program says of its options, without a display
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import subprocess
import sys

ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}

# Options, exit status, and what standard output or error begins with.
CASES = [
    (["--version"], 0, "Alea 1."),
    (["--help"], 0, "Usage:"),
    (["--new", "nonsense"], 2, "alea: There is no game called “nonsense”; for a list, run “alea-cli games”.\n"),
    (["--new="], 2, "alea: There is no game called “”; for a list, run “alea-cli games”.\n"),
    (["--new", "Chess"], 2, "alea: There is no game called “Chess”; for a list, run “alea-cli games”.\n"),
    (["--new"], 1, "Missing argument for --new"),
    (["--frobnicate"], 1, "Unknown option --frobnicate"),
    (["--pieces", "/nowhere"], 2, "alea: "),
]


def main():
    faults = []
    for options, status, start in CASES:
        answer = subprocess.run([sys.argv[1], *options], capture_output=True, text=True, env=ENVIRONMENT, timeout=60)
        said = answer.stdout + answer.stderr
        if (answer.returncode, said[:len(start)]) != (status, start):
            faults.append(f"alea {' '.join(options)}: {answer.returncode}, {said!r}")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(CASES)} calls, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
