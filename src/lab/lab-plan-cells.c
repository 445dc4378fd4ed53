/* lab-plan-cells.c: the starts and the house rules of a plan
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-plan-private.h"

#include "alea-dice.h"
#include "alea-fen.h"
#include "alea-state.h"
#include "lab-error.h"

#include <string.h>

/* --- house rules ------------------------------------------------------------- */

/* The values of each house rule that the plan names, a bit each. */
typedef guint8 Choices[ALEA_MAX_OPTIONS];

static gboolean
read_value (const AleaRules  *rules,
            const char       *key,
            const char       *value,
            Choices           choices,
            char            **why)
{
  g_autofree char *word = g_strdup_printf ("%s=%s", key, value);
  const int option = alea_rules_find_option (rules, key);
  AleaOptions options = { { 0 } };
  char sentence[ALEA_TEXT_SIZE];
  AleaText text = { 0 };
  guint8 bit;

  if (!alea_rules_set_option (rules, &options, word, strlen (word), &text))
    {
      *why = g_strdup (alea_text_expand (&text, NULL, sentence, sizeof sentence));
      return FALSE;
    }

  bit = (guint8) (1u << options.choice[option]);
  if (choices[option] & bit)
    {
      *why = g_strdup_printf ("“%s” occurs twice", word);
      return FALSE;
    }

  choices[option] |= bit;
  return TRUE;
}

/* "reroll=replaces|keeps", or with a comma. */
static gboolean
read_option (const AleaRules  *rules,
             const char       *text,
             Choices           choices,
             char            **why)
{
  g_auto(GStrv) words = g_strsplit (text, "=", 2);
  g_auto(GStrv) values = NULL;

  if (words[1] == NULL)
    {
      *why = g_strdup_printf ("“%s” does not look like “key=value”", text);
      return FALSE;
    }

  g_strstrip (words[0]);
  values = g_strsplit_set (words[1], "|,", -1);
  for (guint i = 0; values[i] != NULL; i++)
    if (!read_value (rules, words[0], g_strstrip (values[i]), choices, why))
      return FALSE;

  return TRUE;
}

/* Adds all combinations of the house rules from number @option on. */
static void
cross (LabPlan       *self,
       const Choices  choices,
       int            option,
       AleaOptions   *options,
       const char    *name)
{
  const AleaOption *rule = &self->rules->options[option];

  if (option == ALEA_MAX_OPTIONS || rule->key == NULL)
    {
      g_array_append_val (self->options, *options);
      g_ptr_array_add (self->option_names, g_strdup (name));
      return;
    }

  for (guint8 i = 0; i < ALEA_MAX_CHOICES; i++)
    {
      const gboolean is_crossed = (choices[option] & (choices[option] - 1)) != 0;
      g_autofree char *longer = NULL;

      if (!(choices[option] >> i & 1) && !(choices[option] == 0 && i == 0))
        continue;
      options->choice[option] = i;
      if (is_crossed)
        longer = g_strdup_printf ("%s%s%s=%s", name, *name != '\0' ? " " : "", rule->key, rule->choices[i]);
      cross (self, choices, option + 1, options, is_crossed ? longer : name);
    }
}

gboolean
lab_plan_read_options (LabPlan       *self,
                       const GArray  *lines,
                       const char    *source,
                       GError       **error)
{
  AleaOptions options = { { 0 } };
  Choices choices = { 0 };

  for (guint i = 0; i < lines->len; i++)
    {
      const LabLine *line = &g_array_index (lines, LabLine, i);
      g_autofree char *why = NULL;

      if (!read_option (self->rules, line->text, choices, &why))
        return lab_error_set (error, LAB_ERROR_FILE, source, line->line, line->column, "%s", why);
    }

  cross (self, choices, 0, &options, "");
  return TRUE;
}

/* --- starts ------------------------------------------------------------------ */

static void
add_number (LabPlan *self,
            guint    number)
{
  LabStart start;

  lab_start_find (self->rules, number, &start);
  g_array_append_val (self->starts, start);
}

/* As the rules say. */
static void
add_usual (LabPlan *self)
{
  const LabStart start = { .number = LAB_NO_NUMBER };

  g_array_append_val (self->starts, start);
}

/* Draws @n of the numbered starts, in the order of their numbers: each is taken
 * as likely as there are starts still wanted among those left. */
static gboolean
add_sample (LabPlan *self,
            guint    n)
{
  g_autofree char *seed = g_strdup_printf ("%s/starts", self->seed);
  g_autoptr(AleaDice) dice = alea_dice_new_seeded (seed);
  const guint n_starts = lab_count_starts (self->rules);

  for (guint number = 0; number < n_starts && n > 0; number++)
    {
      guint drawn;

      alea_dice_draw (dice, n_starts - number, &drawn);
      if (drawn >= n)
        continue;
      add_number (self, number);
      n--;
    }

  return n == 0;
}

/* Numbers with blanks or commas between them.  FALSE where they are not. */
static gboolean
add_numbers (LabPlan    *self,
             const char *text)
{
  g_auto(GStrv) words = g_strsplit_set (text, " ,", -1);
  const guint n_starts = lab_count_starts (self->rules);

  for (guint i = 0; words[i] != NULL; i++)
    {
      guint64 number;

      if (*words[i] == '\0')
        continue;
      if (n_starts == 0 || !g_ascii_string_to_unsigned (words[i], 10, 0, n_starts - 1, &number, NULL))
        return FALSE;
      add_number (self, (guint) number);
    }

  return TRUE;
}

static gboolean
add_position (LabPlan    *self,
              const char *fen)
{
  LabStart start = { .number = LAB_NO_NUMBER, .has_setup = TRUE };
  AleaState state;

  if (!alea_fen_read (fen, self->rules, &start.setup, NULL))
    return FALSE;

  for (guint i = 0; i < self->options->len; i++)
    if (alea_state_init_from_setup (&state, self->rules, &g_array_index (self->options, AleaOptions, i), &start.setup)
        != ALEA_FAULT_NONE)
      return FALSE;

  g_array_append_val (self->starts, start);
  return TRUE;
}

static gboolean
read_start (LabPlan    *self,
            const char *text)
{
  const guint n_starts = lab_count_starts (self->rules);
  guint64 n;

  if (strcmp (text, "all") == 0 && n_starts == 0)
    {
      add_usual (self);
      return TRUE;
    }
  if (strcmp (text, "all") == 0)
    {
      for (guint i = 0; i < n_starts; i++)
        add_number (self, i);
      return TRUE;
    }
  if (g_str_has_prefix (text, "sample ") && n_starts > 0
      && g_ascii_string_to_unsigned (text + strlen ("sample "), 10, 1, n_starts, &n, NULL))
    return add_sample (self, (guint) n);
  if (strspn (text, "0123456789 ,") == strlen (text))
    return add_numbers (self, text);

  return add_position (self, text);
}

/* The first start that is there twice; NULL for none. */
static const LabStart *
find_double (const LabPlan *self)
{
  g_autoptr(GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < self->starts->len; i++)
    {
      const LabStart *start = &g_array_index (self->starts, LabStart, i);

      if (!g_hash_table_add (seen, lab_start_name (start, self->rules)))
        return start;
    }

  return NULL;
}

gboolean
lab_plan_read_starts (LabPlan       *self,
                      const GArray  *lines,
                      const char    *source,
                      GError       **error)
{
  const guint n_starts = lab_count_starts (self->rules);
  g_autofree char *numbers = n_starts > 0 ? g_strdup_printf ("all, sample N, numbers from 0 to %u, or ", n_starts - 1)
                                          : g_strdup ("");

  for (guint i = 0; i < lines->len; i++)
    {
      const LabLine *line = &g_array_index (lines, LabLine, i);
      const LabStart *twice;

      if (!read_start (self, line->text))
        return lab_error_set (error, LAB_ERROR_FILE, source, line->line, line->column,
                              "“%s” is not a start of %s: it has %sa FEN of a position of the game", line->text,
                              self->rules->id, numbers);

      twice = find_double (self);
      if (twice != NULL)
        {
          g_autofree char *name = lab_start_name (twice, self->rules);

          return lab_error_set (error, LAB_ERROR_FILE, source, line->line, line->column, "start “%s” occurs twice", name);
        }
    }

  if (lines->len == 0)
    add_usual (self);
  return TRUE;
}
