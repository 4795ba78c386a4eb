/** Splits a text into distinct words or phrases, one per line or separated by commas. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((word) => word.trim().replace(/\s+/g, " "))
      .filter((word) => word !== ""),
  ),
];
