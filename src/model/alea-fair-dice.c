/* alea-fair-dice.c: dice that nobody can have steered, and the proof of it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-fair-dice.h"

#include "alea-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

/**
 * AleaFairDice:
 *
 * The secret that the rolls of one game come from: promised before play, shown
 * after it.
 */

struct _AleaFairDice
{
  GObject   parent_instance;

  char     *secret;
  char     *commitment;
  char     *word;          /* never NULL */
  gboolean  is_fixed;      /* dice have been made */
  gboolean  is_revealed;
};

enum
{
  PROP_0,
  PROP_COMMITMENT,
  PROP_WORD,
  PROP_IS_FIXED,
  PROP_SECRET,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaFairDice, alea_fair_dice, G_TYPE_OBJECT)

G_DEFINE_QUARK (alea-fair-dice-error-quark, alea_fair_dice_error)

static void
alea_fair_dice_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AleaFairDice *self = ALEA_FAIR_DICE (object);

  switch (prop_id)
    {
    case PROP_COMMITMENT:
      g_value_set_string (value, self->commitment);
      break;
    case PROP_WORD:
      g_value_set_string (value, self->word);
      break;
    case PROP_IS_FIXED:
      g_value_set_boolean (value, self->is_fixed);
      break;
    case PROP_SECRET:
      g_value_set_string (value, alea_fair_dice_get_secret (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_fair_dice_finalize (GObject *object)
{
  AleaFairDice *self = ALEA_FAIR_DICE (object);

  g_clear_pointer (&self->secret, g_free);
  g_clear_pointer (&self->commitment, g_free);
  g_clear_pointer (&self->word, g_free);

  G_OBJECT_CLASS (alea_fair_dice_parent_class)->finalize (object);
}

static void
alea_fair_dice_class_init (AleaFairDiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_fair_dice_get_property;
  object_class->finalize = alea_fair_dice_finalize;

  properties[PROP_COMMITMENT] = g_param_spec_string ("commitment", NULL, NULL, NULL, flags);
  properties[PROP_WORD] = g_param_spec_string ("word", NULL, NULL, "", flags);
  properties[PROP_IS_FIXED] = g_param_spec_boolean ("is-fixed", NULL, NULL, FALSE, flags);
  properties[PROP_SECRET] = g_param_spec_string ("secret", NULL, NULL, NULL, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_fair_dice_init (AleaFairDice *self)
{
  self->word = g_strdup ("");
}

AleaFairDice *
alea_fair_dice_new_from_secret (const char *secret)
{
  AleaFairDice *self;

  g_return_val_if_fail (secret != NULL, NULL);

  self = g_object_new (ALEA_TYPE_FAIR_DICE, NULL);
  self->secret = g_strdup (secret);
  self->commitment = alea_dice_commitment (secret);

  return self;
}

AleaFairDice *
alea_fair_dice_new (GError **error)
{
  g_autofree char *secret = alea_dice_make_seed ();

  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (secret == NULL)
    {
      g_set_error_literal (error, ALEA_FAIR_DICE_ERROR, ALEA_FAIR_DICE_ERROR_RANDOM,
                           _("The dice cannot be rolled: there are no random numbers to be had."));
      return NULL;
    }

  return alea_fair_dice_new_from_secret (secret);
}

/* --- what is shown -------------------------------------------------------- */

const char *
alea_fair_dice_get_commitment (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  return self->commitment;
}

const char *
alea_fair_dice_get_word (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  return self->word;
}

void
alea_fair_dice_set_word (AleaFairDice *self,
                         const char   *word)
{
  g_return_if_fail (ALEA_IS_FAIR_DICE (self));
  g_return_if_fail (word != NULL);
  g_return_if_fail (!self->is_fixed);

  if (g_str_equal (self->word, word))
    return;

  g_free (self->word);
  self->word = g_strdup (word);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WORD]);
}

gboolean
alea_fair_dice_get_is_fixed (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), FALSE);

  return self->is_fixed;
}

void
alea_fair_dice_reveal (AleaFairDice *self)
{
  g_return_if_fail (ALEA_IS_FAIR_DICE (self));

  if (self->is_revealed)
    return;

  self->is_revealed = TRUE;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_SECRET]);
}

const char *
alea_fair_dice_get_secret (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  return self->is_revealed ? self->secret : NULL;
}

const char *
alea_fair_dice_peek_secret (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  return self->secret;
}

/* --- rolls ---------------------------------------------------------------- */

static AleaDice *
make_seeded (const char *secret,
             const char *word)
{
  g_autofree char *seed = *word != '\0' ? g_strdup_printf ("%s+%s", secret, word) : g_strdup (secret);

  return alea_dice_new_seeded (seed);
}

static gboolean
comes_from_seed (const AleaEvent *event)
{
  return event->type == ALEA_EVENT_ROLL && event->source == ALEA_SOURCE_PROGRAM;
}

/* Rolls that were taken back came from the seed all the same: passes those
 * over that fell as number *@draw + 1 and on, and counts the next one. */
static void
pass_taken (AleaDice *dice,
            AleaGame *game,
            guint    *draw)
{
  const GArray *taken = alea_game_get_taken (game);

  (*draw)++;
  for (guint i = 0; i < taken->len; i++)
    {
      AleaTakenRoll *candidate = &g_array_index (taken, AleaTakenRoll, i);
      AleaRoll roll = candidate->roll;

      if (candidate->draw != *draw)
        continue;
      alea_dice_throw (dice, &roll);
      (*draw)++;
      i = G_MAXUINT;   /* the next one may stand before this one */
    }
}

/* A game uses the rolls that an undo gives back in the order in which they
 * fell, so those that it has are the first of the seed, and those that wait
 * are the next. */
AleaDice *
alea_fair_dice_make_dice (AleaFairDice *self,
                          AleaGame     *game)
{
  AleaDice *dice;
  guint draw = 0;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);
  g_return_val_if_fail (game == NULL || ALEA_IS_GAME (game), NULL);

  dice = make_seeded (self->secret, self->word);
  for (guint i = 0; game != NULL && i < alea_game_get_n_events (game); i++)
    {
      const AleaEvent *event = alea_game_get_event (game, i);
      AleaRoll roll = event->roll;

      if (!comes_from_seed (event))
        continue;
      pass_taken (dice, game, &draw);
      alea_dice_throw (dice, &roll);
    }
  if (game != NULL)
    pass_taken (dice, game, &draw);

  if (!self->is_fixed)
    {
      self->is_fixed = TRUE;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_FIXED]);
    }

  return dice;
}

/* --- the proof ------------------------------------------------------------ */

static void
set_roll_error (GError         **error,
                guint            n_rolls,
                const AleaRoll  *seen,
                const AleaRoll  *expected)
{
  g_autofree char *seen_faces = alea_words_roll (seen);
  g_autofree char *expected_faces = alea_words_roll (expected);

  /* Translators: the number of a roll, what it showed ("3-5"), what it should
   * have shown. */
  g_set_error (error, ALEA_FAIR_DICE_ERROR, ALEA_FAIR_DICE_ERROR_ROLL,
               _("Roll %u of the program’s dice shows %s, but the seed gives %s."),
               n_rolls, seen_faces, expected_faces);
}

gboolean
alea_fair_dice_check (const char  *commitment,
                      const char  *secret,
                      const char  *word,
                      AleaGame    *game,
                      guint       *number,
                      GError     **error)
{
  g_autofree char *own_commitment = NULL;
  g_autoptr(AleaDice) dice = NULL;
  guint draw = 0;

  g_return_val_if_fail (commitment != NULL && secret != NULL && word != NULL, FALSE);
  g_return_val_if_fail (ALEA_IS_GAME (game), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  own_commitment = alea_dice_commitment (secret);
  if (g_ascii_strcasecmp (commitment, own_commitment) != 0)
    {
      g_set_error_literal (error, ALEA_FAIR_DICE_ERROR, ALEA_FAIR_DICE_ERROR_COMMITMENT,
                           _("This is not the seed that was promised before the game."));
      return FALSE;
    }

  dice = make_seeded (secret, word);
  for (guint i = 0; i < alea_game_get_n_events (game); i++)
    {
      const AleaEvent *event = alea_game_get_event (game, i);
      AleaRoll expected = event->roll;

      if (!comes_from_seed (event))
        continue;

      pass_taken (dice, game, &draw);
      alea_dice_throw (dice, &expected);
      if (memcmp (expected.face, event->roll.face, expected.n) != 0)
        {
          set_roll_error (error, draw, &event->roll, &expected);
          if (number != NULL)
            *number = i;
          return FALSE;
        }
    }

  return TRUE;
}
