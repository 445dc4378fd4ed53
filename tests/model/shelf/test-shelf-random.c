/* test-shelf-random.c: the shelf against a list in memory
 *
 * Two programs do at random what can be done, and whatever the shelf then says
 * of games and lists is what a list, in which everything is looked for from the
 * beginning, says too.
 *
 * ALEA_TEST_SHELF_STEPS says how long.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "shelf-support.h"
#include "test-support.h"

#include "alea-shelf-keep.h"
#include "alea-words.h"

#include <string.h>

#define N_PROGRAMS 2

/* A game as it should be. */
typedef struct
{
  AleaShelfGame *game;
  int            owner;        /* the program that has it open; -1: none */
  gboolean       is_deleted;
} Twin;

typedef struct
{
  char      *folder;
  AleaShelf *programs[N_PROGRAMS];
  GPtrArray *twins;            /* of Twin */
  GRand     *rand;
} World;

static guint
draw (World *world,
      guint  n)
{
  return (guint) g_rand_int_range (world->rand, 0, (gint32) n);
}

static void
free_twin (gpointer data)
{
  Twin *twin = data;

  alea_shelf_game_free (twin->game);
  g_free (twin);
}

/* One of those that @program has open; NULL for none. */
static Twin *
draw_open (World *world,
           int    program)
{
  g_autoptr(GPtrArray) open = g_ptr_array_new ();

  for (guint i = 0; i < world->twins->len; i++)
    {
      Twin *twin = g_ptr_array_index (world->twins, i);

      if (twin->owner == program)
        g_ptr_array_add (open, twin);
    }

  return open->len > 0 ? g_ptr_array_index (open, draw (world, open->len)) : NULL;
}

static Twin *
draw_any (World *world)
{
  return world->twins->len > 0 ? g_ptr_array_index (world->twins, draw (world, world->twins->len)) : NULL;
}

/* --- what is done --------------------------------------------------------- */

static void
do_create (World *world,
           int    program)
{
  Twin *twin = g_new0 (Twin, 1);

  twin->game = shelf_test_make_any_game (world->rand);
  twin->game->n_events = twin->game->events->len;
  twin->game->id = alea_shelf_create (world->programs[program], twin->game, NULL, NULL);
  twin->owner = program;
  g_ptr_array_add (world->twins, twin);
}

/* The columns of @from that an owner may set. */
static void
take_head (AleaShelfGame **game,
           AleaShelfGame  *from)
{
  AleaShelfGame *old = *game;

  from->id = old->id;
  alea_shelf_set_text (&from->rules, old->rules);
  alea_shelf_set_text (&from->options, old->options);
  alea_shelf_set_text (&from->start, old->start);
  from->origin = old->origin;
  from->started = old->started;
  from->n_events = old->n_events;
  from->lost_events = old->lost_events;
  from->is_favorite = old->is_favorite;
  from->events = (g_array_unref (from->events), g_array_ref (old->events));
  from->notes = (g_array_unref (from->notes), g_array_ref (old->notes));
  from->tags = (g_array_unref (from->tags), g_array_ref (old->tags));
  from->promises = (g_array_unref (from->promises), g_array_ref (old->promises));
  from->verdicts = (g_array_unref (from->verdicts), g_array_ref (old->verdicts));
  alea_shelf_game_free (old);
  *game = from;
}

static void
cut (AleaShelfGame *game,
     guint          number)
{
  if (number >= game->events->len)
    return;

  g_array_set_size (game->events, number);
  for (guint i = 0; i < game->notes->len;)
    if (g_array_index (game->notes, AleaShelfNote, i).number > number
        && g_array_index (game->notes, AleaShelfNote, i).kind != ALEA_SHELF_NOTE_TAKEN)
      g_array_remove_index (game->notes, i);
    else
      i++;
  while (game->verdicts->len > 0
         && g_array_index (game->verdicts, AleaShelfVerdict, game->verdicts->len - 1).number > number)
    g_array_remove_index (game->verdicts, game->verdicts->len - 1);
}

static void
do_append (World *world,
           int    program)
{
  Twin *twin = draw_open (world, program);
  const guint n = draw (world, 4);
  AleaShelfGame *head;
  AleaShelfEvent events[4];
  char texts[4][16];
  guint number;

  if (twin == NULL)
    return;

  /* Mostly at the end. */
  number = draw (world, 3) > 0 ? twin->game->n_events : draw (world, twin->game->events->len + 1);
  head = draw (world, 2) == 0 ? shelf_test_make_any_game (world->rand) : NULL;
  for (guint i = 0; i < n; i++)
    events[i] = shelf_test_make_event (world->rand, texts[i], sizeof texts[i]);

  alea_shelf_append (world->programs[program], twin->game->id, number, events, n, head, NULL, NULL);
  cut (twin->game, number);
  for (guint i = 0; i < n; i++)
    alea_shelf_game_add_event (twin->game, events[i].kind, events[i].who, events[i].text, events[i].clock,
                               events[i].at);
  twin->game->n_events = number + n;
  if (head != NULL)
    take_head (&twin->game, head);
}

static void
do_rewind (World *world,
           int    program)
{
  Twin *twin = draw_open (world, program);

  if (twin == NULL)
    return;

  twin->game->n_events = draw (world, twin->game->events->len + 1);
  alea_shelf_rewind (world->programs[program], twin->game->id, twin->game->n_events, NULL, NULL, NULL);
}

static void
do_update (World *world,
           int    program)
{
  Twin *twin = draw_open (world, program);
  AleaShelfGame *head;

  if (twin == NULL)
    return;

  head = shelf_test_make_any_game (world->rand);
  alea_shelf_update (world->programs[program], twin->game->id, head, NULL, NULL);
  take_head (&twin->game, head);
}

static void
do_set_list (World *world,
             int    program)
{
  Twin *twin = draw_open (world, program);
  g_autoptr(AleaShelfGame) other = shelf_test_make_any_game (world->rand);
  AleaShelf *shelf = world->programs[program];
  GArray *list;

  if (twin == NULL)
    return;

  switch (draw (world, 3))
    {
    case 0:
      alea_shelf_set_list (shelf, twin->game->id, ALEA_SHELF_LIST_NOTES, other, NULL, NULL);
      list = twin->game->notes;
      twin->game->notes = other->notes;
      other->notes = list;
      break;
    case 1:
      alea_shelf_set_list (shelf, twin->game->id, ALEA_SHELF_LIST_PROMISES, other, NULL, NULL);
      list = twin->game->promises;
      twin->game->promises = other->promises;
      other->promises = list;
      break;
    default:
      alea_shelf_set_list (shelf, twin->game->id, ALEA_SHELF_LIST_VERDICTS, other, NULL, NULL);
      list = twin->game->verdicts;
      twin->game->verdicts = other->verdicts;
      other->verdicts = list;
      break;
    }
}

static void
do_release (World *world,
            int    program)
{
  Twin *twin = draw_open (world, program);

  if (twin == NULL)
    return;

  alea_shelf_release (world->programs[program], twin->game->id);
  twin->owner = -1;
  shelf_test_flush (world->programs[program]);
}

/* As it changed last is for the shelf to say. */
static void
assert_same (Twin          *twin,
             AleaShelfGame *game)
{
  game->changed = twin->game->changed;
  if (!alea_shelf_game_equal (twin->game, game))
    g_error ("game %" G_GINT64_FORMAT " is another than it should be", game->id);
}

static void
do_open (World *world,
         int    program)
{
  Twin *twin = draw_any (world);
  g_autoptr(AleaShelfGame) game = NULL;
  g_autoptr(GError) error = NULL;

  if (twin == NULL)
    return;

  for (guint i = 0; i < N_PROGRAMS; i++)
    shelf_test_flush (world->programs[i]);
  game = shelf_test_open (world->programs[program], twin->game->id, &error);
  if (twin->owner >= 0)
    g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_IN_USE);
  else if (twin->is_deleted)
    g_assert_error (error, ALEA_SHELF_ERROR, ALEA_SHELF_ERROR_NOT_FOUND);
  else
    {
      g_assert_no_error (error);
      assert_same (twin, game);
      twin->owner = program;
    }
}

static void
do_delete (World *world,
           int    program)
{
  Twin *twin = draw_any (world);

  if (twin == NULL)
    return;

  for (guint i = 0; i < N_PROGRAMS; i++)
    shelf_test_flush (world->programs[i]);
  if (twin->is_deleted && draw (world, 2) == 0)
    {
      alea_shelf_change (world->programs[program], ALEA_SHELF_UNDELETE, &twin->game->id, 1, NULL, NULL);
      shelf_test_flush (world->programs[program]);
      twin->is_deleted = FALSE;
    }
  else if (shelf_test_delete (world->programs[program], twin->game->id, NULL))
    {
      g_assert_cmpint (twin->owner, ==, -1);
      twin->is_deleted = TRUE;
    }
  else
    g_assert_cmpint (twin->owner, >=, 0);
}

static void
do_set_favorite (World *world,
                 int    program)
{
  Twin *twin = draw_any (world);

  if (twin == NULL)
    return;

  for (guint i = 0; i < N_PROGRAMS; i++)
    shelf_test_flush (world->programs[i]);
  twin->game->is_favorite = draw (world, 2) == 0;
  alea_shelf_change (world->programs[program], twin->game->is_favorite ? ALEA_SHELF_FAVORITE : ALEA_SHELF_NO_FAVORITE,
                     &twin->game->id, 1, NULL, NULL);
  shelf_test_flush (world->programs[program]);
}

static void
do_restart (World *world,
            int    program)
{
  shelf_test_close (world->programs[program]);
  for (guint i = 0; i < world->twins->len; i++)
    {
      Twin *twin = g_ptr_array_index (world->twins, i);

      if (twin->owner == program)
        twin->owner = -1;
    }
  world->programs[program] = alea_shelf_new (world->folder);
}

/* --- what is then there --------------------------------------------------- */

static void
check_games (World *world)
{
  AleaShelf *shelf = world->programs[draw (world, N_PROGRAMS)];

  for (guint i = 0; i < world->twins->len; i++)
    {
      Twin *twin = g_ptr_array_index (world->twins, i);
      g_autoptr(AleaShelfGame) game = shelf_test_read (shelf, twin->game->id);

      if (twin->is_deleted)
        g_assert_null (game);
      else
        {
          g_assert_cmpint (game->use != ALEA_SHELF_FREE, ==, twin->owner >= 0);
          twin->game->changed = game->changed;
          assert_same (twin, game);
        }
    }
}

static gboolean
has_words (const AleaShelfGame *game,
           const char          *search)
{
  const char *texts[] = { game->white, game->black, game->event, game->site, game->date, game->round };
  g_autofree char *title = alea_shelf_fold (alea_words_translate (test_rules (game->rules)->title));
  g_autofree char *folded = alea_shelf_fold (search);
  g_auto(GStrv) words = g_strsplit (folded, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gboolean is_found = strstr (title, words[i]) != NULL;

      for (guint j = 0; j < G_N_ELEMENTS (texts) && !is_found; j++)
        {
          g_autofree char *text = alea_shelf_fold (texts[j] != NULL ? texts[j] : "");

          is_found = strstr (text, words[i]) != NULL;
        }
      if (!is_found)
        return FALSE;
    }

  return TRUE;
}

static gboolean
is_player (const AleaShelfGame *game,
           const char          *player,
           const char          *opponent)
{
  return (g_strcmp0 (game->white, player) == 0 && (opponent == NULL || g_strcmp0 (game->black, opponent) == 0))
         || (g_strcmp0 (game->black, player) == 0 && (opponent == NULL || g_strcmp0 (game->white, opponent) == 0));
}

static gboolean
is_let_through (const AleaShelfGame   *game,
                const AleaShelfFilter *filter)
{
  static const AleaResult results[] = {
    ALEA_RESULT_NONE, ALEA_RESULT_WHITE, ALEA_RESULT_BLACK, ALEA_RESULT_DRAW, ALEA_RESULT_NONE,
  };

  return (filter->search == NULL || has_words (game, filter->search))
         && (filter->rules == NULL || g_str_equal (game->rules, filter->rules))
         && (filter->player == NULL || is_player (game, filter->player, filter->opponent))
         && (filter->winner == NULL
             || (game->result == ALEA_RESULT_WHITE && g_strcmp0 (game->white, filter->winner) == 0)
             || (game->result == ALEA_RESULT_BLACK && g_strcmp0 (game->black, filter->winner) == 0))
         && (filter->state == ALEA_SHELF_ANY_STATE
             || (filter->state == ALEA_SHELF_ONLY_OVER) == (game->state == ALEA_SHELF_OVER))
         && (filter->result == ALEA_SHELF_ANY_RESULT || game->result == results[filter->result])
         && (!filter->is_favorite || game->is_favorite)
         && (filter->since == 0 || game->changed >= filter->since)
         && (filter->until == 0 || game->changed < filter->until);
}

/* Whether @a may stand before @b. */
static gboolean
is_in_order (const AleaShelfGame *a,
             const AleaShelfGame *b,
             AleaShelfSort        sort)
{
  switch (sort)
    {
    case ALEA_SHELF_SORT_OLDEST:
      return a->started <= b->started;
    case ALEA_SHELF_SORT_RULES:
      return strcmp (a->rules, b->rules) <= 0;
    case ALEA_SHELF_SORT_LONGEST:
      return a->n_moves >= b->n_moves;
    case ALEA_SHELF_SORT_PLAYERS:
      return TRUE;
    case ALEA_SHELF_SORT_NEWEST:
    default:
      return a->state < b->state || (a->state == b->state && a->changed >= b->changed);
    }
}

static const AleaShelfGame *
find_twin (World  *world,
           gint64  id)
{
  for (guint i = 0; i < world->twins->len; i++)
    {
      const Twin *twin = g_ptr_array_index (world->twins, i);

      if (twin->game->id == id && !twin->is_deleted)
        return twin->game;
    }

  g_error ("a game is found that is not there");
}

static const char *
draw_text (World             *world,
           const char *const *texts,
           guint              n)
{
  return draw (world, 3) == 0 ? texts[draw (world, n)] : NULL;
}

static void
check_find (World *world)
{
  static const char *const searches[] = { "a", "müller", "MULLER", "guardener", "an long", "ελ", "zzz", "山", "%" };
  static const char *const names[] = { "Anna", "Jürgen Müller", "?", "a\"b'c" };
  static const char *const rules[] = { "chess", "jepps" };
  const gboolean has_time = draw (world, 4) == 0 && world->twins->len > 0;
  const AleaShelfFilter filter = {
    .search = (char *) draw_text (world, searches, G_N_ELEMENTS (searches)),
    .rules = (char *) draw_text (world, rules, G_N_ELEMENTS (rules)),
    .player = (char *) draw_text (world, names, G_N_ELEMENTS (names)),
    .opponent = (char *) draw_text (world, names, G_N_ELEMENTS (names)),
    .winner = (char *) draw_text (world, names, G_N_ELEMENTS (names)),
    .state = (AleaShelfStateFilter) draw (world, 3),
    .result = (AleaShelfResultFilter) (draw (world, 2) * draw (world, 5)),
    .is_favorite = draw (world, 4) == 0,
    .since = has_time ? draw_any (world)->game->changed : 0,
    .until = has_time && draw (world, 2) == 0 ? draw_any (world)->game->changed : 0,
    .sort = (AleaShelfSort) draw (world, 5),
  };
  g_autoptr(GArray) ids = shelf_test_find (world->programs[draw (world, N_PROGRAMS)], &filter);
  guint n = 0;

  for (guint i = 0; i < world->twins->len; i++)
    {
      const Twin *twin = g_ptr_array_index (world->twins, i);

      n += !twin->is_deleted && is_let_through (twin->game, &filter);
    }
  g_assert_cmpuint (ids->len, ==, n);

  for (guint i = 0; i < ids->len; i++)
    {
      const AleaShelfGame *game = find_twin (world, g_array_index (ids, gint64, i));

      g_assert_true (is_let_through (game, &filter));
      if (i > 0)
        g_assert_true (is_in_order (find_twin (world, g_array_index (ids, gint64, i - 1)), game, filter.sort));
    }
}

/* --- all of it ------------------------------------------------------------ */

static void
take_step (World *world)
{
  static void (*const steps[]) (World *, int) = {
    do_create, do_append, do_append, do_append, do_append, do_append, do_rewind, do_rewind, do_update, do_set_list,
    do_release, do_open, do_open, do_delete, do_set_favorite,
  };
  const int program = (int) draw (world, N_PROGRAMS);

  if (draw (world, 100) == 0)
    do_restart (world, program);
  else
    steps[draw (world, G_N_ELEMENTS (steps))] (world, program);
}

static void
test_against_list (void)
{
  const guint n_steps = test_get_amount ("ALEA_TEST_SHELF_STEPS", 600);
  World world = { .folder = shelf_test_make_folder () };

  world.twins = g_ptr_array_new_with_free_func (free_twin);
  world.rand = g_rand_new_with_seed (g_test_rand_int ());
  for (guint i = 0; i < N_PROGRAMS; i++)
    world.programs[i] = alea_shelf_new (world.folder);

  for (guint i = 1; i <= n_steps; i++)
    {
      take_step (&world);
      if (i % 50 != 0)
        continue;

      for (guint j = 0; j < N_PROGRAMS; j++)
        shelf_test_flush (world.programs[j]);
      check_games (&world);
      for (guint j = 0; j < 20; j++)
        check_find (&world);
    }

  for (guint i = 0; i < N_PROGRAMS; i++)
    shelf_test_close (world.programs[i]);
  shelf_test_assert_sound (world.folder);
  shelf_test_remove_folder (world.folder);
  g_free (world.folder);
  g_rand_free (world.rand);
  g_ptr_array_unref (world.twins);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shelf/random", test_against_list);

  return g_test_run ();
}
