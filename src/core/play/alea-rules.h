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

#include "alea-event.h"
#include "alea-geometry.h"
#include "alea-setup.h"
#include "alea-text.h"

typedef struct AleaPosition AleaPosition;
typedef struct AleaQuestion AleaQuestion;
typedef struct AleaRules    AleaRules;
typedef struct AleaState    AleaState;

#define ALEA_MAX_OPTIONS 8
#define ALEA_MAX_CHOICES 4

/* A house rule: one of a few readings that the players agree on. */
typedef struct
{
  const char *key;                          /* in files; never translated */
  const char *title;                        /* msgid */
  const char *choices[ALEA_MAX_CHOICES];    /* in files; the first is the default */
  const char *labels[ALEA_MAX_CHOICES];     /* msgids, one a choice */
  const char *rule;                         /* "JA1", the question it answers */
} AleaOption;

/* A moment at which dice are thrown, for somebody who wants to see what they
 * do. */
typedef struct
{
  const char *title;   /* msgid */
  const char *fen;     /* NULL: the beginning of a game */
  const char *play;    /* an event script that leads on to the roll; NULL: none */
} AleaMoment;

/* The chosen reading of each option of a game; all zero: the defaults. */
typedef struct
{
  uint8_t choice[ALEA_MAX_OPTIONS];
} AleaOptions;

/* Where the guide tells what a game has of its own: numbers of rules, "C14".
 * NULL means as in chess: the rule of chess says it, or nothing does. */
typedef struct
{
  const char *dice;            /* which dice there are */
  const char *turn;            /* a roll comes before the move */
  const char *castling;        /* where king and rook go, or that they do not */
  const char *unmoved;         /* castling takes a king and a rook that have not moved, */
  const char *vacant;          /* empty squares, */
  const char *in_check;        /* no check before and after, */
  const char *way;             /* and none on the way */
  const char *king_captured;   /* the ends of a game */
  const char *stalemate;
  const char *agreement;
  const char *repetition;
  const char *fifty_moves;
  const char *dead_position;
} AleaRuleNumbers;

struct AleaRules
{
  /* What it is called. */
  const char         *id;            /* in files and on the command line */
  const char         *title;         /* msgid */
  const char         *summary;       /* msgid: one line for the start screen */
  const char         *pgn_variant;   /* NULL: files carry no Variant tag */
  const char         *dice;          /* "2d6 before play"; NULL: none */

  /* What differs by a value. */
  const AleaGeometry *geometry;
  const char         *start_fen;     /* NULL: dice draw the start, see start() */
  AleaOption          options[ALEA_MAX_OPTIONS + 1];   /* ends with a NULL key */
  bool                castles_anywhere;   /* castling from any start (Chess960) */
  bool                has_castling;
  bool                has_relocation;     /* "K" in a FEN: the king may relocate */
  bool                has_guardener;
  bool                has_arrays;         /* players fill home ranks: alea-jepps.h may be asked */
  bool                king_is_captured;   /* no check, every move is safe enough */
  bool                moves_in_series;    /* a turn may have several moves */
  AleaRoll            turn_dice;          /* thrown every turn; n = 0: none */
  const AleaMoment   *moments;            /* ends with a NULL title; NULL: only the
                                           * beginning, if a roll is asked for there */
  AleaRuleNumbers     numbers;

  /* What differs by a procedure. */

  /* Puts a state that alea_state_init() cleared at its first question.  NULL:
   * play begins from start_fen. */
  void   (*start)          (AleaState          *state);

  /* Takes up a state that alea_state_init_from_setup() made, before the first
   * question.  NULL: nothing to do. */
  void   (*resume)         (AleaState          *state);

  /* The question while the game is not over.  NULL: the side to move decides
   * on a move. */
  void   (*ask)            (const AleaState    *state,
                            AleaQuestion       *question);

  /* Takes a roll that has the right number of dice and faces in range.  NULL
   * where ask() never asks for one. */
  void   (*roll)           (AleaState          *state,
                            AleaRoll            roll);

  /* Lists the decisions of the question, at most @size; returns how many.
   * NULL: the moves of pieces. */
  size_t (*list_decisions) (const AleaState    *state,
                            AleaDecision       *decisions,
                            size_t              size);

  /* Carries out a decision that list_decisions() has listed.  NULL: plays the
   * move as in chess. */
  void   (*decide)         (AleaState          *state,
                            const AleaDecision *decision);

  /* The square that a roll, thrown now, would fill during set-up;
   * ALEA_NO_SQUARE where it does not count.  NULL: rolls do not choose squares. */
  AleaSquare (*roll_target) (const AleaState *state,
                             AleaRoll         roll);

  /* Ends the game if it is over, after each move and at a start that was
   * built by hand.  NULL: mate, stalemate and the draws of chess. */
  void   (*look_for_end)   (AleaState          *state);

  /* Whether the player to move may call it stalemate though there is
   * something left to decide.  NULL: never. */
  bool   (*may_call_stalemate) (const AleaState *state);

  /* The kinds of pieces that may move now but not capture, a bit each.  NULL:
   * whoever may move may also capture. */
  unsigned (*get_peaceful_types) (const AleaState *state);

  /* The number on the dice that frees @move, one of those that are listed now;
   * 0 for a move that needs none.  NULL: dice free no pieces. */
  int    (*get_freeing_face) (const AleaState *state,
                              AleaMove         move);

  /* How these ends are told, msgids.  NULL: as in chess. */
  const char *stalemate;
  const char *fifty_moves;
  const char *seventy_five_moves;

  /* What a roll or decision has just done, as a sentence.  NULL, or an empty
   * @text: what is said of a decision in chess. */
  void   (*describe)       (const AleaState    *before,
                            const AleaEvent    *event,
                            const AleaState    *after,
                            AleaText           *text);

  /* Number @n, from 0, of what followed from @event by itself, see
   * alea_state_get_forced().  NULL: nothing ever does. */
  bool   (*get_forced)     (const AleaState    *before,
                            const AleaEvent    *event,
                            const AleaState    *after,
                            unsigned            n,
                            AleaDecision       *decision,
                            AleaText           *text);

  /* What is to do now, as a sentence.  NULL, or an empty @text: in play, who
   * is to move. */
  void   (*guide)          (const AleaState    *state,
                            AleaText           *text);

  /* During set-up, see alea-offer.h; NULL where players place nothing. */
  AleaSquare (*get_target)    (const AleaState *state);
  unsigned   (*get_offer)     (const AleaState *state,
                               int              die);
  void       (*explain_place) (const AleaState *state,
                               AleaPieceType    piece_type,
                               AleaText        *text);
  /* Why no square but the target can be filled now.  Called only where there
   * is one; NULL where there never is. */
  void       (*explain_fill)  (const AleaState *state,
                               AleaText        *text);
  /* Why @act, one that is a word, is not among the decisions now.  Called only
   * where it is not; NULL, or an empty @text: the game never asks for it. */
  void       (*explain_act)   (const AleaState *state,
                               AleaAct          act,
                               AleaText        *text);
  /* Why a piece of the side to move cannot go from @from to @to, or nowhere
   * when @to is ALEA_NO_SQUARE, as far as this game has reasons of its own;
   * castling is to the square of the rook.  Called only where there is no
   * such move. */
  void   (*explain)        (const AleaState    *state,
                            AleaSquare          from,
                            AleaSquare          to,
                            AleaText           *text);
};

/* The number of a rule that a game may have of its own. */
static inline const char *
alea_rule_number (const char *own,
                  const char *of_chess)
{
  return own != NULL ? own : of_chess;
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
