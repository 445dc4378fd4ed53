/* alea-guide-as-screen.c: the guide, as the window knows it
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-guide-screen-private.h"

#include "alea-guide-pages.h"
#include "alea-lesson-view.h"
#include "alea-practice-room.h"

#include <glib/gi18n.h>

static const char *
get_title (AleaScreen *screen)
{
  return gtk_label_get_text (GTK_LABEL (ALEA_GUIDE_SCREEN (screen)->title));
}

/* A guide that is alone and narrow has a title of its own. */
static AleaScreenTraits
get_traits (AleaScreen *screen)
{
  return ALEA_GUIDE_SCREEN (screen)->is_narrow ? ALEA_SCREEN_IS_NARROW : 0;
}

/* --- keys ------------------------------------------------------------------ */

/* Those of the page; the title bar and the menu have none for it. */
static GActionGroup *
get_answers (AleaScreen *screen)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (screen);
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  if (place != NULL && place->piece_type == ALEA_PLACE_LESSON)
    return alea_lesson_view_get_answers (ALEA_LESSON_VIEW (self->lesson));

  return place != NULL && place->piece_type == ALEA_PLACE_PRACTICE
         ? alea_practice_room_get_answers (ALEA_PRACTICE_ROOM (self->practice)) : NULL;
}

static gboolean
key (AleaScreen *screen,
     guint       keyval,
     GtkWidget  *focus)
{
  AleaGuideScreen *self = ALEA_GUIDE_SCREEN (screen);
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);

  /* While nothing has the focus, nobody else hears it. */
  if (keyval == GDK_KEY_Escape && focus == NULL)
    {
      g_signal_emit_by_name (self, "close");
      return TRUE;
    }
  if (place == NULL)
    return FALSE;
  if (place->piece_type == ALEA_PLACE_LESSON)
    return alea_lesson_view_key (ALEA_LESSON_VIEW (self->lesson), keyval);
  if (place->piece_type != ALEA_PLACE_PRACTICE || (keyval != GDK_KEY_space && keyval != GDK_KEY_KP_Space))
    return FALSE;

  alea_practice_room_roll (ALEA_PRACTICE_ROOM (self->practice));
  return TRUE;
}

/* --- on paper --------------------------------------------------------------- */

gpointer
alea_guide_screen_get_printable (AleaGuideScreen *self)
{
  const AleaGuidePlace *place = g_queue_peek_tail (&self->places);
  GListModel *chapters = alea_guide_get_chapters (self->guide);

  if (place->reference != NULL)
    return place->reference;

  for (guint i = 0; i < g_list_model_get_n_items (chapters); i++)
    {
      g_autoptr(AleaGuideChapter) chapter = g_list_model_get_item (chapters, i);

      if (place->pages == alea_guide_chapter_get_pages (chapter))
        return chapter;
    }

  return NULL;
}

static AleaPages *
make_pages (gpointer                data,
            const AleaPrintLayout  *layout,
            GError                **error)
{
  AleaPaper paper;

  alea_print_layout_get_paper (layout, &paper);
  return ALEA_IS_GUIDE_CHAPTER (data) ? alea_guide_pages_new_chapter (data, &paper)
                                      : alea_guide_pages_new_reference (data, &paper);
}

static AleaPrintJob *
make_print_job (AleaScreen *screen)
{
  static const AleaPrintMaker maker = { ALEA_PRINT_USES_NOTHING, 0, NULL, make_pages };
  gpointer printable = alea_guide_screen_get_printable (ALEA_GUIDE_SCREEN (screen));
  AleaPrintJob *job;

  if (printable == NULL)
    return NULL;

  job = alea_print_job_new (get_title (screen));
  alea_print_job_add (job, alea_print_kind_new (_("Leaflet"), &maker, g_object_ref (printable), g_object_unref));
  return job;
}

void
alea_guide_screen_init_screen (AleaScreenInterface *iface)
{
  iface->get_title = get_title;
  iface->get_traits = get_traits;
  iface->get_answers = get_answers;
  iface->make_print_job = make_print_job;
  iface->key = key;
}
