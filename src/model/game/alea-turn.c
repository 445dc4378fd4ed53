/* alea-turn.c: the rows of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-turn-private.h"

#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* --- entries -------------------------------------------------------------- */

/**
 * AleaEntry:
 *
 * One thing that was done. It never changes.
 */

struct _AleaEntry
{
  GObject  parent_instance;

  char    *text;
  char    *roll;     /* "" for none */
  GArray  *rolls;    /* of AleaRoll */
  char    *detail;
  guint    number;   /* of the state after it */
  gboolean is_noted;
};

G_DEFINE_FINAL_TYPE (AleaEntry, alea_entry, G_TYPE_OBJECT)

static void
alea_entry_finalize (GObject *object)
{
  AleaEntry *self = ALEA_ENTRY (object);

  g_free (self->text);
  g_free (self->roll);
  g_array_unref (self->rolls);
  g_free (self->detail);

  G_OBJECT_CLASS (alea_entry_parent_class)->finalize (object);
}

static void
alea_entry_class_init (AleaEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_entry_finalize;
}

static void
alea_entry_init (AleaEntry *self)
{
  self->rolls = g_array_new (FALSE, FALSE, sizeof (AleaRoll));
}

/* An entry without rolls. */
static AleaEntry *
make_entry (const char *text,
            const char *detail,
            guint       number)
{
  AleaEntry *self = g_object_new (ALEA_TYPE_ENTRY, NULL);

  self->text = g_strdup (text);
  self->detail = g_strdup (detail);
  self->number = number;

  return self;
}

AleaEntry *
alea_entry_new (const char     *text,
                const AleaRoll *roll,
                const char     *detail,
                guint           number)
{
  AleaEntry *self = make_entry (text, detail, number);

  self->roll = roll != NULL ? alea_words_roll (roll) : g_strdup ("");
  if (g_str_equal (self->roll, text))
    *self->roll = '\0';
  if (roll != NULL && roll->n > 0)
    g_array_append_vals (self->rolls, roll, 1);

  return self;
}

static char *
join (const char *first,
      const char *separator,
      const char *second)
{
  if (*first == '\0' || *second == '\0')
    return g_strconcat (first, second, NULL);

  return g_strconcat (first, separator, second, NULL);
}

AleaEntry *
alea_entry_join (AleaEntry *first,
                 AleaEntry *second)
{
  g_autofree char *text = join (first->text, ", ", second->text);
  g_autofree char *detail = join (first->detail, " ", second->detail);
  AleaEntry *self = make_entry (text, detail, second->number);

  self->roll = join (first->roll, ", ", second->roll);
  self->is_noted = first->is_noted || second->is_noted;
  g_array_append_vals (self->rolls, first->rolls->data, first->rolls->len);
  g_array_append_vals (self->rolls, second->rolls->data, second->rolls->len);

  return self;
}

const char *
alea_entry_get_text (AleaEntry *self)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), NULL);

  return self->text;
}

const char *
alea_entry_get_roll (AleaEntry *self)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), NULL);

  return self->roll;
}

const AleaRoll *
alea_entry_get_rolls (AleaEntry *self,
                      guint     *n)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), NULL);

  *n = self->rolls->len;
  return (const AleaRoll *) (void *) self->rolls->data;
}

const char *
alea_entry_get_detail (AleaEntry *self)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), NULL);

  return self->detail;
}

void
alea_entry_add_sentence (AleaEntry  *self,
                         const char *sentence)
{
  g_autofree char *before = NULL;

  g_return_if_fail (ALEA_IS_ENTRY (self));

  before = g_steal_pointer (&self->detail);
  self->detail = join (before, " ", sentence);
}

void
alea_entry_set_is_noted (AleaEntry *self)
{
  g_return_if_fail (ALEA_IS_ENTRY (self));

  self->is_noted = TRUE;
  /* Translators: on a move in the list of moves; the comment stands below the list */
  alea_entry_add_sentence (self, _("There is a comment."));
}

gboolean
alea_entry_get_is_noted (AleaEntry *self)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), FALSE);

  return self->is_noted;
}

guint
alea_entry_get_number (AleaEntry *self)
{
  g_return_val_if_fail (ALEA_IS_ENTRY (self), 0);

  return self->number;
}

/* --- turns ---------------------------------------------------------------- */

/**
 * AleaTurn:
 *
 * A row. It never changes: where it grows, another takes its place in the
 * list.
 */

struct _AleaTurn
{
  GObject      parent_instance;

  AleaSection  section;
  guint        move;    /* 0 for none */
  char        *label;
  AleaEntry   *white;   /* or NULL */
  AleaEntry   *black;   /* or NULL */
  GListModel  *parts;   /* or NULL */
};

G_DEFINE_FINAL_TYPE (AleaTurn, alea_turn, G_TYPE_OBJECT)

static void
alea_turn_finalize (GObject *object)
{
  AleaTurn *self = ALEA_TURN (object);

  g_free (self->label);
  g_clear_object (&self->white);
  g_clear_object (&self->black);
  g_clear_object (&self->parts);

  G_OBJECT_CLASS (alea_turn_parent_class)->finalize (object);
}

static void
alea_turn_class_init (AleaTurnClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = alea_turn_finalize;
}

static void
alea_turn_init (AleaTurn *self)
{
  (void) self;
}

AleaTurn *
alea_turn_new (AleaSection  section,
               guint        move,
               const char  *label,
               AleaEntry   *white,
               AleaEntry   *black)
{
  AleaTurn *self;

  g_return_val_if_fail (white != NULL || black != NULL, NULL);

  self = g_object_new (ALEA_TYPE_TURN, NULL);
  self->section = section;
  self->move = move;
  self->label = g_strdup (label);
  g_set_object (&self->white, white);
  g_set_object (&self->black, black);

  return self;
}

void
alea_turn_set_parts (AleaTurn   *self,
                     GListModel *parts)
{
  g_return_if_fail (ALEA_IS_TURN (self));

  g_set_object (&self->parts, parts);
}

AleaSection
alea_turn_get_section (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), ALEA_SECTION_SETUP);

  return self->section;
}

guint
alea_turn_get_move (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), 0);

  return self->move;
}

const char *
alea_turn_get_label (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), NULL);

  return self->label;
}

AleaEntry *
alea_turn_get_white (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), NULL);

  return self->white;
}

AleaEntry *
alea_turn_get_black (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), NULL);

  return self->black;
}

guint
alea_turn_get_last (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), 0);

  return MAX (self->white != NULL ? self->white->number : 0,
              self->black != NULL ? self->black->number : 0);
}

GListModel *
alea_turn_get_parts (AleaTurn *self)
{
  g_return_val_if_fail (ALEA_IS_TURN (self), NULL);

  return self->parts;
}

/* Whether the parts of @turn, which is @place of @rows, are rows themselves. */
static gboolean
is_open (GListModel *rows,
         guint       place,
         AleaTurn   *turn)
{
  g_autoptr(AleaTurn) next = turn->parts != NULL ? g_list_model_get_item (rows, place + 1) : NULL;
  g_autoptr(AleaTurn) part = next != NULL ? g_list_model_get_item (turn->parts, 0) : NULL;

  return part != NULL && part == next;
}

guint
alea_turn_find (GListModel *rows,
                guint       number)
{
  const guint n = g_list_model_get_n_items (rows);
  guint low = 0, high = n;

  g_return_val_if_fail (n > 0, 0);

  while (low < high)
    {
      const guint middle = (low + high) / 2;
      g_autoptr(AleaTurn) turn = g_list_model_get_item (rows, middle);

      if (alea_turn_get_last (turn) < number || (number > 0 && is_open (rows, middle, turn)))
        low = middle + 1;
      else
        high = middle;
    }

  return MIN (low, n - 1);
}

/* --- the last move -------------------------------------------------------- */

/* The number of a move of Black is written otherwise. */
static char *
write_number (const char *label,
              gboolean    is_black)
{
  if (!is_black || !g_str_has_suffix (label, "."))
    return g_strdup (label);

  return g_strdup_printf ("%.*s\342\200\246", (int) strlen (label) - 1, label);
}

/* NULL where the row has none until then, as after its first roll.  The first of two
 * that roll for colours may have got Black. */
static AleaEntry *
find_in_row (AleaTurn *self,
             guint     number)
{
  AleaEntry *white = self->white != NULL && self->white->number <= number ? self->white : NULL;
  AleaEntry *black = self->black != NULL && self->black->number <= number ? self->black : NULL;

  return white != NULL && (black == NULL || white->number > black->number) ? white : black;
}

/* The last row with something that was done until then; NULL for none. */
static AleaTurn *
find_last_row (GListModel *rows,
               guint       number)
{
  guint n_left = g_list_model_get_n_items (rows) > 0 ? alea_turn_find (rows, number) + 1 : 0;

  while (n_left-- > 0)
    {
      g_autoptr(AleaTurn) turn = g_list_model_get_item (rows, n_left);

      if (find_in_row (turn, number) != NULL)
        return g_steal_pointer (&turn);
    }

  return NULL;
}

guint
alea_turn_find_last (GListModel *rows,
                     guint       number)
{
  g_autoptr(AleaTurn) turn = NULL;

  g_return_val_if_fail (G_IS_LIST_MODEL (rows), 0);

  turn = find_last_row (rows, number);
  return turn != NULL ? find_in_row (turn, number)->number : 0;
}

char *
alea_turn_tell_last (GListModel *rows,
                     guint       number)
{
  g_autoptr(AleaTurn) turn = NULL;
  g_autofree char *label = NULL;
  AleaEntry *last;

  g_return_val_if_fail (G_IS_LIST_MODEL (rows), NULL);

  turn = find_last_row (rows, number);
  if (turn == NULL)
    return NULL;

  last = find_in_row (turn, number);
  label = write_number (turn->label, last == turn->black);
  return turn->parts != NULL ? g_steal_pointer (&label) : g_strstrip (g_strdup_printf ("%s %s", label, last->text));
}
