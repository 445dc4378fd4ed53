#!/usr/bin/env python3
# check-hostile.py: no text from outside reaches a terminal as it is
#
#   check-hostile.py ALEA-CLI
#
# Arguments, names of files and what stands in them have characters that steer a
# terminal, turn the direction of what follows, or are not seen.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import subprocess
import sys
import tempfile

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")
HOSTILE = "a\x1b[31m\x07\u202eb\u200b\x85\u2066\ufeff"
PGN = """[Event "{0}"]
[White "{0}"]
[Variant "Random Move Number Chess"]
[SetupRolls "5 2"]
[DiceVersion "{0}"]
[DiceCommitment "{0}"]
[DiceGuestWord "{0}"]
[DiceSeed "{0}"]

1. e4 {{{0}}} e5 2. {{[%roll {0}]}} Nf3 *

[Variant "{0}"]

1. e4 *

[Event "x"]

1. e4 {0} *

[Event "x"]
[FEN "{0}"]

1. e4 *
"""

COMMANDS = [
    ["{0}"],
    ["{0}", "--help"],
    ["--{0}"],
    ["new", "{0}"],
    ["new", "jepps", "--seed", "{0}"],
    ["new", "jepps", "--rolls", "{0}"],
    ["new", "jepps", "--option", "{0}"],
    ["new", "chess960", "--number", "{0}"],
    ["perft", "chess", "{0}"],
    ["moves", "chess", "--fen", "{0}"],
    ["moves", "chess", "--{0}"],
    ["play", "chess", "{file}"],
    ["play", "chess", "{missing}"],
    ["check", "{file}"],
    ["check", "--dice", "{file}"],
    ["check", "{missing}"],
    ["check", "{folder}"],
    ["diagram", "chess", "--fen", "{0}", "-o", "{out}.svg"],
    ["diagram", "chess", "--theme", "{0}", "-o", "{out}.svg"],
    ["diagram", "--file", "{file}", "-o", "{out}.svg"],
    ["diagram", "chess", "-o", "{missing}/{0}.svg"],
    ["sheet", "chess", "--kind", "{0}", "-o", "{out}.pdf"],
    ["sheet", "chess", "--kind", "game", "--file", "{file}", "-o", "{out}.pdf"],
    ["sheet", "chess", "--count", "1", "--seed", "{0}", "-o", "{missing}/x.pdf"],
    ["analyse", "chess", "--fen", "{0}"],
    ["match", "chess", "{0}", "{0}"],
]

# The value of an option that is no text, and what is named; the name of a file need be none.
NO_TEXT = [
    (["new", "jepps", "--rolls", b"\xf5"], "new: --rolls: this is not text in UTF-8"),
    (["diagram", "chess", "-o", "x.svg", "--caption", b"\xff\xfe"], "diagram: --caption: this is not text in UTF-8"),
    (["check", b"\xff.pgn", "--frobnicate"], "check: Unknown option --frobnicate"),
]


def try_no_text():
    wrong = 0
    for words, named in NO_TEXT:
        result = subprocess.run([sys.argv[1], *words], capture_output=True, stdin=subprocess.DEVNULL, timeout=60)
        if result.returncode != 2 or result.stderr.decode("utf-8") != f"alea-cli: {named}\n":
            wrong += 1
            print(f"{words}: {result.returncode} {result.stderr!r}", file=sys.stderr)
    return wrong


def main():
    wrong = 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name, HOSTILE)
        folder.mkdir()
        file = folder / f"{HOSTILE}.pgn"
        file.write_text(PGN.format(HOSTILE), encoding="utf-8")
        words = {"file": file, "folder": folder, "missing": folder / "missing", "out": folder / "out"}
        for command in COMMANDS:
            arguments = [word.format(HOSTILE, **words) for word in command]
            result = subprocess.run([sys.argv[1], *arguments], capture_output=True, stdin=subprocess.DEVNULL, timeout=60)
            for output in (result.stdout, result.stderr):
                found = UNSEEN.search(output.decode("utf-8"))
                if found is not None:
                    wrong += 1
                    print(f"{command}: {found.group()!r} in {output.decode('utf-8')!r}", file=sys.stderr)
            if result.returncode < 0:
                wrong += 1
                print(f"{command}: killed by signal {-result.returncode}", file=sys.stderr)

    wrong += try_no_text()
    print(f"{len(COMMANDS)} commands, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
