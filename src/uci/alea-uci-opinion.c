/* alea-uci-opinion.c: what an engine says that a position is worth
 *
 *   info depth 12 seldepth 18 multipv 1 score cp 34 wdl 55 931 14 nodes 9054 pv e2e4 e7e5
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-uci-opinion.h"

#include <math.h>

/* Centipawns a unit of log-odds, as fitted to the results of games. */
#define STEEPNESS (1 / 0.0037)

#define MAX_CENTIPAWNS 100000
#define MAX_MOVES      10000
#define MAX_DEPTH      1000

typedef struct
{
  gint64   depth;
  gint64   line;        /* 1: the best one */
  gint64   mate;
  gint64   centipawns;
  gint64   wdl[3];
  gboolean has_mate;
  gboolean has_centipawns;
  gboolean has_wdl;
  gboolean is_limit;
} Info;

/* The number behind @word. */
static gboolean
read_number (char  **word,
             gint64  least,
             gint64  most,
             gint64 *number)
{
  return word[1] != NULL && g_ascii_string_to_signed (word[1], 10, least, most, number, NULL);
}

static gboolean
read_wdl (char   **word,
          gint64  *wdl)
{
  for (guint i = 0; i < 3; i++)
    if (word[i] == NULL || !read_number (word + i, 0, 1000, &wdl[i]))
      return FALSE;

  return wdl[0] + wdl[1] + wdl[2] > 0;
}

static void
read_words (char **words,
            Info  *info)
{
  /* What follows are moves, or anything. */
  for (char **word = words; *word != NULL && !g_str_equal (*word, "pv") && !g_str_equal (*word, "string"); word++)
    if (g_str_equal (*word, "depth"))
      read_number (word, 1, MAX_DEPTH, &info->depth);
    else if (g_str_equal (*word, "multipv"))
      read_number (word, 1, G_MAXINT, &info->line);
    else if (g_str_equal (*word, "cp"))
      info->has_centipawns = read_number (word, -MAX_CENTIPAWNS, MAX_CENTIPAWNS, &info->centipawns);
    else if (g_str_equal (*word, "mate"))
      info->has_mate = read_number (word, -MAX_MOVES, MAX_MOVES, &info->mate);
    else if (g_str_equal (*word, "wdl"))
      info->has_wdl = read_wdl (word, info->wdl);
    else if (g_str_equal (*word, "lowerbound") || g_str_equal (*word, "upperbound"))
      info->is_limit = TRUE;
}

gboolean
alea_uci_opinion_read (const char     *line,
                       AleaUciOpinion *opinion)
{
  g_auto(GStrv) words = NULL;
  Info info = { .depth = 1, .line = 1 };

  if (!g_str_has_prefix (line, "info "))
    return FALSE;

  words = g_strsplit (line, " ", -1);
  read_words (words, &info);
  if (info.is_limit || info.line != 1 || (!info.has_mate && !info.has_centipawns))
    return FALSE;

  opinion->depth = (int) info.depth;
  opinion->draw = 0;
  if (info.has_mate)
    opinion->win = info.mate > 0 ? 1 : 0;
  else if (info.has_wdl)
    {
      const double sum = (double) (info.wdl[0] + info.wdl[1] + info.wdl[2]);

      opinion->win = info.wdl[0] / sum;
      opinion->draw = info.wdl[1] / sum;
    }
  else
    opinion->win = 1 / (1 + exp (-info.centipawns / STEEPNESS));

  opinion->loss = fmax (1 - opinion->win - opinion->draw, 0);
  return TRUE;
}
