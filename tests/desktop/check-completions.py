#!/usr/bin/env python3
# check-completions.py COMPLETIONS PROGRAM…: what shells offer while one types
#
# Asks bash, zsh and fish themselves; those that are not installed are passed
# over, bash never is.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

# compopt needs a completion that bash itself began.
ASK_BASH = r"""
compopt () { :; }
. "$1"; shift
COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); COMPREPLY=()
function_name=$(complete -p "$1" | sed 's/.*-F \([a-z_]*\) .*/\1/')
$function_name "$1"
printf '%s\n' "${COMPREPLY[@]}"
"""
faults = []


def run(*command, folder):
    result = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=60)
    if result.stderr.strip():
        faults.append(f"{command[0]}: {result.stderr.strip()}")
    return result.stdout.split("\n")[:-1]


class Shells:
    def __init__(self, scripts, folder):
        self.scripts = scripts
        self.folder = folder

    def bash(self, *words):
        script = self.scripts / "bash" / words[0]
        return run("bash", "-c", ASK_BASH, "bash", script, *words, folder=self.folder)

    def fish(self, *words):
        script = self.scripts / "fish" / f"{words[0]}.fish"
        line = " ".join(words)
        lines = run("fish", "--no-config", "-c", f"source {script}; complete -C '{line}'", folder=self.folder)
        return [line.split("\t")[0] for line in lines]

    def check_syntax(self):
        for shell, name in (("bash", "bash/alea"), ("bash", "bash/alea-cli"), ("zsh", "zsh/_alea"),
                            ("fish", "fish/alea.fish"), ("fish", "fish/alea-cli.fish")):
            if shutil.which(shell):
                run(shell, "-n", self.scripts / name, folder=self.folder)


def expect(offered, wanted, what):
    if sorted(offered) != sorted(wanted):
        faults.append(f"{what}: offered {sorted(offered)}, not {sorted(wanted)}")


def check_tool(complete, name, usage, games):
    """alea-cli, in a shell that @complete asks."""
    commands = dict(re.findall(r"^  ([a-z]+) (.*)$", usage, re.MULTILINE))

    expect([word for word in complete("alea-cli", "") if not word.startswith("-")], commands, f"{name}: commands")
    expect(complete("alea-cli", "pe"), ["perft"], f"{name}: “pe”")
    for command, arguments in commands.items():
        options = re.findall(r"--[a-z-]+", arguments) + ["--help"]
        offered = [word for word in complete("alea-cli", command, "--") if word.startswith("--")]
        expect(offered, options, f"{name}: options of {command}")
        if arguments.startswith("GAME "):
            expect(complete("alea-cli", command, ""), games, f"{name}: games for {command}")


def check_program(complete, name, usage, games):
    options = set(re.findall(r"--[a-z-]+", usage)) - {"--help-gapplication", "--help-all"}
    offered = set(complete("alea", "--"))

    for option in sorted(options - offered):
        faults.append(f"{name}: {option} is not offered")
    expect(complete("alea", "--new", ""), games, f"{name}: games")
    expect(complete("alea", "--new", "gu"), ["guardener"], f"{name}: “--new gu”")


def main():
    scripts = pathlib.Path(sys.argv[1]).resolve()
    programs = [pathlib.Path(program).resolve() for program in sys.argv[2:]]
    os.environ["PATH"] = ":".join([str(program.parent) for program in programs] + [os.environ["PATH"]])
    os.environ["LC_ALL"] = "C.UTF-8"

    with tempfile.TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        pathlib.Path(folder, "game.pgn").touch()
        pathlib.Path(folder, "script.txt").touch()
        shells = Shells(scripts, folder)
        shells.check_syntax()
        games = [line.split("\t")[0] for line in run("alea-cli", "games", folder=folder)]
        tool_usage = "\n".join(run("alea-cli", "--help", folder=folder)) + "\n"
        asked = {"bash": shells.bash}
        if shutil.which("fish"):
            asked["fish"] = shells.fish

        for name, complete in asked.items():
            check_tool(complete, name, tool_usage, games)
        expect(shells.bash("alea-cli", "play", "chess", "s"), ["script.txt"], "bash: a script")
        if "alea" in [program.name for program in programs]:
            usage = "\n".join(run("alea", "--help", folder=folder))
            for name, complete in asked.items():
                check_program(complete, name, usage, games)
            expect(shells.bash("alea", "--new", "=", "ches"), ["chess", "chess960"], "bash: “--new=ches”")
            expect(shells.bash("alea", "ga"), ["game.pgn"], "bash: a file")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{', '.join(asked)}: {len(games)} games, {len(faults)} faults")
    return 1 if faults or not games else 0


if __name__ == "__main__":
    sys.exit(main())
