/* editor-script.c: what a person does in the editor, as words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "editor-script.h"

#include "alea-editor-beside.h"
#include "alea-editor-faults.h"
#include "test-support.h"

#include <stdlib.h>

/* --- watching ------------------------------------------------------------- */

static const char *const names[] = { "rules" };

typedef struct
{
  AleaEditor *editor;
  guint       n_notified[G_N_ELEMENTS (names)];
  guint       n_changed;
} Watch;

static void
notify_cb (Watch      *watch,
           GParamSpec *pspec)
{
  g_assert_cmpuint (watch->n_changed, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i], pspec->name))
      watch->n_notified[i]++;
}

static void
changed_cb (Watch *watch)
{
  watch->n_changed++;
}

static char *
get_value (AleaEditor *editor,
           const char *name)
{
  g_auto(GValue) value = G_VALUE_INIT;

  g_object_get_property (G_OBJECT (editor), name, &value);
  return g_strdup_value_contents (&value);
}

static void
check_rules (AleaEditor *editor)
{
  const AleaRules *rules;

  g_object_get (editor, "rules", &rules, NULL);
  g_assert_true (rules == alea_editor_get_rules (editor));
}

/* What there is to see beside the properties. */
static char *
get_look (AleaEditor *editor)
{
  return g_strdup_printf ("%s %d %d %d", alea_editor_get_fen (editor), alea_editor_get_can_undo (editor),
                          alea_editor_get_can_redo (editor), alea_editor_get_is_playable (editor));
}

/* --- words ---------------------------------------------------------------- */

static AleaSquare
get_square (AleaEditor *self,
            const char *word)
{
  AleaSquare square = alea_geometry_parse (alea_editor_get_rules (self)->geometry, word, NULL);

  g_assert_cmpint (square, !=, ALEA_NO_SQUARE);
  return square;
}

static AleaColour
get_colour (const char *word)
{
  g_assert_true (g_str_equal (word, "w") || g_str_equal (word, "b"));
  return *word == 'w' ? ALEA_WHITE : ALEA_BLACK;
}

static AleaRoll
get_roll (AleaEditor *self,
          const char *word)
{
  AleaRoll roll = alea_editor_get_rules (self)->turn_dice;
  g_auto(GStrv) faces = g_strsplit (word, "-", -1);

  if (g_str_equal (word, "-"))
    return (AleaRoll) { 0 };

  g_assert_cmpuint (g_strv_length (faces), ==, roll.n);
  for (guint i = 0; i < roll.n; i++)
    roll.face[i] = (guint8) atoi (faces[i]);
  return roll;
}

static void
castle (AleaEditor  *self,
        char       **words)
{
  AleaColour colour = get_colour (words[1]);
  AleaSquare king = alea_setup_find (alea_editor_get_setup (self), alea_piece (colour, ALEA_KING));

  if (words[3] != NULL)
    alea_editor_set_castling (self, colour, *words[2] == 'a' ? ALEA_WING_A : ALEA_WING_H, ALEA_NO_SQUARE);
  else
    alea_editor_set_castling (self, colour, get_square (self, words[2]) < king ? ALEA_WING_A : ALEA_WING_H,
                              get_square (self, words[2]));
}

static gboolean
do_pieces (AleaEditor  *self,
           char       **words)
{
  if (g_str_equal (words[0], "put"))
    alea_editor_put (self, get_square (self, words[1]), alea_piece_from_letter (*words[2]));
  else if (g_str_equal (words[0], "erase"))
    alea_editor_put (self, get_square (self, words[1]), ALEA_NO_PIECE);
  else if (g_str_equal (words[0], "move"))
    alea_editor_move (self, get_square (self, words[1]), get_square (self, words[2]));
  else if (g_str_equal (words[0], "copy"))
    alea_editor_copy (self, get_square (self, words[1]), get_square (self, words[2]));
  else if (g_str_equal (words[0], "clear"))
    alea_editor_clear (self);
  else if (g_str_equal (words[0], "start"))
    alea_editor_set_start (self);
  else if (g_str_equal (words[0], "number"))
    alea_editor_set_number (self, atoi (words[1]));
  else if (g_str_equal (words[0], "flip"))
    alea_editor_flip (self);
  else if (g_str_equal (words[0], "mirror"))
    alea_editor_mirror (self);
  else
    return FALSE;

  return TRUE;
}

static gboolean
do_rights (AleaEditor  *self,
           char       **words)
{
  if (g_str_equal (words[0], "turn"))
    alea_editor_set_turn (self, get_colour (words[1]));
  else if (g_str_equal (words[0], "castle"))
    castle (self, words);
  else if (g_str_equal (words[0], "relocate"))
    alea_editor_set_relocation (self, get_colour (words[1]), atoi (words[2]));
  else if (g_str_equal (words[0], "passed"))
    alea_editor_set_en_passant (self, get_square (self, words[1]), atoi (words[2]));
  else if (g_str_equal (words[0], "clock"))
    alea_editor_set_clock (self, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "fullmove"))
    alea_editor_set_fullmove (self, (guint) atoi (words[1]));
  else
    return FALSE;

  return TRUE;
}

/* Sets the field of that row and number; of several the first. */
static void
set_field (AleaEditor *self,
           const char *row,
           guint       number,
           guint       value)
{
  for (guint i = 0; i < alea_editor_get_n_fields (self); i++)
    if (g_str_equal (alea_editor_get_field (self, i)->row, row) && alea_editor_get_field (self, i)->number == number)
      {
        alea_editor_set_value (self, i, value);
        return;
      }

  g_error ("no field %s, %u", row, number);
}

static void
set_titled (AleaEditor *self,
            const char *title,
            guint       value)
{
  guint field = 0;

  while (!g_str_equal (alea_editor_get_field (self, field)->title, title))
    field++;
  alea_editor_set_value (self, field, value);
}

static gboolean
do_table (AleaEditor  *self,
          char       **words)
{
  if (g_str_equal (words[0], "roll"))
    alea_editor_set_roll (self, get_roll (self, words[1]));
  else if (g_str_equal (words[0], "straddle"))
    set_field (self, "Guardener", get_colour (words[1]), (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "pass"))
    set_field (self, "Pass", get_colour (words[1]), !atoi (words[2]));
  else if (g_str_equal (words[0], "doubles"))
    set_field (self, "Doubles in a row", 0, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "lost"))
    set_field (self, "Lost pieces that may return",
               alea_piece (get_colour (words[1]), alea_piece_type (alea_piece_from_letter (*words[2]))),
               (guint) atoi (words[3]));
  else if (g_str_equal (words[0], "run-value"))
    set_titled (self, atoi (words[1]) == 0 ? "First player’s last roll" : "Second player’s last roll",
                (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "run-length"))
    set_titled (self, atoi (words[1]) == 0 ? "Length of first player’s run" : "Length of second player’s run",
                (guint) atoi (words[2]));
  else if (g_str_equal (words[0], "seats"))
    set_field (self, "Seating", 0, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "left"))
    set_field (self, "Moves left this turn", 0, (guint) atoi (words[1]));
  else
    return FALSE;

  return TRUE;
}

static gboolean
do_other (AleaEditor  *self,
          char       **words)
{
  if (g_str_equal (words[0], "rolls"))
    {
      g_autofree char *rolls = g_strjoinv (" ", words + 1);

      g_assert_true (alea_editor_roll_array (self, rolls, NULL, NULL, NULL));
    }
  else if (g_str_equal (words[0], "game"))
    alea_editor_set_rules (self, test_rules (words[1]));
  else if (g_str_equal (words[0], "mend"))
    alea_editor_mend (self, (guint) atoi (words[1]));
  else if (g_str_equal (words[0], "undo"))
    alea_editor_undo (self);
  else if (g_str_equal (words[0], "redo"))
    alea_editor_redo (self);
  else if (g_str_equal (words[0], "end"))
    alea_editor_end_step (self);
  else
    return FALSE;

  return TRUE;
}

/* --- doing ---------------------------------------------------------------- */

static void
do_watched (AleaEditor *self,
            const char *command)
{
  g_auto(GStrv) words = g_strsplit (command, " ", -1);
  Watch watch = { .editor = self };
  char *before[G_N_ELEMENTS (names)];
  g_autofree char *old_look = get_look (self), *new_look = NULL;
  guint n_other;
  gulong notify_id, changed_id;

  check_rules (self);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    before[i] = get_value (self, names[i]);
  notify_id = g_signal_connect_swapped (self, "notify", G_CALLBACK (notify_cb), &watch);
  changed_id = g_signal_connect_swapped (self, "changed", G_CALLBACK (changed_cb), &watch);

  g_test_message ("%s", command);
  g_assert_true (do_pieces (self, words) || do_rights (self, words) || do_table (self, words) || do_other (self, words));

  check_rules (self);
  new_look = get_look (self);
  n_other = !g_str_equal (new_look, old_look);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *now = get_value (self, names[i]);
      gboolean is_other = !g_str_equal (now, before[i]);

      g_assert_cmpuint (watch.n_notified[i], ==, is_other ? 1 : 0);
      n_other += is_other;
      g_free (before[i]);
    }
  g_assert_cmpuint (watch.n_changed, ==, n_other > 0 ? 1 : 0);

  g_signal_handler_disconnect (self, notify_id);
  g_signal_handler_disconnect (self, changed_id);
}

void
editor_do (AleaEditor *self,
           const char *words)
{
  g_auto(GStrv) commands = g_strsplit (words, ";", -1);

  for (guint i = 0; commands[i] != NULL; i++)
    if (*g_strstrip (commands[i]) != '\0')
      do_watched (self, commands[i]);
}

AleaEditor *
editor_new (const char *game,
            const char *fen)
{
  AleaSetup setup;

  if (fen == NULL)
    return alea_editor_new (test_rules (game));

  test_read_fen (game, fen, &setup);
  return alea_editor_new_from_setup (test_rules (game), NULL, &setup);
}
