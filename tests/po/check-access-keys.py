#!/usr/bin/env python3
# check-access-keys.py SOURCE-ROOT XGETTEXT-ARGUMENT…: no key means two things
#
# What is seen at a time must not share an underlined letter: in English, and in
# each language of po/LINGUAS.  Menus are read from the .ui files, all other
# places are told below; a letter that no place tells of is a fault, too.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib.util
import itertools
import pathlib
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

KEY = re.compile(r"_(\w)")

QUESTION = ["_Cancel"]
DICE = ["_Accept", "R_oll Again", "_Pass"]
PRINTING = ["_What to print", "Si_ze", "_Orientation", "Margins in _mm", "Pre_view", "Save _as PDF…", "_Print…"]
DIAGRAMS = ["Diagrams per pa_ge", "_Board", "Coord_inates", "N_umbers", "Captio_ns", "_Rolls",
            "_House rules", "Side _to move", "Mark _last moves", "Seen _from the other side"]

# What is seen at a time, by its message in the sources.
PLACES = {
    "start": ["_Open a Game…", "Players and _Clock", "Set _Up a Position", "_Paste a Position", "Take the _Tour",
              "Cont_inue the Last Game"],
    "start in a narrow window": ["_Open a Game…", "Players and _Clock", "Set _Up a Position", "_Paste a Position",
                                 "Take the _Tour", "Cont_inue"],
    "ways to begin": ["House _Rules", "Play This _Number", "_Deal One at Random", "The _Classical Start"],
    "play": DICE + ["_Resurrect", "Add _Words…", "Gam_e"],
    "word of the host": ["_Cancel", "_Next"],
    "word of the guest": ["_Cancel", "A_dd"],
    "looking back": ["_Back to the Game"],
    "end": ["Play _Again", "Re_view", "Gam_e"],
    "review": ["_Review", "As _Text", "_Play from Here", "Try Another _Move"],
    "before a blunder": ["_Take It Back", "See _Why", "_Play It", "_Resurrect", "Gam_e"],
    "pause": ["_Resume"],
    "question of White": QUESTION + ["White _Resigns"],
    "question of Black": QUESTION + ["Black _Resigns"],
    "question of a draw": QUESTION + ["_Agree to a Draw"],
    "question of a draw offered": QUESTION + ["Accept the _Draw"],
    "question of a roll": QUESTION + ["_Take Back the Roll"],
    "question of time": ["_Claim the Win", "_Play On"],
    "question of leaving": QUESTION + ["_Leave the Game"],
    "question of keeping": QUESTION + ["_Save", "_Discard"],
    "question of a file": QUESTION + ["_Add the Game", "_Replace It"],
    "question of progress": QUESTION + ["_Forget"],
    "news": ["_Close"],
    "lesson": DICE + ["_Show Me", "Star_t Again", "_Next"],
    "last page of a lesson": DICE + ["_Show Me", "Star_t Again", "_Finish"],
    "practice": DICE + ["_Roll"],
    "contents of the guide": ["_Forget My Progress…"],
    "house rules": ["_Back to the Usual Rules"],
    "dice": ["_Save the Rolls…"],
    "all games": ["_Look Through", "Re_view", "Cont_inue", "_Undo"],
    "importing games": ["_Cancel"],
    "no games": ["_Play a Game", "_Import Games…"],
    "no game found": ["Show _All Games"],
    "dialogs for games": ["_Import", "_Export"],
    "games of a file": ["_Cancel", "_Open"],
    "printing under way": ["_Cancel"],
    "printing diagrams": PRINTING + DIAGRAMS + ["_Copies"],
    "printing a game": PRINTING + DIAGRAMS + ["Diagram_s", "Moves b_etween diagrams", "Pie_ces"],
    "printing starts": PRINTING + DIAGRAMS + ["Gam_e", "See_d", "_Starts"],
    "printing a booklet": PRINTING + DIAGRAMS + ["Diagram_s", "Moves b_etween diagrams", "Pie_ces"],
    "printing an evening": PRINTING + DIAGRAMS + ["Gam_e", "See_d", "Boards in pla_y"],
    "printing score sheets": PRINTING + ["Gam_e", "_Sheets"],
    "printing dice": PRINTING + ["Gam_e", "See_d", "Ro_lls per player"],
    "picture": ["_Board", "Coord_inates", "Seen from the ot_her side", "_Marks", "Text belo_w the board",
                "C_aption", "_Format", "Board si_ze", "Sca_le", "_Transparent background", "_Copy", "_Save…"],
    "arrays of the editor": ["_Starting Position", "_Number", "_Roll the Dice"],
    "editor": ["_Reset", "_Clear", "S_wap", "_Mirror", "C_opy", "_Play from Here"],
    "diagram": ["Ca_ption", "_Number", "Si_ze", "_Board", "_Coordinates", "_File names", "_Rank names", "To mo_ve",
                "_More text", "_Title", "_Description", "Ro_lls", "_House rules", "_Start From", "_Export…", "S_ave"],
    "diagram to begin with": ["_New Diagram", "_Empty Board", "_Position in the Game"],
    "recent games": ["_Clear"],
}

# Menus get these from the program.
ADDED = {"main_menu": ["Open _Recent"]}


def load_reader(source):
    path = source / "build-aux/pseudo-locale.py"
    spec = importlib.util.spec_from_file_location("pseudo_locale", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def find_key(text):
    keys = KEY.findall(text)
    return keys[0].casefold() if len(keys) == 1 else None


def read_level(menu):
    """The labels of one level of a menu, and each level below it."""
    labels, below = [], []
    for part in menu:
        if part.tag == "section":
            more, deeper = read_level(part)
            labels += more
            below += deeper
        elif part.tag in ("item", "submenu"):
            label = part.find("attribute[@name='label']")
            labels += [label.text] if label is not None else []
        if part.tag == "submenu":
            more, deeper = read_level(part)
            below += [(label.text, more)] + deeper
    return labels, below


def read_menus(source):
    """What the menus of the .ui files show at a time, by name."""
    places = {}
    for path in sorted(source.glob("src/**/*.ui")):
        for menu in ElementTree.parse(path).getroot().iter("menu"):
            labels, below = read_level(menu)
            places[menu.get("id")] = labels + ADDED.get(menu.get("id"), [])
            places.update(below)
    return places


def find_collisions(places, translate):
    """Pairs that share a key, as sentences."""
    for place, messages in places.items():
        for one, other in itertools.combinations(messages, 2):
            key = find_key(translate(one))
            if key is not None and key == find_key(translate(other)):
                yield f"{place}: “{translate(one)}” and “{translate(other)}” share {key.upper()}"


def find_strays(places, messages):
    """Access keys of the sources that no place has, and what has none where
    it should."""
    told = set(itertools.chain.from_iterable(places.values()))
    there = {message["msgid"] for message in messages if find_key(message["msgid"]) is not None}

    yield from (f"“{text}” has an access key and is told of in no place" for text in sorted(there - told))
    yield from (f"“{text}” has no access key" for text in sorted(told) if find_key(text) is None)
    yield from (f"“{text}” is told of and not there" for text in sorted(told - {m["msgid"] for m in messages}))


def read_translations(po, reader):
    return {message["msgid"]: message.get("msgstr", "") for message, _ in
            reader.read_messages(po.read_text(encoding="utf-8")) if "msgctxt" not in message}


def main():
    source = pathlib.Path(sys.argv[1])
    reader = load_reader(source)
    linguas = (source / "po/LINGUAS").read_text(encoding="utf-8").splitlines()
    languages = [line for line in linguas if line and not line.startswith("#")]
    places = {**PLACES, **read_menus(source)}

    with tempfile.TemporaryDirectory() as folder:
        pot = pathlib.Path(folder, "alea.pot")
        subprocess.run(["xgettext", *sys.argv[2:], "--files-from=po/POTFILES", f"--output={pot}"],
                       cwd=source, check=True, timeout=120)
        messages = [message for message, _ in reader.read_messages(pot.read_text(encoding="utf-8"))]

    faults = list(find_strays(places, messages))
    faults += [f"English: {fault}" for fault in find_collisions(places, lambda text: text)]
    for language in languages:
        words = read_translations(source / "po" / f"{language}.po", reader)
        faults += [f"{language}: {fault}" for fault in find_collisions(places, lambda text: words.get(text, text))]
    if not list(find_collisions({"planted": ["_Save", "Save _as"]}, lambda text: text.replace("_a", "a_s"))):
        faults.append("a planted collision is not noticed")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(places)} places in English and {len(languages)} languages, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
