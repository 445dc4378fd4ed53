/* lab-plans.c: the plans that come along
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "lab-plans.h"

#include "lab-resources.h"

#include <stdlib.h>
#include <string.h>

#define FOLDER "/org/aleachess/Alea/lab"
#define ENDING ".plan"

static GResource *
get_resource (void)
{
  static gsize is_registered;

  if (g_once_init_enter (&is_registered))
    {
      lab_register_resource ();
      g_once_init_leave (&is_registered, 1);
    }

  return lab_get_resource ();
}

static int
compare (const void *a,
         const void *b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

char **
lab_plans_list (void)
{
  char **names = g_resource_enumerate_children (get_resource (), FOLDER, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    names[i][strlen (names[i]) - strlen (ENDING)] = '\0';

  qsort (names, g_strv_length (names), sizeof *names, compare);
  return names;
}

GBytes *
lab_plans_find (const char *name)
{
  g_autofree char *path = g_strconcat (FOLDER "/", name, ENDING, NULL);

  return g_resource_lookup_data (get_resource (), path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
}
