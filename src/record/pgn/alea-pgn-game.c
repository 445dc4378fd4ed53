/* alea-pgn-game.c: one game of a file, made of its tokens
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-game.h"

#include "alea-jepps.h"
#include "alea-notation.h"
#include "alea-pgn-text.h"
#include "alea-plain-san.h"

#include <string.h>

/* No game has so many. */
#define MAX_TAGS 1000

#define CONTRADICTS_FEN N_("The position (FEN) has {entry} here, not “{word}”.")

static gboolean
fail_word (AleaPgnBuild *self,
           AleaPlace     place,
           const char   *sentence,
           const char   *word)
{
  AleaText fault = { 0 };

  alea_text_set (&fault, NULL, sentence);
  alea_text_add_string (&fault, "word", word);
  return alea_pgn_build_fail (self, place, &fault);
}

/* --- tags ---------------------------------------------------------------- */

static gboolean
take_tag (AleaPgnBuild       *self,
          const AleaPgnToken *token)
{
  AleaPgnTag tag = alea_pgn_find_tag (token->name->str);
  gboolean is_event = g_str_equal (token->name->str, "Event");

  if (self->has_moves || (is_event && self->has_event_tag))
    return FALSE;

  /* What stands before the tags belongs to no game. */
  if (!alea_pgn_build_is_game (self))
    {
      g_string_truncate (self->comment, 0);
      g_string_truncate (self->nags, 0);
      g_string_truncate (self->variations, 0);
      self->clock = ALEA_NO_CLOCK;
      self->place = token->place;
      self->offset = token->offset;
    }

  self->has_tags = TRUE;
  self->has_event_tag |= is_event;
  if (tag == ALEA_PGN_N_TAGS)
    {
      if (self->record->tags->len == MAX_TAGS)
        alea_pgn_build_fail_with (self, token->place, N_("This game has too many tags."));
      else
        alea_record_append_tag (self->record, token->name->str, token->text->str);
    }
  else if (self->own[tag].value == NULL)
    self->own[tag] = (AleaPgnOwnTag) { g_strdup (token->text->str), token->text_place };

  return TRUE;
}

/* --- moves --------------------------------------------------------------- */

static gboolean
parse_move (AleaPgnBuild *self,
            const char   *text,
            AleaPlace     place,
            AleaMove     *move)
{
  AleaText why = { 0 };

  return alea_move_parse (&self->state.position, text, move, &why)
         || alea_pgn_build_fail (self, place, &why);
}

/* A move of a piece, which is legal once it is understood. */
static gboolean
take_san (AleaPgnBuild *self,
          const char   *text,
          AleaPlace     place)
{
  AleaEvent event = { .type = ALEA_EVENT_DECISION, .decision.act = ALEA_ACT_MOVE };

  if (!alea_pgn_build_has_room (self, place))
    return FALSE;

  event.decision.move = alea_move_parse_plain (&self->state.position, text);
  if (event.decision.move == ALEA_MOVE_NONE && !parse_move (self, text, place, &event.decision.move))
    return FALSE;

  alea_state_decide (&self->state, &event.decision);
  alea_pgn_build_keep_event (self, &event);
  return TRUE;
}

/* Whatever else may be decided. */
static gboolean
take_decision (AleaPgnBuild *self,
               const char   *text,
               AleaPlace     place)
{
  AleaDecision decision;
  AleaText why = { 0 };
  AleaEvent event;

  if (!alea_decision_parse (&self->state, text, &decision, &why))
    return alea_pgn_build_fail (self, place, &why);

  event = alea_event_decision (decision);
  return alea_pgn_build_apply (self, &event, place);
}

/* Asked of each move of a file, of which hardly one begins so. */
static inline gboolean
is_pass (const char *text)
{
  return text[0] == 'p' && g_str_equal (text, "pass");
}

static gboolean
take_move (AleaPgnBuild *self,
           const char   *text,
           AleaPlace     place)
{
  AleaQuestion question;

  alea_state_ask (&self->state, &question);
  if (self->state.stage == ALEA_STAGE_PLAY && question.ask == ALEA_ASK_DECIDE && !is_pass (text))
    return take_san (self, text, place);

  return take_decision (self, text, place);
}

/* What the last event moved; ALEA_MOVE_NONE where it was another one. */
static AleaMove
get_last_move (const AleaPgnBuild *self)
{
  const GArray *events = self->record->events;
  const AleaEvent *last = events->len > 0 ? &g_array_index (events, AleaEvent, events->len - 1) : NULL;

  return last != NULL && alea_event_is (last, ALEA_ACT_MOVE) ? last->decision.move : ALEA_MOVE_NONE;
}

/* The move that was kept back for its terrace. */
static gboolean
flush_move (AleaPgnBuild *self)
{
  gboolean is_taken;

  if (self->move->len == 0)
    return TRUE;

  is_taken = take_move (self, self->move->str, self->move_place);
  self->may_name_terrace = is_taken && get_last_move (self) != ALEA_MOVE_NONE
                           && strchr (self->move->str, '{') == NULL;
  g_string_truncate (self->move, 0);
  return is_taken;
}

/* "T3" behind a move of Guardener Chess; one more would be a remark. */
static gboolean
take_terrace (AleaPgnBuild *self,
              const char   *text)
{
  if (self->move->len == 0 || strchr (self->move->str, '{') != NULL || !alea_pgn_text_is_terrace (text))
    return FALSE;

  g_string_append_printf (self->move, " {%s}", text);
  return TRUE;
}

/* The same behind signs or a clock: the move has been made, but what is said of it
 * must be true. */
static gboolean
check_terrace (AleaPgnBuild *self,
               const char   *text,
               AleaPlace     place)
{
  const AleaMove move = get_last_move (self);
  const int terrace = alea_position_get_terrace (&self->state.position, alea_move_to (move));
  char name[ALEA_MOVE_TEXT_SIZE];
  AleaText why = { 0 };

  if (terrace == text[1] - '0')
    return TRUE;

  alea_move_to_coordinates (&self->state.position, move, name);
  alea_text_set (&why, "G25", terrace > 0 ? N_("“{move}” goes to terrace {terrace}, not to terrace {wrong}.")
                                          : N_("“{move}” does not go to a terrace."));
  alea_text_add_string (&why, "move", name);
  alea_text_add_number (&why, "terrace", terrace);
  alea_text_add_number (&why, "wrong", text[1] - '0');
  self->was_wrong = TRUE;
  return alea_pgn_build_fail (self, place, &why);
}

/* --- entries of Free Play (J29) ------------------------------------------ */

static int
count_entries (const AleaState *state)
{
  return alea_jepps_count_placed (&alea_jepps_get (state)->array[ALEA_WHITE])
         + alea_jepps_count_placed (&alea_jepps_get (state)->array[ALEA_BLACK]);
}

/* The entry number @n of both sides together as it is written; the pieces of it
 * must have been placed. */
static void
name_entry (const AleaState *state,
            int              n,
            char             text[static 4])
{
  AleaColour colour = n % 2 == 0 ? ALEA_WHITE : ALEA_BLACK;
  int file = alea_jepps_file_of_entry (state, colour, n / 2);

  text[0] = ALEA_PIECE_LETTERS[alea_jepps_get (state)->array[colour].piece_type[file]];
  text[1] = (char) ('a' + file);
  text[2] = colour == ALEA_WHITE ? '1' : '8';
  text[3] = '\0';
}

static gboolean
fail_entry (AleaPgnBuild *self,
            AleaPlace     place,
            const char   *sentence,
            const char   *entry,
            const char   *word)
{
  AleaText why = { 0 };

  alea_text_set (&why, NULL, sentence);
  alea_text_add_string (&why, "word", word);
  alea_text_add_string (&why, "entry", entry);
  return alea_pgn_build_fail (self, place, &why);
}

/* Entries without a choice are made by themselves, but are written all the
 * same. */
static gboolean
take_forced_entry (AleaPgnBuild *self,
                   const char   *text,
                   AleaPlace     place)
{
  char entry[4];

  name_entry (&self->state, self->n_entries, entry);
  if (g_str_equal (text, entry))
    {
      self->n_entries++;
      return TRUE;
    }

  return fail_entry (self, place, self->fen != NULL ? CONTRADICTS_FEN : N_("“{word}” is not possible: only {entry} is left."),
                     entry, text);
}

static gboolean
take_entry (AleaPgnBuild *self,
            const char   *text,
            AleaPlace     place)
{
  AleaDecision decision;
  AleaQuestion question;

  if (self->n_entries < count_entries (&self->state))
    return take_forced_entry (self, text, place);

  /* A list that a person has made may leave out "reroll". */
  for (;;)
    {
      if (!alea_pgn_build_feed (self))
        return FALSE;

      alea_state_ask (&self->state, &question);
      if (question.ask != ALEA_ASK_DECIDE
          || alea_decision_parse (&self->state, text, &decision, NULL)
          || !alea_roll_is_double (self->state.setup_roll)
          || self->next_roll == self->rolls->len)
        break;

      if (!alea_pgn_build_reroll (self, place))
        return FALSE;
    }

  self->n_entries++;
  return take_move (self, text, place);
}

/* --- words --------------------------------------------------------------- */

gboolean
alea_pgn_build_begin (AleaPgnBuild *self)
{
  gboolean good;

  if (self->has_moves)
    return TRUE;

  self->has_moves = TRUE;
  self->is_starting = TRUE;
  good = alea_pgn_build_start (self);
  self->is_starting = !good;
  return good;
}

/* The numbers say so where the tag Rules does not. */
static void
number_as_roman (AleaPgnBuild *self)
{
  alea_rules_set_option (self->record->rules, &self->record->options, "entries=roman", strlen ("entries=roman"), NULL);
  self->state.options = self->record->options;
}

static gboolean
take_word (AleaPgnBuild       *self,
           const AleaPgnToken *token)
{
  const char *word = token->text->str;
  gboolean is_roman;

  if (!flush_move (self))
    return FALSE;

  if (alea_pgn_parse_result (word, &self->result))
    {
      self->is_over = TRUE;
      self->result_place = token->place;
      return TRUE;
    }

  if (!alea_pgn_build_begin (self))
    return FALSE;

  if (self->held != NULL)
    {
      alea_pgn_build_hold (self, token);
      return !self->is_bad;
    }

  word = alea_pgn_skip_number (word, self->has_entries, &is_roman);
  if (is_roman && self->state.stage == ALEA_STAGE_SETUP)
    number_as_roman (self);
  if (alea_pgn_is_passed_over (word))
    return TRUE;

  if (g_str_equal (word, "--"))
    {
      if (!self->is_after_roll || !alea_script_has_no_move (&self->state))
        return fail_word (self, token->place, N_("“{word}” may only follow a roll that allows no move."), word);
      self->is_after_roll = FALSE;
      return TRUE;
    }

  /* Other programs leave out comments, and so the entries. */
  if (self->has_entries && self->n_entries == 0 && self->fen != NULL && !alea_pgn_is_entry (word))
    self->n_entries = 16;
  if (self->has_entries && self->n_entries < 16)
    return take_entry (self, word, token->place);
  /* A comment may name the terrace. */
  if (self->record->rules->words.number_terrace == NULL)
    return take_move (self, word, token->place);

  g_string_assign (self->move, word);
  self->move_place = token->place;
  return TRUE;
}

/* --- comments ------------------------------------------------------------ */

static gboolean
take_comment (AleaPgnBuild       *self,
              const AleaPgnToken *token)
{
  gboolean is_empty;

  if (take_terrace (self, token->text->str))
    return TRUE;

  is_empty = token->text->len == 0;
  if (!flush_move (self) || !alea_pgn_build_take_commands (self, token->text, token->place))
    return FALSE;
  if (self->may_name_terrace && alea_pgn_text_is_terrace (token->text->str))
    return check_terrace (self, token->text->str, token->place);

  /* A remark of its own, or an empty comment before one. */
  if (is_empty || token->text->len > 0)
    self->may_name_terrace = FALSE;
  return alea_pgn_build_add_note (self, self->comment, token->text->str, token->place);
}

static void
take_variation (AleaPgnBuild       *self,
                const AleaPgnToken *token)
{
  g_autofree char *other = NULL;

  if (!flush_move (self))
    return;

  other = alea_pgn_read_variation (self->record, token->text->str);
  if (other != NULL)
    alea_pgn_build_add_note (self, self->variations, other, token->place);
}

/* --- the whole ----------------------------------------------------------- */

/* Without rolls nobody can say how the entries came about; but they must lead to the
 * position that the game begins from (J29). */
static void
check_entry (AleaPgnBuild *self,
             const char   *word,
             AleaPlace     place)
{
  const AleaSetup *start = self->record->start;
  gboolean is_roman;
  AleaSquare square;
  AleaPiece piece;
  char entry[4];

  word = alea_pgn_skip_number (word, TRUE, &is_roman);
  if (!alea_pgn_is_entry (word))
    return;

  square = alea_geometry_parse (start->geometry, word + 1, NULL);
  piece = start->pieces[square];
  g_snprintf (entry, sizeof entry, "%c%s", piece != ALEA_NO_PIECE ? ALEA_PIECE_LETTERS[alea_piece_type (piece)] : '-', word + 1);
  if (!g_str_equal (entry, word))
    fail_entry (self, place, CONTRADICTS_FEN, entry, word);
}

/* Each entry of a comment as a word. */
static void
take_entries (AleaPgnBuild       *self,
              const AleaPgnToken *token)
{
  g_auto(GStrv) words = g_strsplit_set (token->text->str, " \t\r\n", -1);

  if (!alea_pgn_build_begin (self))
    return;

  for (guint i = 0; words[i] != NULL && !self->is_bad; i++)
    {
      g_autoptr(GString) text = g_string_new (words[i]);
      AleaPgnToken word = *token;

      if (text->len == 0)
        continue;
      word.type = ALEA_PGN_TOKEN_WORD;
      word.text = text;
      if (self->has_entries)
        alea_pgn_build_take (self, &word);
      else if (self->record->start != NULL)
        check_entry (self, text->str, token->place);
    }

  if (!self->has_entries)
    self->n_entries = 16;
}

gboolean
alea_pgn_build_take (AleaPgnBuild       *self,
                     const AleaPgnToken *token)
{
  if (token->type == ALEA_PGN_TOKEN_COMMENT && alea_pgn_build_has_entries (self, token))
    {
      take_entries (self, token);
      return TRUE;
    }

  if (self->held != NULL && token->type != ALEA_PGN_TOKEN_TAG && token->type != ALEA_PGN_TOKEN_END)
    {
      alea_pgn_build_hold (self, token);
      return TRUE;
    }

  switch (token->type)
    {
    case ALEA_PGN_TOKEN_TAG:
      return take_tag (self, token);
    case ALEA_PGN_TOKEN_WORD:
      take_word (self, token);
      break;
    case ALEA_PGN_TOKEN_NAG:
      if (flush_move (self))
        alea_pgn_build_add_note (self, self->nags, token->text->str, token->place);
      break;
    case ALEA_PGN_TOKEN_COMMENT:
      take_comment (self, token);
      break;
    case ALEA_PGN_TOKEN_VARIATION:
      take_variation (self, token);
      break;
    case ALEA_PGN_TOKEN_FAULT:
      if (flush_move (self))
        alea_pgn_build_fail (self, token->place, &token->fault);
      break;
    case ALEA_PGN_TOKEN_END:
      return FALSE;
    }

  return TRUE;
}

/* The result of the moves, or of the tag where they have none. */
static gboolean
settle_result (AleaPgnBuild *self)
{
  const AleaPgnOwnTag *own = &self->own[ALEA_PGN_TAG_RESULT];
  AleaResult tag;

  if (own->value == NULL || !alea_pgn_parse_result (own->value, &tag) || tag == ALEA_RESULT_NONE)
    return TRUE;

  if (!self->is_over)
    {
      self->result = tag;
      self->result_place = own->place;
    }
  else if (self->result != ALEA_RESULT_NONE && self->result != tag)
    return alea_pgn_build_fail_with (self, self->result_place,
                                     N_("The result after the moves does not match the Result tag."));

  return TRUE;
}

static gboolean
check_result (AleaPgnBuild *self)
{
  AleaText why = { 0 };

  if (self->result == self->state.result)
    return TRUE;

  alea_text_set (&why, NULL, N_("The game ends {result}, not {wrong}."));
  alea_text_add_string (&why, "result", alea_result_to_string (self->state.result));
  alea_text_add_string (&why, "wrong", alea_result_to_string (self->result));
  return alea_pgn_build_fail (self, self->result_place, &why);
}

/* A result that the rules do not know of is the word of the players, unless
 * the tags know better. */
static gboolean
apply_result (AleaPgnBuild *self)
{
  AleaDecision decision = { .act = ALEA_ACT_RESIGN };
  AleaEvent event;

  if (self->result == ALEA_RESULT_NONE)
    return TRUE;
  if (self->state.stage == ALEA_STAGE_OVER)
    return check_result (self);

  if (alea_pgn_is_outside_ending (alea_record_get_tag (self->record, ALEA_RECORD_TERMINATION)))
    {
      self->record->result = self->result;
      return TRUE;
    }

  if (self->result == ALEA_RESULT_DRAW)
    decision.act = ALEA_ACT_DRAW;
  else
    decision.colour = self->result == ALEA_RESULT_WHITE ? ALEA_BLACK : ALEA_WHITE;

  event = alea_event_decision (decision);
  return alea_pgn_build_apply (self, &event, self->result_place);
}

void
alea_pgn_build_finish (AleaPgnBuild *self)
{
  gboolean good = !self->is_bad && flush_move (self) && alea_pgn_build_begin (self)
                  && alea_pgn_build_release (self)
                  && (!self->has_entries || alea_pgn_build_feed (self));

  if (good && self->next_roll < self->rolls->len)
    good = alea_pgn_build_fail_with (self, self->own[ALEA_PGN_TAG_SETUP_ROLLS].place,
                                     N_("There are more rolls than the set-up needs."));
  if (good && settle_result (self))
    apply_result (self);

  alea_pgn_build_flush_note (self);
}
