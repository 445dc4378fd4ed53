#!/usr/bin/env python3
# check-potfiles.py SOURCE-ROOT XGETTEXT-ARGUMENT…: translators get every sentence
#
# Asks xgettext about every source file.  Those with messages, and no others,
# must be in po/POTFILES; it must have nothing to complain about; and what the
# rules decline by a number must come out as a pair.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import subprocess
import sys

SOURCES = ("data/*.in", "data/*.gschema.xml", "src/**/*.[ch]", "src/**/*.ui")
PAIR = re.compile(r"alea_text_set_plural \(([^;]*)\);")
faults = []


def extract(source, names, arguments):
    """The messages of files, as a template; what xgettext says is a fault."""
    result = subprocess.run(
        ["xgettext", *arguments, "--no-wrap", "--output=-", "--files-from=-"],
        cwd=source, input="\n".join(names), capture_output=True, text=True, timeout=120,
    )
    if result.returncode != 0 or result.stderr.strip():
        faults.append(f"xgettext: {result.stderr.strip()}")
    return result.stdout


def list_sources(source):
    # The service file has no text, and xgettext no name for its kind.
    return sorted(
        path.relative_to(source).as_posix()
        for pattern in SOURCES
        for path in source.glob(pattern)
        if not path.name.endswith(".service.in")
    )


def check_list(listed, template):
    with_messages = {
        place.rsplit(":", 1)[0]
        for line in re.findall(r"^#: (.*)$", template, re.MULTILINE)
        for place in line.split()
    }

    faults.extend(f"po/POTFILES lacks {name}" for name in sorted(with_messages - set(listed)))
    faults.extend(f"po/POTFILES: {name} has no messages" for name in sorted(set(listed) - with_messages))
    if listed != sorted(set(listed)):
        faults.append("po/POTFILES is not in alphabetical order")


def check_pairs(source, names):
    for name in names:
        text = (source / name).read_text(encoding="utf-8")
        for call in PAIR.findall(text):
            if "N_(" in call:
                faults.append(f"{name}: N_() tears a singular from its plural: {call.strip()}")


def main():
    source = pathlib.Path(sys.argv[1])
    arguments = sys.argv[2:]
    names = list_sources(source)
    listed = (source / "po/POTFILES").read_text(encoding="utf-8").split()
    template = extract(source, names, arguments)

    check_list(listed, template)
    check_pairs(source, [name for name in names if name.endswith(".c")])
    for fault in faults:
        print(fault, file=sys.stderr)
    n_messages = len(re.findall(r"^msgid ", template, re.MULTILINE)) - 1
    n_pairs = len(re.findall(r"^msgid_plural ", template, re.MULTILINE))
    print(f"{len(names)} files, {n_messages} messages, {n_pairs} of them in pairs, {len(faults)} faults")
    return 1 if faults or not n_pairs else 0


if __name__ == "__main__":
    sys.exit(main())
