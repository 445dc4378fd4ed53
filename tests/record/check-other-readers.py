#!/usr/bin/env python3
# check-other-readers.py: other programs replay what this one writes
#
#   check-other-readers.py MAKE-GAMES
#
# Random games whose moves are ordinary chess are read by python-chess and by
# pgn-extract, whichever is there, and must end in the same position.  Skipped
# without either.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

try:
    import chess.pgn
except ImportError:
    chess = None

COUNT = 200
SKIPPED = 77

# And how many events.
GAMES = {
    'chess': 160,
    'chess960': 160,
    'jepps': 60,
    'jepps:setup=free-play': 70,
    'jepps:setup=free-play entries=roman': 70,
}


def essence(fen):
    """Pieces and turn: of the other fields each program has its own idea."""
    return ' '.join(fen.split()[:2])


def read_with_python_chess(path):
    with path.open(encoding='utf-8') as file:
        while (game := chess.pgn.read_game(file)) is not None:
            if game.errors:
                sys.exit(f'python-chess: {game.errors[0]}')
            yield game.end().board().fen()


def read_with_pgn_extract(path):
    program = shutil.which('pgn-extract', path=os.environ.get('PATH', '') + ':/usr/games')
    done = subprocess.run([program, '-F', '-w', '100000', str(path)], capture_output=True, text=True, check=True)
    for line in done.stdout.splitlines():
        # What stands before the first move has a line of its own.
        if line and not line.startswith(('[', '{ 1. ', '{ i. ')):
            found = re.findall(r'\{ "([^"]*)" \}', line)
            yield found[-1] if found else f'nothing in {line!r}'


def find_readers():
    readers = {}
    if chess is not None:
        readers['python-chess'] = read_with_python_chess
    if shutil.which('pgn-extract', path=os.environ.get('PATH', '') + ':/usr/games') is not None:
        readers['pgn-extract'] = read_with_pgn_extract
    return readers


def check(name, read, game, path, positions):
    found = [essence(fen) for fen in read(path)]
    expected = [essence(fen) for fen in positions]
    if len(found) != len(expected):
        sys.exit(f'{name} finds {len(found)} games of {game}, not {len(expected)}')
    for number, (theirs, ours) in enumerate(zip(found, expected), 1):
        if theirs != ours:
            sys.exit(f'{name}, game {number} of {game}: {theirs!r} is not {ours!r}')
    print(f'{name}: {len(found)} games of {game}')


def main():
    readers = find_readers()
    if not readers:
        print('There is neither python-chess nor pgn-extract.')
        sys.exit(SKIPPED)

    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, 'games.pgn')
        ends = pathlib.Path(folder, 'ends.txt')
        for game, n_events in GAMES.items():
            with path.open('wb') as file:
                subprocess.run([sys.argv[1], game, str(COUNT), str(n_events), str(ends)], stdout=file, check=True)
            for name, read in readers.items():
                check(name, read, game, path, ends.read_text(encoding='utf-8').splitlines())


if __name__ == '__main__':
    main()
