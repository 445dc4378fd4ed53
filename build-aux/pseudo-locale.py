#!/usr/bin/env python3
"""pseudo-locale.py POT [-o PO]: writes a translation that nobody speaks

Every letter gets an accent and every message grows by 40 %, between brackets.
On the screen, what has no accents is not marked for translation, and what
lacks its closing bracket is cut off.  What a program reads stays as it is:
{places}, %s, <tags>, &entities; and the underline before an access key.

Try it with

    meson compile -C _build alea-pot
    build-aux/pseudo-locale.py po/alea.pot -o po/en@pseudo.po
    mkdir -p /tmp/pseudo/en@pseudo/LC_MESSAGES
    msgfmt -c po/en@pseudo.po -o /tmp/pseudo/en@pseudo/LC_MESSAGES/alea.mo

and a program configured with -Dlocaledir=/tmp/pseudo, LANGUAGE=en@pseudo.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import argparse
import ast
import math
import re
import sys

ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļṁñöþǫŕšţûṽŵẋýž",
)
GROWTH = 0.4
FILLER = "one two three four five six seven eight nine ten "

# What must come through unchanged.
KEPT = re.compile(r"\{[a-z_]+\}|%[-+ #0-9.*]*(?:l|ll|z)?[a-zA-Z%]|<[^>]*>|&[a-z]+;")

HEADER = """msgid ""
msgstr ""
"Project-Id-Version: alea\\n"
"PO-Revision-Date: 2026-01-01 00:00+0000\\n"
"Last-Translator: build-aux/pseudo-locale.py\\n"
"Language-Team: none\\n"
"Language: en@pseudo\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=2; plural=n != 1;\\n"
"""


def accent(text):
    parts = []
    end = 0
    for kept in KEPT.finditer(text):
        parts += [text[end:kept.start()].translate(ACCENTS), kept.group()]
        end = kept.end()
    return "".join(parts) + text[end:].translate(ACCENTS)


def grow(text):
    wanted = math.ceil(len(text) * GROWTH)
    return (FILLER * (wanted // len(FILLER) + 1))[:wanted].strip()


def pseudo(text):
    """The message in the language that nobody speaks."""
    if text.endswith(";"):   # a list of search words
        return accent(text)
    newline = "\n" if text.endswith("\n") else ""
    return f"[{accent(text.rstrip(chr(10)))} {accent(grow(text))}]{newline}"


def unquote(lines):
    return "".join(ast.literal_eval(line) for line in lines)


def quote(text):
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    return f'"{escaped}"'


def read_messages(pot):
    """Yields a dict of msgctxt, msgid and msgid_plural a message, with its flags."""
    for block in re.split(r"\n\s*\n", pot):
        fields, flags, field = {}, [], None
        for line in block.splitlines():
            if line.startswith("#,"):
                flags.append(line)
            elif (start := re.match(r'(msg[a-z_]+(?:\[\d\])?) (".*")$', line)):
                field = start.group(1)
                fields[field] = [start.group(2)]
            elif line.startswith('"'):
                fields[field].append(line)
        message = {name: unquote(lines) for name, lines in fields.items()}
        if message.get("msgid"):
            yield message, [flag for flag in flags if "fuzzy" not in flag]


def write_message(message, flags):
    lines = list(flags)
    for name in ("msgctxt", "msgid", "msgid_plural"):
        if name in message:
            lines.append(f"{name} {quote(message[name])}")
    if "msgid_plural" in message:
        lines.append(f"msgstr[0] {quote(pseudo(message['msgid']))}")
        lines.append(f"msgstr[1] {quote(pseudo(message['msgid_plural']))}")
    else:
        lines.append(f"msgstr {quote(pseudo(message['msgid']))}")
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description="Writes a translation that nobody speaks.")
    parser.add_argument("pot")
    parser.add_argument("-o", "--output")
    arguments = parser.parse_args()

    with open(arguments.pot, encoding="utf-8") as file:
        messages = list(read_messages(file.read()))
    if not messages:
        print(f"pseudo-locale.py: {arguments.pot}: there are no messages here", file=sys.stderr)
        return 1

    po = "\n".join([HEADER] + [write_message(*message) for message in messages])
    if arguments.output:
        with open(arguments.output, "w", encoding="utf-8") as file:
            file.write(po)
    else:
        sys.stdout.write(po)
    return 0


if __name__ == "__main__":
    sys.exit(main())
