/* alea-announce.h: a sentence for whoever listens to the program
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Has what has the focus in @window, which is not up yet, spoken when it is
 * and a screen reader can know of it; only then other sentences. */
void alea_announce_window (GtkWindow *window);

/* Sets the title of @window, which screen readers speak at once. */
void alea_announce_title  (GtkWindow  *window,
                           const char *title);

/* Has @sentence spoken by a screen reader; what is seen stays as it is.  It is
 * spoken when the next frame is drawn and the window is used, unless another
 * one has taken its place by then.  While @widget is in no window, or the
 * sentence is "", nothing happens. */
void alea_announce        (GtkWidget  *widget,
                           const char *sentence);

/* The same, but after the one that waits until the next frame is drawn, unless
 * one of the two says the other with it. */
void alea_announce_also   (GtkWidget  *widget,
                           const char *sentence);

G_END_DECLS
