/* alea-review-notes.c: what a review found, among the notes of a game
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-review-notes.h"

#include "alea-notation.h"

#include <string.h>

#define ANNOTATOR "Annotator"
#define OWN_NAME  "Alea "
#define AND       ", "

static const char *const signs[] = {
  [ALEA_JUDGEMENT_NONE] = NULL,
  [ALEA_JUDGEMENT_DUBIOUS] = "$6",
  [ALEA_JUDGEMENT_MISTAKE] = "$2",
  [ALEA_JUDGEMENT_BLUNDER] = "$4",
};

/* --- taking away ---------------------------------------------------------- */

static gboolean
is_own_sign (const char *nag)
{
  for (guint i = 0; i < G_N_ELEMENTS (signs); i++)
    if (signs[i] != NULL && g_str_equal (nag, signs[i]))
      return TRUE;

  return FALSE;
}

/* Of a review that was read from a file: what was better stands there only where it
 * is a move. */
static gboolean
has_sign (const char *nags,
          const char *sign)
{
  g_auto(GStrv) words = g_strsplit (nags, " ", -1);

  return g_strv_contains ((const char *const *) words, sign);
}

/* Where an earlier review has its name in @annotator, behind those of others; NULL:
 * nowhere. */
static const char *
find_own_name (const char *annotator)
{
  const char *behind = annotator != NULL ? strstr (annotator, AND OWN_NAME) : NULL;

  if (annotator != NULL && g_str_has_prefix (annotator, OWN_NAME))
    return annotator;

  return behind != NULL ? behind + strlen (AND) : NULL;
}

/* Other programs write evaluations in other measures: two of them in one comment
 * would contradict each other. */
static void
strip_evaluations (AleaNote *note)
{
  g_autoptr(GString) rest = g_string_new (note->comment);
  char *start, *end;

  while ((start = strstr (rest->str, "[%eval ")) != NULL && (end = strchr (start, ']')) != NULL)
    {
      const gssize at = start - rest->str;

      g_string_erase (rest, at, end + 1 - start);
      if (rest->str[at] == ' ')
        g_string_erase (rest, at, 1);
    }

  g_strchomp (rest->str);
  g_free (note->comment);
  note->comment = rest->str[0] != '\0' ? g_strdup (rest->str) : NULL;
}

/* What is left of @nags; NULL for nothing. */
static char *
strip_signs (const char *nags)
{
  g_auto(GStrv) words = g_strsplit (nags, " ", -1);
  g_autoptr(GString) rest = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_own_sign (words[i]))
      g_string_append_printf (rest, "%s%s", rest->len > 0 ? " " : "", words[i]);

  return rest->len > 0 ? g_strdup (rest->str) : NULL;
}

static void
clear (AleaRecord *record)
{
  const gboolean was_reviewed = find_own_name (alea_record_get_tag (record, ANNOTATOR)) != NULL;

  for (guint i = 0; i < record->notes->len; i++)
    {
      AleaNote *note = &g_array_index (record->notes, AleaNote, i);

      if (was_reviewed && note->finding.better != NULL && note->nags != NULL)
        {
          g_autofree char *nags = g_steal_pointer (&note->nags);

          note->nags = strip_signs (nags);
        }
      if (note->comment != NULL)
        strip_evaluations (note);
      alea_finding_clear (&note->finding);
    }
}

/* --- writing -------------------------------------------------------------- */

static gboolean
is_reroll (const AleaRecord *record,
           guint             event)
{
  return alea_event_is (alea_record_get_event (record, event), ALEA_ACT_REROLL);
}

/* Whether the chances before an event are told: before a roll, or where there
 * is none before each move; not in the middle of a turn. */
static gboolean
tells_chances (const AleaRecord      *record,
               const AleaLedgerEntry *entry)
{
  if (entry->type == ALEA_EVENT_ROLL)
    return entry->event == 0 || !is_reroll (record, entry->event - 1);

  return record->rules->turn_dice.n == 0 && record->rules->turn.get_moves_left == NULL
         && alea_record_get_event (record, entry->event)->decision.act == ALEA_ACT_MOVE;
}

static void
tell_chances (AleaRecord            *record,
              const AleaLedgerEntry *entry)
{
  AleaFinding *finding = &alea_record_make_note (record, entry->event)->finding;

  finding->has_chances = true;
  finding->win = entry->chances.win;
  finding->draw = entry->chances.draw;
  finding->loss = entry->chances.loss;
}

static void
tell_luck (AleaRecord            *record,
           const AleaLedgerEntry *entry)
{
  AleaFinding *finding = &alea_record_make_note (record, entry->event + 1)->finding;

  finding->has_luck = true;
  finding->luck = entry->luck;
}

static void
tell_error (AleaRecord            *record,
            const AleaState       *before,
            const AleaLedgerEntry *entry)
{
  const AleaDecision *chosen = &alea_record_get_event (record, entry->event)->decision;
  const AleaJudgement judgement = alea_ledger_entry_judge (entry);
  char text[ALEA_MOVE_TEXT_SIZE];
  AleaNote *note;

  if (judgement == ALEA_JUDGEMENT_NONE || (chosen->act != ALEA_ACT_MOVE && chosen->act != ALEA_ACT_PASS))
    return;

  note = alea_record_make_note (record, entry->event + 1);
  if (note->nags == NULL || !has_sign (note->nags, signs[judgement]))
    {
      g_autofree char *nags = g_steal_pointer (&note->nags);

      note->nags = nags != NULL ? g_strconcat (nags, " ", signs[judgement], NULL) : g_strdup (signs[judgement]);
    }
  note->finding.better = g_strdup (alea_decision_to_text (before, &entry->best, text));
}

/* Who has commented on the game before keeps the honour. */
static char *
make_annotator (const char       *before,
                const AleaLedger *ledger,
                const char       *version)
{
  const char *own = find_own_name (before);
  g_autofree char *others = own != NULL ? g_strndup (before, (gsize) (own - before))
                            : before != NULL && before[0] != '\0' ? g_strconcat (before, AND, NULL) : g_strdup ("");

  if (ledger->reviewer != NULL)
    return g_strdup_printf ("%s" OWN_NAME "%s with %s depth %d", others, version, ledger->reviewer, ledger->depth);

  return g_strdup_printf ("%s" OWN_NAME "%s depth %d", others, version, ledger->depth);
}

void
alea_review_notes_write (AleaRecord       *record,
                         const AleaLedger *ledger,
                         const char       *version)
{
  g_autofree char *annotator = make_annotator (alea_record_get_tag (record, ANNOTATOR), ledger, version);
  AleaState state;
  guint n_done = 0;

  clear (record);
  alea_record_set_tag (record, ANNOTATOR, annotator);
  if (ledger->entries->len == 0 || !alea_record_begin (record, &state, NULL))
    return;

  for (guint i = 0; i < ledger->entries->len; i++)
    {
      const AleaLedgerEntry *entry = &g_array_index (ledger->entries, AleaLedgerEntry, i);

      for (; n_done < entry->event; n_done++)
        if (!alea_state_apply (&state, alea_record_get_event (record, n_done), NULL))
          return;
      if (tells_chances (record, entry))
        tell_chances (record, entry);
      if (entry->type == ALEA_EVENT_ROLL)
        tell_luck (record, entry);
      else
        tell_error (record, &state, entry);
    }
}
