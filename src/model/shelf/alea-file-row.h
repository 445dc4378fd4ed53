/* alea-file-row.h: one game of a file, as a row of a list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

#define ALEA_TYPE_FILE_ROW (alea_file_row_get_type ())

G_DECLARE_FINAL_TYPE (AleaFileRow, alea_file_row, ALEA, FILE_ROW, GObject)

/* The texts are copied. */
AleaFileRow     *alea_file_row_new              (guint                 number,
                                                 gboolean              is_good,
                                                 const char           *players,
                                                 const char           *details,
                                                 const char           *result) G_GNUC_WARN_UNUSED_RESULT;

/* From 1, as the games stand in the file. */
guint            alea_file_row_get_number       (AleaFileRow          *self);

/* Whether it can be opened. */
gboolean         alea_file_row_get_is_good      (AleaFileRow          *self);

/* Sentences and names in the language of the user: "Anna – Ben"; event,
 * round, date, game and length; of a bad game where it breaks off and why;
 * "1-0".  (transfer none) */
const char      *alea_file_row_get_players      (AleaFileRow          *self);
const char      *alea_file_row_get_details      (AleaFileRow          *self);
const char      *alea_file_row_get_result       (AleaFileRow          *self);

G_END_DECLS
