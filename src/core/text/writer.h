/* writer.h: a line that grows in a buffer
 *
 * Private to the core.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>
#include <stdio.h>

/* The buffer is large enough for all that is put there, by contract; what
 * would not fit is left out.  Once anything was put there it is terminated. */
typedef struct
{
  char  *text;      /* not owned */
  size_t size;      /* of the buffer */
  size_t length;
} Writer;

static inline void
put (Writer *self,
     char    c)
{
  if (self->length + 1 < self->size)
    self->text[self->length++] = c;
  self->text[self->length] = '\0';
}

static inline void
put_string (Writer     *self,
            const char *text)
{
  while (*text != '\0')
    put (self, *text++);
}

static inline void
put_number (Writer  *self,
            unsigned number)
{
  char text[12];

  snprintf (text, sizeof text, "%u", number);
  put_string (self, text);
}
