/** Writes names as a list in a sentence. */
export const listed =
  (language: string) =>
  (names: readonly string[]): string =>
    new Intl.ListFormat(language, { type: "conjunction" }).format(names);
