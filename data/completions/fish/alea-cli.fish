# alea-cli: what fish offers after "alea-cli"
#
# The program's own help says which commands, options and games there are.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

function __alea_cli_usage
    alea-cli --help | sed -n "s/^  "(commandline -opc)[2]" //p"
end

complete -c alea-cli -f
complete -c alea-cli -n __fish_use_subcommand -a "(alea-cli --help | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p')"
complete -c alea-cli -n __fish_use_subcommand -l help -d 'List the commands'
complete -c alea-cli -n __fish_use_subcommand -l version -d 'Print the version'
complete -c alea-cli -n 'string match -q "GAME*" -- (__alea_cli_usage); and test (count (commandline -opc)) -eq 2' \
    -a '(alea-cli games | cut -f 1)'
complete -c alea-cli -n 'not __fish_use_subcommand' \
    -a "(__alea_cli_usage | grep -oE '(^|[[| ])--?[a-z-]+' | tr -d '[| ')"
complete -c alea-cli -n 'string match -qr "FILE|SCRIPT" -- (__alea_cli_usage)' -F
