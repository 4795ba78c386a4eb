export { findSlide } from "./find-slide";
export { readDeckPages } from "./read-deck-pages";
export { readDecks } from "./read-decks";
export { isSlideKey, slidePath, thumbnailPath } from "./slide-address";
