import { BOARD_ASSETS } from "./faces";

/**
 * The editor names another host behind each of its fonts' addresses, for where ours should fail, and browsers look at both.
 * From here on this page's fonts come from here alone.
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

/** Those of `url(…) format(…), url(…)` that are of this site, or in the text itself. */
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
