/* commands.h: the commands of alea-cli, and what they share
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-script.h"
#include "alea-state.h"

/* What a command leaves behind, as scripts know it. */
typedef enum
{
  CLI_GOOD = 0,
  CLI_NO = 1,        /* the answer is no */
  CLI_BAD_INPUT = 2,
} CliStatus;

CliStatus command_analyse (int argc, char **argv);
CliStatus command_check (int argc, char **argv);
CliStatus command_lab (int argc, char **argv);
CliStatus command_match (int argc, char **argv);
CliStatus command_uci (int argc, char **argv);
CliStatus command_games (int argc, char **argv);
CliStatus command_new   (int argc, char **argv);
CliStatus command_perft (int argc, char **argv);
CliStatus command_moves (int argc, char **argv);
CliStatus command_play  (int argc, char **argv);
CliStatus command_bench (int argc, char **argv);
CliStatus command_diagram (int argc, char **argv);
CliStatus command_read_position (int argc, char **argv);
CliStatus command_sheet (int argc, char **argv);
CliStatus command_thumbnail (int argc, char **argv);

/* --- errors: "alea-cli: PLACE: MESSAGE" on standard error ------------------- */

/* Returns CLI_BAD_INPUT, so that a command can return it. */
CliStatus cli_fail         (const char      *format,
                            ...) G_GNUC_PRINTF (1, 2);
/* The same for what is part of a command: returns FALSE. */
gboolean  cli_refuse       (const char      *format,
                            ...) G_GNUC_PRINTF (1, 2);
CliStatus cli_fail_at      (const char      *source,
                            AleaPlace        place,
                            const char      *message);
/* What keeps a file from being read; @error may begin with its name. */
CliStatus cli_fail_file    (const char      *path,
                            const GError    *error);
CliStatus cli_fail_text    (const char      *source,
                            const AleaText  *why);

/* A text from outside for a terminal; (transfer full). */
char      *cli_show        (const char      *text) G_GNUC_WARN_UNUSED_RESULT;

/* --- arguments ---------------------------------------------------------------- */

/* Parses options; what is left must be @n_min to @n_max words besides the
 * command itself.  FALSE after an error has been printed. */
gboolean  cli_parse        (int             *argc,
                            char          ***argv,
                            const GOptionEntry *entries,
                            const char      *command,
                            int              n_min,
                            int              n_max);

/* What cli_parse() has stored where @entries say so: it is freed at the end of the block. */
typedef const GOptionEntry *CliValues;

void      cli_free_values  (CliValues        entries);

G_DEFINE_AUTO_CLEANUP_FREE_FUNC (CliValues, cli_free_values, NULL)

/* The value of @option as a number from @min to @max; *number stays where
 * @text is NULL. */
gboolean  cli_read_number  (const char      *option,
                            const char      *text,
                            guint64          min,
                            guint64          max,
                            guint64         *number);

/* A part of what is to be done: every nth of it. */
typedef struct
{
  guint64 number;   /* from 0 */
  guint64 n;
} CliShard;

/* "2/8", at most @max parts; NULL is all. */
gboolean  cli_read_shard   (const char      *text,
                            guint64          max,
                            CliShard        *shard);

/* NULL after an error has been printed. */
const AleaRules *cli_find_game (const char  *id);

/* "key=value" words, NULL for none. */
gboolean  cli_read_options (const AleaRules *rules,
                            char           **words,
                            AleaOptions     *options);

/* The state of @fen, or the start of the game when it is NULL.  With
 * @plain_start games that begin with dice begin with the array of chess. */
gboolean  cli_read_state   (const AleaRules   *rules,
                            const AleaOptions *options,
                            const char        *fen,
                            gboolean           plain_start,
                            AleaState         *state);

/* Prints "fen: ..." and "next: ..." or "result: ...". */
void      cli_print_fen      (const AleaState *state);
void      cli_print_question (const AleaState *state);
