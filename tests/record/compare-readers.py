#!/usr/bin/env python3
# compare-readers.py: how fast alea-cli checks a game file, next to pgn-extract
#
#   compare-readers.py MAKE-GAMES ALEA-CLI [COUNT]
#
# Both replay COUNT random games of chess (100,000 unless said) move by move
# and print nothing.  They take turns, so that what else the machine does falls
# on both; the time is that of the clock, the middle one of five.  "memory" is
# the most that alea-cli takes, for all games and for a tenth of them: it must
# not grow with the file.  Without pgn-extract only our own figures are printed.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

RUNS = 5


def run(command):
    """Seconds, and the most memory in MB."""
    start = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f'{command[0]} ends with {process.returncode}')
    return time.perf_counter() - start, usage.ru_maxrss / 1024


def make(make_games, path, count):
    with path.open('wb') as file:
        subprocess.run([make_games, 'chess', str(count), '160'], stdout=file, check=True)


def main():
    make_games, alea_cli = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 100000
    pgn_extract = shutil.which('pgn-extract', path=os.environ.get('PATH', '') + ':/usr/games')

    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'games.pgn')
        tenth = pathlib.Path(folder, 'tenth.pgn')
        make(make_games, path, count)
        make(make_games, tenth, count // 10)
        readers = {'alea-cli': [alea_cli, 'check', str(path)]}
        if pgn_extract is not None:
            readers['pgn-extract'] = [pgn_extract, '-r', str(path)]

        times = {name: [] for name in readers}
        for _ in range(RUNS):
            for name, command in readers.items():
                times[name].append(run(command)[0])

        megabytes = path.stat().st_size / 1e6
        for name, seconds in times.items():
            middle = statistics.median(seconds)
            print(f'{name} {middle:.2f} s, {megabytes / middle:.1f} MB/s ({min(seconds):.2f} to {max(seconds):.2f} s)')
        if pgn_extract is not None:
            print(f'ratio {statistics.median(times["pgn-extract"]) / statistics.median(times["alea-cli"]):.2f}')
        print(f'memory {run(readers["alea-cli"])[1]:.1f} MB, {run([alea_cli, "check", str(tenth)])[1]:.1f} MB for a tenth')


if __name__ == '__main__':
    main()
