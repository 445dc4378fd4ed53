/* alea-print-game.c: a game on paper: positions, moves with diagrams, score sheets
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-kinds.h"

#include "alea-form.h"
#include "alea-game-record.h"
#include "alea-letters.h"
#include "alea-page-game.h"
#include "alea-scroller.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define MAX_COPIES    120
#define MAX_EVERY     200
#define DEFAULT_EVERY 10

/* Of the list of moves. */
#define LIST_HEIGHT 180

/* --- a diagram ------------------------------------------------------------- */

typedef struct
{
  AleaPrintKind *kind;       /* not owned: it owns this */
  char          *heading;
  AleaDiagram   *diagram;
  gboolean       is_drawn;
  guint          n_copies;
  GtkWidget     *number;     /* new with each form */
} Copies;

static void
copies_free (gpointer data)
{
  Copies *self = data;

  g_free (self->heading);
  alea_diagram_free (self->diagram);
  g_free (self);
}

static void
copies_cb (Copies *self)
{
  self->n_copies = alea_form_get_number (self->number);
  alea_print_kind_changed (self->kind);
}

static GtkWidget *
make_copies_controls (AleaPrintKind *kind,
                        gpointer       data)
{
  Copies *self = data;
  GtkWidget *form = alea_form_new (G_CALLBACK (copies_cb), self);

  self->kind = kind;
  self->number = alea_form_add_number (form, _("_Copies"), 1, MAX_COPIES, self->n_copies);
  return form;
}

static AleaPages *
make_copies_pages (gpointer                data,
                     const AleaPrintLayout  *layout,
                     GError                **error)
{
  Copies *self = data;
  AleaPages *pages = alea_print_layout_make_pages (layout, self->heading, self->is_drawn);
  g_autoptr(GPtrArray) all = g_ptr_array_new ();

  for (guint copy = 0; copy < self->n_copies; copy++)
    g_ptr_array_add (all, self->diagram);

  alea_pages_add_diagrams (pages, self->is_drawn ? "" : NULL, all, layout->per_page);
  return pages;
}

static gboolean
copies_have_text (gpointer        data,
                  AleaDiagramText text)
{
  Copies *self = data;

  return self->diagram->texts[text] != NULL;
}

void
alea_print_job_add_diagram (AleaPrintJob *self,
                            const char   *title,
                            AleaDiagram  *diagram,
                            gboolean      is_drawn)
{
  static const AleaPrintMaker makers[2] = {
    { ALEA_PRINT_USES_DIAGRAMS, 1, make_copies_controls, make_copies_pages, copies_have_text },
    { ALEA_PRINT_USES_SIZE, 1, make_copies_controls, make_copies_pages, NULL },
  };
  Copies *data = g_new0 (Copies, 1);

  data->heading = g_strdup (alea_print_job_get_title (self));
  data->diagram = diagram;
  data->is_drawn = is_drawn;
  data->n_copies = 1;
  alea_print_job_add (self, alea_print_kind_new (title, &makers[is_drawn ? 1 : 0], data, copies_free));
}

/* --- the game -------------------------------------------------------------- */

typedef enum
{
  CHOOSE_EVERY,
  CHOOSE_LAST,
  CHOOSE_BY_HAND,
} Choice;

typedef struct
{
  AleaPrintKind *kind;       /* not owned: it owns this */
  AleaGameScore *score;
  Choice         choice;
  guint          every;
  gboolean       has_letters;   /* no figurines */
  GArray        *numbers;    /* of guint: after so many events there may be a diagram */
  gboolean      *is_chosen;  /* of each of these */
  GtkWidget     *form;       /* new each time, and with it those below */
  GtkWidget     *diagrams;   /* by Choice */
  GtkWidget     *number;
  GtkWidget     *pieces;
  GtkWidget     *list;       /* of moves; NULL until it is asked for */
} Game;

static void
game_free (gpointer data)
{
  Game *self = data;

  alea_game_score_unref (self->score);
  g_array_unref (self->numbers);
  g_free (self->is_chosen);
  g_free (self);
}

/* Whether there is a diagram after @step: what only waits has changed nothing. */
static gboolean
has_diagram (const AleaScoreStep *step)
{
  return !step->is_setup && !step->waits;
}

/* After the set-up, and after each step of play. */
static void
list_numbers (Game *self)
{
  const guint n_setup = alea_game_score_get_n_setup (self->score);

  self->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_array_append_val (self->numbers, n_setup);
  for (guint i = 0; i < alea_game_score_get_n_steps (self->score); i++)
    if (has_diagram (alea_game_score_get_step (self->score, i)))
      g_array_append_val (self->numbers, alea_game_score_get_step (self->score, i)->number);
  self->is_chosen = g_new0 (gboolean, self->numbers->len);
}

static guint
get_number (Game  *self,
            guint  i)
{
  return g_array_index (self->numbers, guint, i);
}

/* The moves as they stand in the list. */
static GtkStringList *
make_labels (Game *self)
{
  GtkStringList *labels = gtk_string_list_new (NULL);

  gtk_string_list_append (labels, _("The start"));
  for (guint i = 0; i < alea_game_score_get_n_steps (self->score); i++)
    if (has_diagram (alea_game_score_get_step (self->score, i)))
      gtk_string_list_take (labels, alea_game_score_write_step (self->score, i));

  return labels;
}

/* Goes by hand from what the other choices have chosen. */
static void
take_over (Game *self)
{
  g_autoptr(GArray) chosen = alea_game_score_choose (self->score, self->every);

  for (guint i = 0; i < self->numbers->len; i++)
    {
      self->is_chosen[i] = self->choice == CHOOSE_LAST && i + 1 == self->numbers->len;
      for (guint j = 0; self->choice == CHOOSE_EVERY && j < chosen->len; j++)
        self->is_chosen[i] |= get_number (self, i) == g_array_index (chosen, guint, j);
    }
}

static void
toggled_cb (GtkCheckButton *check,
            GtkListItem    *item)
{
  Game *self = g_object_get_data (G_OBJECT (check), "game");
  const guint position = gtk_list_item_get_position (item);

  if (self == NULL || position >= self->numbers->len
      || self->is_chosen[position] == gtk_check_button_get_active (check))
    return;

  self->is_chosen[position] = gtk_check_button_get_active (check);
  alea_print_kind_changed (self->kind);
}

static void
setup_move_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  GtkWidget *check = gtk_check_button_new ();

  g_signal_connect_object (check, "toggled", G_CALLBACK (toggled_cb), item, 0);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_child (item, check);
}

static void
bind_move_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *item,
              Game                     *self)
{
  GtkWidget *check = gtk_list_item_get_child (item);
  GtkStringObject *label = gtk_list_item_get_item (item);

  /* The focus goes to what can be checked, not to the row around it. */
  gtk_widget_set_focusable (gtk_widget_get_parent (check), FALSE);
  g_object_set_data (G_OBJECT (check), "game", NULL);
  gtk_check_button_set_label (GTK_CHECK_BUTTON (check), gtk_string_object_get_string (label));
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), self->is_chosen[gtk_list_item_get_position (item)]);
  g_object_set_data (G_OBJECT (check), "game", self);
}

static GtkWidget *
make_list (Game *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scroller, *list;

  g_signal_connect (factory, "setup", G_CALLBACK (setup_move_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_move_cb), self);
  list = gtk_list_view_new (GTK_SELECTION_MODEL (gtk_no_selection_new (G_LIST_MODEL (make_labels (self)))), factory);
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Diagrams after these moves"), -1);

  scroller = alea_scroller_new_vertical (list);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Moves"), -1);
  gtk_scrolled_window_set_has_frame (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_widget_set_size_request (scroller, -1, LIST_HEIGHT);
  return scroller;
}

/* The list comes when it is asked for. */
static void
show_choice (Game *self)
{
  alea_form_set_visible (self->number, self->choice == CHOOSE_EVERY);
  if (self->choice == CHOOSE_BY_HAND && self->list == NULL)
    {
      self->list = make_list (self);
      alea_form_add_whole (self->form, self->list);
    }
  else if (self->choice != CHOOSE_BY_HAND && self->list != NULL)
    gtk_grid_remove (GTK_GRID (self->form), g_steal_pointer (&self->list));
}

static void
changed_cb (Game *self)
{
  const Choice choice = (Choice) alea_form_get_choice (self->diagrams);

  self->every = alea_form_get_number (self->number);
  self->has_letters = alea_form_get_choice (self->pieces) == 1;
  if (choice == CHOOSE_BY_HAND && self->choice != CHOOSE_BY_HAND)
    take_over (self);
  self->choice = choice;
  show_choice (self);
  alea_print_kind_changed (self->kind);
}

static GtkWidget *
make_game_controls (AleaPrintKind *kind,
                    gpointer       data)
{
  Game *self = data;
  const char *labels[] = { _("Every few moves"), _("After the last move"), _("At chosen moves"), NULL };
  const char *signs[] = { _("As figurines"), _("As letters"), NULL };

  self->kind = kind;
  self->list = NULL;
  self->form = alea_form_new (G_CALLBACK (changed_cb), self);
  self->diagrams = alea_form_add_choice (self->form, _("Diagram_s"), labels, self->choice);
  self->number = alea_form_add_number (self->form, _("Moves b_etween diagrams"), 1, MAX_EVERY, self->every);
  self->pieces = alea_form_add_choice (self->form, _("Pie_ces"), signs, self->has_letters);
  show_choice (self);
  return self->form;
}

static GArray *
list_chosen (Game *self)
{
  GArray *chosen;

  if (self->choice == CHOOSE_EVERY)
    return alea_game_score_choose (self->score, self->every);

  chosen = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < self->numbers->len; i++)
    if (self->choice == CHOOSE_LAST ? i + 1 == self->numbers->len : self->is_chosen[i])
      g_array_append_val (chosen, g_array_index (self->numbers, guint, i));

  return chosen;
}

static AleaPages *
make_game_pages (gpointer                data,
                 const AleaPrintLayout  *layout,
                 GError                **error)
{
  Game *self = data;
  const char *title = alea_words_translate (alea_game_score_get_rules (self->score)->title);
  AleaPages *pages = alea_print_layout_make_pages (layout, title, FALSE);
  g_autoptr(GArray) numbers = list_chosen (self);

  /* The list of moves is for the screen, which has letters. */
  alea_game_score_set_figurines (self->score, !self->has_letters);
  alea_pages_add_game (pages, self->score, numbers, layout->per_page);
  alea_game_score_set_figurines (self->score, FALSE);
  return pages;
}

/* Each diagram has a number and a caption, and a game with dice rolls sooner or later. */
static gboolean
game_has_text (gpointer        data,
               AleaDiagramText text)
{
  Game *self = data;
  g_autoptr(AleaDiagram) start = NULL;

  if (text == ALEA_DIAGRAM_ROLLS)
    return alea_game_score_get_rules (self->score)->dice != NULL;
  if (text != ALEA_DIAGRAM_RULES)
    return TRUE;

  start = alea_game_score_make_diagram (self->score, 0);
  return start->texts[text] != NULL;
}

AleaPrintKind *
alea_print_kind_new_game (AleaGameScore *score)
{
  static const AleaPrintMaker maker = {
    ALEA_PRINT_USES_DIAGRAMS, 0, make_game_controls, make_game_pages, game_has_text
  };
  Game *data = g_new0 (Game, 1);

  data->score = alea_game_score_ref (score);
  data->every = DEFAULT_EVERY;
  list_numbers (data);
  return alea_print_kind_new (_("Game with diagrams"), &maker, data, game_free);
}

/* --- its score sheet ------------------------------------------------------- */

static AleaPages *
make_score_pages (gpointer                data,
                  const AleaPrintLayout  *layout,
                  GError                **error)
{
  const char *title = alea_words_translate (alea_game_score_get_rules (data)->title);
  AleaPages *pages = alea_print_layout_make_pages (layout, title, FALSE);

  alea_pages_add_filled_score (pages, data);
  return pages;
}

AleaPrintKind *
alea_print_kind_new_score (AleaGameScore *score)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_NOTHING, 0, NULL, make_score_pages, NULL };

  return alea_print_kind_new (_("Score sheet, filled in"), &maker, alea_game_score_ref (score),
                              (GDestroyNotify) alea_game_score_unref);
}

static AleaGameScore *
write_down (const AleaRecord *record,
            const AleaState  *start)
{
  AleaGameScore *score = alea_game_score_new (start, (const AleaEvent *) record->events->data, record->events->len,
                                              alea_letters_show);

  for (guint i = 0; i < ALEA_SCORE_N_WORDS; i++)
    {
      const char *tag = alea_score_word_get_tag ((AleaScoreWord) i);

      if (tag != NULL)
        alea_game_score_set_word (score, (AleaScoreWord) i, alea_record_get_tag (record, tag));
    }
  for (guint i = 0; i < record->notes->len; i++)
    {
      const AleaNote *note = &g_array_index (record->notes, AleaNote, i);

      alea_game_score_add_note (score, note->n_events, note->nags, note->comment);
      alea_game_score_add_review (score, note->finding.better, alea_finding_get_expectation (&note->finding));
      alea_game_score_add_variations (score, note->variations);
    }

  return score;
}

AleaGameScore *
alea_print_write_down (AleaSession *session)
{
  g_autoptr(AleaRecord) record = alea_game_record_new (session);

  return write_down (record, alea_game_get_state_at (alea_session_get_game (session), 0));
}

AleaGameScore *
alea_print_write_down_record (const AleaRecord *record)
{
  AleaGameScore *score;
  AleaState start;

  if (!alea_record_begin (record, &start, NULL))
    return NULL;

  score = write_down (record, &start);
  if (record->result != ALEA_RESULT_NONE)
    alea_game_score_set_word (score, ALEA_SCORE_RESULT, alea_result_to_string (record->result));
  return score;
}
