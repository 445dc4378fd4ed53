/* alea-diagram-reader.c: reads diagram files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-file.h"
#include "alea-diagram-line.h"
#include "alea-diagram-words.h"
#include "alea-printable.h"

#include <errno.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

typedef struct
{
  AleaDiagram *diagram;      /* NULL before its size is known */
  gboolean     has_version;
  gboolean     has_squares;  /* squares have been named: too late to name them otherwise */
  unsigned     seen;         /* keys that may come once, by their bit */
  AleaLine     line;
} Reader;

typedef struct
{
  const char *key;
  gboolean  (*read) (Reader *reader);
} Key;

static gboolean
read_square (Reader     *reader,
             AleaSquare *square)
{
  const char *word, *end = NULL;
  gsize length = alea_line_read_word (&reader->line, &word);

  *square = alea_geometry_parse (&reader->diagram->geometry, word, &end);
  if (*square == ALEA_NO_SQUARE || end != word + length)
    return alea_line_fail_at (&reader->line, word, _("This is not a square on the board."));

  reader->has_squares = TRUE;
  return TRUE;
}

/* --- the board ----------------------------------------------------------- */

static gboolean
read_version (Reader *reader)
{
  int version;

  reader->has_version = TRUE;
  return alea_line_read_number (&reader->line, 1, ALEA_DIAGRAM_VERSION, &version);
}

static gboolean
read_board (Reader *reader)
{
  const char *word;
  gsize length = alea_line_read_word (&reader->line, &word);
  g_autofree char *text = g_strndup (word, length);
  g_auto(GStrv) sides = g_strsplit (text, "x", -1);
  guint64 files, ranks;

  if (g_strv_length (sides) != 2
      || !g_ascii_string_to_unsigned (sides[0], 10, 1, ALEA_MAX_SIDE, &files, NULL)
      || !g_ascii_string_to_unsigned (sides[1], 10, 1, ALEA_MAX_SIDE, &ranks, NULL))
    return alea_line_fail_at (&reader->line, word, _("A board can be any size from 1x1 to 26x26."));

  reader->diagram = alea_diagram_new ((int) files, (int) ranks);
  return TRUE;
}

static gboolean
read_letters (Reader *reader)
{
  AleaDiagram *diagram = reader->diagram;
  const char *word;
  gsize length = alea_line_read_word (&reader->line, &word);
  g_autofree char *letters = g_strndup (word, length);

  if (reader->has_squares)
    return alea_line_fail_at (&reader->line, word, _("The letters must come before the first square."));
  if (length != diagram->geometry.files)
    return alea_line_fail_at (&reader->line, word, _("There must be one letter for each file."));

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (letters[i]) || strchr (letters + i + 1, letters[i]) != NULL)
      return alea_line_fail_at (&reader->line, word + i, _("Use lower-case letters, each only once."));

  alea_diagram_set_names (diagram, letters, diagram->geometry.first_rank);
  return TRUE;
}

static gboolean
read_first_rank (Reader *reader)
{
  AleaDiagram *diagram = reader->diagram;
  g_autofree char *letters = g_strdup (diagram->letters);
  int first;

  if (reader->has_squares)
    return alea_line_fail (&reader->line, _("The first rank must come before the first square."));
  if (!alea_line_read_number (&reader->line, 0, 100 - diagram->geometry.ranks, &first))
    return FALSE;

  alea_diagram_set_names (diagram, letters, first);
  return TRUE;
}

static gboolean
read_placement (Reader *reader)
{
  alea_line_skip_blanks (&reader->line);
  return alea_diagram_read_placement (reader->diagram, reader->line.p, &reader->line.p, reader->line.error);
}

static gboolean
read_terrace (Reader *reader)
{
  int number;

  if (!alea_line_read_number (&reader->line, 1, 9, &number))
    return FALSE;

  do
    {
      AleaSquare square;

      if (!read_square (reader, &square))
        return FALSE;
      alea_diagram_set_plan (reader->diagram, square, (char) ('0' + number));
      alea_line_skip_blanks (&reader->line);
    }
  while (*reader->line.p != '\0');

  return TRUE;
}

static gboolean
read_labels (Reader *reader,
             guint   n,
             GStrv  *labels)
{
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();

  for (guint i = 0; i < n; i++)
    {
      const char *word;
      gsize length = alea_line_read_word (&reader->line, &word);
      g_autofree char *label = g_strndup (word, length);

      if (length == 0)
        return alea_line_fail (&reader->line, _("There are too few labels."));
      if (g_utf8_strlen (label, -1) > ALEA_DIAGRAM_MAX_LABEL)
        return alea_line_fail_at (&reader->line, word, _("This text is too long."));
      g_strv_builder_add (builder, label);
    }

  *labels = g_strv_builder_end (builder);
  return TRUE;
}

static gboolean
read_file_labels (Reader *reader)
{
  return read_labels (reader, reader->diagram->geometry.files, &reader->diagram->file_labels);
}

static gboolean
read_rank_labels (Reader *reader)
{
  return read_labels (reader, reader->diagram->geometry.ranks, &reader->diagram->rank_labels);
}

/* --- how it is shown ----------------------------------------------------- */

static const char *const colour_words[] = { "white", "black", NULL };

static gboolean
read_side_to_move (Reader *reader)
{
  int colour;

  if (!alea_line_read_choice (&reader->line, colour_words, &colour))
    return FALSE;

  reader->diagram->turn_sign = colour == ALEA_WHITE ? ALEA_TURN_SIGN_WHITE : ALEA_TURN_SIGN_BLACK;
  return TRUE;
}

static gboolean
read_orientation (Reader *reader)
{
  int colour;

  if (!alea_line_read_choice (&reader->line, colour_words, &colour))
    return FALSE;

  reader->diagram->is_flipped = colour == ALEA_BLACK;
  return TRUE;
}

static gboolean
read_coordinates (Reader *reader)
{
  int coordinates;

  if (!alea_line_read_choice (&reader->line, alea_diagram_coordinate_words, &coordinates))
    return FALSE;

  reader->diagram->coordinates = (AleaCoordinates) coordinates;
  return TRUE;
}

static gboolean
read_theme (Reader *reader)
{
  const char *word;
  gsize length = alea_line_read_word (&reader->line, &word);
  g_autofree char *id = g_strndup (word, length);
  const AleaTheme *theme = alea_theme_find (id);

  if (strcmp (theme->id, id) != 0)
    return alea_line_fail_at (&reader->line, word, _("There is no such theme."));

  reader->diagram->theme = alea_theme_for_print (theme);
  return TRUE;
}

/* --- on the board -------------------------------------------------------- */

static gboolean
read_mark (Reader *reader)
{
  AleaDiagramMark mark;
  int choice;

  if (!alea_line_read_choice (&reader->line, alea_diagram_mark_words, &choice) || !read_square (reader, &mark.square))
    return FALSE;
  if (reader->diagram->marks->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return alea_line_fail (&reader->line, _("There are too many marks."));

  mark.mark = (AleaMark) choice;
  g_array_append_val (reader->diagram->marks, mark);
  return TRUE;
}

static gboolean
read_label_text (Reader      *reader,
                 AleaDrawing *drawing)
{
  g_autofree char *text = alea_line_read_text (&reader->line, ALEA_DRAWING_MAX_TEXT);

  if (text == NULL)
    return FALSE;
  if (*text == '\0')
    return alea_line_fail (&reader->line, _("A label must have some text."));

  g_strlcpy (drawing->text, text, sizeof drawing->text);
  return TRUE;
}

static gboolean
read_drawing (Reader          *reader,
              AleaDrawingType  type)
{
  AleaDrawing drawing = { .type = type };

  if (!read_square (reader, &drawing.square))
    return FALSE;
  if (type == ALEA_DRAWING_ARROW && !read_square (reader, &drawing.to))
    return FALSE;
  if (type == ALEA_DRAWING_ARROW && drawing.to == drawing.square)
    return alea_line_fail (&reader->line, _("An arrow must point to another square."));
  if (!alea_line_read_colour (&reader->line, &drawing.colour))
    return FALSE;
  if (type == ALEA_DRAWING_LABEL && !read_label_text (reader, &drawing))
    return FALSE;
  if (reader->diagram->drawings->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return alea_line_fail (&reader->line, _("There are too many drawings."));

  g_array_append_val (reader->diagram->drawings, drawing);
  return TRUE;
}

/* --- lines --------------------------------------------------------------- */

/* Keys that come once; the first two begin the file. */
static const Key keys[] = {
  { "alea-diagram", read_version },
  { "board", read_board },
  { "letters", read_letters },
  { "first-rank", read_first_rank },
  { "placement", read_placement },
  { "file-labels", read_file_labels },
  { "rank-labels", read_rank_labels },
  { "side-to-move", read_side_to_move },
  { "orientation", read_orientation },
  { "coordinates", read_coordinates },
  { "theme", read_theme },
};

static gboolean
read_value_of_text (Reader          *reader,
                    AleaDiagramText  which)
{
  g_autofree char *text = alea_line_read_text (&reader->line, ALEA_DIAGRAM_MAX_TEXT);

  if (text == NULL)
    return FALSE;

  alea_diagram_set_text (reader->diagram, which, text);
  return TRUE;
}

/* Remembers that key number @bit has come; FALSE when it had already. */
static gboolean
see_once (Reader     *reader,
          guint       bit,
          const char *key)
{
  if (reader->seen & (1u << bit))
    return alea_line_fail_at (&reader->line, key, _("This entry appears twice."));

  reader->seen |= 1u << bit;
  return TRUE;
}

/* What lies behind @key, once the board is known. */
static gboolean
read_value (Reader     *reader,
            const char *key,
            gsize       length)
{
  int which;

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (strlen (keys[i].key) == length && strncmp (keys[i].key, key, length) == 0)
      return see_once (reader, i, key) && keys[i].read (reader) && alea_line_read_end (&reader->line);

  which = alea_diagram_find_word (alea_diagram_text_words, key, length);
  if (which >= 0)
    return see_once (reader, (guint) (G_N_ELEMENTS (keys) + (gsize) which), key)
           && read_value_of_text (reader, (AleaDiagramText) which);

  which = alea_diagram_find_word (alea_diagram_drawing_words, key, length);
  if (which >= 0)
    return read_drawing (reader, (AleaDrawingType) which) && alea_line_read_end (&reader->line);

  if (length == strlen ("mark") && strncmp (key, "mark", length) == 0)
    return read_mark (reader) && alea_line_read_end (&reader->line);
  if (length == strlen ("terrace") && strncmp (key, "terrace", length) == 0)
    return read_terrace (reader) && alea_line_read_end (&reader->line);

  return alea_line_fail_at (&reader->line, key, _("There is no such key."));
}

static gboolean
read_line (Reader *reader)
{
  const char *key;
  gsize length;

  reader->line.p = reader->line.text;
  alea_line_skip_blanks (&reader->line);
  if (*reader->line.p == '\0' || *reader->line.p == '#')
    return TRUE;

  key = reader->line.p;
  length = strcspn (key, ": \t");
  reader->line.p += length;
  alea_line_skip_blanks (&reader->line);
  if (*reader->line.p != ':')
    return alea_line_fail (&reader->line, _("Each line must consist of a key, a colon and a value."));
  reader->line.p++;

  if (!reader->has_version && (length != strlen (keys[0].key) || strncmp (key, keys[0].key, length) != 0))
    return alea_line_fail_at (&reader->line, key,
                              _("This is not a diagram: it does not begin with “alea-diagram: 1”."));
  if (reader->has_version && reader->diagram == NULL
      && (length != strlen (keys[1].key) || strncmp (key, keys[1].key, length) != 0))
    return alea_line_fail_at (&reader->line, key, _("The size of the board must come first: “board: 8x8”."));

  return read_value (reader, key, length);
}

/* Control characters have no business in a line; tabulators are blanks. */
static const char *
find_control (const char *line)
{
  for (const char *p = line; *p != '\0'; p = g_utf8_next_char (p))
    if (g_unichar_iscntrl (g_utf8_get_char (p)) && *p != '\t')
      return p;

  return NULL;
}

static gboolean
read_lines (Reader      *reader,
            char *const *lines)
{
  for (; lines[reader->line.number] != NULL; )
    {
      const char *control;

      reader->line.text = g_strchomp (lines[reader->line.number++]);
      control = find_control (reader->line.text);
      if (control != NULL)
        return alea_line_fail_at (&reader->line, control, _("This character is not allowed in text."));
      if (!read_line (reader))
        return FALSE;
    }

  reader->line.text = (char *) "";
  reader->line.p = reader->line.text;
  return reader->diagram != NULL || alea_line_fail (&reader->line, _("This is not a diagram: it has no board."));
}

/* Sets where something is wrong that is not in a line. */
static gboolean
check_text (const char  *text,
            gsize        length,
            GError     **error)
{
  AleaLine nowhere = { .error = error };

  if (length > ALEA_DIAGRAM_MAX_SIZE)
    return alea_line_fail (&nowhere, _("This file is too large for a diagram."));

  return g_utf8_validate (text, (gssize) length, NULL) || alea_line_fail (&nowhere, _("This is not a text file."));
}

AleaDiagram *
alea_diagram_read (const char  *text,
                   gsize        length,
                   guint       *line,
                   guint       *column,
                   GError     **error)
{
  g_autofree char *copy = NULL;
  g_auto(GStrv) lines = NULL;
  Reader reader = { .line.error = error };

  *line = 1;
  *column = 1;
  if (!check_text (text, length, error))
    return NULL;

  copy = g_strndup (text, length);
  lines = g_strsplit (copy + alea_measure_mark (copy, length), "\n", -1);
  if (read_lines (&reader, lines))
    return reader.diagram;

  *line = MAX (reader.line.number, 1);
  *column = (guint) g_utf8_strlen (reader.line.text, reader.line.p - reader.line.text) + 1;
  g_clear_pointer (&reader.diagram, alea_diagram_free);
  return NULL;
}

/* No more of the file than shows that it is too large. */
static char *
load_text (const char  *path,
           gsize       *length,
           GError     **error)
{
  g_autofree char *text = g_malloc (ALEA_DIAGRAM_MAX_SIZE + 1);
  FILE *file = fopen (path, "rb");

  *length = file != NULL ? fread (text, 1, ALEA_DIAGRAM_MAX_SIZE + 1, file) : 0;
  if (file == NULL || ferror (file))
    {
      g_set_error (error, G_IO_ERROR, (int) g_io_error_from_errno (errno), "%s: %s", path, g_strerror (errno));
      g_clear_pointer (&text, g_free);
    }
  if (file != NULL)
    fclose (file);

  return g_steal_pointer (&text);
}

AleaDiagram *
alea_diagram_load (const char  *path,
                   GError     **error)
{
  g_autoptr(GError) local_error = NULL;
  g_autofree char *text = NULL;
  AleaDiagram *diagram;
  guint line, column;
  gsize length;

  text = load_text (path, &length, error);
  if (text == NULL)
    return NULL;

  diagram = alea_diagram_read (text, length, &line, &column, &local_error);
  if (diagram == NULL)
    g_set_error (error, ALEA_DIAGRAM_ERROR, ALEA_DIAGRAM_ERROR_FILE, "%s:%u:%u: %s", path, line, column,
                 local_error->message);
  return diagram;
}
