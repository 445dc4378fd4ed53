/* alea-editor.c: a position while somebody builds it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

#include "alea-editor-faults.h"
#include "alea-position-text.h"
#include "alea-words.h"

#include <string.h>

/**
 * AleaEditor:
 *
 * A setup, all it was before, and what is wrong with it.
 *
 * Setups are small values, so each step keeps the whole of one: undoing is
 * going back by one.
 */

typedef struct
{
  const AleaRules *rules;
  AleaOptions      options;
  AleaSetup        setup;
} Step;

struct _AleaEditor
{
  GObject       parent_instance;

  GArray       *steps;    /* of Step; there is always one */
  guint         now;      /* the step that is looked at */
  AleaEditSort  sort;     /* of the step made last; ALEA_EDIT_ALONE once it is ended */
  GArray       *faults;   /* of AleaEditorFault */
  const AleaRules *rules; /* what was last made known */
  char          fen[ALEA_FEN_SIZE];
  char         *assumed;  /* what the last text did not say; or NULL */
};

enum
{
  PROP_0,
  PROP_RULES,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];
static guint       changed_signal;

G_DEFINE_FINAL_TYPE (AleaEditor, alea_editor, G_TYPE_OBJECT)

static Step *
get_step (AleaEditor *self)
{
  return &g_array_index (self->steps, Step, self->now);
}

/* A FEN says all of a setup that the game knows. */
static gboolean
is_same_step (const Step *a,
              const Step *b)
{
  char a_fen[ALEA_FEN_SIZE], b_fen[ALEA_FEN_SIZE];

  return a->rules == b->rules
         && g_str_equal (alea_fen_write (&a->setup, a->rules, a_fen), alea_fen_write (&b->setup, b->rules, b_fen));
}

/* --- telling what has changed --------------------------------------------- */

static void
look (AleaEditor *self)
{
  Step *step = get_step (self);

  g_clear_pointer (&self->faults, g_array_unref);
  self->faults = alea_editor_list_faults (&step->setup, step->rules);

  alea_fen_write (&step->setup, step->rules, self->fen);
}

/* Everything has its new value before anybody hears of it, and whoever hears
 * may change it again. */
static void
publish (AleaEditor *self)
{
  const AleaRules *old_rules = self->rules;

  look (self);
  self->rules = get_step (self)->rules;

  g_object_ref (self);
  if (self->rules != old_rules)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RULES]);
  g_signal_emit (self, changed_signal, 0);
  g_object_unref (self);
}

/* --- steps ---------------------------------------------------------------- */

/* A step that ends where it began is none. */
static void
take_step (AleaEditor   *self,
           const Step   *step,
           AleaEditSort  sort)
{
  if (is_same_step (step, get_step (self)))
    return;

  g_array_set_size (self->steps, self->now + 1);
  if (sort != ALEA_EDIT_ALONE && sort == self->sort && self->now > 0)
    {
      g_array_set_size (self->steps, self->now);
      self->now--;
    }

  self->sort = sort;
  if (is_same_step (step, get_step (self)))
    self->sort = ALEA_EDIT_ALONE;
  else
    {
      g_array_append_val (self->steps, *step);
      self->now++;
    }

  publish (self);
}

void
alea_editor_replace (AleaEditor      *self,
                     const AleaSetup *setup,
                     AleaEditSort     sort)
{
  Step step = *get_step (self);

  step.setup = *setup;
  take_step (self, &step, sort);
}

void
alea_editor_edit (AleaEditor   *self,
                  AleaSetup    *setup,
                  AleaEditSort  sort)
{
  const Step *step = get_step (self);

  if (step->rules->beside.follow != NULL)
    step->rules->beside.follow (&step->setup, setup);
  alea_editor_tidy (setup, step->rules, &step->setup);
  alea_editor_replace (self, setup, sort);
}

static void
go_to (AleaEditor *self,
       guint       step)
{
  self->now = step;
  self->sort = ALEA_EDIT_ALONE;
  publish (self);
}

void
alea_editor_undo (AleaEditor *self)
{
  g_return_if_fail (ALEA_IS_EDITOR (self));

  if (alea_editor_get_can_undo (self))
    go_to (self, self->now - 1);
}

void
alea_editor_redo (AleaEditor *self)
{
  g_return_if_fail (ALEA_IS_EDITOR (self));

  if (alea_editor_get_can_redo (self))
    go_to (self, self->now + 1);
}

void
alea_editor_end_step (AleaEditor *self)
{
  g_return_if_fail (ALEA_IS_EDITOR (self));

  self->sort = ALEA_EDIT_ALONE;
}

/* --- what it is ----------------------------------------------------------- */

const AleaRules *
alea_editor_get_rules (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  return get_step (self)->rules;
}

void
alea_editor_set_rules (AleaEditor      *self,
                       const AleaRules *rules)
{
  Step step;

  g_return_if_fail (ALEA_IS_EDITOR (self));
  g_return_if_fail (rules != NULL);

  step = *get_step (self);
  if (step.rules == rules)
    return;

  alea_editor_convert (&step.setup, step.rules, rules);
  step.rules = rules;
  step.options = (AleaOptions) { 0 };
  take_step (self, &step, ALEA_EDIT_ALONE);
}

const AleaOptions *
alea_editor_get_options (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  return &get_step (self)->options;
}

const AleaSetup *
alea_editor_get_setup (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  return &get_step (self)->setup;
}

gboolean
alea_editor_get_can_undo (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);

  return self->now > 0;
}

gboolean
alea_editor_get_can_redo (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);

  return self->now + 1 < self->steps->len;
}

/* --- FEN ------------------------------------------------------------------ */

const char *
alea_editor_get_fen (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  return self->fen;
}

char *
alea_editor_dup_assumed (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  return g_strdup (self->assumed);
}

/* All that a FEN lacked, in one sentence instead of one for each field. */
static void
append_missing (GString                *sentences,
                const AleaPositionText *found)
{
  char fen[ALEA_FEN_SIZE];
  g_auto(GStrv) fields = g_strsplit (alea_fen_write (&found->setup, found->rules, fen), " ", 7);
  g_autofree char *rest = NULL, *sentence = NULL;
  AleaText text = { 0 };

  g_clear_pointer (&fields[6], g_free);
  rest = g_strjoinv (" ", fields + 6 - found->n_missing);
  alea_text_set (&text, NULL, N_("The position (FEN) was incomplete, so “{fields}” has been added. You can still "
                                 "change it."));
  alea_text_add_string (&text, "fields", rest);
  sentence = alea_words_expand (&text);
  g_string_append (sentences, sentence);
}

/* Notes what a text did not say, in whole sentences. */
static void
set_assumed (AleaEditor             *self,
             const AleaPositionText *found)
{
  const gboolean is_brief = found->n_missing > 1;
  g_autoptr(GString) sentences = g_string_new (NULL);

  if (is_brief)
    append_missing (sentences, found);
  for (guint i = 0; found->assumed != NULL && i < found->assumed->len; i++)
    {
      g_autofree char *sentence = alea_words_expand (&g_array_index (found->assumed, AleaText, i));

      if (!is_brief || i < found->missing || i >= found->missing + found->n_told)
        g_string_append_printf (sentences, "%s%s", sentences->len > 0 ? " " : "", sentence);
    }

  g_free (self->assumed);
  self->assumed = sentences->len > 0 ? g_strdup (sentences->str) : NULL;
}

gboolean
alea_editor_set_fen (AleaEditor   *self,
                     const char   *fen,
                     AleaFenError *error)
{
  g_auto(AleaPositionText) found = { 0 };
  AleaSetup setup;

  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);
  g_return_val_if_fail (fen != NULL, FALSE);

  if (!alea_fen_read (fen, get_step (self)->rules, &setup, error))
    {
      if (!alea_position_text_read (&found, fen, strlen (fen), get_step (self)->rules, NULL)
          || found.rules != get_step (self)->rules)
        return FALSE;
      setup = found.setup;
    }

  set_assumed (self, &found);
  alea_editor_replace (self, &setup, ALEA_EDIT_FEN);
  return TRUE;
}

gboolean
alea_editor_paste_fen (AleaEditor   *self,
                       const char   *fen,
                       AleaFenError *error)
{
  g_auto(AleaPositionText) found = { 0 };
  Step step;

  alea_editor_end_step (self);
  if (alea_editor_set_fen (self, fen, error))
    return TRUE;
  if (!alea_position_text_read (&found, fen, strlen (fen), get_step (self)->rules, NULL))
    return FALSE;

  set_assumed (self, &found);
  step = (Step) { .rules = found.rules, .setup = found.setup };
  take_step (self, &step, ALEA_EDIT_ALONE);
  return TRUE;
}

/* --- faults --------------------------------------------------------------- */

gboolean
alea_editor_get_is_playable (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), FALSE);

  return self->faults->len == 0;
}

guint
alea_editor_get_n_faults (AleaEditor *self)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), 0);

  return self->faults->len;
}

const AleaEditorFault *
alea_editor_get_fault (AleaEditor *self,
                       guint       number)
{
  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);
  g_return_val_if_fail (number < self->faults->len, NULL);

  return &g_array_index (self->faults, AleaEditorFault, number);
}

void
alea_editor_mend (AleaEditor *self,
                  guint       number)
{
  const AleaEditorFault *fault = alea_editor_get_fault (self, number);
  AleaSetup setup;

  g_return_if_fail (fault != NULL);

  setup = get_step (self)->setup;
  if (alea_editor_mend_setup (&setup, get_step (self)->rules, fault))
    alea_editor_edit (self, &setup, ALEA_EDIT_ALONE);
}

AleaGame *
alea_editor_make_game (AleaEditor  *self,
                       GError     **error)
{
  const Step *step;

  g_return_val_if_fail (ALEA_IS_EDITOR (self), NULL);

  step = get_step (self);
  return alea_game_new_from_setup (step->rules, &step->options, &step->setup, error);
}

/* --- the object ----------------------------------------------------------- */

static void
alea_editor_get_property (GObject    *object,
                          guint       prop_id,
                          GValue     *value,
                          GParamSpec *pspec)
{
  AleaEditor *self = ALEA_EDITOR (object);

  switch (prop_id)
    {
    case PROP_RULES:
      g_value_set_pointer (value, (gpointer) self->rules);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
alea_editor_finalize (GObject *object)
{
  AleaEditor *self = ALEA_EDITOR (object);

  g_clear_pointer (&self->steps, g_array_unref);
  g_clear_pointer (&self->faults, g_array_unref);
  g_free (self->assumed);

  G_OBJECT_CLASS (alea_editor_parent_class)->finalize (object);
}

static void
alea_editor_class_init (AleaEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GParamFlags flags = G_PARAM_READABLE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = alea_editor_get_property;
  object_class->finalize = alea_editor_finalize;

  properties[PROP_RULES] = g_param_spec_pointer ("rules", NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                 NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
alea_editor_init (AleaEditor *self)
{
  self->steps = g_array_new (FALSE, FALSE, sizeof (Step));
}

AleaEditor *
alea_editor_new_from_setup (const AleaRules   *rules,
                            const AleaOptions *options,
                            const AleaSetup   *setup)
{
  AleaEditor *self;
  Step step = { .rules = rules };

  g_return_val_if_fail (rules != NULL, NULL);
  g_return_val_if_fail (setup != NULL && setup->geometry == rules->geometry, NULL);

  self = g_object_new (ALEA_TYPE_EDITOR, NULL);
  step.setup = *setup;
  if (options != NULL)
    step.options = *options;
  g_array_append_val (self->steps, step);
  self->rules = rules;
  look (self);
  return self;
}

AleaEditor *
alea_editor_new (const AleaRules *rules)
{
  AleaSetup setup;

  g_return_val_if_fail (rules != NULL, NULL);

  alea_editor_read_start (rules, &setup);
  return alea_editor_new_from_setup (rules, NULL, &setup);
}
