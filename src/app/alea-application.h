/* alea-application.h: the program
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ALEA_TYPE_APPLICATION (alea_application_get_type ())

G_DECLARE_FINAL_TYPE (AleaApplication, alea_application, ALEA, APPLICATION, GtkApplication)

AleaApplication *alea_application_new (void) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
