/* alea-desk.c: the game that lies open, and the one that waits
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-desk-private.h"

#include "alea-document-save.h"
#include "alea-game-record.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-record.h"

#include <glib/gi18n-lib.h>

/* How long the end of the program waits for the disk, in milliseconds. */
#define PATIENCE 5000

enum
{
  PROP_0,
  PROP_DOCUMENT,
  PROP_WAITING,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaDesk, alea_desk, G_TYPE_OBJECT)

/* --- the object ----------------------------------------------------------- */

static void
alea_desk_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AleaDesk *self = ALEA_DESK (object);

  switch (prop_id)
    {
    case PROP_DOCUMENT:
      g_value_set_object (value, self->document);
      break;
    case PROP_WAITING:
      g_value_set_object (value, self->waiting);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_desk_dispose (GObject *object)
{
  AleaDesk *self = ALEA_DESK (object);

  if (self->document != NULL)
    alea_document_close (self->document);
  g_clear_object (&self->document);
  g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->waiting);
  g_clear_object (&self->match);
  g_clear_object (&self->settings);
  g_clear_object (&self->shelf);

  G_OBJECT_CLASS (alea_desk_parent_class)->dispose (object);
}

static void
alea_desk_finalize (GObject *object)
{
  g_clear_object (&ALEA_DESK (object)->cancellable);

  G_OBJECT_CLASS (alea_desk_parent_class)->finalize (object);
}

static void
alea_desk_class_init (AleaDeskClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_desk_get_property;
  object_class->dispose = alea_desk_dispose;
  object_class->finalize = alea_desk_finalize;

  properties[PROP_DOCUMENT] = g_param_spec_object ("document", NULL, NULL, ALEA_TYPE_DOCUMENT, flags);
  properties[PROP_WAITING] = g_param_spec_object ("waiting", NULL, NULL, ALEA_TYPE_GAME, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_desk_init (AleaDesk *self)
{
  self->match = alea_match_new ();
  self->cancellable = g_cancellable_new ();
  self->has_promises = TRUE;
}

AleaDesk *
alea_desk_new (AleaShelf *shelf,
               GSettings *settings,
               gboolean   is_first)
{
  AleaDesk *self;

  g_return_val_if_fail (ALEA_IS_SHELF (shelf), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (ALEA_TYPE_DESK, NULL);
  self->shelf = g_object_ref (shelf);
  self->settings = g_object_ref (settings);
  alea_desk_name_persons (self, self->match);
  self->keeps_match = is_first;
  alea_desk_find_match (self);
  g_signal_connect_object (shelf, "changed", G_CALLBACK (alea_desk_look), self, G_CONNECT_SWAPPED);
  alea_desk_look (self);

  return self;
}

AleaShelf *
alea_desk_get_shelf (AleaDesk *self)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), NULL);

  return self->shelf;
}

AleaMatch *
alea_desk_get_match (AleaDesk *self)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), NULL);

  return self->match;
}

void
alea_desk_set_has_promises (AleaDesk *self,
                            gboolean  has_promises)
{
  g_return_if_fail (ALEA_IS_DESK (self));

  self->has_promises = has_promises;
}

AleaDocument *
alea_desk_get_document (AleaDesk *self)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), NULL);

  return self->document;
}

AleaGame *
alea_desk_get_waiting (AleaDesk *self)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), NULL);

  return self->waiting;
}

gint64
alea_desk_get_waiting_id (AleaDesk *self)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), 0);

  return self->waiting != NULL ? self->waiting_id : 0;
}

gboolean
alea_desk_get_waiting_times (AleaDesk *self,
                             gint64    times[ALEA_CLOCK_SIDES])
{
  g_return_val_if_fail (ALEA_IS_DESK (self), FALSE);
  g_return_val_if_fail (times != NULL, FALSE);

  for (guint i = 0; i < ALEA_CLOCK_SIDES; i++)
    times[i] = self->waiting_times[i];
  return self->waiting != NULL && self->has_waiting_times;
}

void
alea_desk_begin_match (AleaDesk *self)
{
  g_return_if_fail (ALEA_IS_DESK (self));

  alea_desk_reset_match (self);
}

/* --- playing and leaving -------------------------------------------------- */

/* Takes @document, which may be NULL. */
static void
lay (AleaDesk     *self,
     AleaDocument *document)
{
  g_autoptr(AleaDocument) before = g_steal_pointer (&self->document);

  self->document = document;
  if (before != NULL)
    alea_document_close (before);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_DOCUMENT]);
  alea_desk_look (self);
}

void
alea_desk_play (AleaDesk            *self,
                AleaGame            *game,
                const AleaFilePlace *place)
{
  g_autoptr(AleaSession) session = NULL;
  AleaDocument *document;
  gint64 match;

  g_return_if_fail (ALEA_IS_DESK (self));
  g_return_if_fail (ALEA_IS_GAME (game));

  /* The match goes on to the next game only when nobody plays the one before. */
  if (self->document != NULL)
    alea_desk_leave (self);
  session = alea_desk_make_session (self, game, &match);
  document = alea_document_new (self->shelf, session, place);
  alea_document_set_match (document, match);
  lay (self, document);
}

void
alea_desk_leave (AleaDesk *self)
{
  g_return_if_fail (ALEA_IS_DESK (self));

  if (self->document != NULL)
    lay (self, NULL);
}

/* --- opening -------------------------------------------------------------- */

/* Takes @kept. */
static gboolean
lay_kept (AleaDesk       *self,
          AleaShelfGame  *kept,
          char          **fault,
          GError        **error)
{
  g_autoptr(AleaShelfGame) owned = kept;
  g_autoptr(AleaRecord) record = alea_shelf_record_from_game (kept, fault, error);
  g_autoptr(AleaGame) game = record != NULL ? alea_game_record_play (record, error) : NULL;
  g_autoptr(AleaSession) session = NULL;
  gboolean is_copy;

  if (game == NULL)
    return FALSE;

  is_copy = alea_game_get_n_events (game) < kept->n_events;
  if (self->document != NULL)
    alea_desk_leave (self);
  if (!is_copy)
    {
      alea_document_restore_review (game, kept);
      alea_document_restore_undone (game, kept);
    }
  session = alea_desk_make_kept_session (self, game, kept);
  if (is_copy)
    alea_shelf_release (self->shelf, kept->id);
  lay (self, alea_document_new_kept (self->shelf, session, g_steal_pointer (&owned), is_copy));
  return TRUE;
}

static void
opened_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GTask) task = data;
  AleaDesk *self = g_task_get_source_object (task);
  GError *error = NULL;
  AleaShelfGame *kept = alea_shelf_open_finish (ALEA_SHELF (object), result, &error);
  g_autofree char *fault = NULL;
  gint64 id;

  if (kept == NULL)
    {
      alea_desk_look (self);
      g_task_return_error (task, error);
      return;
    }

  id = kept->id;
  if (lay_kept (self, kept, &fault, &error))
    g_task_return_pointer (task, g_steal_pointer (&fault), g_free);
  else
    {
      alea_shelf_release (self->shelf, id);
      g_task_return_error (task, error);
    }
}

void
alea_desk_open_async (AleaDesk            *self,
                      gint64               id,
                      GAsyncReadyCallback  callback,
                      gpointer             data)
{
  g_return_if_fail (ALEA_IS_DESK (self));

  alea_shelf_open (self->shelf, id, opened_cb, g_task_new (self, NULL, callback, data));
}

gboolean
alea_desk_open_finish (AleaDesk      *self,
                       GAsyncResult  *result,
                       char         **fault,
                       GError       **error)
{
  GError *failure = NULL;
  g_autofree char *found = NULL;

  g_return_val_if_fail (ALEA_IS_DESK (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  found = g_task_propagate_pointer (G_TASK (result), &failure);
  if (failure != NULL)
    {
      g_propagate_error (error, failure);
      return FALSE;
    }

  if (fault != NULL)
    *fault = g_steal_pointer (&found);
  return TRUE;
}

/* --- the end -------------------------------------------------------------- */

/* What the end waits for. */
typedef struct
{
  gboolean      is_last;
  gboolean      is_over;    /* it was answered */
  guint         timer;      /* or 0 */
  gulong        keeping;    /* handlers; or 0 */
  gulong        saving;
  AleaDocument *document;   /* that is being saved; or NULL */
} Finish;

static void
finish_free (gpointer data)
{
  Finish *finish = data;

  g_clear_object (&finish->document);
  g_free (finish);
}

/* Once, whatever comes first. */
static void
end (GTask      *task,
     const char *reason)
{
  AleaDesk *self = g_task_get_source_object (task);
  Finish *finish = g_task_get_task_data (task);

  if (finish->is_over)
    return;

  finish->is_over = TRUE;
  g_clear_handle_id (&finish->timer, g_source_remove);
  g_clear_signal_handler (&finish->keeping, self->shelf);
  if (reason != NULL)
    g_task_return_new_error (task, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_FAILED, "%s", reason);
  else
    g_task_return_boolean (task, TRUE);
}

static gboolean
too_late_cb (gpointer data)
{
  Finish *finish = g_task_get_task_data (data);

  finish->timer = 0;
  end (data, _("The disk is not responding."));
  return G_SOURCE_REMOVE;
}

static void
keeping_cb (GTask *task)
{
  AleaDesk *self = g_task_get_source_object (task);

  if (!alea_shelf_get_is_keeping (self->shelf))
    end (task, alea_shelf_get_trouble (self->shelf));
}

static void
flushed_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr(GTask) task = data;
  g_autoptr(GError) error = NULL;

  if (alea_shelf_keep_finish (ALEA_SHELF (object), result, &error))
    end (task, NULL);
  else
    end (task, error->message);
}

static void
flush (GTask *task)
{
  AleaDesk *self = g_task_get_source_object (task);
  Finish *finish = g_task_get_task_data (task);

  if (!finish->is_last)
    {
      end (task, NULL);
      return;
    }

  if (self->document != NULL)
    alea_document_keep_time (self->document);
  finish->timer = g_timeout_add (PATIENCE, too_late_cb, task);
  finish->keeping = g_signal_connect_swapped (self->shelf, "notify::is-keeping", G_CALLBACK (keeping_cb), task);
  alea_shelf_flush (self->shelf, flushed_cb, g_object_ref (task));
  keeping_cb (task);
}

/* Holds @task until then. */
static void
saved_cb (GTask *task)
{
  Finish *finish = g_task_get_task_data (task);

  if (alea_document_get_is_saving (finish->document))
    return;

  g_clear_signal_handler (&finish->saving, finish->document);
  flush (task);
  g_object_unref (task);
}

void
alea_desk_finish_async (AleaDesk            *self,
                        gboolean             is_last,
                        GAsyncReadyCallback  callback,
                        gpointer             data)
{
  g_autoptr(GTask) task = NULL;
  Finish *finish;

  g_return_if_fail (ALEA_IS_DESK (self));

  task = g_task_new (self, NULL, callback, data);
  finish = g_new0 (Finish, 1);
  finish->is_last = is_last;
  g_task_set_task_data (task, finish, finish_free);
  if (self->document == NULL || !alea_document_get_is_saving (self->document))
    {
      flush (task);
      return;
    }

  finish->document = g_object_ref (self->document);
  finish->saving = g_signal_connect_swapped (finish->document, "notify::is-saving", G_CALLBACK (saved_cb),
                                             g_object_ref (task));
}

gboolean
alea_desk_finish_finish (AleaDesk      *self,
                         GAsyncResult  *result,
                         GError       **error)
{
  g_return_val_if_fail (ALEA_IS_DESK (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
