import type { ClipCatalogWire } from "./clip-schema";

const choice = <Id extends string>(id: Id, name: string, description = "") => ({ id, name, description });

/** The looks that clips can have, in words for those who choose. */
export const CLIP_CATALOG: ClipCatalogWire = {
  templates: [
    choice("speaker_focus", "Speaker focus", "The speaker fills the frame. Captions lie over the picture."),
    choice("editorial_motion", "Editorial", "The picture on paper, with a headline in a serif typeface."),
  ],
  orientations: [
    choice("vertical", "Vertical", "9:16, for TikTok, Reels and Shorts"),
    choice("square", "Square", "1:1, for feeds"),
    choice("horizontal", "Horizontal", "16:9, for websites and YouTube"),
  ],
  caption_presets: [
    choice("pill", "Pill", "A colored label behind the word that is said"),
    choice("impact", "Impact", "Heavy capitals, the word that is said in color"),
    choice("block", "Block", "White on a dark box"),
    choice("underline", "Underline", "A line under the word that is said"),
    choice("bracket", "Bracket", "Brackets around the word that is said"),
    choice("minimal", "Minimal", "Plain, words to come are paler"),
  ],
  caption_sizes: [choice("sm", "Small"), choice("md", "Medium"), choice("lg", "Large")],
  motions: [
    choice("calm", "Calm", "Whole sentences, no movement"),
    choice("standard", "Standard", "A little closer after every other cut"),
    choice("energetic", "Energetic", "A few words at a time, closer cuts"),
  ],
  focus_modes: [
    choice("auto", "Whoever speaks"),
    choice("pin", "One person", "Name them in focusSpeaker, or their tile in focusTile."),
    choice("off", "Everyone", "The whole frame"),
  ],
};
