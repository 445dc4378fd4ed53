/* alea-guide-search.c: what is looked for in the guide
 *
 * The focus stays in the entry whatever is shown meanwhile.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-screen-private.h"

#include "alea-guide-results.h"
#include "alea-search-keys.h"

#include <glib/gi18n.h>

/* Back to what was shown before, and the focus stays where somebody types. */
static gboolean
end_search_cb (gpointer data)
{
  AleaGuideScreen *self = data;
  AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  self->end_search = 0;
  if (place->kind == ALEA_PLACE_RESULTS && *gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    {
      alea_guide_place_free (g_queue_pop_tail (&self->places));
      alea_guide_screen_open_place (self, g_queue_peek_tail (&self->places));
    }

  return G_SOURCE_REMOVE;
}

static void
need_results (AleaGuideScreen *self)
{
  if (self->results != NULL)
    return;

  self->results = alea_guide_results_new (self->guide);
  gtk_stack_add_named (GTK_STACK (self->stack), self->results, alea_guide_place_get_id (ALEA_PLACE_RESULTS));
  g_signal_connect_object (self->results, "page", G_CALLBACK (alea_guide_screen_show_page), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->results, "paragraph", G_CALLBACK (alea_guide_screen_show_paragraph), self,
                           G_CONNECT_SWAPPED);
}

/* Live: what is found takes the place of what was found before.  A letter that
 * takes the place of words that are selected leaves none for a moment. */
static void
search_cb (AleaGuideScreen *self)
{
  const char *words = gtk_editable_get_text (GTK_EDITABLE (self->search));
  AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (*words == '\0')
    {
      if (self->end_search == 0)
        self->end_search = g_idle_add (end_search_cb, self);
      return;
    }

  need_results (self);
  if (place->kind == ALEA_PLACE_RESULTS)
    {
      alea_guide_place_set_words (place, words);
      alea_guide_results_search (ALEA_GUIDE_RESULTS (self->results), words);
    }
  else
    {
      place = alea_guide_place_new (ALEA_PLACE_RESULTS, _("Search the guide"));
      alea_guide_place_set_words (place, words);
      alea_guide_screen_go_to (self, place);
    }
}

/* Enter opens what is found first, also before the pause after the last letter. */
static void
activate_cb (AleaGuideScreen *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) == '\0')
    return;

  search_cb (self);
  alea_guide_results_open_first (ALEA_GUIDE_RESULTS (self->results));
}

/* Escape clears the entry first, then goes back as it does elsewhere. */
static void
stop_cb (AleaGuideScreen *self)
{
  if (*gtk_editable_get_text (GTK_EDITABLE (self->search)) != '\0')
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

void
alea_guide_screen_add_search (AleaGuideScreen *self)
{
  self->search = gtk_search_entry_new ();
  g_object_set (self->search, "placeholder-text", _("Search pages and rules"), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->search), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search pages and rules"), -1);
  g_signal_connect_object (self->search, "search-changed", G_CALLBACK (search_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->search, "stop-search", G_CALLBACK (stop_cb), self, G_CONNECT_SWAPPED);
  alea_search_keys_follow (GTK_WIDGET (self), self->search);
}
