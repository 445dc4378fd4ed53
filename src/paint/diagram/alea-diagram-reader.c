/* alea-diagram-reader.c: reads diagram files
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-file.h"
#include "alea-diagram-words.h"

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
  char        *line;         /* the line that is read, terminated */
  const char  *p;            /* what is read next, or what is wrong */
  guint        number;       /* of the line, from 1 */
  GError     **error;
} Reader;

typedef struct
{
  const char *key;
  gboolean  (*read) (Reader *reader);
} Key;

static gboolean
fail (Reader     *reader,
      const char *message)
{
  g_set_error_literal (reader->error, ALEA_DIAGRAM_ERROR, ALEA_DIAGRAM_ERROR_FILE, message);
  return FALSE;
}

static gboolean
fail_at (Reader     *reader,
         const char *at,
         const char *message)
{
  reader->p = at;
  return fail (reader, message);
}

/* --- words --------------------------------------------------------------- */

static void
skip_blanks (Reader *reader)
{
  while (*reader->p == ' ' || *reader->p == '\t')
    reader->p++;
}

/* The next word and its length, 0 at the end of the line. */
static gsize
read_word (Reader      *reader,
           const char **word)
{
  skip_blanks (reader);
  *word = reader->p;
  while (*reader->p != '\0' && *reader->p != ' ' && *reader->p != '\t')
    reader->p++;

  return (gsize) (reader->p - *word);
}

static gboolean
read_end (Reader *reader)
{
  skip_blanks (reader);
  return *reader->p == '\0' || fail (reader, _("There is unexpected text at the end of the line."));
}

/* A word that is one of @words. */
static gboolean
read_choice (Reader            *reader,
             const char *const *words,
             int               *choice)
{
  const char *word;
  gsize length = read_word (reader, &word);

  *choice = alea_diagram_find_word (words, word, length);
  return *choice >= 0 || fail_at (reader, word, _("This word is not allowed here."));
}

static gboolean
read_number (Reader *reader,
             int     min,
             int     max,
             int    *number)
{
  const char *word;
  gsize length = read_word (reader, &word);
  g_autofree char *text = g_strndup (word, length);
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, (guint64) min, (guint64) max, &value, NULL))
    return fail_at (reader, word, _("This number is not allowed here."));

  *number = (int) value;
  return TRUE;
}

static gboolean
read_square (Reader     *reader,
             AleaSquare *square)
{
  const char *word, *end = NULL;
  gsize length = read_word (reader, &word);

  *square = alea_geometry_parse (&reader->diagram->geometry, word, &end);
  if (*square == ALEA_NO_SQUARE || end != word + length)
    return fail_at (reader, word, _("This is not a square on the board."));

  reader->has_squares = TRUE;
  return TRUE;
}

/* A colour, or nothing, or "-" for nothing. */
static gboolean
read_colour (Reader          *reader,
             AleaColourValue *colour)
{
  const char *word;
  gsize length = read_word (reader, &word);

  if (length == 0 || (length == 1 && *word == '-'))
    return TRUE;

  return alea_diagram_parse_colour (word, length, colour)
         || fail_at (reader, word, _("This is not a colour. Use a name, or a code such as #ffcc00."));
}

/* The rest of the line with its escapes undone; NULL after an error. */
static char *
read_text (Reader *reader,
           glong   max)
{
  g_autoptr(GString) text = g_string_new (NULL);

  skip_blanks (reader);
  for (; *reader->p != '\0'; reader->p++)
    {
      char c = *reader->p;

      if (c == '\\')
        {
          if (reader->p[1] != 'n' && reader->p[1] != '\\')
            {
              fail (reader, _("Use a backslash only in “\\n” and “\\\\”."));
              return NULL;
            }
          c = *++reader->p == 'n' ? '\n' : '\\';
        }
      g_string_append_c (text, c);
    }

  if (g_utf8_strlen (text->str, -1) > max)
    {
      fail (reader, _("This text is too long."));
      return NULL;
    }

  return g_strdup (text->str);
}

/* --- the board ----------------------------------------------------------- */

static gboolean
read_version (Reader *reader)
{
  int version;

  reader->has_version = TRUE;
  return read_number (reader, 1, ALEA_DIAGRAM_VERSION, &version);
}

static gboolean
read_board (Reader *reader)
{
  const char *word;
  gsize length = read_word (reader, &word);
  g_autofree char *text = g_strndup (word, length);
  g_auto(GStrv) sides = g_strsplit (text, "x", -1);
  guint64 files, ranks;

  if (g_strv_length (sides) != 2
      || !g_ascii_string_to_unsigned (sides[0], 10, 1, ALEA_MAX_SIDE, &files, NULL)
      || !g_ascii_string_to_unsigned (sides[1], 10, 1, ALEA_MAX_SIDE, &ranks, NULL))
    return fail_at (reader, word, _("A board can be any size from 1x1 to 26x26."));

  reader->diagram = alea_diagram_new ((int) files, (int) ranks);
  return TRUE;
}

static gboolean
read_letters (Reader *reader)
{
  AleaDiagram *diagram = reader->diagram;
  const char *word;
  gsize length = read_word (reader, &word);
  g_autofree char *letters = g_strndup (word, length);

  if (reader->has_squares)
    return fail_at (reader, word, _("The letters must come before the first square."));
  if (length != diagram->geometry.files)
    return fail_at (reader, word, _("There must be one letter for each file."));

  for (gsize i = 0; i < length; i++)
    if (!g_ascii_islower (letters[i]) || strchr (letters + i + 1, letters[i]) != NULL)
      return fail_at (reader, word + i, _("Use lower-case letters, each only once."));

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
    return fail (reader, _("The first rank must come before the first square."));
  if (!read_number (reader, 0, 100 - diagram->geometry.ranks, &first))
    return FALSE;

  alea_diagram_set_names (diagram, letters, first);
  return TRUE;
}

static gboolean
read_placement (Reader *reader)
{
  skip_blanks (reader);
  return alea_diagram_read_placement (reader->diagram, reader->p, &reader->p, reader->error);
}

static gboolean
read_terrace (Reader *reader)
{
  AleaDiagram *diagram = reader->diagram;
  int number;

  if (!read_number (reader, 1, 9, &number))
    return FALSE;

  do
    {
      AleaSquare square;

      if (!read_square (reader, &square))
        return FALSE;
      alea_diagram_set_plan (diagram, alea_geometry_file (&diagram->geometry, square),
                             alea_geometry_rank (&diagram->geometry, square), (char) ('0' + number));
      skip_blanks (reader);
    }
  while (*reader->p != '\0');

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
      gsize length = read_word (reader, &word);
      g_autofree char *label = g_strndup (word, length);

      if (length == 0)
        return fail (reader, _("There are too few labels."));
      if (g_utf8_strlen (label, -1) > ALEA_DIAGRAM_MAX_LABEL)
        return fail_at (reader, word, _("This text is too long."));
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

  if (!read_choice (reader, colour_words, &colour))
    return FALSE;

  reader->diagram->turn_sign = colour == ALEA_WHITE ? ALEA_TURN_SIGN_WHITE : ALEA_TURN_SIGN_BLACK;
  return TRUE;
}

static gboolean
read_orientation (Reader *reader)
{
  int colour;

  if (!read_choice (reader, colour_words, &colour))
    return FALSE;

  reader->diagram->is_flipped = colour == ALEA_BLACK;
  return TRUE;
}

static gboolean
read_coordinates (Reader *reader)
{
  int coordinates;

  if (!read_choice (reader, alea_diagram_coordinate_words, &coordinates))
    return FALSE;

  reader->diagram->coordinates = (AleaCoordinates) coordinates;
  return TRUE;
}

static gboolean
read_theme (Reader *reader)
{
  const char *word;
  gsize length = read_word (reader, &word);
  g_autofree char *id = g_strndup (word, length);
  const AleaTheme *theme = alea_theme_find (id);

  if (strcmp (theme->id, id) != 0)
    return fail_at (reader, word, _("There is no such theme."));

  reader->diagram->theme = alea_theme_for_print (theme);
  return TRUE;
}

/* --- on the board -------------------------------------------------------- */

static gboolean
read_mark (Reader *reader)
{
  AleaDiagramMark mark;
  int choice;

  if (!read_choice (reader, alea_diagram_mark_words, &choice) || !read_square (reader, &mark.square))
    return FALSE;
  if (reader->diagram->marks->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return fail (reader, _("There are too many marks."));

  mark.mark = (AleaMark) choice;
  g_array_append_val (reader->diagram->marks, mark);
  return TRUE;
}

static gboolean
read_label_text (Reader      *reader,
                 AleaDrawing *drawing)
{
  g_autofree char *text = read_text (reader, ALEA_DRAWING_MAX_TEXT);

  if (text == NULL)
    return FALSE;
  if (*text == '\0')
    return fail (reader, _("A label must have some text."));

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
    return fail (reader, _("An arrow must point to another square."));
  if (!read_colour (reader, &drawing.colour))
    return FALSE;
  if (type == ALEA_DRAWING_LABEL && !read_label_text (reader, &drawing))
    return FALSE;
  if (reader->diagram->drawings->len == ALEA_DIAGRAM_MAX_DRAWINGS)
    return fail (reader, _("There are too many drawings."));

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
  g_autofree char *text = read_text (reader, ALEA_DIAGRAM_MAX_TEXT);

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
    return fail_at (reader, key, _("This entry appears twice."));

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
      return see_once (reader, i, key) && keys[i].read (reader) && read_end (reader);

  which = alea_diagram_find_word (alea_diagram_text_words, key, length);
  if (which >= 0)
    return see_once (reader, (guint) (G_N_ELEMENTS (keys) + (gsize) which), key)
           && read_value_of_text (reader, (AleaDiagramText) which);

  which = alea_diagram_find_word (alea_diagram_drawing_words, key, length);
  if (which >= 0)
    return read_drawing (reader, (AleaDrawingType) which) && read_end (reader);

  if (length == strlen ("mark") && strncmp (key, "mark", length) == 0)
    return read_mark (reader) && read_end (reader);
  if (length == strlen ("terrace") && strncmp (key, "terrace", length) == 0)
    return read_terrace (reader) && read_end (reader);

  return fail_at (reader, key, _("There is no such key."));
}

static gboolean
read_line (Reader *reader)
{
  const char *key;
  gsize length;

  reader->p = reader->line;
  skip_blanks (reader);
  if (*reader->p == '\0' || *reader->p == '#')
    return TRUE;

  key = reader->p;
  length = strcspn (key, ": \t");
  reader->p += length;
  skip_blanks (reader);
  if (*reader->p != ':')
    return fail (reader, _("Each line must consist of a key, a colon and a value."));
  reader->p++;

  if (!reader->has_version && (length != strlen (keys[0].key) || strncmp (key, keys[0].key, length) != 0))
    return fail_at (reader, key, _("This is not a diagram: it does not begin with “alea-diagram: 1”."));
  if (reader->has_version && reader->diagram == NULL
      && (length != strlen (keys[1].key) || strncmp (key, keys[1].key, length) != 0))
    return fail_at (reader, key, _("The size of the board must come first: “board: 8x8”."));

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
  for (; lines[reader->number] != NULL; )
    {
      const char *control;

      reader->line = g_strchomp (lines[reader->number++]);
      control = find_control (reader->line);
      if (control != NULL)
        return fail_at (reader, control, _("This character is not allowed in text."));
      if (!read_line (reader))
        return FALSE;
    }

  reader->line = (char *) "";
  reader->p = reader->line;
  return reader->diagram != NULL || fail (reader, _("This is not a diagram: it has no board."));
}

/* Sets where something is wrong that is not in a line. */
static gboolean
check_text (const char  *text,
            gsize        length,
            GError     **error)
{
  Reader reader = { .error = error };

  if (length > ALEA_DIAGRAM_MAX_SIZE)
    return fail (&reader, _("This file is too large for a diagram."));

  return g_utf8_validate (text, (gssize) length, NULL) || fail (&reader, _("This is not text."));
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
  Reader reader = { .error = error };

  *line = 1;
  *column = 1;
  if (!check_text (text, length, error))
    return NULL;

  copy = g_strndup (text, length);
  lines = g_strsplit (copy, "\n", -1);
  if (read_lines (&reader, lines))
    return reader.diagram;

  *line = MAX (reader.number, 1);
  *column = (guint) g_utf8_strlen (reader.line, reader.p - reader.line) + 1;
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
