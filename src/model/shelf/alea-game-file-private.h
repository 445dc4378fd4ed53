/* alea-game-file-private.h: what the files of AleaGameFile share
 *
 * alea-game-file.c       the list, and the game that is chosen
 * alea-game-file-read.c  finding the games, in a thread
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-game-file.h"

G_BEGIN_DECLS

/* What is kept of the tags of a game. */
typedef enum
{
  ALEA_KEPT_WHITE,
  ALEA_KEPT_BLACK,
  ALEA_KEPT_EVENT,
  ALEA_KEPT_ROUND,
  ALEA_KEPT_DATE,
  ALEA_N_KEPT,
} AleaKept;

typedef struct
{
  goffset          start;
  goffset          end;
  const char      *words[ALEA_N_KEPT];   /* in the chunk; "" for none */
  const char      *fault;                /* in the chunk; NULL for a good game */
  const AleaRules *rules;
  guint            n_moves;
  AleaResult       result;
} AleaKeptGame;

struct _AleaGameFile
{
  GObject       parent_instance;

  GFile        *file;      /* or NULL: a text */
  GBytes       *text;      /* or NULL: a file */
  const char   *other;     /* how files begin that are not for this; or NULL */
  char         *stamp;     /* of the file as it was read */
  char         *head;      /* how it begins, as UTF-8 */
  goffset       size;
  gboolean      was_read;
  gboolean      is_short;  /* nothing comes behind the head */
  gboolean      is_other;

  /* Shared with the thread while it reads, so touched atomically. */
  int           per_mille;
  int           n_read;

  /* The thread's until it has ended. */
  GArray       *games;     /* of AleaKeptGame */
  GStringChunk *chunk;
  guint         n_faults;

  GArray       *found;     /* of guint, index of a game; NULL: all of them */
};

/* The bytes of the file from its begin; NULL, with the reason, for what is no
 * regular file. */
GInputStream *alea_game_file_open_stream (AleaGameFile  *self,
                                          GCancellable  *cancellable,
                                          GError       **error) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
