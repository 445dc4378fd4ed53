#!/usr/bin/env python3
# compare-readers.py: how fast alea-cli checks a game file, next to pgn-extract
#
#   compare-readers.py MAKE-GAMES ALEA-CLI
#
# Both replay 20,000 random games of chess move by move and print nothing.  The
# time is that of the processor, the best of three runs.  Without pgn-extract
# only our own figure is printed.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import resource
import shutil
import subprocess
import sys
import tempfile

RUNS = 3


def measure(command):
    """Seconds of the processor that the command takes."""
    best = None
    for _ in range(RUNS):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
        best = seconds if best is None else min(best, seconds)
    return best


def main():
    make_games, alea_cli = sys.argv[1:3]
    pgn_extract = shutil.which("pgn-extract", path=os.environ.get("PATH", "") + ":/usr/games")

    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "games.pgn")
        with path.open("wb") as file:
            subprocess.run([make_games, "chess", "20000", "100"], stdout=file, check=True)
        megabytes = path.stat().st_size / 1e6

        print(f"pgn-alea-cli {megabytes / measure([alea_cli, 'check', str(path)]):.1f} MB/s")
        if pgn_extract is not None:
            print(f"pgn-extract {megabytes / measure([pgn_extract, '-r', str(path)]):.1f} MB/s")


if __name__ == "__main__":
    main()
