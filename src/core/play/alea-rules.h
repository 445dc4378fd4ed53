/* alea-rules.h: what makes a game
 *
 * A game is one constant struct: data for what differs from chess by a value,
 * functions for what differs by a procedure.  NULL and zero mean "as in
 * chess".  Menus, command line, guide and tests walk the table of them; to
 * add a game is to write one file in games/ and one line in games/table.c.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-beside-rules.h"
#include "alea-geometry.h"
#include "alea-house-rule.h"
#include "alea-setup-rules.h"
#include "alea-turn-rules.h"
#include "alea-word-rules.h"

typedef struct AleaRules AleaRules;

/* A moment at which dice are thrown, for somebody who wants to see what they
 * do. */
typedef struct
{
  const char *title;   /* msgid */
  const char *fen;     /* NULL: the beginning of a game */
  const char *play;    /* an event script that leads on to the roll; NULL: none */
} AleaMoment;

/* What a king that has not moved may do beside its steps. */
typedef enum
{
  ALEA_KING_STEPS,              /* nothing */
  ALEA_KING_CASTLES,            /* from the first squares of chess */
  ALEA_KING_CASTLES_ANYWHERE,   /* from wherever king and rook began */
  ALEA_KING_RELOCATES,          /* along its home rank; "K" in a FEN */
} AleaKingRight;

struct AleaRules
{
  /* What it is called. */
  const char         *id;            /* in files and on the command line */
  const char         *title;         /* msgid */
  const char         *short_title;   /* msgid, for narrow windows; NULL: the title */
  const char         *summary;       /* msgid: one line for the start screen */
  const char         *pgn_variant;   /* NULL: files carry no Variant tag */
  const char         *dice;          /* "2d6 before play"; NULL: none */

  /* What differs by a value. */
  const AleaGeometry *geometry;
  const char         *start_fen;     /* NULL: dice draw the start */
  AleaOption          options[ALEA_MAX_OPTIONS + 1];   /* ends with a NULL key */
  AleaKingRight       king_right;
  bool                king_is_captured;   /* no check, every move is safe enough */
  bool                pawns_reach_edges;  /* pawns may stand on the first and the last rank */
  unsigned            more_pieces;        /* kinds beside those of chess, a bit each */
  AleaRoll            turn_dice;          /* thrown every turn; n = 0: none */
  const AleaMoment   *moments;            /* ends with a NULL title; NULL: only the
                                           * beginning, if a roll is asked for there */
  AleaRuleNumbers     numbers;

  /* What differs by a procedure. */
  AleaSetupRules      setup;
  AleaTurnRules       turn;
  AleaMoveRules       moves;
  AleaNeedRules       needs;
  AleaBesideRules     beside;
  AleaWordRules       words;
};

/* Whether a side may have pieces of @type. */
static inline bool
alea_rules_has_piece (const AleaRules *self,
                      AleaPieceType    type)
{
  return type < ALEA_GUARDENER || self->more_pieces >> type & 1;
}

static inline bool
alea_rules_castles (const AleaRules *self)
{
  return self->king_right == ALEA_KING_CASTLES || self->king_right == ALEA_KING_CASTLES_ANYWHERE;
}

/* Every game there is, ended by NULL. */
extern const AleaRules *const alea_games[];

/* NULL when there is no game of that @id. */
const AleaRules *alea_rules_find           (const char        *id);

/* The game of a PGN "Variant" tag, spelt as other programs spell it; NULL
 * for one that we do not play. */
const AleaRules *alea_rules_find_variant   (const char        *variant);

/* The index of the option @key, -1 for none. */
int              alea_rules_find_option    (const AleaRules   *self,
                                            const char        *key);

/* Whether the option @key stands on @choice; both must exist. */
bool             alea_rules_option_is      (const AleaRules   *self,
                                            const AleaOptions *options,
                                            const char        *key,
                                            const char        *choice);

/* Sets an option from "key=choice" of @length bytes.  On failure @options
 * stays as it was and @why, which may be NULL, says what is wrong. */
bool             alea_rules_set_option     (const AleaRules   *self,
                                            AleaOptions       *options,
                                            const char        *text,
                                            size_t             length,
                                            AleaText          *why);
