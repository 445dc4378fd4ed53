#!/usr/bin/python3
# guide-strings.py [--check]: collects the sentences of the guide for translators
#
# Reads data/guide/*.txt and writes data/guide/guide.pot, which xgettext takes
# as input beside the sources.  With --check it only looks whether the file is
# what it would write.  README.md in data/guide says what the entries mean.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys

# Entries whose value is a sentence or a title.
TEXTS = {
    "because", "caption", "otherwise", "question", "right", "same", "section",
    "skip", "success", "summary", "task", "text", "title", "words", "wrong",
}

# Entries whose value is cells with bars between them.
CELLS = {"head", "row"}

# Where a page or a paragraph begins, for the translators' comment.
PLACES = {"chapter", "page", "reference", "rule", "reading", "figure", "table"}

HEAD = r'''# The sentences of the guide, collected by build-aux/guide-strings.py.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later
#
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Content-Transfer-Encoding: 8bit\n"
'''


def read_entries(path):
    """[key, value] for each entry of a guide file, lines joined by a blank."""
    entries = []
    is_open = False
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        match = re.match(r"([a-z-]+):[ \t]*(.*)", line)
        if line.startswith("#") or not line.strip():
            is_open = False
        elif match:
            entries.append([match[1], match[2].rstrip(" \t")])
            is_open = True
        elif is_open:
            entries[-1][1] += " " + line.strip(" \t")
        else:
            raise SystemExit(f"{path}:{number}: this line belongs to no entry")
    return entries


def list_strings(key, value):
    if key in TEXTS:
        return [value]
    if key in CELLS:
        return [cell.strip() for cell in value.split(" | ") if re.search(r"[^\W\d_]", cell)]
    return []


def collect(folder):
    """For each sentence, in the order of the files: where it stands.

    No line numbers: they would change with every other sentence.
    """
    strings = {}
    for path in sorted(folder.glob("*.txt")):
        place = ""
        for key, value in read_entries(path):
            if key in PLACES:
                place = "figure" if key == "figure" else f"{key} {value}"
            for string in list_strings(key, value):
                files, _ = strings.setdefault(string, ([], f"{place}: {key}"))
                if path.name not in files:
                    files.append(path.name)
    return strings


def quote(string):
    return '"' + string.replace("\\", "\\\\").replace('"', '\\"') + '"'


def write_pot(strings):
    parts = [HEAD]
    for string, (files, place) in strings.items():
        where = " ".join(f"data/guide/{name}" for name in files)
        parts.append(f'\n#. {place}\n#: {where}\nmsgid {quote(string)}\nmsgstr ""\n')
    return "".join(parts)


def main():
    folder = pathlib.Path(__file__).resolve().parent.parent / "data" / "guide"
    pot = folder / "guide.pot"
    strings = collect(folder)
    text = write_pot(strings)

    if "--check" not in sys.argv[1:]:
        pot.write_text(text, encoding="utf-8")
    elif not pot.exists() or pot.read_text(encoding="utf-8") != text:
        print("data/guide/guide.pot is old: run build-aux/guide-strings.py", file=sys.stderr)
        return 1

    print(f"{len(strings)} sentences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
