/* alea-review-words.c: what a review says
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-review-words.h"

#include "alea-review-reason.h"
#include "alea-words.h"

#include <glib/gi18n.h>

/* Below so much nobody is told that the other had more of it. */
#define EVEN 5

char *
alea_review_words_whole (int points)
{
  if (points == 0)
    return g_strdup ("0");

  /* A true minus sign, as wide as the plus. */
  return points > 0 ? g_strdup_printf ("+%d", points) : g_strdup_printf ("\342\210\222%d", -points);
}

char *
alea_review_words_points (double points)
{
  return alea_review_words_whole (alea_ledger_round (points));
}

/* --- an event ------------------------------------------------------------- */

AleaRoll
alea_review_words_get_roll (const AleaRecord      *record,
                            const AleaLedgerEntry *entry)
{
  const AleaEvent *event = alea_record_get_event (record, entry->event);
  const AleaEvent *before = entry->event > 0 ? alea_record_get_event (record, entry->event - 1) : NULL;

  if (event->type == ALEA_EVENT_ROLL)
    return event->roll;

  if (before != NULL && before->type == ALEA_EVENT_ROLL && !alea_event_is_last_word (event))
    return before->roll;

  return (AleaRoll) { .n = 0 };
}

static char *
write_decision (const AleaState    *before,
                const AleaDecision *decision,
                gboolean            is_on_time)
{
  if (decision->act == ALEA_ACT_RESIGN)
    /* Translators: on a small button, instead of a move: time ran out */
    return g_strdup (is_on_time ? C_("review", "time") : C_("review", "resigns"));
  if (decision->act == ALEA_ACT_DRAW)
    return g_strdup (C_("review", "draw"));

  return alea_words_decision (before, decision);
}

char *
alea_review_words_number (const AleaRecord      *record,
                          const AleaLedgerEntry *entry)
{
  if (alea_event_is_last_word (alea_record_get_event (record, entry->event)))
    return g_strdup ("");

  return g_strdup_printf (entry->colour == ALEA_WHITE ? "%u." : "%u…", entry->move);
}

char *
alea_review_words_decision (const AleaRecord      *record,
                            const AleaState       *before,
                            const AleaLedgerEntry *entry)
{
  const AleaEvent *event = alea_record_get_event (record, entry->event);

  if (event->type != ALEA_EVENT_DECISION)
    return g_strdup ("");

  return write_decision (before, &event->decision, alea_record_is_lost_on_time (record));
}

gboolean
alea_review_words_is_resignation (const AleaRecord      *record,
                                  const AleaLedgerEntry *entry)
{
  return alea_event_is (alea_record_get_event (record, entry->event), ALEA_ACT_RESIGN);
}

char *
alea_review_words_event (const AleaRecord      *record,
                         const AleaState       *before,
                         const AleaLedgerEntry *entry,
                         AleaReviewNames        names)
{
  const AleaRoll roll = alea_review_words_get_roll (record, entry);
  g_autofree char *number = alea_review_words_number (record, entry);
  g_autofree char *faces = roll.n > 0 ? alea_words_roll (&roll) : g_strdup ("");
  g_autofree char *decision = alea_review_words_decision (record, before, entry);

  if (alea_review_words_is_resignation (record, entry))
    /* Translators: a player, by name */
    return g_strdup_printf (alea_record_is_lost_on_time (record) ? _("%s lost on time") : _("%s resigned"),
                            names[entry->player]);
  if (*number == '\0')
    return g_steal_pointer (&decision);

  return g_strconcat (number, *faces != '\0' ? " " : "", faces, *decision != '\0' ? " " : "", decision, NULL);
}

static char *
judge_roll (const AleaLedgerEntry *entry,
            const char            *name)
{
  g_autofree char *points = alea_review_words_points (entry->luck);

  if (entry->luck >= ALEA_VERY_LUCKY)
    return g_strdup_printf (_("A very lucky roll for %s: %s."), name, points);
  if (entry->luck >= ALEA_LUCKY)
    return g_strdup_printf (_("A lucky roll for %s: %s."), name, points);
  if (entry->luck <= -ALEA_VERY_LUCKY)
    return g_strdup_printf (_("A very unlucky roll for %s: %s."), name, points);
  if (entry->luck <= -ALEA_LUCKY)
    return g_strdup_printf (_("An unlucky roll for %s: %s."), name, points);

  return g_strdup_printf (_("An ordinary roll for %s: %s."), name, points);
}

/* What was read from a file may be anything. */
static gboolean
is_possible (const AleaState    *before,
             const AleaDecision *decision)
{
  if (decision->act == ALEA_ACT_DRAW)
    return alea_state_get_claim (before) != ALEA_ENDING_NONE;

  return alea_state_lists (before, decision);
}

static char *
judge_last_word (const AleaRecord      *record,
                 const AleaLedgerEntry *entry,
                 const AleaDecision    *word)
{
  if (word->act == ALEA_ACT_RESIGN && alea_record_is_lost_on_time (record))
    /* Translators: that somebody lost on time */
    return g_strdup (_("That decided the game."));
  if (alea_ledger_round (entry->error) > 0)
    /* Translators: it would have been better than to resign, or than to claim a draw */
    return g_strdup (_("Better: playing on."));

  return g_strdup (word->act == ALEA_ACT_RESIGN ? _("There was nothing better.") : _("The players ended the game."));
}

static char *
judge_decision (const AleaState       *before,
                const AleaLedgerEntry *entry,
                const AleaDecision    *chosen)
{
  g_autofree char *best = NULL;

  if (!entry->is_choice)
    return g_strdup (_("Nothing else was possible."));
  if (alea_ledger_round (entry->error) == 0 || alea_decision_equal (&entry->best, chosen)
      || !is_possible (before, &entry->best))
    return g_strdup (_("There was nothing better."));

  best = write_decision (before, &entry->best, FALSE);
  /* Translators: a move that would have been better than the one that was played */
  return g_strdup_printf (_("Better: %s."), best);
}

char *
alea_review_words_verdict (const AleaRecord      *record,
                           const AleaState       *before,
                           const AleaLedgerEntry *entry,
                           AleaReviewNames        names)
{
  const AleaEvent *event = alea_record_get_event (record, entry->event);

  if (event->type == ALEA_EVENT_ROLL)
    return judge_roll (entry, names[entry->player]);
  if (alea_event_is_last_word (event))
    return judge_last_word (record, entry, &event->decision);

  return judge_decision (before, entry, &event->decision);
}

static double
get_own (const AleaLedgerEntry *entry,
         double                 value)
{
  return entry->player == 0 ? value : 1 - value;
}

char *
alea_review_words_change (const AleaLedgerEntry *entry,
                          AleaReviewNames        names)
{
  const int before = alea_ledger_round (get_own (entry, entry->before)), after = alea_ledger_round (get_own (entry, entry->after));

  if (before == after)
    /* Translators: the chances of a player, by name, in percent */
    return g_strdup_printf (_("%s’s chances stay at %d%%."), names[entry->player], after);

  /* Translators: the chances of a player, by name, in percent */
  return g_strdup_printf (_("%s’s chances go from %d%% to %d%%."), names[entry->player], before, after);
}

/* --- moments -------------------------------------------------------------- */

/* Whether nothing in the game was more of the kind for this player. */
static gboolean
is_greatest (const AleaLedger      *ledger,
             const AleaLedgerEntry *entry)
{
  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *other = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      if (other->player != entry->player || other->type != entry->type)
        continue;
      if (entry->type == ALEA_EVENT_DECISION ? other->error > entry->error
          : entry->luck > 0 ? other->luck > entry->luck : other->luck < entry->luck)
        return FALSE;
    }

  return TRUE;
}

char *
alea_review_words_moment (const AleaLedger      *ledger,
                          const AleaLedgerEntry *entry,
                          AleaReviewNames        names)
{
  const char *name = names[entry->player];
  const gboolean is_first = is_greatest (ledger, entry);

  if (entry->type == ALEA_EVENT_DECISION)
    return g_strdup_printf (is_first ? _("Move %u: the worst error by %s") : _("Move %u: an error by %s"), entry->move,
                            name);
  if (entry->luck > 0)
    return g_strdup_printf (is_first ? _("Move %u: the luckiest roll for %s") : _("Move %u: a lucky roll for %s"),
                            entry->move, name);

  return g_strdup_printf (is_first ? _("Move %u: the unluckiest roll for %s") : _("Move %u: an unlucky roll for %s"),
                          entry->move, name);
}

/* --- the whole ------------------------------------------------------------ */

char *
alea_review_words_sum (const AleaLedger *ledger,
                       AleaReviewNames   names)
{
  const int of_luck = alea_ledger_get_net_luck (ledger, 0), of_skill = alea_ledger_get_skill (ledger, 0);
  const int start = alea_ledger_round (ledger->start), end = alea_ledger_round (ledger->end);
  /* Of rounded numbers, so that whoever adds them up comes to the same. */
  g_autofree char *luck = alea_review_words_whole (of_luck);
  g_autofree char *skill = alea_review_words_whole (of_skill);
  g_autofree char *correction = alea_review_words_whole (end - start - of_luck - of_skill);

  if (!alea_ledger_has_rolls (ledger))
    /* Translators: the same of a game without dice */
    return g_strdup_printf (ledger->is_over
                            ? _("%s’s chances were %d%% at the start. Skill %s, correction %s: that makes %d%%.")
                            : _("%s’s chances were %d%% at the start. Skill %s, correction %s: that makes %d%% now."),
                            names[0], start, skill, correction, end);

  /* Translators: the chances of a player, by name, before the game, in percent; what
   * was won or lost, in percentage points; and what it came to */
  return g_strdup_printf (ledger->is_over
                          ? _("%s’s chances were %d%% at the start. Net luck %s, skill %s, correction %s: that makes "
                              "%d%%.")
                          : _("%s’s chances were %d%% at the start. Net luck %s, skill %s, correction %s: that makes "
                              "%d%% now."),
                          names[0], start, luck, skill, correction, end);
}

char *
alea_review_words_depth (const AleaLedger *ledger)
{
  const gulong depth = (gulong) ledger->depth;

  if (ledger->reviewer != NULL)
    /* Translators: the name of another program, and a number */
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s looked %d decision ahead.",
                                         "%s looked %d decisions ahead.", depth),
                            ledger->reviewer, ledger->depth);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The review looked %d decision ahead.",
                                       "The review looked %d decisions ahead.", depth),
                          ledger->depth);
}

char *
alea_review_words_luck (const AleaLedger *ledger,
                        AleaReviewNames   names)
{
  const int luck = alea_ledger_get_net_luck (ledger, 0), points = abs (luck);

  if (!alea_ledger_has_rolls (ledger))
    return NULL;
  if (points < EVEN)
    return g_strdup (_("The dice helped neither player."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "The dice helped %s by %d point.",
                                       "The dice helped %s by %d points.", (gulong) points),
                          names[luck > 0 ? 0 : 1], points);
}

static char *
tell_skill (int             skill,
            AleaReviewNames names)
{
  const int points = abs (skill);

  if (points < EVEN)
    return g_strdup (_("Both players made equally good decisions."));

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s made the better decisions, by %d point.",
                                       "%s made the better decisions, by %d points.", (gulong) points),
                          names[skill > 0 ? 0 : 1], points);
}

char *
alea_review_words_summary (const AleaLedger *ledger,
                           AleaReviewNames   names)
{
  g_autofree char *luck = alea_review_words_luck (ledger, names);
  g_autofree char *skill = tell_skill (alea_ledger_get_skill (ledger, 0), names);

  return luck != NULL ? g_strdup_printf ("%s %s", luck, skill) : g_steal_pointer (&skill);
}

/* Names and numbers, a player a line. */
static void
append_totals (GString          *text,
               const AleaLedger *ledger,
               AleaReviewNames   names)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *luck = alea_review_words_points (ledger->luck[i]);
      g_autofree char *error = alea_review_words_points (-ledger->error[i]);

      if (alea_ledger_has_rolls (ledger))
        /* Translators: a player, and percentage points */
        g_string_append_printf (text, _("%s: luck with the dice %s, errors %s"), names[i], luck, error);
      else
        /* Translators: a player, and percentage points */
        g_string_append_printf (text, _("%s: errors %s"), names[i], error);
      g_string_append_c (text, '\n');
    }
}

static void
append_depth (GString          *text,
              const AleaLedger *ledger)
{
  g_autofree char *depth = alea_review_words_depth (ledger);

  g_string_append_printf (text, "%s\n", depth);
}

static void
append_entry (GString               *text,
              const AleaRecord      *record,
              const AleaState       *before,
              const AleaLedgerEntry *entry,
              AleaReviewNames        names)
{
  g_autofree char *event = alea_review_words_event (record, before, entry, names);
  g_autofree char *verdict = alea_review_words_verdict (record, before, entry, names);
  g_autofree char *reason = alea_review_reason_say (record, before, entry, names[entry->player]);
  g_autofree char *change = alea_review_words_change (entry, names);

  /* It is no heading: "Ann resigned. Better: playing on." */
  g_string_append_printf (text, alea_event_is_last_word (alea_record_get_event (record, entry->event)) ? "%s. %s" : "%s: %s",
                          event, verdict);
  /* What a roll was used for is told by the next line. */
  if (*reason != '\0' && entry->type == ALEA_EVENT_DECISION)
    g_string_append_printf (text, " %s", reason);
  g_string_append_printf (text, " %s\n", change);
}

char *
alea_review_words_all (const AleaLedger *ledger,
                       const AleaRecord *record,
                       AleaReviewNames   names)
{
  GString *text = g_string_new (NULL);
  AleaState state;
  guint n_done = 0;

  append_totals (text, ledger, names);
  append_depth (text, ledger);
  if (!alea_record_begin (record, &state, NULL))
    return g_string_free (text, FALSE);

  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      for (; n_done < entry->event; n_done++)
        if (!alea_state_apply (&state, alea_record_get_event (record, n_done), NULL))
          return g_string_free (text, FALSE);
      append_entry (text, record, &state, entry, names);
    }

  return g_string_free (text, FALSE);
}
