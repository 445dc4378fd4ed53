#!/usr/bin/env python3
# check-prints.py: what alea-cli draws, read back by other programs
#
#   check-prints.py ALEA-CLI
#
# Needs pdfinfo, pdftotext, pdffonts and pdfimages of poppler, and xmllint; it
# is skipped where they are missing.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree

TOOLS = ["pdfinfo", "pdftotext", "pdffonts", "pdfimages", "xmllint"]

# Of all 960 starts.
MAX_BYTES = 350 * 1000

# What the seed 1 says.
FOR_EVER = ["1. Chess960 no. 161 Rolls: 6 1 2 5 6 3 1 ", "2. Chess960 no. 8 Rolls: 3 1 1 1 1 "]
DICE_FOR_EVER = "First player 1 1 2 4 3 3 4 6 5 4 Second player 1 5 2 2 3 6 4 2 5 1 "

GAME = """[Event "Club"]
[Date "2026.11.21"]
[White "Anna"]
[Black "Ben"]
[Variant "Random Move Number Chess"]
[SetupRolls "5 2"]

1. e4 e5 2. {[%roll 5]} Nf3,Nc3 2... {[%roll 1 hand]} -- *
"""

BOOK = """[Event "Open"]
[Date "1999.11.??"]
[Round "3"]
[White "Carl"]
[Black "Dora"]
[Result "0-1"]

1. e4 {[%csl Gd4][%cal Ge2e4] A start.} e5 {[%emt 0:00:05]} 2. Qh5 $2 (2. Nf3 Nc6 $14 {the_usual [%csl Rf7]}) Nf6 0-1

"""

# With what people and a review have noted.
REVIEWED = """[Event "Review"]

1. e4 {[%eval 0.364/0.221/0.415]} e5 2. Qh5 $2 $6 {[%eval 0.624/0.220/0.156]} (2. Nf3) 2... Nc6 3. Bc4
Nf6 $4 {[%eval 1.000/0.000/0.000]} (3... g6) 4. Qxf7# $16 {So it goes.} 1-0
"""

SVG = "{http://www.w3.org/2000/svg}"


def run(*words):
    result = subprocess.run(words, capture_output=True, check=True, timeout=120)
    return result.stdout.decode("utf-8")


class Prints:
    def __init__(self, program, folder):
        self.program = program
        self.folder = pathlib.Path(folder)

    def make(self, command, name, *words):
        path = str(self.folder / name)
        run(self.program, command, *words, "-o", path)
        return path

    def new(self, *words):
        """The facts that alea-cli new prints, by their names."""
        lines = run(self.program, "new", *words).splitlines()
        return dict(line.split(": ", 1) for line in lines)


def get_info(path):
    lines = run("pdfinfo", path).splitlines()
    return {line.split(":", 1)[0]: line.split(":", 1)[1].strip() for line in lines if ":" in line}


def get_text(path):
    """The words of a PDF with single blanks between them."""
    return " ".join(run("pdftotext", "-raw", path, "-").split())


def check(condition, message):
    if not condition:
        raise AssertionError(message)


def check_vectors(path):
    check(len(run("pdfimages", "-list", path).splitlines()) == 2, "there are pixels in the PDF")


def check_club(prints):
    path = prints.make("sheet", "club.pdf", "chess960", "--count", "14", "--seed", "Club night")
    info = get_info(path)
    check(info["Pages"] == "4", "14 starts, 6 a page, are 3 pages and 1 of answers")
    check(info["Title"] == "Chess960", "the PDF has a title")
    check("Author" not in info, "the PDF names nobody")
    check("A4" in info["Page size"], "the paper is A4")
    check_vectors(path)

    text = get_text(path)
    for n in range(1, 15):
        facts = prints.new("chess960", "--seed", f"Club night/{n}")
        check(re.search(rf"\b{n}\. Chess960 no\. {facts['number']} Rolls: {facts['rolls']}(?! [1-6]\b)", text),
              f"start {n} is what alea-cli new says")
        check(f" {facts['number']} {facts['rolls']} " in text, f"answer {n} has number and rolls")
        check(facts["fen"].split(" ")[0].rsplit("/", 1)[1] in text, f"answer {n} has the position")


def check_recreated(prints):
    """The command at the foot makes the first start, with the house rules of the sheet."""
    for rules in [(), ("setup=free-play",), ("double=reroll", "setup=free-play")]:
        options = [word for rule in rules for word in ("--option", rule)]
        path = prints.make("sheet", "again.pdf", "jepps", "--count", "1", "--seed", "S", *options)
        text = get_text(path)
        command = re.search(r"alea-cli (new jepps.*? --seed 'S/1')", text)
        check(command, f"the sheet says how to make it again: {text}")
        fen = run(prints.program, *shlex.split(command.group(1))).splitlines()[-1]
        check(fen == run(prints.program, "new", "jepps", *options, "--seed", "S/1").splitlines()[-1],
              f"{command.group(0)} makes that start")


def check_jepps(prints):
    text = get_text(prints.make("sheet", "jepps.pdf", "jepps", "--count", "5", "--seed", "7", "--per-page", "4"))
    for n in range(1, 6):
        facts = prints.new("jepps", "--seed", f"7/{n}")
        check(f"Rolls: {facts['rolls']}" in text, f"start {n} has its rolls")
        check(f"White: {facts['white']}" in text, f"answer {n} has White's pieces")
        check(f"Black: {facts['black']}" in text, f"answer {n} has Black's pieces")


def check_for_ever(prints):
    """The words of a sheet and the rolls of a table never change."""
    text = get_text(prints.make("sheet", "ever.pdf", "chess960", "--count", "2", "--seed", "1", "--per-page", "2"))
    for words in FOR_EVER:
        check(words in text, f"“{words}” is not on the sheet: {text}")
    text = get_text(prints.make("sheet", "dice.pdf", "random-move", "--kind", "dice", "--count", "5", "--seed", "1"))
    check(DICE_FOR_EVER in text, f"“{DICE_FOR_EVER}” is not in the table: {text}")


def check_all_starts(prints):
    start = time.monotonic()
    path = prints.make("sheet", "all.pdf", "chess960", "--all", "--per-page", "12")
    seconds = time.monotonic() - start
    data = pathlib.Path(path).read_bytes()
    print(f"# all starts: {seconds:.1f} s, {len(data)} bytes")
    check(len(data) < MAX_BYTES, "all starts are too many bytes")
    check(get_info(path)["Pages"] == "80", "960 starts, 12 a page, are 80 pages")
    check_vectors(path)

    text = get_text(path)
    for number in range(960):
        check(f"Chess960 no. {number} Rolls:" in text, f"start {number} is there")
    check("♖♘♗♕♔♗♘♖ " in text and "♜♞♝♛♚♝♞♜ ♟♟♟♟♟♟♟♟ " in text, "the classical array can be searched for")
    check("\ufffd" not in text, "what is not text is not read as text")


def check_same_bytes(prints):
    words = ["chess960", "--count", "24", "--seed", "5", "--per-page", "12"]
    paths = [prints.make("sheet", name, *words) for name in ("once.pdf", "again.pdf")]
    once, again = (pathlib.Path(path).read_bytes() for path in paths)
    check(once == again, "the same sheet has the same bytes")


def check_score_sheets(prints):
    for line in run(prints.program, "games").splitlines():
        game, title = line.split("\t")[:2]
        dice = line.split("\t")[4]
        path = prints.make("sheet", f"{game}.pdf", game, "--kind", "score")
        text = get_text(path)
        check(f"{title}: score sheet" in text, f"{game}: the heading is there")
        check("Signed by Black" in text, f"{game}: the foot is there")
        check(("Die White" in text or "Dice White" in text) == ("every turn" in dice), f"{game}: columns of dice")
        check(("Rolls" in text) == ("before play" in dice), f"{game}: boxes of the set-up")


def check_game(prints):
    """A game with dice: what is written between its diagrams, and on its score sheet."""
    game = prints.folder / "game.pgn"
    game.write_text(GAME, encoding="ascii")
    path = prints.make("sheet", "game.pdf", "random-move", "--kind", "game", "--file", str(game), "--every", "1")
    text = get_text(path)
    check(get_info(path)["Title"] == "Random Move Number Chess", "the PDF has a title")
    check_vectors(path)
    for words in ["Anna – Ben", "Club, 21 November 2026", "Rolls: 5 2", "1.e4 e5", "2.♘f3 ⚄, ♘c3 – ⚀",
                  "After 2…–", "White to move"]:
        check(words in text, f"“{words}” is not in the game: {text}")

    path = prints.make("sheet", "letters.pdf", "random-move", "--kind", "game", "--file", str(game), "--letters")
    check("2.Nf3 ⚄, Nc3 – ⚀" in get_text(path), "letters where they are wished")

    text = get_text(prints.make("sheet", "score.pdf", "random-move", "--kind", "score", "--file", str(game)))
    for words in ["White Anna Black Ben", "Event Club Date 21 November 2026", "First player 5", "Second player 2", "2 5 Nf3, Nc3 1 –"]:
        check(words in text, f"“{words}” is not on the score sheet: {text}")


def check_book(prints):
    """Games one after the other: contents, heads of pages, notes, diagrams where the game turns."""
    book = prints.folder / "book.pgn"
    book.write_text(BOOK + 40 * GAME, encoding="ascii")
    path = prints.make("sheet", "book.pdf", "chess", "--kind", "book", "--file", str(book), "--paper", "A5")
    check_vectors(path)
    text = get_text(path)
    for words in ["Contents Carl – Dora 4 0-1 Open (3), November 1999 Anna – Ben", "1.e4 A start. 1…e5", "2.♕h5? (2.♘f3 ♘c6 the_usual) 2…♘f6",
                  "After 1…e5", "Page 1 of "]:
        check(words in text, f"“{words}” is not in the book: {text[:800]}")
    check(text.count("2.♘f3 ⚄, ♘c3 – ⚀") == 40, "every game is there")

    book.write_text("1. e4 *\n\n[Event \"?\"]\n\n1. d4 d5 *\n", encoding="ascii")
    text = get_text(prints.make("sheet", "nobody.pdf", "chess", "--kind", "book", "--file", str(book)))
    check("Chess 1.e4" in text and "Chess 1.d4 d5" in text, f"a game of nobody has no head: {text}")

    book.write_text(BOOK + 40 * GAME, encoding="ascii")
    path = prints.make("sheet", "book.tex", "chess", "--kind", "book", "--file", str(book))
    source = pathlib.Path(path).read_text(encoding="utf-8")
    for words in ["\\mainline{1. e4}\nA start.\n\\mainline{1... e5}\n", "\\usepackage{xskak}", "\\section*{Carl -- Dora}",
                  "\\textbf{2.\\symknight{}f3}~\\epsdice{5}", "\\end{document}",
                  "(2.\\symknight{}f3 \\symknight{}c6~\\wbetter{} the\\_usual)\n\\mainline{2... Nf6}"]:
        check(words in source, f"“{words}” is not in the source: {source[:1200]}")
    check("[\\%" not in source and "[%" not in source, f"what programs tell each other is in the source: {source[:1200]}")


def check_typesetting(prints):
    """What TeX makes of the source, where there is one: also without the font of the dice."""
    file = prints.folder / "typeset.pgn"
    file.write_text(BOOK.replace("1. e4", "{100 % \\ true.} 1. e4") + GAME, encoding="ascii")
    path = pathlib.Path(prints.make("sheet", "typeset.tex", "chess", "--kind", "book", "--file", str(file)))
    check("100 \\% \\textbackslash{} true.\n" in path.read_text(encoding="utf-8"), "what stands before the moves is there")
    if shutil.which("pdflatex") is None or subprocess.run(["kpsewhich", "xskak.sty"], capture_output=True,
                                                          check=False).returncode != 0:
        print("# there is no TeX with xskak")
        return

    result = subprocess.run(["pdflatex", "-interaction=nonstopmode", "-halt-on-error", path.name], cwd=prints.folder,
                            capture_output=True, check=False)
    check(result.returncode == 0, result.stdout.decode("utf-8", "replace")[-1500:])


def check_review(prints):
    """Its judgements, what it thinks of the position, and what it would have played."""
    file = prints.folder / "reviewed.pgn"
    file.write_text(REVIEWED, encoding="ascii")
    path = prints.make("sheet", "reviewed.pdf", "chess", "--kind", "book", "--file", str(file))
    text = get_text(path)
    for words in ["2.♕h5? ∓ (2.♘f3) 2…♘c6", "3…♘f6?? +− (3…g6)", "4.♕xf7# ± So it goes."]:
        check(words in text, f"“{words}” is not in the book: {text}")

    source = pathlib.Path(prints.make("sheet", "reviewed.tex", "chess", "--kind", "book", "--file", str(file)))
    source = source.read_text(encoding="utf-8")
    for words in ["\\mainline{2. Qh5?}\n\\bupperhand{}\n(2.\\symknight{}f3)\n\\mainline{2... Nc6 3. Bc4}",
                  "\\mainline{3... Nf6??}\n\\wdecisive{}\n(3...g6)\n"]:
        check(words in source, f"“{words}” is not in the source: {source}")


def check_evening(prints):
    """Where every board begins alike each has dice of its own; two score sheets a board; a table."""
    for game, heads in [("guardener", ["agreed dice, board 1", "agreed dice, board 2"]), ("jepps", ["answers"])]:
        path = prints.make("sheet", "evening.pdf", game, "--kind", "evening", "--count", "2", "--seed", "1")
        check(get_info(path)["Pages"] == "7", f"{game}: 2 boards are 2 pages of starts or dice, 4 score sheets and a table")
        text = get_text(path)
        for words in heads + ["results Board White Black Result 1 2", "score sheet"]:
            check(words in text, f"{game}: “{words}” is not there")

    path = prints.make("sheet", "evening.pdf", "chess", "--kind", "evening", "--count", "2")
    check(get_info(path)["Pages"] == "5", "without dice there are 4 score sheets and a table")


def check_picture_pdf(prints):
    path = prints.make("diagram", "one.pdf", "chess", "--caption", "Wer zöge schön?", "--size", "300")
    info = get_info(path)
    check(info["Title"] == "Wer zöge schön?", "the caption is the title")
    check(info["Page size"].startswith("300 x 3"), "the page is as large as the picture")
    check("Wer zöge schön?" in get_text(path), "the caption can be found")
    fonts = run("pdffonts", path).splitlines()[2:]
    check(fonts and all(" yes " in font for font in fonts), "fonts are embedded")
    check_vectors(path)


def check_svg(prints):
    for n, words in enumerate([["chess"], ["--board", "26x26"], ["jepps", "--theme", "walnut", "--caption", "<&>"]]):
        path = prints.make("diagram", f"{n}.svg", *words)
        run("xmllint", "--noout", "--nonet", path)
        root = xml.etree.ElementTree.parse(path).getroot()
        check(root.tag == SVG + "svg" and root.get("role") == "img", "the root is a picture")
        check(root[0].tag == SVG + "title" and root[0].text, "there is a title")
        check(root[1].tag == SVG + "desc" and root[1].text.startswith(("A board", "An empty")), "it is described")
        check(root.find(f".//{SVG}image") is None, "there are no pixels")
    check(root[0].text == "<&>", "the title is the caption")


CHANGED = """[Variant "Random Move Number Chess"]
[SetupRolls "1 6"]

1. b4 e5 2. {[%roll 6]} g3,h3,Ba3 2... {[%roll 4]} Bxb4 3. {[%roll 6]} {[%roll 3]} Bxb4 3... *
"""


def check_change(prints):
    """The turn of who threw 666 is not that of who has the colour then."""
    file = prints.folder / "changed.pgn"
    file.write_text(CHANGED, encoding="utf-8")
    for kind in ["score", "game"]:
        text = get_text(prints.make("sheet", "changed.pdf", "random-move", "--kind", kind, "--file", str(file)))
        check("666: change of sides" in text, f"{kind}: nobody sees that the sides have changed: {text}")


CHECKS = [check_club, check_recreated, check_jepps, check_change, check_for_ever, check_all_starts, check_same_bytes,
          check_score_sheets, check_game, check_book, check_typesetting, check_review, check_evening,
          check_picture_pdf, check_svg]


def main():
    if any(shutil.which(tool) is None for tool in TOOLS):
        print("1..0 # SKIP poppler's tools or xmllint are missing")
        return 0

    faults = 0
    print(f"1..{len(CHECKS)}")
    with tempfile.TemporaryDirectory() as folder:
        for n, function in enumerate(CHECKS, 1):
            try:
                function(Prints(sys.argv[1], folder))
                print(f"ok {n} - {function.__name__}")
            except (AssertionError, subprocess.SubprocessError) as error:
                faults += 1
                print(f"not ok {n} - {function.__name__}: {error}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
