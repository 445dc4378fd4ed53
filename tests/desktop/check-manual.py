#!/usr/bin/env python3
# check-manual.py PROGRAM PAGE: a manual page says all that the program's help does
#
# man must format the page without a warning, and every command and option of
# --help must be in it, with its arguments, and no other.  House rules have the
# values that the program takes.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import re
import shutil
import subprocess
import sys

SKIP = 77
OPTION = re.compile(r"(?<![\w-])--[a-z][a-z-]*")
faults = []


def run(*command):
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "300", "MAN_KEEP_FORMATTING": ""}
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60)


def format_page(page):
    for form in (("-Tutf8", "-Z"), ()):
        result = run("man", "--warnings", "-E", "UTF-8", "-l", *form, page)
        if result.returncode != 0 or result.stderr.strip():
            faults.append(f"man: {result.stderr.strip() or result.returncode}")
    return re.sub(r".\x08", "", result.stdout)


def check_house_rules(program, text):
    """The program names the values of a rule when it is given a wrong one."""
    games = [line.split("\t")[0] for line in run(program, "games").stdout.splitlines()]
    rules = text[text.find("HOUSE RULES"):text.find("POSITIONS")]
    found = [re.fullmatch(r"(all games|[a-z0-9-]+)\s+((?:[a-z-]+=\S+\s*)+)", paragraph.strip())
             for paragraph in rules.split("\n\n")[1:]]
    for game, words in (match.groups() for match in found if match):
        for word in words.replace(",", " ").split():
            key, values = word.split("=")
            for one in games if game == "all games" else [game]:
                answer = run(program, "new", one, "--option", f"{key}=").stderr.strip()
                if not answer.endswith(f"accepts only these values: {values.replace('|', ', ')}."):
                    faults.append(f"{one}: “{word}”: {answer}")
    if None in found[:-1] or len(found) < 5:
        faults.append("the house rules are not written as game and values")


def main():
    program, page = sys.argv[1:]
    if shutil.which("man") is None:
        print("man is not installed")
        return SKIP

    name = os.path.basename(program)
    text = format_page(page).replace("\u2010", "-")
    usage = run(program, "--help").stdout
    commands = re.findall(r"^  ([a-z]+) (.*)$", usage, re.MULTILINE) if name == "alea-cli" else []
    synopsis = [" ".join(line.split()) for line in text.splitlines()]

    for command, arguments in commands:
        if " ".join(f"{name} {command} {arguments}".split()) not in synopsis:
            faults.append(f"the synopsis lacks “{command} {arguments}”")
        if not re.search(rf"^ +{command}( |$)", text, re.MULTILINE):
            faults.append(f"“{command}” is not explained")

    if name == "alea-cli":
        check_house_rules(program, text)
    said = set(OPTION.findall(usage)) - {"--help-gapplication"}
    written = set(OPTION.findall(text)) - {"--version", "--help"}
    faults.extend(f"{option} is not explained" for option in sorted(said - set(OPTION.findall(text))))
    faults.extend(f"the program has no {option}" for option in sorted(written - said))
    if not said and not commands:
        faults.append(f"{name} --help says nothing")

    for fault in faults:
        print(f"{os.path.basename(page)}: {fault}", file=sys.stderr)
    print(f"{len(commands)} commands, {len(said)} options, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
