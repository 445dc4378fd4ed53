#!/usr/bin/env python3
# run-transcripts.py: runs alea-cli as a transcript says, and compares
#
#   run-transcripts.py ALEA-CLI FILE
#
# A line of the file is one of
#
#   # comment
#   % NAME TEXT      a file that the commands below may read; \n, \t, \x41 in TEXT
#   $ alea-cli …     a command; quotes as in a shell
#   < line           a line of its standard input
#   > line           a line of its standard output
#   > ...            any number of lines of it
#   ~ pattern        a line of it that this regular expression matches whole
#   ! line           a line of its standard error
#   = 2              its exit code; 0 when there is no such line
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import shlex
import subprocess
import sys
import tempfile

# Seconds after which a command hangs.
TIMEOUT = 60


class Case:
    def __init__(self, number, command):
        self.number = number
        self.command = command
        self.stdin = []
        self.stdout = []  # regular expressions; None stands for any lines
        self.stderr = []
        self.code = 0


def decode(text):
    """What a text with escapes says, as bytes."""
    return text.encode("utf-8").decode("unicode_escape").encode("latin-1")


def fail_format(path, number, line):
    sys.exit(f"{path}:{number}: a transcript has no such line: {line}")


def read_line(case, sign, rest):
    """Adds one line to the case; False when it has no such line."""
    if sign == "<":
        case.stdin.append(rest)
    elif sign == ">":
        case.stdout.append(None if rest == "..." else re.escape(rest))
    elif sign == "~":
        case.stdout.append(rest)
    elif sign == "!":
        case.stderr.append(rest)
    elif sign == "=" and rest.isdigit():
        case.code = int(rest)
    else:
        return False
    return True


def read_transcript(path):
    cases = []
    files = {}
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        sign, blank, rest = line[:1], line[1:2], line[2:]
        if sign in ("", "#"):
            continue
        if blank not in ("", " "):
            fail_format(path, number, line)
        if sign == "%":
            name, text = rest.split(" ", 1)
            files[name] = decode(text)
        elif sign == "$" and rest.split(" ", 1)[0] == "alea-cli":
            cases.append(Case(number, rest))
        elif not cases or not read_line(cases[-1], sign, rest):
            fail_format(path, number, line)
    return cases, files


def is_like(lines, patterns):
    if not patterns:
        return not lines
    if patterns[0] is None:
        return any(is_like(lines[n:], patterns[1:]) for n in range(len(lines) + 1))
    return bool(lines) and re.fullmatch(patterns[0], lines[0]) is not None and is_like(lines[1:], patterns[1:])


def run_case(program, folder, case):
    """The reasons why the command does not do what the case says."""
    words = shlex.split(case.command)
    try:
        result = subprocess.run(
            [program] + words[1:],
            cwd=folder,
            input="".join(line + "\n" for line in case.stdin).encode("utf-8"),
            capture_output=True,
            timeout=TIMEOUT,
        )
        stdout = result.stdout.decode("utf-8").splitlines()
        stderr = result.stderr.decode("utf-8").splitlines()
    except subprocess.TimeoutExpired:
        return [f"hangs for more than {TIMEOUT} s"]
    except UnicodeDecodeError as error:
        return [f"what it prints is not text: {error}"]

    reasons = []
    if result.returncode != case.code:
        reasons.append(f"exit code {result.returncode}, not {case.code}")
    if not is_like(stdout, case.stdout):
        reasons += ["standard output is:"] + [f"> {line}" for line in stdout]
    if stderr != case.stderr:
        reasons += ["standard error is:"] + [f"! {line}" for line in stderr]
    return reasons


def main():
    program = pathlib.Path(sys.argv[1]).resolve()
    path = pathlib.Path(sys.argv[2])
    cases, files = read_transcript(path)
    if not cases:
        sys.exit(f"{path}: there are no commands here")

    wrong = 0
    print(f"1..{len(cases)}")
    with tempfile.TemporaryDirectory() as folder:
        for name, contents in files.items():
            pathlib.Path(folder, name).write_bytes(contents)
        for n, case in enumerate(cases, 1):
            reasons = run_case(program, folder, case)
            wrong += bool(reasons)
            for reason in reasons:
                print(f"# {path.name}:{case.number}: {reason}")
            print(f"{'not ok' if reasons else 'ok'} {n} - {case.command}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
