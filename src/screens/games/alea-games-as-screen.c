/* alea-games-as-screen.c: all games, as the window knows them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-print-kinds.h"
#include "alea-screen-interface.h"
#include "alea-shelf-words.h"

#include <glib/gi18n.h>

static const char *
get_title (AleaScreen *screen)
{
  return _("Games");
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  return ((AleaGamesScreen *) screen)->is_tight ? ALEA_SCREEN_IS_NARROW : 0;
}

static char *
make_subtitle (AleaScreen *screen)
{
  AleaGamesScreen *self = (AleaGamesScreen *) screen;
  g_autofree char *shown = NULL, *all = NULL;
  guint n_shown, n_all;

  if (self->all == NULL)
    return NULL;

  n_shown = g_list_model_get_n_items (G_LIST_MODEL (alea_games_view_get_list (self->view)));
  n_all = self->all->n_games;
  shown = alea_shelf_words_number (n_shown);
  all = alea_shelf_words_number (n_all);
  if (n_shown >= n_all)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s game", "%s games", n_all), shown);

  /* Translators: how many games were found, and how many there are */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s of %s game", "%s of %s games", n_all), shown, all);
}

/* To take back a deletion is an undo like any other. */
static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (((AleaGamesScreen *) screen)->undo_actions);
}

static void
take_focus (AleaScreen *screen)
{
  alea_games_screen_go_to_games ((AleaGamesScreen *) screen);
}

/* The games that are selected, else all that are shown. */
static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaGamesScreen *self = (AleaGamesScreen *) screen;
  g_autoptr(GArray) selected = alea_games_view_get_selected (self->view);
  const GArray *ids = selected->len > 0 ? selected : alea_shelf_list_get_ids (alea_games_view_get_list (self->view));
  AleaPrintJob *job;

  if (ids->len == 0)
    return NULL;

  job = alea_print_job_new (_("Games"));
  alea_print_job_add (job, alea_print_kind_new_book (self->shelf, (const gint64 *) ids->data, ids->len));
  return job;
}

void
alea_games_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->make_print_job = make_print_job;
  iface->take_focus = take_focus;
}
