# check-contrast.py STYLE.css: text that is drawn faintly can still be read
#
# What has an opacity must have a contrast of 4.5 to 1 on all grounds that the
# style gives to text, in the light and the dark of GTK.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import re
import sys

# Text and ground of the theme.
LOOKS = {'light': (0x2e3436, 0xf6f5f4), 'dark': (0xeeeeec, 0x353535)}
TINTS = [0, 0.08]    # of the grounds: how much of the colour of text is in them
ENOUGH = 4.5

# Pieces that cannot be placed now; nothing is to be read there.
UNREAD = {'reserve button > *'}


def parts(colour):
    return [colour >> 16, colour >> 8 & 255, colour & 255]


def mix(over, under, opacity):
    return [opacity * o + (1 - opacity) * u for o, u in zip(over, under)]


def luminance(colour):
    linear = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


def find_worst(opacity):
    """The lowest contrast that text of this opacity has."""
    worst = []
    for text, ground in LOOKS.values():
        for tint in TINTS:
            tinted = mix(parts(text), parts(ground), tint)
            worst.append(contrast(mix(parts(text), tinted, opacity), tinted))
    return min(worst)


def read_opacities(style):
    for selector, body in re.findall(r'([^{}]+)\{([^{}]*)\}', re.sub(r'/\*.*?\*/', '', style, flags=re.DOTALL)):
        found = re.search(r'opacity:\s*([0-9.]+)', body)
        if found:
            yield ' '.join(selector.split()), float(found.group(1))


def main():
    with open(sys.argv[1], encoding='utf-8') as file:
        found = [rule for rule in read_opacities(file.read()) if rule[0] not in UNREAD]
    faults = [f'{selector}: {find_worst(opacity):.2f} to 1' for selector, opacity in found
              if find_worst(opacity) < ENOUGH]
    # The theme's own has too little, so it must be among those that are set.
    if not any('.dim-label' in selector for selector, _ in found) or find_worst(0.55) >= ENOUGH:
        faults.append('nothing is said of what is dim')
    print('\n'.join(faults + [f'{len(found)} opacities']))
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
