# test-fair-dice.py: the secret of the dice, its promise, and its proof
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import glob
import hashlib
import importlib
import os
import re
import stat
import tempfile

import harness
import table
from harness import Play, Program, act, expect, text

files = importlib.import_module('test-files')
printing = importlib.import_module('test-print')

SECRET = re.compile(r'\b[0-9a-f]{32}\b')
SHOWN_AT_THE_END = 'It will be shown when the game is over.'
FOLLOWS = 'This is the seed that was promised, and every roll of the program’s dice follows from it.'
GAME = '''[Event "?"]
[Site "?"]
[Date "2026.02.28"]
[Round "1"]
[White "Ada"]
[Black "Ben"]
[Result "1-0"]
[Variant "Random Move Number Chess"]
[SetupRolls "%s"]
%s
1. e4 e5 {Black resigns} 1-0
'''


# --- what everybody can do who reads the documentation

def seed_of(found, number):
    """What the rolls under a promise come from."""
    secret = found['DiceSeed' + number]
    if 'DiceVersion' + number in found:
        return '\n'.join([secret, found.get('DiceHostWord' + number, ''), found.get('DiceGuestWord' + number, '')])
    word = found.get('DiceWord' + number)
    return f'{secret}+{word}' if word else secret


def faces(seed, sides=6):
    """What the program's dice show: as few bits of each byte as can say it."""
    block = 0
    while True:
        for byte in hashlib.sha256(f'{seed}:{block}'.encode()).digest():
            if byte & 7 < sides:
                yield (byte & 7) + 1
        block += 1


def tags(pgn):
    return {key: re.sub(r'\\(.)', r'\1', value) for key, value in re.findall(r'^\[(\w+) "(.*)"\]$', pgn, re.MULTILINE)}


def rolls(pgn):
    """All of them, in their order."""
    return [int(face) for face in tags(pgn).get('SetupRolls', '').split() + re.findall(r'%roll (\d)', pgn)]


def verify(pgn):
    """The numbers of the rolls that are proved; fails where one is wrong."""
    found, fallen = tags(pgn), rolls(pgn)
    firsts = [int(found.get('DiceFrom', 1))]
    while f'DiceFrom{len(firsts) + 1}' in found:
        firsts.append(int(found[f'DiceFrom{len(firsts) + 1}']))

    proved = []
    for i, (first, end) in enumerate(zip(firsts, firsts[1:] + [len(fallen) + 1])):
        number = str(i + 1) if i > 0 else ''
        secret = found.get('DiceSeed' + number)
        if secret is None:
            continue
        expect(hashlib.sha256(secret.encode()).hexdigest(), found['DiceCommitment' + number], 'the promise')
        dice = faces(seed_of(found, number))
        expect(fallen[first - 1:end - 1], [next(dice) for _ in range(first, end)], f'the rolls from {first} on')
        proved += range(first, end)
    return proved


# --- in short

def begin():
    table.forget_games()
    program = Program()
    return program, Play(program, 'Play Random Move Number Chess')


def count_kept():
    """Rolls of the game that is played."""
    return len(re.findall(r'\b[1-6]\b', table.kept_game()))


def roll(program, play):
    n, before = count_kept(), play.sentence()
    act(program.find('push button', 'Roll the die'))
    program.wait_until('the number of rolls', count_kept, n + 1)
    program.wait_for('another sentence', lambda: play.sentence() not in ('', before))


def throw_off(program, play):
    """Until it is known who has White."""
    while not play.sentence().startswith('White to move'):
        roll(program, play)


def kept_secret():
    """What only this computer may know."""
    found = table.read_shelf('SELECT secret FROM promise WHERE is_own AND NOT is_revealed')
    expect(len(found), 1, 'the number of secrets')
    return found[0][0]


def copy_game(program, play):
    """The text that is on the clipboard then."""
    table.choose(program, 'The Game (PGN)')
    play.expect_sentence('The game is on the clipboard.')
    program.keys('slash')
    entry = program.find('text', 'Type a move')
    program.wait_for('the focus', lambda: harness.has(entry, harness.StateType.FOCUSED))
    program.keys('ctrl+a', 'ctrl+v')
    words = program.wait_for('the game', lambda: text(entry) if 'Event' in text(entry) else None)
    program.keys('ctrl+a', 'Delete', 'Escape')
    return words


def save(program, path):
    program.keys('ctrl+shift+s')
    table.name_file(program, 'Save the Game', path)
    program.wait_for('the file', lambda: os.path.exists(path) and files.read_file(path))
    program.wait_alone()
    program.point(program.frame)
    files.expect_saved(program, os.path.basename(path))
    return files.read_file(path)


def save_again(program, path):
    program.keys('ctrl+s')
    files.expect_saved(program, os.path.basename(path))
    return files.read_file(path)


def resign(program, play):
    table.choose(program, 'White Resigns…')
    act(program.find('push button', 'White Resigns'))
    play.expect_sentence('White has resigned: Black wins.')
    program.wait_alone()


def read_fairness(program):
    """What the page about it says."""
    table.open_dice(program)
    words = table.labels(table.dice_page(program, 'Fairness'))
    table.close_window(program)
    program.point(program.frame)
    return words


def promises(words):
    return [word for word in words if re.fullmatch('[0-9a-f]{64}', word)]


# --- the secret

def print_game(program, folder):
    """What is printed of a whole game, and a picture of it, as bytes and as
    words."""
    pages = b''
    dialog = printing.Print(program, 'Random Move Number Chess')
    for kind in ('Game with diagrams', 'Score sheet, filled in'):
        number = printing.KINDS.index(kind)
        path = os.path.join(folder, f'{number}.pdf')
        dialog.choose('What to print', number)
        dialog.save('Save as PDF…', path)
        dialog.expect_says(f'1 page was saved as “{number}.pdf”.')
        expect('e4' in printing.pdf_text(path), True, f'the move in {kind!r}')
        pages += printing.read_bytes(path) + printing.pdf_text(path).encode() + str(printing.pdf_info(path)).encode()
    dialog.close()

    dialog = printing.Dialog(program, 'ctrl+shift+e', 'Export Picture')
    dialog.choose('Format', 1)
    dialog.check('Text below the board')
    dialog.save('Save…', os.path.join(folder, 'board'))
    dialog.expect_says('The picture was saved as “board.svg”.')
    dialog.close()
    program.point(program.frame)
    return pages + printing.read_bytes(os.path.join(folder, 'board.svg'))


def test_the_secret_is_given_to_nobody():
    """Not before the end: then it is shown, and saved."""
    with tempfile.TemporaryDirectory() as folder:
        program, play = begin()
        throw_off(program, play)
        play.write_all('e4')
        table.expect_kept(program, 'e4')
        secret = kept_secret()
        promise = hashlib.sha256(secret.encode()).hexdigest()
        for path in glob.glob(os.path.join(os.environ['HOME'], table.GAMES, 'games.*')):
            expect(stat.S_IMODE(os.stat(path).st_mode), 0o600, 'who may read what is kept')

        path = os.path.join(folder, 'evening.pgn')
        for where, words in (('the copy', copy_game(program, play)), ('the file', save(program, path))):
            expect((secret in words, promise in words), (False, True), f'the secret and the promise in {where}')
        expect(secret.encode() in print_game(program, folder), False, 'the secret on paper')

        # Nor does whoever looks through all games find it.
        shelf = [table.read_shelf(f'SELECT * FROM {name}') for name in ('game', 'event', 'note', 'tag')]
        expect(secret in str(shelf), False, 'the secret in what is listed')
        program.kill()


def test_the_secret_comes_back_with_the_game():
    """The rolls of a game that goes on after a crash are those that were
    promised, and its end proves them all."""
    with tempfile.TemporaryDirectory() as folder:
        program, play = begin()
        throw_off(program, play)
        program.wait_for('a roll', count_kept)
        secret = kept_secret()
        program.kill()

        program = Program()
        play = Play(program, 'Continue the Last Game')
        play.write_all('e4 e5')
        roll(program, play)
        words = read_fairness(program)
        expect((SHOWN_AT_THE_END in words, secret in words), (True, False), 'that the secret is one')
        expect(any('Before the game, the program drew a secret seed' in word for word in words), True, 'the word '
                                                                                                      'of honour')
        resign(program, play)
        words = read_fairness(program)
        expect((FOLLOWS in words, secret in words), (True, True), 'the secret and its proof')
        pgn = save(program, os.path.join(folder, 'over.pgn'))
        expect(tags(pgn)['DiceSeed'], secret, 'the seed in the file')
        expect(verify(pgn), list(range(1, len(rolls(pgn)) + 1)), 'the rolls that are proved')
        program.close()


# --- the line at the tray, and the words

def enter(program, player):
    """The entry in the window that has come, which has the keys when the pointer
    is on it."""
    entry = program.find('text', player)
    left, top, width, height = program.wait_for('the window on the screen', lambda: program.windows()[1:])[-1]
    harness.do('move', left + width // 2, top + height // 2)
    program.wait_for('the focus', lambda: harness.has(entry, harness.StateType.FOCUSED))
    return entry


PROMISED = 'Fair dice: sealed in advance.'
WITH_WORDS = 'The rolls come from Alea’s secret and your words.'


def promise_line(play):
    return next((label for label in play.tray() if label in (PROMISED, WITH_WORDS)), None)


def test_words():
    """The promise is there before the first roll, and each player adds a word,
    the guest last."""
    with tempfile.TemporaryDirectory() as folder:
        program, play = begin()
        line = program.wait_for('the promise', lambda: promise_line(play))
        promise = promises(read_fairness(program))[0]
        expect(line, PROMISED, 'what it is for')

        act(program.find('push button', 'Copy the whole promise'))
        act(program.find('push button', 'Add Words…'))
        program.wait_until('the window', lambda: len(table.windows_called(program, 'Words for the Dice')), 1)
        entry = enter(program, 'The host’s word')
        program.keys('ctrl+v')
        program.wait_until('what is copied', lambda: text(entry), promise[:60])
        program.keys('ctrl+a')
        program.type('  rain ')
        program.wait_until('the word', lambda: text(entry), '  rain ')
        act(program.find('push button', 'Next'))
        program.find('text', 'The guest’s word')
        expect(harness.has(program.find('push button', 'Add'), harness.StateType.SENSITIVE), False, 'that no word '
                                                                                                    'is added')
        entry = enter(program, 'The guest’s word')
        program.type('snow "x"')
        program.wait_until('the word', lambda: text(entry), 'snow "x"')
        act(program.find('push button', 'Add'))
        program.wait_alone()
        program.wait_until('the line', lambda: promise_line(play), WITH_WORDS)
        expect(program.look_for('push button', 'Add Words…'), None, 'a word after the guest’s')

        throw_off(program, play)
        program.wait_until('the line', lambda: promise_line(play), None)
        play.write_all('e4')
        resign(program, play)
        words = read_fairness(program)
        expect([word in words for word in ('rain', 'snow "x"', FOLLOWS)], [True] * 3, f'the words in {words}')
        pgn = save(program, os.path.join(folder, 'words.pgn'))
        expect([tags(pgn)[name] for name in ('DiceVersion', 'DiceHostWord', 'DiceGuestWord')],
               ['2', 'rain', 'snow "x"'], 'the tags')
        expect(verify(pgn), list(range(1, len(rolls(pgn)) + 1)), 'the rolls that are proved')
        program.close()


# --- after the secret was shown

def test_a_window_without_words():
    """The sentence of the game tells the promise where the tray has no room for it."""
    harness.keep_settings("seats='face-to-face'")
    program, play = begin()
    program.resize(360, 640)
    program.wait_for('the promise', lambda: play.sentence().endswith(PROMISED))
    program.keys('space')
    program.wait_for('the next sentence', lambda: PROMISED not in play.sentence())
    program.close()
    harness.keep_settings()


def test_a_new_promise_after_the_end():
    with tempfile.TemporaryDirectory() as folder:
        program, play = begin()
        throw_off(program, play)
        n_rolls = play.n_entries()
        first = promises(read_fairness(program))
        resign(program, play)
        words = read_fairness(program)
        secret = next(word for word in words if SECRET.fullmatch(word))

        # Whoever has seen the secret knows what it would bring.
        program.keys('ctrl+z')
        play.expect_sentence('The seed has been shown, so a new one has been promised for the next rolls. '
                             'White to move: the first move is made without the die.')
        words = read_fairness(program)
        expect((promises(words)[:1], len(promises(words)), SHOWN_AT_THE_END in words), (first, 2, True),
               'the old promise, and a new one')
        play.write_all('e4 e5')
        roll(program, play)
        path = os.path.join(folder, 'on.pgn')
        pgn = save(program, path)
        expect((tags(pgn)['DiceSeed'], tags(pgn)['DiceFrom2'], tags(pgn)['DiceCommitment2']),
               (secret, str(n_rolls + 1), promises(words)[1]), 'what the file says of the dice')
        expect('DiceSeed2' in tags(pgn), False, 'the new secret in the file')
        expect(verify(pgn), list(range(1, n_rolls + 1)), 'the rolls that are proved')

        # It comes back with the game after a crash.
        program.kill()
        program = Program()
        play = Play(program, 'Continue the Last Game')
        expect(promises(read_fairness(program)), promises(words), 'the promises after a crash')
        resign(program, play)
        words = read_fairness(program)
        expect(words.count(FOLLOWS), 0, 'one verdict on two seeds')
        expect([f'Rolls 1 to {n_rolls}' in words, f'Rolls from {n_rolls + 1} onwards' in words], [True, True], 'the parts')
        pgn = save(program, os.path.join(folder, 'over.pgn'))
        expect(verify(pgn), list(range(1, n_rolls + 2)), 'the rolls that are proved at the end')
        program.close()


# --- the word of a file

def open_game(folder, file_name, pgn):
    """What the page says of a game from a file."""
    table.forget_games()
    path = files.write_file(folder, file_name, pgn)
    program = Program(path)
    files.Opened(program)
    words = read_fairness(program)
    return program, words


def make_game(seed, setup_rolls=None, **others):
    if setup_rolls is None:
        dice = faces(seed)
        setup_rolls = f'{next(dice)} {next(dice)}'
    lines = {'DiceCommitment': hashlib.sha256(seed.encode()).hexdigest(), 'DiceSeed': seed, **others}
    return GAME % (setup_rolls, ''.join(f'[{key} "{value}"]\n' for key, value in lines.items()))


def expect_honour(words, is_given):
    expect(any('program drew' in word for word in words), is_given, 'the word of honour')
    expect(any(word.startswith('The file says') for word in words), not is_given, 'the word of the file')


SEED = '33a5cc14c5d1acc02b8331e2ea9b200a'    # 2 4 …
CASES = [
    ('good.pgn', make_game(SEED),
     'The promise is the SHA-256 of this seed, and every roll of the program’s dice follows from it.'),
    ('wrong.pgn', make_game(SEED, setup_rolls='2 5'),
     'Roll 2 of the program’s dice shows 5, but the seed gives 4.'),
    ('other.pgn', make_game(SEED, DiceCommitment='0' * 64), 'This is not the seed that was promised before the game.'),
    ('cheat.pgn', make_game('cheat', setup_rolls='2 4'), 'This is not a seed: a seed has 32 hexadecimal digits.'),
]


def test_the_word_of_a_file():
    """Whoever writes a file can write anything into it."""
    with tempfile.TemporaryDirectory() as folder:
        for file_name, pgn, verdict in CASES:
            program, words = open_game(folder, file_name, pgn)
            expect_honour(words, False)
            expect(verdict in words, True, f'{verdict!r} in {words}')
            if file_name != CASES[-1][0]:
                program.close()

        # Nor is it the program's when it was kept and comes back.
        program.keys('ctrl+z')
        act(program.find('push button', 'Roll the die'))
        program.wait_for('what is kept', table.kept_game)
        program.kill()
        program = Program()
        Play(program, 'Continue the Last Game')
        words = read_fairness(program)
        expect(any(word.startswith('The file says') for word in words), True, 'the word of the file')
        program.close()


def test_a_file_cannot_pretend():
    """To be what the program has kept for itself."""
    with tempfile.TemporaryDirectory() as folder:
        program, play = begin()
        throw_off(program, play)
        kept = save(program, os.path.join(folder, 'evening.pgn'))
        secret = kept_secret()
        program.close()
        kept = kept.replace('[Result ', f'[AleaDice "1 {secret}"]\n[Result ', 1)
        program, words = open_game(folder, 'kept.pgn', kept)
        expect(any(word.startswith('The file says') for word in words), True, f'the word of the file in {words}')
        expect(promises(words)[0] in kept, True, 'the promise that the file tells of')
        expect(promises(words)[1] in kept, False, 'the promise of the program')
        program.close()


if __name__ == '__main__':
    harness.main()
