#!/usr/bin/env python3
# check-mutate.py: build-aux/mutate finds what can be wrong, and says what no test finds
#
#   check-mutate.py list|project ROOT
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import importlib.machinery
import importlib.util
import pathlib
import re
import subprocess
import sys
import tempfile

MUTATE = pathlib.Path(sys.argv[2], "build-aux", "mutate").resolve()

SOURCE = """/* a == b, 1 */
#define MANY 8

int
sum (const int *n,
     int        count)
{
  int all = 0;

  /* if (count < 2) */
  for (int i = 0; i < count; i++)
    if (n[i] > 0 && n != NULL)
      all += n[i];
  tell ("1 < 2", all, count);
  if (strcmp (name, other) == 0 && strcmp (other, name) < all)
    all = MAX (all, count);
  char room[2][16] = { "" };
  char *more = g_new0 (char, 1);
  return all;
}
"""

FAULTS = [
    (8, "wrong constant", "int all = 1;"),
    (11, "comparison flipped", "for (int i = 0; i >= count; i++)"),
    (11, "off by one", "for (int i = 0; i <= count; i++)"),
    (11, "wrong constant", "for (int i = 1; i < count; i++)"),
    (12, "comparison flipped", "if (n[i] <= 0 && n != NULL)"),
    (12, "off by one", "if (n[i] >= 0 && n != NULL)"),
    (12, "and for or", "if (n[i] > 0 || n != NULL)"),
    (12, "comparison flipped", "if (n[i] > 0 && n == NULL)"),
    (12, "wrong constant", "if (n[i] > 1 && n != NULL)"),
    (13, "statement removed", "{ }"),
    (14, "statement removed", "{ }"),
    (14, "arguments swapped", 'tell (all, "1 < 2", count);'),
    (15, "comparison flipped", "if (strcmp (name, other) != 0 && strcmp (other, name) < all)"),
    (15, "wrong constant", "if (strcmp (name, other) == 1 && strcmp (other, name) < all)"),
    (15, "and for or", "if (strcmp (name, other) == 0 || strcmp (other, name) < all)"),
    (15, "comparison flipped", "if (strcmp (name, other) == 0 && strcmp (other, name) >= all)"),
    (15, "off by one", "if (strcmp (name, other) == 0 && strcmp (other, name) <= all)"),
    (15, "arguments swapped", "if (strcmp (name, other) == 0 && strcmp (name, other) < all)"),
    (16, "statement removed", "{ }"),
    (18, "arguments swapped", "char *more = g_new0 (1, char);"),
]

# The test has no 0, and no number behind the last that counts.
PROJECT = {
    "meson.build": "project('tiny', 'c')\nsubdir('src/sum')\nsubdir('tests/sum')\n",
    "src/sum/meson.build": "sum_lib = static_library('sum', 'sum.c', 'told.c')\n",
    # What can be wrong there the compiler tells of.
    "src/sum/told.c": "struct all { int n; };\n\nint told (struct all all, int n);\n\nint\ntold (struct all all,\n      int        n)\n{\n  return told (all, n);\n}\n",
    "src/sum/sum.c": "int sum (const int *n, int count);\nvoid add (int *all, int (*more) (void));\n\n"
                     "static const int steps[] = {\n  5,\n};\n\nint\nsum (const int *n,\n     int        count)\n{\n  int all = 0;\n\n"
                     "  for (int i = 0; i < count; i++)\n    if (n[i] > 0)\n      all += n[i];\n\n  return all;\n}\n\n"
                     "void\nadd (int   *all,\n     int  (*more) (void))\n{\n  *all += *steps + more ();\n}\n",
    "tests/sum/meson.build": "test('sum', executable('test-sum', 'test-sum.c', link_with: sum_lib), suite: 'pure')\n",
    "tests/sum/test-sum.c": "int sum (const int *n, int count);\nvoid add (int *all, int (*more) (void));\n\n"
                            "static int\nmore (void)\n{\n  return 2;\n}\n\nint\nmain (void)\n{\n"
                            "  const int n[] = { 1, -3, 2, -4 };\n  int all = 0;\n\n  add (&all, more);\n"
                            "  return sum (n, 3) != 3 || all != 7;\n}\n",
}
SURVIVORS = {
    "src/sum/sum.c:14: off by one: NOT FOUND",
    "src/sum/sum.c:15: off by one: NOT FOUND",
}


def load():
    loader = importlib.machinery.SourceFileLoader("mutate", str(MUTATE))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("mutate", loader))
    loader.exec_module(module)
    return module


def check_list(folder):
    path = pathlib.Path(folder, "sum.c")
    path.write_text(SOURCE, encoding="utf-8")
    mutate = load()
    found = [(number, kind, wrong.strip()) for number, kind, _, wrong in mutate.list_faults(path)]
    assert sorted(found) == sorted(FAULTS), "\n".join(map(str, found))


def check_project(folder):
    for name, text in PROJECT.items():
        path = pathlib.Path(folder, name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    result = subprocess.run([sys.executable, MUTATE, "--count", "0", "src/sum/sum.c", "src/sum/told.c"], cwd=folder, capture_output=True,
                            text=True, check=False)
    assert result.returncode == 1, result.stderr
    lines = result.stdout.split("\n")
    assert {line for line in lines if line.endswith("NOT FOUND")} == SURVIVORS, result.stdout
    assert sum(line.endswith("found by sum") for line in lines) == 8, result.stdout
    assert "10 faults, 8 found, 2 not" in lines, result.stdout
    assert re.search(r"\+ for \(int i = 0; i <= count; i\+\+\)", result.stdout), result.stdout
    # The project itself is as it was.
    assert pathlib.Path(folder, "src/sum/sum.c").read_text(encoding="utf-8") == PROJECT["src/sum/sum.c"]


def main():
    sys.dont_write_bytecode = True
    with tempfile.TemporaryDirectory() as folder:
        {"list": check_list, "project": check_project}[sys.argv[1]](folder)


if __name__ == "__main__":
    main()
