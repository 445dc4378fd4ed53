#!/usr/bin/env python3
# verify-dice.py: anybody can check the dice of a saved game
#
#   verify-dice.py MAKE-FAIR-GAMES ALEA-CLI COUNT
#
# faces() is all that it takes; the rest reads game files, holds the rolls of
# COUNT random games against it, and what “alea-cli check --dice” prints of them.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import hashlib
import itertools
import re
import subprocess
import sys
import tempfile

SIDES = {"Jepps Random Chess": 6, "Chess960": 6, "Guardener Chess": 4, "Random Move Number Chess": 6}
GAMES = ["jepps", "chess960", "guardener", "random-move"]


def faces(secret, host, guest, sides):
    bits = (sides - 1).bit_length()
    for block in itertools.count():
        text = f"{secret}\n{host}\n{guest}:{block}"
        for byte in hashlib.sha256(text.encode()).digest():
            value = byte & (1 << bits) - 1
            if value < sides:
                yield value + 1


# --- the rolls of a game file

def read_list(text):
    """Of “3-5 reroll 2-2 hand 1-4”: the program's rolls."""
    rolls, new = [], []
    for word in text.split():
        if word[0].isdigit():
            new.append([int(face) for face in word.split("-")])
        elif word != "reroll":
            rolls += new if word == "program" else []
            new = []
    return rolls + new


def read_rolls(tags, moves):
    """All that fell, also those that were taken back."""
    rolls = read_list(tags.get("SetupRolls", ""))
    for part in re.findall(r"\[%roll ([^]]*)\]", moves):
        rolls += read_list(part)
    taken = re.findall(r"Taken back by agreement: roll (\d+), \dd\d ([\d-]+)\.", moves)
    for number, roll in sorted((int(number), roll) for number, roll in taken):
        rolls.insert(number - 1, [int(face) for face in roll.split("-")])
    return rolls


def read_games(text):
    for game in re.split(r"\n\n(?=\[Event )", text.strip()):
        head, _, moves = game.partition("\n\n")
        found = re.findall(r'^\[(\w+) "((?:[^"\\]|\\.)*)"\]$', head, re.MULTILINE)
        tags = {name: re.sub(r"\\(.)", r"\1", value) for name, value in found}
        yield tags, read_rolls(tags, " ".join(moves.split()))


# --- the proof

def expect(condition, what):
    if not condition:
        sys.exit(f"wrong: {what}")


def verify(tags, rolls):
    """The rolls as the promises would have them."""
    expected = []
    for number in itertools.count(1):
        end = str(number) if number > 1 else ""
        if f"DiceCommitment{end}" not in tags:
            return expected
        secret, host, guest = (tags.get(name + end, "") for name in ("DiceSeed", "DiceHostWord", "DiceGuestWord"))
        expect(hashlib.sha256(secret.encode()).hexdigest() == tags[f"DiceCommitment{end}"], f"the promise in {tags}")
        expect(tags[f"DiceVersion{end}"] == "2", "the version")
        last = int(tags.get(f"DiceFrom{number + 1}", len(rolls) + 1)) - 1
        dice = faces(secret, host, guest, SIDES[tags["Variant"]])
        expected += [[next(dice) for _ in roll] for roll in rolls[len(expected):last]]


def write(rolls):
    return ["-".join(map(str, roll)) for roll in rolls]


def main():
    make, cli, count = sys.argv[1:]
    n_games = n_rolls = n_words = n_taken = 0
    for game in GAMES:
        text = subprocess.run([make, game, count], capture_output=True, check=True, encoding="utf-8").stdout
        with tempfile.NamedTemporaryFile("w", suffix=".pgn", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            result = subprocess.run([cli, "check", "--dice", file.name], capture_output=True, encoding="utf-8")
        lines = []
        for number, (tags, rolls) in enumerate(read_games(text), 1):
            expected = verify(tags, rolls)
            expect(rolls == expected, f"game {number} of {game}: {rolls}, not {expected}")
            lines += [f"game {number} roll {i} expected {roll} recorded {roll}" for i, roll in enumerate(write(rolls), 1)]
            n_games += 1
            n_rolls += len(rolls)
            n_words += "DiceGuestWord" in tags
        n_taken += text.count("Taken back")
        expect(result.stdout.splitlines() == lines + [f"{count} games, 0 faults"], f"the list of {game}: {result.stdout}")
        expect(result.returncode == 0, "the exit status")

    print(f"{n_games} games, {n_rolls} rolls, {n_words} with a guest's word, {n_taken} rolls taken back")
    expect(n_words > n_games // 2 and n_taken > n_games // 10, "games that say little")


if __name__ == "__main__":
    main()
