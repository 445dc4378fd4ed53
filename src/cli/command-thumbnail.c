/* command-thumbnail.c: alea-cli thumbnail
 *
 * A file manager asks for a picture of every file in a folder, whoever has put
 * them there: no more is read than a game takes, and from nothing but files.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-diagram-file.h"
#include "alea-diagram-rules.h"
#include "alea-export.h"
#include "alea-pgn-reader.h"

#define MIN_SIZE     16
#define MAX_SIZE     2048
#define DEFAULT_SIZE 256

/* Of a file of games: the first game is there, or it is none. */
#define MAX_READ (256 * 1024)

/* On a screen: without hatching. */
#define GAME_THEME "walnut"

/* The first line of a diagram. */
#define DIAGRAM_HEAD "alea-diagram:"

/* NULL after an error has been printed. */
static char *
read_beginning (const char *path,
                gsize      *length)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autoptr(GFileInputStream) stream = NULL;
  g_autofree char *text = g_malloc (MAX_READ + 1);
  g_autoptr(GError) error = NULL;

  /* A pipe would be waited for, a device never end. */
  if (g_file_query_file_type (file, G_FILE_QUERY_INFO_NONE, NULL) == G_FILE_TYPE_SPECIAL)
    {
      cli_fail ("%s: this is not a regular file", path);
      return NULL;
    }

  stream = g_file_read (file, NULL, &error);
  if (stream == NULL
      || !g_input_stream_read_all (G_INPUT_STREAM (stream), text, MAX_READ, length, NULL, &error))
    {
      cli_fail_file (path, error);
      return NULL;
    }

  text[*length] = '\0';
  return g_steal_pointer (&text);
}

static AleaDiagram *
take_diagram (const char *path,
              const char *text,
              gsize       length)
{
  g_autoptr(GError) error = NULL;
  AleaPlace place;
  AleaDiagram *diagram = alea_diagram_read (text, length, &place.line, &place.column, &error);

  if (diagram == NULL)
    cli_fail_at (path, place, error->message);
  return diagram;
}

/* Where the first game ended, or where it begins when nothing was played. */
static AleaDiagram *
take_game (const char *path,
           const char *text,
           gsize       length)
{
  g_autoptr(AleaPgnReader) reader = alea_pgn_reader_new_for_text (text, length);
  g_autoptr(AleaPgnGame) game = NULL;
  g_autoptr(GError) error = NULL;
  AleaDiagram *diagram;
  AleaState state;

  if (!alea_pgn_reader_next (reader, &game, NULL, &error))
    cli_fail_file (path, error);
  else if (game == NULL)
    cli_fail ("%s: there is no game in this file", path);
  else if (game->is_bad)
    {
      char sentence[ALEA_TEXT_SIZE];

      cli_fail_at (path, game->fault_place, alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
    }
  else if (!alea_record_replay (game->record, game->record->events->len, &state, &error))
    cli_fail ("%s: %s", path, error->message);
  else
    {
      diagram = alea_diagram_new_from_state (&state);
      diagram->theme = alea_theme_for_print (alea_theme_find (GAME_THEME));
      return diagram;
    }

  return NULL;
}

/* NULL after an error has been printed. */
static AleaDiagram *
make_diagram (const char *path)
{
  gsize length;
  g_autofree char *text = read_beginning (path, &length);
  AleaDiagram *diagram;

  if (text == NULL)
    return NULL;

  diagram = g_str_has_suffix (path, ALEA_DIAGRAM_SUFFIX) || g_str_has_prefix (text, DIAGRAM_HEAD)
    ? take_diagram (path, text, length)
    : take_game (path, text, length);

  /* What cannot be read at this size is left out. */
  if (diagram != NULL)
    {
      diagram->coordinates = ALEA_COORDINATES_NONE;
      diagram->turn_sign = ALEA_TURN_SIGN_NONE;
      for (int i = 0; i < ALEA_DIAGRAM_N_TEXTS; i++)
        alea_diagram_set_text (diagram, (AleaDiagramText) i, NULL);
    }
  return diagram;
}

CliStatus
command_thumbnail (int    argc,
                   char **argv)
{
  g_autofree char *output = NULL, *size_text = NULL;
  const GOptionEntry entries[] = {
    { "output", 'o', 0, G_OPTION_ARG_FILENAME, &output, NULL, NULL },
    { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  AleaPictureShape shape = { .format = ALEA_PICTURE_PNG, .scale = 1, .is_transparent = TRUE };
  guint64 size = DEFAULT_SIZE;
  g_autoptr(AleaDiagram) diagram = NULL;
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(GError) error = NULL;

  if (!cli_parse (&argc, &argv, entries, "thumbnail", 1, 1)
      || !cli_read_number ("--size", size_text, MIN_SIZE, MAX_SIZE, &size))
    return CLI_BAD_INPUT;
  if (output == NULL)
    return cli_fail ("thumbnail: -o FILE is missing");

  diagram = make_diagram (argv[1]);
  if (diagram == NULL)
    return CLI_BAD_INPUT;

  shape.size = (double) size;
  bytes = alea_export_render (diagram, &shape, &error);
  if (bytes == NULL || !alea_export_write (bytes, output, &error))
    return cli_fail ("%s", error->message);

  return CLI_GOOD;
}
