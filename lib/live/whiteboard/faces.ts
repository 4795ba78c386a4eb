interface Face {
  family: string;
  /** Baseline position, in thousandths of the font size. */
  ascender: number;
  descender: number;
  /** Files below `fonts/`, with the characters that each contains. */
  files: readonly (readonly [name: string, letters?: string])[];
}

const LATIN =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";
const LATIN_MORE =
  "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF";
const NUNITO = "Nunito/Nunito-Regular-XRXI3I6Li01BKofiOc5wtlZ2di8HDIkhd";

/** Excalidraw's typefaces, by the number that elements use. */
const FACES: Readonly<Record<number, Face>> = {
  1: { family: "Virgil", ascender: 886, descender: -374, files: [["Virgil/Virgil-Regular.woff2"]] },
  3: { family: "Cascadia", ascender: 928, descender: -234, files: [["Cascadia/CascadiaCode-Regular.woff2"]] },
  5: {
    family: "Excalifont",
    ascender: 886,
    descender: -374,
    files: [
      [
        "Excalifont/Excalifont-Regular-a88b72a24fb54c9f94e3b5fdaa7481c9.woff2",
        "U+20-7e,U+a0-a3,U+a5-a6,U+a8-ab,U+ad-b1,U+b4,U+b6-b8,U+ba-ff,U+131,U+152-153,U+2bc,U+2c6,U+2da,U+2dc,U+304,U+308,U+2013-2014,U+2018-201a,U+201c-201e,U+2020,U+2022,U+2024-2026,U+2030,U+2039-203a,U+20ac,U+2122,U+2212",
      ],
      [
        "Excalifont/Excalifont-Regular-be310b9bcd4f1a43f571c46df7809174.woff2",
        "U+100-130,U+132-137,U+139-149,U+14c-151,U+154-17e,U+192,U+1fc-1ff,U+218-21b,U+237,U+1e80-1e85,U+1ef2-1ef3,U+2113",
      ],
      ["Excalifont/Excalifont-Regular-b9dcf9d2e50a1eaf42fc664b50a3fd0d.woff2", "U+400-45f,U+490-491,U+2116"],
      [
        "Excalifont/Excalifont-Regular-41b173a47b57366892116a575a43e2b6.woff2",
        "U+37e,U+384-38a,U+38c,U+38e-393,U+395-3a1,U+3a3-3a8,U+3aa-3cf,U+3d7",
      ],
    ],
  },
  6: {
    family: "Nunito",
    ascender: 1011,
    descender: -353,
    files: [
      [`${NUNITO}TQ3j6zbXWjgeg.woff2`, LATIN],
      [`${NUNITO}To3j6zbXWjgevT5.woff2`, LATIN_MORE],
    ],
  },
  7: {
    family: "Lilita One",
    ascender: 923,
    descender: -220,
    files: [
      ["Lilita/Lilita-Regular-i7dPIFZ9Zz-WBtRtedDbYEF8RXi4EwQ.woff2", LATIN],
      ["Lilita/Lilita-Regular-i7dPIFZ9Zz-WBtRtedDbYE98RXi4EwSsbg.woff2", LATIN_MORE],
    ],
  },
  8: {
    family: "Comic Shanns",
    ascender: 750,
    descender: -250,
    files: [
      ["ComicShanns/ComicShanns-Regular-279a7b317d12eb88de06167bd672b4b4.woff2", LATIN],
      ["ComicShanns/ComicShanns-Regular-fcb0fc02dcbee4c9846b3e2508668039.woff2", LATIN_MORE],
    ],
  },
  9: {
    family: "Liberation Sans",
    ascender: 905,
    descender: -212,
    files: [["Liberation/LiberationSans-Regular.woff2"]],
  },
};

const HELVETICA: Face = { family: "Helvetica", ascender: 770, descender: -230, files: [] };

export const faceOf = (number: number): Face => FACES[number] ?? HELVETICA;

/** URL path where the build puts Excalidraw's fonts. */
export const BOARD_ASSETS = "/whiteboard/";
