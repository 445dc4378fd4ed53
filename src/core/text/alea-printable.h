/* alea-printable.h: text from outside, so that it can be read and shown
 *
 * Names, comments and paths of files may have control characters, which steer a
 * terminal, and characters that turn the direction of what follows or cannot be
 * seen, which make a text look like another one.  Wherever such a text is shown
 * it goes through here.  Some editors put a mark before it, which means nothing.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <stddef.h>

/* Writes @text, which may be anything, as UTF-8 on one line: line ends and tabs
 * are blanks, and each character that would not be seen, or is no UTF-8, is a
 * replacement character.  Joiners stay in the scripts that need them.
 *
 * @out gets at most @size bytes, whole letters and always the end; @size may be
 * 0.  Returns how long the whole is, in bytes without its end. */
size_t alea_printable (const char *text,
                       char       *out,
                       size_t      size);

/* How many bytes at the beginning of a text are the mark that UTF-8 may begin
 * with: 3 or 0. */
size_t alea_measure_mark (const void *bytes,
                          size_t      n_bytes);
