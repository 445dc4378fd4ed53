/* alea-turn-list.c: the rows of the move list, kept up with the events
 *
 * The rows are a function of the events and of what is noted by them, and what
 * an event adds depends on the row before it alone.  So an update throws away
 * the rows that say too much and writes on behind the last good one.  Only the
 * end of a set-up needs all of its rows: it makes one of them.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-turn-list.h"

#include "alea-commentary.h"
#include "alea-jepps.h"
#include "alea-letters.h"
#include "alea-turn-private.h"
#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* An update under way. */
typedef struct
{
  const AleaTimeline *timeline;
  GPtrArray          *rows;      /* of AleaTurn, owned: the last good row, if
                                  * there is one, or all of a set-up, and
                                  * those that follow */
  AleaRoll            pending;   /* a roll that waits for its decision */
  const AleaGameNotes *notes;    /* or NULL */
  guint               last_note; /* the last state that they are about */
} Writer;

/* --- rows ----------------------------------------------------------------- */

static AleaTurn *
get_last_row (Writer *writer)
{
  GPtrArray *rows = writer->rows;

  return rows->len > 0 ? g_ptr_array_index (rows, rows->len - 1) : NULL;
}

/* The number of a move stands once, however many rows it fills. */
static char *
make_label (Writer      *writer,
            AleaSection  section,
            guint        move)
{
  const AleaState *start = alea_timeline_get_state (writer->timeline, 0);
  AleaTurn *previous = get_last_row (writer);

  if (section == ALEA_SECTION_RESULT)
    return g_strdup (_("Result"));
  if (previous != NULL && alea_turn_get_move (previous) == move
      && (alea_turn_get_section (previous) == ALEA_SECTION_SETUP) == (section == ALEA_SECTION_SETUP))
    return g_strdup ("");
  if (section == ALEA_SECTION_SETUP && move == 0)
    return g_strdup (_("Set-up"));

  if (section == ALEA_SECTION_SETUP)
    return g_strdup_printf ("%s.", alea_jepps_number_entry (start->rules, &start->options, (int) move - 1));

  /* Translators: the number of a move in the list of moves */
  return g_strdup_printf (_("%u."), move);
}

/* A row with @entry in it in the place of @row, or NULL when there is no
 * room.  What a side does in one go is joined; Black's entry ends a row. */
static AleaTurn *
try_to_extend (AleaTurn    *row,
               AleaSection  section,
               guint        move,
               AleaColour   side,
               AleaEntry   *entry)
{
  AleaEntry *white = alea_turn_get_white (row);
  AleaEntry *black = alea_turn_get_black (row);
  AleaColour last_side = black != NULL ? ALEA_BLACK : ALEA_WHITE;
  g_autoptr(AleaEntry) joined = NULL;

  if (alea_turn_get_section (row) != section || section == ALEA_SECTION_SEATS)
    return NULL;

  if (section == ALEA_SECTION_PLAY && side == last_side)
    joined = alea_entry_join (side == ALEA_WHITE ? white : black, entry);
  else if (alea_turn_get_move (row) == move && side == ALEA_BLACK && last_side == ALEA_WHITE)
    joined = g_object_ref (entry);
  else
    return NULL;

  return alea_turn_new (section, alea_turn_get_move (row), alea_turn_get_label (row),
                        side == ALEA_WHITE ? joined : white,
                        side == ALEA_WHITE ? black : joined);
}

static void
add_entry (Writer      *writer,
           AleaSection  section,
           guint        move,
           AleaColour   side,
           AleaEntry   *entry)
{
  AleaTurn *previous = get_last_row (writer);
  AleaTurn *row = previous != NULL ? try_to_extend (previous, section, move, side, entry) : NULL;
  g_autofree char *label = NULL;

  if (row != NULL)
    g_ptr_array_set_size (writer->rows, (int) writer->rows->len - 1);
  else
    {
      label = make_label (writer, section, move);
      row = alea_turn_new (section, move, label,
                           side == ALEA_WHITE ? entry : NULL,
                           side == ALEA_BLACK ? entry : NULL);
    }

  g_ptr_array_add (writer->rows, row);
}

/* Before the colours are thrown for, the first player's rolls stand where
 * White's will. */
static AleaColour
get_side (const AleaState *before)
{
  AleaQuestion question;

  alea_state_ask (before, &question);

  return question.who == ALEA_WHO_BLACK || question.who == ALEA_WHO_SECOND ? ALEA_BLACK : ALEA_WHITE;
}

/* --- pieces that are placed -------------------------------------------------- */

/* NULL for a game whose players place no pieces. */
static const AleaJepps *
get_arrays (const AleaState *state)
{
  return state->rules->setup.write_side != NULL ? alea_jepps_get (state) : NULL;
}

/* "Mirror" when this is what the event has settled, NULL else. */
static const char *
get_mediation (const AleaState *before,
               const AleaState *after)
{
  const AleaJepps *old = get_arrays (before), *new = get_arrays (after);

  if (old == NULL || old->mediation == new->mediation)
    return NULL;

  return alea_words_translate (alea_mediation_word ((AleaMediation) new->mediation));
}

/* Where pieces are placed in turn, their entries are moves (J18, J29). */
static guint
get_entry_number (const AleaState *before)
{
  if (!alea_jepps_has_entries (before->rules, &before->options))
    return 0;

  return (guint) alea_jepps_count_placed (&alea_jepps_get (before)->array[get_side (before)]) + 1;
}

/* Where entries are moves, the number of the one that @square was. */
static guint
get_number_of_square (const AleaState *state,
                      AleaColour       colour,
                      AleaSquare       square)
{
  const int file = alea_geometry_file (state->rules->geometry, square);
  int n = 0;

  if (!alea_jepps_has_entries (state->rules, &state->options))
    return 0;

  while (alea_jepps_file_of_entry (state, colour, n) != file)
    n++;

  return (guint) n + 1;
}

/* What followed by itself, as entries of the same event. */
static void
add_forced_pieces (Writer          *writer,
                   const AleaState *before,
                   const AleaEvent *event,
                   const AleaState *after,
                   guint            number)
{
  AleaDecision decision;
  AleaText sentence;

  for (guint n = 0; alea_state_get_forced (before, event, after, n, &decision, &sentence); n++)
    {
      const AleaColour colour = alea_piece_colour (alea_state_get_piece (after, decision.square));
      g_autofree char *text = alea_words_decision (before, &decision);
      g_autofree char *detail = alea_words_expand (&sentence);
      g_autoptr(AleaEntry) entry = alea_entry_new (text, NULL, detail, number);

      add_entry (writer, ALEA_SECTION_SETUP, get_number_of_square (before, colour, decision.square), colour, entry);
    }
}

/* "Bc1" where the dice themselves choose the square, else what was rolled. */
static char *
write_roll (const AleaState *before,
            const AleaRoll  *roll,
            const AleaState *after)
{
  const AleaSquare target = alea_state_get_roll_target (before, *roll);
  char square[ALEA_SQUARE_NAME_SIZE], text[ALEA_SQUARE_NAME_SIZE + 1];
  AleaPiece piece;

  if (target == ALEA_NO_SQUARE)
    return alea_words_roll (roll);

  piece = alea_state_get_piece (after, target);
  g_snprintf (text, sizeof text, "%c%s", alea_piece_to_letter (alea_piece (ALEA_WHITE, alea_piece_type (piece))),
              alea_geometry_name (before->rules->geometry, target, square));
  return alea_letters_show (text);
}

/* --- entries -------------------------------------------------------------- */

/* Whether a roll says what may be decided next, and so belongs to that. */
static gboolean
leads_to_decision (const AleaState *before,
                   const AleaState *after)
{
  AleaQuestion question;

  alea_state_ask (after, &question);

  return question.ask == ALEA_ASK_DECIDE && before->stage == after->stage;
}

/* With the mark of a decision, and what is noted since the entry before. */
static AleaEntry *
make_entry (Writer         *writer,
            const char     *text,
            const AleaRoll *roll,
            const char     *detail,
            gboolean        is_decision,
            guint           number)
{
  AleaTurn *previous = get_last_row (writer);
  const guint before = previous != NULL ? alea_turn_get_last (previous) : 0;
  const gboolean is_marked = is_decision && number <= writer->last_note;
  const char *mark = is_marked ? alea_game_notes_get_mark (writer->notes, number) : NULL;
  g_autofree char *marked = g_strconcat (text, mark, NULL);
  AleaEntry *entry = alea_entry_new (marked, roll, detail, number);

  if (mark != NULL)
    alea_entry_add_sentence (entry, alea_game_notes_get_judgement (writer->notes, number));
  if (alea_game_notes_has_text (writer->notes, before, MIN (number, writer->last_note)))
    alea_entry_set_is_noted (entry);
  return entry;
}

static AleaRoll
take_pending (Writer *writer)
{
  const AleaRoll roll = writer->pending;

  writer->pending = (AleaRoll) { 0 };
  return roll;
}

static void
add_event (Writer *writer,
           guint   number)
{
  const AleaState *before = alea_timeline_get_state (writer->timeline, number);
  const AleaEvent *event = alea_timeline_get_event (writer->timeline, number);
  const AleaState *after = alea_timeline_get_state (writer->timeline, number + 1);
  gboolean is_setup = before->stage == ALEA_STAGE_SETUP;
  const gboolean changes_seats = !is_setup
                                 && alea_state_get_player (before, ALEA_WHITE) != alea_state_get_player (after, ALEA_WHITE);
  const char *mediation = get_mediation (before, after);
  g_autofree char *text = NULL, *detail = NULL;
  g_autoptr(AleaEntry) entry = NULL;
  AleaText sentence = { 0 };
  AleaRoll roll;

  if (event->type == ALEA_EVENT_ROLL)
    {
      writer->pending = event->roll;
      if (leads_to_decision (before, after))
        return;
    }

  /* A turn lost to the dice is a dash with the roll beside it; a roll of the
   * set-up that brings nothing speaks for itself. */
  roll = take_pending (writer);
  if (mediation != NULL)
    text = g_strdup (mediation);
  else if (event->type == ALEA_EVENT_DECISION)
    text = alea_words_decision (before, &event->decision);
  else if (is_setup)
    text = write_roll (before, &roll, after);
  else
    text = g_strdup (changes_seats ? _("666: change of sides") : "--");

  alea_state_describe (before, event, after, &sentence);
  detail = alea_words_expand (&sentence);
  entry = make_entry (writer, text, &roll, *detail != '\0' ? detail : text,
                      !is_setup && event->type == ALEA_EVENT_DECISION, number + 1);

  if (is_setup)
    add_entry (writer, ALEA_SECTION_SETUP, get_entry_number (before), get_side (before), entry);
  else
    add_entry (writer, changes_seats ? ALEA_SECTION_SEATS : ALEA_SECTION_PLAY, before->position.fullmove, get_side (before), entry);

  add_forced_pieces (writer, before, event, after, number + 1);
}

static void
add_result (Writer *writer,
            guint   number)
{
  const AleaState *state = alea_timeline_get_state (writer->timeline, number);
  const AleaRoll roll = take_pending (writer);
  g_autofree char *detail = NULL;
  g_autoptr(AleaEntry) entry = NULL;
  AleaText sentence = { 0 };

  alea_ending_describe (state->rules, state->result, state->ending, &sentence);
  detail = alea_words_expand (&sentence);
  entry = make_entry (writer, alea_words_result (state->result), &roll, detail, FALSE, number);
  add_entry (writer, ALEA_SECTION_RESULT, 0, ALEA_WHITE, entry);
}

/* --- updating ------------------------------------------------------------- */

static guint
count_good_rows (GListModel *rows,
                 guint       n_events)
{
  guint n = g_list_model_get_n_items (rows);

  while (n > 0)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (rows, n - 1);

      if (alea_turn_get_last (row) <= n_events)
        break;
      n--;
    }

  return n;
}

static void
close_set_up (Writer *writer,
              guint   number)
{
  AleaTurn *row = alea_set_up_turn_new (writer->timeline, number, writer->rows);

  if (alea_game_notes_has_text (writer->notes, 0, MIN (number + 1, writer->last_note)))
    alea_entry_set_is_noted (alea_turn_get_white (row));
  g_ptr_array_set_size (writer->rows, 0);
  g_ptr_array_add (writer->rows, row);
}

/* Players who change seats roll for them before play. */
static gboolean
rolls_for_colours (const AleaTimeline *timeline)
{
  return alea_timeline_get_state (timeline, 0)->rules->turn.are_seats_swapped != NULL;
}

/* Before the colours are settled none is: those of a roll that is taken back may
 * have changed columns. */
static guint
count_kept_rows (GListModel         *rows,
                 const AleaTimeline *timeline,
                 guint               n_events)
{
  const guint n = count_good_rows (rows, n_events);
  g_autoptr(AleaTurn) last = n > 0 ? g_list_model_get_item (rows, n - 1) : NULL;

  return last != NULL && rolls_for_colours (timeline) && alea_turn_get_section (last) == ALEA_SECTION_SETUP ? 0 : n;
}

/* Once the colours are settled, each roll for them stands in the column of who
 * made it, as all that follows. */
static void
settle_colours (Writer *writer,
                guint   number)
{
  const AleaState *before = alea_timeline_get_state (writer->timeline, number);
  const AleaState *after = alea_timeline_get_state (writer->timeline, number + 1);

  if (!rolls_for_colours (writer->timeline) || before->stage != ALEA_STAGE_SETUP || after->stage == ALEA_STAGE_SETUP
      || alea_state_get_player (after, ALEA_WHITE) == 0)
    return;

  for (guint i = 0; i < writer->rows->len; i++)
    {
      AleaTurn *row = g_ptr_array_index (writer->rows, i);

      writer->rows->pdata[i] = alea_turn_new (ALEA_SECTION_SETUP, alea_turn_get_move (row), alea_turn_get_label (row),
                                              alea_turn_get_black (row), alea_turn_get_white (row));
      g_object_unref (row);
    }
}

static void
write_events (Writer *writer,
              guint   n_events)
{
  AleaTurn *row = get_last_row (writer);

  for (guint i = row != NULL ? alea_turn_get_last (row) : 0; i < n_events; i++)
    {
      if (!alea_event_is_last_word (alea_timeline_get_event (writer->timeline, i)))
        add_event (writer, i);
      if (alea_set_up_turn_ends (writer->timeline, i))
        close_set_up (writer, i);
      settle_colours (writer, i);
      if (alea_timeline_get_state (writer->timeline, i + 1)->stage == ALEA_STAGE_OVER)
        add_result (writer, i + 1);
    }
}

/* The place of the first of @n_good rows that what follows depends on. */
static guint
find_first (GListModel *rows,
            guint       n_good)
{
  g_autoptr(AleaTurn) last = n_good > 0 ? g_list_model_get_item (rows, n_good - 1) : NULL;

  if (last == NULL)
    return 0;

  return alea_turn_get_section (last) == ALEA_SECTION_SETUP ? 0 : n_good - 1;
}

void
alea_turn_list_update (GListStore          *rows,
                       const AleaTimeline  *timeline,
                       const AleaGameNotes *notes,
                       guint                n_events)
{
  g_autoptr(GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  Writer writer = { .timeline = timeline, .rows = fresh, .notes = notes,
                    .last_note = alea_game_notes_get_last (notes, timeline) };
  const guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (rows));
  const guint n_good = count_kept_rows (G_LIST_MODEL (rows), timeline, n_events);
  const guint first = find_first (G_LIST_MODEL (rows), n_good);
  guint n_same = 0;

  for (guint i = first; i < n_good; i++)
    g_ptr_array_add (fresh, g_list_model_get_item (G_LIST_MODEL (rows), i));

  write_events (&writer, n_events);

  while (n_same < fresh->len && first + n_same < n_good)
    {
      g_autoptr(AleaTurn) row = g_list_model_get_item (G_LIST_MODEL (rows), first + n_same);

      if (g_ptr_array_index (fresh, n_same) != row)
        break;
      n_same++;
    }

  if (n_rows > first + n_same || fresh->len > n_same)
    g_list_store_splice (rows, first + n_same, n_rows - first - n_same,
                         fresh->len > n_same ? &fresh->pdata[n_same] : NULL, fresh->len - n_same);
}
