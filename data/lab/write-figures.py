#!/usr/bin/env python3
# write-figures.py OUTPUT DEPFILE FOLDER: what the program knows of the laboratory
#
# Sums up the counts in a folder as rows of C: what White scores, what White or Black scores with
# a piece less, and what one level scores against another.  What a row is about is
# read from the plan in the counts.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import collections
import csv
import pathlib
import re
import sys

FILES = ["first-move-*.csv", "handicap-*.csv", "levels-*.csv"]
ODDS = {"p": "PAWN", "g": "GUARDENER", "n": "KNIGHT", "r": "ROOK", "q": "QUEEN"}


def read(path):
    """The plan, with a list for each key, and the cells."""
    plan = collections.defaultdict(list)
    lines = path.read_text(encoding="utf-8").splitlines()
    for line in lines:
        found = re.match(r"# ([a-z]+): (.*)", line)
        if found:
            plan[found[1]].append(found[2])
    if plan["shards"] != ["all"] or "# unfinished" in lines:
        sys.exit(f"{path}: these are not all games of the plan")
    return plan, list(csv.DictReader(line for line in lines if not line.startswith("#")))


def find_odds(fen):
    """Which piece one side lacks, and which side it is."""
    board = fen.split()[0]
    for letter, name in ODDS.items():
        white, black = board.count(letter.upper()), board.count(letter)
        if white != black:
            return name, white > black
    sys.exit(f"{fen}: no side has a piece less")


def get_level(player):
    return int(re.fullmatch(r"engine:level=(\d)", player)[1])


def find_row(plan, cell):
    """What the games of a cell are about."""
    white, black = get_level(plan["white"][0]), get_level(plan["black"][0])
    if white != black:
        return f"ALEA_FIGURE_LEVELS, {white}, {black}"
    if not plan["starts"]:
        return "ALEA_FIGURE_FIRST_MOVE, 0, 0"
    name, is_black = find_odds(plan["starts"][cell])
    return f"ALEA_FIGURE_ODDS, ALEA_{name}, ALEA_{'BLACK' if is_black else 'WHITE'}"


def main():
    output, depfile, folder = (pathlib.Path(word) for word in sys.argv[1:])
    paths = sorted(path for name in FILES for path in folder.glob(name))
    rows = collections.defaultdict(lambda: [0, 0, 0])
    for path in paths:
        plan, cells = read(path)
        for cell in cells:
            about = find_row(plan, int(cell["cell"]))
            columns = ["wins", "draws", "losses"]
            for i, column in enumerate(reversed(columns) if about.endswith("BLACK") else columns):
                rows[plan["game"][0], about][i] += int(cell[column])

    text = "/* Written by write-figures.py. */\n\n"
    text += '#include "alea-handicap-figures.h"\n\n'
    text += "const AleaHandicapFigure alea_handicap_figures[] = {\n"
    for (game, about), counts in rows.items():
        text += f'  {{ "{game}", {about}, {{ {counts[0]}, {counts[1]}, {counts[2]} }} }},\n'
    text += "  { .game = NULL },\n};\n"
    output.write_text(text, encoding="utf-8")
    # The folder changes when a file comes or goes.
    depfile.write_text(f"{output}: {' '.join(str(path) for path in (folder, *paths))}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
