/* gio-headers.h: read once for all files that know GIO, as gtk-headers.h is
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
