const DARK = /@media \(prefers-color-scheme:\s*dark\)/g;

/** A mail as it looks by day or by night, whatever the browser that shows it prefers. */
export const lit = (html: string, light: "light" | "dark"): string =>
  html.replace(DARK, light === "dark" ? "@media all" : "@media not all");
