#!/usr/bin/env python3
# check-report.py ALEA-CLI: what reports say is what the counts bear
#
# The page of the web needs nothing else and is harmless whatever a plan says; its
# figures, computed here again, have games, seed, version and command; the PDF has
# the same words, where pdftotext can read them.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import csv
import html.parser
import io
import re
import shutil
import subprocess
import sys
import tempfile

from laboratory import Lab, estimate, expect, tell

PLAN = """title: A <script>alert(1)</script> & more
game: guardener
white: greedy
black: random
games: 40
seed: a "quoted", seed
option: pass=any|stuck
"""
STARTS = "game: chess960\nwhite: random\nblack: random\ngames: 2\nseed: s\nstarts: sample 50\n"
VOID = {"meta", "path", "use", "rect"}


class Page(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.open, self.seen, self.ids, self.links, self.words = [], [], [], [], []

    def handle_starttag(self, tag, attributes):
        self.seen.append(tag)
        self.ids += [value for name, value in attributes if name == "id"]
        self.links += [value for name, value in attributes if name.split(":")[-1] in ("href", "src")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attributes):
        self.handle_starttag(tag, attributes)
        if self.open[-1:] == [tag]:
            self.open.pop()

    def handle_endtag(self, tag):
        if tag in VOID:
            return
        expect(self.open[-1:] == [tag], f"</{tag}> ends {self.open[-1:]}")
        self.open = self.open[:-1]

    def handle_data(self, words):
        self.words.append(words)


def read_rows(text):
    return list(csv.DictReader(line for line in io.StringIO(text) if not line.startswith("#")))


def check_csv(lab, name):
    counts = read_rows(lab.read(f"{name}.csv"))
    lab.run("report", f"{name}.csv", "-o", f"{name}-report.csv")
    rows = read_rows(lab.read(f"{name}-report.csv"))
    expect(len(rows) == len(counts) > 0, f"{name}: {len(rows)} rows of {len(counts)} cells")
    for row, count in zip(rows, counts):
        wanted = estimate(count)
        said = [float(row[key]) for key in ("score", "score_low", "score_high")]
        expect(all(abs(a - b) < 1e-4 for a, b in zip(said, wanted)), f"{name}: {said}, not {wanted}")
        expect(said[1] <= said[0] <= said[2], f"{name}: {said}")
        mean = int(count["plies"]) / int(count["games"])
        expect(abs(float(row["plies"]) - mean) < 1e-3, f"{name}: {row['plies']} plies, not {mean}")
    return rows


def check_page(lab, name, wanted, n_charts):
    lab.run("report", f"{name}.csv", "-o", f"{name}.html")
    text, page = lab.read(f"{name}.html"), Page()
    page.feed(text)
    words = "".join(page.words)
    expect(not page.open, f"{name}: {page.open} stay open")
    expect("script" not in page.seen and page.seen.count("svg") == n_charts, f"{name}: {set(page.seen)}")
    expect(len(page.ids) == len(set(page.ids)) > 0, f"{name}: names in pictures are not their own")
    expect(page.links and all(link[1:] in page.ids for link in page.links), f"{name}: it needs something else")
    expect(re.findall(r'url\((?!#)', text) == [], f"{name}: it loads something")
    for word in wanted:
        expect(words.count(word) >= n_charts, f"{name}: “{word}” is there {words.count(word)} times")


def check_pdf(lab, name, wanted):
    lab.run("report", f"{name}.csv", "-o", f"{name}.pdf")
    if shutil.which("pdftotext") is None:
        return
    text = subprocess.run(["pdftotext", "-layout", lab.folder / f"{name}.pdf", "-"], capture_output=True, check=True, text=True)
    for word in wanted:
        expect(word in re.sub(r"\s+", " ", text.stdout), f"{name}.pdf: “{word}” is missing")


def check_values(lab):
    """Where house rules are crossed, each is told for itself too, over all others."""
    lab.write("crossed", "game: guardener\nwhite: random\nblack: random\ngames: 3\nseed: s\n"
              "option: pass=any|stuck\noption: reroll=replaces|keeps\n")
    lab.run("run", "crossed", "-o", "crossed.csv")
    lab.run("report", "crossed.csv", "-o", "crossed.html")
    counts = read_rows(lab.read("crossed.csv"))
    before, _, after = lab.read("crossed.html").partition("Scores with each house rule")
    expect("<table>" not in before.removesuffix("<table>\n<caption><span>"), "what sums up does not come first")
    table = after.split("</table>")[0]
    rows = [re.findall("<td>(.*)</td>", row) for row in table.split("<tr>")[2:]]
    expect([row[0] for row in rows] == ["reroll=replaces", "reroll=keeps", "pass=any", "pass=stuck"], f"crossed: {rows}")
    for row, cells in zip(rows, ((0, 1), (2, 3), (0, 2), (1, 3))):
        wanted = [str(sum(int(counts[cell][key]) for cell in cells)) for key in ("games", "wins", "draws", "losses")]
        expect(row[1:5] == wanted, f"crossed: {row}, not {wanted}")
    expect("each house rule" not in lab.read("plan.html"), "one house rule is told twice")


def check_many(lab):
    """Where there are too many combinations for a chart, it shows what sums them up."""
    lab.write("many", "game: guardener\nwhite: random\nblack: random\ngames: 1\nseed: s\noption: pass=any|stuck\n"
              "option: reroll=replaces|keeps\noption: terraces=1-bottom|1-top\noption: castling=classical|free\n"
              "option: empty-pool=stop|wait\noption: stalemate=any-roll|this-roll\n")
    lab.run("run", "many", "-o", "many.csv")
    lab.run("report", "many.csv", "-o", "many.html")
    charts = re.findall("<svg.*?</svg>", lab.read("many.html"), re.DOTALL)
    expect(len(charts) == 2, f"many: {len(charts)} charts")


def check_missing(lab):
    """What is not there is named, in the report too."""
    lab.run("run", "plan", "--shard", "1/3", "-o", "part.csv")
    stderr = lab.run("report", "part.csv", "-o", "part.html")
    expect("these are missing: 2-3" in stderr and "these are missing: 2-3" in lab.read("part.html"), f"part: {stderr}")


def check_repeats(lab):
    """Without dice and chance one game is played again and again."""
    lab.write("same", "game: chess\nwhite: engine:depth=1\nblack: engine:depth=1\ngames: 3\nseed: s\n")
    lab.run("run", "same", "-o", "same.csv")
    lab.run("report", "same.csv", "-o", "same.html")
    expect("intervals mean nothing" in lab.read("same.html"), "it is not said that all games are the same")


def main():
    version = subprocess.run([sys.argv[1], "--version"], capture_output=True, check=True, text=True).stdout.split()[1]
    with tempfile.TemporaryDirectory() as name:
        lab = Lab(sys.argv[1], name, {"plan": PLAN, "starts": STARTS})
        lab.run("run", "plan", "-o", "plan.csv")
        lab.run("run", "starts", "-o", "starts.csv")

        rows = check_csv(lab, "plan")
        expect([row["option"] for row in rows] == ["pass=any", "pass=stuck"], f"cells: {rows}")
        expect(all(row["seed"] == 'a "quoted", seed' for row in rows), "the seed is another one")
        check_csv(lab, "starts")
        wanted = ["80 games", "a \"quoted\", seed", f"Alea {version}", "alea-cli lab run PLAN -o plan.csv"]
        check_page(lab, "plan", wanted, 2)
        check_page(lab, "starts", ["100 games", f"Alea {version}"], 3)
        check_pdf(lab, "plan", wanted + ["Scores", "pass=stuck", "What was played"])
        check_pdf(lab, "starts", ["Score of every start", "100 games"])
        check_values(lab)
        check_many(lab)
        check_missing(lab)
        check_repeats(lab)

    return tell()


if __name__ == "__main__":
    sys.exit(main())
