#!/usr/bin/env python3
# check-found.py LAB GUIDE [--table]: what is told as found is what was counted
#
# The sentences of the guide and the tables of the README are made again from the counts and
# from what pieces are worth, and have to be there word for word.  With --table it prints
# those tables.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import pathlib
import re
import sys

from laboratory import estimate, expect, tell

# Sentences of the guide, by its file.  {counts} is a score with its interval, {counts:whole}
# a round one, {counts:loser} that of the other side, {counts:moves} moves in a game,
# {counts:ENDING} how many games of a hundred end like that and {counts:#ENDING} how many of
# all; counts/0-15 are their first sixteen cells, counts/reroll=keeps all games with that house rule.
# {pieces-GAME/PIECE:pawns} is what a piece is worth, and {pieces-GAME/PIECE:score} what a side scores
# that has one more.
SENTENCES = {
    "found.txt": [
        "In 10,000 games of each kind, White scored {first-move-chess} in Chess, {first-move-random-move} in Random Move Number Chess, "
        "{first-move-chess960} in Chess960, {first-move-jepps} in Jepps Random Chess and {first-move-guardener} in "
        "Guardener Chess.",
        "Level 3 scored {levels-3-2-chess:whole} per cent against level 2 in Chess, {levels-3-2-guardener:whole} in Guardener Chess "
        "and {levels-3-2-random-move:whole} in Random Move Number Chess, in 200 games of each. Level 5 scored "
        "{levels-5-4-chess:whole} per cent against level 4 in Chess and {levels-5-4-random-move:whole} in Random Move Number Chess.",
        "The weaker player scored {levels-3-2-guardener:loser} per cent there.",
        "The weaker player scored {levels-3-2-random-move:loser} per cent there, against {levels-3-2-chess:loser} in Chess.",
        "White scored {starts-chess960-best} from the sixteen best starts and {starts-chess960-worst} from the sixteen worst.",
        "Now White scored {starts-chess960-again/0-15} from the first sixteen and {starts-chess960-again/16-31} from the others.",
        "In 20 games each, White scored {starts-jepps-best} from the sixteen best and {starts-jepps-worst} from the sixteen "
        "worst. When they were played again, White scored {starts-jepps-again/0-15} and {starts-jepps-again/16-31}.",
        "If the king may then be captured, a game takes {house-rules-random-move/missed-check=capture:moves} moves on average, "
        "counting both sides, and {house-rules-random-move/missed-check=capture:king_captured} games in 100 end with the "
        "capture of a king. If the king cannot be captured, games take {house-rules-random-move/missed-check=immune:moves} "
        "moves; if the player always gets one move to save the king, {house-rules-random-move/missed-check=save:moves}.",
        "In Chess, over 1,000 games for each piece, White scored {handicap-chess/0} without the f-pawn, {handicap-chess/2} without a knight, "
        "{handicap-chess/3} without a rook and {handicap-chess/4} without the queen.",
        "In Random Move Number Chess, White still scored {handicap-random-move/2} without a knight, {handicap-random-move/3} "
        "without a rook and {handicap-random-move/4} without the queen.",
        "In Chess, a knight was worth {pieces-chess/knight:pawns} pawns, a rook {pieces-chess/rook:pawns} and the queen "
        "{pieces-chess/queen:pawns}. In Guardener Chess, where a captured piece may come back by promotion, a rook was worth "
        "{pieces-guardener/rook:pawns} pawns and the queen {pieces-guardener/queen:pawns}.",
        "With an extra pawn and all else equal, a player could expect a score of {pieces-chess/pawn:score} in Chess, but only "
        "{pieces-random-move/pawn:score} in Random Move Number Chess.",
    ],
    "play-well.txt": [
        "Of 10,000 games that the computer played against itself, {first-move-random-move:#king_captured} ended with the "
        "capture of a king and {first-move-random-move:#checkmate} with checkmate.",
    ],
}
GAMES = {
    "chess": "Chess",
    "chess960": "Chess960",
    "jepps": "Jepps Random Chess",
    "guardener": "Guardener Chess",
    "random-move": "Random Move Number Chess",
}
PIECES = {
    "pawn": "a pawn",
    "guardener": "the Guardener",
    "knight": "a knight",
    "bishop": "a bishop",
    "rook": "a rook",
    "queen": "the queen",
}
MARK = re.compile(r"\{([\w-]+)(?:/([\w=-]+))?(?::(#?\w+))?\}")


def read_counts(path):
    """Its head by the words before the colon, and its cells, each with its house rules."""
    lines = path.read_text(encoding="utf-8").splitlines()
    head = {}
    for key, _, value in (line[2:].partition(": ") for line in lines if line.startswith("# ")):
        head.setdefault(key, []).append(value)
    cells = list(csv.DictReader(line for line in lines if not line.startswith("#")))
    return head, cells


def name_options(head):
    """The house rules of each combination, as cells are numbered: the last changes first."""
    names = [[]]
    for option in head.get("option", []):
        key, _, values = option.partition("=")
        values = values.split("|")
        names = [name + [f"{key}={value}"] for name in names for value in values]
    return names


def add_up(cells):
    return {key: str(sum(int(cell[key]) for cell in cells)) for key in cells[0]}


def choose(counts, which):
    """The cells that are meant, added up."""
    head, cells = counts
    if which is None:
        return add_up(cells)
    options = name_options(head)
    n_starts = len(cells) // len(options)
    if "=" in which:
        return add_up([cell for i, cell in enumerate(cells) if which in options[i // n_starts]])
    first, _, last = which.partition("-")
    return add_up(cells[int(first):int(last or first) + 1])


def pick_extremes(counts, plan):
    """The sixteen best and worst starts of @plan, as those played again name them."""
    cells = counts[plan][1]
    best, worst = ([cells[int(number)] for number in starts.split()] for starts in counts[f"{plan}-again"][0]["starts"])
    scores = sorted((estimate(cell)[0] for cell in cells), reverse=True)
    for sixteen, wanted in ((best, scores[:16]), (worst, scores[-16:])):
        expect(sorted(estimate(cell)[0] for cell in sixteen) == sorted(wanted), f"{plan}-again: not the extreme ones")
    return {f"{plan}-best": (None, [add_up(best)]), f"{plan}-worst": (None, [add_up(worst)])}


def score_of_elo(elo):
    return 100 / (1 + 10 ** (-elo / 400))


def say_value(value, how):
    """A row of a table of pieces, with its interval."""
    column = "pawns" if how == "pawns" else "elo"
    middle, low, high = (float(value[name]) for name in (column, f"{column}_low", f"{column}_high"))
    if how == "score":
        middle, low, high = (score_of_elo(elo) for elo in (middle, low, high))
    digits = 0 if how == "elo" else 1
    return f"{middle:.{digits}f} ({low:.{digits}f} to {high:.{digits}f})"


def say(cell, how):
    games = int(cell["games"])
    score, low, high = (100 * value for value in estimate(cell))
    if how is None:
        return f"{score:.1f} ({low:.1f} to {high:.1f})"
    if how in ("whole", "loser"):
        return f"{score if how == 'whole' else 100 - score:.0f}"
    if how == "moves":
        return f"{int(cell['plies']) / games:.1f}"
    if how.startswith("#"):
        return f"{int(cell[how[1:]]):,}"
    return f"{100 * int(cell[how]) / games:.0f}"


def make_table(folder):
    """A row for each file of counts, and one for each house rule or start that is not one of many."""
    yield "| plan | of it | games | score | 95 % |"
    yield "|---|---|---|---|---|"
    for path in sorted(folder.glob("*.csv")):
        counts = read_counts(path)
        head, cells = counts
        which = [None] + [name for names in zip(*name_options(head)) for name in dict.fromkeys(names)]
        if len(which) == 1 and 1 < len(cells) <= 6:
            which += [str(i) for i in range(len(cells))]
        for one in which:
            cell = choose(counts, one)
            score, low, high = (100 * value for value in estimate(cell))
            part = "all" if one is None else one if "=" in one else f"start {int(one) + 1}"
            yield f"| {path.stem} | {part} | {int(cell['games']):,} | {score:.1f} | {low:.1f} to {high:.1f} |"


def make_pieces_table(pieces):
    """A row for each piece, in Elo for each game, and in pawns for Chess."""
    yield f"| one more | {' | '.join(GAMES.values())} | Chess, in pawns |"
    yield "|---" * (2 + len(GAMES)) + "|"
    for piece, title in PIECES.items():
        cells = [say_value(pieces[game][piece], "elo") if piece in pieces[game] else "" for game in GAMES]
        cells += [say_value(pieces["chess"][piece], "pawns") if piece in pieces["chess"] and piece != "pawn" else ""]
        yield f"| {title} | {' | '.join(cells)} |"


def read_pieces(path):
    """A row for each piece."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {row["factor"]: row for row in csv.DictReader(line for line in lines if not line.startswith("#"))}


def make_tables(folder, pieces):
    return [*make_pieces_table(pieces), *make_table(folder / "counts")]


def main():
    folder, guide = (pathlib.Path(word) for word in sys.argv[1:3])
    pieces = {game: read_pieces(folder / "pieces" / f"{game}.csv") for game in GAMES}
    if sys.argv[3:] == ["--table"]:
        print("\n".join(make_tables(folder, pieces)))
        return 0

    lines = (folder / "README.md").read_text(encoding="utf-8").splitlines()
    for row in make_tables(folder, pieces):
        expect(row in lines, f"README.md: this row is not there: {row}")

    counts = {path.stem: read_counts(path) for path in (folder / "counts").glob("*.csv")}
    counts |= pick_extremes(counts, "starts-chess960") | pick_extremes(counts, "starts-jepps")

    def tell_mark(mark):
        game = mark[1].removeprefix("pieces-")
        if game != mark[1]:
            return say_value(pieces[game][mark[2]], mark[3])
        return say(choose(counts[mark[1]], mark[2]), mark[3])

    for name, sentences in SENTENCES.items():
        text = " ".join((guide / name).read_text(encoding="utf-8").split())
        for sentence in sentences:
            wanted = MARK.sub(tell_mark, sentence)
            expect(wanted in text, f"{name}: this is not there: {wanted}")
    return tell()


if __name__ == "__main__":
    sys.exit(main())
