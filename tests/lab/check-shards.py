#!/usr/bin/env python3
# check-shards.py ALEA-CLI [LAB-PARALLEL]: however a plan is cut, the same comes out
#
# One process, 64, some that are killed in the middle and go on, merged in any
# order and in groups: the counts are the same, byte for byte.  With LAB-PARALLEL
# the shards are played by that script, if there is GNU Parallel.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import random
import shutil
import subprocess
import sys
import tempfile
import time

from laboratory import PATIENCE, Lab, expect, tell

SKIP = 77

PLANS = {
    "pairs": "game: guardener\nwhite: greedy\nblack: random\ngames: 50\nseed: a\noption: pass=any|stuck\n",
    "solo": "game: random-move\nwhite: greedy\nblack: greedy\ngames: 70\nseed: b\n",
    "starts": "game: chess960\nwhite: random\nblack: random\ngames: 2\nseed: c\nstarts: sample 30\nstarts: 518\n",
    "arrays": "game: jepps\nwhite: random\nblack: greedy\ngames: 1\nseed: d\nstarts: 0 1 2 2879\n",
    "stops": "game: guardener\nwhite: greedy\nblack: random\ngames: 400\nseed: e\nstop: 0.2\n"
             "option: reroll=replaces|keeps\noption: pass=any|stuck\n",
    "search": "game: random-move\nwhite: engine:level=2\nblack: engine:depth=1\ngames: 48\nseed: g\n",
    "long": "game: guardener\nwhite: greedy\nblack: greedy\ngames: 60000\nseed: f\n",
}


def check_cuts(lab, chance):
    """Cuts each plan into pieces and puts them together in another order."""
    for name in ("pairs", "solo", "starts", "arrays", "stops", "search"):
        lab.run("run", name, "-o", f"{name}.csv")
        for n_shards in (2, 5, 64) if name == "pairs" else (7,):
            shards = [f"{name}-{number}-{n_shards}.csv" for number in range(1, n_shards + 1)]
            for number, shard in enumerate(shards, 1):
                lab.run("run", name, "--shard", f"{number}/{n_shards}", "-o", shard)
            chance.shuffle(shards)
            half = n_shards // 2
            lab.run("merge", *shards[:half], "-o", "group.csv")
            lab.run("merge", *shards[half:], "group.csv", "-o", "sum.csv")
            expect(lab.read_bytes("sum.csv") == lab.read_bytes(f"{name}.csv"), f"{name}: {n_shards} shards are another sum than one")


def check_stops(lab):
    """A cell that is settled early has fewer games, and no less than a block."""
    rows = [line.split(",") for line in lab.read_bytes("stops.csv").decode().splitlines() if line[0].isdigit()]
    expect(len(rows) == 4 and all(16 <= int(row[1]) < 400 for row in rows), f"games until a stop: {rows}")


def count_games(text):
    return sum(int(line.split(",")[1]) for line in text.decode().splitlines() if line[0].isdigit())


def kill_in_the_middle(lab, path, *words):
    """Ends a shard as soon as some games of it are kept."""
    process = lab.start(*words)
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        if (lab.folder / path).exists() and count_games(lab.read_bytes(path)) > 0:
            break
        time.sleep(0.02)
    expect(process.poll() is None, f"{path} was never in the middle")
    process.kill()
    process.communicate()


def check_kills(lab):
    lab.run("run", "long", "--shard", "2/2", "-o", "whole.csv")
    words = ("run", "long", "--shard", "2/2", "-o", "killed.csv")
    kill_in_the_middle(lab, "killed.csv", *words)
    games = count_games(lab.read_bytes("killed.csv"))
    expect(b"\n# unfinished\n" in lab.read_bytes("killed.csv") and 0 < games < 30000, f"{games} games are kept of a killed shard")

    stderr = lab.run("merge", "killed.csv", "-o", "none.csv", code=2)
    expect("killed.csv:3:1: shard 2/2 is not finished" in stderr, f"merge: {stderr}")
    expect(not (lab.folder / "none.csv").exists(), "an unfinished shard was merged")

    lab.run(*words)
    expect(lab.read_bytes("killed.csv") == lab.read_bytes("whole.csv"), "a shard that went on is another one")


def check_damage(lab):
    """A file that ends anywhere, or has another byte anywhere, is not read."""
    text = lab.read_bytes("pairs.csv")
    chance = random.Random(1)
    for _ in range(25):
        place = chance.randrange(len(text) - 1)
        for damaged in (text[:place], text[:place] + bytes([text[place] ^ 1]) + text[place + 1:]):
            (lab.folder / "damaged.csv").write_bytes(damaged)
            stderr = lab.run("merge", "damaged.csv", "-o", "none.csv", code=2)
            expect(stderr.startswith("alea-cli: damaged.csv:"), f"byte {place}: {stderr}")
    expect(not (lab.folder / "none.csv").exists(), "a damaged file was merged")


def check_parallel(lab, script):
    """GNU Parallel on this machine: one shard was killed before, and goes on."""
    environment = {**os.environ, "PATH": f"{lab.program.parent}:{os.environ['PATH']}"}
    command = [script, "long", "parallel.csv", "2"]
    shards = lab.folder / "parallel.csv.shards"
    shards.mkdir()
    kill_in_the_middle(lab, "parallel.csv.shards/2.csv", "run", "long", "--shard", "2/2", "-o", shards / "2.csv")
    subprocess.run(command, cwd=lab.folder, env=environment, check=True, timeout=PATIENCE * 5)
    expect(lab.read_bytes("parallel.csv.shards/2.csv") == lab.read_bytes("whole.csv"), "parallel: shard 2 is another one")
    lab.run("run", "long", "-o", "long.csv")
    expect(lab.read_bytes("parallel.csv") == lab.read_bytes("long.csv"), "parallel: the counts are others")


def main():
    script = pathlib.Path(sys.argv[2]).resolve() if len(sys.argv) > 2 else None
    if script is not None and shutil.which("parallel") is None:
        print("GNU Parallel is not installed")
        return SKIP

    with tempfile.TemporaryDirectory() as name:
        lab = Lab(sys.argv[1], name, PLANS)
        if script is not None:
            lab.run("run", "long", "--shard", "2/2", "-o", "whole.csv")
            check_parallel(lab, script)
        else:
            check_cuts(lab, random.Random(0))
            check_stops(lab)
            check_kills(lab)
            check_damage(lab)

    return tell()


if __name__ == "__main__":
    sys.exit(main())
