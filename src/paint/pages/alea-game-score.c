/* alea-game-score.c: what happened in a game, as it is written down
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-score.h"

#include "alea-club.h"
#include "alea-diagram-rules.h"
#include "alea-figurines.h"
#include "alea-notation.h"
#include "alea-shown-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

struct _AleaGameScore
{
  gatomicrefcount  refs;
  GArray          *states;    /* of AleaState: one more than events */
  GArray          *events;    /* of AleaEvent */
  GArray          *steps;     /* of AleaScoreStep */
  GArray          *notes;     /* of AleaScoreNote */
  guint            n_setup;
  gboolean         has_figurines;
  AleaShowLetters  show;
  char            *words[ALEA_SCORE_N_WORDS];
};

/* --- steps ----------------------------------------------------------------- */

static AleaColour
get_side (const AleaState *before)
{
  AleaQuestion question;

  alea_state_ask (before, &question);
  return question.who == ALEA_WHO_BLACK || question.who == ALEA_WHO_SECOND ? ALEA_BLACK : ALEA_WHITE;
}

/* Whether a roll belongs to the decision that follows it. */
static gboolean
waits_for_decision (const AleaState *before,
                    const AleaState *after)
{
  AleaQuestion question;

  alea_state_ask (after, &question);
  return question.ask == ALEA_ASK_DECIDE && before->stage == after->stage;
}

static char *
write_decision (AleaShowLetters     show,
                const AleaState    *before,
                const AleaDecision *decision)
{
  char text[ALEA_MOVE_TEXT_SIZE];

  switch (decision->act)
    {
    case ALEA_ACT_ACCEPT:
      return g_strdup (_("accept"));
    case ALEA_ACT_REROLL:
      return g_strdup (_("re-roll"));
    case ALEA_ACT_PASS:
      return g_strdup (_("pass"));
    case ALEA_ACT_MOVE:
    case ALEA_ACT_PLACE:
    case ALEA_ACT_RESIGN:
    case ALEA_ACT_DRAW:
    default:
      return alea_show_letters (show, alea_decision_to_text (before, decision, text));
    }
}

/* The roll of event @number; the sides of dice need not stand in events. */
static AleaRoll
get_dice (const AleaGameScore *self,
          guint                number)
{
  AleaRoll dice = g_array_index (self->events, AleaEvent, number).roll;
  AleaQuestion question;

  alea_state_ask (alea_game_score_get_state (self, number), &question);
  dice.sides = question.dice.sides;
  return dice;
}

/* @roll is the number of the event that threw for it, -1 for none.  Takes
 * @letters and @figurines, NULL while these wait. */
static void
append_step (AleaGameScore *self,
             guint          number,
             int            roll,
             char          *letters,
             char          *figurines)
{
  const AleaState *before = alea_game_score_get_state (self, number);
  const gboolean is_setup = before->stage == ALEA_STAGE_SETUP;
  char faces[ALEA_ROLL_TEXT_SIZE];
  AleaScoreStep step = {
    .is_setup = is_setup,
    .move = is_setup ? 0 : before->position.fullmove,
    .side = get_side (before),
    .dice = roll < 0 ? (AleaRoll) { 0 } : get_dice (self, (guint) roll),
    .letters = letters != NULL ? letters : g_strdup (""),
    .figurines = figurines != NULL ? figurines : g_strdup (""),
    .waits = letters == NULL && !is_setup,
    .number = number + 1,
  };

  step.roll = g_strdup (alea_roll_to_text (step.dice, faces));
  step.text = step.letters;

  g_array_append_val (self->steps, step);
}

/* Of a roll that no decision answers. */
static const char *
say_idle_roll (const AleaState *before,
               const AleaState *after)
{
  if (before->stage == ALEA_STAGE_SETUP)
    return "";
  if (alea_state_get_player (before, ALEA_WHITE) != alea_state_get_player (after, ALEA_WHITE))
    return _("666: change of sides");

  return "–";
}

/* *@waiting is the number of the roll that waits for its decision, -1 for none. */
static void
add_step (AleaGameScore *self,
          guint          number,
          int           *waiting)
{
  const AleaState *before = alea_game_score_get_state (self, number);
  const AleaState *after = alea_game_score_get_state (self, number + 1);
  const AleaEvent *event = &g_array_index (self->events, AleaEvent, number);

  if (alea_event_is_last_word (event))
    return;
  if (event->type == ALEA_EVENT_ROLL)
    *waiting = (int) number;
  if (event->type == ALEA_EVENT_ROLL && waits_for_decision (before, after))
    return;

  if (event->type == ALEA_EVENT_DECISION)
    append_step (self, number, *waiting, write_decision (self->show, before, &event->decision),
                 write_decision (alea_figurines_show, before, &event->decision));
  else
    append_step (self, number, *waiting, g_strdup (say_idle_roll (before, after)), g_strdup (say_idle_roll (before, after)));
  *waiting = -1;
}

static void
clear_step (gpointer data)
{
  AleaScoreStep *step = data;

  g_free (step->roll);
  g_free (step->letters);
  g_free (step->figurines);
}

static void
clear_note (gpointer data)
{
  AleaScoreNote *note = data;

  g_free (note->nags);
  g_free (note->comment);
  g_free (note->better);
  g_free (note->variations);
}

/* --- life ------------------------------------------------------------------ */

AleaGameScore *
alea_game_score_new (const AleaState *start,
                     const AleaEvent *events,
                     guint            n_events,
                     AleaShowLetters  show)
{
  AleaGameScore *self = g_new0 (AleaGameScore, 1);
  AleaState state = *start;
  int waiting = -1;

  g_atomic_ref_count_init (&self->refs);
  self->show = show;
  self->states = g_array_new (FALSE, FALSE, sizeof (AleaState));
  self->events = g_array_new (FALSE, FALSE, sizeof (AleaEvent));
  self->steps = g_array_new (FALSE, FALSE, sizeof (AleaScoreStep));
  g_array_set_clear_func (self->steps, clear_step);
  self->notes = g_array_new (FALSE, FALSE, sizeof (AleaScoreNote));
  g_array_set_clear_func (self->notes, clear_note);
  g_array_append_val (self->states, state);

  for (guint i = 0; i < n_events && alea_state_apply (&state, &events[i], NULL); i++)
    {
      g_array_append_val (self->states, state);
      g_array_append_val (self->events, events[i]);
      if (alea_game_score_get_state (self, i)->stage == ALEA_STAGE_SETUP)
        self->n_setup = i + 1;
      add_step (self, i, &waiting);
    }
  if (waiting >= 0)
    append_step (self, (guint) waiting, waiting, NULL, NULL);

  return self;
}

AleaGameScore *
alea_game_score_ref (AleaGameScore *self)
{
  g_atomic_ref_count_inc (&self->refs);
  return self;
}

void
alea_game_score_unref (AleaGameScore *self)
{
  if (!g_atomic_ref_count_dec (&self->refs))
    return;

  g_array_unref (self->states);
  g_array_unref (self->events);
  g_array_unref (self->steps);
  g_array_unref (self->notes);
  for (guint i = 0; i < ALEA_SCORE_N_WORDS; i++)
    g_free (self->words[i]);
  g_free (self);
}

/* --- what there is --------------------------------------------------------- */

const char *
alea_score_word_get_tag (AleaScoreWord which)
{
  static const char *const tags[ALEA_SCORE_N_WORDS] = {
    [ALEA_SCORE_WHITE] = "White",
    [ALEA_SCORE_BLACK] = "Black",
    [ALEA_SCORE_EVENT] = "Event",
    [ALEA_SCORE_DATE] = "Date",
    [ALEA_SCORE_ROUND] = "Round",
  };

  return tags[which];
}

const char *
alea_game_score_get_word (const AleaGameScore *self,
                          AleaScoreWord        which)
{
  return self->words[which];
}

void
alea_game_score_set_word (AleaGameScore *self,
                          AleaScoreWord  which,
                          const char    *word)
{
  const gboolean is_known = word != NULL && word[strspn (word, "?.")] != '\0';

  g_free (self->words[which]);
  self->words[which] = is_known ? alea_show_text (word) : NULL;
}

const AleaRules *
alea_game_score_get_rules (const AleaGameScore *self)
{
  return alea_game_score_get_state (self, 0)->rules;
}

AleaShowLetters
alea_game_score_get_show (const AleaGameScore *self)
{
  return self->show;
}

void
alea_game_score_set_figurines (AleaGameScore *self,
                               gboolean       has_figurines)
{
  self->has_figurines = has_figurines;
  for (guint i = 0; i < self->steps->len; i++)
    {
      AleaScoreStep *step = &g_array_index (self->steps, AleaScoreStep, i);

      step->text = has_figurines ? step->figurines : step->letters;
    }
}

/* What is not text, or nothing, is no note. */
static char *
copy_note (const char *text)
{
  return text != NULL && *text != '\0' ? alea_show_text (text) : NULL;
}

/* A comment, or variations with comments, without what other programs tell each
 * other in them: arrows, times and evaluations, "[%csl Gd4]". */
static char *
copy_words (const char *text)
{
  g_autoptr(GString) words = g_string_new (NULL);
  const char *open, *close;

  if (text == NULL)
    return NULL;

  while ((open = strstr (text, "[%")) != NULL && (close = strchr (open, ']')) != NULL)
    {
      g_string_append_len (words, text, open - text);
      text = close + 1;
      if (*text == ' ' && (words->len == 0 || strchr (" {", words->str[words->len - 1]) != NULL))
        text++;
    }

  g_string_append (words, text);
  return copy_note (words->str);
}

void
alea_game_score_add_note (AleaGameScore *self,
                          guint          number,
                          const char    *nags,
                          const char    *comment)
{
  const AleaScoreNote note = {
    .number = number, .nags = copy_note (nags), .comment = copy_words (comment), .expectation = -1,
  };

  g_array_append_val (self->notes, note);
}

void
alea_game_score_add_review (AleaGameScore *self,
                            const char    *better,
                            double         expectation)
{
  AleaScoreNote *note = &g_array_index (self->notes, AleaScoreNote, self->notes->len - 1);
  const AleaState *state = alea_game_score_get_state (self, MIN (note->number, alea_game_score_get_n_events (self)));

  note->better = copy_note (better);
  if (expectation >= 0)
    note->expectation = get_side (state) == ALEA_WHITE ? expectation : 1 - expectation;
}

void
alea_game_score_add_variations (AleaGameScore *self,
                                const char    *variations)
{
  g_array_index (self->notes, AleaScoreNote, self->notes->len - 1).variations = copy_words (variations);
}

char *
alea_game_score_write_better (const AleaGameScore *self,
                              const AleaScoreNote *note)
{
  return self->has_figurines ? alea_figurines_show (note->better) : alea_show_letters (self->show, note->better);
}

static int
compare_notes_cb (const void *a,
                  const void *b)
{
  const AleaScoreNote *one = a, *other = b;

  return one->number < other->number ? -1 : one->number > other->number;
}

const AleaScoreNote *
alea_game_score_find_note (const AleaGameScore *self,
                           guint                number)
{
  const AleaScoreNote key = { .number = number };
  guint found;

  return g_array_binary_search (self->notes, &key, compare_notes_cb, &found)
         ? &g_array_index (self->notes, AleaScoreNote, found) : NULL;
}

guint
alea_game_score_get_n_steps (const AleaGameScore *self)
{
  return self->steps->len;
}

const AleaScoreStep *
alea_game_score_get_step (const AleaGameScore *self,
                          guint                step)
{
  return &g_array_index (self->steps, AleaScoreStep, step);
}

guint
alea_game_score_get_n_events (const AleaGameScore *self)
{
  return self->events->len;
}

const AleaState *
alea_game_score_get_state (const AleaGameScore *self,
                           guint                number)
{
  return &g_array_index (self->states, AleaState, number);
}

guint
alea_game_score_get_n_setup (const AleaGameScore *self)
{
  return self->n_setup;
}

char *
alea_game_score_write_rolls (const AleaGameScore *self)
{
  GString *rolls = g_string_new (NULL);

  for (guint i = 0; i < self->n_setup; i++)
    {
      const AleaEvent *event = &g_array_index (self->events, AleaEvent, i);
      char roll[ALEA_ROLL_TEXT_SIZE];

      if (event->type == ALEA_EVENT_ROLL)
        g_string_append_printf (rolls, "%s%s", rolls->len > 0 ? " " : "", alea_roll_to_text (event->roll, roll));
    }

  return g_string_free (rolls, rolls->len == 0);
}

const char *
alea_game_score_get_result (const AleaGameScore *self)
{
  switch (alea_game_score_get_state (self, self->events->len)->result)
    {
    case ALEA_RESULT_WHITE:
      return "1-0";
    case ALEA_RESULT_BLACK:
      return "0-1";
    case ALEA_RESULT_DRAW:
      return "½-½";
    case ALEA_RESULT_NONE:
    default:
      return self->words[ALEA_SCORE_RESULT];
    }
}

char *
alea_game_score_write_step (const AleaGameScore *self,
                            guint                number)
{
  const AleaScoreStep *step = alea_game_score_get_step (self, number);
  const char *text = *step->text != '\0' ? step->text : step->roll;

  if (step->is_setup)
    return g_strdup (text);

  return g_strdup_printf (step->side == ALEA_WHITE ? "%u.%s" : "%u…%s", step->move, text);
}

/* --- diagrams -------------------------------------------------------------- */

/* The moves of one side just before, with nothing between them. */
static void
mark_last_moves (const AleaGameScore *self,
                 guint                number,
                 AleaDiagram         *diagram)
{
  gboolean has_one = FALSE;
  AleaColour side = ALEA_WHITE;

  for (guint i = number; i > 0; i--)
    {
      const AleaEvent *event = &g_array_index (self->events, AleaEvent, i - 1);
      const AleaPosition *before = &alea_game_score_get_state (self, i - 1)->position;
      const gboolean is_move = alea_event_is (event, ALEA_ACT_MOVE);

      if (has_one && (!is_move || alea_position_get_turn (before) != side))
        return;
      if (!is_move)
        continue;

      has_one = TRUE;
      side = alea_position_get_turn (before);
      alea_diagram_mark_move (diagram, before, event->decision.move);
    }
}

/* The start, with its number and rolls. */
static AleaDiagram *
make_start (const AleaGameScore *self)
{
  g_autofree char *rolls = alea_game_score_write_rolls (self);
  const AleaClubStart start = { *alea_game_score_get_state (self, self->n_setup), rolls, self->show };
  AleaDiagram *diagram = alea_club_make_diagram (&start, 0);

  if (alea_position_get_turn (&start.state.position) == ALEA_BLACK)
    diagram->turn_sign = ALEA_TURN_SIGN_BLACK;
  return diagram;
}

/* The last step that is done after @number events; -1 for none. */
static int
find_step (const AleaGameScore *self,
           guint                number)
{
  int found = -1;

  for (guint i = 0; i < self->steps->len && alea_game_score_get_step (self, i)->number <= number; i++)
    found = (int) i;

  return found;
}

AleaDiagram *
alea_game_score_make_diagram (const AleaGameScore *self,
                              guint                number)
{
  const AleaState *state = alea_game_score_get_state (self, number);
  AleaDiagram *diagram;

  if (number == self->n_setup && state->stage != ALEA_STAGE_SETUP)
    return make_start (self);

  diagram = alea_diagram_new_from_state (state);
  if (state->stage == ALEA_STAGE_SETUP)
    {
      diagram->turn_sign = ALEA_TURN_SIGN_NONE;
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, _("During the set-up"));
      return diagram;
    }

  mark_last_moves (self, number, diagram);
  /* Nobody is to move when nothing but the result follows. */
  if (alea_game_score_get_result (self) != NULL && find_step (self, number) + 1 == (int) self->steps->len)
    diagram->turn_sign = ALEA_TURN_SIGN_NONE;
  if (find_step (self, number) >= 0)
    {
      g_autofree char *step = alea_game_score_write_step (self, (guint) find_step (self, number));
      /* TRANSLATORS: below a diagram, with a move and its number: "After 12.Nf3" */
      g_autofree char *caption = g_strdup_printf (_("After %s"), step);

      alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION, caption);
    }
  return diagram;
}
