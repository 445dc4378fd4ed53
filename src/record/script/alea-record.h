/* alea-record.h: a game as it is kept: tags, events, and what was noted by them
 *
 * Plain data.  Read and write the members as you like; only keep what is said
 * beside each of them.  A record may hold events that the rules do not allow:
 * alea_record_replay() and the writer find out.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "alea-finding.h"
#include "alea-note.h"
#include "alea-state.h"

G_BEGIN_DECLS

#define ALEA_RECORD_ERROR (alea_record_error_quark ())

typedef enum
{
  ALEA_RECORD_ERROR_START,    /* the start is no position of the game */
  ALEA_RECORD_ERROR_EVENT,    /* the rules do not allow an event where it stands */
} AleaRecordError;

GQuark alea_record_error_quark (void);

/* The tag that says how a game ended, and what it says where a clock did. */
#define ALEA_RECORD_TERMINATION "Termination"
#define ALEA_RECORD_ON_TIME     "time forfeit"

/* A line about the game: [White "..."].  Both are owned and never NULL;
 * UTF-8. */
typedef struct
{
  char *name;
  char *value;
} AleaTag;

typedef struct
{
  const AleaRules *rules;      /* never NULL; static */
  AleaOptions      options;
  AleaSetup       *start;      /* where the game began; owned, NULL where the
                                * rules say how it begins */
  GArray          *tags;       /* of AleaTag, in the order of the file.  Without
                                * those that follow from the other members:
                                * Result, Variant, SetUp, FEN, SetupRolls, Rules,
                                * and WhiteSetup and BlackSetup unless there is
                                * a start */
  GArray          *events;     /* of AleaEvent */
  GArray          *notes;      /* of AleaNote; n_events rises from one to the next */

  /* Of a game that ended by none of its events (time, an arbiter), else
   * ALEA_RESULT_NONE.  The tag "Termination" says how. */
  AleaResult       result;

  guint            n_variations;        /* too long ones, passed over when the game was read */
} AleaRecord;

/* @options and @start may be NULL; both are copied. */
AleaRecord     *alea_record_new        (const AleaRules   *rules,
                                        const AleaOptions *options,
                                        const AleaSetup   *start) G_GNUC_WARN_UNUSED_RESULT;
void            alea_record_free       (AleaRecord        *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaRecord, alea_record_free)

/* The value of the first tag of this name; NULL for none. */
const char     *alea_record_get_tag    (const AleaRecord  *self,
                                        const char        *name);

/* Whether the time of who lost was over: the tag "Termination" says so of a game that
 * ended by none of its events, or, as the rules know no clock, by resigning. */
gboolean        alea_record_is_lost_on_time (const AleaRecord *self);

/* Changes the first tag of this name or appends one; a NULL @value takes it
 * away. */
void            alea_record_set_tag    (AleaRecord        *self,
                                        const char        *name,
                                        const char        *value);
void            alea_record_append_tag (AleaRecord        *self,
                                        const char        *name,
                                        const char        *value);

void            alea_record_append     (AleaRecord        *self,
                                        const AleaEvent   *events,
                                        guint              n_events);
const AleaEvent *alea_record_get_event (const AleaRecord  *self,
                                        guint              number);

/* The note after @n_events events; NULL for none.  The other one makes it
 * where there is none.  Good until a note is made. */
const AleaNote *alea_record_find_note  (const AleaRecord  *self,
                                        guint              n_events);
AleaNote       *alea_record_make_note  (AleaRecord        *self,
                                        guint              n_events);

/* As records tell events apart: where a roll comes from counts too. */
gboolean        alea_record_same_event (const AleaEvent   *a,
                                        const AleaEvent   *b);

/* The first question. */
gboolean        alea_record_begin      (const AleaRecord  *self,
                                        AleaState         *state,
                                        GError           **error);

/* The state after the first @n_events events, at most all of them.  On
 * failure @state is where the events lead up to the one that is impossible,
 * or undefined where there is no start. */
gboolean        alea_record_replay     (const AleaRecord  *self,
                                        guint              n_events,
                                        AleaState         *state,
                                        GError           **error);

G_END_DECLS
