/* analyse-file.h: the games of a file, with luck and errors
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "commands.h"

#include "alea-search.h"

typedef struct
{
  const char       *path;
  const char       *output;      /* the games with what was found; NULL: nowhere */
  AleaSearchLimits  limits;      /* of each look; none at all: what the game asks for */
  unsigned          n_threads;
} AnalyseFile;

CliStatus analyse_file (const AnalyseFile *self);
