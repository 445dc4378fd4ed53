#!/usr/bin/env python3
# check-sources.py: no test lies about unused
#
# Every file under tests/ must be named in a meson.build there, and every
# meson.build must be reached from the one above it.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys


def quoted_words(build_files):
    words = set()
    for build_file in build_files:
        text = re.sub(r"#.*", "", build_file.read_text(encoding="utf-8"))
        for string in re.findall(r"'([^'\n]*)'", text):
            words.add(string)
            words.add(string.rsplit("/", 1)[-1])
    return words


def is_named(path, words):
    # A header belongs to the source beside it.
    if path.suffix == ".h":
        return path.name in words or path.with_suffix(".c").name in words
    return path.name in words


def is_reached(build_file, tests):
    """Whether the meson.build of the folder above goes into this folder."""
    folder = build_file.parent
    if folder == tests:
        return True
    above = folder.parent / "meson.build"
    return above.is_file() and f"subdir('{folder.name}')" in above.read_text(encoding="utf-8")


def main():
    tests = pathlib.Path(sys.argv[1])
    build_files = sorted(tests.rglob("meson.build"))
    words = quoted_words(build_files)
    files = [
        path
        for path in sorted(tests.rglob("*"))
        if path.is_file() and path.name != "meson.build" and "__pycache__" not in path.parts
    ]
    unnamed = [path for path in files if not is_named(path, words)]

    unreached = [path for path in build_files if not is_reached(path, tests)]

    for path in unnamed:
        print(f"{path.relative_to(tests)}: no meson.build names this file", file=sys.stderr)
    for path in unreached:
        print(f"{path.relative_to(tests)}: no meson.build goes into this folder", file=sys.stderr)
    if not files or not build_files:
        print(f"{tests}: there are no tests here", file=sys.stderr)
        return 1

    print(f"{len(files)} files, {len(unnamed)} unnamed, {len(unreached)} folders unreached")
    return 1 if unnamed or unreached else 0


if __name__ == "__main__":
    sys.exit(main())
