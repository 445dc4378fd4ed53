#!/usr/bin/env python3
# check-sounds.py FOLDER MAKER: the sounds can be played, are soft, and differ
#
# Reads the files in FOLDER, and holds them against what MAKER makes now.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import array
import math
import pathlib
import subprocess
import sys
import tempfile
import wave

RATE = 44100
LENGTHS = (0.06, 0.7)        # seconds
PEAKS = (0.35, 0.45)         # of what 16 bits can hold: about -8 dB
PITCHES = (250, 2000)        # Hz: neither a rumble nor a hiss
SILENCE = 0.001
MOST_ALIKE = 0.9             # 1: the same sound


def read(path):
    """The samples, -1 to 1."""
    with wave.open(str(path), "rb") as file:
        form = (file.getnchannels(), file.getsampwidth(), file.getframerate())
        if form != (1, 2, RATE):
            raise ValueError(f"channels, bytes and rate are {form}")
        samples = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return [value / 32768 for value in samples]


def measure_pitch(samples):
    """In Hz: that of a tone that changes as fast as the sound does."""
    energy = sum(value * value for value in samples)
    change = sum((b - a) ** 2 for a, b in zip(samples, samples[1:]))
    return math.sqrt(change / energy) * RATE / (2 * math.pi)


def measure_likeness(one, other):
    """How well the best shift brings one sound onto the other, 0 to 1."""
    one, other = one[::8], other[::8]
    energy = math.sqrt(sum(value * value for value in one) * sum(value * value for value in other))
    best = 0
    for shift in range(-40, 41):
        pairs = zip(one[max(0, shift):], other[max(0, -shift):])
        best = max(best, abs(sum(a * b for a, b in pairs)) / energy)
    return best


def check_one(samples):
    peak = max(map(abs, samples))
    for what, value, (least, most) in (
        ("length", len(samples) / RATE, LENGTHS),
        ("peak", peak, PEAKS),
        ("pitch", measure_pitch(samples), PITCHES),
    ):
        if not least <= value <= most:
            yield f"the {what} is {value:.3f}"
    ends = max(map(abs, samples[:20] + samples[-20:]))
    if ends > SILENCE:
        yield f"it begins or breaks off at {ends:.4f}"
    loudest = max(range(len(samples)), key=lambda i: abs(samples[i]))
    if max(map(abs, samples[-RATE // 50:])) > peak / 10 or loudest > len(samples) * 0.6:
        yield "it does not fade"


def check_maker(files, maker):
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, maker, folder], check=True, timeout=60)
        made = {path.name: path.read_bytes() for path in pathlib.Path(folder).iterdir()}
    for path in files:
        if made.pop(path.name, None) != path.read_bytes():
            yield f"{path.name} is another one when it is made again"
    for name in made:
        yield f"{name} is made, and not there"


def main():
    files = sorted(pathlib.Path(sys.argv[1]).glob("*.wav"))
    sounds = {path.stem: read(path) for path in files}
    names = list(sounds)

    faults = [f"{name}: {fault}" for name, samples in sounds.items() for fault in check_one(samples)]
    for i, name in enumerate(names):
        for other in names[i + 1:]:
            likeness = measure_likeness(sounds[name], sounds[other])
            if likeness > MOST_ALIKE:
                faults.append(f"{name} and {other} are alike: {likeness:.2f}")
    faults += check_maker(files, sys.argv[2])
    if len(files) != 8:
        faults.append(f"{len(files)} sounds instead of 8")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(files)} sounds, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
