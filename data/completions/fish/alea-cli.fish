# alea-cli: what fish offers after "alea-cli"
#
# The program's own help says which commands, options and games there are.
#
# Copyright 2026 The Alea Authors
# SPDX-License-Identifier: GPL-3.0-or-later

# The arguments of the command that is being typed, as the help says them.
function __alea_cli_usage
    set -l words (commandline -opc)
    test (count $words) -gt 1; and alea-cli --help | sed -n "s/^  $words[2] //p"
end

function __alea_cli_wants_game
    test (count (commandline -opc)) -eq 2; and string match -q "GAME*" -- (__alea_cli_usage)
end

function __alea_cli_wants_file
    test (count (commandline -opc)) -gt 2; and string match -qr "FILE|SCRIPT" -- (__alea_cli_usage)
end

function __alea_cli_wants_option
    string match -q -- "-*" (commandline -ct); and not __fish_use_subcommand
end

complete -c alea-cli -f
complete -c alea-cli -n __fish_use_subcommand -a "(alea-cli --help | sed -n 's/^  \([a-z][a-z-]*\) .*/\1/p')"
complete -c alea-cli -n __fish_use_subcommand -l help -d 'List the commands'
complete -c alea-cli -n 'not __fish_use_subcommand' -l help -d 'Say how the command is used'
complete -c alea-cli -n __fish_use_subcommand -l version -d 'Print the version'
complete -c alea-cli -n __alea_cli_wants_game -a '(alea-cli games | cut -f 1)'
complete -c alea-cli -n __alea_cli_wants_option -a "(__alea_cli_usage | grep -oE '(^|[[| ])--?[a-z-]+' | tr -d '[| ')"
complete -c alea-cli -n __alea_cli_wants_file -F
