/* alea-diagram-rules.c: diagrams of a game that is played by rules
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-diagram-rules.h"

#include "alea-caption.h"

static gboolean
has_terrace_1_on_top (const AleaRules   *rules,
                      const AleaOptions *options)
{
  return alea_rules_find_option (rules, "terraces") >= 0
         && alea_rules_option_is (rules, options, "terraces", "1-top");
}

/* Numbers the terraces 1 and 4 the other way round. */
static void
swap_terraces (AleaDiagram *self)
{
  for (char *p = self->plan; *p != '\0'; p++)
    if (*p == '1' || *p == '4')
      *p = *p == '1' ? '4' : '1';
}

AleaDiagram *
alea_diagram_new_by_rules (const AleaRules   *rules,
                           const AleaOptions *options,
                           const AleaSetup   *setup)
{
  g_autofree char *words = alea_caption_write_rules (rules, options);
  AleaDiagram *self = alea_diagram_new_from_setup (setup);

  if (has_terrace_1_on_top (rules, options))
    swap_terraces (self);
  alea_diagram_set_text (self, ALEA_DIAGRAM_RULES, words);
  return self;
}

AleaDiagram *
alea_diagram_new_from_state (const AleaState *state)
{
  AleaSetup setup;

  alea_state_get_setup (state, &setup);
  return alea_diagram_new_by_rules (state->rules, &state->options, &setup);
}

static void
add_mark (AleaDiagram *self,
          AleaMark     mark,
          AleaSquare   square)
{
  const AleaDiagramMark entry = { mark, square };

  g_array_append_val (self->marks, entry);
}

void
alea_diagram_mark_move (AleaDiagram        *self,
                        const AleaPosition *before,
                        AleaMove            move)
{
  AleaSquare to = alea_move_to (move), rook_to;

  if (alea_move_type (move) == ALEA_MOVE_CASTLE)
    alea_position_castle_to (before, move, &to, &rook_to);

  if (alea_move_from (move) != to)
    add_mark (self, ALEA_MARK_LAST_FROM, alea_move_from (move));
  add_mark (self, ALEA_MARK_LAST_TO, to);
}
