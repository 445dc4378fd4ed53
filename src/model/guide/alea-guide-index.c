/* alea-guide-index.c: what can be looked up in the guide, by its words
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-index.h"

#include "alea-guide-words.h"
#include "alea-words.h"

#include <math.h>
#include <string.h>

/* A word counts for so much more in a title, or in the index of a rule. */
#define TITLE 2.0
#define INDEX 2.6

/* The number of a rule is asked for, and nothing else. */
#define NUMBER 8.0

/* What is found for less of the query than that is not what was meant; a little less
 * than three of five words, however their sum is rounded. */
#define MIN_COVERED 0.599

/* Words of a text that is as long as most; in a longer one each counts for less. */
#define USUAL_LENGTH  30
#define LENGTH_COUNTS 0.35

/* A title with all words counts for more, in their order for still more. */
#define WHOLE_TITLE 1.3
#define PHRASE      2.0

/* Another word for the same answers less well. */
#define SYNONYM 0.8

typedef struct
{
  GObject *object;
  double   weight;
  double   title_counts;
  GArray  *title;       /* of guint: which words, without those that mean nothing */
  GArray  *text;
  GStrv    numbers;     /* in lower case */
} Place;

struct _AleaGuideIndex
{
  GPtrArray  *words;      /* of strings: all of the guide, once each */
  GHashTable *ids;        /* where each stands in them */
  GPtrArray  *places;     /* of Place */
  GPtrArray  *groups;     /* of GStrv: words that mean the same */
  GHashTable *idle;       /* words that mean nothing */
};

/* A word of a query. */
typedef struct
{
  const char *word;
  double     *quality;    /* how well each word of the guide answers it */
  double      weight;     /* the rarer the more; 0 of one that occurs nowhere */
} Wanted;

static void
place_free (gpointer data)
{
  Place *place = data;

  g_object_unref (place->object);
  g_array_unref (place->title);
  g_array_unref (place->text);
  g_strfreev (place->numbers);
  g_free (place);
}

static void
wanted_clear (gpointer data)
{
  g_free (((Wanted *) data)->quality);
}

/* --- the index ------------------------------------------------------------- */

AleaGuideIndex *
alea_guide_index_new (void)
{
  AleaGuideIndex *self = g_new0 (AleaGuideIndex, 1);

  self->words = g_ptr_array_new_with_free_func (g_free);
  self->ids = g_hash_table_new (g_str_hash, g_str_equal);
  self->places = g_ptr_array_new_with_free_func (place_free);
  self->groups = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  self->idle = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return self;
}

void
alea_guide_index_free (AleaGuideIndex *self)
{
  g_hash_table_unref (self->ids);
  g_ptr_array_unref (self->words);
  g_ptr_array_unref (self->places);
  g_ptr_array_unref (self->groups);
  g_hash_table_unref (self->idle);
  g_free (self);
}

static void
skip_words (AleaGuideIndex *self,
            const char     *text)
{
  g_auto(GStrv) words = alea_guide_words_split (text);

  for (guint i = 0; words[i] != NULL; i++)
    g_hash_table_add (self->idle, g_strdup (words[i]));
}

gboolean
alea_guide_index_read (AleaGuideIndex  *self,
                       const char      *name,
                       GBytes          *bytes,
                       GError         **error)
{
  g_autoptr(AleaGuideReader) reader = alea_guide_reader_new (name, bytes, error);
  const AleaGuideEntry *entry;

  if (reader == NULL)
    return FALSE;

  while (entry = alea_guide_reader_next (reader), entry != NULL)
    if (strcmp (entry->key, "same") == 0)
      g_ptr_array_add (self->groups, alea_guide_words_split (alea_words_translate (entry->value)));
    else if (strcmp (entry->key, "skip") == 0)
      skip_words (self, alea_words_translate (entry->value));
    else
      return alea_guide_reader_fail (entry, error, "the search has no “%s”", entry->key);

  return TRUE;
}

static guint
get_id (AleaGuideIndex *self,
        const char     *word)
{
  gpointer id;

  if (!g_hash_table_lookup_extended (self->ids, word, NULL, &id))
    {
      char *copy = g_strdup (word);

      id = GUINT_TO_POINTER (self->words->len);
      g_ptr_array_add (self->words, copy);
      g_hash_table_insert (self->ids, copy, id);
    }

  return GPOINTER_TO_UINT (id);
}

static void
append_words (AleaGuideIndex *self,
              GArray         *to,
              const char     *text)
{
  g_auto(GStrv) words = alea_guide_words_split (text);

  for (guint i = 0; words[i] != NULL; i++)
    if (!g_hash_table_contains (self->idle, words[i]))
      {
        const guint id = get_id (self, words[i]);

        g_array_append_val (to, id);
      }
}

void
alea_guide_index_add (AleaGuideIndex           *self,
                      const AleaGuidePlaceText *text)
{
  Place *place = g_new0 (Place, 1);
  g_autofree char *numbers = g_strjoinv (" ", (char **) text->numbers);

  place->object = g_object_ref (text->object);
  place->weight = text->weight;
  place->title_counts = *text->words != '\0' ? INDEX : TITLE;
  place->title = g_array_new (FALSE, FALSE, sizeof (guint));
  place->text = g_array_new (FALSE, FALSE, sizeof (guint));
  place->numbers = alea_guide_words_split (numbers);
  append_words (self, place->title, text->title);
  append_words (self, place->title, text->words);
  append_words (self, place->text, text->text);
  g_ptr_array_add (self->places, place);
}

/* --- a query --------------------------------------------------------------- */

static void
raise_quality (AleaGuideIndex *self,
               Wanted         *wanted,
               const char     *word,
               double          counts)
{
  for (guint i = 0; i < self->words->len; i++)
    wanted->quality[i] = MAX (wanted->quality[i],
                              counts * alea_guide_words_compare (g_ptr_array_index (self->words, i), word));
}

static double
get_best (const Wanted *wanted,
          const GArray *words)
{
  double best = 0;

  for (guint i = 0; i < words->len; i++)
    best = MAX (best, wanted->quality[g_array_index (words, guint, i)]);

  return best;
}

static gboolean
has_number (const Place  *place,
            const Wanted *wanted)
{
  return g_strv_contains ((const char *const *) place->numbers, wanted->word);
}

static gboolean
is_in (const Place  *place,
       const Wanted *wanted)
{
  return has_number (place, wanted) || get_best (wanted, place->title) > 0 || get_best (wanted, place->text) > 0;
}

static double
weigh (AleaGuideIndex *self,
       const Wanted   *wanted)
{
  guint n = 0;

  for (guint i = 0; i < self->places->len; i++)
    n += is_in (g_ptr_array_index (self->places, i), wanted);

  return n > 0 ? log ((self->places->len + 1) / (n + 0.5)) : 0;
}

static void
add_wanted (AleaGuideIndex *self,
            GArray         *query,
            const char     *word)
{
  Wanted wanted = { .word = word, .quality = g_new0 (double, self->words->len + 1) };

  raise_quality (self, &wanted, word, 1);
  for (guint i = 0; i < self->groups->len; i++)
    {
      const GStrv group = g_ptr_array_index (self->groups, i);

      for (guint j = 0; g_strv_contains ((const char *const *) group, word) && group[j] != NULL; j++)
        raise_quality (self, &wanted, group[j], SYNONYM);
    }
  wanted.weight = weigh (self, &wanted);
  g_array_append_val (query, wanted);
}

/* Of Wanted, whose words are those of @words. */
static GArray *
read_query (AleaGuideIndex *self,
            GStrv           words)
{
  GArray *query = g_array_new (FALSE, FALSE, sizeof (Wanted));

  g_array_set_clear_func (query, wanted_clear);
  for (guint i = 0; words[i] != NULL; i++)
    if (!g_hash_table_contains (self->idle, words[i]))
      add_wanted (self, query, words[i]);

  return query;
}

/* --- what is found ---------------------------------------------------------- */

static gboolean
begins_phrase (const GArray *query,
               const GArray *title,
               guint         from)
{
  for (guint i = 0; i < query->len; i++)
    if (g_array_index (query, Wanted, i).quality[g_array_index (title, guint, from + i)] <= 0)
      return FALSE;

  return TRUE;
}

static double
get_title_bonus (const GArray *query,
                 const GArray *title)
{
  for (guint i = 0; i < query->len; i++)
    if (get_best (&g_array_index (query, Wanted, i), title) <= 0)
      return 1;

  for (guint i = 0; i + query->len <= title->len; i++)
    if (begins_phrase (query, title, i))
      return PHRASE;

  return WHOLE_TITLE;
}

static double
score (const Place  *place,
       const GArray *query)
{
  const double shortness = (1 + LENGTH_COUNTS) / (1 + LENGTH_COUNTS * place->text->len / USUAL_LENGTH);
  double sum = 0, covered = 0, all = 0;

  for (guint i = 0; i < query->len; i++)
    {
      const Wanted *wanted = &g_array_index (query, Wanted, i);
      const double quality = MAX (place->title_counts * get_best (wanted, place->title), get_best (wanted, place->text));
      const double value = quality * shortness + (has_number (place, wanted) ? NUMBER : 0);

      sum += value * wanted->weight;
      covered += value > 0 ? wanted->weight : 0;
      all += wanted->weight;
    }

  if (all <= 0 || covered < MIN_COVERED * all)
    return 0;

  return place->weight * sum * pow (covered / all, 2) * get_title_bonus (query, place->title);
}

typedef struct
{
  double score;
  guint  place;
} Found;

/* Sorting leaves those that are equally good in the order of the guide. */
static int
compare_found (gconstpointer a,
               gconstpointer b)
{
  const Found *first = a, *second = b;

  return first->score > second->score ? -1 : first->score < second->score;
}

GListModel *
alea_guide_index_search (AleaGuideIndex *self,
                         const char     *text)
{
  g_auto(GStrv) words = alea_guide_words_split (text);
  g_autoptr(GArray) query = read_query (self, words), all = g_array_new (FALSE, FALSE, sizeof (Found));
  GListStore *results = g_list_store_new (G_TYPE_OBJECT);

  for (guint i = 0; i < self->places->len; i++)
    {
      const Found found = { score (g_ptr_array_index (self->places, i), query), i };

      if (found.score > 0)
        g_array_append_val (all, found);
    }

  g_array_sort (all, compare_found);
  for (guint i = 0; i < all->len; i++)
    g_list_store_append (results, ((Place *) g_ptr_array_index (self->places, g_array_index (all, Found, i).place))->object);

  return G_LIST_MODEL (results);
}

/* --- sentences --------------------------------------------------------------- */

static double
score_sentence (AleaGuideIndex *self,
                const GArray   *query,
                const char     *sentence)
{
  g_auto(GStrv) words = alea_guide_words_split (sentence);
  g_autoptr(GArray) known = g_array_new (FALSE, FALSE, sizeof (guint));
  double sum = 0;

  for (guint i = 0; words[i] != NULL; i++)
    {
      gpointer id;

      if (g_hash_table_lookup_extended (self->ids, words[i], NULL, &id))
        g_array_append_vals (known, &(guint) { GPOINTER_TO_UINT (id) }, 1);
    }
  for (guint i = 0; i < query->len; i++)
    sum += get_best (&g_array_index (query, Wanted, i), known) * g_array_index (query, Wanted, i).weight;

  return sum;
}

/* Behind a full stop, also that of Hindi, and before a blank; Chinese leaves none. */
static const char *
find_end (const char *sentence)
{
  for (const char *p = sentence; *p != '\0'; p = g_utf8_next_char (p))
    {
      const gunichar letter = g_utf8_get_char (p);
      const char *next = g_utf8_next_char (p);

      if (g_utf8_strchr ("。？！", -1, letter) != NULL
          || (g_utf8_strchr (".?!:।؟", -1, letter) != NULL && g_ascii_isspace (*next)))
        return next;
    }

  return sentence + strlen (sentence);
}

char *
alea_guide_index_dup_sentence (AleaGuideIndex *self,
                               const char     *text,
                               const char     *query_text)
{
  g_auto(GStrv) words = alea_guide_words_split (query_text);
  g_autoptr(GArray) query = read_query (self, words);
  g_autofree char *best = NULL;
  double most = 0;

  for (const char *start = text, *end; *start != '\0'; start = end + strspn (end, " \t\n"))
    {
      g_autofree char *sentence = NULL;
      double value;

      end = find_end (start);
      sentence = g_strndup (start, (gsize) (end - start));
      value = score_sentence (self, query, sentence);
      if (value > most)
        {
          most = value;
          g_free (best);
          best = g_steal_pointer (&sentence);
        }
    }

  return best != NULL ? g_steal_pointer (&best) : g_strdup (text);
}
