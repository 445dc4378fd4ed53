/* alea-pgn-head.c: the tags of a game that is written
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-pgn-head.h"

#include "alea-fen.h"
#include "alea-jepps.h"
#include "alea-option-list.h"
#include "alea-pgn-tags.h"
#include "alea-pgn-wrap.h"
#include "alea-roll-list.h"

#include <string.h>

/* Whether the set-up has put pieces on the board, and is over. */
static gboolean
has_placed_pieces (const AleaPgnHead *self)
{
  AleaSetup before, after;
  AleaState state;

  if (!self->has_setup || self->setup->stage == ALEA_STAGE_SETUP)
    return FALSE;

  alea_state_init (&state, self->record->rules, &self->record->options);
  alea_state_get_setup (&state, &before);
  alea_state_get_setup (self->setup, &after);
  return memcmp (before.pieces, after.pieces, sizeof before.pieces) != 0;
}

static void
put_tag (GString    *text,
         AleaPgnTag  tag,
         const char *value)
{
  alea_pgn_wrap_tag (text, alea_pgn_tag_names[tag], value);
}

static void
put_roster (const AleaPgnHead *self,
            GString           *text)
{
  for (guint i = 0; i < ALEA_PGN_N_ROSTER; i++)
    {
      const char *name = alea_pgn_roster[i];
      const char *value = alea_record_get_tag (self->record, name);

      if (g_str_equal (name, alea_pgn_tag_names[ALEA_PGN_TAG_RESULT]))
        value = alea_result_to_string (self->result);
      else if (value == NULL)
        value = g_str_equal (name, "Date") ? "????.??.??" : "?";
      alea_pgn_wrap_tag (text, name, value);
    }
}

static void
put_fen (const AleaPgnHead *self,
         GString           *text)
{
  const AleaRecord *record = self->record;
  char fen[ALEA_FEN_SIZE];
  AleaSetup setup;

  if (record->start != NULL)
    setup = *record->start;
  else if (has_placed_pieces (self))
    alea_state_get_setup (self->setup, &setup);
  else
    return;

  put_tag (text, ALEA_PGN_TAG_SETUP, "1");
  put_tag (text, ALEA_PGN_TAG_FEN, alea_fen_write (&setup, record->rules, fen));
}

static void
put_setup (const AleaPgnHead *self,
           GString           *text)
{
  const AleaRecord *record = self->record;
  g_autoptr(GString) rolls = g_string_new (NULL);
  char array[ALEA_JEPPS_TEXT_SIZE];

  if (!self->has_setup)
    return;

  if (record->rules->setup.write_side != NULL && !alea_jepps_has_entries (record->rules, &record->options))
    for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
      if (*alea_jepps_write_setup (self->setup, colour, array) != '\0')
        put_tag (text, colour == ALEA_WHITE ? ALEA_PGN_TAG_WHITE_SETUP : ALEA_PGN_TAG_BLACK_SETUP, array);

  alea_roll_list_append (rolls, self->setup_rolls);
  put_tag (text, ALEA_PGN_TAG_SETUP_ROLLS, rolls->str);
}

static void
put_rules (const AleaPgnHead *self,
           GString           *text)
{
  g_autofree char *list = alea_option_list_write (self->record->rules, &self->record->options);

  if (*list != '\0')
    put_tag (text, ALEA_PGN_TAG_RULES, list);
}

/* Whether a tag is made from other members of the record. */
static gboolean
is_made (const AleaRecord *record,
         const char       *name)
{
  AleaPgnTag tag = alea_pgn_find_tag (name);

  if (record->start != NULL && (tag == ALEA_PGN_TAG_WHITE_SETUP || tag == ALEA_PGN_TAG_BLACK_SETUP))
    return FALSE;

  return tag != ALEA_PGN_N_TAGS;
}

/* Whether the result would be taken for the word of a player, if no tag said
 * otherwise. */
static gboolean
needs_termination (const AleaPgnHead *self)
{
  return self->end->stage != ALEA_STAGE_OVER
         && self->record->result != ALEA_RESULT_NONE
         && !alea_pgn_is_outside_ending (alea_record_get_tag (self->record, ALEA_RECORD_TERMINATION));
}

static void
put_other_tags (const AleaPgnHead *self,
                GString           *text)
{
  const AleaRecord *record = self->record;
  const gboolean is_outside = needs_termination (self);

  for (guint i = 0; i < record->tags->len; i++)
    {
      const AleaTag *tag = &g_array_index (record->tags, AleaTag, i);

      if (!is_made (record, tag->name) && !alea_pgn_is_in_roster (tag->name)
          && !(is_outside && g_str_equal (tag->name, ALEA_RECORD_TERMINATION)))
        alea_pgn_wrap_tag (text, tag->name, tag->value);
    }

  if (is_outside)
    alea_pgn_wrap_tag (text, ALEA_RECORD_TERMINATION, "adjudication");
}

void
alea_pgn_head_write (const AleaPgnHead *self,
                     GString           *text)
{
  put_roster (self, text);
  if (self->record->rules->pgn_variant != NULL)
    put_tag (text, ALEA_PGN_TAG_VARIANT, self->record->rules->pgn_variant);
  put_fen (self, text);
  put_setup (self, text);
  put_rules (self, text);
  put_other_tags (self, text);
  g_string_append_c (text, '\n');
}
