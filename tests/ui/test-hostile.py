# test-hostile.py: names, comments and files that would steer whoever shows them
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib
import os
import re
import tempfile

import harness
import table
from harness import Program, children, expect, name, role, text, walk

files = importlib.import_module('test-files')

# Control characters, those that turn the direction, and those that are not seen.
UNSEEN = re.compile('[\x00-\x09\x0b-\x1f\x7f-\x9f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]')
HOSTILE = 'a\x1b[31m\u202eb\u200b\x85\u2066\ufeffc'
SHOWN = 'a�[31m�b�'
GAME = f'''[Event "{HOSTILE}"]
[Site "{HOSTILE}"]
[Date "{HOSTILE}"]
[Round "{HOSTILE}"]
[White "{HOSTILE}"]
[Black "{HOSTILE}"]
[Result "*"]

1. e4 {{{HOSTILE}}} *

'''


def read_all(program):
    """Whatever can be read or heard."""
    found = [name(window) for window in children(program.application)]
    for widget in walk(program.application):
        found.append(name(widget))
        if role(widget) == 'label':
            found.append(text(widget))
    return [words for words in found if words]


def expect_clean(program, what):
    words = read_all(program)
    bad = [word for word in words if UNSEEN.search(word)]
    expect(bad, [], f'what is shown of {what}')
    return words


def open_file(folder, file_name, words):
    table.forget_games()
    path = os.path.join(folder, file_name)
    with open(path, 'w', encoding='utf-8', newline='') as file:
        file.write(words)
    return Program(path)


def test_one_game():
    with tempfile.TemporaryDirectory() as folder:
        program = open_file(folder, HOSTILE + '.pgn', GAME)
        files.Opened(program)
        words = expect_clean(program, 'a game')
        expect(any(SHOWN in word for word in words), True, f'the names in {words}')
        program.close()


def test_several_games():
    with tempfile.TemporaryDirectory() as folder:
        program = open_file(folder, HOSTILE + '.pgn', GAME * 3)
        program.wait_for('the list', lambda: any(SHOWN in word for word in read_all(program)))
        expect_clean(program, 'the games of a file')
        program.kill()


def test_no_game():
    with tempfile.TemporaryDirectory() as folder:
        program = open_file(folder, HOSTILE + '.pgn', f'1. {HOSTILE} *')
        program.wait_for('the dialog', lambda: any('cannot be opened' in word for word in read_all(program)))
        expect_clean(program, 'a file without a game')
        program.kill()


if __name__ == '__main__':
    harness.main()
