/* alea-fair-dice.c: the dice of a game, which nobody can have steered
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-fair-dice.h"

#include "alea-words.h"

#include <glib/gi18n-lib.h>

/* How long after a failure random numbers are asked for again, in seconds. */
#define RETRY_TIME 1

struct _AleaFairDice
{
  GObject        parent_instance;

  AleaGame      *game;
  AleaDiceProof *proof;
  guint          retry;   /* a source; or 0 */
  gboolean       was_fresh;   /* as was told last */
};

enum
{
  PROP_0,
  PROP_PROMISE,
  PROP_HOST_WORD,
  PROP_GUEST_WORD,
  PROP_IS_FRESH,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (AleaFairDice, alea_fair_dice, G_TYPE_OBJECT)

/* --- what holds now --------------------------------------------------------- */

/* The promise whose secret is still one; NULL for none. */
static const AleaDicePromise *
find_live (AleaFairDice *self)
{
  const AleaDicePromise *last = alea_dice_proof_get_last (self->proof);

  return last != NULL && last->is_own && !last->is_shown ? last : NULL;
}

static guint
count_fallen (AleaFairDice *self)
{
  g_autoptr(GArray) fallen = alea_game_list_fallen (self->game);

  return fallen->len;
}

static void
update_is_fresh (AleaFairDice *self)
{
  const gboolean is_fresh = alea_fair_dice_get_is_fresh (self);

  if (is_fresh == self->was_fresh)
    return;

  self->was_fresh = is_fresh;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_IS_FRESH]);
}

/* Whether the program's dice can still be thrown in this game. */
static gboolean
awaits_rolls (AleaFairDice *self)
{
  const AleaState *state = alea_game_get_state (self->game);

  if (state->rules->dice == NULL || state->stage == ALEA_STAGE_OVER)
    return FALSE;

  return state->stage == ALEA_STAGE_SETUP || state->rules->turn_dice.n > 0;
}

/* As they are after the rolls that have fallen. */
static void
hand_out_dice (AleaFairDice *self)
{
  g_autoptr(GArray) fallen = alea_game_list_fallen (self->game);
  AleaDice *dice = alea_dice_proof_make_dice (self->proof);

  for (guint i = 0; i < fallen->len; i++)
    {
      AleaRoll roll = g_array_index (fallen, AleaFallenRoll, i).roll;

      alea_dice_throw (dice, &roll);
    }

  alea_game_set_dice (self->game, dice);
}

/* --- promising -------------------------------------------------------------- */

static gboolean
give_nothing (guint8   *bytes,
              gsize     n_bytes,
              gpointer  data)
{
  return FALSE;
}

static gboolean make_promise_cb (gpointer data);

/* A roll must not be held against a promise that it was not made under. */
static void
stop_dice (AleaFairDice *self)
{
  if (alea_dice_proof_get_n (self->proof) == 0)
    return;

  alea_game_set_dice (self->game, alea_dice_new_custom (give_nothing, NULL));
  if (self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_TIME, make_promise_cb, self);
}

static void
make_promise (AleaFairDice *self)
{
  g_autofree char *secret = alea_dice_make_seed ();

  if (secret == NULL)
    {
      stop_dice (self);
      return;
    }

  g_clear_handle_id (&self->retry, g_source_remove);
  alea_dice_proof_promise (self->proof, count_fallen (self) + 1, secret);
  hand_out_dice (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROMISE]);
}

static gboolean
make_promise_cb (gpointer data)
{
  AleaFairDice *self = data;

  self->retry = 0;
  if (awaits_rolls (self))
    make_promise (self);
  update_is_fresh (self);

  return G_SOURCE_REMOVE;
}

static void
show_secret (AleaFairDice *self)
{
  const AleaDicePromise *live = find_live (self);

  alea_dice_proof_show_secret (self->proof);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_PROMISE]);
  for (AleaDicePlayer player = 0; player < ALEA_DICE_N_PLAYERS; player++)
    if (*live->words[player] != '\0')
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HOST_WORD + player]);
}

/* Whatever is looked at: what is saved at the end has the secret. */
static void
events_cb (AleaFairDice *self)
{
  const gboolean has_promise = find_live (self) != NULL;

  if (has_promise && alea_game_get_state (self->game)->stage == ALEA_STAGE_OVER)
    show_secret (self);
  else if (!has_promise && awaits_rolls (self))
    make_promise (self);
  update_is_fresh (self);
}

/* Rolls that an undo gave back are not kept with a game.  Those that an earlier
 * promise told come from it again; where its secret is not known, the promise
 * that holds now is about them, too. */
static void
close_gap (AleaFairDice *self)
{
  const AleaDicePromise *live = find_live (self);
  guint roll = count_fallen (self) + 1;

  for (; roll < live->first_roll; roll++)
    {
      const AleaDicePromise *promise = alea_dice_proof_find (self->proof, roll);

      if (promise == NULL || !alea_dice_promise_has_seed (promise))
        {
          alea_dice_proof_bring_forward (self->proof, roll);
          return;
        }
    }
}

/* --- the object ------------------------------------------------------------- */

static void
alea_fair_dice_get_property (GObject    *object,
                             guint       prop_id,
                             GValue     *value,
                             GParamSpec *pspec)
{
  AleaFairDice *self = ALEA_FAIR_DICE (object);

  switch (prop_id)
    {
    case PROP_PROMISE:
      g_value_set_string (value, alea_fair_dice_get_promise (self));
      break;
    case PROP_HOST_WORD:
    case PROP_GUEST_WORD:
      g_value_set_string (value, alea_fair_dice_get_word (self, (AleaDicePlayer) (prop_id - PROP_HOST_WORD)));
      break;
    case PROP_IS_FRESH:
      g_value_set_boolean (value, alea_fair_dice_get_is_fresh (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_fair_dice_finalize (GObject *object)
{
  AleaFairDice *self = ALEA_FAIR_DICE (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_object (&self->game);
  g_clear_pointer (&self->proof, alea_dice_proof_free);

  G_OBJECT_CLASS (alea_fair_dice_parent_class)->finalize (object);
}

static void
alea_fair_dice_class_init (AleaFairDiceClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_fair_dice_get_property;
  object_class->finalize = alea_fair_dice_finalize;

  properties[PROP_PROMISE] = g_param_spec_string ("promise", NULL, NULL, NULL, flags);
  properties[PROP_HOST_WORD] = g_param_spec_string ("host-word", NULL, NULL, "", flags);
  properties[PROP_GUEST_WORD] = g_param_spec_string ("guest-word", NULL, NULL, "", flags);
  properties[PROP_IS_FRESH] = g_param_spec_boolean ("is-fresh", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
alea_fair_dice_init (AleaFairDice *self)
{
}

AleaFairDice *
alea_fair_dice_new (AleaGame      *game,
                    AleaDiceProof *proof)
{
  AleaFairDice *self;

  g_return_val_if_fail (ALEA_IS_GAME (game), NULL);

  self = g_object_new (ALEA_TYPE_FAIR_DICE, NULL);
  self->game = g_object_ref (game);
  self->proof = proof != NULL ? proof : alea_dice_proof_new ();
  if (find_live (self) != NULL)
    {
      close_gap (self);
      hand_out_dice (self);
    }

  g_signal_connect_object (game, "notify::n-events", G_CALLBACK (events_cb), self, G_CONNECT_SWAPPED);
  events_cb (self);
  return self;
}

const AleaDiceProof *
alea_fair_dice_get_proof (AleaFairDice *self)
{
  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  return self->proof;
}

const char *
alea_fair_dice_get_promise (AleaFairDice *self)
{
  const AleaDicePromise *live;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);

  live = find_live (self);
  return live != NULL ? live->commitment : NULL;
}

const char *
alea_fair_dice_get_word (AleaFairDice   *self,
                         AleaDicePlayer  player)
{
  const AleaDicePromise *live;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);
  g_return_val_if_fail (player < ALEA_DICE_N_PLAYERS, NULL);

  live = find_live (self);
  return live != NULL ? live->words[player] : "";
}

gboolean
alea_fair_dice_get_is_fresh (AleaFairDice *self)
{
  const AleaDicePromise *live;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), FALSE);

  live = find_live (self);
  return live != NULL && count_fallen (self) < live->first_roll;
}

gboolean
alea_fair_dice_get_can_add_words (AleaFairDice *self)
{
  const AleaDicePromise *live;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), FALSE);

  live = find_live (self);
  return alea_fair_dice_get_is_fresh (self) && live->version == ALEA_DICE_VERSION
         && *live->words[ALEA_DICE_GUEST] == '\0';
}

void
alea_fair_dice_add_word (AleaFairDice   *self,
                         AleaDicePlayer  player,
                         const char     *word)
{
  g_autofree char *clean = NULL;

  g_return_if_fail (ALEA_IS_FAIR_DICE (self));
  g_return_if_fail (player < ALEA_DICE_N_PLAYERS);
  g_return_if_fail (word != NULL);
  g_return_if_fail (alea_fair_dice_get_can_add_words (self));

  clean = alea_dice_clean_word (word);
  if (g_str_equal (find_live (self)->words[player], clean))
    return;

  alea_dice_proof_set_word (self->proof, player, clean);
  hand_out_dice (self);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_HOST_WORD + player]);
}

/* --- the proof -------------------------------------------------------------- */

AleaDiceFinding
alea_fair_dice_check (AleaFairDice *self,
                      guint         promise)
{
  g_autoptr(GArray) fallen = alea_game_list_fallen (self->game);
  g_autofree AleaRoll *rolls = g_new (AleaRoll, fallen->len);

  for (guint i = 0; i < fallen->len; i++)
    rolls[i] = g_array_index (fallen, AleaFallenRoll, i).roll;

  return alea_dice_proof_check (self->proof, promise, rolls, fallen->len);
}

static char *
tell_roll (AleaFairDice          *self,
           const AleaDiceFinding *finding)
{
  g_autoptr(GArray) fallen = alea_game_list_fallen (self->game);
  g_autofree char *seen = alea_words_roll (&g_array_index (fallen, AleaFallenRoll, finding->roll - 1).roll);
  g_autofree char *expected = alea_words_roll (&finding->expected);

  /* Translators: the number of a roll, what it showed ("3-5"), what it should
   * have shown. */
  return g_strdup_printf (_("Roll %u of the program’s dice shows %s, but the seed gives %s."),
                          finding->roll, seen, expected);
}

static const char *
tell_kept (AleaFairDice *self,
           gboolean      is_own)
{
  const gboolean is_whole = alea_dice_proof_get_n (self->proof) == 1
                            && alea_dice_proof_get (self->proof, 0)->first_roll == 1;

  if (is_own)
    return is_whole ? _("This is the seed that was promised, and every roll of the program’s dice follows from it.")
                    : _("This is the seed that was promised, and these rolls follow from it.");

  return is_whole ? _("The promise is the SHA-256 of this seed, and every roll of the program’s dice follows from it.")
                  : _("The promise is the SHA-256 of this seed, and these rolls follow from it.");
}

char *
alea_fair_dice_judge (AleaFairDice *self,
                      guint         promise)
{
  AleaDiceFinding finding;
  gboolean is_own;

  g_return_val_if_fail (ALEA_IS_FAIR_DICE (self), NULL);
  g_return_val_if_fail (promise < alea_dice_proof_get_n (self->proof), NULL);

  finding = alea_fair_dice_check (self, promise);
  is_own = alea_dice_proof_get (self->proof, promise)->is_own;
  switch (finding.kind)
    {
    case ALEA_DICE_FINDING_UNKNOWN:
      return g_strdup (is_own ? _("It will be shown when the game is over.")
                              : _("The file does not say what the seed is, so nobody can check these rolls."));
    case ALEA_DICE_FINDING_OTHER_VERSION:
      return g_strdup (_("A newer version of Alea made these rolls, so this version cannot check them."));
    case ALEA_DICE_FINDING_NO_SEED:
      return g_strdup (_("This is not a seed: a seed has 32 hexadecimal digits."));
    case ALEA_DICE_FINDING_OTHER_SEED:
      return g_strdup (_("This is not the seed that was promised before the game."));
    case ALEA_DICE_FINDING_OTHER_ROLL:
      return tell_roll (self, &finding);
    case ALEA_DICE_FINDING_KEPT:
    default:
      return g_strdup (tell_kept (self, is_own));
    }
}
