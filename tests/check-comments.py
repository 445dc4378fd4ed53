#!/usr/bin/env python3
# check-comments.py: what comments name is there
#
# Every name of ours in a comment of src/ occurs in the code, every @parameter
# in a header is one of the functions below the comment.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
OURS = re.compile(r"\b(?:alea_\w+|ALEA_\w+|Alea[A-Z]\w+|\w+(?=\(\)))")
PARAMETER = re.compile(r'(?<![\w"@])@(\w+)')
# A comment, and the prototypes that follow without an empty line.
DOCUMENTED = re.compile(r"/\*((?:[^*]|\*(?!/))*)\*/\n((?:(?!/\*)[^{}\n][^{}\n]*\n)+)")


def check_names(path, text, code):
    for comment in COMMENT.findall(text):
        for name in sorted(set(OURS.findall(comment)) - code):
            yield f"{path}: a comment names {name}, which is nowhere"


def check_parameters(path, text):
    for match in DOCUMENTED.finditer(text):
        comment, prototypes = match.groups()
        if ");" not in prototypes:
            continue
        for name in sorted(set(PARAMETER.findall(comment))):
            if not re.search(rf"\b{name}\b", prototypes):
                yield f"{path}: nothing is called @{name} in {' '.join(prototypes.split())[:60]}"


def main():
    src = pathlib.Path(sys.argv[1])
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(src.rglob("*.[ch]"))}
    code = {word for text in texts.values() for word in re.findall(r"\w+", COMMENT.sub("", text))}
    faults = []
    for path, text in texts.items():
        faults += check_names(path, text, code)
        if path.suffix == ".h":
            faults += check_parameters(path, text)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(texts)} files, {len(faults)} faults")
    return 1 if faults or not texts else 0


if __name__ == "__main__":
    sys.exit(main())
