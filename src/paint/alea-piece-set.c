/* alea-piece-set.c: the pictures of the men
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-piece-set.h"

#include "alea-piece-resources.h"

#include <librsvg/rsvg.h>

#define RESOURCE_FOLDER "resource:///org/aleachess/Alea/pieces"

struct _AleaPieceSet
{
  gatomicrefcount references;
  RsvgHandle     *handles[ALEA_N_MEN];   /* by man; NULL where there is none */
};

static AleaPieceSet *
piece_set_new (GFile   *folder,
               GError **error)
{
  g_autoptr(AleaPieceSet) self = g_new0 (AleaPieceSet, 1);

  g_atomic_ref_count_init (&self->references);

  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaKind kind = ALEA_PAWN; kind < ALEA_N_KINDS; kind++)
      {
        g_autofree char *name = g_strdup_printf ("%c%c.svg", colour == ALEA_WHITE ? 'w' : 'b',
                                                 ALEA_KIND_LETTERS[kind]);
        g_autoptr(GFile) file = g_file_get_child (folder, name);
        g_autofree char *path = g_file_get_parse_name (file);
        RsvgHandle *handle = rsvg_handle_new_from_gfile_sync (file, RSVG_HANDLE_FLAGS_NONE, NULL, error);

        if (handle == NULL)
          {
            g_prefix_error (error, "%s: ", path);
            return NULL;
          }

        self->handles[alea_man (colour, kind)] = handle;
      }

  return g_steal_pointer (&self);
}

AleaPieceSet *
alea_piece_set_new_builtin (const char *id,
                            GError    **error)
{
  static gsize registered;
  g_autofree char *uri = g_strdup_printf ("%s/%s", RESOURCE_FOLDER, id);
  g_autoptr(GFile) folder = g_file_new_for_uri (uri);

  if (g_once_init_enter (&registered))
    {
      alea_piece_register_resource ();
      g_once_init_leave (&registered, 1);
    }

  return piece_set_new (folder, error);
}

AleaPieceSet *
alea_piece_set_new_from_folder (const char *path,
                                GError    **error)
{
  g_autoptr(GFile) folder = g_file_new_for_path (path);

  return piece_set_new (folder, error);
}

AleaPieceSet *
alea_piece_set_get_default (void)
{
  static AleaPieceSet *default_set;
  g_autoptr(GError) error = NULL;

  /* It is compiled in: when it cannot be read the program is broken. */
  if (default_set == NULL && (default_set = alea_piece_set_new_builtin ("classic", &error)) == NULL)
    g_error ("%s", error->message);

  return default_set;
}

AleaPieceSet *
alea_piece_set_ref (AleaPieceSet *self)
{
  g_atomic_ref_count_inc (&self->references);
  return self;
}

void
alea_piece_set_unref (AleaPieceSet *self)
{
  if (!g_atomic_ref_count_dec (&self->references))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (self->handles); i++)
    g_clear_object (&self->handles[i]);
  g_free (self);
}

void
alea_piece_set_paint (AleaPieceSet *self,
                      cairo_t      *cr,
                      AleaMan       man,
                      double        size)
{
  const RsvgRectangle viewport = { 0, 0, size, size };
  g_autoptr(GError) error = NULL;

  g_return_if_fail (man < ALEA_N_MEN);

  if (self->handles[man] == NULL || size <= 0)
    return;

  if (!rsvg_handle_render_document (self->handles[man], cr, &viewport, &error))
    g_warning ("A man cannot be drawn: %s", error->message);
}
