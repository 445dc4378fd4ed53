/* gtk-headers.h: read once for all files that know GTK
 *
 * Two thirds of the time of a file that includes them go into the headers of GTK,
 * which the compiler keeps as read from this one.  Each file still includes what
 * it needs: -Db_pch=false builds without.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gtk/gtk.h>
