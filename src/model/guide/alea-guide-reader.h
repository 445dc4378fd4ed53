/* alea-guide-reader.h: the lines of a guide file
 *
 * A guide file is UTF-8 text of entries "key: value"; a line that begins with
 * a blank goes on with the value of the line before.  Lines that begin with
 * '#' are comments.  data/guide/README.md says which entries there are.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ALEA_GUIDE_ERROR (alea_guide_error_quark ())

/* The message begins with file, line and column. */
typedef enum
{
  ALEA_GUIDE_ERROR_TEXT,     /* not text, or not entries */
  ALEA_GUIDE_ERROR_ENTRY,    /* an entry that is unknown, missing or impossible */
  ALEA_GUIDE_ERROR_GAME,     /* the file is about a game that we do not play */
  ALEA_GUIDE_ERROR_FILE,     /* there is no such file */
} AleaGuideError;

GQuark alea_guide_error_quark (void);

typedef struct _AleaGuideReader AleaGuideReader;

typedef struct
{
  const AleaGuideReader *reader;   /* whose it is */
  char                  *key;
  char                  *value;    /* never empty; lines are joined by single blanks */
  const char            *raw;      /* where the value begins in the text */
} AleaGuideEntry;

/* NULL where the text is none; @name is for errors. */
AleaGuideReader      *alea_guide_reader_new        (const char            *name,
                                                    GBytes                *bytes,
                                                    GError               **error);
void                  alea_guide_reader_free       (AleaGuideReader       *self);

/* The next entry; NULL at the end.  peek() leaves it to be read. */
const AleaGuideEntry *alea_guide_reader_peek       (const AleaGuideReader *self);
const AleaGuideEntry *alea_guide_reader_next       (AleaGuideReader       *self);

/* Takes the next entry if it has this key, else NULL. */
const AleaGuideEntry *alea_guide_reader_take       (AleaGuideReader       *self,
                                                    const char            *key);

/* Sets @error at the key, or at byte @offset of the value.  Both return FALSE. */
gboolean              alea_guide_reader_fail       (const AleaGuideEntry  *entry,
                                                    GError               **error,
                                                    const char            *format,
                                                    ...) G_GNUC_PRINTF (3, 4);
gboolean              alea_guide_reader_fail_at    (const AleaGuideEntry  *entry,
                                                    gsize                  offset,
                                                    GError               **error,
                                                    const char            *format,
                                                    ...) G_GNUC_PRINTF (4, 5);

/* The next entry, which must have this key. */
const AleaGuideEntry *alea_guide_reader_expect     (AleaGuideReader       *self,
                                                    const char            *key,
                                                    GError               **error);

/* Stores a copy of the value in *@string, which must still be NULL. */
gboolean              alea_guide_reader_store_once (const AleaGuideEntry  *entry,
                                                    char                 **string,
                                                    GError               **error);

/* Steps through the words of a value, which blanks part: sets *@offset to the
 * next word at or behind it and returns its length, 0 for no more. */
gsize                 alea_guide_next_word         (const char            *value,
                                                    gsize                 *offset);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaGuideReader, alea_guide_reader_free)

G_END_DECLS
