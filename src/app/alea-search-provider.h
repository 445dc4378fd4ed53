/* alea-search-provider.h: games and rules in the search of the desktop
 *
 * Answers org.gnome.Shell.SearchProvider2.  What is found is called "game:12", by
 * its id on the shelf, or "rule:J24".
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "alea-shelf.h"

G_BEGIN_DECLS

#define ALEA_FOUND_GAME "game:"
#define ALEA_FOUND_RULE "rule:"

typedef struct _AleaSearchProvider AleaSearchProvider;

/* The shelf, which need not be there before somebody searches.  (transfer none) */
typedef AleaShelf *(*AleaSearchShelf) (GApplication *application);

/* Answers at @path until it is freed.  To open what was found, or all games
 * for "", it activates the action "show-found" of @application. */
AleaSearchProvider *alea_search_provider_new  (GApplication        *application,
                                               GDBusConnection     *connection,
                                               const char          *path,
                                               AleaSearchShelf      get_shelf,
                                               GError             **error) G_GNUC_WARN_UNUSED_RESULT;
void                alea_search_provider_free (AleaSearchProvider  *self);

G_END_DECLS
