export { findSlide } from "./find-slide";
export { readDeckNames } from "./read-deck-names";
export { readDeckPages } from "./read-deck-pages";
export { readDecks } from "./read-decks";
export { readSpeakerPages } from "./read-speaker-pages";
export { isSlideKey, slidePath, thumbnailPath } from "./slide-address";
