/* main.c: Alea, chess played with dice
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-application.h"
#include "alea-fonts.h"

#include <glib/gi18n.h>
#include <locale.h>

int
main (int    argc,
      char **argv)
{
  g_autoptr(AleaApplication) application = NULL;

  /* Options are explained before GTK sets the locale. */
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, LOCALEDIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  alea_fonts_begin ();
  alea_fonts_ensure ();

  application = alea_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
