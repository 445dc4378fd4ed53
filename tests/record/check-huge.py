#!/usr/bin/env python3
# check-huge.py ALEA-CLI [SHARE]: files without end come to an end in a sentence
#
# A file of 1 GB, a line of 100 MB and 10,000 nested variations are given to
# alea-cli through a pipe, so that they need no room on the disk.  Each must end
# in the sentence that is expected, within a bound of memory and time.  SHARE, a
# hundredth say, makes all of them so much smaller.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import resource
import subprocess
import sys
import tempfile
import threading
import time

MEBIBYTE = 1 << 20
MEMORY = 200 * MEBIBYTE
SECONDS = 400

# After so much without a word of a game nothing more is read.
NONSENSE = 64 * MEBIBYTE

# These lead back to where they began, which a game may do twice.
MOVES = b"Nf3 Nf6 Nc3 Nc6 Rb1 Rb8 Ra1 Ra8 Nb1 Nb8 Ng1 Ng8"


def repeat(block, size, before=b"", after=b""):
    """Blocks of about a mebibyte that are @size bytes together, and more."""
    many = block * max(1, MEBIBYTE // len(block))
    yield before
    for _ in range(0, size, len(many)):
        yield many
    yield after


def end_of_nonsense(size):
    """How @size bytes end that are no game: with status and sentence."""
    return (2, "This is not a PGN file.") if size > NONSENSE else (1, "1 games, 1 faults")


def cases(share):
    giga = max(int(1024 * MEBIBYTE * share), 3 * MEBIBYTE)
    line = max(int(100 * MEBIBYTE * share), 2 * MEBIBYTE)
    depth = max(int(10000 * share), 10)
    game = b'[Event "x"]\n\n' + b" ".join([MOVES] * 2) + b" 1/2-1/2\n\n"
    return {
        "1 GB of games": (["check"], repeat(game, giga), 0, "games, 0 faults"),
        "1 GB of zeros": (["check"], repeat(b"\0", giga), *end_of_nonsense(giga)),
        "1 GB of brackets": (["check"], repeat(b"(", giga, b"1. e4 "), *end_of_nonsense(giga)),
        "a move of 100 MB": (["check"], repeat(b"x", line, b"1. ", b" *"), *end_of_nonsense(line)),
        "a comment of 100 MB": (["check"], repeat(b"x", line, b"1. e4 {", b"} *"), *end_of_nonsense(line)),
        "a tag of 100 MB": (["check"], repeat(b"x", line, b'[Event "', b'"]\n\n*'), *end_of_nonsense(line)),
        "100 MB of tags": (["check"], repeat(b'[A "x"] ', line), *end_of_nonsense(line)),
        "a line of 100 MB of moves": (["check"], repeat(b"Nf3 Nf6 Ng1 Ng8 ", line), 1, "1 games, 1 faults"),
        "nested variations": (["check"], iter([b"1. e4 " + b"(1. d4 " * depth + b")" * depth + b" *"]), None, "1 games, "),
        "a script of 1 GB": (["play", "chess"], repeat(b"Nf3 Nf6 Ng1 Ng8 ", giga), 2, "this file is too long"),
        "a script of 1 GB of blanks": (["play", "chess"], repeat(b" ", giga), 2, "this file is too long"),
        "a diagram of 1 GB": (["diagram", "-o", "x.svg", "--file"], repeat(b"#\n", giga), 2, "This file is too large"),
    }


def feed(path, blocks):
    """Writes until all is read or the reader has had enough."""
    try:
        with open(path, "wb", buffering=0) as pipe:
            for block in blocks:
                while block:
                    block = block[pipe.write(block):]
    except BrokenPipeError:
        pass


def run(alea_cli, words, blocks, folder):
    path = pathlib.Path(folder, "file")
    os.mkfifo(path)
    writer = threading.Thread(target=feed, args=(path, blocks), daemon=True)
    # What a sanitizer holds back of memory that was given back is not the program's.
    options = ":".join(filter(None, [os.environ.get("ASAN_OPTIONS"), "quarantine_size_mb=16"]))
    began = time.monotonic()
    process = subprocess.Popen(
        [alea_cli, *words, str(path)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
        env=os.environ | {"ASAN_OPTIONS": options}
    )
    writer.start()
    said = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    path.unlink()
    return process.returncode, said, usage.ru_maxrss * 1024, time.monotonic() - began


def judge(expected, sentence, status, said, memory, seconds):
    if status < 0 or expected not in (None, status):
        return f"it ends with {status}"
    if sentence not in said:
        return "it does not say so"
    if memory > MEMORY:
        return "it takes too much memory"
    if seconds > SECONDS:
        return "it takes too long"
    return None


def main():
    alea_cli = os.path.abspath(sys.argv[1])
    share = float(sys.argv[2]) if len(sys.argv) > 2 else 1
    all_cases = cases(share)
    wrong = 0

    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    print(f"1..{len(all_cases)}")
    for number, (what, (words, blocks, expected, sentence)) in enumerate(all_cases.items(), 1):
        with tempfile.TemporaryDirectory() as folder:
            status, said, memory, seconds = run(alea_cli, words, blocks, folder)
        fault = judge(expected, sentence, status, said, memory, seconds)
        wrong += fault is not None
        print(f"{'not ' if fault else ''}ok {number} - {what}")
        print(f"# {fault or 'good'}: status {status}, {memory // MEBIBYTE} MiB, {seconds:.1f} s: {said[-160:]!r}", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
