# test-cups.py: through the dialog of the system to a printer of CUPS
#
# Runs a scheduler of its own on the loopback, with a queue that writes PDF into
# a file.  It is skipped where CUPS is missing.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

import getpass
import grp
import importlib
import os
import pathlib
import shutil
import socket
import subprocess
import sys
import tempfile
import time

import harness
from harness import Failure, PATIENCE, Play, Program, StateType, act, expect, has, name, role, walk

print_test = importlib.import_module('test-print')

DRIVER = 'lsb/usr/cupsfilters/Generic-PDF_Printer-PDF.ppd'
QUEUE = 'club'

SETTINGS = """
Listen localhost:{port}
LogLevel info
DefaultAuthType None
WebInterface No
Browsing Off
<Location />
  Allow from 127.0.0.1
</Location>
<Location /admin>
  Allow from 127.0.0.1
</Location>
<Policy default>
  <Limit All>
    Allow from 127.0.0.1
  </Limit>
</Policy>
"""

FILES = """
FileDevice Yes
SystemGroup {group}
ServerRoot {folder}/etc
RequestRoot {folder}/spool
CacheDir {folder}/cache
StateDir {folder}/run
TempDir {folder}/tmp
AccessLog {folder}/log/access
ErrorLog {folder}/log/error
PageLog {folder}/log/page
Printcap {folder}/printcap
"""


def find_tool(tool):
    return shutil.which(tool, path=os.environ['PATH'] + ':/usr/sbin:/sbin')


def find_lack():
    """Why there is nothing to print on; None where there is."""
    for tool in ('cupsd', 'lpadmin', 'lpstat'):
        if find_tool(tool) is None:
            return f'CUPS is not installed: there is no {tool}'
    if not os.path.exists('/usr/share/ppd/cupsfilters/Generic-PDF_Printer-PDF.ppd'):
        return 'cups-filters is not installed: there is no driver for PDF'
    if os.geteuid() != 0:
        return f'only root may run a scheduler of its own, not {getpass.getuser()}'
    return None


class Scheduler:
    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.printed = self.folder / 'printed.pdf'
        self.folder.chmod(0o755)    # filters run as somebody else
        for part in ('etc', 'spool', 'cache', 'run', 'log', 'tmp'):
            (self.folder / part).mkdir()
        with socket.socket() as probe:
            probe.bind(('localhost', 0))
            port = probe.getsockname()[1]
        settings = self.folder / 'etc' / 'cupsd.conf'
        files = self.folder / 'etc' / 'cups-files.conf'
        settings.write_text(SETTINGS.format(port=port), encoding='ascii')
        files.write_text(FILES.format(folder=folder, group=grp.getgrgid(os.getegid()).gr_name), encoding='ascii')
        os.environ['CUPS_SERVER'] = f'localhost:{port}'
        self.process = subprocess.Popen([find_tool('cupsd'), '-f', '-c', settings, '-s', files])
        self.wait('the scheduler', lambda: self.ask('lpstat', '-r').startswith('scheduler is running'))
        subprocess.run([find_tool('lpadmin'), '-p', QUEUE, '-E', '-v', f'file://{self.printed}', '-m', DRIVER],
                       check=True, stderr=subprocess.DEVNULL)
        self.wait('the queue', lambda: 'idle' in self.ask('lpstat', '-p', QUEUE))

    def ask(self, tool, *words):
        return subprocess.run([find_tool(tool), *words], capture_output=True, text=True, check=False).stdout

    def wait(self, what, look):
        end = time.monotonic() + PATIENCE
        while not look():
            if time.monotonic() > end or self.process.poll() is not None:
                log = self.folder / 'log' / 'error'
                raise Failure(f'waited in vain for {what}: {log.read_text() if log.exists() else "no log"}')
            time.sleep(harness.PAUSE)

    def end(self):
        self.process.terminate()
        self.process.wait()


def find_printing(program, dialog):
    """The button of the dialog of the system, when the queue is chosen there."""
    act(dialog.button('Print…'))
    dialog.wait_windows(3)
    system = program.find('dialog', 'Print')
    program.click(program.find('label', QUEUE, system))
    button = program.wait_for('a button', lambda: next(
        (widget for widget in walk(system) if role(widget) == 'push button' and 'Print' in name(widget)), None))
    program.wait_for('a button to press', lambda: has(button, StateType.SENSITIVE))
    return button


def test_game_on_paper():
    # Not below this test's own folder: nobody else can look into that.
    with tempfile.TemporaryDirectory(dir='/tmp') as folder:
        scheduler = Scheduler(folder)
        try:
            program = Program()
            play = Play(program, 'Play Chess')
            play.write_all('e4 e5')
            dialog = print_test.Print(program, 'Chess')
            dialog.choose('What to print', print_test.KINDS.index('Game with diagrams'))
            dialog.choose('Size', 1)
            dialog.choose('Diagrams per page', 0)
            dialog.expect_page('Page 1 of 1')
            program.click(find_printing(program, dialog))
            dialog.expect_says('The pages are on their way to the printer.')
            scheduler.wait('the pages', lambda: scheduler.printed.exists()
                           and print_test.pdf_info(scheduler.printed).get('Pages') == '1')
            words = print_test.pdf_text(scheduler.printed)
            for found in ('1.e4 e5', 'After 1…e5', 'White to move', 'Page 1 of 1'):
                expect(found in words, True, f'{found!r} in {words!r}')
            print(f'# {print_test.pdf_info(scheduler.printed)["Page size"]}, {scheduler.printed.stat().st_size} bytes')
            dialog.close()
            program.close()
        finally:
            scheduler.end()


def test_printer_gone():
    """While the dialog of the system is open: nobody is told that pages will come."""
    with tempfile.TemporaryDirectory(dir='/tmp') as folder:
        scheduler = Scheduler(folder)
        try:
            program = Program()
            Play(program, 'Play Chess').write_all('e4 e5')
            dialog = print_test.Print(program, 'Chess')
            button = find_printing(program, dialog)
        finally:
            scheduler.end()
        program.click(button)
        program.find('label', 'The pages cannot be printed')
        dialog.expect_says('')
        program.keys('Escape')
        dialog.wait_windows(2)
        dialog.close()
        program.close()


if __name__ == '__main__':
    lack = find_lack()
    if lack is not None:
        print(f'1..0 # SKIP {lack}')
        sys.exit(0)
    harness.main()
