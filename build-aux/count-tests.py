"""count-tests.py FAILED LOG…: adds up the results of meson's test logs
count-tests.py --failed LOG: prints the names of the tests that failed

Prints what each failed test said of its fault, so that the last lines of a
long run name it, the tests that took longest, and "N passed, N failed" as the last line. What failed in a
window.json and passed in the again.json beside it counts as passed, and is
told. Exits with 1 when a test failed, when FAILED is not 0 (a build broke), or
when nothing ran.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import os
import sys

LINES_SHOWN = 15
N_SLOWEST = 10


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


def results(path):
    """Of a log: each test's, by its name."""
    if not os.path.exists(path):
        return {}
    with open(path, encoding="utf-8") as log:
        return {test["name"]: test for test in map(json.loads, log)}


def has_passed(test):
    return test["result"] in ("OK", "EXPECTEDFAIL")


def has_failed(test):
    return not has_passed(test) and test["result"] != "SKIP"


def print_failed(path):
    # As meson takes them: "alea:display / ui-editor" is ui-editor.
    print(*(name.split(" / ")[-1] for name, test in results(path).items() if has_failed(test)))


def main(broken, paths):
    passed = failed = 0
    costs = []

    for path in paths:
        folder, log = os.path.split(path)
        again = results(os.path.join(folder, "again.json")) if log == "window.json" else {}
        for name, test in results(path).items():
            if log == "again.json" or test["result"] == "SKIP":
                continue
            costs.append((test["duration"], f"{log.removesuffix('.json')}: {name.split(' / ')[-1]}"))
            if has_failed(test):
                report(test)
            if has_passed(again.get(name, test)):
                passed += 1
                if has_failed(test):
                    print(f"  ({name} passed when it was tried again)")
            else:
                failed += 1
                if name in again:
                    report(again[name])

    print("\nThe longest:")
    for seconds, what in sorted(costs, reverse=True)[:N_SLOWEST]:
        print(f"{seconds:7.1f} s  {what}")
    if broken and not failed:
        print("\nA build broke, and its tests did not run: what the compiler said stands above.")
    print(f"\n{passed} passed, {failed} failed")
    return 1 if failed or broken or not passed else 0


if sys.argv[1] == "--failed":
    print_failed(sys.argv[2])
else:
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
