/* alea-editor-faults.c: why it cannot be played, and what would mend it
 *
 * The rules name the faults; here each is told more closely, side by side and
 * thing by thing, in one row of the table below.
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-editor-private.h"

#include "alea-editor-faults.h"
#include "alea-words.h"

#include <string.h>

/* What a row looks at, and what it mends. */
typedef struct
{
  AleaSetup       *setup;
  const AleaRules *rules;
  AleaColour       colour;
  AleaSquareSet    squares;   /* of the fault, both sides' */
  AleaSquare       square;    /* that a fix is about, for its words */
} Case;

typedef struct
{
  AleaFaults  fault;
  gboolean    is_of_one_side;
  const char *sentence;    /* msgid */
  const char *fix;         /* msgid */

  /* Whether this is what is wrong; NULL: it is wherever the rules say so. */
  gboolean  (*look)  (const Case *look);

  /* FALSE where there is no way. */
  gboolean  (*mend)  (Case *mend);
} Row;

static guint
count_squares (const AleaSetup *setup)
{
  return (guint) (setup->geometry->files * setup->geometry->ranks);
}

static void
keep_only (AleaSetup  *setup,
           AleaPiece   piece,
           AleaSquare  square)
{
  for (guint i = 0; i < count_squares (setup); i++)
    if (setup->pieces[i] == piece && i != square)
      setup->pieces[i] = ALEA_NO_PIECE;
}

static gboolean
erase (Case *mend)
{
  for (guint i = 0; i < count_squares (mend->setup); i++)
    if (alea_square_set_has (mend->squares, (AleaSquare) i))
      mend->setup->pieces[i] = ALEA_NO_PIECE;

  return TRUE;
}

/* --- kings ---------------------------------------------------------------- */

/* The home square of @colour for its king that bears @piece: e before the
 * others.  ALEA_NO_SQUARE where none does. */
static AleaSquare
find_home (const AleaSetup *setup,
           AleaColour       colour,
           AleaPiece        piece)
{
  static const char files[] = "edfcgbha";

  for (guint i = 0; files[i] != '\0'; i++)
    {
      AleaSquare home = alea_setup_home (setup, colour, files[i]);

      if (home != ALEA_NO_SQUARE && setup->pieces[home] == piece)
        return home;
    }

  return ALEA_NO_SQUARE;
}

static gboolean
lacks_king (const Case *look)
{
  return alea_setup_count (look->setup, alea_piece (look->colour, ALEA_KING)) == 0;
}

static gboolean
put_king (Case *mend)
{
  mend->square = find_home (mend->setup, mend->colour, ALEA_NO_PIECE);
  if (mend->square == ALEA_NO_SQUARE)
    return FALSE;

  mend->setup->pieces[mend->square] = alea_piece (mend->colour, ALEA_KING);
  return TRUE;
}

static gboolean
has_kings (const Case *look)
{
  return alea_setup_count (look->setup, alea_piece (look->colour, ALEA_KING)) > 1;
}

static gboolean
keep_king (Case *mend)
{
  const AleaPiece king = alea_piece (mend->colour, ALEA_KING);

  mend->square = find_home (mend->setup, mend->colour, king);
  if (mend->square == ALEA_NO_SQUARE)
    mend->square = alea_setup_find (mend->setup, king);

  keep_only (mend->setup, king, mend->square);
  return TRUE;
}

static gboolean
is_not_to_move (const Case *look)
{
  return look->setup->turn != look->colour;
}

/* No help where both stand in check. */
static gboolean
change_turn (Case *mend)
{
  mend->setup->turn = mend->colour;
  alea_editor_tidy (mend->setup, mend->rules, NULL);
  return alea_setup_find_faults (mend->setup, mend->rules) == ALEA_FAULT_NONE;
}

/* --- Guardeners ----------------------------------------------------------- */

static gboolean
has_guardeners (const Case *look)
{
  return alea_setup_count (look->setup, alea_piece (look->colour, ALEA_GUARDENER))
         > (alea_setup_is_straddling (look->setup, look->colour) ? 2 : 1);
}

/* One that has not moved yet is kept as it is. */
static gboolean
keep_guardener (Case *mend)
{
  const AleaPiece guardener = alea_piece (mend->colour, ALEA_GUARDENER);
  const gboolean is_straddling = alea_setup_is_straddling (mend->setup, mend->colour);

  mend->square = is_straddling ? alea_setup_terrace (mend->setup, mend->colour, 'd')
                               : alea_setup_find (mend->setup, guardener);
  keep_only (mend->setup, guardener, mend->square);
  if (is_straddling)
    mend->setup->pieces[alea_setup_terrace (mend->setup, mend->colour, 'e')] = guardener;
  return TRUE;
}

/* --- rights --------------------------------------------------------------- */

static gboolean
drop_rights (Case *mend)
{
  alea_editor_tidy (mend->setup, mend->rules, NULL);
  return TRUE;
}

/* --- beside the board ----------------------------------------------------- */

/* Whether the game itself finds nothing wrong there. */
static gboolean
is_dice_fault (const Case *look)
{
  const AleaTableFault *fault = look->rules->beside.faults;

  for (; fault != NULL && fault->sentence != NULL; fault++)
    if (fault->is_so (look->setup))
      return FALSE;

  return TRUE;
}

static gboolean
clear_table (Case *mend)
{
  mend->setup->table = (AleaTable) { 0 };
  if (mend->rules->beside.fill != NULL)
    mend->rules->beside.fill (mend->setup);
  return TRUE;
}

/* --- the table ------------------------------------------------------------ */

static const Row rows[] = {
  { ALEA_FAULT_HOLE, FALSE,
    N_("There is a piece where the board has no square."), N_("Remove it"), NULL, erase },
  { ALEA_FAULT_FOREIGN_PIECE, FALSE,
    N_("This game has no Guardener."), N_("Remove it"), NULL, erase },
  { ALEA_FAULT_NO_KING, TRUE,
    N_("{colour} has no king."), N_("Put it on {square}"), lacks_king, put_king },
  { ALEA_FAULT_TOO_MANY_KINGS, TRUE,
    N_("{colour} has more than one king."), N_("Keep the one on {square}"), has_kings, keep_king },
  { ALEA_FAULT_PAWN_ON_EDGE, FALSE,
    N_("A pawn cannot stand on the first or the last rank."), N_("Remove it"), NULL, erase },
  { ALEA_FAULT_GUARDENER, TRUE,
    N_("{colour} has more than one Guardener."), N_("Keep the one on {square}"), has_guardeners, keep_guardener },
  { ALEA_FAULT_CASTLING, FALSE,
    N_("Castling is allowed only while the king and the rook involved are on their starting squares."),
    N_("Remove this right"), NULL, drop_rights },
  { ALEA_FAULT_RELOCATION, FALSE,
    N_("Only an unmoved king on its home rank may relocate."),
    N_("Remove this right"), NULL, drop_rights },
  { ALEA_FAULT_EN_PASSANT, FALSE,
    N_("No pawn can have just passed over the en passant square."), N_("Clear it"), NULL, drop_rights },
  { ALEA_FAULT_OPPOSITE_CHECK, TRUE,
    N_("{colour} is in check, but {other} is to move."), N_("Let {colour} move"), is_not_to_move, change_turn },
  { ALEA_FAULT_TABLE, FALSE,
    N_("The dice, runs or passes set for this position are not possible."), N_("Clear them"), is_dice_fault, clear_table },
};

static char *
expand (const char *msgid,
        const Case *words)
{
  AleaText text = { 0 };

  alea_text_set (&text, NULL, msgid);
  alea_text_add_colour (&text, "colour", words->colour);
  alea_text_add_colour (&text, "other", alea_colour_other (words->colour));
  if (words->square != ALEA_NO_SQUARE)
    alea_text_add_square (&text, "square", words->setup->geometry, words->square);
  return alea_words_expand (&text);
}

/* --- listing -------------------------------------------------------------- */

static void
clear_fault (gpointer data)
{
  AleaEditorFault *fault = data;

  g_free (fault->sentence);
  g_free (fault->fix);
}

/* Those of the squares that pieces of the side stand on. */
static AleaSquareSet
pick_squares (const AleaSetup *setup,
              AleaSquareSet    squares,
              AleaColour       colour)
{
  for (AleaSquare square = 0; square < count_squares (setup); square++)
    if (setup->pieces[square] != ALEA_NO_PIECE && alea_piece_colour (setup->pieces[square]) != colour)
      squares &= ~((AleaSquareSet) 1 << square);

  return squares;
}

static void
look_at (const Row       *row,
         AleaSetup       *setup,
         const AleaRules *rules,
         AleaColour       colour,
         AleaSquareSet    squares,
         GArray          *faults)
{
  AleaSetup mended = *setup;
  Case look = { .setup = setup, .rules = rules, .colour = colour, .squares = squares, .square = ALEA_NO_SQUARE };
  AleaEditorFault fault = { .fault = row->fault, .colour = colour };

  if (row->look != NULL && !row->look (&look))
    return;

  fault.squares = row->is_of_one_side ? pick_squares (setup, squares, colour) : squares;
  fault.sentence = expand (row->sentence, &look);
  look.setup = &mended;
  if (row->mend (&look))
    fault.fix = expand (row->fix, &look);
  g_array_append_val (faults, fault);
}

/* What the game itself knows of its table. */
static void
look_at_table (AleaSetup       *setup,
               const AleaRules *rules,
               GArray          *faults)
{
  const AleaTableFault *fault = rules->beside.faults;

  for (; fault != NULL && fault->sentence != NULL; fault++)
    if (fault->is_so (setup))
      {
        AleaEditorFault found = {
          .fault = ALEA_FAULT_TABLE,
          .sentence = g_strdup (alea_words_translate (fault->sentence)),
          .fix = g_strdup (alea_words_translate (fault->fix)),
          .of_table = fault,
        };

        g_array_append_val (faults, found);
      }
}

GArray *
alea_editor_list_faults (const AleaSetup *setup,
                         const AleaRules *rules)
{
  GArray *faults = g_array_new (FALSE, FALSE, sizeof (AleaEditorFault));
  AleaSquareSet squares[ALEA_N_FAULTS];
  AleaFaults found = alea_setup_list_faults (setup, rules, squares);
  AleaSetup copy = *setup;

  g_array_set_clear_func (faults, clear_fault);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const Row *row = &rows[i];
      AleaSquareSet where = squares[__builtin_ctz (row->fault)];

      if ((found & row->fault) == 0)
        continue;

      if (row->fault == ALEA_FAULT_TABLE)
        look_at_table (&copy, rules, faults);
      look_at (row, &copy, rules, ALEA_WHITE, where, faults);
      if (row->is_of_one_side)
        look_at (row, &copy, rules, ALEA_BLACK, where, faults);
    }

  return faults;
}

gboolean
alea_editor_mend_setup (AleaSetup             *setup,
                        const AleaRules       *rules,
                        const AleaEditorFault *fault)
{
  Case mend = {
    .setup = setup,
    .rules = rules,
    .colour = fault->colour,
    .squares = fault->squares,
    .square = ALEA_NO_SQUARE,
  };

  if (fault->of_table != NULL)
    {
      fault->of_table->mend (setup);
      return TRUE;
    }

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    if (rows[i].fault == fault->fault && (rows[i].look == NULL || rows[i].look (&mend)))
      return rows[i].mend (&mend);

  return FALSE;
}

/* --- dropping what cannot be ---------------------------------------------- */

static void
drop_castling (AleaSetup       *setup,
               const AleaRules *rules)
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    for (AleaWing wing = ALEA_WING_A; wing < ALEA_N_WINGS; wing++)
      {
        AleaSquare rook = setup->castle_rook[colour][wing];

        if (rook != ALEA_NO_SQUARE && !alea_setup_allows_castling (setup, rules, colour, wing, rook))
          setup->castle_rook[colour][wing] = ALEA_NO_SQUARE;
      }
}

static void
drop_relocation (AleaSetup       *setup,
                 const AleaRules *rules)
{
  for (AleaColour colour = ALEA_WHITE; colour <= ALEA_BLACK; colour++)
    if (!alea_setup_allows_relocation (setup, rules, colour))
      setup->may_relocate[colour] = FALSE;
}

static void
drop_en_passant (AleaSetup       *setup,
                 const AleaRules *rules)
{
  guint n = 0;

  for (guint i = 0; i < setup->n_en_passant; i++)
    if (alea_setup_allows_en_passant (setup, rules, setup->en_passant[i]))
      setup->en_passant[n++] = setup->en_passant[i];

  setup->n_en_passant = (guint8) n;
}

/* No field has more than it can have. */
static void
drop_counts (AleaSetup       *setup,
             const AleaRules *rules)
{
  const AleaField *field = rules->beside.fields;

  for (; field != NULL && field->title != NULL; field++)
    {
      const guint max = alea_field_get_max (field, setup);

      if (field->get (setup, field->number) > max)
        field->set (setup, field->number, max);
    }
}

static void
drop_impossible (AleaSetup       *setup,
                 const AleaRules *rules,
                 AleaFaults       except)
{
  if ((except & ALEA_FAULT_CASTLING) == 0)
    drop_castling (setup, rules);
  if ((except & ALEA_FAULT_RELOCATION) == 0)
    drop_relocation (setup, rules);
  if ((except & ALEA_FAULT_EN_PASSANT) == 0)
    drop_en_passant (setup, rules);
  if ((except & ALEA_FAULT_TABLE) == 0)
    drop_counts (setup, rules);
}

/* A FEN can name a castling right without sense, but not one without a rook. */
static gboolean
can_be_said (const AleaSetup *setup,
             const AleaRules *rules)
{
  char fen[ALEA_FEN_SIZE];
  AleaSetup read;

  return alea_fen_read (alea_fen_write (setup, rules, fen), rules, &read, NULL)
         && memcmp (read.castle_rook, setup->castle_rook, sizeof read.castle_rook) == 0;
}

void
alea_editor_tidy (AleaSetup       *setup,
                  const AleaRules *rules,
                  const AleaSetup *before)
{
  drop_impossible (setup, rules,
                   before != NULL ? alea_setup_find_faults (before, rules) : ALEA_FAULT_NONE);
  if (!can_be_said (setup, rules))
    drop_impossible (setup, rules, ALEA_FAULT_NONE);
}
