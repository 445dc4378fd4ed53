/* alea-games-actions.c: what can be done with games, by buttons and keys
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-games-screen-private.h"

#include "alea-actions.h"
#include "alea-mnemonics.h"
#include "alea-shelf-keep.h"
#include "alea-shelf-words.h"

#include <glib/gi18n.h>

/* --- order ---------------------------------------------------------------- */

static const struct
{
  const char    *id;
  const char    *label;
  AleaShelfSort  sort;
} sorts[] = {
  { "newest", N_("Newest First"), ALEA_SHELF_SORT_NEWEST },
  { "oldest", N_("Oldest First"), ALEA_SHELF_SORT_OLDEST },
  { "players", N_("By Player"), ALEA_SHELF_SORT_PLAYERS },
  { "rules", N_("By Game"), ALEA_SHELF_SORT_RULES },
  { "longest", N_("Longest First"), ALEA_SHELF_SORT_LONGEST },
};

GtkWidget *
alea_games_screen_make_sort_button (AleaGamesScreen *self)
{
  g_autoptr(GMenu) menu = g_menu_new ();
  GtkWidget *button = gtk_menu_button_new ();

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    {
      g_autofree char *action = g_strconcat ("games.sort::", sorts[i].id, NULL);

      g_menu_append (menu, _(sorts[i].label), action);
    }

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (button, _("Sort order"));
  return button;
}

static void
sort_cb (AleaGamesScreen *self,
         GVariant        *state,
         GSimpleAction   *action)
{
  const char *id = g_variant_get_string (state, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
    if (g_str_equal (id, sorts[i].id))
      {
        g_simple_action_set_state (action, state);
        self->filter->sort = sorts[i].sort;
        alea_games_screen_update_buttons (self);
        alea_games_screen_filter (self);
      }
}

/* --- one game ------------------------------------------------------------- */

static void
emit_for (AleaGamesScreen *self,
          const char      *signal,
          AleaShelfRow    *row)
{
  if (row != NULL)
    g_signal_emit_by_name (self, signal, alea_shelf_row_get_id (row));
}

static gboolean
is_waiting (AleaShelfRow *row)
{
  const AleaShelfGame *game = row != NULL ? alea_shelf_row_get_game (row) : NULL;

  return game != NULL && game->state == ALEA_SHELF_IN_PROGRESS;
}

/* A game that waits is played on, one that is over is looked through. */
void
alea_games_screen_activate (AleaGamesScreen *self,
                            AleaShelfRow    *row)
{
  emit_for (self, is_waiting (row) ? "go-on" : "review", row);
}

static void
open_cb (AleaGamesScreen *self)
{
  g_autoptr(AleaShelfRow) row = alea_games_view_get_one (self->view);

  emit_for (self, "go-on", row);
}

static void
review_cb (AleaGamesScreen *self)
{
  g_autoptr(AleaShelfRow) row = alea_games_view_get_one (self->view);

  emit_for (self, "review", row);
}

/* Who was lucky, and who was good. */
static void
judge_cb (AleaGamesScreen *self)
{
  g_autoptr(AleaShelfRow) row = alea_games_view_get_one (self->view);

  emit_for (self, "judge", row);
}

static void
new_cb (AleaGamesScreen *self)
{
  g_signal_emit_by_name (self, "new-game");
}

/* --- deleting ------------------------------------------------------------- */

typedef struct
{
  AleaGamesScreen *screen;   /* held */
  GArray          *ids;
} Deletion;

static void
deletion_free (Deletion *deletion)
{
  g_object_unref (deletion->screen);
  g_clear_pointer (&deletion->ids, g_array_unref);
  g_free (deletion);
}

static void
set_deleted (AleaGamesScreen *self,
             GArray          *ids)
{
  g_clear_pointer (&self->deleted, g_array_unref);
  self->deleted = ids;
  alea_actions_enable (G_ACTION_MAP (self->actions), "undo", ids != NULL);
  alea_screen_changed (ALEA_SCREEN (self));
}

static void
deleted_cb (GObject      *object,
            GAsyncResult *result,
            gpointer      data)
{
  Deletion *deletion = data;
  AleaGamesScreen *self = deletion->screen;
  g_autoptr(GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (!alea_shelf_keep_finish (ALEA_SHELF (object), result, &error))
    alea_games_news_tell (self->news, error->message, NULL, NULL);
  else
    {
      const guint n = deletion->ids->len;

      sentence = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game was deleted.", "%u games were deleted.", n), n);
      set_deleted (self, g_steal_pointer (&deletion->ids));
      alea_games_news_tell (self->news, sentence, _("_Undo"), "games.undo");
    }
  deletion_free (deletion);
}

static void
delete_cb (AleaGamesScreen *self)
{
  GArray *ids = alea_games_view_get_selected (self->view);
  Deletion *deletion;

  if (ids->len == 0)
    {
      g_array_unref (ids);
      return;
    }

  deletion = g_new0 (Deletion, 1);
  deletion->screen = g_object_ref (self);
  deletion->ids = ids;
  alea_shelf_change (self->shelf, ALEA_SHELF_DELETE, (const gint64 *) ids->data, ids->len, deleted_cb, deletion);
}

static void
undeleted_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      data)
{
  g_autoptr(AleaGamesScreen) self = data;
  g_autoptr(GError) error = NULL;

  if (!alea_shelf_keep_finish (ALEA_SHELF (object), result, &error))
    alea_games_news_tell (self->news, error->message, NULL, NULL);
}

static void
undo_cb (AleaGamesScreen *self)
{
  if (self->deleted == NULL)
    return;

  alea_shelf_change (self->shelf, ALEA_SHELF_UNDELETE, (const gint64 *) self->deleted->data, self->deleted->len,
                     undeleted_cb, g_object_ref (self));
  set_deleted (self, NULL);
  alea_games_news_close (self->news);
  alea_games_view_focus (self->view);
}

/* --- many games ----------------------------------------------------------- */

/* What is not one yet becomes one, where any is none. */
static void
favorite_cb (AleaGamesScreen *self,
             GVariant        *state,
             GSimpleAction   *action)
{
  g_autoptr(GArray) ids = alea_games_view_get_selected (self->view);

  g_simple_action_set_state (action, state);
  if (ids->len > 0)
    alea_shelf_change (self->shelf, g_variant_get_boolean (state) ? ALEA_SHELF_FAVORITE : ALEA_SHELF_NO_FAVORITE,
                       (const gint64 *) ids->data, ids->len, NULL, NULL);
}

static void
clear_cb (AleaGamesScreen *self)
{
  alea_games_screen_clear (self);
  alea_games_view_focus (self->view);
}

static void
search_cb (AleaGamesScreen *self)
{
  gtk_widget_grab_focus (self->search);
}

/* Step by step: the side, what is selected, what is searched, this screen. */
void
alea_games_screen_escape (AleaGamesScreen *self)
{
  if (self->is_narrow && self->is_side_open)
    alea_games_screen_show_side (self, FALSE);
  else if (alea_games_view_get_n_selected (self->view) > 0)
    alea_games_view_unselect_all (self->view);
  else if (self->filter->search != NULL)
    gtk_editable_set_text (GTK_EDITABLE (self->search), "");
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "win.back", NULL);
}

void
alea_games_screen_add_actions (AleaGamesScreen *self)
{
  const AleaAction actions[] = {
    { .name = "clear", .callback = G_CALLBACK (clear_cb) },
    { .name = "delete", .callback = G_CALLBACK (delete_cb) },
    { .name = "escape", .callback = G_CALLBACK (alea_games_screen_escape) },
    { .name = "export", .callback = G_CALLBACK (alea_games_screen_choose_place) },
    { .name = "favorite", .callback = G_CALLBACK (favorite_cb), .state = "false" },
    { .name = "import", .callback = G_CALLBACK (alea_games_screen_choose_files) },
    { .name = "judge", .callback = G_CALLBACK (judge_cb) },
    { .name = "new", .callback = G_CALLBACK (new_cb) },
    { .name = "open", .callback = G_CALLBACK (open_cb) },
    { .name = "review", .callback = G_CALLBACK (review_cb) },
    { .name = "search", .callback = G_CALLBACK (search_cb) },
    { .name = "sort", .callback = G_CALLBACK (sort_cb), .parameter = "s", .state = "'newest'" },
    { .name = "stop", .callback = G_CALLBACK (alea_games_screen_stop_exchange) },
    { .name = "undo", .callback = G_CALLBACK (undo_cb) },
  };

  self->actions = g_simple_action_group_new ();
  alea_actions_add (G_ACTION_MAP (self->actions), actions, G_N_ELEMENTS (actions), self);
  self->undo_actions = g_simple_action_group_new ();
  g_action_map_add_action (G_ACTION_MAP (self->undo_actions),
                           g_action_map_lookup_action (G_ACTION_MAP (self->actions), "undo"));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "games", G_ACTION_GROUP (self->actions));
  alea_actions_enable (G_ACTION_MAP (self->actions), "undo", FALSE);
}

void
alea_games_screen_add_keys (GtkWidgetClass *widget_class)
{
  static const struct
  {
    guint           key;
    GdkModifierType modifiers;
    const char     *action;
  } keys[] = {
    { GDK_KEY_Delete, 0, "games.delete" },
    { GDK_KEY_KP_Delete, 0, "games.delete" },
    { GDK_KEY_Escape, 0, "games.escape" },
    { GDK_KEY_f, GDK_CONTROL_MASK, "games.search" },
    { GDK_KEY_z, GDK_CONTROL_MASK, "games.undo" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i].key, keys[i].modifiers, keys[i].action, NULL);
}

/* Where it is narrow some bear pictures instead of words. */
void
alea_games_screen_update_buttons (AleaGamesScreen *self)
{
  gtk_widget_set_visible (self->chosen_label, !self->is_narrow);
  if (self->is_narrow)
    {
      gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (self->sort_button), "view-sort-descending-symbolic");
      gtk_button_set_icon_name (GTK_BUTTON (self->review_button), "view-reveal-symbolic");
      gtk_button_set_icon_name (GTK_BUTTON (self->judge_button), "view-dual-symbolic");
    }
  else
    {
      for (guint i = 0; i < G_N_ELEMENTS (sorts); i++)
        if (sorts[i].sort == self->filter->sort)
          gtk_menu_button_set_label (GTK_MENU_BUTTON (self->sort_button), _(sorts[i].label));
      gtk_button_set_label (GTK_BUTTON (self->review_button), _("_Look Through"));
      gtk_button_set_use_underline (GTK_BUTTON (self->review_button), TRUE);
      gtk_button_set_label (GTK_BUTTON (self->judge_button), _("Re_view"));
      gtk_button_set_use_underline (GTK_BUTTON (self->judge_button), TRUE);
    }
  alea_mnemonics_name_once (self->bar);
  alea_mnemonics_name_once (self->chosen);
}

/* --- what is selected ----------------------------------------------------- */

static GtkWidget *
add_button (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

static GtkWidget *
add_picture_button (GtkWidget  *box,
                    GtkWidget  *button,
                    const char *icon,
                    const char *tip,
                    const char *action)
{
  gtk_button_set_icon_name (GTK_BUTTON (button), icon);
  gtk_widget_set_tooltip_text (button, tip);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

GtkWidget *
alea_games_screen_make_chosen (AleaGamesScreen *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->chosen_label = gtk_label_new (NULL);
  gtk_label_set_xalign (GTK_LABEL (self->chosen_label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (self->chosen_label), PANGO_ELLIPSIZE_END);
  gtk_widget_set_hexpand (self->chosen_label, TRUE);
  gtk_box_append (GTK_BOX (box), self->chosen_label);
  add_picture_button (box, gtk_toggle_button_new (), "starred-symbolic", _("Favourite"), "games.favorite");
  add_picture_button (box, gtk_button_new (), "document-save-symbolic", _("Export as PGN"), "games.export");
  add_picture_button (box, gtk_button_new (), "document-print-symbolic", _("Print"), "win.print");
  add_picture_button (box, gtk_button_new (), "user-trash-symbolic", _("Delete"), "games.delete");
  self->review_button = add_button (box, _("_Look Through"), "games.review");
  gtk_widget_set_tooltip_text (self->review_button, _("Look Through"));
  self->judge_button = add_button (box, _("Re_view"), "games.judge");
  gtk_widget_set_tooltip_text (self->judge_button, _("Review: who was lucky, and who played well?"));
  self->open_button = add_button (box, _("Cont_inue"), "games.open");
  gtk_widget_add_css_class (self->open_button, "suggested-action");
  gtk_widget_add_css_class (box, "chosen");
  gtk_widget_set_halign (box, GTK_ALIGN_FILL);
  return box;
}

static void
name_chosen (AleaGamesScreen *self,
             AleaShelfRow    *one,
             guint            n)
{
  const AleaShelfGame *game = one != NULL ? alea_shelf_row_get_game (one) : NULL;
  g_autofree char *text = NULL;

  if (game != NULL)
    text = alea_shelf_words_players (game);
  else
    text = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u game", "%u games", n), n);
  gtk_label_set_text (GTK_LABEL (self->chosen_label), text);
}

void
alea_games_screen_update_chosen (AleaGamesScreen *self)
{
  const guint n = alea_games_view_get_n_selected (self->view);
  g_autoptr(AleaShelfRow) one = alea_games_view_get_one (self->view);
  const AleaShelfGame *game = one != NULL ? alea_shelf_row_get_game (one) : NULL;
  GActionMap *map = G_ACTION_MAP (self->actions);

  gtk_widget_set_visible (self->chosen, n > 0);
  gtk_widget_set_visible (self->review_button, one != NULL);
  gtk_widget_set_visible (self->judge_button, one != NULL && !is_waiting (one));
  gtk_widget_set_visible (self->open_button, is_waiting (one));
  alea_actions_enable (map, "delete", n > 0);
  alea_actions_enable (map, "export", n > 0);
  alea_actions_enable (map, "review", one != NULL);
  alea_actions_enable (map, "judge", one != NULL && !is_waiting (one));
  alea_actions_enable (map, "open", is_waiting (one));
  alea_actions_enable (map, "favorite", n > 0);
  g_simple_action_set_state (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "favorite")),
                             g_variant_new_boolean (game != NULL && game->is_favorite));
  name_chosen (self, one, n);
}
