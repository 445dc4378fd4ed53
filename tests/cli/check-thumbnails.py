#!/usr/bin/env python3
# check-thumbnails.py ALEA-CLI THUMBNAILER DIAGRAM: pictures of files, as file managers ask for them
#
# By the command in THUMBNAILER.  Hostile files are refused with a sentence, and
# soon.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shlex
import struct
import subprocess
import sys
import tempfile
import time

# Seconds that a file may take; the machine may be busy.
PATIENCE = 20

GAME = '[Event "x"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n'
EMPTY_GAME = '[Event "x"]\n\n*\n'
DICE_GAME = '[Variant "Random Move Number Chess"]\n\n*\n'
LONG = 1 << 20

HOSTILE = {
    "empty.pgn": b"",
    "zeros.pgn": bytes(LONG),
    "noise.pgn": bytes(i * 73 % 251 for i in range(LONG)),
    "brackets.pgn": GAME.encode().replace(b"2.", b"(" * LONG),
    "braces.pgn": b'[Event "x"]\n\n1. f3 {' * 50000,
    "quote.pgn": b'[Event "' + b"x" * LONG,
    "tags.pgn": b'[A "b"]\n' * 100000,
    "illegal.pgn": b'[Event "x"]\n\n1. e5 *\n',
    "endless-rolls.pgn": b'[Variant "Chess960"]\n[SetupRolls "' + b"6 " * 400000 + b'"]\n\n*\n',
    "empty.aleadiagram": b"",
    "wide.aleadiagram": b"alea-diagram: 1\nboard: 9999999x9999999\nplacement: 8\n",
    "rank.aleadiagram": b"alea-diagram: 1\nboard: 3x1\nplacement: " + b"K" * LONG,
    "arrows.aleadiagram": b"alea-diagram: 1\nboard: 2x2\nplacement: 2/2\n" + b"arrow: a1 z9 red\n" * 50000,
    "noise.aleadiagram": bytes(i * 73 % 251 for i in range(LONG)),
}

faults = []


def read_size(path):
    """Width and height of a PNG."""
    head = path.read_bytes()[:24]
    return struct.unpack(">II", head[16:]) if head[:8] == b"\x89PNG\r\n\x1a\n" else None


class Thumbnailer:
    def __init__(self, alea_cli, entry, folder):
        line = next(line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
        self.words = [str(alea_cli), *shlex.split(line.partition("=")[2])[1:]]
        # The desktop gives a name without an extension.
        self.output = folder / ".thumbnail.A1B2C3"

    def run(self, path, size=256):
        self.output.unlink(missing_ok=True)
        places = {"%s": str(size), "%o": str(self.output), "%i": str(path)}
        began = time.monotonic()
        result = subprocess.run([places.get(word, word) for word in self.words], capture_output=True, text=True,
                                errors="replace", stdin=subprocess.DEVNULL, timeout=PATIENCE)
        self.seconds = time.monotonic() - began
        return result


def check_good(thumbnailer, path, size):
    result = thumbnailer.run(path, size)
    found = read_size(thumbnailer.output) if thumbnailer.output.exists() else None
    if result.returncode != 0 or result.stderr or found is None or not size * 0.9 <= max(found) <= size:
        faults.append(f"{path.name} at {size}: {result.returncode}, {found}, {result.stderr}")
    return thumbnailer.output.read_bytes() if found else None


def check_bad(thumbnailer, path):
    try:
        result = thumbnailer.run(path)
    except subprocess.TimeoutExpired:
        faults.append(f"{path.name}: longer than {PATIENCE} s")
        return 0
    if result.returncode != 2 or result.stderr.count("\n") != 1 or not result.stderr.startswith("alea-cli: "):
        faults.append(f"{path.name}: {result.returncode}, {result.stderr[:200]!r}")
    if thumbnailer.output.exists():
        faults.append(f"{path.name}: there is a picture")
    return thumbnailer.seconds


def main():
    alea_cli, entry, diagram = (pathlib.Path(word).resolve() for word in sys.argv[1:])
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        thumbnailer = Thumbnailer(alea_cli, entry, folder)

        pictures = []
        for title, text in (("game.pgn", GAME), ("--size.pgn", EMPTY_GAME), ("dice.pgn", DICE_GAME)):
            path = folder / title
            path.write_text(text, encoding="utf-8")
            pictures.append(check_good(thumbnailer, path, 256))
        if len(set(pictures)) < 2 or pictures[0] == pictures[1]:
            faults.append("the end of a game looks as its beginning")
        # More games behind the first are not read.
        large = folder / "large.pgn"
        large.write_text(GAME * 100000, encoding="utf-8")
        check_good(thumbnailer, large, 128)
        for size in (16, 128, 1024):
            check_good(thumbnailer, diagram, size)

        slowest = 0
        for title, contents in HOSTILE.items():
            path = folder / title
            path.write_bytes(contents)
            slowest = max(slowest, check_bad(thumbnailer, path))
        huge = folder / "huge.pgn"
        with huge.open("wb") as file:
            file.truncate(1 << 40)
        os.mkfifo(folder / "pipe.pgn")
        for path in (huge, folder / "pipe.pgn", folder, folder / "missing.pgn", pathlib.Path("/dev/zero")):
            slowest = max(slowest, check_bad(thumbnailer, path))

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(HOSTILE) + 5} hostile files, the slowest {slowest:.1f} s, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
