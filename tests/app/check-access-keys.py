# check-access-keys.py: no letter leads to two things in one menu or screen
#
#   check-access-keys.py FILE.ui…
#
# A menu, a submenu, a template and every other object at the root of a file
# is a place of its own.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys
import xml.etree.ElementTree as ElementTree


def get_key(label):
    """The letter behind the underscore; None for none.  Two make one that is
    seen."""
    found = re.search(r'_(.)', label.replace('__', ''))
    return found.group(1).lower() if found else None


def get_labels(place):
    """What has a letter in @place, without the places within."""
    if place.tag == 'submenu' or place.tag == 'menu':
        for item in place.iter():
            if item is place or item.tag not in ('item', 'submenu') or is_deeper(place, item):
                continue
            yield next(part.text for part in item.findall('attribute') if part.get('name') == 'label')
        return
    for thing in place.iter('object'):
        parts = {part.get('name'): part.text for part in thing.findall('property')}
        if parts.get('use-underline') == 'True' and parts.get('label'):
            yield parts['label']


def is_deeper(menu, item):
    """Whether a submenu of @menu holds it."""
    return any(inner is not item and item in list(inner.iter()) for inner in menu.iter('submenu') if inner is not menu)


def get_places(root):
    for place in root:
        if place.tag in ('menu', 'template', 'object'):
            yield place
    yield from root.iter('submenu')


def check(path):
    """Faults, and how many letters were looked at."""
    faults, n = [], 0
    for place in get_places(ElementTree.parse(path).getroot()):
        taken = {}
        for label in get_labels(place):
            key = get_key(label)
            if key is None:
                if place.tag in ('menu', 'submenu'):
                    faults.append(f'{path}: “{label}” has no access key')
                continue
            n += 1
            if key in taken:
                faults.append(f'{path}: “{label}” and “{taken[key]}” have the same access key')
            taken[key] = label
    return faults, n


def main():
    faults, n = [], 0
    for path in sys.argv[1:]:
        found, looked_at = check(path)
        faults += found
        n += looked_at
    print('\n'.join(faults + [f'{n} access keys']))
    sys.exit(1 if faults or n < 20 else 0)


if __name__ == '__main__':
    main()
