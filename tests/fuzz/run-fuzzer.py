#!/usr/bin/env python3
# run-fuzzer.py SECONDS TARGET DICTIONARY MAX-LENGTH SEED...: a fuzzer for a while
#
# What it finds interesting goes into a folder that does not stay; what it finds
# at fault is left where the test was started, with its name printed.  Where
# ALEA_FUZZ_TALLY names a file, how often it ran is added to what stands there.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import fcntl
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile


def count(tally, target, n):
    """Adds @n to the line of @target, "NAME<TAB>EXECUTIONS"; others may do so at once."""
    with open(tally, "a+", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        counts = dict(line.split("\t") for line in file.read().splitlines())
        counts[target] = int(counts.get(target, 0)) + n
        file.truncate(0)
        file.writelines(f"{name}\t{counts[name]}\n" for name in sorted(counts))


def run(command, place):
    """Its exit status, and how often the target ran."""
    with subprocess.Popen(command, cwd=place, stderr=subprocess.PIPE, text=True, errors="replace") as fuzzer:
        n = 0
        for line in fuzzer.stderr:
            sys.stderr.write(line)
            told = re.match(r"stat::number_of_executed_units:\s*(\d+)", line)
            n = int(told[1]) if told else n
    return fuzzer.returncode, n


def main():
    seconds, target, dictionary, length, *seeds = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        corpus = pathlib.Path(folder, "corpus")
        corpus.mkdir()
        for seed in seeds:
            shutil.copy(seed, corpus)

        # The target stands in an empty folder, so that words name no files.
        place = pathlib.Path(folder, "place")
        place.mkdir()
        status, n = run(
            [
                pathlib.Path(target).resolve(),
                f"-max_total_time={seconds}",
                f"-dict={dictionary}",
                f"-max_len={length}",
                f"-artifact_prefix={pathlib.Path.cwd()}/",
                "-timeout=20",
                "-rss_limit_mb=2048",
                "-print_final_stats=1",
                "-verbosity=0",
                str(corpus),
            ],
            place,
        )

    if "ALEA_FUZZ_TALLY" in os.environ:
        count(os.environ["ALEA_FUZZ_TALLY"], pathlib.Path(target).name.removeprefix("fuzz-"), n)
    return status


if __name__ == "__main__":
    sys.exit(main())
