# test-bad-input.py: what the program says of bad input when it is started
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import shutil
import subprocess
import tempfile

import harness
from harness import Failure, PATIENCE, Program, expect


def run(*arguments):
    """Without a screen, so no window can come up."""
    environment = {key: value for key, value in os.environ.items() if key != 'DISPLAY'}
    done = subprocess.run([Program.command, *arguments], env=environment, timeout=PATIENCE,
                          capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def expect_words(text, *words):
    for word in words:
        if word not in text:
            raise Failure(f'{word!r} is not in {text!r}')


def copy_pieces(folder):
    """A set of pieces that is complete."""
    return shutil.copytree(os.environ['ALEA_TEST_PIECES'], os.path.join(folder, 'pieces'))


def test_missing_piece():
    with tempfile.TemporaryDirectory() as folder:
        pieces = copy_pieces(folder)
        os.remove(os.path.join(pieces, 'wK.svg'))
        status, output, error = run('--pieces', pieces)
        expect((status, output), (2, ''), 'status and output')
        expect_words(error, 'alea: ', 'wK.svg')
        expect(error.count('\n'), 1, 'the lines of the reason')


def test_piece_that_is_no_picture():
    with tempfile.TemporaryDirectory() as folder:
        pieces = copy_pieces(folder)
        with open(os.path.join(pieces, 'bN.svg'), 'w', encoding='ascii') as file:
            file.write('this is no picture')
        status, _, error = run('--pieces', pieces)
        expect(status, 2, 'the status')
        expect_words(error, 'alea: ', 'bN.svg')


def test_missing_folder():
    status, _, error = run('--pieces', '/nowhere/at/all')
    expect(status, 2, 'the status')
    expect_words(error, 'alea: ', '/nowhere/at/all')


def test_good_pieces():
    """What the tests above spoil is good otherwise."""
    with tempfile.TemporaryDirectory() as folder:
        program = Program('--pieces', copy_pieces(folder))
        program.find('push button', 'Play Chess')
        program.close()


def test_options():
    for arguments in (['--no-such-option'], ['--seed'], ['--pieces']):
        status, _, error = run(*arguments)
        if status == 0:
            raise Failure(f'{arguments} is accepted')
        expect_words(error, arguments[0])


def test_version():
    status, output, error = run('--version')
    expect((status, error), (0, ''), 'status and errors')
    expect_words(output, 'Alea ' + os.environ['ALEA_TEST_VERSION'] + '\n')


def test_help():
    status, output, _ = run('--help')
    expect(status, 0, 'the status')
    expect_words(output, '--pieces=FOLDER', '--seed=TEXT', '--version')


if __name__ == '__main__':
    harness.main()
