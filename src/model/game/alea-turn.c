/* alea-turn.c: the rows of the move list
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-turn-private.h"

#include "alea-words.h"

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
};

enum
{
  ENTRY_PROP_0,
  ENTRY_PROP_TEXT,
  ENTRY_PROP_ROLL,
  ENTRY_PROP_DETAIL,
  ENTRY_PROP_NUMBER,
  N_ENTRY_PROPS
};

static GParamSpec *entry_properties[N_ENTRY_PROPS];

G_DEFINE_FINAL_TYPE (AleaEntry, alea_entry, G_TYPE_OBJECT)

static void
alea_entry_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  AleaEntry *self = ALEA_ENTRY (object);

  switch (prop_id)
    {
    case ENTRY_PROP_TEXT:
      g_value_set_string (value, self->text);
      break;
    case ENTRY_PROP_ROLL:
      g_value_set_string (value, self->roll);
      break;
    case ENTRY_PROP_DETAIL:
      g_value_set_string (value, self->detail);
      break;
    case ENTRY_PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_entry_get_property;
  object_class->finalize = alea_entry_finalize;

  entry_properties[ENTRY_PROP_TEXT] = g_param_spec_string ("text", NULL, NULL, NULL, flags);
  entry_properties[ENTRY_PROP_ROLL] = g_param_spec_string ("roll", NULL, NULL, NULL, flags);
  entry_properties[ENTRY_PROP_DETAIL] = g_param_spec_string ("detail", NULL, NULL, NULL, flags);
  entry_properties[ENTRY_PROP_NUMBER] = g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_ENTRY_PROPS, entry_properties);
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

enum
{
  TURN_PROP_0,
  TURN_PROP_LABEL,
  TURN_PROP_WHITE,
  TURN_PROP_BLACK,
  TURN_PROP_LAST,
  TURN_PROP_PARTS,
  N_TURN_PROPS
};

static GParamSpec *turn_properties[N_TURN_PROPS];

G_DEFINE_FINAL_TYPE (AleaTurn, alea_turn, G_TYPE_OBJECT)

static void
alea_turn_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  AleaTurn *self = ALEA_TURN (object);

  switch (prop_id)
    {
    case TURN_PROP_LABEL:
      g_value_set_string (value, self->label);
      break;
    case TURN_PROP_WHITE:
      g_value_set_object (value, self->white);
      break;
    case TURN_PROP_BLACK:
      g_value_set_object (value, self->black);
      break;
    case TURN_PROP_LAST:
      g_value_set_uint (value, alea_turn_get_last (self));
      break;
    case TURN_PROP_PARTS:
      g_value_set_object (value, self->parts);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

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
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_turn_get_property;
  object_class->finalize = alea_turn_finalize;

  turn_properties[TURN_PROP_LABEL] = g_param_spec_string ("label", NULL, NULL, NULL, flags);
  turn_properties[TURN_PROP_WHITE] = g_param_spec_object ("white", NULL, NULL, ALEA_TYPE_ENTRY, flags);
  turn_properties[TURN_PROP_BLACK] = g_param_spec_object ("black", NULL, NULL, ALEA_TYPE_ENTRY, flags);
  turn_properties[TURN_PROP_LAST] = g_param_spec_uint ("last", NULL, NULL, 0, G_MAXUINT, 0, flags);
  turn_properties[TURN_PROP_PARTS] = g_param_spec_object ("parts", NULL, NULL, G_TYPE_LIST_MODEL, flags);

  g_object_class_install_properties (object_class, N_TURN_PROPS, turn_properties);
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
