#!/usr/bin/env python3
# run-fuzzer.py SECONDS TARGET DICTIONARY MAX-LENGTH SEED...: a fuzzer for a while
#
# What it finds interesting goes into a folder that does not stay; what it finds
# at fault is left where the test was started, with its name printed.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import shutil
import subprocess
import sys
import tempfile


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
        return subprocess.run(
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
            cwd=place,
            check=False,
        ).returncode


if __name__ == "__main__":
    sys.exit(main())
