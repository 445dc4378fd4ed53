/* alea-mediator-view.c: what the mediator roll can bring Black
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-mediator-view.h"

#include "alea-box.h"
#include "alea-part.h"
#include "alea-placing.h"
#include "alea-rank-picture.h"
#include "alea-style.h"
#include "alea-words.h"

/**
 * AleaMediatorView:
 *
 * A row for each of the three ways, with the rank that Black would have. The
 * one that a double stands for is marked, until Black takes it.
 */

typedef struct
{
  GtkWidget *row;
  GtkWidget *tick;
  GtkWidget *rank;     /* AleaRankPicture */
} Way;

struct _AleaMediatorView
{
  GtkWidget  parent_instance;

  GtkWidget *box;
  Way        ways[ALEA_MEDIATION_RANDOMIZE + 1];   /* none for ALEA_MEDIATION_NONE */
};

G_DEFINE_FINAL_TYPE (AleaMediatorView, alea_mediator_view, GTK_TYPE_WIDGET)

#define SQUARE_SIZE        36
#define NARROW_SQUARE_SIZE 20

/* How much is seen of a rank that was not rolled. */
#define OTHER 0.5

/* --- showing -------------------------------------------------------------- */

static void
show_rank (Way             *way,
           const AleaState *state,
           AleaMediation    mediation)
{
  const AleaJeppsArray *white = &alea_jepps_get (state)->array[ALEA_WHITE];
  AleaPiece pieces[ALEA_RANK_SQUARES] = { ALEA_NO_PIECE };

  for (int file = 0; mediation != ALEA_MEDIATION_RANDOMIZE && file < ALEA_RANK_SQUARES; file++)
    pieces[file] = alea_piece (ALEA_BLACK, (AleaPieceType) white->piece_type[alea_jepps_file_like (mediation, file)]);

  alea_rank_picture_set_pieces (ALEA_RANK_PICTURE (way->rank), pieces);
}

void
alea_mediator_view_show (AleaMediatorView *self,
                         const AleaState  *state)
{
  g_return_if_fail (ALEA_IS_MEDIATOR_VIEW (self));
  g_return_if_fail (alea_placing_is_mediated (state));

  for (AleaMediation i = ALEA_MEDIATION_MIRROR; i <= ALEA_MEDIATION_RANDOMIZE; i++)
    {
      const AleaMediation rolled = alea_placing_get_mediation (state);
      const gboolean is_rolled = rolled == i;

      gtk_widget_set_opacity (self->ways[i].rank, is_rolled || rolled == ALEA_MEDIATION_NONE ? 1 : OTHER);
      show_rank (&self->ways[i], state, i);
      gtk_widget_set_visible (self->ways[i].tick, is_rolled);
      alea_style_set (self->ways[i].row, "rolled", is_rolled);
    }
}

void
alea_mediator_view_set_size (AleaMediatorView *self,
                             guint             scale,
                             gboolean          is_narrow)
{
  const int size = (int) ((is_narrow ? NARROW_SQUARE_SIZE : SQUARE_SIZE) * scale / 10);

  g_return_if_fail (ALEA_IS_MEDIATOR_VIEW (self));

  for (AleaMediation i = ALEA_MEDIATION_MIRROR; i <= ALEA_MEDIATION_RANDOMIZE; i++)
    alea_rank_picture_set_size (ALEA_RANK_PICTURE (self->ways[i].rank), size);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_mediator_view_class_init (AleaMediatorViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_part_dispose_all;

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "mediatorview");
}

static void
add_way (AleaMediatorView *self,
         AleaMediation     mediation)
{
  Way *way = &self->ways[mediation];
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = gtk_label_new (alea_words_translate (alea_mediation_word (mediation)));
  GtkWidget *condition = gtk_label_new (alea_words_translate (alea_mediation_condition (mediation)));

  gtk_widget_add_css_class (name, "heading");
  gtk_widget_add_css_class (condition, "dim-label");
  gtk_label_set_xalign (GTK_LABEL (condition), 0);
  gtk_label_set_ellipsize (GTK_LABEL (name), PANGO_ELLIPSIZE_END);
  gtk_label_set_ellipsize (GTK_LABEL (condition), PANGO_ELLIPSIZE_END);
  way->tick = gtk_image_new_from_icon_name ("object-select-symbolic");
  alea_box_append (title, name, way->tick, NULL);
  alea_box_append (words, title, condition, NULL);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);

  way->rank = g_object_new (ALEA_TYPE_RANK_PICTURE, NULL);
  gtk_widget_set_valign (way->rank, GTK_ALIGN_CENTER);
  way->row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  gtk_widget_add_css_class (way->row, "way");
  alea_box_append (way->row, words, way->rank, NULL);
  gtk_box_append (GTK_BOX (self->box), way->row);
}

static void
alea_mediator_view_init (AleaMediatorView *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  gtk_box_set_homogeneous (GTK_BOX (self->box), TRUE);
  gtk_widget_set_vexpand (self->box, TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  for (AleaMediation i = ALEA_MEDIATION_MIRROR; i <= ALEA_MEDIATION_RANDOMIZE; i++)
    add_way (self, i);
}
