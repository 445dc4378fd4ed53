#!/usr/bin/env python3
# check-install.py LIST BUILD-ROOT LINGUAS DIRECTORY=PATH…: all is installed, and no more
#
# Installs into an empty folder, compares what is there with LIST, and asks the
# installed programs for their version.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import subprocess
import sys
import tempfile


def read_list(path):
    """The lines of each [section]."""
    sections = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            lines = sections.setdefault(line.strip("[]"), [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return sections


def expected_files(sections, has_application, has_sound, languages, directories):
    lines = sections["always"] + (sections["application"] if has_application else [])
    lines += sections["sound"] if has_sound else []
    files = {line.format(**directories) for line in lines}
    if has_application:
        files |= {
            line.format(language=language, **directories)
            for line in sections["each language"]
            for language in languages
        }
    return files


def install(build, folder):
    # Who asks for this test alone has built the programs, but not all that is installed with them.
    subprocess.run(["meson", "compile", "-C", build], check=True, stdout=subprocess.DEVNULL, timeout=500)
    subprocess.run(["meson", "install", "-C", build, "--no-rebuild", "--quiet", "--destdir", folder],
                   check=True, stdout=subprocess.DEVNULL, timeout=120)
    return {"/" + path.relative_to(folder).as_posix() for path in folder.rglob("*") if not path.is_dir()}


def check_programs(folder, bindir, programs):
    for program in programs:
        answer = subprocess.run([f"{folder}{bindir}/{program}", "--version"], capture_output=True, text=True, timeout=60)
        if answer.returncode != 0 or not answer.stdout.lower().startswith(program):
            yield f"{program} --version: {answer.stdout}{answer.stderr}"


def main():
    list_path, build, linguas = map(pathlib.Path, sys.argv[1:4])
    directories = dict(argument.split("=", 1) for argument in sys.argv[4:])
    has_application = directories.pop("app") == "true"
    has_sound = directories.pop("sound") == "true"
    languages = [line for line in linguas.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    expected = expected_files(read_list(list_path), has_application, has_sound, languages, directories)

    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        found = install(build, folder)
        faults = [f"{path} is missing" for path in sorted(expected - found)]
        faults += [f"{path} is not in {list_path.name}" for path in sorted(found - expected)]
        programs = ["alea-cli"] + (["alea"] if has_application else [])
        faults += check_programs(folder, directories["bindir"], programs)
        faults += [f"{path} cannot be read by all" for path in sorted(found)
                   if os.stat(f"{folder}{path}").st_mode & 0o444 != 0o444]

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(found)} files, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
