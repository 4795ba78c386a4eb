import { BOARD_ASSETS } from "@/lib/live/whiteboard/faces";

/**
 * Makes this page load fonts only from this site. The editor adds another host as a fallback to each font
 * URL, and browsers contact both.
 */
export function takeOwnFontsAlone(): void {
  Object.assign(window, { EXCALIDRAW_ASSET_PATH: BOARD_ASSETS, FontFace: OwnFontFace });
}

const Plain = typeof FontFace === "undefined" ? class {} : FontFace;

class OwnFontFace extends (Plain as typeof FontFace) {
  constructor(family: string, source: string | BufferSource, descriptors?: FontFaceDescriptors) {
    super(family, typeof source === "string" ? ownSources(source) : source, descriptors);
  }
}

/** Keeps the sources of `url(…) format(…), url(…)` that are on this site or inline. */
export const ownSources = (sources: string): string =>
  sources
    .split(/,\s*(?=url\(|local\()/)
    .filter((source) => isOwn(/url\(["']?([^"')]+)/.exec(source)?.[1]))
    .join(", ");

function isOwn(address: string | undefined): boolean {
  if (address === undefined) return true;
  const url = new URL(address, location.href);
  return url.protocol === "data:" || url.protocol === "blob:" || url.origin === location.origin;
}
