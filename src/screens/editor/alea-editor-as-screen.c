/* alea-editor-as-screen.c: a position that is set up, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-screen-private.h"

#include "alea-diagram-rules.h"
#include "alea-editor-layout.h"
#include "alea-print-kinds.h"
#include "alea-words.h"

#include <glib/gi18n.h>

static const char *
get_title (AleaScreen *screen)
{
  return _("Set Up a Position");
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaEditorLayout *layout = ALEA_EDITOR_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (screen)));

  return ALEA_SCREEN_HAS_BOARD | (alea_editor_layout_get_is_narrow (layout) ? ALEA_SCREEN_IS_NARROW : 0);
}

static GActionGroup *
get_actions (AleaScreen *screen)
{
  return G_ACTION_GROUP (ALEA_EDITOR_SCREEN (screen)->group);
}

static AleaEditor *
make_editor (AleaScreen *screen)
{
  return g_object_ref (ALEA_EDITOR_SCREEN (screen)->editor);
}

static AleaDiagram *
make_diagram (AleaScreen *screen)
{
  AleaEditor *editor = ALEA_EDITOR_SCREEN (screen)->editor;

  return alea_diagram_new_by_rules (alea_editor_get_rules (editor), alea_editor_get_options (editor),
                                    alea_editor_get_setup (editor));
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  const AleaRules *rules = alea_editor_get_rules (ALEA_EDITOR_SCREEN (screen)->editor);
  AleaPrintJob *job = alea_print_job_new (alea_words_translate (rules->title));

  alea_print_job_add_diagram (job, _("This position"), make_diagram (screen), FALSE);
  alea_print_job_add_sheets (job, rules, NULL);
  return job;
}

static void
export_picture (AleaScreen *screen)
{
  g_autoptr(AleaDiagram) diagram = make_diagram (screen);

  alea_screen_export_diagram (screen, diagram);
}

static gboolean
paste (AleaScreen *screen,
       const char *text)
{
  alea_editor_screen_paste (ALEA_EDITOR_SCREEN (screen), text);
  return TRUE;
}

static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  return alea_editor_screen_key (ALEA_EDITOR_SCREEN (screen), keyval);
}

void
alea_editor_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->get_traits = get_traits;
  iface->get_actions = get_actions;
  iface->make_editor = make_editor;
  iface->make_print_job = make_print_job;
  iface->export_picture = export_picture;
  iface->paste = paste;
  iface->key = key;
}
