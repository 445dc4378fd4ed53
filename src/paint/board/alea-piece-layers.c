/* alea-piece-layers.c: a piece of ink as layers of white and black
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-layers.h"

#include <librsvg/rsvg.h>
#include <string.h>

#define HALO_WIDTH 4.5

/* What is so near covers one another, in parts of the grid. */
#define EDGE 0.1

typedef enum
{
  TONE_NONE,
  TONE_WHITE,
  TONE_BLACK,
  TONE_UNKNOWN,
} Tone;

/* What makes wood and light into ink and paper: fills that are shaded, lines
 * and dark parts of white pieces, what is light on black pieces.  The pale line
 * around these is of no use where all pieces have a halo. */
static const struct
{
  const char *name;
  Tone        tones[2];   /* of white and of black pieces */
} tones[] = {
  { "none", { TONE_NONE, TONE_NONE } },
  { "url(#wood)", { TONE_WHITE, TONE_BLACK } },
  { "#20160f", { TONE_BLACK, TONE_BLACK } },
  { "#6b5644", { TONE_BLACK, TONE_BLACK } },
  { "#fff3dd", { TONE_NONE, TONE_NONE } },
  { "#120d0a", { TONE_BLACK, TONE_BLACK } },
  { "#a8957f", { TONE_WHITE, TONE_WHITE } },
  { "#ffffff", { TONE_WHITE, TONE_WHITE } },
  { "#000000", { TONE_BLACK, TONE_BLACK } },
};

char *
alea_piece_layers_name_file (AleaColour    colour,
                             AleaPieceType type)
{
  return g_strdup_printf ("%c%c.svg", colour == ALEA_WHITE ? 'w' : 'b', ALEA_PIECE_LETTERS[type]);
}

char *
alea_piece_layers_write_style (AleaColour colour)
{
  static const char *const words[] = {
    [TONE_NONE] = "none", [TONE_WHITE] = "#ffffff", [TONE_BLACK] = "#000000",
  };
  GString *style = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    g_string_append_printf (style, "path[fill=\"%s\"] { fill: %s } path[stroke=\"%s\"] { stroke: %s }",
                            tones[i].name, words[tones[i].tones[colour]],
                            tones[i].name, words[tones[i].tones[colour]]);

  return g_string_free (style, FALSE);
}

static Tone
get_tone (const char *name,
          AleaColour  colour)
{
  if (name == NULL)
    return TONE_NONE;

  for (guint i = 0; i < G_N_ELEMENTS (tones); i++)
    if (strcmp (name, tones[i].name) == 0)
      return tones[i].tones[colour];

  return TONE_UNKNOWN;
}

/* --- reading --------------------------------------------------------------- */

typedef struct
{
  GString *paths;
  GArray  *boxes;      /* of RsvgRectangle: what each of them covers */
} Layer;

typedef struct
{
  AleaColour  colour;
  char       *caps;      /* how lines end */
  GString    *halo;
  GPtrArray  *layers;    /* of Layer: white and black ones by turns, beginning with white */
} Reader;

static RsvgHandle *
make_layer (const Reader *reader,
            const char   *paths)
{
  g_autofree char *svg = g_strdup_printf ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\">"
                                          "<g fill=\"none\" %s>%s</g></svg>",
                                          ALEA_PIECE_GRID, ALEA_PIECE_GRID, reader->caps, paths);

  return rsvg_handle_new_from_data ((const guint8 *) svg, strlen (svg), NULL);
}

/* What @path covers with lines of @width, or a little more; where that cannot be told, all. */
static RsvgRectangle
measure (const Reader *reader,
         const char   *path,
         double        width)
{
  const RsvgRectangle all = { 0, 0, ALEA_PIECE_GRID, ALEA_PIECE_GRID };
  RsvgHandle *handle = reader->caps != NULL ? make_layer (reader, path) : NULL;
  const double edge = width + EDGE;
  RsvgRectangle box;

  /* The extents of its ink are none where it is small. */
  if (handle == NULL || !rsvg_handle_get_geometry_for_layer (handle, NULL, &all, NULL, &box, NULL))
    box = all;
  g_clear_object (&handle);
  return (RsvgRectangle) { box.x - edge, box.y - edge, box.width + 2 * edge, box.height + 2 * edge };
}

static gboolean
covers (const Layer         *layer,
        const RsvgRectangle *box)
{
  for (guint i = 0; i < layer->boxes->len; i++)
    {
      const RsvgRectangle *other = &g_array_index (layer->boxes, RsvgRectangle, i);

      if (other->x <= box->x + box->width && box->x <= other->x + other->width
          && other->y <= box->y + box->height && box->y <= other->y + other->height)
        return TRUE;
    }

  return FALSE;
}

static Layer *
add_layer (Reader *reader)
{
  Layer *layer = g_new (Layer, 1);

  layer->paths = g_string_new (NULL);
  layer->boxes = g_array_new (FALSE, FALSE, sizeof (RsvgRectangle));
  g_ptr_array_add (reader->layers, layer);
  return layer;
}

static void
layer_free (gpointer data)
{
  Layer *layer = data;

  g_string_free (layer->paths, TRUE);
  g_array_unref (layer->boxes);
  g_free (layer);
}

/* Adds @path, with lines of @width, to the lowest layer of @tone from which nothing hides it that was there
 * before: the fewer layers, the smaller are files.  The lowest is white, be there
 * anything white in it or not, the second is the first black one. */
static void
add_to_layer (Reader     *reader,
              Tone        tone,
              const char *path,
              double      width)
{
  const RsvgRectangle box = measure (reader, path, width);
  guint n = tone == TONE_WHITE ? 0 : 1;

  for (guint i = 0; i < reader->layers->len; i++)
    if ((i % 2 == 0) != (tone == TONE_WHITE) && covers (g_ptr_array_index (reader->layers, i), &box))
      n = i + 1;
  while (reader->layers->len <= n)
    add_layer (reader);

  g_string_append (((Layer *) g_ptr_array_index (reader->layers, n))->paths, path);
  g_array_append_val (((Layer *) g_ptr_array_index (reader->layers, n))->boxes, box);
}

static void
add_path (Reader     *reader,
          const char *shape,
          Tone        fill,
          Tone        stroke,
          const char *width)
{
  const Tone halo = fill != TONE_NONE ? TONE_BLACK : TONE_NONE;
  g_autofree char *filled = g_strdup_printf ("<path d=\"%s\" fill=\"#000\"/>", shape);
  g_autofree char *stroked = g_strdup_printf ("<path d=\"%s\" stroke=\"#000\" stroke-width=\"%s\"/>", shape,
                                              width != NULL ? width : "1");

  g_string_append_printf (reader->halo, "<path d=\"%s\" fill=\"%s\" stroke=\"#000\" stroke-width=\"%g\"/>", shape,
                          halo == TONE_NONE ? "none" : "#000", HALO_WIDTH);
  if (fill != TONE_NONE)
    add_to_layer (reader, fill, filled, 0);
  if (stroke != TONE_NONE)
    add_to_layer (reader, stroke, stroked, width != NULL ? g_ascii_strtod (width, NULL) : 1);
}

static void
read_element_cb (GMarkupParseContext *context,
                 const char          *element,
                 const char         **names,
                 const char         **values,
                 gpointer             data,
                 GError             **error)
{
  static const char *const plain[] = { "svg", "title", "defs", "linearGradient", "radialGradient", "stop", NULL };
  Reader *reader = data;

  if (g_str_equal (element, "g") && reader->caps == NULL)
    {
      const char *fill, *cap, *join;

      if (g_markup_collect_attributes (element, names, values, error,
                                       G_MARKUP_COLLECT_STRING, "fill", &fill,
                                       G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-linecap", &cap,
                                       G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-linejoin", &join,
                                       G_MARKUP_COLLECT_INVALID))
        reader->caps = g_strdup_printf ("stroke-linecap=\"%s\" stroke-linejoin=\"%s\"", cap != NULL ? cap : "butt",
                                        join != NULL ? join : "miter");
    }
  else if (g_str_equal (element, "path"))
    {
      const char *shape, *fill, *stroke, *width;

      if (!g_markup_collect_attributes (element, names, values, error,
                                        G_MARKUP_COLLECT_STRING, "d", &shape,
                                        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "fill", &fill,
                                        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke", &stroke,
                                        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-width", &width,
                                        G_MARKUP_COLLECT_STRING | G_MARKUP_COLLECT_OPTIONAL, "stroke-opacity", NULL,
                                        G_MARKUP_COLLECT_INVALID))
        return;
      if (get_tone (fill, reader->colour) == TONE_UNKNOWN || get_tone (stroke, reader->colour) == TONE_UNKNOWN)
        g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_INVALID_CONTENT, "unknown colour");
      else
        add_path (reader, shape, get_tone (fill, reader->colour), get_tone (stroke, reader->colour), width);
    }
  else if (!g_strv_contains (plain, element))
    g_set_error_literal (error, G_MARKUP_ERROR, G_MARKUP_ERROR_UNKNOWN_ELEMENT, element);
}

/* --- making ---------------------------------------------------------------- */

/* NULL where one of them is none. */
static GPtrArray *
make_layers (const Reader *reader)
{
  g_autoptr(GPtrArray) handles = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < reader->layers->len; i++)
    {
      GString *paths = ((Layer *) g_ptr_array_index (reader->layers, i))->paths;
      RsvgHandle *handle;

      if (i == 0)
        g_string_prepend_len (paths, reader->halo->str, (gssize) reader->halo->len);
      handle = make_layer (reader, paths->str);
      if (handle == NULL)
        return NULL;
      g_ptr_array_add (handles, handle);
    }

  return g_steal_pointer (&handles);
}

GPtrArray *
alea_piece_layers_read (GBytes     *svg,
                        AleaColour  colour)
{
  const GMarkupParser parser = { .start_element = read_element_cb };
  g_autoptr(GString) halo = g_string_new (NULL);
  g_autoptr(GPtrArray) layers = g_ptr_array_new_with_free_func (layer_free);
  Reader reader = { .colour = colour, .halo = halo, .layers = layers };
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, G_MARKUP_IGNORE_QUALIFIED, &reader, NULL);
  g_autofree char *caps = NULL;
  GPtrArray *handles = NULL;

  if (g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL), (gssize) g_bytes_get_size (svg), NULL)
      && g_markup_parse_context_end_parse (context, NULL)
      && reader.caps != NULL && layers->len > 0)
    handles = make_layers (&reader);

  caps = reader.caps;
  return handles;
}
