/* alea-document-save.c: a game in a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-document-private.h"

#include "alea-document-save.h"
#include "alea-game-record.h"
#include "alea-pgn-writer.h"

#include <glib/gi18n-lib.h>

/* What was asked for while something else was saved. */
typedef struct
{
  AleaFilePlace *place;        /* NULL: where it is saved by then */
} Save;

static void
save_free (gpointer data)
{
  Save *save = data;

  g_clear_pointer (&save->place, alea_file_place_free);
  g_free (save);
}

void
alea_document_clear_saves (AleaDocument *self)
{
  g_queue_clear_full (&self->next_saves, save_free);
}

/* --- what is known -------------------------------------------------------- */

char *
alea_document_write (AleaDocument  *self,
                     GError       **error)
{
  g_autoptr(AleaRecord) record = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  record = alea_game_record_new (self->session);
  return alea_pgn_write (record, text, error) ? g_string_free (g_steal_pointer (&text), FALSE) : NULL;
}

const AleaFilePlace *
alea_document_get_place (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return self->place;
}

const char *
alea_document_get_place_words (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return self->place_words;
}

gboolean
alea_document_get_is_saved (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), FALSE);

  return self->n_saved >= 0 && self->n_same == self->n_saved && self->n_events == (guint) self->n_saved;
}

static char *
make_words (AleaDocument *self)
{
  g_autofree char *name = NULL;

  if (self->place == NULL)
    return NULL;

  name = alea_file_place_get_name (self->place);
  if (alea_document_get_is_saved (self))
    return g_steal_pointer (&name);

  /* Translators: the name of a file; the game has gone on since it was saved */
  return g_strdup_printf (_("%s, not saved"), name);
}

void
alea_document_update_words (AleaDocument *self)
{
  g_autofree char *before = g_steal_pointer (&self->place_words);

  self->place_words = make_words (self);
  if (g_strcmp0 (self->place_words, before) != 0)
    g_object_notify_by_pspec (G_OBJECT (self), alea_document_properties[ALEA_DOCUMENT_PROP_PLACE_WORDS]);
}

/* Other variations than the one that was played are not kept in a game. */
static gboolean
would_lose_variations (AleaDocument *self)
{
  const AleaRecord *origin = alea_game_record_get_origin (alea_document_get_game (self));

  return origin != NULL && origin->n_variations > 0 && !self->may_replace;
}

AleaSaveQuestion
alea_document_ask_save (AleaDocument *self)
{
  gboolean has_others;

  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), ALEA_SAVE_NOWHERE);

  if (alea_document_get_is_saving (self))
    return ALEA_SAVE_AT_ONCE;
  if (self->place == NULL)
    return ALEA_SAVE_NOWHERE;

  has_others = alea_file_place_get_n_games (self->place) > 1;
  if (alea_file_place_has_changed (self->place))
    return has_others ? ALEA_SAVE_AMONG_CHANGES : ALEA_SAVE_OVER_CHANGES;
  if (has_others && !self->may_replace)
    return would_lose_variations (self) ? ALEA_SAVE_AMONG_OTHERS_BARE : ALEA_SAVE_AMONG_OTHERS;

  return would_lose_variations (self) ? ALEA_SAVE_BARE : ALEA_SAVE_AT_ONCE;
}

/* --- one after the other -------------------------------------------------- */

static gboolean
is_same_file (const AleaFilePlace *a,
              const AleaFilePlace *b)
{
  return a != NULL && b != NULL && g_file_equal (alea_file_place_get_file (a), alea_file_place_get_file (b));
}

/* Once is enough for each file. */
static void
remember_save (AleaDocument        *self,
               const AleaFilePlace *place)
{
  Save *save;

  for (GList *l = self->next_saves.head, *next; l != NULL; l = next)
    {
      save = l->data;
      next = l->next;
      if (save->place == place || is_same_file (save->place, place))
        {
          save_free (save);
          g_queue_delete_link (&self->next_saves, l);
        }
    }

  save = g_new0 (Save, 1);
  save->place = place != NULL ? alea_file_place_copy (place) : NULL;
  g_queue_push_tail (&self->next_saves, save);
}

/* The game is in its place now, and saved there again it replaces itself. */
static void
settle_saves (AleaDocument *self)
{
  for (GList *l = self->next_saves.head; l != NULL; l = l->next)
    {
      Save *save = l->data;

      if (save->place != NULL && !is_same_file (save->place, self->place))
        continue;
      g_clear_pointer (&save->place, alea_file_place_free);
      save->place = alea_file_place_copy (self->place);
    }
}

static void start_saving (AleaDocument        *self,
                          const AleaFilePlace *place,
                          AleaSaveHow          how);

/* What has no place by now waited for a save that came to nothing; TRUE if there
 * was such a one. */
static gboolean
save_next (AleaDocument *self)
{
  gboolean is_wanted = FALSE;

  while (self->saving == NULL && !g_queue_is_empty (&self->next_saves))
    {
      Save *save = g_queue_pop_head (&self->next_saves);
      const gboolean is_done = is_same_file (self->place, save->place) && alea_document_get_is_saved (self);

      is_wanted |= save->place == NULL;
      if (save->place != NULL && !is_done)
        start_saving (self, save->place, ALEA_SAVE_REPLACE);
      save_free (save);
    }

  return is_wanted;
}

/* --- saving --------------------------------------------------------------- */

static void
note_saved (AleaDocument *self)
{
  g_clear_pointer (&self->place, alea_file_place_free);
  self->place = g_steal_pointer (&self->saving);
  self->n_saved = self->n_saving;
  self->n_same = self->n_saving_same;
  self->may_replace = TRUE;
  settle_saves (self);
}

/* Even what failed may have left the file other than it was. */
static void
note_not_saved (AleaDocument *self)
{
  if (is_same_file (self->place, self->saving))
    {
      alea_file_place_free (self->place);
      self->place = g_steal_pointer (&self->saving);
    }

  g_clear_pointer (&self->saving, alea_file_place_free);
}

static void
tell (AleaDocument *self,
      const GError *error,
      gboolean      is_wanted)
{
  if (error == NULL && self->saving == NULL)
    g_signal_emit (self, alea_document_signals[ALEA_DOCUMENT_SAVED], 0);
  else if (error != NULL)
    g_signal_emit (self, alea_document_signals[ALEA_DOCUMENT_SAVE_FAILED], 0, error);

  /* A failure was told, but whoever cancels and then saves wants just that. */
  if (is_wanted && g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    g_signal_emit (self, alea_document_signals[ALEA_DOCUMENT_WANTED], 0);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(AleaDocument) self = data;
  g_autoptr(GError) error = NULL;
  gboolean is_wanted;

  if (alea_file_place_write_finish (result, &error))
    note_saved (self);
  else
    note_not_saved (self);

  g_clear_object (&self->cancellable);
  alea_document_update_head (self);
  alea_document_update_words (self);
  is_wanted = save_next (self);
  if (self->saving == NULL)
    g_object_notify_by_pspec (G_OBJECT (self), alea_document_properties[ALEA_DOCUMENT_PROP_IS_SAVING]);
  tell (self, error, is_wanted);
  if (self->saving == NULL && self->is_left)
    alea_document_close (self);
}

static void
start_saving (AleaDocument        *self,
              const AleaFilePlace *place,
              AleaSaveHow          how)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *text = alea_document_write (self, &error);

  if (text == NULL)
    {
      tell (self, error, FALSE);
      return;
    }

  self->saving = alea_file_place_copy (place);
  if (how == ALEA_SAVE_REPLACE_ALL)
    alea_file_place_take_all (self->saving);
  self->n_saving = self->n_saving_same = (int) self->n_events;
  self->cancellable = g_cancellable_new ();
  alea_file_place_write_async (self->saving, text, how == ALEA_SAVE_ADD, self->cancellable, written_cb,
                               g_object_ref (self));
  g_object_notify_by_pspec (G_OBJECT (self), alea_document_properties[ALEA_DOCUMENT_PROP_IS_SAVING]);
}

void
alea_document_save (AleaDocument *self,
                    AleaSaveHow   how)
{
  g_return_if_fail (ALEA_IS_DOCUMENT (self));

  if (self->saving != NULL)
    remember_save (self, NULL);
  else if (self->place != NULL)
    start_saving (self, self->place, how);
}

/* In the file that it came from the other games stay. */
void
alea_document_save_as (AleaDocument *self,
                       GFile        *file)
{
  g_autoptr(AleaFilePlace) place = NULL;

  g_return_if_fail (ALEA_IS_DOCUMENT (self));
  g_return_if_fail (G_IS_FILE (file));

  place = alea_file_place_new (file);
  if (self->saving != NULL)
    remember_save (self, place);
  else
    start_saving (self, place, ALEA_SAVE_REPLACE);
}

/* --- while it is saved ---------------------------------------------------- */

gboolean
alea_document_get_is_saving (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), FALSE);

  return self->saving != NULL;
}

GFile *
alea_document_get_saving_file (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return self->saving != NULL ? alea_file_place_get_file (self->saving) : NULL;
}

double
alea_document_get_saving_fraction (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), 0);

  return self->saving != NULL ? alea_file_place_get_fraction (self->saving) : 0;
}

GCancellable *
alea_document_get_saving_cancellable (AleaDocument *self)
{
  g_return_val_if_fail (ALEA_IS_DOCUMENT (self), NULL);

  return self->cancellable;
}
