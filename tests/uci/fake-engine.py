#!/usr/bin/env python3
# fake-engine.py: an engine that goes wrong as its first argument says
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import signal
import sys
import time

MODE = sys.argv[1]


def say(line):
    print(line, flush=True)


def flood():
    while True:
        say("info string so much to say")


def answer():
    if MODE == "silent":
        time.sleep(60)
    elif MODE == "flood":
        flood()
    elif MODE == "nonsense":
        while True:
            sys.stdout.write("x" * 4096)
    elif MODE == "crash":
        os.abort()
    elif MODE == "slow":
        time.sleep(0.5)
    say({"lie": "bestmove e2e5", "empty": "bestmove", "long": "bestmove " + "e2e4" * 200}.get(MODE, "bestmove e2e4 ponder e7e5"))


if MODE in ("stubborn", "deaf"):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if MODE == "deaf":
    time.sleep(60)

for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if word == "uci":
        say(f"id name {os.getpid()}")
        say("uciok")
    elif word == "isready":
        say("readyok")
    elif word == "go":
        answer()
    elif word == "quit" and MODE != "stubborn":
        break

while MODE == "stubborn":
    time.sleep(60)
