/* alea-diagram-as-screen.c: a diagram that is drawn, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-diagram-screen-private.h"

#include "alea-editor-layout.h"
#include "alea-print-kinds.h"

#include <glib/gi18n.h>

static gboolean
has_unsaved (AleaScreen *screen)
{
  return alea_diagram_editor_get_is_changed (ALEA_DIAGRAM_SCREEN (screen)->editor);
}

/* The name of the file. */
static const char *
get_title (AleaScreen *screen)
{
  const char *title = ALEA_DIAGRAM_SCREEN (screen)->title;

  return title != NULL ? title : _("New Diagram");
}

static char *
make_subtitle (AleaScreen *screen)
{
  return has_unsaved (screen) ? g_strdup (_("Not saved yet")) : NULL;
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaEditorLayout *layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (screen)));

  return ALEA_SCREEN_HAS_BOARD | ALEA_SCREEN_SAVES
         | (alea_editor_layout_get_is_narrow (layout) ? ALEA_SCREEN_IS_NARROW : 0);
}

static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (ALEA_DIAGRAM_SCREEN (screen)->group);
}

/* What is drawn, and nothing else: it belongs to no game. */
static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  AleaDiagramScreen *self = ALEA_DIAGRAM_SCREEN (screen);
  g_autofree char *title = alea_diagram_screen_make_name (self);
  AleaPrintJob *job = alea_print_job_new (title);

  alea_print_job_add_diagram (job, _("This diagram"),
                              alea_diagram_copy (alea_diagram_editor_get_diagram (self->editor)), TRUE);
  return job;
}

static void
export_picture (AleaScreen *screen)
{
  alea_diagram_screen_export (ALEA_DIAGRAM_SCREEN (screen));
}

static gboolean
paste (AleaScreen *screen,
       const char *text)
{
  alea_diagram_screen_paste (ALEA_DIAGRAM_SCREEN (screen), text);
  return TRUE;
}

static void
save (AleaScreen *screen,
      gboolean    as)
{
  if (as)
    alea_diagram_screen_save_as (ALEA_DIAGRAM_SCREEN (screen));
  else
    alea_diagram_screen_save (ALEA_DIAGRAM_SCREEN (screen));
}

static void
leave (AleaScreen     *screen,
       AleaScreenDone  done,
       gpointer        data)
{
  alea_diagram_screen_leave (ALEA_DIAGRAM_SCREEN (screen), done, data);
}

void
alea_diagram_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->make_subtitle = make_subtitle;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->make_print_job = make_print_job;
  iface->export_picture = export_picture;
  iface->paste = paste;
  iface->save = save;
  iface->has_unsaved = has_unsaved;
  iface->leave = leave;
}
