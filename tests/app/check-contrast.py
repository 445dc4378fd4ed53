# check-contrast.py STYLE.css…: what is written and marked by the styles can be seen
#
# Computes the colours of each style sheet as GTK does, for the light and the dark
# of its theme and for high contrast.  Words need a contrast of 4.5 to 1 with all
# grounds that they may lie on, what only marks something needs 3 to 1 with what
# is inside or outside of its line.  What has an opacity is read as well.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import colorsys
import pathlib
import re
import sys

WORDS, MARKS = 4.5, 3

# What the theme says itself.
LOOKS = {
    'light': {'theme_fg_color': '#2e3436', 'theme_bg_color': '#f6f5f4', 'theme_base_color': '#ffffff',
              'theme_selected_fg_color': '#ffffff', 'warning_color': '#f57900', 'error_color': '#cc0000',
              'success_color': '#33d17a'},
    'dark': {'theme_fg_color': '#eeeeec', 'theme_bg_color': '#353535', 'theme_base_color': '#2d2d2d',
             'theme_selected_fg_color': '#ffffff', 'warning_color': '#f57900', 'error_color': '#cc0000',
             'success_color': '#26ab62'},
    'high contrast': {'theme_fg_color': '#272c2e', 'theme_bg_color': '#fdfdfc', 'theme_base_color': '#ffffff',
                      'theme_selected_fg_color': '#ffffff', 'warning_color': '#f57900', 'error_color': '#cc0000',
                      'success_color': '#33d17a'},
    'dark high contrast': {'theme_fg_color': '#f3f3f1', 'theme_bg_color': '#303030', 'theme_base_color': '#2d2d2d',
                           'theme_selected_fg_color': '#ffffff', 'warning_color': '#f57900', 'error_color': '#cc0000',
                           'success_color': '#26ab62'},
}
# One of two has the ground of the windows: that of the dark is our own, high contrast has the theme's; and one of
# two has the colours of our screens.
GROUNDS = {True: 'paper.css', False: 'dark.css'}
COLOURS = {True: 'colours-light.css', False: 'colours-dark.css'}
TINTS = [0, 0.08]    # of grounds that are the theme's: how much of the colour of text is in them

# Nothing is read there, or it cannot be used now.
UNREAD = {'reserve button > *', 'markskey .waiting', 'gamesscreen button:disabled', 'button.suggested-action:disabled',
          'playscreen .actions button.waiting:not(:focus-visible)'}
# Grounds of pictures, and what is hovered over, which is lighter or darker for a moment alone.
WITHOUT_WORDS = ('avatar', 'lostmen', 'palette', 'dicetable', 'exported', 'markskey .rolled', ':hover', 'button.more',
                 'menubutton.more')
# Grounds of their own words alone.
SMALL = ('.chip', '.balance', '.left', '.segments', '.cell', '.badge', '.time', 'button', 'scrollbar')
# What a line says that is drawn around something.
# The ring of the focus is looked at in the window itself, see tests/ui/ring.py.
STATES = re.compile(r'\.(current|due|offered|rolled|active|target|right|wrong|reason|faulty|warned|now|result|on|banner)\b'
                    r'|:checked|:selected|moment\.chosen')
LINES = ('border', 'border-color', 'outline', 'outline-color', 'box-shadow')


# What fills a window.
PAGES = ('playscreen', 'startscreen', 'gamesscreen', 'reviewscreen')


# --- colours

PLAIN = {'black': [0, 0, 0, 1], 'white': [255, 255, 255, 1], 'transparent': [0, 0, 0, 0]}


def parse_hex(text):
    return [int(text[i:i + 2], 16) for i in (1, 3, 5)] + [1]


def mix(one, other, share):
    return [a * (1 - share) + b * share for a, b in zip(one, other)]


def shade(colour, factor):
    hue, light, saturation = colorsys.rgb_to_hls(*(part / 255 for part in colour[:3]))
    shaded = colorsys.hls_to_rgb(hue, min(light * factor, 1), min(saturation * factor, 1))
    return [part * 255 for part in shaded] + [colour[3]]


def lay_over(over, under):
    return [over[3] * o + (1 - over[3]) * u for o, u in zip(over[:3], under)] + [1]


def luminance(colour):
    linear = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour[:3]]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    dark, light = sorted([luminance(one), luminance(other)])
    return (light + 0.05) / (dark + 0.05)


TOKEN = re.compile(r'#[0-9a-f]{6}\b|@[a-z_]+|(?:mix|alpha|shade)\(|currentColor|\bblack\b|\bwhite\b|\btransparent\b')


def find_end(text, start):
    """Behind the bracket that closes the one before @start."""
    depth = 1
    while depth > 0:
        depth += {'(': 1, ')': -1}.get(text[start], 0)
        start += 1
    return start


def split(text):
    """At the commas outside of brackets."""
    parts, depth = [''], 0
    for letter in text:
        depth += {'(': 1, ')': -1}.get(letter, 0)
        if letter == ',' and depth == 0:
            parts.append('')
        else:
            parts[-1] += letter
    return [part.strip() for part in parts]


class Look:
    """The names of colours, and what they are."""

    def __init__(self, named, definitions):
        self.named = {**{key: f'{value}' for key, value in named.items()}, **definitions}

    def find(self, value, text):
        """The first colour in a value; None for none."""
        match = TOKEN.search(value)
        if not match:
            return None
        token = match[0]
        if token.startswith('#'):
            return parse_hex(token)
        if token.startswith('@'):
            return self.find(self.named[token[1:]], text)
        if token in PLAIN:
            return PLAIN[token]
        if token == 'currentColor':
            return text
        arguments = split(value[match.end():find_end(value, match.end()) - 1])
        one = self.find(arguments[0], text)
        if token == 'mix(':
            return mix(one, self.find(arguments[1], text), float(arguments[2]))
        if token == 'shade(':
            return shade(one, float(arguments[1]))
        return one[:3] + [one[3] * float(arguments[1])]


# --- style sheets

class Rule:
    def __init__(self, selector, body):
        self.selector = selector
        self.values = dict(re.findall(r'([a-z-]+):\s*([^;]+);', body))
        self.is_page = selector in PAGES

    def ground(self):
        value = self.values.get('background-color', self.values.get('background'))
        return None if value is None or value == 'none' else value


def read_rules(style):
    """One of each selector: what comes later counts."""
    found = {}
    for selectors, body in re.findall(r'([^{}]+)\{([^{}]*)\}', style):
        for selector in split(re.sub(r'@[^;{]*;', '', selectors)):
            rule = Rule(' '.join(selector.split()), body)
            found.setdefault(rule.selector, rule).values.update(rule.values)
    return list(found.values())


class Sheet:
    """A file, in a look of the theme."""

    def __init__(self, name, rules, look):
        self.name = name
        self.look = look
        self.rules = rules
        page = next((rule for rule in rules if rule.is_page and rule.ground()), None)
        self.text = look.find(page.values['color'] if page else '@theme_fg_color', None)
        self.page = look.find(page.ground() if page else '@alea_paper', self.text)
        self.grounds = [self.page] if page else [
            mix(look.find(name, None), self.text, tint)
            for name in ('@alea_paper', '@theme_bg_color', '@theme_base_color') for tint in TINTS]
        self.grounds += [lay_over(look.find(rule.ground(), self.text), self.page) for rule in self.rules
                         if rule.ground() and 'color' not in rule.values and self.is_read(rule)
                         and not STATES.search(rule.selector) and not any(part in rule.selector for part in SMALL)]

    def is_read(self, rule):
        return rule.selector not in UNREAD and not any(part in rule.selector for part in WITHOUT_WORDS)

    def grounds_of(self, rule, text):
        if not rule.ground():
            return self.grounds
        return [lay_over(self.look.find(rule.ground(), text), ground) for ground in self.grounds]

    def words(self):
        """Selectors, and the worst contrast of what is written there."""
        for rule in self.rules:
            if self.is_read(rule) and not rule.selector.endswith('image') and ('color' in rule.values or rule.ground()):
                text = self.look.find(rule.values.get('color', ''), self.text) or self.text
                grounds = [lay_over(self.look.find(rule.ground(), text), self.page)] if rule.ground() else self.grounds
                yield rule.selector, min(contrast(text, ground) for ground in grounds)

    def faint_words(self):
        for rule in self.rules:
            if 'opacity' in rule.values and rule.selector not in UNREAD:
                share = float(rule.values['opacity'])
                yield rule.selector, min(contrast(lay_over(self.text[:3] + [share], ground), ground)
                                         for ground in self.grounds)

    def marks(self):
        """Selectors, and the worst contrast of the line that says so, or of an icon."""
        for rule in self.rules:
            if rule.selector.endswith('image') and 'color' in rule.values:
                colour = self.look.find(rule.values['color'], self.text)
                yield rule.selector, min(contrast(colour, ground) for ground in self.grounds)
            for value in (rule.values[line] for line in LINES if line in rule.values):
                if not STATES.search(rule.selector) or re.search(':focus|:hover', rule.selector) or value == 'none':
                    continue
                text = self.look.find(rule.values.get('color', ''), self.text) or self.text
                lines = [self.look.find(part, text) for part in split(value)]
                outside = self.grounds
                inside = self.grounds_of(rule, text)
                yield rule.selector, max(
                    min(max(contrast(lay_over(line, o), o), contrast(lay_over(line, i), i))
                        for o, i in zip(outside, inside)) for line in lines if line)


def read_style(path):
    return re.sub(r'/\*.*?\*/', '', pathlib.Path(path).read_text(encoding='utf-8'), flags=re.DOTALL)


def main():
    styles = {pathlib.Path(path).name: read_style(path) for path in sys.argv[1:]}
    faults = []
    for title, named in LOOKS.items():
        used = {name: style for name, style in styles.items()
                if name not in (GROUNDS[title == 'dark'], COLOURS['dark' in title])}
        look = Look(named, dict(re.findall(r'@define-color\s+([a-z_]+)\s+([^;]+);', '\n'.join(used.values()))))
        for name, style in used.items():
            sheet = Sheet(name, read_rules(style), look)
            for what, found, least in [('words', [*sheet.words(), *sheet.faint_words()], WORDS),
                                       ('marks', list(sheet.marks()), MARKS)]:
                faults += [f'{title}, {name}, {what} of {selector}: {ratio:.2f} to 1' for selector, ratio in found
                           if ratio < least]
                if found:
                    selector, ratio = min(found, key=lambda one: one[1])
                    print(f'{title}, {name}: {len(found)} {what}, {ratio:.2f} to 1 at worst, {selector}')
    # The theme's own has too little, so it must be among those that are set.
    faults += [f'nothing is said of {what}' for what in ('.dim-label', 'link')
               if not re.search(rf'^{re.escape(what)}\b', styles['style.css'], re.MULTILINE)]
    print('\n'.join(faults))
    sys.exit(1 if faults else 0)


if __name__ == '__main__':
    main()
