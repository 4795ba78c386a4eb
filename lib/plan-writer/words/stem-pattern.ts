/** A word's beginning, whatever its case; `\b` does not know accents. */
export const stemPattern = (alternatives: string, flags = "giu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})`, flags);
