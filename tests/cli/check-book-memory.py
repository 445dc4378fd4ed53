#!/usr/bin/env python3
# check-book-memory.py: a book takes memory as its file takes room, not beyond
#
#   check-book-memory.py MAKE-GAMES ALEA-CLI
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import sys
import tempfile

# Bytes of memory for each byte of the file, in what many games take more than few.
MAX_RATIO = 4


def make_book(folder, n_games):
    """The most memory that it took and the size of the file, in bytes."""
    games, book = folder / f"{n_games}.pgn", folder / f"{n_games}.pdf"
    with open(games, "wb") as file:
        subprocess.run([sys.argv[1], "guardener", str(n_games), "160"], stdout=file, check=True)
    with subprocess.Popen([sys.argv[2], "sheet", "guardener", "--kind", "book", "--file", str(games),
                           "-o", str(book)]) as process:
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"no book of {n_games} games")
    print(f"{n_games} games: {usage.ru_utime:.1f} s, {usage.ru_maxrss} kB of memory, {book.stat().st_size // 1000} kB")
    return usage.ru_maxrss * 1024, book.stat().st_size


def main():
    with tempfile.TemporaryDirectory() as name:
        few, many = (make_book(pathlib.Path(name), n_games) for n_games in (100, 1000))
    ratio = (many[0] - few[0]) / (many[1] - few[1])
    print(f"{ratio:.2f} bytes of memory for each of the file")
    return 0 if ratio <= MAX_RATIO else 1


if __name__ == "__main__":
    sys.exit(main())
