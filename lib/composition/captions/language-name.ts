/** Returns how a language calls itself, as in `Deutsch` for `de`; its tag if that isn't known. */
export function languageName(language: string): string {
  try {
    return new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
