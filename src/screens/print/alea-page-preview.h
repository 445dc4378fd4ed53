/* alea-page-preview.h: a page of what will be printed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "alea-page.h"

G_BEGIN_DECLS

#define ALEA_TYPE_PAGE_PREVIEW (alea_page_preview_get_type ())

G_DECLARE_FINAL_TYPE (AleaPagePreview, alea_page_preview, ALEA, PAGE_PREVIEW, GtkWidget)

/* @pages are not owned and must stay until others, or NULL, take their place;
 * the page stays the one that is looked at, as far as there is one. */
void       alea_page_preview_set_pages (AleaPagePreview *self,
                                        AleaPages       *pages);

G_END_DECLS
