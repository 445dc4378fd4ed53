# alea: what fish offers after "alea"
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

complete -c alea -l new -x -a '(alea-cli games 2>/dev/null | cut -f 1)' -d 'Begin a game'
complete -c alea -l pieces -x -a '(__fish_complete_directories)' -d 'Draw the pieces with the SVG files of a folder'
complete -c alea -l seed -x -d 'Throw the dice from a seed'
complete -c alea -l version -d 'Print the version'
complete -c alea -s h -l help -d 'Print the options'
