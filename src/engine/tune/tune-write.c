/* tune-write.c: weights as a source file
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tune.h"

#include <ctype.h>
#include <inttypes.h>

#define PER_LINE 8

/* Where a group of terms begins, as weights.h calls it. */
typedef struct
{
  int         term;
  const char *name;
} Group;

#define GROUP(name) { name, #name }

static const Group groups[] = {
  GROUP (TERM_MATERIAL), GROUP (TERM_SQUARE), GROUP (TERM_MOBILITY), GROUP (TERM_KING_RING),
  GROUP (TERM_KING_ATTACKERS), GROUP (TERM_KING_HIT), GROUP (TERM_THREAT), GROUP (TERM_LOOSE), GROUP (TERM_PASSED),
  GROUP (TERM_SUPPORTED), GROUP (TERM_ISOLATED), GROUP (TERM_DOUBLED), GROUP (TERM_BISHOP_PAIR),
  GROUP (TERM_ROOK_OPEN), GROUP (TERM_ROOK_HALF_OPEN), GROUP (TERM_SHIELD), GROUP (TERM_PASS_LEFT),
  GROUP (TERM_MOVES_LEFT), GROUP (TERM_TO_MOVE), GROUP (N_TERMS),
};

static void
write_group (const Weights *weights,
             const Group   *group,
             FILE          *file)
{
  const int n = group[1].term - group[0].term;

  fprintf (file, "    [%s] =", group->name);
  for (int i = 0; i < n; i++)
    fprintf (file, "%s{ %d, %d },", n > 1 && i % PER_LINE == 0 ? "\n      " : " ",
             weights->term[group->term + i].full, weights->term[group->term + i].empty);
  fputc ('\n', file);
}

/* "random-move" as part of a name in C. */
static void
write_name (const char *id,
            FILE       *file)
{
  for (; *id != '\0'; id++)
    fputc (isalnum ((unsigned char) *id) ? *id : '_', file);
}

bool
tune_write (const TuneRequest *request,
            const TuneSamples *samples,
            TuneScale          scale,
            const Weights     *start,
            const Weights     *weights,
            FILE              *file)
{
  const char *id = request->rules->id;
  const TuneRequest fewer = tune_get_scale_request (request);

  fprintf (file,
           "/* weights-%s.c: what each term of the evaluation is worth in one game\n"
           " *\n"
           " * Written by build-aux/tune, not by hand: %s, seed %" PRIu64 ", %d generations of\n"
           " * %d games, %d nodes a decision.  The last one had %zu positions; their\n"
           " * outcomes are %.4f off what was expected, before %.4f.  Its scale is that of\n"
           " * %d games with them, %d nodes a decision.\n"
           " *\n"
           " * Copyright 2026 The Alea Authors\n"
           " * SPDX-License-Identifier: GPL-3.0-or-later\n"
           " */\n\n"
           "#include \"weights.h\"\n\n"
           "const Weights weights_", id, id, request->seed, request->generations, request->games, request->nodes,
           samples->n, tune_get_error (samples, scale, weights), tune_get_error (samples, scale, start),
           fewer.games, fewer.nodes);
  write_name (id, file);
  fprintf (file, " = {\n  .game = \"%s\",\n  .steepness = %g,\n  .drawishness = %g,\n  .term = {\n", id,
           weights->steepness, weights->drawishness);
  for (size_t i = 0; groups[i].term < N_TERMS; i++)
    write_group (weights, &groups[i], file);
  fputs ("  },\n};\n", file);

  return ferror (file) == 0;
}
