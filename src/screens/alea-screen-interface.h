/* alea-screen-interface.h: what a screen does, for those that are one
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-screen.h"

G_BEGIN_DECLS

/* Whatever is NULL in it does nothing, or has nothing. */
struct _AleaScreenInterface
{
  GTypeInterface     parent_iface;

  const char        *(*get_title)      (AleaScreen     *self);
  char              *(*make_subtitle)  (AleaScreen     *self);
  AleaScreenTraits   (*get_traits)     (AleaScreen     *self);
  GActionGroup      *(*get_actions)    (AleaScreen     *self);
  GActionGroup      *(*get_answers)    (AleaScreen     *self);
  AleaSession       *(*get_session)    (AleaScreen     *self);
  const char        *(*get_rule)       (AleaScreen     *self);
  AleaEditor        *(*make_editor)    (AleaScreen     *self);
  AleaPrintJob      *(*make_print_job) (AleaScreen     *self);
  void               (*export_picture) (AleaScreen     *self);
  gboolean           (*paste)          (AleaScreen     *self,
                                        const char     *text);
  gboolean           (*key)            (AleaScreen     *self,
                                        guint           keyval,
                                        GtkWidget      *focus);
  void               (*mean_focus)     (AleaScreen     *self);
  void               (*take_focus)     (AleaScreen     *self);
  void               (*save)           (AleaScreen     *self,
                                        gboolean        as);
  gboolean           (*has_unsaved)    (AleaScreen     *self);
  void               (*leave)          (AleaScreen     *self,
                                        AleaScreenDone  done,
                                        gpointer        data);
};

G_END_DECLS
