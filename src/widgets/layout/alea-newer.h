/* alea-newer.h: what newer versions of GTK call otherwise
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#if GTK_CHECK_VERSION (4, 12, 0)
#define ALEA_ALIGN_BASELINE GTK_ALIGN_BASELINE_FILL
#else
#define ALEA_ALIGN_BASELINE GTK_ALIGN_BASELINE
#endif
