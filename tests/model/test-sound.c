/* test-sound.c: which sound an event makes
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#undef G_DISABLE_ASSERT

#include "alea-script.h"
#include "alea-sound.h"
#include "game-watch.h"
#include "test-support.h"

/* The sounds of the last events of @words, as many as @sounds names; "-" is
 * silence. */
typedef struct
{
  const char *game;
  const char *fen;      /* NULL: from the beginning */
  const char *words;
  const char *sounds;
} Script;

#define KNIGHT_BESIDE "r3k2r/8/8/8/8/8/P7/R3K2R w Kk - 4 1"

static const Script scripts[] = {
  { "chess", NULL, "e4 d5 exd5 Qxd5 Nc3 Qe5+", "move move capture capture move check" },
  { "chess", NULL, "e4 a6 e5 d5 exd6", "move move move move capture" },
  { "chess", "4k3/P7/8/8/8/8/7r/R3K3 w Q - 0 1", "O-O-O Rh8 a8=Q+ Ke7", "castle move check move" },
  { "chess", "3qk3/2P5/8/8/8/8/7P/4K3 w - - 0 1", "cxd8=N", "capture" },
  { "chess", "3qk3/2P5/8/8/8/8/7P/4K3 w - - 0 1", "cxd8=Q+", "check" },
  { "chess", NULL, "f3 e5 g4 Qh4#", "move move move end" },
  { "chess", "7k/8/8/8/8/8/4r3/4K3 w - - 0 1", "Kxe2", "end" },
  { "chess", NULL, "e4 resign", "move end" },
  { "chess", NULL, "e4 draw", "move end" },

  { "chess960", NULL, "1 1 1", "roll roll roll" },
  { "chess960", "4k3/8/8/8/8/8/8/4KR2 w F - 0 1", "O-O", "castle" },
  { "chess960", "k7/8/8/8/8/8/8/4KR2 w F - 0 1", "Rf8+", "check" },

  { "jepps", NULL, "1-4 K 2-3 N 3-1 B 4-2 R 5-4 Q 4-5 R 6-6 accept Nc3 Nc6",
    "roll move roll move roll move roll move roll move roll move double - move move" },
  { "jepps", KNIGHT_BESIDE, "Kg1 Kc8", "castle castle" },

  { "guardener", NULL, "2-3 d4 2-2 Nf6", "roll move double move" },
  { "guardener", NULL, "2-2 reroll 3-3 Ngz4", "double - double teleport" },
  { "guardener", NULL, "2-3 d4 2-3 d5 2-3 Gd2", "roll move roll move roll move" },
  { "guardener", "***4***/*4k3*/*8*/10/10/10/10/*8*/*R3K2R*/***4*** w KQ - 0 1", "1-4 O-O", "roll castle" },
  { "guardener", "***4***/*7k*/*8*/10/10/10/10/*7R*/*K7*/***4*** w - - 0 1", "2-4 Rxh8", "roll end" },

  { "random-move", NULL, "5 5 5 2 e4 e5", "roll roll roll roll move move" },
  { "random-move", NULL, "5 2 e4 e5 6 Nf3 Nc3 1", "roll roll move move roll move move roll" },
  { "random-move", NULL, "5 6 e4 e5 6 Nf3 Nc3 d4 5", "roll roll move move double move move move double" },
};

static char *
get_sounds_of (const AleaState *before,
               const char      *word,
               AleaState       *after)
{
  g_autoptr(GError) error = NULL;
  AleaEvent event;
  int sound;

  alea_script_parse_event (before, word, &event, &error);
  g_assert_no_error (error);
  g_assert_true (alea_state_apply (after, &event, NULL));

  sound = alea_sound_choose (alea_sound_list (before, &event, after));
  return g_strdup (sound != ALEA_NO_SOUND ? alea_sound_get_id ((AleaSound) sound) : "-");
}

static void
test_script (gconstpointer data)
{
  const Script *script = data;
  g_auto(GStrv) words = g_strsplit (script->words, " ", -1);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) list = NULL;
  g_autofree char *sounds = NULL;
  AleaState state;

  if (script->fen != NULL)
    test_state (script->game, script->fen, &state);
  else
    alea_state_init (&state, test_rules (script->game), NULL);

  for (int i = 0; words[i] != NULL; i++)
    {
      AleaState before = state;
      g_autofree char *sound = get_sounds_of (&before, words[i], &state);

      g_strv_builder_add (builder, sound);
    }

  list = g_strv_builder_end (builder);
  sounds = g_strjoinv (" ", list);
  g_assert_cmpstr (sounds, ==, script->sounds);
}

/* What is not wanted lets the next most important be heard. */
static void
test_choice (void)
{
  AleaState before, after;
  const AleaEvent roll = alea_event_roll ((AleaRoll) { .n = 2, .sides = 4, .face = { 3, 3 } }, ALEA_SOURCE_HAND);
  unsigned list;

  alea_state_init (&before, test_rules ("guardener"), NULL);
  after = before;
  g_assert_true (alea_state_apply (&after, &roll, NULL));

  list = alea_sound_list (&before, &roll, &after);
  g_assert_cmpint (alea_sound_choose (list), ==, ALEA_SOUND_DOUBLE);
  g_assert_cmpint (alea_sound_choose (list & ~(1u << ALEA_SOUND_DOUBLE)), ==, ALEA_SOUND_ROLL);
  g_assert_cmpint (alea_sound_choose (0), ==, ALEA_NO_SOUND);
  g_assert_cmpint (alea_sound_choose (ALEA_ALL_SOUNDS), ==, ALEA_SOUND_END);
}

static void
test_ids (void)
{
  for (int i = 0; i < ALEA_N_SOUNDS; i++)
    {
      g_assert_cmpint (alea_sound_find (alea_sound_get_id ((AleaSound) i)), ==, i);
      g_assert_cmpstr (alea_sound_get_title ((AleaSound) i), !=, "");
    }

  g_assert_cmpint (alea_sound_find ("thunder"), ==, ALEA_NO_SOUND);
}

/* --- what a game tells -------------------------------------------------------- */

static void
played_cb (GString *told,
           guint    first)
{
  g_string_append_printf (told, "%u ", first);
}

/* The dice do not fall again and no move is made when somebody goes back and
 * forward, or is refused. */
static void
test_played (void)
{
  g_autoptr(AleaGame) game = game_new ("guardener");
  g_autoptr(AleaGameView) view = alea_game_view_new (game);
  g_autoptr(GString) told = g_string_new (NULL);

  g_signal_connect_swapped (game, "played", G_CALLBACK (played_cb), told);
  game_play (game, "2-3 d4 2-3 d5");
  g_assert_cmpstr (told->str, ==, "0 1 2 3 ");

  g_string_truncate (told, 0);
  alea_game_undo (game);
  alea_game_undo (game);
  alea_game_redo (game);
  alea_game_redo (game);
  alea_game_view_set_number (view, 1);
  alea_game_view_set_number (view, 4);
  g_assert_false (game_try (game, "e5", ALEA_SOURCE_HAND, NULL));
  g_assert_cmpstr (told->str, ==, "");

  alea_game_view_hold (view);
  game_play (game, "1-4");
  alea_game_view_release (view);
  g_assert_cmpstr (told->str, ==, "4 ");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *path = g_strdup_printf ("/model/sound/%s/%u", scripts[i].game, i);

      g_test_add_data_func (path, &scripts[i], test_script);
    }
  g_test_add_func ("/model/sound/choice", test_choice);
  g_test_add_func ("/model/sound/ids", test_ids);
  g_test_add_func ("/model/sound/played", test_played);

  return g_test_run ();
}
