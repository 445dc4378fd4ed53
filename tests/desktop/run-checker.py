#!/usr/bin/env python3
# run-checker.py [--silent] CHECKER [ARGUMENT…]: a file is as its readers want it
#
# Fails when the checker does; with --silent also when it says anything at all,
# as some only warn.  A checker that is not installed is skipped; build-aux/test
# installs them all.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import shutil
import subprocess
import sys

SKIP = 77


def main():
    command = sys.argv[1:]
    silent = command[0] == "--silent"
    if silent:
        command = command[1:]

    if shutil.which(command[0]) is None:
        print(f"{command[0]} is not installed")
        return SKIP

    result = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=60)
    print(result.stdout, end="")
    if result.returncode != 0:
        return 1
    return 1 if silent and result.stdout.strip() else 0


if __name__ == "__main__":
    sys.exit(main())
