/* alea-print-job.c: what can be printed
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-print-job.h"

/* --- a kind of pages ------------------------------------------------------- */

struct _AleaPrintKind
{
  GObject               parent_instance;

  char                 *title;
  const AleaPrintMaker *maker;
  gpointer              data;
  GDestroyNotify        free_data;
  int                   per_page;   /* 0: as usual */
};

G_DEFINE_FINAL_TYPE (AleaPrintKind, alea_print_kind, G_TYPE_OBJECT)

static void
alea_print_kind_finalize (GObject *object)
{
  AleaPrintKind *self = ALEA_PRINT_KIND (object);

  g_free (self->title);
  if (self->free_data != NULL)
    self->free_data (self->data);

  G_OBJECT_CLASS (alea_print_kind_parent_class)->finalize (object);
}

static void
alea_print_kind_class_init (AleaPrintKindClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_print_kind_finalize;

  /**
   * AleaPrintKind::changed:
   *
   * It would print something else than before.
   */
  g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_print_kind_init (AleaPrintKind *self)
{
}

AleaPrintKind *
alea_print_kind_new (const char           *title,
                     const AleaPrintMaker *maker,
                     gpointer              data,
                     GDestroyNotify        free_data)
{
  AleaPrintKind *self = g_object_new (ALEA_TYPE_PRINT_KIND, NULL);

  self->title = g_strdup (title);
  self->maker = maker;
  self->data = data;
  self->free_data = free_data;
  self->per_page = maker->per_page;
  return self;
}

void
alea_print_kind_changed (AleaPrintKind *self)
{
  g_return_if_fail (ALEA_IS_PRINT_KIND (self));

  g_signal_emit_by_name (self, "changed");
}

const char *
alea_print_kind_get_title (AleaPrintKind *self)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), NULL);

  return self->title;
}

AleaPrintUses
alea_print_kind_get_uses (AleaPrintKind *self)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), ALEA_PRINT_USES_NOTHING);

  return self->maker->uses;
}

gboolean
alea_print_kind_has_text (AleaPrintKind   *self,
                          AleaDiagramText  text)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), FALSE);

  return self->maker->has_text == NULL || self->maker->has_text (self->data, text);
}

int
alea_print_kind_get_per_page (AleaPrintKind *self)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), 0);

  return self->per_page;
}

void
alea_print_kind_set_per_page (AleaPrintKind *self,
                              int            per_page)
{
  g_return_if_fail (ALEA_IS_PRINT_KIND (self));

  if (self->maker->per_page != 0)
    self->per_page = per_page;
}

GtkWidget *
alea_print_kind_make_controls (AleaPrintKind *self)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), NULL);

  return self->maker->make_controls != NULL ? self->maker->make_controls (self, self->data) : NULL;
}

AleaPages *
alea_print_kind_make_pages (AleaPrintKind          *self,
                            const AleaPrintLayout  *layout,
                            GError                **error)
{
  g_return_val_if_fail (ALEA_IS_PRINT_KIND (self), NULL);

  return self->maker->make_pages (self->data, layout, error);
}

/* --- a job ----------------------------------------------------------------- */

struct _AleaPrintJob
{
  char      *title;
  GPtrArray *kinds;   /* of AleaPrintKind */
};

AleaPrintJob *
alea_print_job_new (const char *title)
{
  AleaPrintJob *self = g_new0 (AleaPrintJob, 1);

  self->title = g_strdup (title);
  self->kinds = g_ptr_array_new_with_free_func (g_object_unref);
  return self;
}

void
alea_print_job_free (AleaPrintJob *self)
{
  g_ptr_array_unref (self->kinds);
  g_free (self->title);
  g_free (self);
}

void
alea_print_job_add (AleaPrintJob  *self,
                    AleaPrintKind *kind)
{
  g_ptr_array_add (self->kinds, kind);
}

const char *
alea_print_job_get_title (const AleaPrintJob *self)
{
  return self->title;
}

guint
alea_print_job_get_n_kinds (const AleaPrintJob *self)
{
  return self->kinds->len;
}

AleaPrintKind *
alea_print_job_get_kind (const AleaPrintJob *self,
                         guint               number)
{
  return g_ptr_array_index (self->kinds, number);
}
