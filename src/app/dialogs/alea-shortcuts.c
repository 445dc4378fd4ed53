/* alea-shortcuts.c: the window of the keyboard shortcuts
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-shortcuts.h"

#include "alea-control.h"
#include "alea-growth.h"
#include "alea-pages.h"
#include "alea-window-parts.h"

#include <glib/gi18n.h>

/* What is in it: sections, one at a time in view, with groups of keys. */
typedef enum
{
  END,
  SECTION,
  GROUP,
  KEY,
} Kind;

typedef struct
{
  Kind        kind;
  const char *keys;     /* as GTK writes accelerators; the name of a section */
  const char *words;
} Row;

/* The keys that one column has at most. */
#define COLUMN_HEIGHT 12

static const Row rows[] = {
  { SECTION, "shortcuts", N_("Games") },
  { GROUP, NULL, N_("Play") },
  { KEY, "space", N_("Roll the dice") },
  { KEY, "<Control>r", N_("Roll a double again") },
  { KEY, "<Control>Return", N_("Accept the mediator roll, or pass") },
  { KEY, "1...6", N_("Enter a roll of real dice") },
  { KEY, "BackSpace", N_("Correct the last number entered") },
  { KEY, "1 2", N_("Choose the first or second die in the set-up") },
  { KEY, "Left Right Up Down", N_("Go from square to square") },
  { KEY, "F6", N_("Go to the board") },
  { KEY, "Return", N_("Pick up or put down a piece") },
  { KEY, "slash", N_("Type a move") },
  { KEY, "<Control>0", N_("Castle on the h-side") },
  { KEY, "<Shift><Control>0", N_("Castle on the a-side") },
  { KEY, "<Control>z", N_("Undo") },
  { KEY, "<Shift><Control>z <Control>y", N_("Redo") },
  { GROUP, NULL, N_("Ask") },
  { KEY, "S", N_("What to do now") },
  { KEY, "H", N_("Hint; press again for more") },
  { KEY, "L", N_("The last move") },
  { KEY, "D", N_("What the dice say") },
  { KEY, "M", N_("Where the piece on this square may go") },
  { KEY, "W", N_("Where your pieces are") },
  { KEY, "O", N_("Where the other side’s pieces are") },
  { KEY, "C", N_("Captured pieces") },
  { KEY, "T", N_("The time on the clocks") },

  { SECTION, "look", N_("View") },
  { GROUP, NULL, N_("View") },
  { KEY, "F", N_("Flip the board") },
  { KEY, "Page_Up <Alt>Left", N_("Back one step") },
  { KEY, "Page_Down <Alt>Right", N_("Forward one step") },
  { KEY, "<Alt>Home", N_("To the beginning") },
  { KEY, "<Alt>End", N_("To the last move") },

  { SECTION, "general", N_("General") },
  { GROUP, NULL, N_("Games") },
  { KEY, "<Control>1 <Control>2", N_("Begin the first game, the second, and so on") },
  { KEY, "<Control>n", N_("New game") },
  { KEY, "<Control>o", N_("Open a game") },
  { KEY, "<Control>g", N_("All games") },
  { KEY, "<Control>f", N_("Search the games") },
  { KEY, "<Control>e", N_("Set Up a Position") },
  { KEY, "<Control>s", N_("Save the game") },
  { KEY, "<Shift><Control>s", N_("Save the game as a new file") },
  { KEY, "<Control>p", N_("Print") },
  { KEY, "<Shift><Control>e", N_("Export a picture") },
  { KEY, "<Control>c", N_("Copy the position as text") },
  { KEY, "<Control>v", N_("Paste a position or a game") },
  { GROUP, NULL, N_("General") },
  { KEY, "F1", N_("Open the guide at the current rule") },
  { KEY, "<Control>f", N_("Search the guide") },
  { KEY, "Escape", N_("Back") },
  { KEY, "F11", N_("Full screen") },
  { KEY, "<Control>comma", N_("Preferences") },
  { KEY, "F10", N_("Main menu") },
  { KEY, "<Control>question", N_("Keyboard shortcuts") },
  { KEY, "<Control>w", N_("Close the window") },
  { KEY, "<Control>q", N_("Quit") },

  { SECTION, "diagrams", N_("Diagrams") },
  { GROUP, NULL, N_("Diagrams") },
  { KEY, "<Control>d", N_("New diagram") },
  { KEY, "P N B R Q K G", N_("Place a black piece or, with Shift, a white one") },
  { KEY, "period", N_("Rotate the piece") },
  { KEY, "0...9", N_("Type a number") },
  { KEY, "Return", N_("Use the tool") },
  { KEY, "Delete", N_("Remove what is on top") },
  { KEY, "<Control>c", N_("Copy the picture") },
  { END, NULL, NULL },
};

/* --- making it ------------------------------------------------------------ */

static GtkWidget *
make_alone (const Row *row)
{
  if (row->kind == SECTION)
    return g_object_new (GTK_TYPE_SHORTCUTS_SECTION, "section-name", row->keys, "title", _(row->words),
                         "max-height", COLUMN_HEIGHT, NULL);
  if (row->kind == GROUP)
    return g_object_new (GTK_TYPE_SHORTCUTS_GROUP, "title", _(row->words), NULL);

  return g_object_new (GTK_TYPE_SHORTCUTS_SHORTCUT, "accelerator", row->keys, "title", _(row->words), NULL);
}

/* GTK 4.8 has no function of its own for it. */
static void
add_part (GtkWidget *whole,
          GtkWidget *part)
{
  GTK_BUILDABLE_GET_IFACE (whole)->add_child (GTK_BUILDABLE (whole), NULL, G_OBJECT (part), NULL);
}

/* What @row says, with all below it, as each must be filled before it is added.
 * Goes on to the row after that. */
static GtkWidget *
make_part (const Row **row)
{
  const Kind kind = (*row)->kind;
  GtkWidget *part = make_alone (*row);

  for ((*row)++; (*row)->kind > kind;)
    add_part (part, make_part (row));

  return part;
}

static GtkWindow *
make_window (void)
{
  /* Newer versions of GTK say that it is a group without a name. */
  GtkWidget *shortcuts = g_object_new (GTK_TYPE_SHORTCUTS_WINDOW, "accessible-role", GTK_ACCESSIBLE_ROLE_WINDOW,
                                       "modal", TRUE, NULL);

  for (const Row *row = rows; row->kind != END;)
    add_part (shortcuts, make_part (&row));

  return GTK_WINDOW (shortcuts);
}

/* --- making it fit -------------------------------------------------------- */

/* For columns beside each other, as GTK lays them out: they must not be wider
 * than the window below them, nor higher. */
static gboolean
has_room (GtkWindow *shortcuts,
          GtkWindow *parent)
{
  int width, height;

  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (shortcuts), GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  return width <= gtk_widget_get_width (GTK_WIDGET (parent)) && height <= gtk_widget_get_height (GTK_WIDGET (parent));
}

/* What a key does below the key. */
static void
turn_shortcut (GtkWidget *shortcut)
{
  GtkWidget *box = gtk_widget_get_first_child (shortcut);

  if (!GTK_IS_BOX (box))
    return;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (box), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (box), 2);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_halign (child, GTK_ALIGN_START);
}

static void
make_narrow (GtkWidget *root)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (root))
    turn_shortcut (root);
  /* A page of columns. */
  else if (GTK_IS_BOX (root) && GTK_IS_STACK (gtk_widget_get_parent (root)))
    gtk_orientable_set_orientation (GTK_ORIENTABLE (root), GTK_ORIENTATION_VERTICAL);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    make_narrow (child);
}

/* One column that scrolls. */
static void
make_column (GtkWindow *shortcuts)
{
  g_autoptr(GtkWidget) content = g_object_ref (gtk_window_get_child (shortcuts));
  GtkWidget *scroller;

  make_narrow (content);
  gtk_window_set_child (shortcuts, NULL);
  scroller = alea_window_part_scroll (content);
  alea_control_name (scroller, _("Keyboard shortcuts"));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_AUTOMATIC, GTK_POLICY_AUTOMATIC);
  gtk_window_set_child (shortcuts, scroller);
  gtk_window_set_resizable (shortcuts, TRUE);
}

/* --- naming it ------------------------------------------------------------ */

/* GTK gives its buttons for searching and for the part that is shown no name. */
static void
name_buttons (GtkWidget *root)
{
  if (GTK_IS_TOGGLE_BUTTON (root) && gtk_button_get_icon_name (GTK_BUTTON (root)) != NULL)
    {
      /* Translators: of the button that searches the list of keyboard shortcuts */
      alea_control_name (root, _("Find a shortcut"));
    }
  if (GTK_IS_MENU_BUTTON (root))
    alea_control_name (root, _("Keyboard shortcuts"));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_buttons (child);
}

/* Made when it is asked for, and not by GTK from gtk/help-overlay.ui: with a
 * hidden window about, GTK 4.8 crashes when an assistive technology asks for a
 * window that is not there. */
void
alea_shortcuts_show (GtkWindow *parent)
{
  GtkWindow *shortcuts = make_window ();

  alea_pages_name_all (GTK_WIDGET (shortcuts), _("Keyboard shortcuts"));
  name_buttons (GTK_WIDGET (shortcuts));
  gtk_window_set_title (shortcuts, _("Keyboard shortcuts"));
  gtk_window_set_transient_for (shortcuts, parent);
  alea_growth_follow (shortcuts, parent);
  gtk_window_set_hide_on_close (shortcuts, FALSE);
  if (!has_room (shortcuts, parent))
    make_column (shortcuts);
  gtk_window_present (shortcuts);
}
