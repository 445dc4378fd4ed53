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
      cli_fail ("--board: “%s” is not a size from 1x1 to %dx%d", size, ALEA_MAX_SIDE, ALEA_MAX_SIDE);
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

static gboolean
is_side (const AleaDiagram *diagram,
         const char        *field)
{
  return g_str_equal (field, "w") || g_str_equal (field, "b");
}

/* Letters of wings or of files, none twice. */
static gboolean
is_castling (const AleaDiagram *diagram,
             const char        *field)
{
  for (const char *p = field; *p != '\0'; p++)
    if ((strchr ("KQkq", *p) == NULL
         && (!g_ascii_isalpha (*p) || g_ascii_tolower (*p) - 'a' >= diagram->geometry.files))
        || strchr (p + 1, *p) != NULL)
      return FALSE;

  return TRUE;
}

/* One square or several, whatever their names: "e3", "a3c3", "w10". */
static gboolean
is_en_passant (const AleaDiagram *diagram,
               const char        *field)
{
  while (*field != '\0')
    {
      gsize n_digits = g_ascii_islower (*field) ? strspn (field + 1, "0123456789") : 0;

      if (n_digits < 1 || n_digits > 2)
        return FALSE;
      field += 1 + n_digits;
    }

  return TRUE;
}

static gboolean
is_number (const AleaDiagram *diagram,
           const char        *field)
{
  return field[strspn (field, "0123456789")] == '\0';
}

static gboolean
is_token (const AleaDiagram *diagram,
          const char        *field)
{
  gsize n_letters = strspn (field, "abcdefghijklmnopqrstuvwxyz");

  return n_letters > 0 && field[n_letters] == '=' && field[n_letters + 1] != '\0';
}

/* What stands behind the placement, in order; tokens as many as there are. */
static const struct
{
  gboolean  (*is_good) (const AleaDiagram *diagram,
                        const char        *field);
  gboolean    may_lack;   /* "-" */
  const char *sentence;
} fields[] = {
  { is_side, FALSE, "Side to move: this must be “w” or “b”." },
  { is_castling, TRUE, "Castling rights: these must be letters of “KQkq” or of files, or “-”." },
  { is_en_passant, TRUE, "En passant: this must be a square or “-”." },
  { is_number, TRUE, "Half-move clock: this must be a number or “-”." },
  { is_number, TRUE, "Move number: this must be a number or “-”." },
  { is_token, FALSE, "Only words like “dice=3-4” may follow the move number." },
};

/* A placement, perhaps the side to move, and what else a FEN may have: without
 * rules that means nothing, but it must be a FEN. */
static gboolean
read_free_fen (AleaDiagram *diagram,
               const char  *fen)
{
  g_autoptr(GError) error = NULL;
  const char *end;

  if (!alea_diagram_read_placement (diagram, fen, &end, &error))
    return fail_at_column (fen, end, error->message);

  end += strspn (end, " ");
  for (guint i = 0; *end != '\0'; i = MIN (i + 1, G_N_ELEMENTS (fields) - 1))
    {
      g_autofree char *field = g_strndup (end, strcspn (end, " "));

      if (!(fields[i].may_lack && g_str_equal (field, "-")) && !fields[i].is_good (diagram, field))
        return fail_at_column (fen, end, fields[i].sentence);
      if (i == 0)
        diagram->turn_sign = *field == 'w' ? ALEA_TURN_SIGN_WHITE : ALEA_TURN_SIGN_BLACK;

      end += strlen (field);
      end += strspn (end, " ");
    }

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
  AleaFenError error;
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
    cli_fail_file (path, error);

  return diagram;
}

static AleaDiagram *
make_diagram (const Wishes *wishes,
              const char   *game)
{
  if ((game != NULL) + (wishes->board != NULL) + (wishes->file != NULL) != 1)
    {
      cli_fail ("diagram: give either a game or --board or --file");
      return NULL;
    }

  if (wishes->file != NULL && wishes->fen != NULL)
    {
      cli_fail ("diagram: --file and --fen cannot be used together");
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
    return cli_refuse ("--theme: there is no theme “%s”", id);

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
    [ALEA_COORDINATES_EVERY] = "every",
  };

  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    if (strcmp (word, words[i]) == 0)
      {
        diagram->coordinates = (AleaCoordinates) i;
        return TRUE;
      }

  return cli_refuse ("--coordinates: “%s” is not one of outside, inside, none, every", word);
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
    return cli_refuse ("diagram: -o FILE is missing");

  if (!alea_export_find_format (wishes->output, &shape->format, &error))
    return cli_refuse ("%s", error->message);

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
  Wishes wishes = { 0 };
  const GOptionEntry entries[] = {
    { "board", 0, 0, G_OPTION_ARG_STRING, &wishes.board, NULL, NULL },
    { "fen", 0, 0, G_OPTION_ARG_FILENAME, &wishes.fen, NULL, NULL },
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
  G_GNUC_UNUSED g_auto(CliValues) values = entries;
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
