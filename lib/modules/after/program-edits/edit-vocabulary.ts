export const EDIT_KINDS = [
  ...(["drop", "trim", "shorten_silences", "hide_person", "mute_person", "layout", "move_cut"] as const),
  ...(["hide_layer", "redact_slide", "redact_area", "redact_words", "intro", "outro"] as const),
] as const;

/** Kinds that change the picture alone, or the sound alone. The others change both. */
export const PICTURE_KINDS = [
  ...(["hide_person", "layout", "move_cut", "hide_layer", "redact_slide", "redact_area"] as const),
] satisfies (typeof EDIT_KINDS)[number][];
export const SOUND_KINDS = ["mute_person", "redact_words"] satisfies (typeof EDIT_KINDS)[number][];

/** The number of places that one edit cuts words out of. */
export const MOST_PLACES = 200;
