import { createRequire } from "node:module";
import { join } from "node:path";
import { GlobalFonts, setTextRenderer } from "@napi-rs/canvas";

/**
 * The pages' files, each under a family name of its own: a registered family has one file per style, and a file also
 * answers to the name inside it, as those for documents do to "Geist".
 */
const FILES = [
  ["Geist Stage", "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"],
  ["Geist Latin More", "@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2"],
  ["Geist Cyrillic", "@fontsource-variable/geist/files/geist-cyrillic-wght-normal.woff2"],
  ["Newsreader Stage", "@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2"],
  ["Newsreader Stage", "@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2"],
  ["Space Grotesk", "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2"],
  ["Bungee", "@fontsource/bungee/files/bungee-latin-400-normal.woff2"],
  // For PDFs, which can embed no variable typefaces as text.
  ["Document", "@fontsource/geist/files/geist-latin-400-normal.woff2"],
  ["Document", "@fontsource/geist/files/geist-latin-600-normal.woff2"],
  ["Document Latin More", "@fontsource/geist/files/geist-latin-ext-400-normal.woff2"],
  ["Document Latin More", "@fontsource/geist/files/geist-latin-ext-600-normal.woff2"],
  ["Document Cyrillic", "@fontsource/geist/files/geist-cyrillic-400-normal.woff2"],
  ["Document Cyrillic", "@fontsource/geist/files/geist-cyrillic-600-normal.woff2"],
] as const;

/** The package files that drawing needs, for builds that copy only what runs. */
export const FONT_FILES: readonly string[] = FILES.map(([, file]) => file);

/** What the style sheet's typefaces are on the server. Other scripts come from the machine's fonts. */
const FAMILIES: Record<string, string> = {
  "--font-sans": '"Geist Stage", "Geist Latin More", "Geist Cyrillic", sans-serif',
  "--font-newsreader-stage": '"Newsreader Stage", "Times New Roman", serif',
  "--font-space-grotesk": '"Space Grotesk", Arial, sans-serif',
  "--font-document": '"Document", "Document Latin More", "Document Cyrillic", sans-serif',
  "--font-bungee": '"Bungee", "Arial Black", sans-serif',
};

/** Returns the families of a typeface in the style sheet's notation, `var(--font-sans)`. */
export const familiesOf = (face: string): string =>
  FAMILIES[face.slice("var(".length, -1)] ?? FAMILIES["--font-sans"] ?? "sans-serif";

let registered = false;

/** Makes the pages' typefaces available to canvases. Throws if a file is missing. */
export function registerFonts(): void {
  if (registered) return;
  // Letters as Chromium draws them on this machine.
  setTextRenderer("system");
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  for (const [family, file] of FILES)
    if (GlobalFonts.registerFromPath(resolve(file), family) === null)
      throw new Error(`Couldn't read the typeface ${family} from ${file}. Run npm install.`);
  registered = true;
}
