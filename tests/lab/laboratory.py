# laboratory.py: alea-cli lab in a folder, and what is wrong with what it does
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import math
import os
import pathlib
import subprocess
import sys

# Seconds; more where the program is known to be slow.
PATIENCE = 60 * float(os.environ.get("ALEA_TEST_PATIENCE", "1"))

faults = []


def expect(condition, what):
    if not condition:
        faults.append(what)


def tell():
    """All that was not as expected; the exit status."""
    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


def estimate(row):
    """Agresti and Coull's interval, of pairs where there are any."""
    pairs = [int(row[f"pairs_{i}"]) for i in range(5)]
    counts = pairs if sum(pairs) else [int(row["losses"]), 0, int(row["draws"]), 0, int(row["wins"])]
    counts[0] += 2
    counts[4] += 2
    n = sum(counts)
    mean = sum(count * i / 4 for i, count in enumerate(counts)) / n
    error = 1.959964 * math.sqrt(sum(count * (i / 4 - mean) ** 2 for i, count in enumerate(counts)) / n / n)
    score = (int(row["wins"]) + int(row["draws"]) / 2) / int(row["games"])
    return score, max(mean - error, 0), min(mean + error, 1)


class Lab:
    def __init__(self, program, folder, files=None):
        """@files are the texts of what lies in the folder, by their names."""
        self.program, self.folder = pathlib.Path(program).resolve(), pathlib.Path(folder)
        for name, text in (files or {}).items():
            self.write(name, text)

    def write(self, name, text):
        (self.folder / name).write_text(text, encoding="utf-8")

    def read(self, name):
        return (self.folder / name).read_text(encoding="utf-8")

    def read_bytes(self, name):
        return (self.folder / name).read_bytes()

    def start(self, *words):
        return subprocess.Popen([self.program, "lab", *words], cwd=self.folder, stderr=subprocess.PIPE, text=True)

    def run(self, *words, code=0):
        """What it says on its way to this exit status."""
        process = self.start(*words)
        _, stderr = process.communicate(timeout=PATIENCE * 5)
        expect(process.returncode == code, f"{' '.join(map(str, words))}: {process.returncode} {stderr.strip()}")
        return stderr
