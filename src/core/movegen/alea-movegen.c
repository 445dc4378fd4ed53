/* alea-movegen.c: the generator for a board and a processor
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "alea-movegen.h"

bool
alea_movegen_has_bmi2 (void)
{
#ifdef ALEA_HAVE_BMI2
  return __builtin_cpu_supports ("avx2") && __builtin_cpu_supports ("bmi")
         && __builtin_cpu_supports ("bmi2") && __builtin_cpu_supports ("popcnt");
#else
  return false;
#endif
}

const AleaMovegen *
alea_movegen_find (const AleaGeometry *geometry,
                   bool                has_needs)
{
  const bool is_wide = has_needs || geometry->files != 8 || geometry->ranks != 8 || geometry->plan != NULL;

  if (geometry->files * geometry->ranks > ALEA_MAX_PLAY_SQUARES)
    return NULL;

#ifdef ALEA_HAVE_BMI2
  if (alea_movegen_has_bmi2 ())
    return is_wide ? &alea_movegen_128_bmi2 : &alea_movegen_64_bmi2;
#endif

  return is_wide ? &alea_movegen_128 : &alea_movegen_64;
}
