/* test-contrast.c: what is painted on a board can be told from what lies around it
 *
 * Every mark, piece, letter, arrow and die is painted as it is in a game, on each
 * tone of each board, by day and by night, and compared pixel by pixel with the
 * same place without it.  Words need a contrast of 4.5 to 1, other signs one of 3.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-chance-graph.h"
#include "alea-die-glyph.h"
#include "alea-die.h"
#include "alea-felt.h"
#include "alea-rules.h"
#include "alea-scene.h"
#include "contrast.h"

#define SQUARE      48
#define FLAT_SQUARE 96    /* whose letters are thicker than a pixel */
#define LIT_TERRACE 2

/* Of a thousand pixels of a square, how many must stand out: a ring of two pixels
 * or a dot, the outline of a piece, the strokes of a letter. */
#define MARK_PIXELS    15
#define HIDDEN_PIXELS  5     /* of a mark that a piece stands on */
#define PIECE_PIXELS   40
#define NUMBER_PIXELS  10
#define DIE_PIXELS     3     /* of its table: the pips or the number */
#define OUTLINE_PIXELS 80    /* of a die without a number */

typedef enum
{
  TONE_LIGHT,
  TONE_DARK,
  TONE_TERRACE_LIGHT,
  TONE_TERRACE_DARK,
  TONE_LIT_LIGHT,
  TONE_LIT_DARK,
  N_TONES,
} Tone;

static const char *const tone_names[N_TONES] = {
  "light", "dark", "light terrace", "dark terrace", "lit light terrace", "lit dark terrace",
};

/* A board of one theme, and the worst that was seen on it. */
typedef struct
{
  const AleaTheme *theme;
  const char      *time;
  cairo_surface_t *tones[N_TONES];    /* a square of each */
} Ground;

typedef struct
{
  double  ratio;
  char   *where;
} Worst;

/* --- what was seen -------------------------------------------------------- */

static void
note (Worst      *worst,
      double      ratio,
      double      least,
      const char *format,
      ...) G_GNUC_PRINTF (4, 5);

/* All faults are told, not the first alone. */
static void
note (Worst      *worst,
      double      ratio,
      double      least,
      const char *format,
      ...)
{
  va_list arguments;
  g_autofree char *where = NULL;

  va_start (arguments, format);
  where = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  if (ratio < least)
    {
      g_test_message ("%s: %.2f, where %.1f is needed", where, ratio, least);
      g_test_fail ();
    }
  if (worst->where == NULL || ratio < worst->ratio)
    {
      g_free (worst->where);
      worst->where = g_steal_pointer (&where);
      worst->ratio = ratio;
    }
}

static void
report (Worst      *worst,
        const char *what)
{
  g_test_message ("%s: %.2f at worst, %s", what, worst->ratio, worst->where);
  g_free (worst->where);
}

/* --- grounds -------------------------------------------------------------- */

/* Of a square of that side with its corner at (@x, @y). */
static cairo_surface_t *
copy (cairo_surface_t *from,
      double           x,
      double           y,
      int              side)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, side, side);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_surface (cr, from, -x, -y);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static Tone
get_tone (const AleaGeometry *geometry,
          AleaSquare          square)
{
  const int terrace = alea_geometry_get_terrace (geometry, square);
  const Tone first = terrace == 0 ? TONE_LIGHT : terrace == LIT_TERRACE ? TONE_LIT_LIGHT : TONE_TERRACE_LIGHT;

  return alea_geometry_is_light (geometry, square) ? first : first + 1;
}

/* A square of each tone, out of a whole board without letters. */
static void
ground_init (Ground          *self,
             const AleaTheme *theme,
             const char      *time)
{
  const AleaGeometry *geometry = alea_rules_find ("guardener")->geometry;
  cairo_surface_t *board;
  cairo_t *cr;
  double width, height;
  AleaLayout layout;

  *self = (Ground) { .theme = theme, .time = time };
  alea_layout_get_raised_size (geometry, ALEA_COORDINATES_NONE, &width, &height);
  width *= SQUARE;
  height *= SQUARE;
  alea_layout_init_raised (&layout, geometry, ALEA_COORDINATES_NONE, FALSE, width, height, 1);
  layout.lit_terraces = 1u << LIT_TERRACE;
  board = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  cr = cairo_create (board);
  alea_paint_board (cr, &layout, theme);
  cairo_destroy (cr);
  cairo_surface_flush (board);

  for (AleaSquare square = 0; square < geometry->files * geometry->ranks; square++)
    if (alea_geometry_has_square (geometry, square) && self->tones[get_tone (geometry, square)] == NULL)
      {
        double x, y;

        alea_layout_get_corner (&layout, alea_geometry_file (geometry, square), alea_geometry_rank (geometry, square),
                                &x, &y);
        self->tones[get_tone (geometry, square)] = copy (board, x, y, SQUARE);
      }
  for (Tone tone = 0; tone < N_TONES; tone++)
    g_assert_nonnull (self->tones[tone]);
  cairo_surface_destroy (board);
}

static void
ground_clear (Ground *self)
{
  for (Tone tone = 0; tone < N_TONES; tone++)
    cairo_surface_destroy (self->tones[tone]);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Ground, ground_clear)

/* On each board, by day and by night. */
static void
for_each_ground (void (*check) (const Ground *))
{
  guint n = 0;

  for (const AleaTheme *theme = alea_themes; theme->id != NULL; theme++)
    {
      const AleaTheme *night = alea_theme_at_night (theme);
      g_auto(Ground) by_day = { 0 };

      ground_init (&by_day, theme, "day");
      check (&by_day);
      n++;
      if (night != theme)
        {
          g_auto(Ground) by_night = { 0 };

          ground_init (&by_night, night, "night");
          check (&by_night);
        }
    }
  g_assert_cmpuint (n, ==, 8);
}

/* --- what lies on a square ------------------------------------------------- */

#define NOTHING ALEA_N_MARKS

static void
paint_mark (cairo_surface_t *surface,
            AleaMark         mark,
            const AleaTheme *theme)
{
  cairo_t *cr = cairo_create (surface);

  alea_mark_paint (mark, cr, theme, SQUARE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* Each is drawn once. */
static cairo_surface_t *
get_piece (AleaPiece piece)
{
  static cairo_surface_t *pieces[ALEA_N_PIECES];

  if (pieces[piece] == NULL)
    {
      cairo_t *cr;

      pieces[piece] = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SQUARE, SQUARE);
      cr = cairo_create (pieces[piece]);
      alea_piece_set_paint_raised (alea_piece_set_get_default (), cr, piece, SQUARE);
      cairo_destroy (cr);
    }

  return pieces[piece];
}

static void
paint_piece (cairo_surface_t *surface,
             AleaPiece        piece)
{
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_surface (cr, get_piece (piece), 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

/* In the order of the painter. */
static cairo_surface_t *
paint_square (const Ground *ground,
              Tone          tone,
              AleaMark      below,
              AleaPiece     piece,
              AleaMark      above)
{
  cairo_surface_t *surface = copy (ground->tones[tone], 0, 0, SQUARE);

  if (below != NOTHING)
    paint_mark (surface, below, ground->theme);
  if (piece != ALEA_NO_PIECE)
    paint_piece (surface, piece);
  if (above != NOTHING)
    paint_mark (surface, above, ground->theme);
  return surface;
}

/* --- the measure ------------------------------------------------------------ */

/* As it stands in the examples of WCAG. */
static void
test_measure (void)
{
  const AleaColourValue white = { 1, 1, 1, 1 }, black = { 0, 0, 0, 1 }, grey = { 0x76 / 255.0, 0x76 / 255.0, 0x76 / 255.0, 1 };

  g_assert_cmpfloat_with_epsilon (alea_colour_get_contrast (white, black), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (alea_colour_get_contrast (black, white), 21, 1e-9);
  g_assert_cmpfloat_with_epsilon (alea_colour_get_contrast (white, grey), 4.54, 0.005);
  g_assert_cmpfloat_with_epsilon (alea_colour_get_contrast (grey, grey), 1, 1e-9);
}

/* --- marks ------------------------------------------------------------------- */

static gboolean
is_last (AleaMark mark)
{
  return mark == ALEA_MARK_LAST_FROM || mark == ALEA_MARK_LAST_TO;
}

static double
see_mark (const Ground *ground,
          Tone          tone,
          AleaMark      mark,
          AleaMark      below,
          AleaPiece     piece)
{
  const gboolean is_above = alea_mark_is_above (mark);
  cairo_surface_t *before = paint_square (ground, tone, below, piece, NOTHING), *after;
  double seen;

  if (is_above)
    after = paint_square (ground, tone, below, piece, mark);
  else if (below == NOTHING)
    after = paint_square (ground, tone, mark, piece, NOTHING);
  else
    {
      after = paint_square (ground, tone, below, ALEA_NO_PIECE, mark);
      if (piece != ALEA_NO_PIECE)
        paint_piece (after, piece);
    }
  seen = contrast_reached (before, after, piece == ALEA_NO_PIECE || is_above ? MARK_PIXELS : HIDDEN_PIXELS);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return seen;
}

/* Where a piece may go, or will be placed, there is none, and a die lies on empty squares. */
static gboolean
may_have_piece (AleaMark mark)
{
  return mark != ALEA_MARK_STEP && mark != ALEA_MARK_FORBIDDEN && mark != ALEA_MARK_LATER
         && !(mark >= ALEA_MARK_FACE_1 && mark <= ALEA_MARK_FACE_6);
}

static void
check_marks (const Ground *ground)
{
  const AleaPiece pieces[] = { ALEA_NO_PIECE, alea_piece (ALEA_WHITE, ALEA_QUEEN), alea_piece (ALEA_BLACK, ALEA_QUEEN) };
  Worst worst = { 0 };

  for (AleaMark mark = 0; mark < ALEA_N_MARKS; mark++)
    for (Tone tone = 0; tone < N_TONES; tone++)
      for (guint i = 0; i < (may_have_piece (mark) ? G_N_ELEMENTS (pieces) : 1); i++)
        {
          note (&worst, see_mark (ground, tone, mark, NOTHING, pieces[i]), CONTRAST_OF_MARKS,
                "%s by %s, mark %u on %s, piece %u", ground->theme->id, ground->time, mark, tone_names[tone], i);
          if (!is_last (mark))
            note (&worst, see_mark (ground, tone, mark, ALEA_MARK_LAST_TO, pieces[i]), CONTRAST_OF_MARKS,
                  "%s by %s, mark %u on the last move on %s, piece %u", ground->theme->id, ground->time, mark,
                  tone_names[tone], i);
        }
  report (&worst, "marks");
}

static void
test_marks (void)
{
  for_each_ground (check_marks);
}

/* --- pieces ------------------------------------------------------------------ */

static double
see_piece (const Ground *ground,
           Tone          tone,
           AleaMark      below,
           AleaPiece     piece)
{
  cairo_surface_t *before = paint_square (ground, tone, below, ALEA_NO_PIECE, NOTHING);
  cairo_surface_t *after = paint_square (ground, tone, below, piece, NOTHING);
  const double seen = contrast_reached (before, after, PIECE_PIXELS);

  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return seen;
}

static void
check_pieces (const Ground *ground)
{
  const AleaMark marks[] = { NOTHING, ALEA_MARK_LAST_TO, ALEA_MARK_CHECK, ALEA_MARK_SELECTED, ALEA_MARK_PLATE,
                             ALEA_MARK_LIT };
  Worst worst = { 0 };

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaPieceType type = ALEA_PAWN; type <= ALEA_GUARDENER; type++)
      for (Tone tone = 0; tone < N_TONES; tone++)
        for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
          note (&worst, see_piece (ground, tone, marks[i], alea_piece (colour, type)), CONTRAST_OF_MARKS,
                "%s by %s, %s piece %u on %s, mark %u", ground->theme->id, ground->time,
                colour == ALEA_WHITE ? "white" : "black", type, tone_names[tone], marks[i]);
  report (&worst, "pieces");
}

static void
test_pieces (void)
{
  for_each_ground (check_pieces);
}

/* --- letters ----------------------------------------------------------------- */

static void
check_letters (const Ground *ground)
{
  const AleaTheme *theme = ground->theme;
  const AleaColourValue white = { 1, 1, 1, 1 };
  const AleaColourValue tones[] = { theme->light, theme->dark, theme->terrace_light, theme->terrace_dark };
  Worst worst = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    {
      const AleaColourValue letter = i % 2 == 0 ? theme->label_on_light : theme->label_on_dark;
      const AleaColourValue last = contrast_lay_over (theme->last_move_fill, tones[i]);

      note (&worst, alea_colour_get_contrast (letter, tones[i]), CONTRAST_OF_WORDS, "%s by %s, letter on %s", theme->id,
            ground->time, tone_names[i]);
      note (&worst, alea_colour_get_contrast (theme->last_move, last), CONTRAST_OF_WORDS,
            "%s by %s, letter on the last move on %s", theme->id, ground->time, tone_names[i]);
    }
  note (&worst, alea_colour_get_contrast (theme->label, theme->frame), CONTRAST_OF_WORDS, "%s by %s, letter on the frame",
        theme->id, ground->time);
  note (&worst, alea_colour_get_contrast (white, theme->front), CONTRAST_OF_WORDS, "%s by %s, number of a terrace", theme->id,
        ground->time);
  report (&worst, "letters");
}

static void
test_letters (void)
{
  for_each_ground (check_letters);
}

/* The upper left square of a terrace, where its number is written on a flat board. */
static AleaSquare
find_first (const AleaGeometry *geometry,
            int                 terrace)
{
  for (int rank = geometry->ranks - 1; rank >= 0; rank--)
    for (int file = 0; file < geometry->files; file++)
      if (alea_geometry_has (geometry, file, rank)
          && alea_geometry_get_terrace (geometry, alea_geometry_square (geometry, file, rank)) == terrace)
        return alea_geometry_square (geometry, file, rank);

  g_assert_not_reached ();
}

/* The picture of a square against its plain colour. */
static double
see_number (const Ground     *ground,
            cairo_surface_t  *board,
            const AleaLayout *layout,
            AleaSquare        square)
{
  const AleaColourValue *colour = alea_geometry_is_light (layout->geometry, square) ? &ground->theme->terrace_light
                                                                                    : &ground->theme->terrace_dark;
  cairo_surface_t *plain = cairo_image_surface_create (CAIRO_FORMAT_RGB24, FLAT_SQUARE, FLAT_SQUARE), *written;
  cairo_t *cr = cairo_create (plain);
  double x, y, seen;

  cairo_set_source_rgb (cr, colour->red, colour->green, colour->blue);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (plain);
  alea_layout_get_corner (layout, alea_geometry_file (layout->geometry, square),
                          alea_geometry_rank (layout->geometry, square), &x, &y);
  written = copy (board, x, y, FLAT_SQUARE);
  seen = contrast_reached (plain, written, NUMBER_PIXELS);
  cairo_surface_destroy (plain);
  cairo_surface_destroy (written);
  return seen;
}

static void
check_terrace_numbers (const Ground *ground)
{
  const AleaGeometry *geometry = alea_rules_find ("guardener")->geometry;
  cairo_surface_t *board;
  Worst worst = { 0 };
  AleaLayout layout;
  double columns, rows;
  int width, height;
  cairo_t *cr;

  alea_layout_get_size (geometry, ALEA_COORDINATES_OUTSIDE, &columns, &rows);
  width = (int) (FLAT_SQUARE * columns) + 1;
  height = (int) (FLAT_SQUARE * rows) + 1;
  board = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cr = cairo_create (board);
  alea_layout_init (&layout, geometry, ALEA_COORDINATES_OUTSIDE, FALSE, width, height, 1);
  alea_paint_board (cr, &layout, ground->theme);
  cairo_destroy (cr);
  cairo_surface_flush (board);
  for (int terrace = 1; terrace <= 4; terrace++)
    note (&worst, see_number (ground, board, &layout, find_first (geometry, terrace)), CONTRAST_OF_WORDS,
          "%s by %s, number of the flat terrace %d", ground->theme->id, ground->time, terrace);
  cairo_surface_destroy (board);
  report (&worst, "numbers of flat terraces");
}

static void
test_terrace_numbers (void)
{
  for_each_ground (check_terrace_numbers);
}

/* --- drawings ---------------------------------------------------------------- */

/* On two squares side by side. */
static cairo_surface_t *
paint_pair (const Ground      *ground,
            Tone               tone,
            const AleaDrawing *drawing)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 2 * SQUARE, SQUARE);
  cairo_t *cr = cairo_create (surface);
  AleaGeometry geometry;
  const AleaLayout layout = { .geometry = &geometry, .square = SQUARE };

  alea_geometry_init_plain (&geometry, 2, 1);
  for (int i = 0; i < 2; i++)
    {
      cairo_set_source_surface (cr, ground->tones[tone], i * SQUARE, 0);
      cairo_paint (cr);
    }
  if (drawing != NULL)
    alea_drawing_paint (drawing, cr, &layout, ground->theme, alea_geometry_file (layout.geometry, drawing->square), FALSE,
                        FALSE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* A coloured square is a ground, not a sign; letters are as large as marks. */
static void
check_drawings (const Ground *ground)
{
  const AleaDrawingType types[] = { ALEA_DRAWING_CIRCLE, ALEA_DRAWING_ARROW, ALEA_DRAWING_LABEL };
  Worst worst = { 0 };

  for (const AleaInk *ink = alea_inks; ink->id != NULL; ink++)
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      for (Tone tone = 0; tone < N_TONES; tone++)
        {
          const AleaDrawing drawing = { .type = types[i], .square = 0, .to = 1, .colour = ink->colour, .text = "A" };
          cairo_surface_t *before = paint_pair (ground, tone, NULL), *after = paint_pair (ground, tone, &drawing);

          note (&worst, contrast_reached (before, after, MARK_PIXELS / 2),
                CONTRAST_OF_MARKS,
                "%s by %s, %s drawing %u on %s", ground->theme->id, ground->time, ink->id, types[i], tone_names[tone]);
          cairo_surface_destroy (before);
          cairo_surface_destroy (after);
        }
  report (&worst, "drawings");
}

static void
test_drawings (void)
{
  for_each_ground (check_drawings);
}

/* --- felts and dice ---------------------------------------------------------- */

static const char *const games[] = { "jepps", "chess960", "guardener", "random-move", "chess", "no such game" };

#define TABLE 120

static double
see_die (const AleaFelt *felt,
         AleaSolid       solid,
         AleaDieLook     look)
{
  const AleaDiePose pose = { .turn = alea_solid_rest (solid, 3, alea_solid_readable_yaw (solid)) };
  cairo_surface_t *pictures[2];
  double seen;

  look.shadow = false;
  for (int i = 0; i < 2; i++)
    {
      cairo_t *cr;

      pictures[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, TABLE, TABLE);
      cr = cairo_create (pictures[i]);
      alea_felt_paint (felt, cr, TABLE, TABLE, 0);
      cairo_translate (cr, TABLE / 2.0, TABLE / 2.0);
      if (i == 1)
        alea_die_paint (cr, solid, &pose, &look, TABLE / 2.0);
      cairo_destroy (cr);
      cairo_surface_flush (pictures[i]);
    }
  seen = contrast_reached (pictures[0], pictures[1], DIE_PIXELS);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
  return seen;
}

/* White words and the dice of both players on every felt: an ebony body is nearly as
 * dark as that, but what it says is not. */
static void
test_felts (void)
{
  const AleaColourValue white = { 1, 1, 1, 1 };
  const AleaDieLook looks[] = { alea_die_look_default (), alea_die_look_dark () };
  Worst words = { 0 }, dice = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      const AleaFelt *felt = alea_felt_find (games[i]);

      note (&words, alea_colour_get_contrast (felt->light, white), CONTRAST_OF_WORDS, "white words on the felt of %s", games[i]);
      for (guint k = 0; k < G_N_ELEMENTS (looks); k++)
        for (AleaSolid solid = 0; solid < ALEA_N_SOLIDS; solid++)
          note (&dice, see_die (felt, solid, looks[k]), CONTRAST_OF_MARKS, "die %u of player %u on the felt of %s",
                solid, k, games[i]);
    }
  report (&words, "words on felt");
  report (&dice, "dice on felt");
}

/* --- glyphs and graphs -------------------------------------------------------- */

/* What the dice of lists and sentences lie on: cards and what is chosen there. */
static const AleaColourValue papers[] = {
  { 1, 0.992, 0.976, 1 }, { 0.984, 0.933, 0.796, 1 }, { 0.165, 0.149, 0.137, 1 }, { 0.263, 0.216, 0.110, 1 },
};

/* Twice as large as a letter, so that a line is thicker than a pixel. */
#define GLYPH (2 * ALEA_DIE_GLYPH_SIZE)

static double
see_glyph (const AleaDieGlyph    *glyph,
           const AleaColourValue *paper)
{
  cairo_surface_t *pictures[2];
  double seen;

  for (int i = 0; i < 2; i++)
    {
      cairo_t *cr;

      pictures[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, GLYPH, GLYPH);
      cr = cairo_create (pictures[i]);
      cairo_set_source_rgb (cr, paper->red, paper->green, paper->blue);
      cairo_paint (cr);
      if (i == 1)
        alea_die_glyph_paint (glyph, cr, GLYPH);
      cairo_destroy (cr);
      cairo_surface_flush (pictures[i]);
    }
  seen = contrast_reached (pictures[0], pictures[1], OUTLINE_PIXELS);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
  return seen;
}

static void
test_glyphs (void)
{
  Worst worst = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (int sides = 4; sides <= 6; sides += 2)
      for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
        for (int is_double = 0; is_double < 2; is_double++)
          {
            const AleaDieGlyph glyph = { sides, 0, colour, is_double };

            note (&worst, see_glyph (&glyph, &papers[i]), CONTRAST_OF_MARKS, "%s glyph of %d sides, double %d, paper %u",
                  colour == ALEA_WHITE ? "white" : "black", sides, is_double, i);
          }
  report (&worst, "glyphs of dice");
}

static void
test_graphs (void)
{
  Worst words = { 0 }, lines = { 0 };

  for (guint i = 0; i < ALEA_N_CHANCE_GROUNDS; i++)
    {
      const AleaChanceColours *colours = alea_chance_colours_get ((AleaChanceGround) i);
      const AleaColourValue *grounds[] = { &colours->paper, &colours->area, &colours->gold_ground };

      note (&words, alea_colour_get_contrast (colours->dim, colours->paper), CONTRAST_OF_WORDS, "words of ground %u", i);
      note (&words, alea_colour_get_contrast (colours->ink, colours->paper), CONTRAST_OF_WORDS, "badge of ground %u", i);
      note (&lines, alea_colour_get_contrast (colours->red, colours->paper), CONTRAST_OF_MARKS, "error on ground %u", i);
      for (guint k = 0; k < G_N_ELEMENTS (grounds); k++)
        {
          note (&lines, alea_colour_get_contrast (colours->ink, *grounds[k]), CONTRAST_OF_MARKS, "decision on ground %u, %u", i, k);
          note (&lines, alea_colour_get_contrast (colours->gold, *grounds[k]), CONTRAST_OF_MARKS, "roll on ground %u, %u", i, k);
        }
    }
  report (&words, "words of graphs");
  report (&lines, "lines of graphs");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/contrast/measure", test_measure);
  g_test_add_func ("/contrast/marks", test_marks);
  g_test_add_func ("/contrast/pieces", test_pieces);
  g_test_add_func ("/contrast/letters", test_letters);
  g_test_add_func ("/contrast/numbers of terraces", test_terrace_numbers);
  g_test_add_func ("/contrast/drawings", test_drawings);
  g_test_add_func ("/contrast/felts", test_felts);
  g_test_add_func ("/contrast/glyphs", test_glyphs);
  g_test_add_func ("/contrast/graphs", test_graphs);
  return g_test_run ();
}
