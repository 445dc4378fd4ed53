#!/usr/bin/env python3
# check-xml.py SOURCE-ROOT: every interface, picture and list of resources is sound
#
# xmllint must accept all XML; every .ui file and every picture of a piece must be
# in a list of resources, and what the lists name must exist.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import pathlib
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

SKIP = 77
KINDS = (".ui", ".svg", ".xml", ".xml.in")
RESOURCES = (".ui", ".svg")
BUILT = {"gschemas.compiled"}    # made by the build


def list_resources(source):
    """The paths that lists of resources name, and those that are not there."""
    named, missing = set(), []
    for path in sorted(source.glob("*/**/*.gresource.xml")):
        for file in ElementTree.parse(path).iter("file"):
            # Icons are found from their own folder, the settings from that of all data.
            found = [folder / file.text for folder in (path.parent, source / "data", source / "data/icons/hicolor")
                     if (folder / file.text).is_file()]
            named.update(found)
            if not found and file.text not in BUILT:
                missing.append(f"{path.name} names {file.text}, which does not exist")
    return named, missing


def main():
    source = pathlib.Path(sys.argv[1])
    if shutil.which("xmllint") is None:
        print("xmllint is not installed")
        return SKIP

    files = sorted(path for folder in ("data", "src") for path in (source / folder).rglob("*")
                   if path.name.endswith(KINDS))
    result = subprocess.run(["xmllint", "--noout", "--nonet", *files], capture_output=True, text=True, timeout=60)
    faults = result.stderr.splitlines()
    if not faults:
        named, missing = list_resources(source)
        faults = missing + [
            f"{path.relative_to(source)} is in no list of resources"
            for path in files
            if path.suffix in RESOURCES and "icons" not in path.parts and path not in named
        ]

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(files)} files, {len(faults)} faults")
    return 1 if faults or result.returncode or not files else 0


if __name__ == "__main__":
    sys.exit(main())
