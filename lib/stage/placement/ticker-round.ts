const SECONDS_PER_CHARACTER = 0.16;
const SHORTEST_SECONDS = 14;
/** What stands between two items takes as long as this many characters. */
const CHARACTERS_BETWEEN = 12;

const charactersOf = (items: readonly string[]): number =>
  items.join("").length + items.length * CHARACTERS_BETWEEN;

/** Returns how many seconds the ticker takes until it begins again. */
export const tickerRoundSeconds = (items: readonly string[]): number =>
  Math.max(SHORTEST_SECONDS, charactersOf(items) * SECONDS_PER_CHARACTER);

/** Returns how much of a round has passed, from 0 to 1, when an item reaches the left edge. */
export const tickerPartBefore = (items: readonly string[], place: number): number =>
  charactersOf(items.slice(0, place)) / charactersOf(items);
