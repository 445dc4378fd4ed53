/* alea-picture-dialog.c: a board as a picture, in a file or on the clipboard
 *
 * Copyright 2026 The Alea Authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "alea-picture-dialog.h"

#include "alea-ask-file.h"
#include "alea-ask.h"
#include "alea-export.h"
#include "alea-form.h"
#include "alea-growth.h"
#include "alea-mnemonics.h"
#include "alea-print-layout.h"
#include "alea-scroller.h"
#include "alea-split.h"
#include "alea-words.h"
#include "alea-wrapped.h"

#include <glib/gi18n.h>
#include <math.h>

/**
 * AleaPictureDialog:
 *
 * Choices to the left, the picture to the right, drawn as the file will be.
 */

struct _AleaPictureDialog
{
  GtkWindow     parent_instance;

  AleaDiagram  *diagram;
  gboolean      is_drawn;      /* by hand: how it looks has been chosen there */
  char         *title;

  GtkWidget    *format;        /* by Format */
  GtkWidget    *size;
  GtkWidget    *scale;
  GtkWidget    *extent;        /* what both come to */
  GtkWidget    *transparent;
  GtkWidget    *theme;         /* from here to the caption: NULL for what is drawn */
  GtkWidget    *coordinates;
  GtkWidget    *flipped;
  GtkWidget    *marks;
  GtkWidget    *words;
  GtkWidget    *caption;
  GtkWidget    *picture;
  GtkWidget    *frame;         /* as wide for its height as the picture */
  GtkWidget    *status;
};

G_DEFINE_FINAL_TYPE (AleaPictureDialog, alea_picture_dialog, GTK_TYPE_WINDOW)

#define DEFAULT_WIDTH  820
#define DEFAULT_HEIGHT 600

/* Of the preview, in pixels, and of the picture, in pixels or points. */
#define PREVIEW_SIZE 640
#define MIN_SIZE     16
#define MAX_SIZE     4096
#define DEFAULT_SIZE 480
#define MAX_SCALE    8
#define MM_PER_POINT (25.4 / 72)

/* As they stand in the list: the one for everything first. */
static const AleaPictureFormat formats[] = { ALEA_PICTURE_PNG, ALEA_PICTURE_SVG, ALEA_PICTURE_PDF };

static const struct
{
  const char *suffix;
  const char *mime_type;
} format_facts[] = {
  [ALEA_PICTURE_PDF] = { ".pdf", "application/pdf" },
  [ALEA_PICTURE_SVG] = { ".svg", "image/svg+xml" },
  [ALEA_PICTURE_PNG] = { ".png", "image/png" },
};

/* --- what was chosen ------------------------------------------------------- */

static AleaPictureFormat
get_format (AleaPictureDialog *self)
{
  return formats[alea_form_get_choice (self->format)];
}

static void
get_shape (AleaPictureDialog *self,
           AleaPictureShape  *shape)
{
  *shape = (AleaPictureShape) {
    .format = get_format (self),
    .size = alea_form_get_number (self->size),
    .scale = get_format (self) == ALEA_PICTURE_PNG ? alea_form_get_number (self->scale) : 1,
    .is_transparent = alea_form_get_check (self->transparent),
  };
}

static void
apply_choices (AleaPictureDialog *self,
               AleaDiagram       *diagram)
{
  const gboolean has_words = alea_form_get_check (self->words);

  diagram->theme = alea_print_theme_get (alea_form_get_choice (self->theme));
  diagram->coordinates = (AleaCoordinates) alea_form_get_choice (self->coordinates);
  diagram->is_flipped = alea_form_get_check (self->flipped);
  if (!alea_form_get_check (self->marks))
    g_array_set_size (diagram->marks, 0);

  alea_diagram_set_text (diagram, ALEA_DIAGRAM_CAPTION,
                         has_words ? gtk_editable_get_text (GTK_EDITABLE (self->caption)) : NULL);
  if (!has_words)
    {
      diagram->turn_sign = ALEA_TURN_SIGN_NONE;
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_NUMBER, NULL);
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_ROLLS, NULL);
      alea_diagram_set_text (diagram, ALEA_DIAGRAM_RULES, NULL);
    }
}

/* How large the board will be, in what is usual for the format. */
static void
show_extent (AleaPictureDialog *self)
{
  g_autofree char *extent = NULL;
  AleaPictureShape shape;
  int length;

  get_shape (self, &shape);
  length = (int) lround (shape.size * shape.scale * (shape.format == ALEA_PICTURE_PDF ? MM_PER_POINT : 1));
  extent = g_strdup_printf (shape.format == ALEA_PICTURE_PDF ? _("The longer side of the board is %d mm.")
                            : ngettext ("The longer side of the board is %d pixel.",
                                        "The longer side of the board is %d pixels.", (gulong) length),
                            length);
  gtk_label_set_text (GTK_LABEL (self->extent), extent);
}

/* The diagram with all choices; (transfer full). */
static AleaDiagram *
make_diagram (AleaPictureDialog *self)
{
  AleaDiagram *diagram = alea_diagram_copy (self->diagram);

  if (!self->is_drawn)
    apply_choices (self, diagram);
  if (diagram->texts[ALEA_DIAGRAM_TITLE] == NULL)
    alea_diagram_set_text (diagram, ALEA_DIAGRAM_TITLE, self->title);
  return diagram;
}

static void
say (AleaPictureDialog *self,
     const char        *sentence)
{
  gtk_label_set_text (GTK_LABEL (self->status), sentence);
  gtk_widget_set_visible (self->status, *sentence != '\0');
}

/* --- the preview ----------------------------------------------------------- */

static void
update_cb (AleaPictureDialog *self)
{
  const AleaPictureShape shape = {
    .format = ALEA_PICTURE_PNG,
    .size = PREVIEW_SIZE,
    .scale = 1,
    .is_transparent = alea_form_get_check (self->transparent),
  };
  g_autoptr(AleaDiagram) diagram = make_diagram (self);
  g_autofree char *description = alea_diagram_describe (diagram);
  g_autoptr(GBytes) bytes = alea_export_render (diagram, &shape, NULL);
  g_autoptr(GdkTexture) texture = bytes != NULL ? gdk_texture_new_from_bytes (bytes, NULL) : NULL;

  if (texture != NULL)
    gtk_aspect_frame_set_ratio (GTK_ASPECT_FRAME (self->frame),
                                (float) gdk_texture_get_width (texture) / (float) gdk_texture_get_height (texture));
  gtk_picture_set_paintable (GTK_PICTURE (self->picture), GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (GTK_PICTURE (self->picture), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->picture), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  alea_form_set_visible (self->scale, get_format (self) == ALEA_PICTURE_PNG);
  show_extent (self);
  if (!self->is_drawn)
    gtk_widget_set_sensitive (self->caption, alea_form_get_check (self->words));
  say (self, "");
}

/* --- the clipboard --------------------------------------------------------- */

/* Other programs take what they know best: an SVG goes with its pixels. */
static GdkContentProvider *
make_content (const AleaDiagram       *diagram,
              const AleaPictureShape  *shape,
              GError                 **error)
{
  AleaPictureShape pixels = *shape;
  GdkContentProvider *providers[2] = { NULL };
  g_autoptr(GdkTexture) texture = NULL;
  g_autoptr(GBytes) bytes = alea_export_render (diagram, shape, error), png = NULL;

  if (bytes == NULL)
    return NULL;
  if (shape->format == ALEA_PICTURE_PDF)
    return gdk_content_provider_new_for_bytes (format_facts[shape->format].mime_type, bytes);

  pixels.format = ALEA_PICTURE_PNG;
  png = shape->format == ALEA_PICTURE_PNG ? g_bytes_ref (bytes) : alea_export_render (diagram, &pixels, error);
  if (png == NULL || (texture = gdk_texture_new_from_bytes (png, error)) == NULL)
    return NULL;

  providers[1] = gdk_content_provider_new_typed (GDK_TYPE_TEXTURE, texture);
  if (shape->format == ALEA_PICTURE_PNG)
    return providers[1];

  providers[0] = gdk_content_provider_new_for_bytes (format_facts[shape->format].mime_type, bytes);
  return gdk_content_provider_new_union (providers, G_N_ELEMENTS (providers));
}

static void
copy_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaPictureDialog *self = ALEA_PICTURE_DIALOG (widget);
  g_autoptr(AleaDiagram) diagram = make_diagram (self);
  g_autoptr(GdkContentProvider) provider = NULL;
  g_autoptr(GError) error = NULL;
  AleaPictureShape shape;

  get_shape (self, &shape);
  if ((provider = make_content (diagram, &shape, &error)) == NULL)
    {
      alea_tell (GTK_WINDOW (self), _("The picture cannot be copied"), error->message);
      return;
    }

  gdk_clipboard_set_content (gtk_widget_get_clipboard (widget), provider);
  say (self, _("The picture is on the clipboard."));
}

/* --- a file ---------------------------------------------------------------- */

/* The ending of the name says what is wanted, if it says anything. */
static void
save (AleaPictureDialog *self,
      const char        *path)
{
  g_autoptr(AleaDiagram) diagram = make_diagram (self);
  g_autofree char *whole = NULL, *name = NULL, *news = NULL;
  g_autoptr(GError) error = NULL;
  AleaPictureShape shape;

  get_shape (self, &shape);
  if (alea_export_find_format (path, &shape.format, NULL))
    whole = g_strdup (path);
  else
    whole = g_strconcat (path, format_facts[shape.format].suffix, NULL);

  if (!alea_export_diagram (diagram, &shape, whole, &error))
    {
      alea_tell (GTK_WINDOW (self), _("The picture cannot be saved"), error->message);
      return;
    }

  name = g_filename_display_basename (whole);
  news = g_strdup_printf (_("The picture was saved as “%s”."), name);
  say (self, news);
}

static void
save_to_cb (GFile    *file,
            gpointer  data)
{
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  if (path != NULL)
    save (data, path);
  else if (file != NULL)
    alea_tell (data, _("The picture cannot be saved"), _("This location is not on this computer."));
}

static void
save_action (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  AleaPictureDialog *self = ALEA_PICTURE_DIALOG (widget);
  g_autofree char *file_name = g_strconcat (self->title, format_facts[get_format (self)].suffix, NULL);
  const AleaFileQuestion question = { .title = _("Export Picture"), .name = g_strdelimit (file_name, "/", '-') };

  alea_ask_file_to_save (GTK_WINDOW (self), &question, save_to_cb, self);
}

/* --- the choices ----------------------------------------------------------- */

/* How large it will be changes nothing in the preview. */
static GtkWidget *
add_number (AleaPictureDialog *self,
            GtkWidget         *form,
            const char        *title,
            double             least,
            double             most,
            double             value)
{
  GtkWidget *number = alea_form_make_number (least, most, value);

  g_signal_connect_object (number, "value-changed", G_CALLBACK (show_extent), self, G_CONNECT_SWAPPED);
  alea_form_add (form, title, number);
  return number;
}

/* The colours that the diagram has. */
static guint
find_theme (AleaPictureDialog *self)
{
  for (guint i = 0; i < ALEA_N_PRINT_THEMES; i++)
    if (alea_print_theme_get (i) == self->diagram->theme)
      return i;

  return 0;
}

static void
add_board (AleaPictureDialog *self,
           GtkWidget         *form)
{
  const char *places[] = {
    _("Around the board"), _("At the edge"), _("Nowhere"), _("In every square"), NULL
  };
  const char *caption = self->diagram->texts[ALEA_DIAGRAM_CAPTION];
  const char *themes[ALEA_N_PRINT_THEMES + 1] = { NULL };

  for (guint i = 0; i < ALEA_N_PRINT_THEMES; i++)
    themes[i] = alea_words_translate (alea_print_themes[i].title);

  alea_form_add_heading (form, _("Diagram"));
  self->theme = alea_form_add_choice (form, _("_Board"), themes, find_theme (self));
  self->coordinates = alea_form_add_choice (form, _("Coord_inates"), places, self->diagram->coordinates);
  self->flipped = alea_form_add_check (form, _("Seen from the ot_her side"), self->diagram->is_flipped);
  self->marks = alea_form_add_check (form, _("_Marks"), TRUE);
  self->words = alea_form_add_check (form, _("Text belo_w the board"), FALSE);
  self->caption = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (self->caption), caption != NULL ? caption : "");
  gtk_editable_set_width_chars (GTK_EDITABLE (self->caption), 10);
  gtk_entry_set_max_length (GTK_ENTRY (self->caption), ALEA_DIAGRAM_MAX_TEXT);
  g_signal_connect_object (self->caption, "changed", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  alea_form_add (form, _("C_aption"), self->caption);
}

static GtkWidget *
make_side (AleaPictureDialog *self)
{
  const char *labels[] = { _("PNG: bitmap image"), _("SVG: for the web and drawing programs"), _("PDF: for printing"), NULL };
  GtkWidget *scroller = alea_scroller_new (), *form = alea_form_new (G_CALLBACK (update_cb), self);

  gtk_widget_add_css_class (form, "dialog-side");
  self->format = alea_form_add_choice (form, _("_Format"), labels, 0);
  self->size = add_number (self, form, _("Board si_ze"), MIN_SIZE, MAX_SIZE, DEFAULT_SIZE);
  self->scale = add_number (self, form, _("Sca_le"), 1, MAX_SCALE, 2);
  gtk_widget_set_tooltip_text (self->scale, _("Number of pixels for each unit of board size"));
  self->extent = alea_wrapped_new (NULL, "dim-label", -1);
  alea_form_add_whole (form, self->extent);
  self->transparent = alea_form_add_check (form, _("_Transparent background"), FALSE);
  if (!self->is_drawn)
    add_board (self, form);

  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL, _("Options"), -1);
  gtk_scrolled_window_set_propagate_natural_width (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), form);
  return scroller;
}

/* --- the window ------------------------------------------------------------ */

static void
add_action (GtkWidget  *box,
            const char *label,
            const char *action)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_box_append (GTK_BOX (box), button);
}

static GtkWidget *
make_foot (AleaPictureDialog *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  GtkWidget *actions = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);

  self->status = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_STATUS, "wrap", TRUE,
                               "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, "visible", FALSE, NULL);
  gtk_widget_set_halign (actions, GTK_ALIGN_END);
  add_action (actions, _("_Copy"), "picture.copy");
  add_action (actions, _("_Save…"), "picture.save");
  gtk_widget_add_css_class (gtk_widget_get_last_child (actions), "suggested-action");
  gtk_box_append (GTK_BOX (foot), self->status);
  gtk_box_append (GTK_BOX (foot), actions);
  gtk_widget_add_css_class (foot, "dialog-foot");
  alea_mnemonics_name_once (foot);
  return foot;
}

static void
fill_window (AleaPictureDialog *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *split;

  self->picture = gtk_picture_new ();
  gtk_picture_set_can_shrink (GTK_PICTURE (self->picture), TRUE);
  gtk_widget_set_size_request (self->picture, 120, 120);
  gtk_widget_set_hexpand (self->picture, TRUE);

  self->frame = gtk_aspect_frame_new (0.5, 0.5, 1, FALSE);
  gtk_aspect_frame_set_child (GTK_ASPECT_FRAME (self->frame), self->picture);
  gtk_widget_add_css_class (self->frame, "exported");

  split = alea_split_new (make_side (self), self->frame);
  gtk_widget_set_vexpand (split, TRUE);
  gtk_box_append (GTK_BOX (box), split);
  gtk_box_append (GTK_BOX (box), make_foot (self));
  gtk_window_set_child (GTK_WINDOW (self), box);
}

static void
alea_picture_dialog_finalize (GObject *object)
{
  AleaPictureDialog *self = ALEA_PICTURE_DIALOG (object);

  g_clear_pointer (&self->diagram, alea_diagram_free);
  g_free (self->title);

  G_OBJECT_CLASS (alea_picture_dialog_parent_class)->finalize (object);
}

static void
alea_picture_dialog_class_init (AleaPictureDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = alea_picture_dialog_finalize;
  gtk_widget_class_install_action (widget_class, "picture.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "picture.save", NULL, save_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
alea_picture_dialog_init (AleaPictureDialog *self)
{
  gtk_window_set_title (GTK_WINDOW (self), _("Export Picture"));
  gtk_window_set_titlebar (GTK_WINDOW (self), gtk_header_bar_new ());
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
}

void
alea_picture_dialog_show (GtkWindow         *parent,
                          const AleaDiagram *diagram,
                          const char        *title,
                          gboolean           is_drawn)
{
  AleaPictureDialog *self = g_object_new (ALEA_TYPE_PICTURE_DIALOG, NULL);

  self->diagram = alea_diagram_copy (diagram);
  self->is_drawn = is_drawn;
  self->title = g_strdup (title);
  gtk_window_set_transient_for (GTK_WINDOW (self), parent);
  alea_growth_follow (GTK_WINDOW (self), parent);
  fill_window (self);
  alea_split_fit_window (GTK_WINDOW (self), parent, DEFAULT_WIDTH, DEFAULT_HEIGHT);
  update_cb (self);
  gtk_window_present (GTK_WINDOW (self));
}
