/* alea-window-print.c: what is in view, on paper and as a picture
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-window-private.h"

#include "alea-diagram-rules.h"
#include "alea-look.h"
#include "alea-picture-dialog.h"
#include "alea-print-dialog.h"
#include "alea-print-kinds.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* --- what is in view ------------------------------------------------------- */

/* What is being set up; NULL where the editor is not in view. */
static AleaDiagram *
make_edited_diagram (AleaWindow *self)
{
  AleaEditor *editor = alea_window_get_edited (self);

  if (editor == NULL)
    return NULL;

  return alea_diagram_new_by_rules (alea_editor_get_rules (editor), alea_editor_get_options (editor),
                                    alea_editor_get_setup (editor));
}

/* The position that is looked at in the game that is played. */
static AleaDiagram *
make_viewed_diagram (AleaSession *session)
{
  g_autoptr(AleaGameScore) score = alea_print_write_down (session);

  return alea_game_score_make_diagram (score, alea_game_get_view (alea_session_get_game (session)));
}

/* Takes over @diagram, which @is_drawn by hand or shows a position. */
static void
add_diagram (AleaPrintJob *job,
             const char   *title,
             AleaDiagram  *diagram,
             gboolean      is_drawn)
{
  g_autoptr(GPtrArray) diagrams = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_diagram_free);

  g_ptr_array_add (diagrams, diagram);
  alea_print_job_add (job, alea_print_kind_new_diagrams (title, alea_print_job_get_title (job), diagrams,
                                                        is_drawn));
}

/* --- printing -------------------------------------------------------------- */

static void
add_game (AleaPrintJob *job,
          AleaSession  *session)
{
  g_autoptr(AleaGameScore) score = alea_print_write_down (session);
  const guint n_setup = alea_game_score_get_n_setup (score);

  add_diagram (job, _("This position"), make_viewed_diagram (session), FALSE);
  if (alea_game_score_get_state (score, n_setup)->stage != ALEA_STAGE_SETUP)
    add_diagram (job, _("Start of this game"), alea_game_score_make_diagram (score, n_setup), FALSE);
  alea_print_job_add (job, alea_print_kind_new_game (score));
  alea_print_job_add (job, alea_print_kind_new_score (score));
}

/* NULL where there is neither a game nor a position. */
static const AleaRules *
get_rules_in_view (AleaWindow *self)
{
  AleaEditor *editor = alea_window_get_edited (self);

  if (editor != NULL)
    return alea_editor_get_rules (editor);

  return alea_window_get_session (self) != NULL ? alea_window_get_rules (self) : NULL;
}

/* What is drawn, and nothing else: it belongs to no game. */
static AleaPrintJob *
make_drawn_job (AleaWindow *self)
{
  AleaDiagramEditor *editor = alea_diagram_screen_get_editor (self->diagram);
  g_autofree char *title = alea_diagram_screen_make_name (self->diagram);
  AleaPrintJob *job = alea_print_job_new (title);

  add_diagram (job, _("This diagram"), alea_diagram_copy (alea_diagram_editor_get_diagram (editor)), TRUE);
  return job;
}

/* The position or the game in view, and sheets for games of its kind. */
static AleaPrintJob *
make_job (AleaWindow *self)
{
  AleaSession *session = alea_window_get_session (self);
  AleaDiagram *edited = make_edited_diagram (self);
  const AleaRules *rules = get_rules_in_view (self);
  AleaPrintJob *job = alea_print_job_new (rules != NULL ? alea_words_translate (rules->title) : _("Sheets"));
  const AleaOptions *options = NULL;

  if (edited != NULL)
    add_diagram (job, _("This position"), edited, FALSE);
  else if (session != NULL)
    {
      add_game (job, session);
      options = &alea_game_get_state (alea_session_get_game (session))->options;
    }

  alea_print_job_add_sheets (job, rules, options);
  return job;
}

void
alea_window_print_action (GtkWidget  *widget,
                          const char *name,
                          GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);

  if (alea_window_is_guide_asked (self) && alea_guide_screen_print (self->guide))
    return;

  alea_print_dialog_show (GTK_WINDOW (self), alea_window_is_drawing (self) ? make_drawn_job (self) : make_job (self),
                          self->settings);
}

/* --- pictures -------------------------------------------------------------- */

void
alea_window_export_action (GtkWidget  *widget,
                           const char *name,
                           GVariant   *parameter)
{
  AleaWindow *self = ALEA_WINDOW (widget);
  AleaSession *session = alea_window_get_session (self);
  g_autoptr(AleaDiagram) diagram = make_edited_diagram (self);

  if (alea_window_is_drawing (self))
    {
      alea_diagram_screen_export (self->diagram);
      return;
    }

  if (diagram == NULL && session != NULL)
    diagram = make_viewed_diagram (session);
  if (diagram == NULL)
    return;

  alea_look_dress (alea_look_get_default (), diagram);
  diagram->is_flipped = alea_window_get_is_flipped (self);
  alea_picture_dialog_show (GTK_WINDOW (self), diagram, gtk_window_get_title (GTK_WINDOW (self)));
}
