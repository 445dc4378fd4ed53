/* alea-entry-focus.c: the keyboard in the list of moves
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-entry-focus.h"

#define ENTRY "alea-entry"

AleaEntry *
alea_entry_focus_get (GtkWidget *button)
{
  return g_object_get_data (G_OBJECT (button), ENTRY);
}

void
alea_entry_focus_set (GtkWidget *button,
                      AleaEntry *entry)
{
  g_object_set_data_full (G_OBJECT (button), ENTRY, entry != NULL ? g_object_ref (entry) : NULL, g_object_unref);
}

/* --- places --------------------------------------------------------------- */

/* Each row has two places: that of White and that of Black, one of which may
 * be empty.  They are counted from the first row on. */
static AleaEntry *
get_entry (GListModel *rows,
           int         place)
{
  g_autoptr(AleaTurn) turn = place >= 0 ? g_list_model_get_item (rows, (guint) place / 2) : NULL;
  AleaEntry *entry = NULL;

  if (turn != NULL)
    entry = place % 2 == 0 ? alea_turn_get_white (turn) : alea_turn_get_black (turn);

  return entry != NULL ? g_object_ref (entry) : NULL;
}

static gboolean
has_entry (GListModel *rows,
           int         place)
{
  g_autoptr(AleaEntry) entry = get_entry (rows, place);

  return entry != NULL;
}

/* The next place with an entry, @place itself where there is none. */
static int
step (GListModel *rows,
      int         place,
      int         direction)
{
  const int end = 2 * (int) g_list_model_get_n_items (rows);

  for (int next = place + direction; next >= 0 && next < end; next += direction)
    if (has_entry (rows, next))
      return next;

  return place;
}

/* In the row above or below; where nothing stands in the same column, beside. */
static int
step_row (GListModel *rows,
          int         place,
          int         direction)
{
  const int same = place + 2 * direction;

  if (same < 0 || same >= 2 * (int) g_list_model_get_n_items (rows))
    return place;

  return has_entry (rows, same) ? same : same ^ 1;
}

static int
find_place (GListModel *rows,
            guint       number)
{
  const int place = 2 * (int) alea_turn_find (rows, number);
  g_autoptr(AleaEntry) white = get_entry (rows, place);

  if (white == NULL || (alea_entry_get_number (white) < number && has_entry (rows, place + 1)))
    return place + 1;

  return place;
}

/* --- the focus ------------------------------------------------------------ */

/* A list has buttons only for the rows around those on show. */
static gboolean
go_to (GtkWidget  *view,
       GPtrArray  *buttons,
       GListModel *rows,
       int         place)
{
  g_autoptr(AleaEntry) entry = get_entry (rows, place);

  gtk_widget_activate_action (view, "list.scroll-to-item", "u", (guint) place / 2);
  for (guint i = 0; i < buttons->len; i++)
    if (alea_entry_focus_get (g_ptr_array_index (buttons, i)) == entry)
      return gtk_widget_grab_focus (g_ptr_array_index (buttons, i));

  return FALSE;
}

gboolean
alea_entry_focus_take (GtkWidget  *view,
                       GPtrArray  *buttons,
                       GListModel *rows,
                       guint       number)
{
  return go_to (view, buttons, rows, find_place (rows, number));
}

/* -1 when none of them has the focus. */
static int
find_focus (GPtrArray  *buttons,
            GListModel *rows)
{
  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_is_focus (g_ptr_array_index (buttons, i)))
      {
        AleaEntry *entry = alea_entry_focus_get (g_ptr_array_index (buttons, i));
        const int row = (int) alea_turn_find (rows, alea_entry_get_number (entry));
        g_autoptr(AleaEntry) first = get_entry (rows, 0), white = get_entry (rows, 2 * row);

        /* What is open shares its number with the last of what it is short for. */
        if (first == entry)
          return 0;

        return white == entry ? 2 * row : 2 * row + 1;
      }

  return -1;
}

gboolean
alea_entry_focus_move (GtkWidget  *view,
                       GPtrArray  *buttons,
                       GListModel *rows,
                       guint       keyval)
{
  const int forward = gtk_widget_get_direction (view) == GTK_TEXT_DIR_RTL ? -1 : 1;
  int place = find_focus (buttons, rows);

  if (place < 0)
    return FALSE;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      place = step (rows, place, -forward);
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      place = step (rows, place, forward);
      break;
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      place = step_row (rows, place, -1);
      break;
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      place = step_row (rows, place, 1);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      place = step (rows, -1, 1);
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      place = step (rows, 2 * (int) g_list_model_get_n_items (rows), -1);
      break;
    default:
      return FALSE;
    }

  go_to (view, buttons, rows, place);
  return TRUE;
}
