import bungee from "@fontsource/bungee/files/bungee-latin-400-normal.woff2";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import newsreaderDisplay from "./newsreader/display.woff2";

const FACES = { geist, newsreaderDisplay, spaceGrotesk, bungee };

export type Face = keyof typeof FACES;

/**
 * Preloads the typeface of a page's largest text; the others load when text uses them. Not with `next/font`, which preloads
 * every typeface a route may need: a signup page has one of four themes. Not with `preload()`, whose hint is lost in pages
 * that wait for data before they render.
 */
export const PreloadFace = ({ face }: { face: Face }) => (
  <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={FACES[face]} />
);
