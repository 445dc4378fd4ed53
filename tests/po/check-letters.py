#!/usr/bin/env python3
# check-letters.py SOURCE-ROOT: the guide writes moves with the letters that the program shows
#
# A language may have letters of its own for the pieces.  Every move in a sentence
# of the guide must then have them in the translation: “Nf3” is “Sf3” in German.
# A planted English move must be found.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib.util
import pathlib
import re
import sys

ENGLISH = "NBRQKG"
MOVE = re.compile(r"(?<![A-Za-z])([NBRQKG])(?=[a-hwz]?x?[a-hwz][0-9]|@[a-z])|(?<==)([NBRQ])")
ARRAY = re.compile(r"[KQRBN]( [KQRBN]){7}")

# The sentence that teaches the letters, by how it begins.
LESSON = "Each side has sixteen pieces"


def load(source, name):
    spec = importlib.util.spec_from_file_location(name.replace("-", "_"), source / "build-aux" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_messages(path, reader):
    messages = [message for message, _ in reader.read_messages(path.read_text(encoding="utf-8"))]
    return {(message.get("msgctxt"), message["msgid"]): message["msgstr"] for message in messages if "msgstr" in message}


def check_sentence(english, translated, letters):
    """What is wrong with the letters in one translation, or None."""
    shown = dict(zip(ENGLISH, letters))
    if ARRAY.fullmatch(english):
        wanted = "".join(shown.get(letter, letter) for letter in english)
        return None if translated == wanted else f"should be “{wanted}”"
    if english.startswith(LESSON):
        missing = [letter for letter in letters[:5] if not re.search(rf"\b{letter}\b", translated)]
        return f"leaves out {', '.join(missing)}" if missing else None

    for match in MOVE.finditer(english):
        letter = match[1] or match[2]
        rest = re.match(r"[a-hwz]?x?[a-hwz][0-9]|@[a-z][0-9]|", english[match.end():])[0]
        if shown[letter] + rest not in translated:
            return f"should have “{shown[letter]}{rest}”"
    return None


def check_po(po, sentences, reader):
    messages = read_messages(po, reader)
    letters = messages["letters of the pieces", ENGLISH] or ENGLISH
    for english in sentences:
        fault = check_sentence(english, messages.get((None, english), ""), letters)
        if fault:
            yield f"{po.name}: “{english[:60]}…” {fault}"


def main():
    source = pathlib.Path(sys.argv[1])
    reader = load(source, "pseudo-locale")
    sentences = {message["msgid"] for message, _ in
                 reader.read_messages((source / "data/guide/guide.pot").read_text(encoding="utf-8"))}
    written = {text for text in sentences
               if MOVE.search(text) or ARRAY.fullmatch(text) or text.startswith(LESSON)}
    linguas = (source / "po/LINGUAS").read_text(encoding="utf-8").splitlines()
    languages = [line for line in linguas if line and not line.startswith("#")]

    faults = [fault for language in languages
              for fault in check_po(source / "po" / f"{language}.po", written, reader)]
    if check_sentence("Write Nf3.", "Schreibe Nf3.", "SLTDKG") is None:
        faults.append("an English move is not noticed")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(written)} sentences with moves in {len(languages)} languages, {len(faults)} faults")
    return 1 if faults or len(written) < 10 else 0


if __name__ == "__main__":
    sys.exit(main())
