#!/usr/bin/env python3
# check-shortcuts.py: the window of the keyboard shortcuts knows every key
#
# Reads the accelerators of the program from its source and looks for each of
# them in the description of the window.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import re
import sys
import xml.etree.ElementTree

# A row of the table of accelerators: { "app.quit", { "<Control>q", NULL } },
ROW = re.compile(r'\{ "[\w.:-]+", \{ ((?:"[^"]+", )+)NULL \} \}')

# The same key, as another keyboard has it, or another part of the keyboard.
SAME = {"<Shift><Control>parenright": "<Shift><Control>0", "<Control>KP_Enter": "<Control>Return"}


def main(source, window):
    rows = ROW.findall(pathlib.Path(source).read_text(encoding="utf-8"))
    keys = [SAME.get(key, key) for row in rows for key in re.findall(r'"([^"]+)"', row)]
    shown = {key
             for node in xml.etree.ElementTree.parse(window).iter("property") if node.get("name") == "accelerator"
             for key in node.text.split()}

    if len(keys) < 20:
        sys.exit(f"{source}: only {len(keys)} accelerators were found")
    missing = sorted(set(keys) - shown)
    if missing:
        sys.exit(f"{window}: these keys are missing: {', '.join(missing)}")


main(*sys.argv[1:])
