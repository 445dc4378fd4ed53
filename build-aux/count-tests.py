"""count-tests.py FAILED LOG…: adds up the results of meson's test logs

Prints what each failed test said of its fault, so that the last lines of a
long run name it, and "N passed, N failed" as the last line. Exits
with 1 when a test failed, when FAILED is not 0 (a build broke), or when
nothing ran.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import sys

LINES_SHOWN = 15


def faults(lines):
    """What follows each "not ok" of a TAP log; without one, the end of it."""
    starts = [number for number, line in enumerate(lines) if line.startswith("not ok")]
    if not starts:
        return lines[-LINES_SHOWN:]
    return [line for start in starts for line in lines[start:start + LINES_SHOWN]]


def report(test):
    print(f"\n{test['name']}: {test['result']} after {test['duration']:.0f} s")
    for stream in ("stdout", "stderr"):
        for line in faults(test.get(stream, "").splitlines()):
            print(f"  {line}")


def main():
    broken = int(sys.argv[1])
    passed = failed = 0

    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as log:
            for line in log:
                test = json.loads(line)
                if test["result"] in ("OK", "EXPECTEDFAIL"):
                    passed += 1
                elif test["result"] != "SKIP":
                    failed += 1
                    report(test)

    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or broken or not passed else 0


sys.exit(main())
