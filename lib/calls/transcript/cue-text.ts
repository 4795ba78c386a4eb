const NAMED: Record<string, string> = {
  ...{ amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " ", lrm: "\u200E", rlm: "\u200F" },
};
const ESCAPED = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu;

/** Returns a cue's text without the escapes of WebVTT and HTML. What isn't one stays. */
export const cueText = (text: string): string =>
  text.replace(ESCAPED, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return isShown(code) ? String.fromCodePoint(code) : whole;
  });

/** No control character, and no half of a pair. */
const isShown = (code: number): boolean =>
  code >= 0x20 && code !== 0x7f && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
