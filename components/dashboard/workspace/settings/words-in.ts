/** What somebody wrote as a list of words or phrases, each once: one a line, or with commas. */
export const wordsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((word) => word.trim().replace(/\s+/g, " "))
      .filter((word) => word !== ""),
  ),
];
