#!/usr/bin/env python3
# check-packages.py PACKAGES: build-aux/packages knows its systems, and who may install
#
# Each system is made up: its os-release, a list of what is installed, and a
# folder of programs that write down how they were called.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

# os-release, the command that installs, and three names that it must know.
SYSTEMS = {
    "Debian": ("ID=debian\n", "apt-get", ("libgtk-4-dev", "libsqlite3-dev", "libgsound-dev")),
    "Ubuntu": ("ID=ubuntu\nID_LIKE=debian\n", "apt-get", ("libgtk-4-dev", "libsqlite3-dev", "libgsound-dev")),
    "Mint": ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', "apt-get", ("libgtk-4-dev", "librsvg2-dev", "meson")),
    "Fedora": ("ID=fedora\n", "dnf", ("gtk4-devel", "sqlite-devel", "gsound-devel")),
    "Rocky": ('ID="rocky"\nID_LIKE="rhel centos fedora"\n', "dnf", ("gtk4-devel", "sqlite-devel", "meson")),
    "Arch": ("ID=arch\n", "pacman", ("gtk4", "sqlite", "gsound")),
    "Manjaro": ("ID=manjaro\nID_LIKE=arch\n", "pacman", ("gtk4", "librsvg", "meson")),
    "openSUSE": ('ID="opensuse-tumbleweed"\nID_LIKE="opensuse suse"\n', "zypper",
                 ("gtk4-devel", "sqlite3-devel", "gsound-devel")),
    "Alpine": ("ID=alpine\n", "apk", ("gtk4.0-dev", "sqlite-dev", "gsound-dev")),
}
TOOLS = ("bash", "env", "grep", "cat")

faults = []


def expect(is_so, what, result):
    if not is_so:
        faults.append(f"{what}: {result.returncode}, “{result.stdout}”, “{result.stderr}”")


class System:
    def __init__(self, packages, folder, release, installed, user):
        self.packages = packages
        self.calls = folder / "calls"
        self.calls.write_text("", encoding="utf-8")
        (folder / "os-release").write_text(release, encoding="utf-8")
        (folder / "installed").write_text("\n".join(["", *installed, ""]), encoding="utf-8")
        programs = folder / "bin"
        shutil.rmtree(programs, ignore_errors=True)
        programs.mkdir()
        for tool in TOOLS:
            (programs / tool).symlink_to(shutil.which(tool))
        for name in ("apt-get", "dnf", "pacman", "zypper", "apk"):
            self.write_program(programs / name, f'echo "{name} $*" >>{self.calls}')
        self.write_program(programs / "id", f"echo {user}")
        self.environment = {"PATH": str(programs), "ALEA_OS_RELEASE": str(folder / "os-release"),
                            "ALEA_INSTALLED": str(folder / "installed"), "LC_ALL": "C.UTF-8"}

    @staticmethod
    def write_program(path, line):
        path.write_text(f"#!/bin/bash\n{line}\n", encoding="utf-8")
        os.chmod(path, 0o755)

    def run(self, *words):
        return subprocess.run([self.packages, *words], capture_output=True, text=True, env=self.environment,
                              stdin=subprocess.DEVNULL, timeout=60)


def check_system(packages, folder, name, release, command, some):
    asked = System(packages, folder, release, [], 1000).run("--print", "play")
    words = asked.stdout.split()
    expect(asked.returncode == 0 and words[:1] == [command] and set(some) <= set(words), f"{name}: names", asked)
    everything = System(packages, folder, release, [], 1000).run("--print", "test").stdout.split()
    expect(len(everything) == len(set(everything)) > len(words), f"{name}: more for tests, none twice", asked)

    # One is missing.
    installed = [word for word in everything if word != some[0]]
    system = System(packages, folder, release, installed, 1000)
    refused = system.run("play")
    expect(refused.returncode == 1 and refused.stdout == "" and refused.stderr.count("\n") == 1
           and refused.stderr.endswith(f" {some[0]}\n") and f"type: {command} " in refused.stderr,
           f"{name}: without rights", refused)
    expect(system.calls.read_text(encoding="utf-8") == "", f"{name}: nothing is tried without rights", refused)

    system = System(packages, folder, release, installed, 0)
    done = system.run("play")
    last = system.calls.read_text(encoding="utf-8").splitlines()[-1:]
    expect(done.returncode == 0 and last and last[0].startswith(command) and last[0].endswith(some[0]),
           f"{name}: installs {last}", done)

    silent = System(packages, folder, release, everything, 1000).run("test")
    expect((silent.returncode, silent.stdout, silent.stderr) == (0, "", ""), f"{name}: nothing to do", silent)


def main():
    packages = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for system, (release, command, some) in SYSTEMS.items():
            check_system(packages, folder, system, release, command, some)

        unknown = System(packages, folder, "ID=plan9\n", [], 0).run("play")
        expect(unknown.returncode == 1 and "GTK 4.8" in unknown.stderr, "an unknown system", unknown)
        deb = System(packages, folder, "ID=fedora\n", [], 0).run("deb")
        expect(deb.returncode == 1 and "Debian" in deb.stderr, "a Debian package on Fedora", deb)

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(SYSTEMS)} systems, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
