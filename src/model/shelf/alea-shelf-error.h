/* alea-shelf-error.h: what can be the matter with the shelf
 *
 * Every message is a whole sentence for the user.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ALEA_SHELF_ERROR (alea_shelf_error_quark ())

typedef enum
{
  ALEA_SHELF_ERROR_FULL,        /* no room on the disk */
  ALEA_SHELF_ERROR_READ_ONLY,   /* the folder or the file may not be written */
  ALEA_SHELF_ERROR_BUSY,        /* another program does not let go */
  ALEA_SHELF_ERROR_DAMAGED,     /* the file holds something else than games */
  ALEA_SHELF_ERROR_NEWER,       /* a newer version of the program has written it */
  ALEA_SHELF_ERROR_IN_USE,      /* the game is open elsewhere */
  ALEA_SHELF_ERROR_NOT_FOUND,   /* the game is not there */
  ALEA_SHELF_ERROR_CLOSED,      /* the shelf was closed before it could be written */
  ALEA_SHELF_ERROR_FAILED,      /* anything else, which the message says */
} AleaShelfError;

GQuark alea_shelf_error_quark (void);

G_END_DECLS
