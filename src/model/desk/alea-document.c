/* alea-document.c: a game, and where it is kept
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-document-private.h"

#include "alea-document-save.h"
#include "alea-game-record.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-record.h"

/* Between two times that the running clock is kept, in seconds. */
#define TIME_STEP 5

GParamSpec *alea_document_properties[ALEA_DOCUMENT_N_PROPS];
guint       alea_document_signals[ALEA_DOCUMENT_N_SIGNALS];

G_DEFINE_FINAL_TYPE (AleaDocument, alea_document, G_TYPE_OBJECT)

AleaSession *
alea_document_get_session (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return self->session;
}

AleaGame *
alea_document_get_game (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return alea_session_get_game (self->session);
}

gint64
alea_document_get_id (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), 0);

  return self->id;
}

/* --- what of it is kept --------------------------------------------------- */

static const AleaEvent *
get_kept (AleaDocument *self,
          guint         number)
{
  return &g_array_index (self->events, AleaEvent, number);
}

static gboolean
is_kept (AleaDocument *self,
         guint         number)
{
  return number < self->events->len
         && alea_record_same_event (get_kept (self, number),
                                    alea_game_get_event (alea_document_get_game (self), number));
}

/* The first event that is not kept as it is.  What was there before has hardly
 * ever changed, so it is looked at from its end. */
static guint
find_new (AleaDocument *self)
{
  const guint n = alea_game_get_n_events (alea_document_get_game (self));
  guint first = MIN (self->n_events, n);

  while (first > 0 && !is_kept (self, first - 1))
    first--;
  while (first < n && is_kept (self, first))
    first++;

  return first;
}

/* What is behind event @first, as it is now, takes the place of what was. */
static void
note_events (AleaDocument *self,
             guint         first)
{
  AleaGame *game = alea_document_get_game (self);

  g_array_set_size (self->events, first);
  for (guint i = first; i < alea_game_get_n_events (game); i++)
    g_array_append_vals (self->events, alea_game_get_event (game, i), 1);

  self->n_events = alea_game_get_n_events (game);
}

static gboolean
has_clock (AleaDocument *self)
{
  return alea_clock_get_control (alea_session_get_clock (self->session))->kind != ALEA_CLOCK_NONE;
}

/* What was left to whoever moved, as in PGN. */
static gint64
get_time (AleaDocument *self,
          guint         number)
{
  AleaGame *game = alea_document_get_game (self);
  const AleaState *before = alea_game_get_state_at (game, number);
  const AleaEvent *event = alea_game_get_event (game, number);
  AleaClockTimes times;
  AleaQuestion question;

  if (!has_clock (self) || !alea_event_is (event, ALEA_ACT_MOVE))
    return ALEA_SHELF_NO_CLOCK;

  alea_state_ask (before, &question);
  alea_session_get_times_at (self->session, number + 1, &times);
  return times.left[alea_match_find_person (alea_session_get_match (self->session), before, question.who)];
}

static void
clear_event (gpointer event)
{
  g_free (((AleaShelfEvent *) event)->text);
}

static GArray *
write_events (AleaDocument *self,
              guint         first)
{
  AleaGame *game = alea_document_get_game (self);
  GArray *events = g_array_new (FALSE, FALSE, sizeof (AleaShelfEvent));

  g_array_set_clear_func (events, clear_event);
  for (guint i = first; i < alea_game_get_n_events (game); i++)
    {
      AleaShelfEvent written;

      alea_shelf_record_write_event (alea_game_get_state_at (game, i), alea_game_get_event (game, i),
                                     g_get_real_time () / 1000, &written);
      written.clock = get_time (self, i);
      g_array_append_val (events, written);
    }

  return events;
}

/* --- keeping -------------------------------------------------------------- */

/* The whole game, for the lists of it and for its first time on the shelf; NULL
 * where it cannot be written, which the rules see to. */
static AleaShelfGame *
write_all (AleaDocument *self)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (self->session);
  const gboolean is_read = alea_game_record_get_origin (alea_document_get_game (self)) != NULL;
  AleaFairDice *fair_dice = alea_session_get_fair_dice (self->session);
  AleaShelfGame *game = alea_shelf_record_to_game (record,
                                                   is_read ? ALEA_SHELF_ORIGIN_FILE : ALEA_SHELF_ORIGIN_HERE, NULL);

  if (game != NULL && fair_dice != NULL)
    alea_shelf_record_set_proof (game, alea_fair_dice_get_proof (fair_dice));

  return game;
}

static void
keep_first (AleaDocument *self)
{
  g_autoptr(AleaShelfGame) game = write_all (self);

  if (game == NULL)
    return;

  /* From now on, whatever day the game was played on. */
  game->started = 0;
  alea_document_write_head (self, game);
  self->id = alea_shelf_create (self->shelf, game, NULL, NULL);
  self->head = alea_shelf_game_copy_head (game);
}

void
alea_document_update_head (AleaDocument *self)
{
  if (self->id == 0 || self->is_closed)
    return;

  alea_document_write_head (self, self->head);
  alea_shelf_update (self->shelf, self->id, self->head, NULL, NULL);
}

static void
keep_events (AleaDocument *self,
             guint         first)
{
  g_autoptr(GArray) events = write_events (self, first);

  alea_document_write_head (self, self->head);
  alea_shelf_append (self->shelf, self->id, first, (const AleaShelfEvent *) events->data, events->len, self->head,
                     NULL, NULL);
}

/* An undo, or a redo of what is still there. */
static void
keep_length (AleaDocument *self)
{
  alea_document_write_head (self, self->head);
  alea_shelf_rewind (self->shelf, self->id, alea_game_get_n_events (alea_document_get_game (self)), self->head,
                     NULL, NULL);
}

static void
keep_notes (AleaDocument *self)
{
  g_autoptr(AleaShelfGame) game = NULL;
  const guint n_taken = alea_game_get_taken (alea_document_get_game (self))->len;

  if (n_taken == self->n_taken)
    return;

  self->n_taken = n_taken;
  game = write_all (self);
  if (game != NULL)
    alea_shelf_set_list (self->shelf, self->id, ALEA_SHELF_LIST_NOTES, game, NULL, NULL);
}

static void
keep_promises (AleaDocument *self)
{
  AleaFairDice *fair_dice = alea_session_get_fair_dice (self->session);
  g_autoptr(AleaShelfGame) game = NULL;

  if (self->id == 0 || self->is_closed || fair_dice == NULL)
    return;

  game = alea_shelf_game_new ("");
  alea_shelf_record_set_proof (game, alea_fair_dice_get_proof (fair_dice));
  alea_shelf_set_list (self->shelf, self->id, ALEA_SHELF_LIST_PROMISES, game, NULL, NULL);
}

/* A game that nothing has happened in is not kept, nor is one of a file that is
 * looked at. */
static void
keep (AleaDocument *self)
{
  AleaGame *game = alea_document_get_game (self);
  const guint first = find_new (self), n = alea_game_get_n_events (game);
  const gboolean is_there = first == n && (self->id == 0 || n + alea_game_get_redo (game)->len == self->events->len);

  if (is_there)
    {
      self->n_events = n;
      if (self->id != 0)
        keep_length (self);
    }
  else
    {
      self->n_same = MIN (self->n_same, (int) first);
      self->n_saving_same = MIN (self->n_saving_same, (int) first);
      if (self->id == 0)
        keep_first (self);
      else
        keep_events (self, first);
      note_events (self, first);
    }

  if (self->id != 0)
    keep_notes (self);
  alea_document_update_words (self);
}

/* --- the clock ------------------------------------------------------------ */

void
alea_document_keep_time (AleaDocument *self)
{
  g_return_if_fail (ALEA_IS_DOCUMENT (self));

  if (has_clock (self))
    alea_document_update_head (self);
}

static gboolean
time_cb (gpointer data)
{
  alea_document_keep_time (data);
  return G_SOURCE_CONTINUE;
}

static void
follow_clock (AleaDocument *self)
{
  AleaClock *clock = alea_session_get_clock (self->session);
  const gboolean is_running = alea_clock_get_running (clock) != ALEA_CLOCK_NOBODY && !alea_clock_get_paused (clock);

  if (is_running && self->timer == 0 && !self->is_left)
    self->timer = g_timeout_add_seconds (TIME_STEP, time_cb, self);
  else if (!is_running)
    g_clear_handle_id (&self->timer, g_source_remove);
}

static void
clock_cb (AleaDocument *self)
{
  follow_clock (self);
  alea_document_keep_time (self);
}

/* --- what happens --------------------------------------------------------- */

/* The clock of a game that was read waits until somebody plays on. */
static void
events_cb (AleaDocument *self)
{
  if (self->is_left || self->is_closed)
    return;

  alea_clock_resume (alea_session_get_clock (self->session));
  keep (self);
}

static void
watch (AleaDocument *self,
       gpointer      object,
       const char   *signal,
       void        (*callback) (AleaDocument *))
{
  g_signal_connect_object (object, signal, G_CALLBACK (callback), self, G_CONNECT_SWAPPED);
}

static void
watch_all (AleaDocument *self)
{
  AleaMatch *match = alea_session_get_match (self->session);
  AleaClock *clock = alea_session_get_clock (self->session);

  /* Behind the session and the dice, which follow the game as well. */
  g_signal_connect_object (alea_document_get_game (self), "notify::n-events", G_CALLBACK (events_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  watch (self, clock, "notify::is-paused", clock_cb);
  watch (self, clock, "notify::running", follow_clock);
  watch (self, clock, "notify::kind", alea_document_update_head);
  for (guint i = 0; i < ALEA_N_PERSONS; i++)
    watch (self, alea_match_get_person (match, i), "notify::name", alea_document_update_head);
  if (alea_session_get_fair_dice (self->session) != NULL)
    {
      watch (self, alea_session_get_fair_dice (self->session), "notify::promise", keep_promises);
      watch (self, alea_session_get_fair_dice (self->session), "notify::host-word", keep_promises);
      watch (self, alea_session_get_fair_dice (self->session), "notify::guest-word", keep_promises);
    }
}

/* --- the object ----------------------------------------------------------- */

static void
alea_document_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  AleaDocument *self = ALEA_DOCUMENT (object);

  switch (prop_id)
    {
    case ALEA_DOCUMENT_PROP_IS_SAVING:
      g_value_set_boolean (value, alea_document_get_is_saving (self));
      break;
    case ALEA_DOCUMENT_PROP_PLACE_WORDS:
      g_value_set_string (value, self->place_words);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_document_dispose (GObject *object)
{
  AleaDocument *self = ALEA_DOCUMENT (object);

  if (self->session != NULL)
    alea_document_close (self);
  alea_document_clear_saves (self);
  g_clear_object (&self->session);
  g_clear_object (&self->shelf);

  G_OBJECT_CLASS (alea_document_parent_class)->dispose (object);
}

static void
alea_document_finalize (GObject *object)
{
  AleaDocument *self = ALEA_DOCUMENT (object);

  g_clear_pointer (&self->head, alea_shelf_game_free);
  g_clear_pointer (&self->events, g_array_unref);
  g_clear_pointer (&self->place, alea_file_place_free);
  g_free (self->place_words);

  G_OBJECT_CLASS (alea_document_parent_class)->finalize (object);
}

static void
install_signals (AleaDocumentClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);
  guint *signals = alea_document_signals;

  signals[ALEA_DOCUMENT_SAVED] = g_signal_new ("saved", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ALEA_DOCUMENT_SAVE_FAILED] = g_signal_new ("save-failed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                     G_TYPE_NONE, 1, G_TYPE_ERROR);
  signals[ALEA_DOCUMENT_WANTED] = g_signal_new ("wanted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                                G_TYPE_NONE, 0);
}

static void
alea_document_class_init (AleaDocumentClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;
  GParamSpec **properties = alea_document_properties;

  object_class->get_property = alea_document_get_property;
  object_class->dispose = alea_document_dispose;
  object_class->finalize = alea_document_finalize;

  properties[ALEA_DOCUMENT_PROP_IS_SAVING] = g_param_spec_boolean ("is-saving", NULL, NULL, FALSE, flags);
  properties[ALEA_DOCUMENT_PROP_PLACE_WORDS] = g_param_spec_string ("place-words", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, ALEA_DOCUMENT_N_PROPS, properties);
  install_signals (klass);
}

static void
alea_document_init (AleaDocument *self)
{
  self->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->n_saved = -1;
  g_queue_init (&self->next_saves);
}

static AleaDocument *
new_for_session (AleaShelf   *shelf,
                 AleaSession *session)
{
  AleaDocument *self = g_object_new (ALEA_TYPE_DOCUMENT, NULL);

  self->shelf = g_object_ref (shelf);
  self->session = g_object_ref (session);
  self->n_taken = alea_game_get_taken (alea_session_get_game (session))->len;
  return self;
}

static AleaDocument *
begin (AleaDocument *self)
{
  alea_document_update_words (self);
  watch_all (self);
  follow_clock (self);
  return self;
}

AleaDocument *
alea_document_new (AleaShelf           *shelf,
                   AleaSession         *session,
                   const AleaFilePlace *place)
{
  AleaDocument *self;

  g_return_val_if_fail (ALEA_IS_SHELF (shelf), NULL);
  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);

  self = new_for_session (shelf, session);
  if (place != NULL)
    {
      self->place = alea_file_place_copy (place);
      note_events (self, 0);
      self->n_saved = self->n_same = (int) self->n_events;
    }
  else if (alea_game_get_n_events (alea_session_get_game (session)) > 0)
    keep (self);

  return begin (self);
}

AleaDocument *
alea_document_new_kept (AleaShelf     *shelf,
                        AleaSession   *session,
                        AleaShelfGame *kept,
                        gboolean       is_copy)
{
  g_autoptr(AleaShelfGame) game = kept;
  AleaDocument *self;
  const GArray *redo;

  g_return_val_if_fail (ALEA_IS_SHELF (shelf), NULL);
  g_return_val_if_fail (ALEA_IS_SESSION (session), NULL);

  self = new_for_session (shelf, session);
  self->match = game->match;
  if (is_copy)
    {
      note_events (self, 0);
      return begin (self);
    }

  self->id = game->id;
  self->head = alea_shelf_game_copy_head (game);
  self->place = alea_document_read_place (game);
  self->n_saved = game->saved_events;
  self->n_same = game->saved_same;
  alea_document_restore_clock (self, game);
  note_events (self, 0);
  redo = alea_game_get_redo (alea_document_get_game (self));
  g_array_append_vals (self->events, redo->data, redo->len);
  return begin (self);
}

void
alea_document_set_match (AleaDocument *self,
                         gint64        match)
{
  g_return_if_fail (ALEA_IS_DOCUMENT (self));

  if (self->match == match)
    return;

  self->match = match;
  alea_document_update_head (self);
}

gboolean
alea_document_get_is_under_way (AleaDocument *self)
{
  AleaGame *game;

  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), FALSE);

  game = alea_document_get_game (self);
  return alea_game_get_n_events (game) > 0 && alea_game_get_state (game)->stage != ALEA_STAGE_OVER
         && !alea_document_get_is_saved (self);
}

/* While it is being saved the shelf waits to hear of that. */
void
alea_document_close (AleaDocument *self)
{
  g_return_if_fail (ALEA_IS_DOCUMENT (self));

  if (self->is_closed)
    return;

  self->is_left = TRUE;
  g_clear_handle_id (&self->timer, g_source_remove);
  alea_document_keep_time (self);
  if (self->saving != NULL)
    return;

  self->is_closed = TRUE;
  if (self->id != 0)
    alea_shelf_release (self->shelf, self->id);
}
