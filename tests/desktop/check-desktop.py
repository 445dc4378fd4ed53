#!/usr/bin/env python3
# check-desktop.py ALEA-CLI BUILD-DATA SOURCE-ROOT VERSION: the files say the same
#
# Desktop file, metainfo, D-Bus service, icons and the Flatpak manifest name the
# same program, and the same games as alea-cli does.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import configparser
import json
import pathlib
import re
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

ID = "org.aleachess.Alea"
MIME_TYPES = {"application/vnd.chess-pgn", "application/x-chess-pgn", "text/x-alea-diagram"}
SVG = "{http://www.w3.org/2000/svg}"

faults = []


def expect(found, wanted, what):
    if found != wanted:
        faults.append(f"{what}: {found!r}, not {wanted!r}")


def read_keys(path):
    parser = configparser.ConfigParser(interpolation=None, delimiters=["="], comment_prefixes=["#"])
    parser.optionxform = str
    parser.read(path, encoding="utf-8")
    return parser


def words(value):
    return [word for word in value.split(";") if word]


def check_desktop_file(path, games):
    desktop = read_keys(path)
    entry = desktop["Desktop Entry"]

    expect(path.name, f"{ID}.desktop", "name of the desktop file")
    expect(entry["Icon"], ID, "icon")
    expect(entry["DBusActivatable"], "true", "DBusActivatable")
    expect(set(words(entry["MimeType"])), MIME_TYPES, "MIME types")
    expect(words(entry["Actions"]), [f"new-{game}" for game in games], "actions")
    for game, title in games.items():
        action = desktop[f"Desktop Action new-{game}"]
        expect(action["Exec"], f"alea --new {game}", f"command of new-{game}")
        expect(action["Name"], f"New {title}", f"name of new-{game}")


def check_metainfo(path, version, games):
    component = ElementTree.parse(path).getroot()
    description = "\n".join(component.find("description").itertext())
    releases = [release.get("version") for release in component.iter("release")]

    expect(component.findtext("id"), ID, "id in the metainfo")
    expect(component.findtext("launchable"), f"{ID}.desktop", "launchable")
    expect(component.findtext("provides/dbus"), ID, "D-Bus name in the metainfo")
    expect(releases[0], version, "latest release")
    for title in games.values():
        expect(title in description, True, f"{title} in the description")


def check_addresses(path):
    """The program claims no place on the web: those who publish it say theirs."""
    text = path.read_text(encoding="utf-8")

    expect(re.findall(r"https?://[^\s<\"]+", text), [], "addresses in the metainfo")
    colours = [colour.get("scheme_preference") for colour in ElementTree.parse(path).iter("color")]
    expect(colours, ["light", "dark"], "colours of the metainfo")


def check_screenshots(path, folder):
    """Each is in the source, as large as the metainfo says, and none is left over.
    Shops show them 16:9."""
    images = list(ElementTree.parse(path).getroot().iter("image"))
    names = [image.text.rsplit("/", 1)[-1] for image in images]

    expect(sorted(names), sorted(file.name for file in folder.iterdir()), "screenshots")
    for image, name in zip(images, names):
        width, height = struct.unpack(">II", (folder / name).read_bytes()[16:24])
        expect((str(width), str(height)), (image.get("width"), image.get("height")), f"size of {name}")
        expect(width * 9, height * 16, f"{name}: shape")


def check_thumbnailer(path):
    """What the desktop file opens has a picture, by a command that alea-cli has."""
    entry = read_keys(path)["Thumbnailer Entry"]

    expect(set(words(entry["MimeType"])), MIME_TYPES, "MIME types of the thumbnailer")
    expect(entry["TryExec"], "alea-cli", "program of the thumbnailer")
    expect(entry["Exec"], "alea-cli thumbnail --size %s -o %o -- %i", "command of the thumbnailer")


def check_search_provider(path):
    provider = read_keys(path)["Shell Search Provider"]

    expect(dict(provider), {"DesktopId": f"{ID}.desktop", "BusName": ID, "Version": "2",
                            "ObjectPath": "/" + ID.replace(".", "/") + "/SearchProvider"}, "search provider")


def check_service(path):
    service = read_keys(path)["D-BUS Service"]

    expect(service["Name"], ID, "name of the service")
    expect(service["Exec"].endswith("/alea --gapplication-service"), True, f"command of the service, {service['Exec']}")


def check_icon(path, size):
    svg = ElementTree.parse(path).getroot()
    colours = {
        colour
        for element in svg.iter()
        for colour in (element.get("fill"), element.get("stroke"))
        if colour not in (None, "none")
    }

    expect(svg.get("viewBox"), f"0 0 {size} {size}", f"{path.name}: viewBox")
    expect((svg.get("width"), svg.get("height")), (str(size), str(size)), f"{path.name}: size")
    expect(bool(svg.findtext(f"{SVG}title")), True, f"{path.name}: title")
    if path.stem.endswith("-symbolic"):
        expect(len(colours), 1, f"{path.name}: number of colours")
    for element in svg.iter():
        expect(element.tag in (f"{SVG}text", f"{SVG}image", f"{SVG}style"), False, f"{path.name}: {element.tag}")


def find_archives(modules):
    for module in modules:
        yield from (source for source in module["sources"] if source["type"] == "archive")
        yield from find_archives(module.get("modules", []))


def check_manifest(path):
    """The sandbox: a window, and nothing else of the person's."""
    manifest = json.loads(path.read_text(encoding="utf-8"))
    allowed = {"--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--device=dri", "--socket=pulseaudio"}

    expect(manifest["id"], ID, "id in the Flatpak manifest")
    expect(manifest["command"], "alea", "command in the Flatpak manifest")
    expect(set(manifest["finish-args"]), allowed, "permissions in the Flatpak manifest")
    expect([module["name"] for module in manifest["modules"]], ["gsound", "alea"], "modules of the Flatpak manifest")
    for source in find_archives(manifest["modules"]):
        expect(source["url"].startswith("https://"), True, f"{source['url']}: safe address")
        expect(len(source.get("sha256", "")), 64, f"{source['url']}: sum")


def list_games(alea_cli):
    answer = subprocess.run([alea_cli, "games"], capture_output=True, text=True, check=True, timeout=60)
    return dict(line.split("\t")[:2] for line in answer.stdout.splitlines())


def main():
    alea_cli, build_data, source, version = sys.argv[1:]
    build_data, source = pathlib.Path(build_data), pathlib.Path(source)
    games = list_games(alea_cli)
    icons = source / "data/icons/hicolor"

    check_desktop_file(build_data / f"{ID}.desktop", games)
    check_metainfo(build_data / f"{ID}.metainfo.xml", version, games)
    check_addresses(source / f"data/{ID}.metainfo.xml.in")
    check_screenshots(source / f"data/{ID}.metainfo.xml.in", source / "data/screenshots")
    check_service(build_data / f"{ID}.service")
    check_search_provider(source / f"data/{ID}.search-provider.ini")
    check_thumbnailer(source / f"data/{ID}.thumbnailer")
    check_icon(icons / f"scalable/apps/{ID}.svg", 128)
    check_icon(icons / f"symbolic/apps/{ID}-symbolic.svg", 16)
    check_manifest(source / f"build-aux/{ID}.json")

    for fault in faults:
        print(fault, file=sys.stderr)
    print(f"{len(games)} games, {len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
