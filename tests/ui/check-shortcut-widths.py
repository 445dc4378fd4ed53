# check-shortcut-widths.py WINDOW PO-FOLDER: the words of the shortcuts fit a narrow window
#
# GTK neither wraps nor scrolls them there, so they are measured in every
# language that the fonts here have letters for; others are shown in English.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import gettext
import io
import pathlib
import re
import subprocess
import sys

import gi
gi.require_version('Pango', '1.0')
gi.require_version('PangoCairo', '1.0')
from gi.repository import Pango, PangoCairo

# What a window of 360 pixels leaves of its width, and the font of the tests.
ROOM = 330
FONT = 'DejaVu Sans 10'


def main(window, po_folder):
    titles = re.findall(r'\{ (?:SECTION|GROUP|KEY), .*N_\("(.+)"\) \}', pathlib.Path(window).read_text(encoding='utf-8'))
    catalogues = sorted(pathlib.Path(po_folder).glob('*.po'))
    layout = Pango.Layout(PangoCairo.FontMap.get_default().create_context())
    layout.set_font_description(Pango.FontDescription(FONT))

    if len(titles) < 20 or not catalogues:
        sys.exit(f'only {len(titles)} titles in {window} and {len(catalogues)} languages in {po_folder}')
    for catalogue in catalogues:
        compiled = subprocess.run(['msgfmt', '-o', '-', catalogue], check=True, stdout=subprocess.PIPE).stdout
        words = gettext.GNUTranslations(io.BytesIO(compiled))
        for title in titles:
            layout.set_text(words.gettext(title), -1)
            width = layout.get_pixel_size()[0]
            if width > ROOM and layout.get_unknown_glyphs_count() == 0:
                sys.exit(f'{catalogue}: {words.gettext(title)!r} is {width} pixels wide, more than {ROOM}')


main(*sys.argv[1:])
