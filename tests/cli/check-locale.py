#!/usr/bin/env python3
# check-locale.py ALEA-CLI: the same bytes whatever the language and letters of the terminal
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import sys
import tempfile

GAME = "1. e4 e9 *\n"
COMMANDS = [
    (["check", "é.pgn"], 1),
    (["check", "missing é.pgn"], 2),
    (["diagram", "chess", "--caption", "é ♔", "-o", "é.svg"], 0),
    (["new", "chess960", "--seed", "é"], 0),
    (["moves", "nö"], 2),
]


def run(words, folder, **locale):
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    result = subprocess.run([os.path.abspath(sys.argv[1]), *words], cwd=folder, env={**kept, **locale},
                            capture_output=True, check=False, timeout=60)
    return result.returncode, result.stdout, result.stderr


wrong = 0
with tempfile.TemporaryDirectory() as name:
    folder = pathlib.Path(name)
    (folder / "é.pgn").write_text(GAME, encoding="utf-8")
    for words, code in COMMANDS:
        expected = run(words, folder, LC_ALL="C.UTF-8")
        for locale in {}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LANG": "de_DE.ISO-8859-1"}:
            answer = run(words, folder, **locale)
            if answer != expected or answer[0] != code:
                wrong += 1
                print(f"{words} with {locale}: {answer} in place of {expected}", file=sys.stderr)
sys.exit(1 if wrong else 0)
