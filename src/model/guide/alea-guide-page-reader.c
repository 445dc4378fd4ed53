/* alea-guide-page-reader.c: a page as its file says it
 *
 * Whatever a page says about a game is tried on the rules while it is read:
 * positions, answers, mistakes, squares.  A page that is read is a page that
 * can be done.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-page-private.h"

#include "alea-guide-check.h"
#include "alea-script.h"
#include "alea-words.h"

#include <string.h>

/* A page that is being read. */
typedef struct
{
  AleaGuideReader      *reader;
  AleaGuidePage        *page;
  const AleaRules      *rules;
  const AleaGuideEntry *head;       /* its "page" entry */
  const AleaGuideEntry *position;   /* entries, or NULL */
  const AleaGuideEntry *play;
  const AleaGuideEntry *which;
  const AleaGuideEntry *squares;
  const AleaGuideEntry *solution;
  gboolean              is_begun;   /* start is known, and stays */
} Reading;

typedef gboolean (*ReadEntry) (Reading               *reading,
                               const AleaGuideEntry  *entry,
                               GError               **error);

/* --- where it begins ------------------------------------------------------ */

static gboolean
begin_position (Reading  *reading,
                GError  **error)
{
  AleaGuidePage *page = reading->page;
  g_autofree char *sentences = NULL;
  AleaFaults faults;

  page->setup = g_new0 (AleaSetup, 1);
  if (!alea_guide_fen_read (reading->position, reading->rules, page->setup, error))
    return FALSE;

  faults = alea_state_init_from_setup (&page->start, reading->rules, &page->options, page->setup);
  if (faults == ALEA_FAULT_NONE)
    return TRUE;

  sentences = alea_words_faults (faults);
  return alea_guide_reader_fail_at (reading->position, 0, error, "%s", sentences);
}

static gboolean
begin_play (Reading  *reading,
            GError  **error)
{
  const char *value = reading->play->value;
  g_autoptr(GError) why = NULL;
  AleaPlace place;

  if (alea_script_play (value, &reading->page->start, reading->page->play, &place, &why))
    return TRUE;

  return alea_guide_reader_fail_at (reading->play,
                                    (gsize) (g_utf8_offset_to_pointer (value, place.column - 1) - value),
                                    error, "%s", why->message);
}

static gboolean
begin (Reading  *reading,
       GError  **error)
{
  AleaGuidePage *page = reading->page;

  if (reading->is_begun)
    return TRUE;

  reading->is_begun = TRUE;
  if (reading->position == NULL)
    alea_state_init (&page->start, reading->rules, &page->options);
  else if (!begin_position (reading, error))
    return FALSE;

  return reading->play == NULL || begin_play (reading, error);
}

/* What says where the page begins comes before what relies on it. */
static gboolean
check_not_begun (Reading               *reading,
                 const AleaGuideEntry  *entry,
                 gboolean               is_first,
                 GError               **error)
{
  if (reading->is_begun)
    return alea_guide_reader_fail (entry, error, "“%s” comes too late", entry->key);
  if (!is_first)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);

  return TRUE;
}

static gboolean
read_game (Reading               *reading,
           const AleaGuideEntry  *entry,
           GError               **error)
{
  const AleaRules *rules = alea_rules_find (entry->value);

  if (reading->is_begun || reading->position != NULL || reading->play != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” comes too late", entry->key);
  if (rules == NULL)
    return alea_guide_reader_fail_at (entry, 0, error, "there is no game “%s”", entry->value);

  reading->rules = rules;
  return TRUE;
}

static gboolean
read_options (Reading               *reading,
              const AleaGuideEntry  *entry,
              GError               **error)
{
  gsize offset = 0, length;

  if (!check_not_begun (reading, entry, TRUE, error))
    return FALSE;

  for (; length = alea_guide_next_word (entry->value, &offset), length > 0; offset += length)
    {
      g_autofree char *sentence = NULL;
      AleaText why = { 0 };

      if (alea_rules_set_option (reading->rules, &reading->page->options, entry->value + offset, length, &why))
        continue;
      sentence = alea_words_expand (&why);
      return alea_guide_reader_fail_at (entry, offset, error, "%s", sentence);
    }

  return TRUE;
}

static gboolean
read_position (Reading               *reading,
               const AleaGuideEntry  *entry,
               GError               **error)
{
  gboolean good = check_not_begun (reading, entry, reading->position == NULL, error);

  reading->position = entry;
  return good;
}

static gboolean
read_play (Reading               *reading,
           const AleaGuideEntry  *entry,
           GError               **error)
{
  gboolean good = check_not_begun (reading, entry, reading->play == NULL, error);

  reading->play = entry;
  return good;
}

static gboolean
read_board (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  if (strcmp (entry->value, "no") != 0)
    return alea_guide_reader_fail_at (entry, 0, error, "a page has a board unless it says “no”");

  reading->page->has_board = FALSE;
  return TRUE;
}

static gboolean
read_judge (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  guint64 n;

  if (!g_ascii_string_to_unsigned (entry->value, 10, 1, 100000, &n, NULL))
    return alea_guide_reader_fail_at (entry, 0, error, "“judge” is a number from 1 to 100000");

  reading->page->n_judged = (guint) n;
  return TRUE;
}

static gboolean
read_marks (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  return begin (reading, error)
         && alea_guide_marks_read (entry, reading->rules->geometry, reading->page->marks, error);
}

/* --- texts ---------------------------------------------------------------- */

static gboolean
read_text (Reading               *reading,
           const AleaGuideEntry  *entry,
           GError               **error)
{
  g_ptr_array_add (reading->page->texts, g_strdup (entry->value));
  return TRUE;
}

static gboolean
read_rules (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  return alea_guide_rules_read (entry, &reading->page->rules, error);
}

/* --- answers -------------------------------------------------------------- */

static gboolean
read_accept (Reading               *reading,
             const AleaGuideEntry  *entry,
             GError               **error)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (AleaGuideStep));
  AleaState state;

  g_ptr_array_add (reading->page->accepted, steps);
  if (!begin (reading, error))
    return FALSE;

  state = reading->page->start;
  return alea_guide_script_read (entry, &state, steps, error);
}

static gboolean
read_solution (Reading               *reading,
               const AleaGuideEntry  *entry,
               GError               **error)
{
  AleaState state;

  if (reading->solution != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);
  if (!begin (reading, error))
    return FALSE;

  reading->solution = entry;
  reading->page->solution = g_array_new (FALSE, FALSE, sizeof (AleaGuideStep));
  state = reading->page->start;
  return alea_guide_script_read (entry, &state, reading->page->solution, error);
}

static gboolean
read_which (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  if (reading->which != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);
  if (!begin (reading, error))
    return FALSE;

  reading->which = entry;
  return alea_guide_which_read (entry, reading->page, error);
}

static gboolean
read_square (Reading               *reading,
             const AleaGuideEntry  *entry,
             gsize                  offset,
             gsize                  length,
             AleaSquare            *square,
             GError               **error)
{
  const char *word = entry->value + offset, *end;

  *square = alea_geometry_parse (reading->rules->geometry, word, &end);
  if (*square != ALEA_NO_SQUARE && end == word + length)
    return TRUE;

  return alea_guide_reader_fail_at (entry, offset, error, "“%.*s” is no square",
                                    (int) length, word);
}

static gboolean
read_squares (Reading               *reading,
              const AleaGuideEntry  *entry,
              GError               **error)
{
  gsize offset = 0, length;

  if (reading->squares != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);
  if (!begin (reading, error))
    return FALSE;

  reading->squares = entry;
  for (; length = alea_guide_next_word (entry->value, &offset), length > 0; offset += length)
    {
      AleaSquare square;

      if (!read_square (reading, entry, offset, length, &square, error))
        return FALSE;
      reading->page->squares |= (AleaSquareSet) 1 << square;
    }

  return TRUE;
}

/* Takes over what is in @choice. */
static gboolean
add_right (Reading         *reading,
           AleaGuideChoice *choice)
{
  g_array_append_vals (reading->page->choices, choice, 1);
  return TRUE;
}

/* The same; the reason against it comes next. */
static gboolean
add_wrong (Reading          *reading,
           AleaGuideChoice  *choice,
           GError          **error)
{
  const AleaGuideEntry *because = alea_guide_reader_expect (reading->reader, "because", error);

  choice->because = because != NULL ? g_strdup (because->value) : NULL;
  g_array_append_vals (reading->page->choices, choice, 1);
  return because != NULL;
}

static gboolean
read_right (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  return add_right (reading, &(AleaGuideChoice) { .text = g_strdup (entry->value) });
}

static gboolean
read_wrong (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  return add_wrong (reading, &(AleaGuideChoice) { .text = g_strdup (entry->value) }, error);
}

/* Pieces are drawn: "RKRNNQBB". */
static gboolean
are_pieces (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  const gsize n = strspn (entry->value, &ALEA_PIECE_LETTERS[1]);

  return entry->value[n] == '\0'
         || alea_guide_reader_fail_at (entry, n, error, "“%s” are no pieces", entry->value);
}

/* The pieces that the page is about. */
static gboolean
read_pieces (Reading               *reading,
             const AleaGuideEntry  *entry,
             GError               **error)
{
  return are_pieces (reading, entry, error)
         && alea_guide_reader_store_once (entry, &reading->page->pieces, error);
}

static gboolean
read_right_pieces (Reading               *reading,
                   const AleaGuideEntry  *entry,
                   GError               **error)
{
  return are_pieces (reading, entry, error)
         && add_right (reading, &(AleaGuideChoice) { .pieces = g_strdup (entry->value) });
}

static gboolean
read_wrong_pieces (Reading               *reading,
                   const AleaGuideEntry  *entry,
                   GError               **error)
{
  return are_pieces (reading, entry, error)
         && add_wrong (reading, &(AleaGuideChoice) { .pieces = g_strdup (entry->value) }, error);
}

/* A wrong square has a reason of its own, or what the rules say of it. */
static gboolean
read_wrong_square (Reading               *reading,
                   const AleaGuideEntry  *entry,
                   GError               **error)
{
  const AleaGuideEntry *because;
  AleaGuideWrongSquare wrong;
  AleaText why = { 0 };

  if (!read_square (reading, entry, 0, strlen (entry->value), &wrong.square, error))
    return FALSE;
  if (alea_square_set_has (reading->page->squares, wrong.square))
    return alea_guide_reader_fail_at (entry, 0, error, "“%s” is asked for", entry->value);

  because = alea_guide_reader_take (reading->reader, "because");
  alea_guide_explain_square (reading->page, wrong.square, &why);
  if (because == NULL && why.singular == NULL)
    return alea_guide_reader_fail (entry, error, "“because” is missing here");

  wrong.because = because != NULL ? g_strdup (because->value) : NULL;
  g_array_append_val (reading->page->wrong_squares, wrong);
  return TRUE;
}

static gboolean
read_mistake (Reading               *reading,
              const AleaGuideEntry  *entry,
              GError               **error)
{
  AleaGuideMistake mistake = { .path = NULL };
  const AleaGuideEntry *because;

  if (!begin (reading, error))
    return FALSE;
  if (reading->squares != NULL)
    return read_wrong_square (reading, entry, error);

  mistake.path = g_array_new (FALSE, FALSE, sizeof (AleaGuideStep));
  because = alea_guide_reader_take (reading->reader, "because");
  mistake.because = because != NULL ? g_strdup (because->value) : NULL;
  g_array_append_val (reading->page->mistakes, mistake);

  return alea_guide_mistake_read (entry, &reading->page->start, mistake.path,
                                  &g_array_index (reading->page->mistakes, AleaGuideMistake,
                                                  reading->page->mistakes->len - 1).attempt,
                                  error)
         && alea_guide_check_mistake (entry, reading->page, error);
}

static gboolean
read_proof (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  if (reading->page->proof != NULL)
    return alea_guide_reader_fail (entry, error, "“%s” stands here twice", entry->key);

  reading->page->proof = g_strsplit (entry->value, " ", -1);
  return TRUE;
}

/* --- the whole ------------------------------------------------------------ */

static const struct
{
  const char *key;
  ReadEntry   read;
} entries[] = {
  { "accept", read_accept },
  { "board", read_board },
  { "game", read_game },
  { "judge", read_judge },
  { "marks", read_marks },
  { "mistake", read_mistake },
  { "options", read_options },
  { "pieces", read_pieces },
  { "play", read_play },
  { "position", read_position },
  { "proof", read_proof },
  { "right", read_right },
  { "right-pieces", read_right_pieces },
  { "rules", read_rules },
  { "solution", read_solution },
  { "squares", read_squares },
  { "text", read_text },
  { "which", read_which },
  { "wrong", read_wrong },
  { "wrong-pieces", read_wrong_pieces },
};

/* Texts that stand once at most, and where a page has them. */
static const struct
{
  const char *key;
  gsize       offset;
} texts[] = {
  { "otherwise", G_STRUCT_OFFSET (AleaGuidePage, otherwise) },
  { "success", G_STRUCT_OFFSET (AleaGuidePage, success) },
  { "task", G_STRUCT_OFFSET (AleaGuidePage, task) },
  { "title", G_STRUCT_OFFSET (AleaGuidePage, title) },
};

static gboolean
read_entry (Reading               *reading,
            const AleaGuideEntry  *entry,
            GError               **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (entries); i++)
    if (strcmp (entries[i].key, entry->key) == 0)
      return entries[i].read (reading, entry, error);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    if (strcmp (texts[i].key, entry->key) == 0)
      return alea_guide_reader_store_once (entry,
                                           G_STRUCT_MEMBER_P (reading->page, texts[i].offset), error);

  return alea_guide_reader_fail (entry, error, "a page has no “%s”", entry->key);
}

static gboolean
is_id (const char *id)
{
  return id[strspn (id, "abcdefghijklmnopqrstuvwxyz0123456789-")] == '\0';
}

AleaGuidePage *
alea_guide_page_read (AleaGuideReader  *reader,
                      const AleaRules  *rules,
                      GError          **error)
{
  g_autoptr(AleaGuidePage) page = g_object_new (ALEA_TYPE_GUIDE_PAGE, NULL);
  Reading reading = { .reader = reader, .page = page, .rules = rules };
  const AleaGuideEntry *entry;

  reading.head = alea_guide_reader_expect (reader, "page", error);
  if (reading.head == NULL)
    return NULL;
  if (!is_id (reading.head->value))
    {
      alea_guide_reader_fail_at (reading.head, 0, error, "“%s” is no name of a page", reading.head->value);
      return NULL;
    }
  page->id = g_strdup (reading.head->value);

  while (entry = alea_guide_reader_peek (reader), entry != NULL && strcmp (entry->key, "page") != 0)
    if (!read_entry (&reading, alea_guide_reader_next (reader), error))
      return NULL;

  if (!begin (&reading, error) || !alea_guide_check_page (reading.head, page, error))
    return NULL;

  return g_steal_pointer (&page);
}
