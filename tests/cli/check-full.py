#!/usr/bin/env python3
# check-full.py ALEA-CLI: output that finds no room is no success, and no half file
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile

COMMANDS = [["games"], ["moves", "chess"], ["new", "chess960", "--number", "5"], ["perft", "chess", "1"], ["--help"]]

GAME = "1. e4 e5 2. Nf3 Nc6 *\n\n"

FILES = {
    "sheet.pdf": ["sheet", "chess960", "--all", "--per-page", "12"],
    "book.pdf": ["sheet", "chess", "--kind", "book", "--file", "{games}"],
    "book.tex": ["sheet", "chess", "--kind", "book", "--file", "{games}"],
    "board.svg": ["diagram", "chess"],
    "board.png": ["diagram", "chess", "--size", "2000"],
}

NO_FONTS = "<?xml version='1.0'?><fontconfig><dir>/nonexistent</dir><cachedir>{}</cachedir></fontconfig>"


def make_files(folder, names, reason, **arguments):
    """Of what does not work nothing is left, and what was there stays."""
    wrong = 0
    for name in names:
        path = folder / name
        path.write_text("old")
        words = [word.format(games=folder / "games.pgn") for word in FILES[name]]
        result = subprocess.run([sys.argv[1], *words, "-o", path],
                                stderr=subprocess.PIPE, encoding="utf-8", check=False, timeout=60, **arguments)
        left = sorted(set(os.listdir(folder)) - {*FILES, "games.pgn", "fonts.conf"})
        if result.returncode != 2 or reason not in result.stderr or path.read_text() != "old" or left:
            wrong += 1
            print(f"{name}: it ends with {result.returncode}, says {result.stderr!r}, leaves {left}", file=sys.stderr)
    return wrong


def limit_files():
    """A file of more than 4 KiB finds no room, as on a disk that is full."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))


def check_files():
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        (folder / "games.pgn").write_text(100 * GAME)
        wrong = make_files(folder, FILES, "File too large", preexec_fn=limit_files)
        (folder / "fonts.conf").write_text(NO_FONTS.format(folder / "cache"))
        drawn = [name for name in FILES if name != "book.tex"]
        return wrong + make_files(folder, drawn, "No fonts are installed on this system.",
                                  env={**os.environ, "FONTCONFIG_FILE": str(folder / "fonts.conf")})


def main():
    wrong = check_files()
    for words in COMMANDS:
        with open("/dev/full", "wb") as full:
            result = subprocess.run(
                [sys.argv[1], *words], stdout=full, stderr=subprocess.PIPE, encoding="utf-8", check=False
            )
        if (result.returncode, result.stderr) != (2, "alea-cli: the output could not be written completely\n"):
            wrong += 1
            print(f"{words}: it ends with {result.returncode} and says {result.stderr!r}", file=sys.stderr)

    print(f"{len(COMMANDS)} commands, {len(FILES)} files, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
