"""count-tests.py FAILED LOG…: adds up the results of meson's test logs

Prints "N passed, N failed" as the last line. Exits with 1 when a test failed,
when FAILED is not 0 (a build broke), or when nothing ran.

Copyright 2026 The Alea Authors
SPDX-License-Identifier: GPL-3.0-or-later
"""

import json
import sys


def main():
    broken = int(sys.argv[1])
    passed = failed = 0

    for path in sys.argv[2:]:
        with open(path, encoding="utf-8") as log:
            for line in log:
                result = json.loads(line)["result"]
                passed += result in ("OK", "EXPECTEDFAIL")
                failed += result not in ("OK", "EXPECTEDFAIL", "SKIP")

    print(f"{passed} passed, {failed} failed")
    return 1 if failed or broken or not passed else 0


sys.exit(main())
