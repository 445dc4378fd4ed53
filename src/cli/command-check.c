/* command-check.c: alea-cli check
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "commands.h"

#include "alea-fallen-rolls.h"
#include "alea-notation.h"
#include "alea-record-dice.h"
#include "cli-file.h"

typedef struct
{
  const char *path;       /* of the file that is checked now */
  guint       number;     /* of the game in it */
  guint       n_games;    /* of all files */
  guint       n_faults;
  gboolean    lists_dice;
} Check;

/* --- faults ----------------------------------------------------------------- */

/* The number of the game in its file, and the move. */
static void
print_fault (Check      *self,
             AleaPlace   place,
             guint       move,
             AleaColour  colour,
             const char *sentence)
{
  g_autofree char *name = cli_show (self->path);
  g_autofree char *shown = cli_show (sentence);

  self->n_faults++;
  g_print ("%s:%u:%u: game %u, ", name, place.line, place.column, self->number);
  if (move == 0)
    g_print ("before the first move: %s\n", shown);
  else
    g_print ("move %u (%s): %s\n", move, alea_colour_word (colour), shown);
}

static void
check_rules (Check             *self,
             const AleaPgnGame *game)
{
  char sentence[ALEA_TEXT_SIZE];

  if (game->is_bad)
    print_fault (self, game->fault_place, game->fault_move, game->fault_colour,
                 alea_text_expand (&game->fault, NULL, sentence, sizeof sentence));
}

/* --- dice ------------------------------------------------------------------- */

static AleaRoll *
copy_rolls (const GArray *fallen)
{
  AleaRoll *rolls = g_new (AleaRoll, fallen->len + 1);

  for (guint i = 0; i < fallen->len; i++)
    rolls[i] = g_array_index (fallen, AleaFallenRoll, i).roll;

  return rolls;
}

static char *
show_roll (AleaRoll roll)
{
  char text[ALEA_ROLL_TEXT_SIZE];

  return g_strdup (alea_roll_to_text (roll, text));
}

/* A promise whose secret nobody knows leaves a question mark. */
static void
list_dice (const Check         *self,
           const AleaDiceProof *proof,
           const AleaRoll      *rolls,
           guint                n_rolls)
{
  const AleaDicePromise *promise = NULL;
  g_autoptr(AleaDice) dice = NULL;

  for (guint roll = 1; roll <= n_rolls; roll++)
    {
      g_autofree char *recorded = show_roll (rolls[roll - 1]), *expected = NULL;
      AleaRoll thrown = rolls[roll - 1];

      if (alea_dice_proof_find (proof, roll) != promise)
        {
          promise = alea_dice_proof_find (proof, roll);
          g_clear_pointer (&dice, alea_dice_free);
          if (alea_dice_promise_has_seed (promise))
            dice = alea_dice_promise_make_dice (promise);
        }
      if (dice != NULL && alea_dice_throw (dice, &thrown))
        expected = show_roll (thrown);

      g_print ("game %u roll %u expected %s recorded %s\n", self->number, roll, expected != NULL ? expected : "?",
               recorded);
    }
}

/* The event that a roll of the program is; of one that was taken back, the next
 * roll that counts.  The end of the game where none does. */
static guint
find_event (const AleaRecord *record,
            const GArray     *fallen,
            guint             roll)
{
  for (guint i = roll - 1; i < fallen->len; i++)
    if (g_array_index (fallen, AleaFallenRoll, i).event != ALEA_NO_EVENT)
      return (guint) g_array_index (fallen, AleaFallenRoll, i).event;

  return record->events->len;
}

/* The move that an event belongs to; 0 in the set-up. */
static guint
find_move (const AleaRecord *record,
           guint             event,
           AleaColour       *colour)
{
  AleaState state;

  if (!alea_record_replay (record, event, &state, NULL) || state.stage == ALEA_STAGE_SETUP)
    return 0;

  *colour = alea_position_get_turn (&state.position);
  return state.position.fullmove;
}

/* Where a roll, number @event of all events, stands in the file. */
static AleaPlace
find_place (const AleaPgnGame *game,
            guint              event)
{
  guint n_before = 0;

  for (guint i = 0; i < event; i++)
    n_before += alea_record_get_event (game->record, i)->type == ALEA_EVENT_ROLL;

  return n_before < game->roll_places->len ? g_array_index (game->roll_places, AleaPlace, n_before) : game->place;
}

static gboolean
has_ended (const AleaRecord *record)
{
  AleaState state;

  return record->result != ALEA_RESULT_NONE
         || (alea_record_replay (record, record->events->len, &state, NULL) && state.stage == ALEA_STAGE_OVER);
}

/* NULL when there is nothing to complain of: while a game goes on nobody may know the
 * secret, but when it is over the program has shown it. */
static char *
explain (const AleaDiceFinding *finding,
         const AleaRoll        *rolls,
         gboolean               is_over)
{
  g_autofree char *expected = NULL, *recorded = NULL;

  switch (finding->kind)
    {
    case ALEA_DICE_FINDING_NO_SEED:
      return g_strdup ("The tag DiceSeed does not hold a secret: a secret has 32 hexadecimal digits.");
    case ALEA_DICE_FINDING_OTHER_SEED:
      return g_strdup ("The secret in DiceSeed is not the one that DiceCommitment promised.");
    case ALEA_DICE_FINDING_OTHER_VERSION:
      return g_strdup ("DiceVersion is unknown: perhaps a newer version of Alea made these rolls.");
    case ALEA_DICE_FINDING_OTHER_ROLL:
      expected = show_roll (finding->expected);
      recorded = show_roll (rolls[finding->roll - 1]);
      return g_strdup_printf ("Roll %u is %s, but the secret gives %s.", finding->roll, recorded, expected);
    case ALEA_DICE_FINDING_UNKNOWN:
      return !is_over || finding->last_roll < finding->first_roll ? NULL
             : g_strdup_printf ("The game is over, but the secret of a promise is missing: rolls %u to %u cannot be"
                                " verified.", finding->first_roll, finding->last_roll);
    case ALEA_DICE_FINDING_KEPT:
    default:
      return NULL;
    }
}

/* --- what is under no promise ------------------------------------------------ */

/* No fault, and not among what is answered. */
static void G_GNUC_PRINTF (3, 4)
print_note (const Check       *self,
            const AleaPgnGame *game,
            const char        *format,
            ...)
{
  g_autofree char *name = cli_show (self->path);
  g_autofree char *sentence = NULL;
  va_list arguments;

  va_start (arguments, format);
  sentence = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_printerr ("%s:%u:%u: game %u: %s\n", name, game->place.line, game->place.column, self->number, sentence);
}

static guint
count_taken (const GArray *fallen)
{
  guint n = 0;

  for (guint i = 0; i < fallen->len; i++)
    n += g_array_index (fallen, AleaFallenRoll, i).event == ALEA_NO_EVENT;

  return n;
}

static guint
count_own_dice (const AleaRecord *record)
{
  guint n = 0;

  for (guint i = 0; i < record->events->len; i++)
    n += alea_record_get_event (record, i)->type == ALEA_EVENT_ROLL
         && alea_record_get_event (record, i)->source != ALEA_SOURCE_PROGRAM;

  return n;
}

/* Nobody has promised anything about these. */
static void
tell_unpromised (const Check         *self,
                 const AleaPgnGame   *game,
                 const AleaDiceProof *proof,
                 const GArray        *fallen)
{
  const guint first = alea_dice_proof_get (proof, 0)->first_roll;
  const guint n_taken = count_taken (fallen), n_own = count_own_dice (game->record);

  if (first > 1 && fallen->len > 0)
    print_note (self, game, "Rolls 1 to %u are not verified: they fell before the first promise.",
                MIN (first - 1, fallen->len));
  if (n_taken > 0)
    print_note (self, game, "Rolls of the program that the players did not let count: %u.", n_taken);
  if (n_own > 0)
    print_note (self, game, "Rolls that somebody typed in or chose, which no promise is about: %u.", n_own);
}

/* --- all of it --------------------------------------------------------------- */

/* Names the first thing that is wrong. */
static void
check_proof (Check               *self,
             const AleaPgnGame   *game,
             const AleaDiceProof *proof,
             const GArray        *fallen)
{
  g_autofree AleaRoll *rolls = copy_rolls (fallen);
  const gboolean is_over = has_ended (game->record);

  if (self->lists_dice)
    list_dice (self, proof, rolls, fallen->len);

  for (guint i = 0; i < alea_dice_proof_get_n (proof); i++)
    {
      const AleaDiceFinding finding = alea_dice_proof_check (proof, i, rolls, fallen->len);
      g_autofree char *sentence = explain (&finding, rolls, is_over);
      AleaPlace place = game->place;
      AleaColour colour = ALEA_WHITE;
      guint move = 0;

      if (sentence == NULL)
        continue;
      if (finding.kind == ALEA_DICE_FINDING_OTHER_ROLL)
        {
          const guint event = find_event (game->record, fallen, finding.roll);

          move = find_move (game->record, event, &colour);
          place = find_place (game, event);
        }
      print_fault (self, place, move, colour, sentence);
      return;
    }

  if (is_over)
    tell_unpromised (self, game, proof, fallen);
}

static void
check_dice (Check             *self,
            const AleaPgnGame *game)
{
  g_autoptr(AleaDiceProof) proof = alea_record_read_proof (game->record);
  g_autoptr(GArray) fallen = proof != NULL ? alea_record_list_fallen (game->record) : NULL;
  const char *stray = alea_record_find_stray_dice_tag (game->record, proof);

  if (stray != NULL)
    {
      g_autofree char *sentence = g_strdup_printf ("The tag %s does not belong to any promise about the dice.", stray);

      print_fault (self, game->place, 0, ALEA_WHITE, sentence);
    }
  if (proof != NULL)
    check_proof (self, game, proof, fallen);
}

/* --- files ------------------------------------------------------------------ */

static gboolean
check_game (AleaPgnGame *game,
            gpointer     data)
{
  Check *self = data;

  self->number++;
  self->n_games++;
  check_rules (self, game);
  check_dice (self, game);
  return TRUE;
}

CliStatus
command_check (int    argc,
               char **argv)
{
  Check check = { 0 };
  const GOptionEntry entries[] = {
    { "dice", 0, 0, G_OPTION_ARG_NONE, &check.lists_dice, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  gboolean good = TRUE;

  if (!cli_parse (&argc, &argv, entries, "check", 1, G_MAXINT - 1))
    return CLI_BAD_INPUT;

  for (int i = 1; i < argc; i++)
    {
      check.path = argv[i];
      check.number = 0;
      good &= cli_read_games (check.path, check_game, &check);
    }

  g_print ("%u games, %u faults\n", check.n_games, check.n_faults);
  if (!good)
    return CLI_BAD_INPUT;

  return check.n_faults > 0 ? CLI_NO : CLI_GOOD;
}
