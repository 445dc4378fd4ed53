#!/usr/bin/env python3
# fake-engine.py: an engine that goes wrong as its first argument says
#
# With a second argument, the path of alea-cli, it plays, and says what it thinks, as
# that does, at least until then: at its third move. As "notes=FILE" it writes down
# there what it is told.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import signal
import subprocess
import sys
import time

MODE, _, NOTES = sys.argv[1].partition("=")
FIRST_BAD = 3


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


def pass_on(player, line, last):
    """Tells @player, and says what it answers, up to the word @last."""
    player.stdin.write(line)
    player.stdin.flush()
    while last is not None:
        answer = player.stdout.readline()
        if answer.startswith("id name"):
            answer = f"id name Fake {os.getpid()}"
        elif MODE == "deep" and answer.startswith("info depth "):
            answer = "info depth 900 " + answer.split(" ", 3)[3]
        elif MODE == "doubtful" and answer.startswith("info depth "):
            say("info depth 1 score cp 0 wdl 800 0 200")
            answer = "info depth 2 score cp 0 wdl 500 0 500"
        if MODE != "mute" or not answer.startswith("info"):
            say(answer.rstrip())
        if not answer or answer.split()[:1] == [last]:
            break


def play(cli):
    player = subprocess.Popen([cli, "uci"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    n_moves = 0
    for line in sys.stdin:
        word = line.split()[0]
        n_moves += word == "go"
        if word == "quit":
            break
        if word == "go" and MODE == "slow":
            time.sleep(0.5)
        elif word == "go" and MODE not in ("good", "mute", "deep", "doubtful") and n_moves == FIRST_BAD:
            answer()
            continue
        if word == "go":
            line = "go depth 2\n"
        pass_on(player, line, {"uci": "uciok", "isready": "readyok", "go": "bestmove"}.get(word))
    player.stdin.close()
    player.wait()
    sys.exit()


if len(sys.argv) > 2:
    play(sys.argv[2])
if MODE in ("stubborn", "deaf"):
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
if MODE == "deaf":
    time.sleep(60)

for line in sys.stdin:
    word = line.split()[0] if line.split() else ""
    if NOTES:
        with open(NOTES, "a", encoding="utf-8") as notes:
            notes.write(line)
    if word == "uci":
        say(f"id name {os.getpid()}")
        say("option name Skill Level type spin default 20 min 0 max 20")
        say("uciok")
    elif word == "isready":
        say("readyok")
    elif word == "go":
        answer()
    elif word == "quit" and MODE != "stubborn":
        break

while MODE == "stubborn":
    time.sleep(60)
