#!/usr/bin/env python3
# make-sounds.py FOLDER: makes the sounds of the game
#
# Wood that is struck rings in a few modes, each of which fades by itself, the
# high ones sooner.  A blow is a short soft push into all of them, and a little
# noise.  The same program makes the same sounds, to the last bit.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import array
import math
import pathlib
import random
import sys
import wave

RATE = 44100
PEAK = 10 ** (-8 / 20)
BEGIN = 0.002    # seconds of silence before the first blow
LOW = 2 * math.pi * 90 / RATE    # what is slower than 90 Hz no small loudspeaker can do
FADE = 0.02      # seconds at the end, so that nothing breaks off

# Modes as (pitch in Hz, loudness, seconds until it has faded to a third).
BOARD = [(262, 0.6, 0.034), (452, 1.0, 0.026), (720, 0.95, 0.020), (1110, 0.8, 0.014), (1800, 0.5, 0.008)]
MEN = [(980, 1.0, 0.016), (1490, 0.7, 0.011), (2310, 0.4, 0.007)]
DIE = [(1180, 1.0, 0.011), (1790, 0.6, 0.008), (2620, 0.3, 0.005)]
TRAY = [(310, 1.0, 0.018), (530, 0.6, 0.013)]


def bar(pitch, fade):
    """The modes of a wooden bar that lies free, as of a xylophone."""
    return [(pitch, 1.0, fade), (pitch * 2.756, 0.25, fade * 0.3), (pitch * 5.404, 0.05, fade * 0.1)]


def strike(samples, start, modes, strength=1.0, push=0.0012, noise=0.0, pitch=1.0, chance=None):
    """A blow at @start seconds with something that gives way for @push
    seconds: the longer, the softer."""
    begin = round((BEGIN + start) * RATE)
    length = max(2, round(push * RATE))
    blow = [strength * math.sin(math.pi * i / length) / length for i in range(length)]

    for frequency, loudness, fade in modes:
        angle = 2 * math.pi * frequency * pitch / RATE
        damping = math.exp(-1 / (fade * RATE))
        a, b = 2 * damping * math.cos(angle), -damping * damping
        gain = loudness * math.sin(angle)
        last = before = 0.0
        end = min(len(samples), begin + round((push + fade * 8) * RATE))
        for i in range(begin, end):
            k = i - begin
            now = a * last + b * before + (gain * blow[k] if k < length else 0.0)
            samples[i] += now
            before, last = last, now

    if noise > 0:
        add_noise(samples, begin, strength * noise, chance)


def add_noise(samples, begin, strength, chance):
    """The rustle of the blow, dull and over in some milliseconds."""
    first = second = 0.0
    for i in range(begin, min(len(samples), begin + RATE // 50)):
        seconds = (i - begin) / RATE
        white = chance.uniform(-1, 1) * math.exp(-seconds / 0.003) * min(1, seconds / 0.0005)
        first += 0.2 * (white - first)
        second += 0.2 * (first - second)
        samples[i] += strength * second


# --- the sounds ---------------------------------------------------------------

def make_move(samples, chance):
    strike(samples, 0, BOARD, push=0.0011, noise=0.25, chance=chance)


def make_capture(samples, chance):
    strike(samples, 0, MEN, strength=0.8, push=0.0007, noise=0.2, chance=chance)
    strike(samples, 0.062, BOARD, strength=1.1, push=0.0009, noise=0.35, pitch=0.86, chance=chance)
    strike(samples, 0.066, MEN, strength=0.25, pitch=0.8)


def make_castle(samples, chance):
    strike(samples, 0, BOARD, push=0.0011, noise=0.25, chance=chance)
    strike(samples, 0.135, BOARD, strength=0.85, push=0.0011, noise=0.25, pitch=1.19, chance=chance)


def make_roll(samples, chance):
    """Two dice that touch the tray ever sooner and more gently."""
    for _ in range(2):
        moment, step = chance.uniform(0, 0.02), 0.095
        while moment < 0.46:
            force = (1 - moment / 0.55) * chance.uniform(0.5, 1)
            tone = chance.uniform(0.88, 1.12)
            strike(samples, moment, DIE, strength=force, push=0.0006, noise=0.1, pitch=tone, chance=chance)
            strike(samples, moment, TRAY, strength=force * 0.35, push=0.0012, pitch=tone)
            moment += step * chance.uniform(0.7, 1.2)
            step *= 0.86


def make_teleport(samples, chance):
    for i, pitch in enumerate((392, 523, 659, 880)):
        strike(samples, i * 0.055, bar(pitch, 0.045 + i * 0.012), strength=0.6 + i * 0.12, push=0.001)


def make_double(samples, chance):
    for start in (0, 0.105):
        strike(samples, start, bar(780, 0.032), push=0.0009, noise=0.1, chance=chance)
        strike(samples, start, DIE, strength=0.3)


def make_check(samples, chance):
    strike(samples, 0, BOARD, strength=0.4, push=0.0011, noise=0.2, chance=chance)
    for pitch in (622, 880):
        strike(samples, 0.012, bar(pitch, 0.075), strength=0.7, push=0.001)


def make_end(samples, chance):
    for start, pitch, fade in ((0, 587, 0.07), (0.13, 440, 0.08), (0.27, 294, 0.10)):
        strike(samples, start, bar(pitch, fade), strength=0.9, push=0.0012)
    strike(samples, 0.27, BOARD, strength=0.6, push=0.0012, noise=0.2, chance=chance)


# In seconds.
SOUNDS = {
    "roll": (0.60, make_roll),
    "move": (0.20, make_move),
    "capture": (0.27, make_capture),
    "castle": (0.34, make_castle),
    "teleport": (0.55, make_teleport),
    "double": (0.32, make_double),
    "check": (0.50, make_check),
    "end": (0.70, make_end),
}


def finish(samples):
    """As loud as the others, and silent at its ends; 16 bits each."""
    fade = round(FADE * RATE)
    begin = round(BEGIN * RATE)
    slow = 0.0
    for i, value in enumerate(samples):
        slow += LOW * (value - slow)
        samples[i] = (value - slow) * min(1, i / begin, (len(samples) - 1 - i) / fade)

    peak = max(map(abs, samples))
    words = array.array("h", (round(value / peak * PEAK * 32767) for value in samples))
    if sys.byteorder == "big":
        words.byteswap()
    return words.tobytes()


def main():
    folder = pathlib.Path(sys.argv[1])
    for name, (seconds, make) in SOUNDS.items():
        samples = [0.0] * round(seconds * RATE)
        make(samples, random.Random(name))
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finish(samples))


if __name__ == "__main__":
    main()
