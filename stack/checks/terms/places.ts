/** Files without words of ours: generated ones, other languages, and this list itself. */
const FOREIGN = [
  /^packages\/client\/src\/generated\//,
  /^packages\/client\/api-report\.md$/,
  /(?:^|\/)(?:de|fr|es)\.tsx?$/,
  /^stack\/checks\/terms\//,
];

/** Their strings hold what people say to the product, or data for tests, and not what the product says. */
const SPEECH = [
  /^lib\/plan-writer\//,
  /^lib\/(?:stage\/natural-language|spoken-commands)\//,
  /^test\/[a-z]+-eval\//,
  /^test\/search\//,
  /^lib\/api\/search\/synonyms\.ts$/,
  /\.test\.tsx?$/,
  /^e2e\//,
];

/** What is not rewritten yet. An entry without a hit left fails the check, so the list only shrinks. */
export const NOT_YET: readonly { path: string; in: "text" | "comment" }[] = [];

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));

export const isForeign = (path: string): boolean => matches(FOREIGN, path);

export const holdsSpeech = (path: string): boolean => matches(SPEECH, path);
