/* alea-lesson-script.h: where a learner stands in the answers of a page
 *
 * @done, of AleaEvent, is what was done since the page began.
 *
 * Private to guide/.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-guide-page-private.h"

G_BEGIN_DECLS

/* Whether that is one of the right answers. */
gboolean             alea_lesson_script_is_done     (const AleaGuidePage *page,
                                                     const GArray        *done);

/* The next step of the first right answer that begins so; NULL for none. */
const AleaGuideStep *alea_lesson_script_get_next    (const AleaGuidePage *page,
                                                     const GArray        *done);

/* Whether some right answer goes on with @event; @done comes back as it was. */
gboolean             alea_lesson_script_expects     (const AleaGuidePage *page,
                                                     GArray              *done,
                                                     const AleaEvent     *event);

/* What the page says against @attempt now, a msgid; NULL for nothing.  "e1-" in
 * the page stands for any square that it does not name. */
const char          *alea_lesson_script_find_reason (const AleaGuidePage *page,
                                                     const GArray        *done,
                                                     const AleaAttempt   *attempt);

G_END_DECLS
