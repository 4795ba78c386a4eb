const YEAR_SECONDS = 31_536_000;

/** Stores light or dark for this browser; `system` follows the system setting. */
export function chooseTheme(theme: "light" | "dark" | "system"): void {
  const keep = theme === "system" ? 0 : YEAR_SECONDS;
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API yet
  document.cookie = `theme=${theme}; path=/; max-age=${keep}; samesite=lax`;
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
