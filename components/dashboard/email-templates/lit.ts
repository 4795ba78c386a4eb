const DARK = /@media \(prefers-color-scheme:\s*dark\)/g;

/** Forces an email's light or dark styles, whatever the browser prefers. */
export const lit = (html: string, light: "light" | "dark"): string =>
  html.replace(DARK, light === "dark" ? "@media all" : "@media not all");
