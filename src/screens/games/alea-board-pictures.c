/* alea-board-pictures.c: pictures of boards, made when there is time
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-board-pictures.h"

#include "alea-fen.h"
#include "alea-look.h"
#include "alea-miniature.h"

/**
 * AleaBoardPictures:
 *
 * The pictures asked for last, and a queue of those that are wanted: some are
 * painted in each turn of the main loop, after what the user has done.
 */

/* Of pictures that are kept. */
#define MAX_BYTES (24 * 1024 * 1024)

/* Microseconds of painting in one go. */
#define MAX_TIME 4000

typedef struct
{
  char       *key;
  GdkTexture *texture;   /* NULL: cannot be read */
  gsize       n_bytes;
  GList       link;      /* in the order of use */
} Picture;

typedef struct
{
  char      *key;
  char      *rules;
  char      *fen;
  int        width;
  int        height;
  GPtrArray *widgets;    /* weak references, GWeakRef */
} Want;

struct _AleaBoardPictures
{
  GObject         parent_instance;

  AleaMiniatures *miniatures;   /* NULL until it is needed */
  GHashTable     *pictures;     /* key -> Picture */
  GQueue          used;         /* of Picture, the last first */
  gsize           n_bytes;
  GHashTable     *wants;        /* key -> Want */
  GQueue          waiting;      /* of Want, in the order of asking */
  guint           idle;         /* or 0 */
};

G_DEFINE_FINAL_TYPE (AleaBoardPictures, alea_board_pictures, G_TYPE_OBJECT)

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  g_free (picture->key);
  g_clear_object (&picture->texture);
  g_free (picture);
}

static void
free_weak (gpointer data)
{
  g_weak_ref_clear (data);
  g_free (data);
}

static void
want_free (gpointer data)
{
  Want *want = data;

  g_free (want->key);
  g_free (want->rules);
  g_free (want->fen);
  g_ptr_array_unref (want->widgets);
  g_free (want);
}

/* --- painting ------------------------------------------------------------- */

static GdkTexture *
make_texture (cairo_surface_t *surface)
{
  const int width = cairo_image_surface_get_width (surface), height = cairo_image_surface_get_height (surface);
  const gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr(GBytes) bytes = NULL;

  cairo_surface_flush (surface);
  bytes = g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                      (GDestroyNotify) cairo_surface_destroy, surface);
  return gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
}

/* NULL for what cannot be read. */
static GdkTexture *
paint (AleaBoardPictures *self,
       const Want        *want)
{
  const AleaRules *rules = alea_rules_find (want->rules);
  AleaFenError error;
  AleaSetup setup;

  if (rules == NULL || !alea_fen_read (want->fen, rules, &setup, &error))
    return NULL;

  if (self->miniatures == NULL)
    self->miniatures = alea_miniatures_new (alea_look_get_theme (alea_look_get_default ()),
                                            alea_look_get_pieces (alea_look_get_default ()));
  return make_texture (alea_miniatures_paint (self->miniatures, &setup, want->width, want->height));
}

static void
forget_oldest (AleaBoardPictures *self)
{
  while (self->n_bytes > MAX_BYTES && self->used.length > 1)
    {
      Picture *oldest = g_queue_peek_tail (&self->used);

      g_queue_unlink (&self->used, &oldest->link);
      self->n_bytes -= oldest->n_bytes;
      g_hash_table_remove (self->pictures, oldest->key);
    }
}

static void
add_picture (AleaBoardPictures *self,
             const Want        *want)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->key = g_strdup (want->key);
  picture->texture = paint (self, want);
  if (picture->texture != NULL)
    picture->n_bytes = 4 * (gsize) gdk_texture_get_width (picture->texture)
                       * (gsize) gdk_texture_get_height (picture->texture);
  picture->link.data = picture;

  self->n_bytes += picture->n_bytes;
  g_queue_push_head_link (&self->used, &picture->link);
  g_hash_table_insert (self->pictures, picture->key, picture);
  forget_oldest (self);
}

static void
tell_widgets (const Want *want)
{
  for (guint i = 0; i < want->widgets->len; i++)
    {
      g_autoptr(GtkWidget) widget = g_weak_ref_get (g_ptr_array_index (want->widgets, i));

      if (widget != NULL)
        gtk_widget_queue_draw (widget);
    }
}

static gboolean
paint_cb (gpointer data)
{
  AleaBoardPictures *self = data;
  const gint64 end = g_get_monotonic_time () + MAX_TIME;

  do
    {
      Want *want = g_queue_pop_head (&self->waiting);

      if (want == NULL)
        {
          self->idle = 0;
          return G_SOURCE_REMOVE;
        }
      add_picture (self, want);
      tell_widgets (want);
      g_hash_table_remove (self->wants, want->key);
    }
  while (g_get_monotonic_time () < end);

  return G_SOURCE_CONTINUE;
}

/* --- asking --------------------------------------------------------------- */

static void
ask_for (AleaBoardPictures *self,
         const char        *key,
         const Want        *what,
         GtkWidget         *widget)
{
  Want *found = g_hash_table_lookup (self->wants, key);
  GWeakRef *weak = g_new0 (GWeakRef, 1);

  if (found == NULL)
    {
      found = g_memdup2 (what, sizeof *what);
      found->key = g_strdup (key);
      found->rules = g_strdup (what->rules);
      found->fen = g_strdup (what->fen);
      found->widgets = g_ptr_array_new_with_free_func (free_weak);
      g_hash_table_insert (self->wants, found->key, found);
      g_queue_push_tail (&self->waiting, found);
    }

  g_weak_ref_init (weak, widget);
  g_ptr_array_add (found->widgets, weak);
  if (self->idle == 0)
    self->idle = g_idle_add (paint_cb, self);
}

GdkTexture *
alea_board_pictures_get (AleaBoardPictures *self,
                         const char        *rules,
                         const char        *fen,
                         int                width,
                         int                height,
                         GtkWidget         *widget)
{
  g_autofree char *key = NULL;
  Picture *picture;

  g_return_val_if_fail (ALEA_IS_BOARD_PICTURES (self), NULL);
  g_return_val_if_fail (rules != NULL, NULL);

  if (fen == NULL || width <= 0 || height <= 0)
    return NULL;

  key = g_strdup_printf ("%d %d %s %s", width, height, rules, fen);
  picture = g_hash_table_lookup (self->pictures, key);
  if (picture == NULL)
    {
      const Want what = { .rules = (char *) rules, .fen = (char *) fen, .width = width, .height = height };

      ask_for (self, key, &what, widget);
      return NULL;
    }

  g_queue_unlink (&self->used, &picture->link);
  g_queue_push_head_link (&self->used, &picture->link);
  return picture->texture;
}

/* --- the class ------------------------------------------------------------ */

static void
look_changed_cb (AleaBoardPictures *self)
{
  g_queue_init (&self->used);
  g_hash_table_remove_all (self->pictures);
  self->n_bytes = 0;
  g_clear_pointer (&self->miniatures, alea_miniatures_free);
  g_signal_emit_by_name (self, "changed");
}

static void
alea_board_pictures_finalize (GObject *object)
{
  AleaBoardPictures *self = ALEA_BOARD_PICTURES (object);

  g_clear_handle_id (&self->idle, g_source_remove);
  g_queue_clear (&self->waiting);
  g_hash_table_unref (self->wants);
  g_hash_table_unref (self->pictures);
  alea_miniatures_free (self->miniatures);

  G_OBJECT_CLASS (alea_board_pictures_parent_class)->finalize (object);
}

static void
alea_board_pictures_class_init (AleaBoardPicturesClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_board_pictures_finalize;

  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_board_pictures_init (AleaBoardPictures *self)
{
  self->pictures = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, picture_free);
  self->wants = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, want_free);
  g_signal_connect_object (alea_look_get_default (), "changed", G_CALLBACK (look_changed_cb), self,
                           G_CONNECT_SWAPPED);
}
