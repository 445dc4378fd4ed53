/* lab-plan.c: what is to be found out, by which games
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-plan.h"

#include "lab-error.h"
#include "lab-plan-private.h"
#include "lab-resources.h"

#include <stdlib.h>
#include <string.h>

#define BLANKS    " \t"
#define MAX_GAMES 100000000
#define MAX_CELLS 100000

/* The keys in the order in which a plan is written. */
typedef enum
{
  KEY_TITLE,
  KEY_GAME,
  KEY_WHITE,
  KEY_BLACK,
  KEY_GAMES,
  KEY_SEED,
  KEY_STOP,
  KEY_STARTS,
  KEY_OPTION,
  N_KEYS,
} Key;

static const struct
{
  const char *name;
  gboolean    must_be;
  gboolean    may_repeat;
} keys[N_KEYS] = {
  [KEY_TITLE] = { "title", FALSE, FALSE },
  [KEY_GAME] = { "game", TRUE, FALSE },
  [KEY_WHITE] = { "white", TRUE, FALSE },
  [KEY_BLACK] = { "black", TRUE, FALSE },
  [KEY_GAMES] = { "games", TRUE, FALSE },
  [KEY_SEED] = { "seed", TRUE, FALSE },
  [KEY_STOP] = { "stop", FALSE, FALSE },
  [KEY_STARTS] = { "starts", FALSE, TRUE },
  [KEY_OPTION] = { "option", FALSE, TRUE },
};

typedef struct
{
  const char *source;
  guint       n_lines;
  GArray     *values[N_KEYS];   /* of LabLine */
} Lines;

/* --- lines ------------------------------------------------------------------- */

static int
find_key (const char *name)
{
  for (int i = 0; i < N_KEYS; i++)
    if (strcmp (keys[i].name, name) == 0)
      return i;

  return -1;
}

static gboolean
read_line (Lines   *self,
           char    *line,
           guint    number,
           GError **error)
{
  const guint indent = (guint) strspn (line, BLANKS);
  LabLine value = { .line = number };
  char *colon;
  int key;

  colon = strchr (g_strstrip (line), ':');
  if (*line == '\0' || *line == '#')
    return TRUE;
  if (colon == NULL)
    return lab_error_set (error, LAB_ERROR_FILE, self->source, number, 1, "“%s” does not look like “key: value”", line);

  *colon = '\0';
  key = find_key (g_strstrip (line));
  if (key < 0)
    return lab_error_set (error, LAB_ERROR_FILE, self->source, number, 1,
                          "a plan has no “%s”: its keys are title, game, white, black, games, seed, stop, starts and option",
                          line);

  value.column = indent + (guint) (colon - line + 2) + (guint) strspn (colon + 1, BLANKS);
  value.text = g_strstrip (colon + 1);
  if (*value.text == '\0')
    return lab_error_set (error, LAB_ERROR_FILE, self->source, number, 1, "there is nothing after “%s:”", line);
  if (self->values[key]->len > 0 && !keys[key].may_repeat)
    return lab_error_set (error, LAB_ERROR_FILE, self->source, number, 1, "“%s” occurs twice", line);

  g_array_append_val (self->values[key], value);
  return TRUE;
}

static gboolean
read_lines (Lines   *self,
            char   **lines,
            guint    first_line,
            GError **error)
{
  guint number = first_line;

  for (; *lines != NULL; lines++, number++)
    {
      if (!g_utf8_validate (*lines, -1, NULL))
        return lab_error_set (error, LAB_ERROR_FILE, self->source, number, 1, "this is not text in UTF-8");
      if (!read_line (self, *lines, number, error))
        return FALSE;
    }

  for (int i = 0; i < N_KEYS; i++)
    if (keys[i].must_be && self->values[i]->len == 0)
      return lab_error_set (error, LAB_ERROR_FILE, self->source, MAX (number, first_line + 2) - 2, 1,
                            "the plan ends without a line “%s: …”", keys[i].name);

  return TRUE;
}

/* The only line of @key; NULL for none. */
static const LabLine *
get_line (const Lines *self,
          Key          key)
{
  return self->values[key]->len > 0 ? &g_array_index (self->values[key], LabLine, 0) : NULL;
}

static char *
copy_text (const Lines *self,
           Key          key)
{
  const LabLine *line = get_line (self, key);

  return line != NULL ? g_strdup (line->text) : NULL;
}

/* --- what they mean ---------------------------------------------------------- */

static gboolean
read_numbers (LabPlan      *plan,
              const Lines  *lines,
              GError      **error)
{
  const LabLine *games = get_line (lines, KEY_GAMES), *stop = get_line (lines, KEY_STOP);
  char *end;

  if (!g_ascii_string_to_unsigned (games->text, 10, 1, MAX_GAMES, &plan->n_games, NULL))
    return lab_error_set (error, LAB_ERROR_FILE, lines->source, games->line, games->column, "“%s” is not a number from 1 to %d",
                          games->text, MAX_GAMES);
  if (stop == NULL)
    return TRUE;

  plan->stop = g_ascii_strtod (stop->text, &end);
  if (strcmp (end, "%") == 0)
    plan->stop /= 100;
  else if (*end != '\0')
    plan->stop = 0;
  if (plan->stop > 0 && plan->stop < 1)
    return TRUE;

  return lab_error_set (error, LAB_ERROR_FILE, lines->source, stop->line, stop->column,
                        "“%s” is not a width between 0 and 1, like 0.02 or 2%%", stop->text);
}

/* Whether there is such a player is seen when it is to play. */
static void
read_players (LabPlan     *plan,
              const Lines *lines)
{
  const Key keys_of_players[2] = { KEY_WHITE, KEY_BLACK };

  for (int i = 0; i < 2; i++)
    {
      const LabLine *line = get_line (lines, keys_of_players[i]);

      plan->players[i] = g_strdup (line->text);
      plan->player_lines[i] = line->line;
      plan->player_columns[i] = line->column;
    }
}

/* Writes the plan again, so that two that mean the same are the same. */
static void
write_text (LabPlan     *plan,
            const Lines *lines)
{
  g_autoptr(GString) text = g_string_new (NULL);

  for (int key = 0; key < N_KEYS; key++)
    for (guint i = 0; i < lines->values[key]->len; i++)
      g_string_append_printf (text, "%s: %s\n", keys[key].name, g_array_index (lines->values[key], LabLine, i).text);

  plan->text = g_strdup (text->str);
  plan->hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, text->str, -1);
}

static gboolean
read_plan (LabPlan      *plan,
           const Lines  *lines,
           GError      **error)
{
  const LabLine *game = get_line (lines, KEY_GAME);

  plan->rules = alea_rules_find (game->text);
  if (plan->rules == NULL)
    return lab_error_set (error, LAB_ERROR_FILE, lines->source, game->line, game->column,
                          "there is no game “%s”; see alea-cli games", game->text);

  plan->title = copy_text (lines, KEY_TITLE);
  plan->seed = copy_text (lines, KEY_SEED);
  read_players (plan, lines);
  if (!read_numbers (plan, lines, error)
      || !lab_plan_read_options (plan, lines->values[KEY_OPTION], lines->source, error)
      || !lab_plan_read_starts (plan, lines->values[KEY_STARTS], lines->source, error))
    return FALSE;
  if (lab_plan_count_cells (plan) > MAX_CELLS)
    return lab_error_set (error, LAB_ERROR_FILE, lines->source, game->line, game->column, "the plan has %u cells; at most %d are possible",
                          lab_plan_count_cells (plan), MAX_CELLS);

  write_text (plan, lines);
  return TRUE;
}

LabPlan *
lab_plan_read (const char  *text,
               const char  *source,
               guint        first_line,
               GError     **error)
{
  g_autoptr(LabPlan) plan = g_new0 (LabPlan, 1);
  g_auto(GStrv) words = g_strsplit (text, "\n", -1);
  Lines lines = { .source = source };
  gboolean is_good;

  plan->starts = g_array_new (FALSE, FALSE, sizeof (LabStart));
  plan->options = g_array_new (FALSE, FALSE, sizeof (AleaOptions));
  plan->option_names = g_ptr_array_new_with_free_func (g_free);
  for (int i = 0; i < N_KEYS; i++)
    lines.values[i] = g_array_new (FALSE, FALSE, sizeof (LabLine));

  is_good = read_lines (&lines, words, first_line, error) && read_plan (plan, &lines, error);
  for (int i = 0; i < N_KEYS; i++)
    g_array_unref (lines.values[i]);

  return is_good ? g_steal_pointer (&plan) : NULL;
}

void
lab_plan_free (LabPlan *self)
{
  g_free (self->title);
  g_free (self->players[0]);
  g_free (self->players[1]);
  g_free (self->seed);
  g_array_unref (self->starts);
  g_array_unref (self->options);
  g_ptr_array_unref (self->option_names);
  g_free (self->text);
  g_free (self->hash);
  g_free (self);
}

/* --- cells ------------------------------------------------------------------- */

guint
lab_plan_count_cells (const LabPlan *self)
{
  return self->starts->len * self->options->len;
}

const LabStart *
lab_plan_get_start (const LabPlan *self,
                    guint          cell)
{
  return &g_array_index (self->starts, LabStart, cell % self->starts->len);
}

const AleaOptions *
lab_plan_get_options (const LabPlan *self,
                      guint          cell)
{
  return &g_array_index (self->options, AleaOptions, cell / self->starts->len);
}

gboolean
lab_plan_is_solo (const LabPlan *self)
{
  return strcmp (self->players[0], self->players[1]) == 0;
}

guint64
lab_plan_count_units (const LabPlan *self)
{
  return lab_plan_is_solo (self) ? self->n_games : (self->n_games + 1) / 2;
}

/* --- the plans that come along ------------------------------------------- */

#define FOLDER "/org/aleachess/Alea/lab"
#define ENDING ".plan"

static GResource *
get_resource (void)
{
  static gsize is_registered;

  if (g_once_init_enter (&is_registered))
    {
      lab_register_resource ();
      g_once_init_leave (&is_registered, 1);
    }

  return lab_get_resource ();
}

static int
compare (const void *a,
         const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char **
lab_plans_list (void)
{
  char **names = g_resource_enumerate_children (get_resource (), FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    names[i][strlen (names[i]) - strlen (ENDING)] = '\0';

  qsort (names, g_strv_length (names), sizeof *names, compare);
  return names;
}

GBytes *
lab_plans_find (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER "/", name, ENDING, NULL);

  return g_resource_lookup_data (get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}
