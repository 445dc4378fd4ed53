/* alea-game-tile.c: a game of the shelf, as a card or as a row
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-game-tile.h"

#include "alea-box.h"
#include "alea-game-picture.h"
#include "alea-roll-glyphs.h"
#include "alea-row.h"
#include "alea-shelf-words.h"
#include "alea-style.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>

/**
 * AleaGameTile:
 *
 * A picture of where the game stands, who plays, how it went, when, and the roll
 * on the table, or the last one.
 */

/* Of the picture, in pixels. */
#define CARD_HEIGHT 156
#define ROW_SIZE    88

/* The least width of a card: four stand beside each other on a usual screen. */
#define CARD_WIDTH  212

/* Beside a result: most names of a player, and a word more. */
#define NAME_CHARS 11

struct _AleaGameTile
{
  GtkWidget     parent_instance;

  AleaShelfRow *row;       /* NULL: none */
  gboolean      is_row;
  guint         scale;     /* of the picture, in tenths */

  GtkWidget    *picture;
  GtkWidget    *words;     /* the grid of all that follows */
  GtkWidget    *players;
  GtkWidget    *star;
  GtkWidget    *result;
  GtkWidget    *stand;
  GtkWidget    *luck;
  GtkWidget    *day;
  GtkWidget    *glyphs;
  char         *sentence;
};

G_DEFINE_FINAL_TYPE (AleaGameTile, alea_game_tile, GTK_TYPE_WIDGET)

/* --- what it says --------------------------------------------------------- */

static void
take_text (GtkWidget *label,
           char      *text)
{
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
  gtk_widget_set_visible (label, text != NULL);
  g_free (text);
}

static char *
say_day (const AleaShelfGame *game,
         const char          *players,
         GDateTime           *now)
{
  g_autofree char *day = alea_shelf_words_day (game, now);
  g_autofree char *rules = alea_shelf_words_rules (game);

  if (*day == '\0')
    return g_steal_pointer (&rules);
  /* Where nobody is named, the game is in the title. */
  if (g_strcmp0 (rules, players) == 0)
    return g_steal_pointer (&day);

  /* Translators: the day and the name of a game: "Friday · Chess960" */
  return g_strdup_printf (_("%s · %s"), day, rules);
}

static void
show_game (AleaGameTile        *self,
           const AleaShelfGame *game)
{
  g_autoptr(GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *players = alea_shelf_words_players (game);

  alea_game_picture_set_game (ALEA_GAME_PICTURE (self->picture), game->rules, game->fen);
  take_text (self->players, g_strdup (players));
  take_text (self->result, alea_shelf_words_result (game));
  take_text (self->stand, alea_shelf_words_stand (game));
  take_text (self->luck, alea_shelf_words_luck (game));
  take_text (self->day, say_day (game, players, now));
  alea_roll_glyphs_set_roll (ALEA_ROLL_GLYPHS (self->glyphs), alea_shelf_words_get_roll (game));
  gtk_widget_set_visible (self->star, game->is_favorite);

  alea_style_set (self->result, "waiting", game->state == ALEA_SHELF_IN_PROGRESS);

  g_free (self->sentence);
  self->sentence = alea_shelf_words_sentence (game, now);
}

static void
update (AleaGameTile *self)
{
  const AleaShelfGame *game = self->row != NULL ? alea_shelf_row_get_game (self->row) : NULL;

  gtk_widget_set_child_visible (self->words, game != NULL);
  if (game != NULL)
    show_game (self, game);
  else
    {
      alea_game_picture_set_game (ALEA_GAME_PICTURE (self->picture), NULL, NULL);
      g_free (self->sentence);
      self->sentence = g_strdup ("");
    }
  g_signal_emit_by_name (self, "said");
}

void
alea_game_tile_set_row (AleaGameTile *self,
                        AleaShelfRow *row)
{
  g_return_if_fail (ALEA_IS_GAME_TILE (self));

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  g_set_object (&self->row, row);
  if (row != NULL)
    g_signal_connect_swapped (row, "changed", G_CALLBACK (update), self);
  update (self);
}

const char *
alea_game_tile_get_sentence (AleaGameTile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_TILE (self), NULL);

  return self->sentence;
}

/* --- how it looks --------------------------------------------------------- */

static void
update_picture (AleaGameTile *self)
{
  const int scale = (int) self->scale;

  gtk_widget_set_size_request (self->picture, (self->is_row ? ROW_SIZE : CARD_WIDTH) * scale / 10,
                               (self->is_row ? ROW_SIZE : CARD_HEIGHT) * scale / 10);
}

void
alea_game_tile_set_scale (AleaGameTile *self,
                          guint         scale)
{
  g_return_if_fail (ALEA_IS_GAME_TILE (self));

  self->scale = scale;
  update_picture (self);
}

AleaShelfRow *
alea_game_tile_get_row (AleaGameTile *self)
{
  g_return_val_if_fail (ALEA_IS_GAME_TILE (self), NULL);

  return self->row;
}

/* A row stays as low as its picture, if it can. */
static void
set_lines (GtkWidget *label,
           int        n)
{
  gtk_label_set_wrap (GTK_LABEL (label), n > 1);
  gtk_label_set_lines (GTK_LABEL (label), n);
}

void
alea_game_tile_set_is_row (AleaGameTile *self,
                           gboolean      is_row)
{
  GtkLayoutManager *layout;

  g_return_if_fail (ALEA_IS_GAME_TILE (self));

  if (self->is_row == is_row)
    return;

  self->is_row = is_row;
  layout = gtk_widget_get_layout_manager (GTK_WIDGET (self));
  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout),
                                  is_row ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL);
  set_lines (self->stand, is_row ? 1 : 2);
  set_lines (self->day, is_row ? 1 : 2);
  gtk_widget_set_valign (self->words, is_row ? GTK_ALIGN_CENTER : GTK_ALIGN_FILL);
  update_picture (self);
  alea_style_set (GTK_WIDGET (self), "row", is_row);
}

/* The sentence of the whole says it. */
static GtkWidget *
make_label (const char *style)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);

  gtk_widget_add_css_class (label, style);
  alea_wrapped_cut (label);
  return label;
}

static GtkWidget *
make_line (GtkWidget *first,
           GtkWidget *last)
{
  GtkWidget *line = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, "spacing", 8, NULL);

  gtk_widget_set_hexpand (first, TRUE);
  gtk_widget_set_valign (last, GTK_ALIGN_CENTER);
  alea_box_append (line, first, last, NULL);
  return line;
}

/* The result beside the players, or below them where that would cut one of them. */
static GtkWidget *
make_title (AleaGameTile *self)
{
  GtkWidget *title = alea_row_new ();

  gtk_label_set_width_chars (GTK_LABEL (self->players), NAME_CHARS);
  gtk_widget_set_hexpand (self->players, TRUE);
  gtk_widget_set_halign (self->result, GTK_ALIGN_START);
  gtk_widget_set_valign (self->result, GTK_ALIGN_CENTER);
  alea_row_append (ALEA_ROW (title), self->players);
  alea_row_append (ALEA_ROW (title), self->result);
  return title;
}

static void
add_words (AleaGameTile *self)
{
  GtkWidget *day;

  self->words = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                              "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 4, NULL);
  gtk_widget_add_css_class (self->words, "words");
  gtk_widget_set_hexpand (self->words, TRUE);

  self->players = make_label ("players");
  set_lines (self->players, 2);
  self->star = g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                             "icon-name", "starred-symbolic", NULL);
  self->result = make_label ("chip");
  self->stand = make_label ("stand");
  set_lines (self->stand, 2);
  self->luck = make_label ("luck");
  self->day = make_label ("day");
  set_lines (self->day, 2);
  self->glyphs = alea_roll_glyphs_new ();
  gtk_box_append (GTK_BOX (self->words), make_title (self));
  alea_box_append (self->words, make_line (self->stand, self->glyphs), self->luck, NULL);
  /* The day and the name of the game are long.  They stand at the foot, at one height in all cards of a row. */
  day = make_line (self->day, self->star);
  gtk_widget_set_vexpand (day, TRUE);
  gtk_widget_set_valign (day, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (self->words), day);
}

/* --- the class ------------------------------------------------------------ */

static void
alea_game_tile_dispose (GObject *object)
{
  AleaGameTile *self = ALEA_GAME_TILE (object);

  if (self->row != NULL)
    g_signal_handlers_disconnect_by_data (self->row, self);
  g_clear_object (&self->row);
  g_clear_pointer (&self->picture, gtk_widget_unparent);
  g_clear_pointer (&self->words, gtk_widget_unparent);
  g_clear_pointer (&self->sentence, g_free);

  G_OBJECT_CLASS (alea_game_tile_parent_class)->dispose (object);
}

static void
alea_game_tile_class_init (AleaGameTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = alea_game_tile_dispose;

  g_signal_new ("said", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
  gtk_widget_class_set_css_name (widget_class, "gametile");
}

static void
alea_game_tile_init (AleaGameTile *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  self->sentence = g_strdup ("");
}

GtkWidget *
alea_game_tile_new (AleaBoardPictures *pictures)
{
  AleaGameTile *self = g_object_new (ALEA_TYPE_GAME_TILE, NULL);

  self->picture = alea_game_picture_new (pictures);
  alea_game_tile_set_scale (self, 10);
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  add_words (self);
  gtk_widget_set_parent (self->words, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
