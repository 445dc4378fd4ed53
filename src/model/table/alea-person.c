/* alea-person.c: somebody at the table
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-person.h"

#include "alea-words.h"

struct _AleaPerson
{
  GObject   parent_instance;

  char     *name;           /* never NULL */
  char     *title;          /* never NULL */
  guint     level;          /* 0: a hand */
  gboolean  has_own_dice;
  guint     half_points;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_LEVEL,
  PROP_HAS_OWN_DICE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaPerson, alea_person, G_TYPE_OBJECT)

static void
alea_person_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AleaPerson *self = ALEA_PERSON (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;
    case PROP_LEVEL:
      g_value_set_uint (value, self->level);
      break;
    case PROP_HAS_OWN_DICE:
      g_value_set_boolean (value, self->has_own_dice);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_person_set_property (GObject      *object,
                          guint         prop_id,
                          const GValue *value,
                          GParamSpec   *pspec)
{
  AleaPerson *self = ALEA_PERSON (object);

  switch (prop_id)
    {
    case PROP_NAME:
      alea_person_set_name (self, g_value_get_string (value));
      break;
    case PROP_LEVEL:
      alea_person_set_level (self, g_value_get_uint (value));
      break;
    case PROP_HAS_OWN_DICE:
      alea_person_set_has_own_dice (self, g_value_get_boolean (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_person_finalize (GObject *object)
{
  AleaPerson *self = ALEA_PERSON (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->title, g_free);

  G_OBJECT_CLASS (alea_person_parent_class)->finalize (object);
}

static void
alea_person_class_init (AleaPersonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_person_get_property;
  object_class->set_property = alea_person_set_property;
  object_class->finalize = alea_person_finalize;

  properties[PROP_NAME] = g_param_spec_string ("name", NULL, NULL, "", G_PARAM_READWRITE | flags);
  properties[PROP_LEVEL] = g_param_spec_uint ("level", NULL, NULL, 0, ALEA_LEVEL_PROGRAM, 0,
                                              G_PARAM_READWRITE | flags);
  properties[PROP_HAS_OWN_DICE] = g_param_spec_boolean ("has-own-dice", NULL, NULL, FALSE,
                                                        G_PARAM_READWRITE | flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_person_init (AleaPerson *self)
{
  self->name = g_strdup ("");
  self->title = g_strdup ("");
}

AleaPerson *
alea_person_new (void)
{
  return g_object_new (ALEA_TYPE_PERSON, NULL);
}

static char *
make_title (AleaPerson *self)
{
  if (*self->name != '\0' || self->level == 0)
    return g_strdup (self->name);

  return alea_level_make_title (self->level);
}

static void
renew_title (AleaPerson *self)
{
  g_free (self->title);
  self->title = make_title (self);
}

/* --- the name ------------------------------------------------------------- */

static char *
make_line (const char *text)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autoptr(GString) line = g_string_new (NULL);
  g_autofree char *shown = NULL;
  char *name;

  for (const char *p = valid; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      g_string_append_unichar (line, g_unichar_iscntrl (letter) ? ' ' : letter);
    }

  shown = alea_words_printable (g_strstrip (line->str));
  name = g_utf8_substring (shown, 0, MIN (ALEA_PERSON_MAX_NAME, g_utf8_strlen (shown, -1)));
  return g_strchomp (name);
}

const char *
alea_person_get_name (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), NULL);

  return self->name;
}

void
alea_person_set_name (AleaPerson *self,
                      const char *name)
{
  g_autofree char *line = NULL;

  g_return_if_fail (ALEA_IS_PERSON (self));

  line = make_line (name != NULL ? name : "");
  if (g_str_equal (self->name, line))
    return;

  g_free (self->name);
  self->name = g_steal_pointer (&line);
  renew_title (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

const char *
alea_person_get_title (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), NULL);

  return self->title;
}

/* --- who answers ------------------------------------------------------------ */

guint
alea_person_get_level (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), 0);

  return self->level;
}

void
alea_person_set_level (AleaPerson *self,
                       guint       level)
{
  g_return_if_fail (ALEA_IS_PERSON (self));
  g_return_if_fail (level <= ALEA_LEVEL_PROGRAM);

  if (self->level == level)
    return;

  self->level = level;
  renew_title (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}

/* --- dice and points ------------------------------------------------------ */

gboolean
alea_person_get_has_own_dice (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), FALSE);

  return self->has_own_dice;
}

void
alea_person_set_has_own_dice (AleaPerson *self,
                              gboolean    has_own_dice)
{
  g_return_if_fail (ALEA_IS_PERSON (self));

  has_own_dice = has_own_dice != FALSE;
  if (self->has_own_dice == has_own_dice)
    return;

  self->has_own_dice = has_own_dice;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HAS_OWN_DICE]);
}

guint
alea_person_get_half_points (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), 0);

  return self->half_points;
}

void
alea_person_set_half_points (AleaPerson *self,
                             guint       half_points)
{
  g_return_if_fail (ALEA_IS_PERSON (self));

  self->half_points = half_points;
}

char *
alea_person_write_points (AleaPerson *self)
{
  g_return_val_if_fail (ALEA_IS_PERSON (self), NULL);

  if (self->half_points % 2 == 0)
    return g_strdup_printf ("%u", self->half_points / 2);
  if (self->half_points == 1)
    return g_strdup ("½");

  return g_strdup_printf ("%u½", self->half_points / 2);
}
