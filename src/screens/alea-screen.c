/* alea-screen.c: what the window knows of what it shows
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-screen.h"

#include "alea-look.h"
#include "alea-picture-dialog.h"
#include "alea-screen-interface.h"

#include <glib/gi18n.h>

/**
 * AleaScreen:
 *
 * One thing at a time in the window: the games that can be begun, a game, a
 * position, a diagram, the guide. The window never asks which it is; it asks
 * for what it needs.
 */

G_DEFINE_INTERFACE (AleaScreen, alea_screen, GTK_TYPE_WIDGET)

static void
alea_screen_default_init (AleaScreenInterface *iface)
{
  /**
   * AleaScreen::changed:
   *
   * Something of what is in view is another than before.
   */
  g_signal_new ("changed", ALEA_TYPE_SCREEN, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

/* What is no screen has nothing. */
static const AleaScreenInterface *
get_iface (AleaScreen *self)
{
  static const AleaScreenInterface none = { .get_title = NULL };

  g_return_val_if_fail (ALEA_IS_SCREEN (self), &none);

  return ALEA_SCREEN_GET_IFACE (self);
}

void
alea_screen_changed (AleaScreen *self)
{
  g_return_if_fail (ALEA_IS_SCREEN (self));

  g_signal_emit_by_name (self, "changed");
}

const char *
alea_screen_get_title (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_title != NULL ? iface->get_title (self) : _("Alea");
}

char *
alea_screen_make_subtitle (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->make_subtitle != NULL ? iface->make_subtitle (self) : NULL;
}

AleaScreenTraits
alea_screen_get_traits (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_traits != NULL ? iface->get_traits (self) : 0;
}

gboolean
alea_screen_get_is_narrow (AleaScreen *self)
{
  return (alea_screen_get_traits (self) & ALEA_SCREEN_IS_NARROW) != 0;
}

GActionGroup *
alea_screen_get_actions (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_actions != NULL ? iface->get_actions (self) : NULL;
}

GActionGroup *
alea_screen_get_answers (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_answers != NULL ? iface->get_answers (self) : alea_screen_get_actions (self);
}

AleaSession *
alea_screen_get_session (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_session != NULL ? iface->get_session (self) : NULL;
}

const char *
alea_screen_get_rule (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->get_rule != NULL ? iface->get_rule (self) : NULL;
}

/* By the action "flip". */
static gboolean
get_is_flipped (AleaScreen *self)
{
  GActionGroup *actions = alea_screen_get_actions (self);
  g_autoptr(GVariant) state = actions != NULL ? g_action_group_get_action_state (actions, "flip") : NULL;

  return state != NULL && g_variant_get_boolean (state);
}

void
alea_screen_export_diagram (AleaScreen  *self,
                            AleaDiagram *diagram)
{
  g_return_if_fail (ALEA_IS_SCREEN (self));
  g_return_if_fail (diagram != NULL);

  alea_look_dress (alea_look_get_default (), diagram);
  diagram->is_flipped = get_is_flipped (self);
  alea_picture_dialog_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), diagram,
                            alea_screen_get_title (self), FALSE);
}

AleaEditor *
alea_screen_make_editor (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->make_editor != NULL ? iface->make_editor (self) : NULL;
}

AleaPrintJob *
alea_screen_make_print_job (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->make_print_job != NULL ? iface->make_print_job (self) : NULL;
}

void
alea_screen_export_picture (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  if (iface->export_picture != NULL)
    iface->export_picture (self);
}

gboolean
alea_screen_paste (AleaScreen *self,
                   const char *text)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->paste != NULL ? iface->paste (self, text) : FALSE;
}

gboolean
alea_screen_key (AleaScreen *self,
                 guint       keyval,
                 GtkWidget  *focus)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->key != NULL ? iface->key (self, keyval, focus) : FALSE;
}

void
alea_screen_mean_focus (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  if (iface->mean_focus != NULL)
    iface->mean_focus (self);
}

void
alea_screen_take_focus (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  if (iface->take_focus != NULL)
    iface->take_focus (self);
}

void
alea_screen_save (AleaScreen *self,
                  gboolean    as)
{
  const AleaScreenInterface *iface = get_iface (self);

  if (iface->save != NULL)
    iface->save (self, as);
}

gboolean
alea_screen_has_unsaved (AleaScreen *self)
{
  const AleaScreenInterface *iface = get_iface (self);

  return iface->has_unsaved != NULL ? iface->has_unsaved (self) : FALSE;
}

void
alea_screen_leave (AleaScreen     *self,
                   AleaScreenDone  done,
                   gpointer        data)
{
  const AleaScreenInterface *iface = get_iface (self);

  g_return_if_fail (G_IS_OBJECT (data));

  if (iface->leave != NULL)
    iface->leave (self, done, data);
  else
    done (data);
}
