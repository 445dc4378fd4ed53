#!/usr/bin/env python3
# check-languages.py SOURCE-ROOT XGETTEXT-ARGUMENT…: translations fit their messages
#
# Each language of po/LINGUAS, and the pseudo-locale, must pass msgfmt -c, name
# the {places} that the English names, keep access keys and ellipses, let no line
# end with a quotation mark, and be complete.  A planted mistake of each kind must be found.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile

PLACE = re.compile(r"\{[a-z_]+\}")
LOOSE_QUOTE = re.compile("« | »")    # with spaces at which a line may end


def load_reader(source):
    path = source / "build-aux/pseudo-locale.py"
    spec = importlib.util.spec_from_file_location("pseudo_locale", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def places(text):
    return set(PLACE.findall(text))


def check_message(message):
    """What is wrong with the translation of one message, as sentences."""
    english = [message[name] for name in ("msgid", "msgid_plural") if name in message]
    translated = [text for name, text in message.items() if name.startswith("msgstr")]
    wanted = set().union(*map(places, english))

    if not all(translated):
        yield "is not translated"
        return
    if any(places(text) - wanted for text in translated):
        yield "names a {place} that the English has not"
    if set().union(*map(places, translated)) != wanted:
        yield "leaves out a {place}"
    if len(english) == 1 and len(re.findall(r"_(?=\w)", english[0])) == 1 and "_" not in translated[0]:
        yield "has no access key"
    if english[0].endswith("…") and "…" not in translated[0]:
        yield "lost its ellipsis"
    if any(map(LOOSE_QUOTE.search, translated)):
        yield "has a quotation mark that a line may end with"


def check_po(po, pot, reader):
    """Faults of the language in the file @po against the template @pot."""
    faults = []
    checked = subprocess.run(["msgfmt", "-c", "-o", "/dev/null", po], capture_output=True, text=True, timeout=60)
    if checked.returncode != 0 or checked.stderr.strip():
        faults.append(checked.stderr.strip())

    messages = {key(message): message for message, _ in reader.read_messages(po.read_text(encoding="utf-8"))}
    for message, _ in reader.read_messages(pot.read_text(encoding="utf-8")):
        found = messages.get(key(message), {**message, "msgstr": ""})
        faults += [f"{po.name}: “{message['msgid']}” {fault}" for fault in check_message(found)]
    return faults


def key(message):
    return message.get("msgctxt"), message["msgid"]


def mistakes_go_unnoticed(po, pot, reader):
    """The kinds of mistake that check_po() does not see; there should be none."""
    good = po.read_text(encoding="utf-8")
    mistakes = {
        "a lost place": re.sub(r'^(msgstr ".*)\{square\}', r"\1", good, count=1, flags=re.MULTILINE),
        "a strange place": re.sub(r'^msgstr "\[', 'msgstr "[{nowhere}', good, count=1, flags=re.MULTILINE),
        "a loose mark": re.sub(r'^msgstr "\[', 'msgstr "[« ', good, count=1, flags=re.MULTILINE),
        "a lost format": re.sub(r'^(msgstr .*)%s', r"\1", good, count=1, flags=re.MULTILINE),
        "a missing message": re.sub(r'^msgstr ".*"$', 'msgstr ""', good[len(reader.HEADER):], count=1, flags=re.MULTILINE),
        "a lost plural": re.sub(r'^msgstr\[1\] .*\n', "", good, count=1, flags=re.MULTILINE),
    }
    for what, text in mistakes.items():
        if what == "a missing message":
            text = reader.HEADER + text
        bad = po.with_name("bad.po")
        bad.write_text(text, encoding="utf-8")
        if text == good or not check_po(bad, pot, reader):
            yield f"{what} is not noticed"


def main():
    source = pathlib.Path(sys.argv[1])
    reader = load_reader(source)
    linguas = (source / "po/LINGUAS").read_text(encoding="utf-8").splitlines()
    languages = [line for line in linguas if line and not line.startswith("#")]

    with tempfile.TemporaryDirectory() as folder:
        pot, pseudo = pathlib.Path(folder, "alea.pot"), pathlib.Path(folder, "en@pseudo.po")
        subprocess.run(["xgettext", *sys.argv[2:], "--files-from=po/POTFILES", f"--output={pot}"],
                       cwd=source, check=True, timeout=120)
        subprocess.run([sys.executable, source / "build-aux/pseudo-locale.py", pot, "-o", pseudo], check=True, timeout=60)

        files = [pseudo] + [source / "po" / f"{language}.po" for language in languages]
        faults = [fault for po in files for fault in check_po(po, pot, reader)]
        faults += mistakes_go_unnoticed(pseudo, pot, reader)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(languages)} languages and the pseudo-locale, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
