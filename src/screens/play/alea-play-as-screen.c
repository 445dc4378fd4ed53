/* alea-play-as-screen.c: a game that is played, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-play-screen-private.h"

#include "alea-dice-tray.h"
#include "alea-offer.h"
#include "alea-placing.h"
#include "alea-play-layout.h"
#include "alea-play-survey.h"
#include "alea-print-kinds.h"
#include "alea-screen-interface.h"

#include <glib/gi18n.h>

/* --- what is in view ------------------------------------------------------ */

static AleaPlayLayout *
get_layout (AleaPlayScreen *self)
{
  return ALEA_PLAY_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));
}

static const char *
get_title (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);
  const AleaPlayShape *shape = alea_play_layout_get_shape (get_layout (self));

  if (self->game == NULL)
    return _("Alea");

  return shape->is_tight || shape->is_brief ? alea_game_get_short_title (self->game) : alea_game_get_title (self->game);
}

/* How far the set-up has come, where it goes from square to square. */
static char *
tell_set_up (const AleaState *state)
{
  if (alea_placing_is_mediated (state))
    return g_strdup (_("Set-up · Mediator Roll"));
  if (alea_state_get_target (state) == ALEA_NO_SQUARE)
    return g_strdup (_("Set-up"));

  return g_strdup_printf (_("Set-up · Square %d of %d"),
                          alea_placing_count (state, alea_state_get_offer_colour (state)) + 1, ALEA_N_PLACINGS);
}

/* Of a game in which @number, if it is not negative, is that of the start. */
static char *
tell_game (const AleaState *state,
           int              number)
{
  const gboolean is_over = state->stage == ALEA_STAGE_OVER;

  if (state->stage == ALEA_STAGE_SETUP)
    return tell_set_up (state);
  if (number < 0)
    return is_over ? g_strdup (_("Game over")) : g_strdup_printf (_("Move %d"), state->position.fullmove);
  if (is_over)
    return g_strdup_printf (_("Start %d · Game over"), number);

  return g_strdup_printf (_("Start %d · Move %d"), number, state->position.fullmove);
}

void
alea_play_screen_update_subtitle (AleaPlayScreen *self)
{
  g_autofree char *subtitle = tell_game (alea_game_view_get_state (self->game_view),
                                         alea_game_view_get_start_number (self->game_view));

  if (g_strcmp0 (subtitle, self->subtitle) == 0)
    return;

  g_free (self->subtitle);
  self->subtitle = g_steal_pointer (&subtitle);
  alea_screen_changed (ALEA_SCREEN (self));
}

/* What is said of the start, and where the game is saved. */
static char *
make_subtitle (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);

  if (self->subtitle != NULL && self->place != NULL)
    /* Translators: what the start is called, and the name of a file */
    return g_strdup_printf (_("%s · %s"), self->subtitle, self->place);

  return g_strdup (self->place != NULL ? self->place : self->subtitle);
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);
  const AleaPlayShape *shape = alea_play_layout_get_shape (get_layout (self));
  const gboolean is_covered = alea_play_screen_get_is_paused (self);

  return (shape->is_tight ? ALEA_SCREEN_IS_NARROW : 0)
         | (shape->is_brief ? ALEA_SCREEN_IS_BRIEF : 0)
         | (shape->is_tight && !shape->shows_last ? ALEA_SCREEN_HAS_SHEET : 0)
         | (is_covered ? ALEA_SCREEN_IS_COVERED : 0)
         | (self->game != NULL && !is_covered ? ALEA_SCREEN_HAS_BOARD : 0);
}

static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (ALEA_PLAY_SCREEN (screen)->group);
}

static AleaSession *
get_session (AleaScreen *screen)
{
  return ALEA_PLAY_SCREEN (screen)->session;
}

static const char *
get_rule (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);

  if (self->reason_rule != NULL || self->game == NULL)
    return self->reason_rule;

  return alea_game_view_get_rule (self->game_view);
}

/* --- what is made of it ---------------------------------------------------- */

static AleaEditor *
make_editor (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);
  const AleaState *state;
  AleaSetup setup;

  if (self->game == NULL)
    return NULL;

  state = alea_game_view_get_state (self->game_view);
  alea_state_get_setup (state, &setup);
  return alea_editor_new_from_setup (state->rules, &state->options, &setup);
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);
  AleaPrintJob *job = alea_print_job_new (self->game != NULL ? alea_game_get_title (self->game) : _("Alea"));
  g_autoptr(AleaGameScore) score = NULL;
  guint n_setup;

  if (self->session == NULL)
    return job;

  score = alea_print_write_down (self->session);
  n_setup = alea_game_score_get_n_setup (score);
  alea_print_job_add_diagram (job, _("This position"),
                              alea_game_score_make_diagram (score, alea_game_view_get_number (self->game_view)), FALSE);
  if (alea_game_score_get_state (score, n_setup)->stage != ALEA_STAGE_SETUP)
    alea_print_job_add_diagram (job, _("Start of this game"), alea_game_score_make_diagram (score, n_setup), FALSE);
  alea_print_job_add (job, alea_print_kind_new_game (score));
  alea_print_job_add (job, alea_print_kind_new_score (score));
  alea_print_job_add_sheets (job, alea_game_get_rules (self->game), &alea_game_get_state (self->game)->options);
  return job;
}

static void
export_picture (AleaScreen *screen)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);
  g_autoptr(AleaGameScore) score = NULL;
  g_autoptr(AleaDiagram) diagram = NULL;

  if (self->session == NULL)
    return;

  score = alea_print_write_down (self->session);
  diagram = alea_game_score_make_diagram (score, alea_game_view_get_number (self->game_view));
  alea_screen_export_diagram (screen, diagram);
}

/* --- keys ------------------------------------------------------------------ */

/* Beside a game the rules are read, and these keys turn them over. */
static gboolean
press_page_key (AleaPlayScreen *self,
                guint           keyval)
{
  const gboolean is_up = keyval == GDK_KEY_Page_Up || keyval == GDK_KEY_KP_Page_Up;
  const gboolean is_down = keyval == GDK_KEY_Page_Down || keyval == GDK_KEY_KP_Page_Down;

  if (is_up || is_down)
    g_action_group_activate_action (G_ACTION_GROUP (self->group), "look",
                                    g_variant_new_string (is_up ? "previous" : "next"));
  return is_up || is_down;
}

static gboolean
press_die_key (AleaPlayScreen *self,
               guint           keyval)
{
  return alea_dice_tray_key (ALEA_DICE_TRAY (self->tray), keyval)
         || (gtk_widget_get_visible (self->far_tray) && alea_dice_tray_key (ALEA_DICE_TRAY (self->far_tray), keyval));
}

/* Rolls.  When there is nothing to roll it says again what is due, unless the
 * key is for what has the focus. */
static gboolean
press_space (AleaPlayScreen *self,
             GtkWidget      *focus)
{
  if (!alea_play_screen_get_can_roll (self))
    return alea_play_screen_repeat (self, focus) || (focus != NULL && GTK_IS_EDITABLE (focus));

  g_action_group_activate_action (G_ACTION_GROUP (self->group), "roll", NULL);
  return TRUE;
}

static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  AleaPlayScreen *self = ALEA_PLAY_SCREEN (screen);

  if (press_page_key (self, keyval))
    return TRUE;
  if (!alea_play_screen_get_is_paused (self)
      && (press_die_key (self, keyval) || alea_play_screen_survey (self, keyval)))
    return TRUE;

  switch (keyval)
    {
    case GDK_KEY_space:
    case GDK_KEY_KP_Space:
      return press_space (self, focus);
    case GDK_KEY_f:
    case GDK_KEY_F:
      g_action_group_activate_action (G_ACTION_GROUP (self->group), "flip", NULL);
      return TRUE;
    case GDK_KEY_h:
    case GDK_KEY_H:
      g_action_group_activate_action (G_ACTION_GROUP (self->group), "hint", NULL);
      return TRUE;
    case GDK_KEY_slash:
    case GDK_KEY_KP_Divide:
      g_action_group_activate_action (G_ACTION_GROUP (self->group), "type", NULL);
      return TRUE;
    default:
      return FALSE;
    }
}

static void
mean_focus (AleaScreen *screen)
{
  alea_play_screen_mean_focus (ALEA_PLAY_SCREEN (screen));
}

static void
take_focus (AleaScreen *screen)
{
  gtk_widget_child_focus (ALEA_PLAY_SCREEN (screen)->board, GTK_DIR_TAB_FORWARD);
}

void
alea_play_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->get_session = get_session;
  iface->get_rule = get_rule;
  iface->make_editor = make_editor;
  iface->make_print_job = make_print_job;
  iface->export_picture = export_picture;
  iface->key = key;
  iface->mean_focus = mean_focus;
  iface->take_focus = take_focus;
}
