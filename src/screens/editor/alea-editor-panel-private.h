/* alea-editor-panel-private.h: what the files of the panel share
 *
 * alea-editor-panel.c   the game, the side to move, rights, counters
 * alea-editor-rows.c    rows, and controls in them
 * alea-editor-tables.c  what lies on the table of one game or another
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-editor-panel.h"

G_BEGIN_DECLS

/* No game has more fields of its own. */
#define ALEA_MAX_FIELDS 24

struct _AleaEditorPanel
{
  GtkWidget     parent_instance;

  AleaEditor   *editor;                         /* or NULL */
  GSignalGroup *editor_signals;
  gboolean      is_updating;                    /* the controls follow the editor */

  GtkWidget    *box;                            /* of rows */

  GtkWidget    *game;
  GtkWidget    *turn[2];                        /* by colour */
  GtkWidget    *castling_row;
  GtkWidget    *castling[2][ALEA_N_WINGS];      /* boxes of check buttons */
  char         *rooks[2][ALEA_N_WINGS];         /* what is in them; or NULL */
  GtkWidget    *relocation_row;
  GtkWidget    *relocation[2];
  GtkWidget    *en_passant;                     /* a flow box of toggles */
  GtkWidget    *no_en_passant;
  char         *passed;                         /* what is in the flow box; or NULL */
  GtkWidget    *fullmove;
  GtkWidget    *clock;

  /* alea-editor-tables.c */
  GtkWidget    *roll_row;
  GtkWidget    *roll;
  GtkWidget    *field_rows[ALEA_MAX_FIELDS];    /* what the game has of its own; or NULL */
  GtkWidget    *fields[ALEA_MAX_FIELDS];        /* the controls in them, by number */
};

/* alea-editor-rows.c */

/* A row with @control behind its name; returns it. */
GtkWidget *alea_editor_panel_add_row       (AleaEditorPanel *self,
                                            const char      *name,
                                            GtkWidget       *control);

GtkWidget *alea_editor_panel_make_spin     (AleaEditorPanel *self,
                                            const char      *name,
                                            guint            min,
                                            guint            max,
                                            GCallback        changed);
GtkWidget *alea_editor_panel_make_check    (AleaEditorPanel *self,
                                            const char      *label,
                                            GCallback        toggled);

/* 0 for White, 1 for Black, or the number of a player: what the control was
 * marked with. */
void       alea_editor_panel_mark          (GtkWidget       *control,
                                            guint            number);
guint      alea_editor_panel_get_mark      (GtkWidget       *control);

/* alea-editor-tables.c */
void       alea_editor_panel_add_tables    (AleaEditorPanel *self);
void       alea_editor_panel_show_tables   (AleaEditorPanel *self);

/* After another game was chosen. */
void       alea_editor_panel_choose_tables (AleaEditorPanel *self);

G_END_DECLS
