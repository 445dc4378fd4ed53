/* word-shim.c: tells of a program from inside which words it shows, and how
 *
 * Loaded before the program (LD_PRELOAD).  Catalogues come from the folder that
 * ALEA_TEST_CATALOGUES names.  On SIGUSR1 it writes the file that
 * ALEA_TEST_WORDS names: a line a fact, its parts with tabs between.
 *
 *   drawn    WORDS            laid out since the last time, by whatever paints
 *   tooltip  WORDS            of a widget that is seen
 *   label    FAULT    WORDS   a label that is seen, but not all of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

/* What may be missing by rounding, in pixels. */
#define SLACK 1.5

static GHashTable *drawn;   /* of words; NULL before the first */

/* --- catalogues ------------------------------------------------------------ */

char *
bindtextdomain (const char *domain,
                const char *folder)
{
  static char * (*real) (const char *, const char *);
  const char *catalogues = g_getenv ("ALEA_TEST_CATALOGUES");

  if (real == NULL)
    real = (char * (*) (const char *, const char *)) dlsym (RTLD_NEXT, "bindtextdomain");
  if (catalogues != NULL && (g_str_equal (domain, "alea") || g_str_equal (domain, "gtk40")))
    folder = catalogues;

  return real (domain, folder);
}

/* --- what is laid out ------------------------------------------------------- */

static void
remember (PangoLayout *layout)
{
  const char *words = pango_layout_get_text (layout);

  if (drawn == NULL)
    drawn = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (words != NULL && *words != '\0')
    g_hash_table_add (drawn, g_strdup (words));
}

void
pango_layout_set_text (PangoLayout *layout,
                       const char  *text,
                       int          length)
{
  static void (*real) (PangoLayout *, const char *, int);

  if (real == NULL)
    real = (void (*) (PangoLayout *, const char *, int)) dlsym (RTLD_NEXT, "pango_layout_set_text");
  real (layout, text, length);
  remember (layout);
}

void
pango_layout_set_markup (PangoLayout *layout,
                         const char  *markup,
                         int          length)
{
  static void (*real) (PangoLayout *, const char *, int);

  if (real == NULL)
    real = (void (*) (PangoLayout *, const char *, int)) dlsym (RTLD_NEXT, "pango_layout_set_markup");
  real (layout, markup, length);
  remember (layout);
}

/* --- what is seen ------------------------------------------------------------ */

static void
add_line (GString    *report,
          const char *type,
          const char *fault,
          const char *words)
{
  g_autofree char *line = g_strdelimit (g_strdup (words), "\n\r\t", ' ');

  g_string_append_printf (report, "%s\t%s%s%s\n", type, fault != NULL ? fault : "", fault != NULL ? "\t" : "", line);
}

/* Whether @widget shows of what is in it a part at a time. */
static gboolean
scrolls (GtkWidget      *widget,
         GtkOrientation  orientation)
{
  GtkWidget *scroller = gtk_widget_get_parent (widget);
  GtkPolicyType horizontal, vertical, policy;

  if (!GTK_IS_SCROLLABLE (widget) || !GTK_IS_SCROLLED_WINDOW (scroller))
    return FALSE;

  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scroller), &horizontal, &vertical);
  policy = orientation == GTK_ORIENTATION_HORIZONTAL ? horizontal : vertical;
  return policy != GTK_POLICY_NEVER;
}

/* Whether the edge of a widget around @label cuts it. */
static gboolean
is_cut_off (GtkWidget      *label,
            GtkOrientation  orientation)
{
  for (GtkWidget *around = gtk_widget_get_parent (label); around != NULL; around = gtk_widget_get_parent (around))
    {
      gboolean is_window = GTK_IS_NATIVE (around);
      graphene_rect_t rect;
      double start, size, room;

      if (scrolls (around, orientation))
        return FALSE;
      if (!is_window && gtk_widget_get_overflow (around) != GTK_OVERFLOW_HIDDEN)
        continue;
      /* What leaves while another page comes. */
      if (!gtk_widget_compute_bounds (label, around, &rect))
        return FALSE;

      start = orientation == GTK_ORIENTATION_HORIZONTAL ? rect.origin.x : rect.origin.y;
      size = orientation == GTK_ORIENTATION_HORIZONTAL ? rect.size.width : rect.size.height;
      room = orientation == GTK_ORIENTATION_HORIZONTAL ? gtk_widget_get_width (around) : gtk_widget_get_height (around);
      if (start < -SLACK || start + size > room + SLACK)
        return TRUE;
      if (is_window)
        return FALSE;
    }

  return FALSE;
}

/* NULL where all of it can be read. */
static const char *
find_fault (GtkLabel *label)
{
  PangoLayout *layout = gtk_label_get_layout (label);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  /* The list of a drop-down has room for all. */
  if (pango_layout_is_ellipsized (layout))
    return gtk_widget_get_ancestor (GTK_WIDGET (label), GTK_TYPE_DROP_DOWN) == NULL ? "shortened" : "a shortened choice";
  if (width > gtk_widget_get_width (GTK_WIDGET (label)) + SLACK)
    return "too narrow";
  if (height > gtk_widget_get_height (GTK_WIDGET (label)) + SLACK)
    return "too low";
  if (is_cut_off (GTK_WIDGET (label), GTK_ORIENTATION_HORIZONTAL))
    return "cut off at a side";
  if (is_cut_off (GTK_WIDGET (label), GTK_ORIENTATION_VERTICAL))
    return "cut off above or below";

  return NULL;
}

static void
look_at (GtkWidget *widget,
         GString   *report)
{
  const char *tooltip = gtk_widget_get_tooltip_text (widget);

  if (!gtk_widget_get_mapped (widget))
    return;

  if (tooltip != NULL)
    add_line (report, "tooltip", NULL, tooltip);
  /* What has no size has not been laid out yet. */
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0' && gtk_widget_get_width (widget) > 0)
    {
      const char *fault = find_fault (GTK_LABEL (widget));

      if (fault != NULL)
        add_line (report, "label", fault, gtk_label_get_text (GTK_LABEL (widget)));
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    look_at (child, report);
}

static gboolean
report_cb (gpointer data)
{
  g_autoptr(GString) report = g_string_new (NULL);
  GListModel *windows = gtk_window_get_toplevels ();
  GHashTableIter iter;
  gpointer words;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr(GtkWidget) window = g_list_model_get_item (windows, i);

      look_at (window, report);
    }
  if (drawn != NULL)
    {
      g_hash_table_iter_init (&iter, drawn);
      while (g_hash_table_iter_next (&iter, &words, NULL))
        add_line (report, "drawn", NULL, words);
      g_hash_table_remove_all (drawn);
    }

  g_file_set_contents (g_getenv ("ALEA_TEST_WORDS"), report->str, (gssize) report->len, NULL);
  return G_SOURCE_CONTINUE;
}

/* Older versions of GTK read it in their catalogue, newer ones know it of each
 * language, and nothing of one that nobody speaks. */
static void
mirror_cb (void)
{
  gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
}

int
g_application_run (GApplication  *application,
                   int            argc,
                   char         **argv)
{
  static int (*real) (GApplication *, int, char **);

  if (real == NULL)
    real = (int (*) (GApplication *, int, char **)) dlsym (RTLD_NEXT, "g_application_run");
  g_unix_signal_add (SIGUSR1, report_cb, NULL);
  if (g_getenv ("ALEA_TEST_FROM_RIGHT") != NULL)
    g_signal_connect (application, "startup", G_CALLBACK (mirror_cb), NULL);

  return real (application, argc, argv);
}
