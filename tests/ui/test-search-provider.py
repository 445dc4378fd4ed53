# test-search-provider.py: the desktop finds games and rules, and opens them
#
# As GNOME Shell asks: over D-Bus.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import harness
import table
from harness import Play, Program, expect
from gi.repository import Gio, GLib

ID, PATH = 'org.aleachess.Alea', '/org/aleachess/Alea/SearchProvider'


def call(method, types, *arguments):
    answer = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        ID, PATH, 'org.gnome.Shell.SearchProvider2', method, GLib.Variant(types, arguments), None,
        Gio.DBusCallFlags.NONE, 10000)
    return answer.unpack()[0] if answer.n_children() else None


def search(*terms):
    return call('GetInitialResultSet', '(as)', list(terms))


def begin():
    """A game of chess that is kept."""
    program = Program()
    play = Play(program, 'Play Chess')
    play.write('e4')
    program.wait_until('what is kept', table.kept_game, 'e4')
    return program


def test_finds():
    program = begin()
    found = search('castling')
    expect(bool(found) and all(id.startswith('rule:') for id in found), True, f'rules alone in {found}')
    expect(search('repetition') != found, True, 'another word finds something else')
    expect(search('c'), [], 'what one letter finds')
    expect(search('zzzzqqqq'), [], 'what nonsense finds')

    found = search('chess')
    games = [id for id in found if id.startswith('game:')]
    expect(len(games), 1, f'the game in {found}')
    narrower = call('GetSubsearchResultSet', '(asas)', found, ['chess', 'castling'])
    expect([id for id in narrower if id.startswith('game:')], [], 'no game among fewer')

    metas = call('GetResultMetas', '(as)', [*found, 'game:999999', 'rule:X999', 'nonsense', 'game:x'])
    expect([meta['id'] for meta in metas if meta['id'] in found], [meta['id'] for meta in metas], 'what is described')
    expect({meta['id'] for meta in metas}, set(found), 'each is described')
    expect(all(meta['name'] and meta['description'] for meta in metas), True, f'words in {metas}')
    program.close()


def test_opens_a_game():
    program = begin()
    game = next(id for id in search('chess') if id.startswith('game:'))
    program.close()

    program = Program()
    call('ActivateResult', '(sasu)', game, ['chess'], 0)
    # The start has boards, too, until it has gone.
    program.wait_for('the game', lambda: any(
        harness.name(widget).startswith('e4, white pawn') for widget in harness.walk(program.frame)))
    program.close()


def test_opens_a_rule():
    program = Program()
    rule = search('castling')[0]
    call('ActivateResult', '(sasu)', rule, ['castling'], 0)
    number = rule.partition(':')[2]
    program.wait_for('the rule', lambda: any(
        number in harness.name(widget).split() or number in (harness.text(widget) or '').split()
        for widget in harness.walk(program.frame) if harness.role(widget) == 'label'))
    for id in ('nonsense', 'rule:X999', 'game:x'):
        call('ActivateResult', '(sasu)', id, [], 0)
    program.close()


def test_shows_all_games():
    program = begin()
    call('LaunchSearch', '(asu)', ['chess'], 0)
    program.wait_until('the title', program.title, 'Games')
    program.close()


if __name__ == '__main__':
    harness.main()
