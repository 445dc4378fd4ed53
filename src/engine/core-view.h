/* core-view.h: what the search asks of the rules
 *
 * Private to the engine.
 *
 * A search copies positions, not states: what a move needs and no more.  The
 * history that claims need is kept by the search itself.  All that the engine
 * has to know of the way in which a game deals with its dice is behind these
 * functions:
 *
 *   - a position that is copied by assignment (AleaPosition);
 *   - a key that has everything in it that matters for the future;
 *   - the distinct rolls that are due, each with its weight;
 *   - the moves that any roll allows, each with what it needs the dice to show;
 *   - the captures among them;
 *   - whether the position is the end of the game.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-series.h"
#include "alea-state.h"
#include "guardener.h"

/* How a game mixes chance into its turns. */
typedef enum
{
  TURNS_PLAIN,    /* no dice in play: decisions alone */
  TURNS_NEEDS,    /* a roll before each move says what may be done; the dice leave
                   * the table with the move, so that the position after a move
                   * does not depend on the roll (Guardener Chess) */
  TURNS_SERIES,   /* a roll before each turn says how many moves it has (Random
                   * Move Number Chess) */
  TURNS_UNKNOWN,  /* another game with dice in play */
} Turns;

/* What a decision needs of the roll, of TURNS_NEEDS: an AleaNeed, where
 * ALEA_NEED_TERRACE is the first of one for each terrace; or one of those
 * that are not moves. */
enum
{
  GROUP_NOTHING = ALEA_NEED_NOTHING,
  GROUP_TERRACES = ALEA_NEED_TERRACE,
  GROUP_PASS = GROUP_TERRACES + 4,
  GROUP_LOST,      /* nothing can be done, and the turn is lost */
  GROUP_DRAWN,     /* nothing can be done, and that may be called a draw */
  N_GROUPS,
};

#define MAX_ROLLS       10
#define MAX_DICE_NODES  80
#define NOT_LIFTED      (-1)

/* A roll of TURNS_NEEDS. */
typedef struct
{
  AleaRoll roll;
  uint8_t  weight;   /* how many of the ordered rolls it stands for */
  int8_t   lifted;   /* the dice node behind throwing it again, NOT_LIFTED: it may
                      * not be thrown again */
  uint16_t met;      /* the groups that it lets through, a bit each */
} DiceRoll;

/* A moment of a turn of TURNS_NEEDS at which the dice are thrown.  Of all
 * that has happened in the turn before, only this matters; node 0 is the
 * beginning of a turn. */
typedef struct
{
  uint64_t  key;     /* what those dice bring into AleaPosition.key */
  AleaTable table;   /* of which the dice count alone */
  int       n_rolls;
  DiceRoll  rolls[MAX_ROLLS];
} DiceNode;

/* What a search knows of its game.  Made once for each search. */
typedef struct
{
  const AleaRules *rules;
  AleaOptions      options;
  Turns            turns;
  bool             takes_king;     /* a king may be captured */
  bool             has_claims;     /* the player to move may claim a draw by repetition
                                    * and by fifty moves */
  bool             ignores_chance; /* a player who does not know that there are dice */
  int              n_dice_nodes;
  int              total;          /* the weights of all rolls together */
  DiceNode         dice[MAX_DICE_NODES];
} View;

/* A class of rolls that lead to positions of the same worth. */
typedef struct
{
  AleaPosition after;
  AleaThrow    effect;
  int          weight;
  unsigned     faces;    /* of the class, a bit each, from the lowest */
} SeriesRoll;

#define MAX_SERIES_ROLLS 6

/* @position is any of the game. */
void     view_init            (View               *self,
                               const AleaPosition *position,
                               bool                ignores_chance);

/* Whether a roll comes before the next decision. */
bool     view_is_roll_due     (const View         *self,
                               const AleaPosition *position);

/* 0 or 1: whose turn it is.  Colours may change hands (666). */
int      view_get_player      (const View         *self,
                               const AleaPosition *position);

/* Whether the side that was to move before the last move has taken the king
 * of the side that is to move now. */
bool     view_is_king_taken   (const View         *self,
                               const AleaPosition *position);

/* The position after @decision, which is possible: a move, a pass or throwing
 * a double again. */
void     view_decide          (const View         *self,
                               const AleaDecision *decision,
                               const AleaPosition *position,
                               AleaPosition       *after);

/* --- TURNS_NEEDS ------------------------------------------------------------- */

/* Where @position, with no roll on the table, stands in its turn: an index
 * into View.dice. */
int      view_find_dice_node  (const View         *self,
                               const AleaPosition *position);

/* The moves of all needs; the terraces only @with_terraces.  The group of
 * moves[i] is groups[i].  Returns how many. */
size_t   view_list_by_need    (const View         *self,
                               const AleaPosition *position,
                               bool                with_terraces,
                               AleaMove            moves[static ALEA_MAX_MOVES],
                               uint8_t             groups[static ALEA_MAX_MOVES]);

/* The rolls of @node, a bit each, after which the side to move may pass. */
unsigned view_find_passes     (const View         *self,
                               const AleaPosition *position,
                               int                 node);

/* Whether a roll after which @position has nothing to do but to lose the turn
 * is a turn lost, and no stalemate; @has_moves says whether there are moves
 * that other rolls would allow. */
bool     view_loses_turn      (const View         *self,
                               const AleaPosition *position,
                               bool                has_moves);

/* Uses up the pass of the side to move. */
void     view_play_pass       (AleaPosition       *position);

/* --- TURNS_SERIES ------------------------------------------------------------ */

/* The rolls that are due, by classes; the weights add up to 6.  Returns how
 * many classes. */
int      view_list_throws     (const View         *self,
                               const AleaPosition *position,
                               SeriesRoll          rolls[static MAX_SERIES_ROLLS]);

/* As if a roll had been thrown that is worth one move; false where @position
 * is one in which nothing can be thrown. */
bool     view_throw_one_move  (const AleaPosition *position,
                               AleaPosition       *after);

/* --- moves ------------------------------------------------------------------- */

/* Keeps the captures and promotions of @n moves, @groups, which may be NULL,
 * along with them; returns how many are left. */
size_t   view_keep_captures   (const AleaPosition *position,
                               AleaMove           *moves,
                               uint8_t            *groups,
                               size_t              n);

/* The squares of the pieces of @colour, and of those of one kind. */
AleaSquareSet view_get_squares_of (const AleaPosition *position,
                               AleaColour          colour);
AleaSquareSet view_get_pieces    (const AleaPosition *position,
                               AleaColour          colour,
                               AleaPieceType            kind);

/* The kind of piece that @move captures, ALEA_NO_PIECE_TYPE for none. */
AleaPieceType view_get_captured    (const AleaPosition *position,
                               AleaMove            move);
