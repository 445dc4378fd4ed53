/* alea-print-sheets.c: what is printed without a game: starts, dice, empty score sheets, a whole evening
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-print-kinds.h"

#include "alea-club.h"
#include "alea-form.h"
#include "alea-guide-pages.h"
#include "alea-letters.h"
#include "alea-option-list.h"
#include "alea-start.h"
#include "alea-words.h"

#include <glib/gi18n.h>

#define MAX_STARTS         2000
#define DEFAULT_STARTS     12
#define MAX_ROLLS          2000
#define DEFAULT_ROLLS      100
#define MAX_SCORE_PAGES    20
#define MAX_BOARDS         200
#define DEFAULT_BOARDS     8

/* Long enough that nobody guesses it, short enough to be typed again. */
#define SEED_LENGTH        12

typedef struct
{
  AleaPrintKind   *kind;      /* not owned: it owns this */
  GPtrArray       *games;     /* of AleaRules: those that have such sheets */
  const AleaRules *rules;     /* the chosen one of them */
  const AleaRules *own_rules; /* what the options are of; or NULL */
  AleaOptions      options;
  guint            count;
  char            *seed;
  gboolean         has_seed;
  const char      *count_title;
  guint            max_count;
  AleaGuide       *guide;     /* when its rules have been asked for; or NULL */
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *self = data;

  g_ptr_array_unref (self->games);
  g_clear_object (&self->guide);
  g_free (self->seed);
  g_free (self);
}

static const AleaOptions *
get_options (const Sheet *self)
{
  return self->rules == self->own_rules ? &self->options : NULL;
}

/* --- what can be chosen ---------------------------------------------------- */

static void
game_cb (GtkDropDown *choice,
         GParamSpec  *pspec,
         Sheet       *self)
{
  self->rules = g_ptr_array_index (self->games, gtk_drop_down_get_selected (choice));
  alea_print_kind_changed (self->kind);
}

static void
count_cb (GtkWidget *number,
          Sheet     *self)
{
  self->count = alea_form_get_number (number);
  alea_print_kind_changed (self->kind);
}

static void
seed_cb (GtkEditable *entry,
         Sheet       *self)
{
  g_free (self->seed);
  self->seed = g_strdup (gtk_editable_get_text (entry));
  alea_print_kind_changed (self->kind);
}

static char *
make_seed (void)
{
  g_autofree char *seed = alea_dice_make_seed ();

  return g_strndup (seed != NULL ? seed : "", SEED_LENGTH);
}

static void
new_seed_cb (GtkEntry             *entry,
             GtkEntryIconPosition  position,
             GdkEvent             *event)
{
  g_autofree char *seed = make_seed ();

  gtk_editable_set_text (GTK_EDITABLE (entry), seed);
}

static GtkWidget *
make_seed_entry (Sheet *self)
{
  GtkWidget *entry = gtk_entry_new ();

  gtk_editable_set_text (GTK_EDITABLE (entry), self->seed);
  gtk_editable_set_width_chars (GTK_EDITABLE (entry), 8);
  gtk_entry_set_max_length (GTK_ENTRY (entry), 60);
  gtk_entry_set_icon_from_icon_name (GTK_ENTRY (entry), GTK_ENTRY_ICON_SECONDARY, "view-refresh-symbolic");
  gtk_entry_set_icon_tooltip_text (GTK_ENTRY (entry), GTK_ENTRY_ICON_SECONDARY, _("Another seed"));
  gtk_widget_set_tooltip_text (entry, _("The same seed always produces the same sheet"));
  g_signal_connect (entry, "icon-press", G_CALLBACK (new_seed_cb), NULL);
  g_signal_connect (entry, "changed", G_CALLBACK (seed_cb), self);
  return entry;
}

static GtkWidget *
make_game_choice (Sheet *self)
{
  g_autoptr(GPtrArray) titles = g_ptr_array_new ();
  GtkWidget *choice;
  guint selected = 0;

  for (guint i = 0; i < self->games->len; i++)
    {
      const AleaRules *rules = g_ptr_array_index (self->games, i);

      g_ptr_array_add (titles, (gpointer) alea_words_translate (rules->title));
      if (rules == self->rules)
        selected = i;
    }
  g_ptr_array_add (titles, NULL);

  choice = alea_form_make_choice ((const char *const *) titles->pdata);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (choice), selected);
  g_signal_connect (choice, "notify::selected", G_CALLBACK (game_cb), self);
  return choice;
}

static GtkWidget *
make_controls (AleaPrintKind *kind,
               gpointer       data)
{
  Sheet *self = data;
  GtkWidget *form = alea_form_new (NULL, NULL);

  self->kind = kind;
  if (self->games->len > 1)
    alea_form_add (form, _("Gam_e"), make_game_choice (self));
  if (self->count_title != NULL)
    {
      GtkWidget *number = alea_form_make_number (1, self->max_count, self->count);

      g_signal_connect (number, "value-changed", G_CALLBACK (count_cb), self);
      alea_form_add (form, self->count_title, number);
    }
  if (self->has_seed)
    alea_form_add (form, _("See_d"), make_seed_entry (self));

  return form;
}

/* --- pages ----------------------------------------------------------------- */

static AleaPages *
new_pages (const Sheet           *self,
           const AleaPrintLayout *layout)
{
  return alea_print_layout_make_pages (layout, alea_words_translate (self->rules->title), FALSE);
}

static gboolean
roll_starts (const Sheet  *self,
             GPtrArray    *starts,
             GError      **error)
{
  for (guint i = 1; i <= self->count; i++)
    {
      g_autofree char *rolls = NULL;
      AleaState state;

      if (!alea_start_roll_nth (self->rules, get_options (self), self->seed, i, &state, &rolls, error))
        return FALSE;
      g_ptr_array_add (starts, alea_club_start_new (&state, rolls, alea_letters_show));
    }

  return TRUE;
}

static gboolean
add_starts (const Sheet  *self,
            AleaPages    *pages,
            int           per_page,
            GError      **error)
{
  g_autoptr(GPtrArray) starts = g_ptr_array_new_with_free_func ((GDestroyNotify) alea_club_start_free);
  g_autofree char *first = alea_start_make_seed (self->seed, 1), *options = NULL;

  if (!roll_starts (self, starts, error))
    return FALSE;

  options = alea_option_list_write (self->rules, get_options (self));
  alea_pages_set_seed (pages, self->rules, options, self->seed, first);
  alea_pages_add_club (pages, self->rules, starts, per_page);
  return TRUE;
}

static AleaPages *
make_club (gpointer                data,
           const AleaPrintLayout  *layout,
           GError                **error)
{
  Sheet *self = data;
  g_autoptr(AleaPages) pages = new_pages (self, layout);

  return add_starts (self, pages, layout->per_page, error) ? g_steal_pointer (&pages) : NULL;
}

static AleaPages *
make_all_starts (gpointer                data,
                 const AleaPrintLayout  *layout,
                 GError                **error)
{
  Sheet *self = data;
  AleaPages *pages = new_pages (self, layout);

  alea_pages_add_all_starts (pages, self->rules, layout->per_page);
  return pages;
}

/* For @board, 0 for any. */
static void
add_dice (const Sheet *self,
          AleaPages   *pages,
          const char  *seed,
          guint        board,
          guint        count)
{
  g_autoptr(AleaDice) dice = alea_dice_new_seeded (seed);
  AleaRoll roll;
  const guint n = count * alea_club_count_players (self->rules, &roll);
  g_autofree AleaRoll *rolls = g_new (AleaRoll, n);

  for (guint i = 0; i < n; i++)
    {
      rolls[i] = roll;
      alea_dice_throw (dice, &rolls[i]);    /* a seed never fails */
    }

  alea_pages_set_seed (pages, self->rules, "", self->seed, NULL);
  alea_pages_add_agreed_dice (pages, self->rules, board, rolls, count);
}

static AleaPages *
make_dice (gpointer                data,
           const AleaPrintLayout  *layout,
           GError                **error)
{
  Sheet *self = data;
  AleaPages *pages = new_pages (self, layout);

  add_dice (self, pages, self->seed, 0, self->count);
  return pages;
}

static AleaPages *
make_empty_score (gpointer                data,
                  const AleaPrintLayout  *layout,
                  GError                **error)
{
  Sheet *self = data;
  AleaPages *pages = new_pages (self, layout);

  alea_pages_add_score (pages, self->rules, get_options (self), (int) self->count);
  return pages;
}

/* --- an evening ------------------------------------------------------------ */

/* What the boards begin with: starts, or dice of their own where all begin alike. */
static gboolean
add_beginnings (const Sheet  *self,
                AleaPages    *pages,
                int           per_page,
                GError      **error)
{
  AleaRoll roll;
  const guint n_players = alea_club_count_players (self->rules, &roll);

  if (n_players == 1)
    return add_starts (self, pages, per_page, error);

  for (guint i = 1; n_players > 0 && i <= self->count; i++)
    {
      g_autofree char *seed = alea_start_make_seed (self->seed, i);

      add_dice (self, pages, seed, i, DEFAULT_ROLLS);
    }

  return TRUE;
}

static gboolean
add_rules (Sheet      *self,
           AleaPages  *pages,
           GError    **error)
{
  AleaGuideReference *reference;

  if (self->guide == NULL && (self->guide = alea_guide_new_built_in (error)) == NULL)
    return FALSE;

  reference = alea_guide_find_reference (self->guide, self->rules);
  if (reference != NULL)
    alea_guide_pages_add_reference (pages, reference);
  return TRUE;
}

/* The arbiter hands out what is on top: each player gets a score sheet. */
static AleaPages *
make_evening (gpointer                data,
              const AleaPrintLayout  *layout,
              GError                **error)
{
  Sheet *self = data;
  g_autoptr(AleaPages) pages = new_pages (self, layout);

  if (!add_beginnings (self, pages, layout->per_page, error) || !add_rules (self, pages, error))
    return NULL;

  for (guint i = 0; i < 2 * self->count; i++)
    alea_pages_add_score (pages, self->rules, get_options (self), 1);
  alea_pages_add_results (pages, self->rules, NULL, self->count);
  return g_steal_pointer (&pages);
}

/* --- the kinds ------------------------------------------------------------- */

static gboolean
has_starts (const AleaRules *rules)
{
  AleaRoll dice;

  return alea_club_count_players (rules, &dice) == 1;
}

static gboolean
has_all_starts (const AleaRules *rules)
{
  return rules->setup.n_starts > 0;
}

static gboolean
has_dice (const AleaRules *rules)
{
  return rules->dice != NULL;
}

static gboolean
has_score (const AleaRules *rules)
{
  return TRUE;
}

typedef struct
{
  const char      *title;
  AleaPrintMaker   maker;
  gboolean       (*has) (const AleaRules *rules);   /* whether the game has such sheets */
  const char      *count_title;                     /* NULL: nothing to count */
  guint            count;
  guint            max_count;
  gboolean         has_seed;
} SheetKind;

static const SheetKind sheet_kinds[] = {
  {
    N_("Numbered starts"), { ALEA_PRINT_USES_DIAGRAMS, 0, make_controls, make_club, NULL }, has_starts,
    N_("_Starts"), DEFAULT_STARTS, MAX_STARTS, TRUE,
  },
  {
    N_("All 960 starts"), { ALEA_PRINT_USES_DIAGRAMS, 0, NULL, make_all_starts, NULL }, has_all_starts,
    NULL, 0, 0, FALSE,
  },
  {
    N_("Blank score sheets"), { ALEA_PRINT_USES_NOTHING, 0, make_controls, make_empty_score, NULL }, has_score,
    N_("_Sheets"), 1, MAX_SCORE_PAGES, FALSE,
  },
  {
    N_("Agreed dice"), { ALEA_PRINT_USES_NOTHING, 0, make_controls, make_dice, NULL }, has_dice,
    N_("Ro_lls per player"), DEFAULT_ROLLS, MAX_ROLLS, TRUE,
  },
  {
    N_("Club evening"), { ALEA_PRINT_USES_DIAGRAMS, 0, make_controls, make_evening, NULL }, has_score,
    N_("Boards in pla_y"), DEFAULT_BOARDS, MAX_BOARDS, TRUE,
  },
};

static AleaPrintKind *
new_kind (const SheetKind   *sheet_kind,
          const AleaRules   *rules,
          const AleaOptions *options)
{
  Sheet *data = g_new0 (Sheet, 1);

  data->games = g_ptr_array_new ();
  for (int i = 0; alea_games[i] != NULL; i++)
    if (sheet_kind->has (alea_games[i]))
      g_ptr_array_add (data->games, (gpointer) alea_games[i]);
  data->rules = rules != NULL ? rules : g_ptr_array_index (data->games, 0);
  data->own_rules = options != NULL ? rules : NULL;
  data->options = options != NULL ? *options : (AleaOptions) { { 0 } };
  data->count_title = sheet_kind->count_title != NULL ? _(sheet_kind->count_title) : NULL;
  data->count = sheet_kind->count;
  data->max_count = sheet_kind->max_count;
  data->has_seed = sheet_kind->has_seed;
  data->seed = make_seed ();
  return alea_print_kind_new (_(sheet_kind->title), &sheet_kind->maker, data, sheet_free);
}

void
alea_print_job_add_sheets (AleaPrintJob      *self,
                           const AleaRules   *rules,
                           const AleaOptions *options)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheet_kinds); i++)
    if (rules == NULL || sheet_kinds[i].has (rules))
      alea_print_job_add (self, new_kind (&sheet_kinds[i], rules, options));
}
