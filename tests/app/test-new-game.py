#!/usr/bin/env python3
# test-new-game.py ALEA: games begun from the command line and from a launcher
#
# On a screen and a bus of its own; the window's title says which game is on
# the board.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import contextlib
import os
import shutil
import sqlite3
import subprocess
import sys
import time

UNDER_XVFB = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../ui/under-xvfb")
KEPT = ".local/share/alea/games.db"
PATIENCE = 60 * int(os.environ.get("ALEA_TEST_PATIENCE", "1"))   # seconds; a machine may be slow
BUS_NAME = "org.aleachess.Alea"


class Desk:
    """A display and a session bus with nothing on them but Alea."""

    def __init__(self, alea):
        self.alea = alea
        self.programs = []

    def start(self, *arguments):
        program = subprocess.Popen([self.alea, *arguments])
        self.programs.append(program)
        return program

    def run(self, *command):
        return subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE)

    def titles(self):
        windows = self.run("xdotool", "search", "--onlyvisible", "--name", ".").stdout.split()
        return [self.run("xdotool", "getwindowname", window).stdout.strip() for window in windows]

    def wait_for(self, title):
        end = time.monotonic() + PATIENCE
        while title not in (titles := self.titles()):
            assert time.monotonic() < end, f"no window is called “{title}”, only {titles}"
            time.sleep(0.05)

    def press(self, title, key):
        window = self.run("xdotool", "search", "--onlyvisible", "--name", title).stdout.split()[-1]
        self.run("xdotool", "windowfocus", "--sync", window, "key", key)

    def has_event(self):
        path = os.path.join(os.environ["HOME"], KEPT)
        try:
            with contextlib.closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as shelf:
                return shelf.execute("SELECT count(*) FROM event WHERE number >= 0").fetchone()[0] > 0
        except sqlite3.OperationalError:
            return False

    def roll(self, title):
        """Until the game is kept; a key may come before the window can take it."""
        end = time.monotonic() + PATIENCE
        while not self.has_event():
            assert time.monotonic() < end, "no game is kept"
            self.press(title, "space")
            time.sleep(0.2)

    def activate(self, action, *parameters):
        """As a launcher does for an action of the desktop file."""
        answer = self.run("gdbus", "call", "--session", "--dest", BUS_NAME, "--object-path", "/org/aleachess/Alea",
                          "--method", "org.freedesktop.Application.ActivateAction", action, *(parameters or ("[]",)), "{}")
        assert answer.returncode == 0, answer.stderr

    def close(self):
        for program in self.programs:
            program.terminate()
            program.wait(PATIENCE)
        self.programs = []


def test_begins_a_game(desk):
    desk.start("--new", "chess960")
    desk.wait_for("Chess960")


def test_running_program_takes_over(desk):
    first = desk.start("--new", "chess960")
    desk.wait_for("Chess960")
    answer = desk.run(desk.alea, "--new", "jepps")
    assert answer.returncode == 0, answer.stderr
    desk.wait_for("Jepps Random Chess")
    assert desk.run(desk.alea, "--new", "nonsense").returncode == 2
    assert "Jepps Random Chess" in desk.titles()
    assert first.poll() is None


def test_launcher_actions(desk):
    desk.start("--gapplication-service")
    end = time.monotonic() + PATIENCE
    while BUS_NAME not in desk.run("gdbus", "call", "--session", "--dest", "org.freedesktop.DBus", "--object-path", "/",
                                   "--method", "org.freedesktop.DBus.ListNames").stdout:
        assert time.monotonic() < end, "the program is not on the bus"
        time.sleep(0.05)

    desk.activate("new-random-move")
    desk.wait_for("Random Move Number Chess")
    desk.activate("new-chess")
    desk.wait_for("Chess")
    desk.activate("new-game", "[<'guardener'>]")
    desk.wait_for("Guardener Chess")


def test_game_under_way_stays(desk):
    desk.start("--new", "chess960")
    desk.wait_for("Chess960")
    desk.roll("Chess960")
    desk.activate("new-chess")
    desk.wait_for("Chess")
    assert "Chess960" in desk.titles()


TESTS = [test_begins_a_game, test_running_program_takes_over, test_launcher_actions, test_game_under_way_stays]


def run_on_a_desk(alea):
    desk = Desk(alea)
    print(f"1..{len(TESTS)}")
    failed = 0
    for number, test in enumerate(TESTS, 1):
        try:
            test(desk)
            print(f"ok {number} {test.__name__}")
        except (AssertionError, subprocess.TimeoutExpired) as fault:
            failed = 1
            print(f"not ok {number} {test.__name__}\n# {fault}")
        finally:
            desk.close()
    return failed


def main():
    alea = sys.argv[1]
    if "ALEA_TEST_DESK" in os.environ:
        return run_on_a_desk(alea)

    missing = [tool for tool in ("Xvfb", "dbus-daemon", "gdbus", "xdotool") if shutil.which(tool) is None]
    if missing:
        print(f"1..0 # SKIP {', '.join(missing)} not installed")
        return 0

    return subprocess.run([UNDER_XVFB, "1200x900", sys.executable, __file__, alea],
                          env={**os.environ, "ALEA_TEST_DESK": "1"}, timeout=10 * PATIENCE, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
