/* alea-miniature.h: many small boards, painted fast
 *
 * What many of them have in common, an empty board and the pieces, is painted
 * once and copied: some tenths of a millisecond a board.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "alea-scene.h"

G_BEGIN_DECLS

typedef struct _AleaMiniatures AleaMiniatures;

AleaMiniatures  *alea_miniatures_new   (const AleaTheme *theme,
                                        AleaPieceSet    *piece_set) G_GNUC_WARN_UNUSED_RESULT;
void             alea_miniatures_free  (AleaMiniatures  *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AleaMiniatures, alea_miniatures_free)

/* The board of @setup without coordinates, as large as fits into @width x
 * @height pixels, and no larger: a picture of whole squares.  (transfer full) */
cairo_surface_t *alea_miniatures_paint (AleaMiniatures  *self,
                                        const AleaSetup *setup,
                                        int              width,
                                        int              height) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
