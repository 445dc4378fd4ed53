/* alea-print-preview.c: the pages as they come, and what is said of them
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-dialog-private.h"

#include "alea-page-preview.h"
#include "alea-pages.h"

#include <glib/gi18n.h>

/* Until the preview follows, so that it does not follow every key. */
#define REBUILD_DELAY 120

void
alea_print_dialog_say (AleaPrintDialog *self,
                       const char      *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->status), sentence);
  gtk_widget_set_visible (self->status, *sentence != '\0');
}

AleaPages *
alea_print_dialog_make_pages (AleaPrintDialog       *self,
                              const AleaPrintLayout *layout)
{
  g_autoptr(GError) error = NULL;
  AleaPages *pages = alea_print_kind_make_pages (self->kind, layout, &error);

  if (pages == NULL)
    alea_print_dialog_say (self, error->message);

  return pages;
}

static void
rebuild_now (AleaPrintDialog *self)
{
  AleaPages *pages;

  alea_print_dialog_say (self, "");
  pages = alea_print_dialog_make_pages (self, &self->layout);
  alea_page_preview_set_pages (ALEA_PAGE_PREVIEW (self->preview), pages);
  g_clear_pointer (&self->pages, alea_pages_free);
  self->pages = pages;
  gtk_widget_set_sensitive (self->actions, pages != NULL);
}

static gboolean
rebuild_cb (gpointer data)
{
  AleaPrintDialog *self = data;

  self->rebuild_timeout = 0;
  rebuild_now (self);
  return G_SOURCE_REMOVE;
}

void
alea_print_dialog_rebuild (AleaPrintDialog *self)
{
  g_clear_handle_id (&self->rebuild_timeout, g_source_remove);
  self->rebuild_timeout = g_timeout_add (REBUILD_DELAY, rebuild_cb, self);
}

gboolean
alea_print_dialog_settle (AleaPrintDialog *self)
{
  if (self->rebuild_timeout != 0)
    {
      g_clear_handle_id (&self->rebuild_timeout, g_source_remove);
      rebuild_now (self);
    }

  return self->pages != NULL;
}

void
alea_print_dialog_show_foot (AleaPrintDialog *self,
                             const char      *page)
{
  gtk_stack_set_visible_child_name (GTK_STACK (self->foot), page);
  alea_pages_show_one (GTK_STACK (self->foot), _("Print"));
}
