# test-names.py: every widget that can be used has a name that can be spoken
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import re

import harness
import table
from harness import Atspi, Failure, Play, Program, StateType, act, actions, area, expect, has, name, role, text, tree, walk

USED = {'push button', 'toggle button', 'check box', 'radio button', 'menu item', 'check menu item',
        'radio menu item', 'text', 'entry', 'spin button', 'combo box', 'slider', 'switch', 'link'}


def is_in_drop_down(widget):
    """In its button, where newer versions of GTK give what is chosen no name: the
    button has it as its description."""
    around = widget.get_parent()
    while role(around) == 'panel':
        around = around.get_parent()
    return role(around) == 'push button' and role(around.get_parent()) == 'combo box'


def is_of_gtk(widget):
    """What GTK puts around the items of a menu, and into a drop-down."""
    return ((role(widget) == 'scroll pane' and role(widget.get_parent().get_parent()) == 'menu')
            or (role(widget) == 'filler' and name(widget) == 'GtkListItemWidget')
            or (role(widget) == 'panel' and name(widget) == '' and is_in_drop_down(widget)))


def is_used(widget):
    return area(widget)[2] > 0 and (
        has(widget, StateType.FOCUSABLE) or role(widget) in USED
           or bool({'click', 'activate', 'square.activate'} & set(actions(widget))))


# Their names are spoken of what is in them.
AROUND = {'panel', 'menu', 'frame', 'dialog', 'window', 'combo box', 'list', 'page tab list'}


def targets(widget, kind):
    """The names of what explains a widget; newer versions of GTK give labels none
    but their text."""
    found = []
    for target in widget.get_targets(kind):
        found.append(name(target))
        if found[-1] == '':
            with contextlib.suppress(tree.Error):
                found[-1] = text(target)
    return found


def is_doubled(words):
    half = len(words) // 2
    return len(words) % 2 == 0 and half > 0 and words[:half] == words[half:]


def find_fault(spoken):
    words = spoken.split()
    if not words:
        return 'no name'
    if re.fullmatch(r'(Gtk|Gdk|Alea)[A-Z]\w*', spoken):
        return 'the name of its class'
    if '_' in spoken:
        return 'an underscore'
    if is_doubled(words):
        return 'its name twice'
    return None


def find_faults(widget):
    """Of all that is spoken of a widget with the focus."""
    yield find_fault(name(widget))
    for label in targets(widget, Atspi.RelationType.LABELLED_BY):
        fault = find_fault(label)
        yield fault and f'{fault} in its label {label!r}'
    if widget.get_description() == name(widget) and not targets(widget, Atspi.RelationType.DESCRIBED_BY):
        yield 'its name as its description'
    if role(widget) == 'push button' and role(widget.get_parent()) == 'combo box' and not widget.get_description():
        yield 'nothing that tells what is chosen'


# GTK's own window, which shows the keys themselves.
SHORTCUTS = 'the keys'


def is_sign(widget):
    """Whether a label says nothing, as “▶”."""
    return role(widget) == 'label' and area(widget)[2] > 0 and text(widget) and not any(
        letter.isalnum() for letter in text(widget))


def check(root, screen):
    """The number of widgets that were looked at."""
    faults = []
    n = 0
    for widget in walk(root):
        if is_used(widget) and not is_of_gtk(widget):
            n += 1
            faults += [f'{screen}: {role(widget)} {name(widget)!r} at {area(widget)} has {fault}'
                       for fault in find_faults(widget) if fault]
        elif role(widget) in AROUND and area(widget)[2] > 0 and find_fault(name(widget)) == 'the name of its class':
            faults.append(f'{screen}: {role(widget)} is called {name(widget)!r}')
        elif is_sign(widget) and screen != SHORTCUTS:
            faults.append(f'{screen}: {text(widget)!r} is read out')
    if faults:
        raise Failure('\n'.join(faults))
    return n


def test_the_rule_itself():
    for spoken, fault in [('', 'no name'), ('GtkImage', 'the name of its class'), ('_Resign', 'an underscore'),
                          ('Back to it Back to it', 'its name twice'), ('Draw Draw', 'its name twice'),
                          ('Play Chess960', None), ('O-O', None), ('Alea', None)]:
        if find_fault(spoken) != fault:
            raise Failure(f'{spoken!r}: {find_fault(spoken)}')


def test_start_screen():
    program = Program()
    check(program.frame, 'the start')
    program.click(program.find('push button', 'Other ways to begin'))
    program.wait_for_windows(2)
    check(program.frame, 'other ways to begin')
    program.keys('Escape')
    program.wait_alone()
    program.close()


def test_play_screen():
    program = Program('--seed=50')
    play = Play(program, 'Play Chess960')
    if check(program.frame, 'the set-up') < 64:
        raise Failure('the squares were not looked at')
    for i in range(8):
        program.keys('space', 'space')
        # When it is over the set-up is one row.
        program.wait_until('the number of rolls', play.n_entries, i + 1 if i < 7 else 1)
    play.write('Nf3')
    play.expect_last('Nf3')
    play.write('h5')
    play.expect_last('h5')
    check(program.frame, 'play')

    play.drag('f1', 'g1')
    program.find('push button', 'Castle')
    check(program.frame, 'a king that may step or castle')
    program.keys('Escape')
    program.wait_alone()

    program.keys('Page_Up')
    program.find('push button', 'Back to the Game')
    check(program.frame, 'looking back')
    program.keys('Page_Down')

    program.keys('F10')
    table.find_item(program, 'Preferences')
    check(program.frame, 'the menu')
    table.find_item(program, 'About Alea')
    check(program.frame, 'a submenu')
    program.keys('Escape')
    program.wait_alone()
    table.choose(program, 'White Resigns…')
    program.find('label', 'Black wins.')
    check(program.application, 'a question')
    act(program.find('push button', 'White Resigns'))
    program.wait_alone()
    play.expect_sentence('White has resigned: Black wins.')
    check(program.frame, 'the end')
    program.close()


def test_promotion():
    program = Program()
    play = Play(program, 'Play Chess')
    for move in 'h4 g5 hxg5 h6 gxh6 e6 h7 e5'.split():
        play.write(move)
        play.expect_last(move)
    play.click('h7', 'g8')
    program.find('push button', 'white queen')
    check(program.frame, 'a promotion')
    program.keys('Escape')
    program.wait_alone()
    program.close()


def test_narrow():
    program = Program()
    Play(program, 'Play Chess')
    program.resize(360, 640)
    program.click(program.find('push button', 'Show the moves'))
    check(program.frame, 'a narrow window')
    program.close()


def test_guide():
    program = Program()
    program.keys('F1')
    program.wait_until('the title', lambda: program.spoken(), 'Guide')
    check(program.frame, 'the contents of the guide')
    places = ['Jepps Random Chess, 0 of 16 done', 'The rules of Guardener Chess', 'Dice practice room']
    for place in places:
        act(program.find('push button', place))
        program.wait_until('somewhere else', lambda: program.spoken() != 'Guide', True)
        check(program.frame, place)
        act(program.find('push button', 'Back'))
        program.wait_until('the title', lambda: program.spoken(), 'Guide')
    program.close()


def check_window(program, keys, wait, screen):
    """A window that comes with these keys, and goes with Escape."""
    if keys:
        program.keys(*keys)
    program.wait_for(screen, wait)
    check(program.application, screen)
    program.keys('Escape')
    program.wait_alone()


def test_windows():
    program = Program('--seed=7')
    check_window(program, ['ctrl+comma'], lambda: program.look_for('combo box', 'Seating'), 'the preferences')
    check_window(program, ['ctrl+question'], lambda: program.look_for('frame', 'Keyboard shortcuts'), SHORTCUTS)
    check_window(program, ['ctrl+p'], lambda: program.look_for('combo box', 'Orientation'), 'printing')
    Play(program, 'Play Guardener Chess')
    for item in ['Dice in This Game', 'House Rules of This Game']:
        table.choose(program, item)
        check_window(program, [], lambda: len(program.windows()) == 2, item)
    program.close()


def test_editors():
    program = Program()
    table.choose(program, 'Set Up a Position')
    program.find('panel', 'Set Up a Position')
    program.wait_alone()
    check(program.frame, 'the editor')
    act(program.find('push button', 'Back'))
    program.find('push button', 'Play Chess')
    program.keys('ctrl+d')
    program.find('push button', 'Copy the picture')
    check(program.frame, 'the diagram')
    program.close()


def test_no_such_window():
    """GTK 4.8 crashes when it is asked for a window that is not there while a
    hidden one is: there must be none."""
    program = Program()
    with contextlib.suppress(tree.Error):
        program.application.tree.call(program.application.path, 'Accessible', 'GetChildAtIndex', 'i', 1)
    program.find('push button', 'Play Chess')
    expect(program.process.poll(), None, 'the exit status')
    program.close()


if __name__ == '__main__':
    harness.main()
