# pseudo.py: the program in a language that nobody speaks, and what it shows
#
# The language is that of build-aux/pseudo-locale.py, in which nothing is left
# of the letters of English; word-shim.c tells what is laid out and what of it
# is cut off.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import gettext
import importlib.util
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time
import unittest.mock

from harness import Failure, Program, name, walk

SOURCE = pathlib.Path(__file__).parents[2]
LANGUAGE = 'en@pseudo'
LOCALE = 'en_GB.UTF-8'    # in which there are translations, see tests/meson.build
FROM_RIGHT = ['ar']
FRAMES = 0.04    # seconds in which a window is laid out and painted
HEAD = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n\n'


def load_pseudo():
    path = SOURCE / 'build-aux/pseudo-locale.py'
    spec = importlib.util.spec_from_file_location('pseudo_locale', path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pseudo = load_pseudo()


def say(english, **places):
    """A message as the program shows it; access keys are not seen."""
    said = pseudo.pseudo(english).replace('_', '')
    for place, word in places.items():
        said = said.replace('{' + place + '}', word)
    return said


# GTK's own words, which it translates itself.
OF_GTK = {
    '(None)', 'About', f'About {say("Alea")}', 'Close', 'Close the window', 'Credits', 'License', 'Logo',
    'Maximize', 'Maximize the window', 'Minimize', 'Minimize the window', 'No Results Found', 'Pages', 'Search Results',
    'Search Shortcuts', 'Shortcuts', 'System', 'The quick brown fox jumps over the lazy dog.',
    'The wizard quickly jinxed the gnomes before they vaporized.', 'Try a different search',
}

# What stands in English in every language: squares, moves as files have them,
# positions as text, keys, and what people and files are called.
ENGLISH = re.compile(r'''
    \b[0-9a-f]{8,}\b                             # a seed, or the beginning of a promise
  | \b\w+\s--\w+\s'\w+/\d+'                       # what is typed for alea-cli
  | \b[a-z]\d+\b                                # squares
  | \b[NBRQKG]?[a-h]?[1-8]?x?[a-h][1-8]\S*        # moves
  | \b[CGJR]A?\d+                                 # rules
  | \b[KQRBNGPkqrbngp1-8*]+(/[KQRBNGPkqrbngp1-8*]+)+(\s\S+)*   # positions
  | \b[NBRQKG]?[a-h]\b                           # the beginning of one
  | \bO-O(-O)?\b
  | ^alea$                                        # the program, to the desktop
  | The\sAlea\sAuthors
  | ^Aa$                                          # a picture of letters
  | \b(Ctrl|Shift|Alt|Page[\s_]Up|Page[\s_]Down|Home|End|Delete|Back[Ss]pace|Return|Space|Escape|F\d+)\b
  | \bcm\b
  | ^stockfish$                                   # what is typed for an engine
''', re.VERBOSE | re.DOTALL)


def compile_catalogue(folder, domain, po, language=LANGUAGE):
    path = pathlib.Path(folder, language, 'LC_MESSAGES', domain + '.mo')
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(['msgfmt', '-o', path, '-'], input=po, text=True, check=True, timeout=60)


def run_from_right(folder, language=LANGUAGE):
    """GTK says so in its own catalogue."""
    compile_catalogue(folder, 'gtk40', HEAD + 'msgid "default:LTR"\nmsgstr "default:RTL"\n', language)


def compile_real(language):
    """The folder with a language that people speak."""
    folder = tempfile.mkdtemp(prefix='alea-language-')
    compile_catalogue(folder, 'alea', (SOURCE / 'po' / f'{language}.po').read_text(encoding='utf-8'), language)
    if language in FROM_RIGHT:
        run_from_right(folder, language)
    return folder


def make_catalogues(from_right):
    """The folder with that of the program and, if lines run from the right,
    that of GTK, which says so."""
    folder = tempfile.mkdtemp(prefix='alea-pseudo-')
    template = os.path.join(folder, 'alea.pot')
    arguments = os.environ['ALEA_TEST_XGETTEXT'].split('|')
    subprocess.run(['xgettext', *arguments, '--files-from=po/POTFILES', f'--output={template}'],
                   cwd=SOURCE, check=True, timeout=120)
    po = subprocess.run([sys.executable, SOURCE / 'build-aux/pseudo-locale.py', template],
                        capture_output=True, text=True, check=True, timeout=60).stdout
    compile_catalogue(folder, 'alea', po)
    if from_right:
        run_from_right(folder)
    return folder


# --- what is wrong -------------------------------------------------------------

def english_in(words):
    """What is left of English in them."""
    return re.findall(r'[A-Za-z]{2,}', ENGLISH.sub(' ', words))


def is_class(words):
    """The name of something that has no other."""
    return re.fullmatch(r'(Gtk|Gdk|Alea)[A-Z]\w*', words) is not None


def spoken_words(root):
    """What a screen reader may say of all that is there."""
    for widget in walk(root):
        yield name(widget)
        yield widget.get_description()


# --- the program ---------------------------------------------------------------

class PseudoProgram(Program):
    """What it has shown and not been asked for yet is in self.drawn."""

    catalogues = {}

    def __init__(self, *arguments, from_right=False, language=None, whole_choices=False):
        """@language is one that people speak; None for the other.  What is
        chosen from a list may be shortened, as the list tells the rest, but
        not with @whole_choices."""
        key = language or from_right
        if key not in self.catalogues:
            self.catalogues[key] = compile_real(language) if language else make_catalogues(from_right)
        self.words = os.path.join(self.catalogues[key], 'words')
        # Its gettext() says what an English sentence is called there.
        self.said_in = gettext.translation('alea', self.catalogues[key], [language or LANGUAGE])
        self.drawn, self.faults = set(), []
        self.allowed = set() if whole_choices else {'a shortened choice'}
        own = {'LD_PRELOAD': os.environ['ALEA_TEST_SHIM'], 'LANGUAGE': language or LANGUAGE, 'LC_ALL': LOCALE,
               'ALEA_TEST_WORDS': self.words, 'ALEA_TEST_CATALOGUES': self.catalogues[key]}
        if from_right or language in FROM_RIGHT:
            own['ALEA_TEST_FROM_RIGHT'] = '1'
        with unittest.mock.patch.dict(os.environ, own):
            super().__init__(*arguments)

    def report(self):
        """Lines of word-shim.c, each a list of its parts."""
        if os.path.exists(self.words):
            os.remove(self.words)
        self.process.send_signal(signal.SIGUSR1)
        self.wait_for('the report', lambda: os.path.exists(self.words))
        with open(self.words, encoding='utf-8') as file:
            lines = [line.rstrip('\n').split('\t') for line in file]
        self.drawn |= {line[1] for line in lines if line[0] == 'drawn'}
        return [line for line in lines if line[0] != 'drawn']

    def expect_drawn(self, english, **places):
        """That a message is shown, since the last look."""
        said = say(english, **places)

        def is_drawn():
            self.report()
            return any(said in words for words in self.drawn)

        self.wait_for(f'{said!r}', is_drawn)

    def settle(self):
        """The report, once nothing changes any more."""
        reports = []

        def is_at_rest():
            time.sleep(FRAMES)
            reports.append(self.report())
            # What is on its way is cut off until it is there, and a busy machine takes its time.
            is_on_its_way = any(line[1].startswith('cut off') for line in reports[-1] if line[0] == 'label')
            n_equal = 10 if is_on_its_way else 2
            return reports[-n_equal:] == [reports[-1]] * n_equal

        self.wait_for('a screen at rest', is_at_rest)
        return reports[-1]

    def inspect(self, screen, english=None, **places):
        """What of a screen is not in the language, and what cannot be read;
        once @english is to be seen there."""
        if english is not None:
            self.expect_drawn(english, **places)
        lines = self.settle()
        shown = self.drawn | {line[1] for line in lines if line[0] == 'tooltip'}
        shown |= {words for words in spoken_words(self.application) if not is_class(words)}
        self.drawn = set()

        self.faults += [f'{screen}: {words!r} is English' for words in sorted(shown)
                        if words not in OF_GTK and english_in(words)]
        self.faults += [f'{screen}: {line[2]!r} is {line[1]}' for line in lines
                        if line[0] == 'label' and line[1] not in self.allowed]

    def close(self):
        if self.faults:
            raise Failure('\n'.join(self.faults))
        super().close()
