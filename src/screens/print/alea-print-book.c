/* alea-print-book.c: many games on paper, as a booklet with its contents
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-kinds.h"

#include "alea-form.h"
#include "alea-page-game.h"
#include "alea-shelf-read.h"
#include "alea-shelf-record.h"

#include <glib/gi18n.h>

#define MAX_EVERY     200
#define DEFAULT_EVERY 10

/* Made anew after each choice, while somebody waits for the preview. */
#define MAX_GAMES 500

typedef enum
{
  CHOOSE_TURNS,
  CHOOSE_EVERY,
} Choice;

typedef struct
{
  AleaPrintKind *kind;          /* owns this */
  GCancellable  *reading;
  GPtrArray     *games;         /* of AleaShelfGame; NULL until they have been read */
  char          *trouble;       /* why there are none; or NULL */
  guint          n_games;       /* that were asked for */
  Choice         choice;
  guint          every;
  gboolean       has_letters;   /* no figurines */
  GtkWidget     *diagrams;      /* by Choice; this and those below are of the form, which is new each time */
  GtkWidget     *number;
  GtkWidget     *pieces;
} Book;

static void
book_free (gpointer data)
{
  Book *self = data;

  g_cancellable_cancel (self->reading);
  g_object_unref (self->reading);
  g_clear_pointer (&self->games, g_ptr_array_unref);
  g_free (self->trouble);
  g_free (self);
}

/* --- the games ------------------------------------------------------------- */

/* Whoever has cancelled it is gone. */
static void
read_cb (GObject      *shelf,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr(GError) error = NULL;
  GPtrArray *games = alea_shelf_read_finish (ALEA_SHELF (shelf), result, &error);
  Book *self = data;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  self->games = games;
  self->trouble = error != NULL ? g_strdup (error->message) : NULL;
  alea_print_kind_changed (self->kind);
}

/* FALSE where it cannot be read. */
static gboolean
add_game (const Book          *self,
          AleaBook            *book,
          const AleaShelfGame *game)
{
  g_autoptr(AleaRecord) record = game != NULL ? alea_shelf_record_from_game (game, NULL, NULL) : NULL;
  g_autoptr(AleaGameScore) score = record != NULL ? alea_print_write_down_record (record) : NULL;
  g_autoptr(GArray) numbers = NULL;

  if (score == NULL)
    return FALSE;

  alea_game_score_set_figurines (score, !self->has_letters);
  numbers = self->choice == CHOOSE_EVERY ? alea_game_score_choose (score, self->every)
                                         : alea_game_score_choose_turns (score);
  alea_book_add_game (book, score, numbers);
  return TRUE;
}

/* Why there are no pages; NULL where there may be some.  (transfer full) */
static char *
explain (const Book *self)
{
  if (self->n_games > MAX_GAMES)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Select at most %u game to print.",
                                         "Select at most %u games to print.", MAX_GAMES), MAX_GAMES);
  if (self->games == NULL)
    return g_strdup (self->trouble != NULL ? self->trouble : _("Reading the games…"));

  return NULL;
}

static AleaPages *
make_pages (gpointer                data,
            const AleaPrintLayout  *layout,
            GError                **error)
{
  const Book *self = data;
  g_autofree char *why = explain (self);
  g_autoptr(AleaBook) book = alea_book_new ();
  AleaPages *pages;
  guint n = 0;

  for (guint i = 0; why == NULL && i < self->games->len; i++)
    n += add_game (self, book, g_ptr_array_index (self->games, i));
  if (n == 0)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                           why != NULL ? why : _("None of these games can be read."));
      return NULL;
    }

  pages = alea_print_layout_make_pages (layout, _("Games"), FALSE);
  alea_pages_add_book (pages, g_steal_pointer (&book), layout->per_page);
  return pages;
}

/* --- what can be chosen ---------------------------------------------------- */

static void
changed_cb (Book *self)
{
  self->choice = (Choice) alea_form_get_choice (self->diagrams);
  self->every = alea_form_get_number (self->number);
  self->has_letters = alea_form_get_choice (self->pieces) == 1;
  alea_form_set_visible (self->number, self->choice == CHOOSE_EVERY);
  alea_print_kind_changed (self->kind);
}

static GtkWidget *
make_controls (AleaPrintKind *kind,
               gpointer       data)
{
  Book *self = data;
  const char *labels[] = { _("At turning points"), _("Every few moves"), NULL };
  const char *signs[] = { _("As figurines"), _("As letters"), NULL };
  GtkWidget *form = alea_form_new (G_CALLBACK (changed_cb), self);

  self->diagrams = alea_form_add_choice (form, _("Diagram_s"), labels, self->choice);
  self->number = alea_form_add_number (form, _("Moves b_etween diagrams"), 1, MAX_EVERY, self->every);
  self->pieces = alea_form_add_choice (form, _("Pie_ces"), signs, self->has_letters);
  alea_form_set_visible (self->number, self->choice == CHOOSE_EVERY);
  return form;
}

AleaPrintKind *
alea_print_kind_new_book (AleaShelf    *shelf,
                          const gint64 *ids,
                          guint         n_ids)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_DIAGRAMS, 0, make_controls, make_pages, NULL };
  Book *data = g_new0 (Book, 1);

  data->reading = g_cancellable_new ();
  data->n_games = n_ids;
  data->every = DEFAULT_EVERY;
  data->kind = alea_print_kind_new (_("Booklet of games"), &maker, data, book_free);
  if (n_ids <= MAX_GAMES)
    alea_shelf_read_async (shelf, ids, n_ids, TRUE, data->reading, read_cb, data);
  return data->kind;
}
