/* alea-announce.c: a sentence for whoever listens to the program
 *
 * From 4.14 on GTK announces it.  Older versions cannot, and the screen readers of
 * their time keep silent about labels that change, whatever their role.  They do
 * speak the new name of the window that is used, so there the sentence becomes that
 * name; the title that is seen is another property.
 *
 * They speak it only if they think that the window is used, and if it is not
 * the name that they read when the focus last moved.  They are slow, so that
 * what they read then may well be what became of it since.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-announce.h"

#include <string.h>

#define ANNOUNCEMENT "alea-announcement"    /* the key by which a window has it */

/* Until screen readers can be told of what is in a new window.  GTK does not
 * say when it is so far. */
#define JOIN_MS 300

typedef struct
{
  GtkWindow *window;      /* not owned: it owns this */
  char      *sentence;    /* that waits to be spoken; or NULL */
  guint      tick;        /* until the next frame; or 0 */
  guint      idle;        /* until that frame is done; or 0 */
  guint      join;        /* until there is somebody to speak to; or 0 */
} Announcement;

#if GTK_CHECK_VERSION (4, 14, 0)

static void
speak (GtkWindow  *window,
       const char *sentence)
{
  gtk_accessible_announce (GTK_ACCESSIBLE (window), sentence, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
}

#else

static void
set_name (GtkWindow  *window,
          const char *name)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* Nothing is spoken of a name that is "", but it is remembered; so whatever
 * name was read, and were it this very one, the sentence is a new name. */
static void
speak (GtkWindow  *window,
       const char *sentence)
{
  set_name (window, "");
  set_name (window, sentence);
}

#endif

static gboolean
speak_cb (gpointer data)
{
  Announcement *self = data;

  self->idle = 0;
  if (gtk_window_is_active (self->window))
    {
      speak (self->window, self->sentence);
      g_clear_pointer (&self->sentence, g_free);
    }

  return G_SOURCE_REMOVE;
}

static gboolean
tick_cb (GtkWidget     *window,
         GdkFrameClock *clock,
         gpointer       data)
{
  Announcement *self = data;

  self->tick = 0;
  if (self->idle == 0)
    self->idle = g_idle_add (speak_cb, self);
  return G_SOURCE_REMOVE;
}

/* What loses the focus with its place on the screen hands it on while the next
 * frame is drawn. */
static void
speak_when_focus_rests (Announcement *self)
{
  if (self->sentence != NULL && self->join == 0 && self->tick == 0 && self->idle == 0
      && gtk_window_is_active (self->window))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self->window), tick_cb, self, NULL);
}

/* What had the focus when the window came up was told too early to be heard.  Who
 * types already would lose the field. */
static void
tell_focus_again (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus == NULL || GTK_IS_EDITABLE (focus) || gtk_widget_get_native (focus) != GTK_NATIVE (window))
    return;

  g_object_ref (focus);
  gtk_window_set_focus (window, NULL);
  gtk_window_set_focus (window, focus);
  g_object_unref (focus);
}

static gboolean
join_cb (gpointer data)
{
  Announcement *self = data;

  self->join = 0;
  if (gtk_window_is_active (self->window))
    tell_focus_again (self->window);
  speak_when_focus_rests (self);
  return G_SOURCE_REMOVE;
}

/* On a machine that has much to do, what GTK still has to tell comes first. */
static gboolean
join_time_cb (gpointer data)
{
  Announcement *self = data;

  self->join = g_idle_add_full (G_PRIORITY_LOW, join_cb, self, NULL);
  return G_SOURCE_REMOVE;
}

static void
announcement_free (gpointer data)
{
  Announcement *self = data;

  g_clear_handle_id (&self->join, g_source_remove);
  g_clear_handle_id (&self->idle, g_source_remove);
  g_free (self->sentence);
  g_free (self);
}

static Announcement *
get_announcement (GtkWindow *window)
{
  Announcement *self = g_object_get_data (G_OBJECT (window), ANNOUNCEMENT);

  if (self != NULL)
    return self;

  self = g_new0 (Announcement, 1);
  self->window = window;
  g_object_set_data_full (G_OBJECT (window), ANNOUNCEMENT, self, announcement_free);
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (speak_when_focus_rests), self);
  return self;
}

static void
map_cb (Announcement *self)
{
  g_clear_handle_id (&self->join, g_source_remove);
  self->join = g_timeout_add (JOIN_MS, join_time_cb, self);
}

void
alea_announce_window (GtkWindow *window)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  g_signal_connect_swapped (window, "map", G_CALLBACK (map_cb), get_announcement (window));
}

/* For the window of @widget; NULL while there is nobody to tell anything. */
static Announcement *
find_announcement (GtkWidget  *widget,
                   const char *sentence)
{
  GtkRoot *window = gtk_widget_get_root (widget);

  return window != NULL && *sentence != '\0' ? get_announcement (GTK_WINDOW (window)) : NULL;
}

static void
set_sentence (Announcement *self,
              const char   *sentence)
{
  g_free (self->sentence);
  self->sentence = g_strdup (sentence);
  speak_when_focus_rests (self);
}

void
alea_announce_title (GtkWindow  *window,
                     const char *title)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (title != NULL);

  gtk_window_set_title (window, title);
#if GTK_CHECK_VERSION (4, 14, 0)
  /* Older versions have told of it by now. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL, title, -1);
#endif
}

void
alea_announce (GtkWidget  *widget,
               const char *sentence)
{
  Announcement *self;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  self = find_announcement (widget, sentence);
  if (self != NULL)
    set_sentence (self, sentence);
}

void
alea_announce_also (GtkWidget  *widget,
                    const char *sentence)
{
  Announcement *self;
  g_autofree char *both = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (sentence != NULL);

  self = find_announcement (widget, sentence);
  if (self == NULL || (self->sentence != NULL && strstr (self->sentence, sentence) != NULL))
    return;

  /* What waits for longer than a frame may be true no more. */
  if (self->sentence != NULL && (self->tick != 0 || self->idle != 0) && strstr (sentence, self->sentence) == NULL)
    both = g_strconcat (self->sentence, " ", sentence, NULL);
  set_sentence (self, both != NULL ? both : sentence);
}
