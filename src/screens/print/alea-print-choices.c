/* alea-print-choices.c: paper, and how diagrams look on it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-dialog-private.h"

#include "alea-form.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define MAX_MARGIN 40    /* millimetres */

/* What one kind alone has been given is no habit. */
static void
keep_layout (AleaPrintDialog *self)
{
  AleaPrintLayout kept = self->layout;

  if (alea_print_kind_get_per_page (self->kind) != 0)
    kept.per_page = self->usual_per_page;
  self->usual_per_page = kept.per_page;
  g_settings_set_value (self->settings, "print-layout", alea_print_layout_save (&kept));
}

static void
changed_cb (AleaPrintDialog *self)
{
  AleaPrintLayout *layout = &self->layout;

  if (self->is_loading)
    return;

  layout->paper = alea_form_get_choice (self->paper);
  layout->is_turned = alea_form_get_choice (self->orientation) == 1;
  layout->margin = alea_form_get_number (self->margin);
  layout->per_page = alea_print_numbers[alea_form_get_choice (self->per_page)];
  alea_print_kind_set_per_page (self->kind, layout->per_page);
  layout->theme = alea_form_get_choice (self->theme);
  layout->coordinates = (AleaCoordinates) alea_form_get_choice (self->coordinates);
  layout->is_flipped = alea_form_get_check (self->flipped);
  layout->shows_turn = alea_form_get_check (self->turn);
  layout->shows_marks = alea_form_get_check (self->marks);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (self->texts[i] != NULL)
      layout->shows_text[i] = alea_form_get_check (self->texts[i]);

  keep_layout (self);
  alea_print_dialog_rebuild (self);
}

static GtkWidget *
add_per_page (GtkWidget *form)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) labels = NULL;

  for (guint i = 0; alea_print_numbers[i] != 0; i++)
    {
      g_autofree char *label = g_strdup_printf ("%d", alea_print_numbers[i]);

      g_strv_builder_add (builder, label);
    }

  labels = g_strv_builder_end (builder);
  return alea_form_add_choice (form, _("Diagrams per pa_ge"), (const char *const *) labels, 0);
}

static GtkWidget *
add_theme (AleaPrintDialog *self,
           GtkWidget       *form)
{
  const char *labels[ALEA_N_PRINT_THEMES + 1] = { NULL };

  for (guint i = 0; i < ALEA_N_PRINT_THEMES; i++)
    labels[i] = alea_words_translate (alea_print_themes[i].title);

  return alea_form_add_choice (form, _("_Board"), labels, self->layout.theme);
}

static void
add_words (AleaPrintDialog *self,
           GtkWidget       *form)
{
  static const char *const labels[ALEA_DIAGRAM_N_TEXTS] = {
    [ALEA_DIAGRAM_NUMBER] = N_("N_umbers"),
    [ALEA_DIAGRAM_CAPTION] = N_("Captio_ns"),
    [ALEA_DIAGRAM_ROLLS] = N_("_Rolls"),
    [ALEA_DIAGRAM_RULES] = N_("_House rules"),
  };

  self->words = alea_form_new (G_CALLBACK (changed_cb), self);
  gtk_grid_set_row_spacing (GTK_GRID (self->words), 2);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (labels[i] != NULL)
      self->texts[i] = alea_form_add_check (self->words, _(labels[i]), self->layout.shows_text[i]);
  self->turn = alea_form_add_check (self->words, _("Side _to move"), self->layout.shows_turn);
  self->marks = alea_form_add_check (self->words, _("Mark _last moves"), self->layout.shows_marks);
  self->flipped = alea_form_add_check (self->words, _("Seen _from the other side"), self->layout.is_flipped);
  alea_form_add_whole (form, self->words);
}

GtkWidget *
alea_print_dialog_make_choices (AleaPrintDialog *self)
{
  const char *orientations[] = { _("Portrait"), _("Landscape"), NULL };
  const char *places[] = {
    _("Around the board"), _("At the edge"), _("Nowhere"), _("In every square"), NULL
  };
  GtkWidget *form = alea_form_new (G_CALLBACK (changed_cb), self);

  gtk_widget_set_margin_top (form, ALEA_FORM_SPACING);
  alea_form_add_heading (form, C_("what is printed on", "Paper"));
  self->paper = alea_form_add_choice (form, _("Si_ze"), alea_print_papers, self->layout.paper);
  self->orientation = alea_form_add_choice (form, _("_Orientation"), orientations, self->layout.is_turned);
  self->margin = alea_form_add_number (form, _("Margins in _mm"), 0, MAX_MARGIN, self->layout.margin);
  self->heading = alea_form_add_heading (form, _("Diagrams"));
  self->per_page = add_per_page (form);
  self->theme = add_theme (self, form);
  self->coordinates = alea_form_add_choice (form, _("Coord_inates"), places, self->layout.coordinates);
  add_words (self, form);
  return form;
}

static guint
find_per_page (int per_page)
{
  guint i = 0;

  while (alea_print_numbers[i] != per_page)
    i++;

  return i;
}

void
alea_print_dialog_show_choices (AleaPrintDialog *self)
{
  const AleaPrintUses uses = alea_print_kind_get_uses (self->kind);
  const int own = alea_print_kind_get_per_page (self->kind);

  self->is_loading = TRUE;
  self->layout.per_page = own != 0 ? own : self->usual_per_page;
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->per_page), find_per_page (self->layout.per_page));
  self->is_loading = FALSE;

  gtk_widget_set_visible (self->heading, uses != ALEA_PRINT_USES_NOTHING);
  alea_form_set_visible (self->per_page, (uses & ALEA_PRINT_USES_SIZE) != 0);
  alea_form_set_visible (self->theme, (uses & ALEA_PRINT_USES_COLOURS) != 0);
  alea_form_set_visible (self->coordinates, (uses & ALEA_PRINT_USES_COLOURS) != 0);
  for (guint i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
    if (self->texts[i] != NULL)
      gtk_widget_set_visible (self->texts[i], alea_print_kind_has_text (self->kind, (AleaDiagramText) i));
  gtk_widget_set_visible (self->words, (uses & ALEA_PRINT_USES_WORDS) != 0);
}
