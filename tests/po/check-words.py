#!/usr/bin/env python3
# check-words.py SOURCE-ROOT XGETTEXT-ARGUMENT…: one word for one thing
#
# No sentence for users, of the program or of the guide, has a word that the glossary
# in CONTRIBUTING.md says is not used.  Words to be looked for in the guide are there
# because people use others than we do.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile

# What is no prose: options, and what stands for something else.
CODE = re.compile(r"\w+=[\w-]+|\{[a-z_]+\}|“alea[^”]*”")
ROW = re.compile(r"\| (?P<words>[^|]+) \| (?P<meaning>[^|]+) \| (?P<others>[^|]*?) ?\|")


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem.replace("-", "_"), path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_glossary(source):
    """The words that are not used: each with the one that is."""
    text = (source / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = text.split("\n## Glossary\n")[1].split("\n## ")[0]
    unwanted = {}
    for row in ROW.finditer(table):
        for word in filter(None, row["others"].split(", ")):
            unwanted[word] = row["words"]
    return {word: wanted for word, wanted in unwanted.items() if word not in ("not", "---")}


def find_faults(sentence, unwanted):
    prose = CODE.sub("", sentence.replace("_", ""))
    for word, wanted in unwanted.items():
        if re.search(rf"\b{word}\b", prose, 0 if word.isupper() else re.IGNORECASE):
            yield f"“{sentence}” says “{word}”: {wanted}"


def list_sentences(source, arguments):
    reader = load(source / "build-aux/pseudo-locale.py")
    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder, "alea.pot")
        subprocess.run(["xgettext", *arguments, "--files-from=po/POTFILES", f"--output={pot}"],
                       cwd=source, check=True, timeout=120)
        for message, _ in reader.read_messages(pot.read_text(encoding="utf-8")):
            yield from (message[name] for name in ("msgid", "msgid_plural") if name in message)


def list_searched(source):
    guide = load(source / "build-aux/guide-strings.py")
    return {value for path in (source / "data/guide").glob("*.txt") for key, value in guide.read_entries(path)
            if key in ("words", "same", "skip")}


def main():
    source = pathlib.Path(sys.argv[1])
    unwanted = read_glossary(source)
    searched = list_searched(source)
    sentences = [sentence for sentence in list_sentences(source, sys.argv[2:]) if sentence not in searched]
    faults = [fault for sentence in sentences for fault in find_faults(sentence, unwanted)]

    for planted in ("Two men are thrown out.", "Choose your color", "play as an AI"):
        if not list(find_faults(planted, unwanted)):
            faults.append(f"“{planted}” is not noticed")
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(sentences)} sentences, {len(unwanted)} words that are not used, {len(faults)} faults")
    return 1 if faults or len(sentences) < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
