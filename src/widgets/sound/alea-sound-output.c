/* alea-sound-output.c: files of sounds to the loudspeaker
 *
 * To open a device or to reach a sound server may take long, or for ever, so
 * that is done in a thread of its own, and first when something is to be heard.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-sound-output.h"

#if HAVE_GSOUND

#include <dlfcn.h>
#include <gsound.h>

/* A sound that comes too late is worse than none. */
#define MAX_WAITING 2

/* So long nothing is tried again where nothing could be played, microseconds. */
#define REST        G_TIME_SPAN_MINUTE

typedef struct
{
  AleaSound  sound;
  char      *path;
  char      *title;

  /* For whoever asked to know, in the main thread; or NULL. */
  AleaSoundFailed  failed;
  GObject         *data;
  gboolean         is_played;
} Request;

static void
request_free (Request *request)
{
  g_clear_object (&request->data);
  g_free (request->path);
  g_free (request->title);
  g_free (request);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Request, request_free)

/* --- ALSA ----------------------------------------------------------------- */

/* libasound writes of each card that is not there to stderr, unless it has been
 * given another place to do so.  It comes with a driver, if at all. */
#define ALSA "libasound.so.2"

typedef void (*AlsaHandler)    (const char  *file,
                                int          line,
                                const char  *function,
                                int          error,
                                const char  *format,
                                ...);
typedef int  (*AlsaSetHandler) (AlsaHandler  handler);

static void G_GNUC_PRINTF (5, 6)
debug_alsa (const char *file,
            int         line,
            const char *function,
            int         error,
            const char *format,
            ...)
{
  va_list arguments;

  va_start (arguments, format);
  g_logv (ALEA_SOUND_LOG, G_LOG_LEVEL_DEBUG, format, arguments);
  va_end (arguments);
}

static void
hush_alsa (void)
{
  void *library = dlopen (ALSA, RTLD_LAZY);
  AlsaSetHandler set_handler = NULL;

  if (library == NULL)
    return;

  /* ISO C knows no way from a pointer to a function. */
  *(void **) &set_handler = dlsym (library, "snd_lib_error_set_handler");
  if (set_handler != NULL)
    set_handler (debug_alsa);
}

/* --- playing -------------------------------------------------------------- */

/* NULL where there is nothing to play on; asked for in the thread alone. */
static GSoundContext *
get_context (void)
{
  static GSoundContext *context;
  static gboolean is_made;

  if (!is_made)
    {
      g_autoptr(GError) error = NULL;

      is_made = TRUE;
      hush_alsa ();
      context = gsound_context_new (NULL, &error);
      if (context == NULL)
        g_log (ALEA_SOUND_LOG, G_LOG_LEVEL_DEBUG, "%s", error->message);
    }

  return context;
}

static gboolean
play (GSoundContext *context,
      const Request *request)
{
  g_autoptr(GError) error = NULL;
  g_autofree char *event = g_strconcat ("alea-", alea_sound_get_id (request->sound), NULL);

  if (gsound_context_play_simple (context, NULL, &error,
                                  GSOUND_ATTR_APPLICATION_ID, APPLICATION_ID,
                                  GSOUND_ATTR_EVENT_ID, event,
                                  GSOUND_ATTR_EVENT_DESCRIPTION, request->title,
                                  GSOUND_ATTR_MEDIA_FILENAME, request->path,
                                  GSOUND_ATTR_MEDIA_ROLE, "event",
                                  GSOUND_ATTR_CANBERRA_CACHE_CONTROL, "permanent",
                                  NULL))
    return TRUE;

  g_log (ALEA_SOUND_LOG, G_LOG_LEVEL_DEBUG, "%s", error->message);
  return FALSE;
}

static gboolean
answer_cb (gpointer data)
{
  g_autoptr(Request) request = data;

  if (!request->is_played)
    request->failed (request->data);
  return G_SOURCE_REMOVE;
}

/* Who asks to know whether it can be heard is not put off. */
static void
play_in_thread (gpointer data,
                gpointer user_data)
{
  static gint64 rest_end;
  g_autoptr(Request) request = data;
  GSoundContext *context = get_context ();

  if (request->failed == NULL && g_get_monotonic_time () < rest_end)
    return;

  request->is_played = context != NULL && play (context, request);
  if (!request->is_played)
    rest_end = g_get_monotonic_time () + REST;
  if (request->failed != NULL)
    g_idle_add (answer_cb, g_steal_pointer (&request));
}

gboolean
alea_sound_output_is_there (void)
{
  return TRUE;
}

void
alea_sound_output_play (AleaSound        sound,
                        const char      *path,
                        const char      *title,
                        AleaSoundFailed  failed,
                        gpointer         data)
{
  static GThreadPool *pool;
  Request *request;

  if (pool == NULL)
    pool = g_thread_pool_new (play_in_thread, NULL, 1, FALSE, NULL);
  if (g_thread_pool_unprocessed (pool) >= MAX_WAITING)
    return;

  request = g_new (Request, 1);
  *request = (Request) {
    .sound = sound,
    .path = g_strdup (path),
    .title = g_strdup (title),
    .failed = failed,
    .data = data != NULL ? g_object_ref (data) : NULL,
  };
  g_thread_pool_push (pool, request, NULL);
}

#else

gboolean
alea_sound_output_is_there (void)
{
  return FALSE;
}

void
alea_sound_output_play (AleaSound        sound,
                        const char      *path,
                        const char      *title,
                        AleaSoundFailed  failed,
                        gpointer         data)
{
}

#endif
