#!/usr/bin/env python3
# compare-peers.py: what we take, next to what others take, on this machine
#
#   compare-peers.py ALEA ALEA-CLI MAKE-GAMES
#
# Prints a table: what, our figure, the peer's, the ratio (below 1: we take
# less), and the peer.  Times of perft and of files are those of the processor;
# starts are from the command to the window; each is the best, starts the
# median, of some runs, ours and theirs in turn.  Peers that are not installed
# are left out, and all that needs a screen where DISPLAY is not set.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

PERFTS = [
    ("perft start 6", "chess", 6, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("perft middle 5", "chess", 5, "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
    ("perft endgame 7", "chess", 7, "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"),
    ("perft Chess960 6", "chess960", 6, "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"),
]
RUNS = 3
STARTS = 7
REST = 1.2    # seconds until a started program has settled


def find(name):
    return shutil.which(name, path=os.environ.get("PATH", "") + ":/usr/games")


def row(what, ours, theirs, unit, peer):
    ratio = f"{ours / theirs:.2f}" if theirs else "-"
    theirs = f"{theirs:.2f}" if theirs else "-"
    print(f"{what:<24}{ours:>10.2f}{theirs:>10} {unit:<5}{ratio:>6}  {peer}", flush=True)


def measure(command, text=None):
    """Seconds of the processor that the command takes, and what it says."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    result = subprocess.run(command, input=text, capture_output=True, encoding="utf-8", errors="replace", check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, result.stdout


def compare(ours, theirs):
    """The best of both, measured in turn; each gives seconds and a count,
    which must agree."""
    best = [None, None]
    counts = set()
    for _ in range(RUNS):
        for i, run in enumerate((ours, theirs)):
            if run is not None:
                seconds, count = run()
                counts.add(count)
                best[i] = seconds if best[i] is None else min(best[i], seconds)
    if len(counts) != 1:
        sys.exit(f"the counts differ: {counts}")
    return best


def our_perft(alea_cli, game, depth, fen):
    seconds, text = measure([alea_cli, "perft", game, str(depth), "--fen", fen])
    return seconds, int(text.split()[-1])


def their_perft(engine, depth, fen):
    seconds, text = measure(
        [engine], f"setoption name UCI_Chess960 value true\nposition fen {fen}\ngo perft {depth}\nquit\n"
    )
    return seconds, int(text.split("Nodes searched:")[1].split()[0])


def compare_perft(alea_cli):
    for what, game, depth, fen in PERFTS:
        for name in ("stockfish", "fairy-stockfish"):
            engine = find(name)
            if engine is not None:
                ours, theirs = compare(
                    lambda: our_perft(alea_cli, game, depth, fen), lambda: their_perft(engine, depth, fen)
                )
                row(what, ours, theirs, "s", name)


def compare_files(alea_cli, make_games):
    peer = find("pgn-extract")
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "games.pgn")
        with path.open("wb") as file:
            subprocess.run([make_games, "chess", "20000", "100"], stdout=file, check=True)
        ours, theirs = compare(
            lambda: (measure([alea_cli, "check", str(path)])[0], None),
            peer and (lambda: (measure([peer, "-s", "-r", str(path)])[0], None)),
        )
    row("check 20000 games", ours, theirs, "s", "pgn-extract")


def measure_pages(alea_cli):
    with tempfile.TemporaryDirectory() as folder:
        path = str(pathlib.Path(folder, "all.pdf"))
        best = min(measure([alea_cli, "sheet", "chess960", "--all", "-o", path])[0] for _ in range(RUNS))
        row("960 diagrams as PDF", best, None, "s", "")


def start(command):
    """Seconds to the window, and MiB in memory once it has settled."""
    began = time.monotonic()
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        search = ["xdotool", "search", "--onlyvisible", "--pid", str(process.pid)]
        while subprocess.run(search, capture_output=True, check=False).stdout == b"":
            time.sleep(0.004)
        took = time.monotonic() - began
        time.sleep(REST)
        status = pathlib.Path(f"/proc/{process.pid}/status").read_text(encoding="ascii")
        process.terminate()
    return took, int(status.split("VmRSS:")[1].split()[0]) / 1024


def compare_starts(alea):
    peer = find("gnome-chess")
    ours, theirs = [], []
    for _ in range(STARTS):
        ours.append(start([alea]))
        if peer is not None:
            theirs.append(start([peer]))
    for i, (what, unit) in enumerate((("start to window", "s"), ("memory at rest", "MiB"))):
        row(
            what,
            statistics.median(run[i] for run in ours),
            statistics.median(run[i] for run in theirs) if theirs else None,
            unit,
            "gnome-chess",
        )


def main():
    alea, alea_cli, make_games = sys.argv[1:4]

    print(f"{'':<24}{'alea':>10}{'peer':>10} {'':<5}{'ratio':>6}")
    compare_perft(alea_cli)
    compare_files(alea_cli, make_games)
    measure_pages(alea_cli)
    if "DISPLAY" in os.environ:
        compare_starts(alea)


if __name__ == "__main__":
    main()
