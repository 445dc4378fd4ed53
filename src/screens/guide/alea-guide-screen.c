/* alea-guide-screen.c: the guide
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-screen-private.h"

#include "alea-box.h"
#include "alea-column.h"
#include "alea-control.h"
#include "alea-growth.h"
#include "alea-guide-contents.h"
#include "alea-guide-pages.h"
#include "alea-lesson-view.h"
#include "alea-part.h"
#include "alea-practice-room.h"
#include "alea-screen-interface.h"

#include <glib/gi18n.h>

/**
 * AleaGuideScreen:
 *
 * Contents, pages, rules, what a search has found, and the dice practice room:
 * one at a time, below a bar with the way back. It serves beside a game as
 * well as alone.
 */

static void init_screen (AleaScreenInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AleaGuideScreen, alea_guide_screen, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ALEA_TYPE_SCREEN, init_screen))

#define SEARCH_WIDTH 680

static void
forget_places (AleaGuideScreen *self)
{
  g_queue_clear_full (&self->places, (GDestroyNotify) alea_guide_place_free);
}

/* Everything begins with the contents, so that the way back ends there. */
static void
begin_with_contents (AleaGuideScreen *self)
{
  forget_places (self);
  g_queue_push_tail (&self->places, alea_guide_place_new (ALEA_PLACE_CONTENTS, _("Guide")));
}

/* --- where to go ------------------------------------------------------------ */

gboolean
alea_guide_screen_go_back (AleaGuideScreen *self)
{
  g_return_val_if_fail (ALEA_IS_GUIDE_SCREEN (self), FALSE);

  return alea_guide_screen_leave_place (self);
}

static void
chapter_cb (AleaGuideScreen  *self,
            AleaGuideChapter *chapter)
{
  GPtrArray *pages = alea_guide_chapter_get_pages (chapter);

  alea_guide_screen_open_pages (self, pages, alea_progress_find_next (self->progress, pages), alea_guide_chapter_get_title (chapter));
}

static void
tour_cb (AleaGuideScreen *self)
{
  alea_guide_screen_open_pages (self, alea_guide_get_tour (self->guide), 0, _("The two-minute tour"));
}

static void
reference_cb (AleaGuideScreen    *self,
              AleaGuideReference *reference)
{
  alea_guide_screen_open_reference (self, reference, NULL);
}

void
alea_guide_screen_show_contents (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  alea_guide_screen_open_place (self, g_queue_peek_tail (&self->places));
  alea_guide_screen_take_focus (self);
}

void
alea_guide_screen_show_tour (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  tour_cb (self);
}

static void
practice_cb (AleaGuideScreen *self)
{
  if (self->practice == NULL)
    {
      self->practice = g_object_new (ALEA_TYPE_PRACTICE_ROOM, NULL);
      alea_practice_room_set_scale (ALEA_PRACTICE_ROOM (self->practice), self->scale);
      gtk_stack_add_named (GTK_STACK (self->stack), self->practice, alea_guide_place_get_id (ALEA_PLACE_PRACTICE));
    }
  alea_guide_screen_go_to (self, alea_guide_place_new (ALEA_PLACE_PRACTICE, _("Dice practice room")));
}

void
alea_guide_screen_show_practice (AleaGuideScreen *self)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  begin_with_contents (self);
  practice_cb (self);
}

/* The lessons of the game; contents where it has none. */
static void
show_chapter (AleaGuideScreen *self,
              const AleaRules *rules)
{
  GPtrArray *chapters = alea_guide_get_chapters (self->guide);

  for (guint i = 0; i < chapters->len; i++)
    {
      AleaGuideChapter *chapter = g_ptr_array_index (chapters, i);

      if (alea_guide_chapter_get_level (chapter) == ALEA_GUIDE_LESSONS && alea_guide_chapter_get_rules (chapter) == rules)
        {
          chapter_cb (self, chapter);
          return;
        }
    }

  alea_guide_screen_show_contents (self);
}

void
alea_guide_screen_show_chapter (AleaGuideScreen *self,
                                const AleaRules *rules)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));
  g_return_if_fail (rules != NULL);

  begin_with_contents (self);
  show_chapter (self, rules);
}

void
alea_guide_screen_show_rule (AleaGuideScreen *self,
                             const AleaRules *rules,
                             const char      *number)
{
  AleaGuideParagraph *paragraph;
  AleaGuideReference *reference;

  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));
  g_return_if_fail (rules != NULL);

  paragraph = number != NULL ? alea_guide_find_rule (self->guide, number) : NULL;
  reference = alea_guide_find_reference (self->guide, rules);
  begin_with_contents (self);

  if (paragraph != NULL)
    alea_guide_screen_show_paragraph (self, paragraph);
  else if (reference != NULL)
    alea_guide_screen_open_reference (self, reference, NULL);
  else
    show_chapter (self, rules);
}

/* --- in the window ---------------------------------------------------------- */

static const char *
get_title (AleaScreen *screen)
{
  return gtk_label_get_text (GTK_LABEL (ALEA_GUIDE_SCREEN (screen)->title));
}

static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (screen);

  return (self->is_narrow ? ALEA_SCREEN_IS_NARROW : 0)
         | (gtk_widget_get_visible (self->title) ? ALEA_SCREEN_HAS_TITLE : 0);
}

/* --- keys ------------------------------------------------------------------ */

/* Those of the page; the title bar and the menu have none for it. */
static GActionGroup *
get_answers (AleaScreen *screen)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (screen);
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (place != NULL && place->kind == ALEA_PLACE_LESSON)
    return alea_lesson_view_get_answers (ALEA_LESSON_VIEW (self->lesson));

  return place != NULL && place->kind == ALEA_PLACE_PRACTICE
         ? alea_practice_room_get_answers (ALEA_PRACTICE_ROOM (self->practice)) : NULL;
}

static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (screen);
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (place == NULL)
    return FALSE;
  if (place->kind == ALEA_PLACE_LESSON)
    return alea_lesson_view_key (ALEA_LESSON_VIEW (self->lesson), keyval);
  if (place->kind != ALEA_PLACE_PRACTICE || (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space))
    return FALSE;

  alea_practice_room_roll (ALEA_PRACTICE_ROOM (self->practice));
  return TRUE;
}

/* --- on paper --------------------------------------------------------------- */

static AleaPages *
make_pages (gpointer                data,
            const AleaPrintLayout  *layout,
            GError                **error)
{
  AleaPaper paper;

  alea_print_layout_get_paper (layout, &paper);
  return ALEA_IS_GUIDE_CHAPTER (data) ? alea_guide_pages_new_chapter (data, &paper)
                                      : alea_guide_pages_new_reference (data, &paper);
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_NOTHING, 0, NULL, make_pages, NULL };
  gpointer printable = alea_guide_screen_get_printable (ALEA_GUIDE_SCREEN (screen));
  AleaPrintJob *job;

  if (printable == NULL)
    return NULL;

  job = alea_print_job_new (get_title (screen));
  alea_print_job_add (job, alea_print_kind_new (_("Leaflet"), &maker, g_object_ref (printable), g_object_unref));
  return job;
}

static void
init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->get_traits = get_traits;
  iface->get_answers = get_answers;
  iface->make_print_job = make_print_job;
  iface->key = key;
}

void
alea_guide_screen_set_place (AleaGuideScreen *self,
                             gboolean         is_alone,
                             gboolean         hides_game,
                             gboolean         is_narrow)
{
  g_return_if_fail (ALEA_IS_GUIDE_SCREEN (self));

  self->is_alone = is_alone;
  self->is_narrow = is_narrow;
  gtk_widget_set_visible (self->to_game, hides_game);
  gtk_widget_set_visible (self->close, !is_alone);
  alea_guide_screen_update_bar (self);
}

static void
close_cb (AleaGuideScreen *self)
{
  g_signal_emit_by_name (self, "close");
}

/* --- sizes ------------------------------------------------------------------ */

static gboolean
grow_cb (gpointer data)
{
  AleaGuideScreen *self = data;
  GtkWidget *widget = GTK_WIDGET (self);

  self->grow = 0;
  self->scale = alea_growth_find (gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  alea_growth_set_style (widget, self->scale);
  if (self->lesson != NULL)
    alea_lesson_view_set_scale (ALEA_LESSON_VIEW (self->lesson), self->scale);
  if (self->practice != NULL)
    alea_practice_room_set_scale (ALEA_PRACTICE_ROOM (self->practice), self->scale);

  return G_SOURCE_REMOVE;
}

/* Letters must not change while sizes are given. */
static void
alea_guide_screen_size_allocate (GtkWidget *widget,
                                 int        width,
                                 int        height,
                                 int        baseline)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (widget);

  gtk_widget_allocate (self->box, width, height, baseline, NULL);
  if (self->grow == 0 && self->scale != alea_growth_find (width, height))
    self->grow = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, grow_cb, self, NULL);
}

static GtkSizeRequestMode
alea_guide_screen_get_request_mode (GtkWidget *widget)
{
  return gtk_widget_get_request_mode (ALEA_GUIDE_SCREEN (widget)->box);
}

/* --- the class -------------------------------------------------------------- */

static void
alea_guide_screen_dispose (GObject *object)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (object);

  g_clear_handle_id (&self->end_search, g_source_remove);
  g_clear_handle_id (&self->grow, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  forget_places (self);
  g_clear_object (&self->guide);
  g_clear_object (&self->progress);

  G_OBJECT_CLASS (alea_guide_screen_parent_class)->dispose (object);
}

static gboolean
focus_search_cb (GtkWidget *widget,
                 GVariant  *arguments,
                 gpointer   data)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (widget);

  return gtk_widget_get_mapped (self->search) && gtk_widget_grab_focus (self->search);
}

static void
alea_guide_screen_class_init (AleaGuideScreenClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_guide_screen_dispose;

  g_signal_new ("close", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("play", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ALEA_TYPE_GAME);
  g_signal_new ("tour-done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  widget_class->measure = alea_part_measure_first;
  widget_class->size_allocate = alea_guide_screen_size_allocate;
  widget_class->get_request_mode = alea_guide_screen_get_request_mode;
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, focus_search_cb, NULL);
  gtk_widget_class_set_css_name (widget_class, "guidescreen");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static GtkWidget *
make_icon_button (const char *icon,
                  const char *name)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_tooltip_text (button, name);
  alea_control_name_by_tip (button);
  return button;
}

static void
add_bar (AleaGuideScreen *self)
{
  self->bar = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  self->back = make_icon_button ("go-previous-symbolic", _("Back one page"));
  self->title = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING, "hexpand", TRUE,
                              "xalign", 0.0f, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, NULL);
  self->print = make_icon_button ("document-print-symbolic", _("Print this as a leaflet"));
  self->close = make_icon_button ("window-close-symbolic", _("Close the guide"));
  self->to_game = gtk_button_new_with_label (_("Back to the Game"));
  g_object_set (self->to_game, "visible", FALSE, "halign", GTK_ALIGN_START, "valign", GTK_ALIGN_CENTER, NULL);
  gtk_widget_add_css_class (self->bar, "bar");
  gtk_widget_add_css_class (self->title, "title-4");
  g_signal_connect_object (self->back, "clicked", G_CALLBACK (alea_guide_screen_go_back), self, G_CONNECT_SWAPPED);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->print), "win.print");
  g_signal_connect_object (self->close, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->to_game, "clicked", G_CALLBACK (close_cb), self, G_CONNECT_SWAPPED);
  alea_box_append (self->bar, self->back, self->title, self->to_game, self->print, self->close, NULL);
  gtk_box_append (GTK_BOX (self->box), self->bar);
}

static void
alea_guide_screen_init (AleaGuideScreen *self)
{
  alea_guide_screen_add_search (self);
  self->stack = gtk_stack_new ();
  gtk_stack_set_hhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);

  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  add_bar (self);
  alea_box_append (self->box, alea_column_new (self->search, SEARCH_WIDTH), self->stack, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  self->scale = ALEA_GROWTH_MIN;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Guide"), -1);
}

static void
add_contents (AleaGuideScreen *self)
{
  GtkWidget *contents = alea_guide_contents_new (self->guide, self->progress);

  gtk_stack_add_named (GTK_STACK (self->stack), contents, alea_guide_place_get_id (ALEA_PLACE_CONTENTS));
  g_signal_connect_object (contents, "chapter", G_CALLBACK (chapter_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "reference", G_CALLBACK (reference_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "tour", G_CALLBACK (tour_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (contents, "practice", G_CALLBACK (practice_cb), self, G_CONNECT_SWAPPED);
}

GtkWidget *
alea_guide_screen_new (GSettings *settings)
{
  AleaGuideScreen *self = g_object_new (ALEA_TYPE_GUIDE_SCREEN, NULL);
  g_autoptr(GError) error = NULL;

  /* The files are part of the program, and tests read them all. */
  self->guide = alea_guide_new_built_in (&error);
  if (self->guide == NULL)
    g_error ("%s", error->message);

  self->progress = alea_progress_new ();
  g_settings_bind (settings, "guide-pages", self->progress, "pages", G_SETTINGS_BIND_DEFAULT);
  add_contents (self);
  begin_with_contents (self);
  return GTK_WIDGET (self);
}
