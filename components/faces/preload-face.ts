import bungee from "@fontsource/bungee/files/bungee-latin-400-normal.woff2";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2";
import spaceGrotesk from "@fontsource-variable/space-grotesk/files/space-grotesk-latin-wght-normal.woff2";
import { preload } from "react-dom";
import newsreaderDisplay from "./newsreader/display.woff2";

const FACES = { geist, newsreaderDisplay, spaceGrotesk, bungee };

export type Face = keyof typeof FACES;

/**
 * Fetches the face of a page's largest text along with its style sheet. Others follow where letters of them are drawn.
 * `next/font` isn't used because it preloads every face that a route may need, and a signup page has one of four themes.
 */
export const preloadFace = (face: Face): void =>
  preload(FACES[face], { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
