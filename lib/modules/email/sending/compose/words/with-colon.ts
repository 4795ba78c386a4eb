/** Returns a label with its colon. French puts a space before it. */
export const withColon = (label: string, language: string): string =>
  language.toLowerCase().startsWith("fr") ? `${label}\u00a0:` : `${label}:`;
