/* command-picture.c: alea-cli diagram
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-diagram-file.h"
#include "alea-export.h"
#include "alea-fen.h"

#include <string.h>

#define MIN_SIZE     16
#define MAX_SIZE     ALEA_EXPORT_MAX_PIXELS
#define MAX_SCALE    8
#define DEFAULT_SIZE 480

typedef struct
{
  char    *board;
  char    *fen;
  char    *file;
  char    *output;
  char    *size;
  char    *scale;
  char    *caption;
  char    *title;
  char    *theme;
  char    *coordinates;
  gboolean is_flipped;
  gboolean is_transparent;
} Wishes;

static void
clear_wishes (Wishes *wishes)
{
  g_free (wishes->board);
  g_free (wishes->fen);
  g_free (wishes->file);
  g_free (wishes->output);
  g_free (wishes->size);
  g_free (wishes->scale);
  g_free (wishes->caption);
  g_free (wishes->title);
  g_free (wishes->theme);
  g_free (wishes->coordinates);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Wishes, clear_wishes)

/* --- the board ----------------------------------------------------------- */

static AleaDiagram *
make_board (const char *size)
{
  g_auto(GStrv) sides = g_strsplit (size, "x", -1);
  guint64 files, ranks;

  if (g_strv_length (sides) != 2
      || !g_ascii_string_to_unsigned (sides[0], 10, 1, ALEA_MAX_SIDE, &files, NULL)
      || !g_ascii_string_to_unsigned (sides[1], 10, 1, ALEA_MAX_SIDE, &ranks, NULL))
    {
      cli_fail ("--board: “%s” is no size from 1x1 to %dx%d", size, ALEA_MAX_SIDE, ALEA_MAX_SIDE);
      return NULL;
    }

  return alea_diagram_new ((int) files, (int) ranks);
}

static gboolean
fail_at_column (const char *fen,
                const char *at,
                const char *message)
{
  cli_fail_at ("--fen", (AleaPlace) { 1, (guint) g_utf8_strlen (fen, at - fen) + 1 }, message);
  return FALSE;
}

/* A placement and perhaps the side to move: there are no rules for the rest. */
static gboolean
read_free_fen (AleaDiagram *diagram,
               const char  *fen)
{
  g_autoptr(GError) error = NULL;
  const char *end;

  if (!alea_diagram_read_placement (diagram, fen, &end, &error))
    return fail_at_column (fen, end, error->message);

  end += strspn (end, " ");
  if (*end == '\0')
    return TRUE;

  if (strcmp (end, "w") != 0 && strcmp (end, "b") != 0)
    return fail_at_column (fen, end, "Behind the placement of a free board stands at most “w” or “b”.");

  diagram->turn_sign = *end == 'w' ? ALEA_TURN_SIGN_WHITE : ALEA_TURN_SIGN_BLACK;
  return TRUE;
}

static AleaDiagram *
make_free (const char *size,
           const char *fen)
{
  g_autoptr(AleaDiagram) diagram = make_board (size);

  if (diagram == NULL || (fen != NULL && !read_free_fen (diagram, fen)))
    return NULL;

  return g_steal_pointer (&diagram);
}

/* Any arrangement, also one that cannot be played. */
static AleaDiagram *
make_of_game (const char *id,
              const char *fen)
{
  const AleaRules *rules = cli_find_game (id);
  AleaFenError error = { 0 };
  AleaDiagram *diagram;
  AleaSetup setup;

  if (rules == NULL)
    return NULL;

  if (!alea_fen_read (fen != NULL ? fen : rules->start_fen, rules, &setup, &error))
    {
      char sentence[ALEA_TEXT_SIZE];

      alea_text_expand (&error.text, NULL, sentence, sizeof sentence);
      cli_fail_at ("--fen", (AleaPlace) { 1, (guint) error.column }, sentence);
      return NULL;
    }

  /* Who moves is worth saying where somebody asks about a position. */
  diagram = alea_diagram_new_from_setup (&setup);
  if (fen == NULL)
    diagram->turn_sign = ALEA_TURN_SIGN_NONE;
  return diagram;
}

static AleaDiagram *
make_of_file (const char *path)
{
  g_autoptr(GError) error = NULL;
  AleaDiagram *diagram = alea_diagram_load (path, &error);

  if (diagram == NULL)
    cli_fail ("%s", error->message);

  return diagram;
}

static AleaDiagram *
make_diagram (const Wishes *wishes,
              const char   *game)
{
  if ((game != NULL) + (wishes->board != NULL) + (wishes->file != NULL) != 1)
    {
      cli_fail ("diagram: it is either a game or --board or --file");
      return NULL;
    }

  if (wishes->file != NULL && wishes->fen != NULL)
    {
      cli_fail ("diagram: --file and --fen exclude each other");
      return NULL;
    }

  if (wishes->file != NULL)
    return make_of_file (wishes->file);

  return game != NULL ? make_of_game (game, wishes->fen) : make_free (wishes->board, wishes->fen);
}

/* --- how it looks -------------------------------------------------------- */

static gboolean
set_theme (AleaDiagram *diagram,
           const char  *id)
{
  const AleaTheme *theme = alea_theme_find (id);

  if (strcmp (theme->id, id) != 0)
    {
      cli_fail ("--theme: there is no theme “%s”", id);
      return FALSE;
    }

  diagram->theme = alea_theme_for_print (theme);
  return TRUE;
}

static gboolean
set_coordinates (AleaDiagram *diagram,
                 const char  *word)
{
  static const char *const words[] = {
    [ALEA_COORDINATES_OUTSIDE] = "outside",
    [ALEA_COORDINATES_INSIDE] = "inside",
    [ALEA_COORDINATES_NONE] = "none",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (word, words[i]) == 0)
      {
        diagram->coordinates = (AleaCoordinates) i;
        return TRUE;
      }

  cli_fail ("--coordinates: “%s” is none of outside, inside, none", word);
  return FALSE;
}

static gboolean
dress (AleaDiagram  *diagram,
       const Wishes *wishes)
{
  if ((wishes->theme != NULL && !set_theme (diagram, wishes->theme))
      || (wishes->coordinates != NULL && !set_coordinates (diagram, wishes->coordinates)))
    return FALSE;

  if (wishes->is_flipped)
    diagram->is_flipped = !diagram->is_flipped;
  if (wishes->caption != NULL)
    alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, wishes->caption);
  if (wishes->title != NULL)
    alea_diagram_set_text (diagram, ALEA_DIAGRAM_TITLE, wishes->title);
  return TRUE;
}

static gboolean
read_shape (const Wishes     *wishes,
            AleaPictureShape *shape)
{
  g_autoptr(GError) error = NULL;
  guint64 size = DEFAULT_SIZE, scale = 1;

  if (wishes->output == NULL)
    {
      cli_fail ("diagram: -o FILE is missing");
      return FALSE;
    }

  if (!alea_export_find_format (wishes->output, &shape->format, &error))
    {
      cli_fail ("%s", error->message);
      return FALSE;
    }

  if (!cli_read_number ("--size", wishes->size, MIN_SIZE, MAX_SIZE, &size)
      || !cli_read_number ("--scale", wishes->scale, 1, MAX_SCALE, &scale))
    return FALSE;

  shape->size = (double) size;
  shape->scale = (double) scale;
  shape->is_transparent = wishes->is_transparent;
  return TRUE;
}

CliStatus
command_diagram (int    argc,
                 char **argv)
{
  g_auto(Wishes) wishes = { 0 };
  const GOptionEntry entries[] = {
    { "board", 0, 0, G_OPTION_ARG_STRING, &wishes.board, NULL, NULL },
    { "fen", 0, 0, G_OPTION_ARG_STRING, &wishes.fen, NULL, NULL },
    { "file", 0, 0, G_OPTION_ARG_FILENAME, &wishes.file, NULL, NULL },
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &wishes.output, NULL, NULL },
    { "size", 0, 0, G_OPTION_ARG_STRING, &wishes.size, NULL, NULL },
    { "scale", 0, 0, G_OPTION_ARG_STRING, &wishes.scale, NULL, NULL },
    { "caption", 0, 0, G_OPTION_ARG_STRING, &wishes.caption, NULL, NULL },
    { "title", 0, 0, G_OPTION_ARG_STRING, &wishes.title, NULL, NULL },
    { "theme", 0, 0, G_OPTION_ARG_STRING, &wishes.theme, NULL, NULL },
    { "coordinates", 0, 0, G_OPTION_ARG_STRING, &wishes.coordinates, NULL, NULL },
    { "flip", 0, 0, G_OPTION_ARG_NONE, &wishes.is_flipped, NULL, NULL },
    { "transparent", 0, 0, G_OPTION_ARG_NONE, &wishes.is_transparent, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr(AleaDiagram) diagram = NULL;
  g_autoptr(GError) error = NULL;
  AleaPictureShape shape;

  if (!cli_parse (&argc, &argv, entries, "diagram", 0, 1)
      || !read_shape (&wishes, &shape)
      || (diagram = make_diagram (&wishes, argc > 1 ? argv[1] : NULL)) == NULL
      || !dress (diagram, &wishes))
    return CLI_BAD_INPUT;

  if (!alea_export_diagram (diagram, &shape, wishes.output, &error))
    return cli_fail ("%s", error->message);

  return CLI_GOOD;
}
