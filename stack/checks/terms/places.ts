/** Files without text of ours: generated files, other languages, and this list itself. */
const FOREIGN = [
  /^packages\/client\/src\/generated\//,
  /^packages\/client\/api-report\.md$/,
  /(?:^|\/)(?:de|fr|es)\.tsx?$/,
  /^lib\/signup\/words\//,
  /^lib\/modules\/email\/sending\/compose\/words\//,
  /^stack\/checks\/terms\//,
];

/** Files whose strings are user input, values or test data rather than text of the product. */
const SPEECH = [
  /^lib\/plan-writer\//,
  /^lib\/spoken-commands\//,
  /^lib\/calls\/languages\/frames\//,
  /^lib\/modules\/audience\/audience-questions\/meaning\//,
  /^lib\/modules\/audience\/chat\/(?:lines\/report-chat-line|moderation\/republish-lines-of)\.ts$/,
  /^lib\/modules\/stage\/live-feed\/feed-kinds\/chat\/chat-changes\.ts$/,
  /^lib\/modules\/registrations\/imports\/(?:contract|schema)\.ts$/,
  /^lib\/api\/search\/terms-of\.ts$/,
  /^test\/[a-z]+-eval\//,
  /^test\/search\//,
  /^test\/support\/spoken-sample\.ts$/,
  /^lib\/api\/search\/synonyms\.ts$/,
  /\.test\.tsx?$/,
  /^e2e\//,
];

const matches = (patterns: readonly RegExp[], path: string) => patterns.some((pattern) => pattern.test(path));

export const isForeign = (path: string): boolean => matches(FOREIGN, path);

export const holdsSpeech = (path: string): boolean => matches(SPEECH, path);
