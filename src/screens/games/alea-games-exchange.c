/* alea-games-exchange.c: games from files, and into a file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-ask-file.h"
#include "alea-shelf-words.h"

#include <glib/gi18n.h>

/* One at a time. */
typedef struct
{
  AleaGamesScreen    *screen;     /* held */
  GCancellable       *cancellable;
  AleaShelfPgnSource *source;     /* of an import */
  AleaShelfPgnSink   *sink;       /* of an export */
  GFile              *file;       /* of an export */
  guint               n_games;    /* to be exported, or that were */
} Exchange;

static void
exchange_free (Exchange *exchange)
{
  g_clear_object (&exchange->cancellable);
  g_clear_pointer (&exchange->source, alea_shelf_pgn_source_unref);
  g_clear_pointer (&exchange->sink, alea_shelf_pgn_sink_free);
  g_clear_object (&exchange->file);
  g_object_unref (exchange->screen);
  g_free (exchange);
}

/* NULL while another one is going on. */
static Exchange *
begin (AleaGamesScreen *self)
{
  Exchange *exchange;

  if (self->exchange != NULL)
    return NULL;

  exchange = g_new0 (Exchange, 1);
  exchange->screen = g_object_ref (self);
  exchange->cancellable = g_cancellable_new ();
  g_set_object (&self->exchange, exchange->cancellable);
  return exchange;
}

/* Says @sentence where it was not the user who has ended it. */
static void
end (Exchange   *exchange,
     const char *sentence)
{
  AleaGamesScreen *self = exchange->screen;

  g_clear_object (&self->exchange);
  if (g_cancellable_is_cancelled (exchange->cancellable))
    alea_games_news_close (self->news);
  else
    alea_games_news_tell (self->news, sentence, NULL, NULL);
  exchange_free (exchange);
}

void
alea_games_screen_stop_exchange (AleaGamesScreen *self)
{
  if (self->exchange != NULL)
    g_cancellable_cancel (self->exchange);
}

/* --- import --------------------------------------------------------------- */

static void
import_progress_cb (guint    n_games,
                    gpointer data)
{
  Exchange *exchange = data;
  g_autofree char *number = alea_shelf_words_number (n_games);
  g_autofree char *sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Importing: %s game so far",
                                                            "Importing: %s games so far", n_games), number);

  if (!g_cancellable_is_cancelled (exchange->cancellable))
    alea_games_news_progress (exchange->screen->news, sentence, alea_shelf_pgn_source_get_fraction (exchange->source),
                              _("_Cancel"), "games.stop");
}

static char *
say_imported (guint               n_games,
              AleaShelfPgnSource *source)
{
  const guint n_faults = alea_shelf_pgn_source_get_n_faults (source);
  g_autofree char *number = alea_shelf_words_number (n_games), *bad_number = alea_shelf_words_number (n_faults);
  g_autofree char *games = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game was imported.",
                                                         "%s games were imported.", n_games), number);
  g_autofree char *faults = NULL;

  if (n_faults == 0)
    return g_steal_pointer (&games);

  faults = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game could not be read.",
                                         "%s games could not be read.", n_faults), bad_number);
  /* Translators: two sentences, and where the first of these games is and what is wrong with it */
  return g_strdup_printf (_("%s %s %s"), games, faults, alea_shelf_pgn_source_get_fault (source));
}

static void
imported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  Exchange *exchange = data;
  g_autoptr(GError) error = NULL;
  g_autofree char *sentence = NULL;
  guint n_games = 0;

  if (alea_shelf_exchange_finish (ALEA_SHELF (object), result, &n_games, &error))
    sentence = say_imported (n_games, exchange->source);
  else
    sentence = g_strdup_printf (/* Translators: %s is a sentence that says why */
                                _("The games could not be imported. %s"), error->message);
  end (exchange, sentence);
}

/* Brings games of files (a list of GFile) onto the shelf, and says how far it
 * is. */
static void
import_cb (GListModel *files,
           gpointer    data)
{
  AleaGamesScreen *self = data;
  Exchange *exchange = files != NULL && g_list_model_get_n_items (files) > 0 ? begin (self) : NULL;

  if (exchange == NULL)
    return;

  exchange->source = alea_shelf_pgn_source_new (files);
  import_progress_cb (0, exchange);
  alea_shelf_import_async (self->shelf, NULL, alea_shelf_pgn_source_next, alea_shelf_pgn_source_ref (exchange->source),
                           (GDestroyNotify) alea_shelf_pgn_source_unref, import_progress_cb, exchange,
                           exchange->cancellable, imported_cb, exchange);
}

static GtkWindow *
get_window (AleaGamesScreen *self)
{
  return GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self)));
}

void
alea_games_screen_choose_files (AleaGamesScreen *self)
{
  const AleaFileKind games = alea_file_kind_games ();
  const AleaFileQuestion question = {
    .title = _("Import Games"),
    .accept = _("_Import"),
    .kinds = &games,
    .n_kinds = 1,
  };

  alea_ask_files_to_open (get_window (self), &question, import_cb, self);
}

/* --- export --------------------------------------------------------------- */

static void
export_progress_cb (guint    n_games,
                    gpointer data)
{
  Exchange *exchange = data;
  g_autofree char *number = alea_shelf_words_number (n_games);
  g_autofree char *sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Exporting: %s game so far",
                                                            "Exporting: %s games so far", n_games), number);

  if (!g_cancellable_is_cancelled (exchange->cancellable))
    alea_games_news_progress (exchange->screen->news, sentence, (double) n_games / MAX (exchange->n_games, 1),
                              _("_Cancel"), "games.stop");
}

static void
end_export (Exchange     *exchange,
            const GError *error)
{
  g_autofree char *name = g_file_get_basename (exchange->file);
  g_autofree char *shown = g_filename_display_name (name);
  g_autofree char *number = alea_shelf_words_number (exchange->n_games);
  g_autofree char *sentence = NULL;

  if (error == NULL)
    sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game was exported to “%s”.",
                                             "%s games were exported to “%s”.", exchange->n_games),
                                number, shown);
  else
    sentence = g_strdup_printf (/* Translators: %s is a sentence that says why */
                                _("The games could not be exported. %s"), error->message);
  end (exchange, sentence);
}

static void
closed_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr(GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  end_export (data, error);
}

/* What is left is written, and brought to the disk: that may take a while. */
static void
close_thread (GTask        *task,
              gpointer      source,
              gpointer      data,
              GCancellable *cancellable)
{
  GError *error = NULL;

  if (alea_shelf_pgn_sink_close (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static void
exported_cb (GObject      *object,
             GAsyncResult *result,
             gpointer      data)
{
  Exchange *exchange = data;
  g_autoptr(GError) error = NULL;
  g_autoptr(GTask) task = NULL;

  if (!alea_shelf_exchange_finish (ALEA_SHELF (object), result, &exchange->n_games, &error))
    {
      end_export (exchange, error);
      return;
    }

  task = g_task_new (NULL, NULL, closed_cb, exchange);
  g_task_set_task_data (task, exchange->sink, NULL);
  g_task_run_in_thread (task, close_thread);
}

static void
export_cb (GFile    *file,
           gpointer  data)
{
  AleaGamesScreen *self = data;
  g_autoptr(GArray) ids = alea_games_view_get_selected (self->view);
  Exchange *exchange = file != NULL && ids->len > 0 ? begin (self) : NULL;

  if (exchange == NULL)
    return;

  exchange->file = g_object_ref (file);
  exchange->sink = alea_shelf_pgn_sink_new (file);
  exchange->n_games = ids->len;
  export_progress_cb (0, exchange);
  alea_shelf_export_async (self->shelf, (const gint64 *) ids->data, ids->len, alea_shelf_pgn_sink_take, exchange->sink,
                           NULL, export_progress_cb, exchange, exchange->cancellable, exported_cb, exchange);
}

void
alea_games_screen_choose_place (AleaGamesScreen *self)
{
  const AleaFileKind games = alea_file_kind_games ();
  const AleaFileQuestion question = {
    .title = _("Export Games"),
    .accept = _("_Export"),
    /* Translators: the name of a file */
    .name = _("Games.pgn"),
    .kinds = &games,
    .n_kinds = 1,
  };

  alea_ask_file_to_save (get_window (self), &question, export_cb, self);
}
