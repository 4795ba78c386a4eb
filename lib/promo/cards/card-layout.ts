import type { CardSize } from "../parts";

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface TextBox extends Box {
  size: number;
}

/** Where everything is on a speaker's card. Texts never overlap the part that the theme decorates. */
export interface PersonLayout {
  organiser: TextBox;
  photo: { left: number; top: number; side: number };
  /** Around the photo. */
  decorated: Box;
  name: TextBox;
  role: TextBox;
  /** The line above the title. */
  line: Pick<Box, "left" | "top" | "width">;
  title: TextBox;
  when: TextBox;
}

/** Where everything is on the show's card. */
export interface ShowLayout {
  organiser: TextBox;
  title: TextBox;
  /** The first of up to five photos in a row. */
  faces: { left: number; top: number; side: number; gap: number };
  decorated: Box;
  names: TextBox;
  line: Pick<Box, "left" | "top" | "width">;
  when: TextBox;
}

const EDGE = 72;
const WIDE = { left: EDGE, width: 936 };
const BESIDE = { left: 450, width: 678 };

export const PERSON_LAYOUTS: Record<CardSize, PersonLayout> = {
  square: {
    organiser: { ...WIDE, top: 60, height: 44, size: 32 },
    photo: { left: EDGE, top: 142, side: 380 },
    decorated: { left: 262, top: 122, width: 818, height: 420 },
    name: { ...WIDE, top: 556, height: 170, size: 92 },
    role: { ...WIDE, top: 740, height: 84, size: 34 },
    line: { ...WIDE, top: 846 },
    title: { ...WIDE, top: 868, height: 100, size: 54 },
    when: { ...WIDE, top: 978, height: 48, size: 32 },
  },
  landscape: {
    organiser: { left: EDGE, width: 1056, top: 56, height: 40, size: 28 },
    photo: { left: EDGE, top: 138, side: 330 },
    decorated: { left: 0, top: 118, width: 390, height: 512 },
    name: { ...BESIDE, top: 132, height: 150, size: 76 },
    role: { ...BESIDE, top: 296, height: 74, size: 28 },
    line: { ...BESIDE, top: 390 },
    title: { ...BESIDE, top: 410, height: 100, size: 44 },
    when: { ...BESIDE, top: 524, height: 48, size: 28 },
  },
  portrait: {
    organiser: { ...WIDE, top: 60, height: 44, size: 32 },
    photo: { left: EDGE, top: 142, side: 540 },
    decorated: { left: 342, top: 122, width: 738, height: 580 },
    name: { ...WIDE, top: 720, height: 210, size: 104 },
    role: { ...WIDE, top: 944, height: 96, size: 38 },
    line: { ...WIDE, top: 1064 },
    title: { ...WIDE, top: 1088, height: 126, size: 60 },
    when: { ...WIDE, top: 1230, height: 56, size: 36 },
  },
  // Apps draw their own buttons over the first 250 and the last 340 pixels.
  story: {
    organiser: { ...WIDE, top: 258, height: 48, size: 36 },
    photo: { left: EDGE, top: 344, side: 560 },
    decorated: { left: 352, top: 324, width: 728, height: 600 },
    name: { ...WIDE, top: 944, height: 220, size: 108 },
    role: { ...WIDE, top: 1178, height: 100, size: 40 },
    line: { ...WIDE, top: 1302 },
    title: { ...WIDE, top: 1326, height: 154, size: 66 },
    when: { ...WIDE, top: 1496, height: 60, size: 38 },
  },
};

export const SHOW_LAYOUTS: Record<CardSize, ShowLayout> = {
  square: {
    organiser: { ...WIDE, top: 60, height: 44, size: 32 },
    title: { ...WIDE, top: 136, height: 430, size: 128 },
    faces: { left: EDGE, top: 620, side: 150, gap: 18 },
    decorated: { left: 147, top: 600, width: 933, height: 190 },
    names: { ...WIDE, top: 806, height: 100, size: 34 },
    line: { ...WIDE, top: 930 },
    when: { ...WIDE, top: 954, height: 64, size: 36 },
  },
  landscape: {
    organiser: { left: EDGE, width: 1056, top: 56, height: 40, size: 28 },
    title: { left: EDGE, width: 1056, top: 112, height: 210, size: 100 },
    faces: { left: EDGE, top: 344, side: 110, gap: 14 },
    decorated: { left: 127, top: 334, width: 1073, height: 130 },
    names: { left: EDGE, width: 1056, top: 474, height: 44, size: 28 },
    line: { left: EDGE, width: 1056, top: 532 },
    when: { left: EDGE, width: 1056, top: 546, height: 42, size: 30 },
  },
  portrait: {
    organiser: { ...WIDE, top: 60, height: 44, size: 32 },
    title: { ...WIDE, top: 136, height: 600, size: 148 },
    faces: { left: EDGE, top: 794, side: 168, gap: 18 },
    decorated: { left: 156, top: 774, width: 924, height: 208 },
    names: { ...WIDE, top: 1006, height: 150, size: 40 },
    line: { ...WIDE, top: 1186 },
    when: { ...WIDE, top: 1212, height: 72, size: 42 },
  },
  story: {
    organiser: { ...WIDE, top: 258, height: 48, size: 36 },
    title: { ...WIDE, top: 340, height: 640, size: 156 },
    faces: { left: EDGE, top: 1030, side: 168, gap: 18 },
    decorated: { left: 156, top: 1010, width: 924, height: 208 },
    names: { ...WIDE, top: 1244, height: 150, size: 42 },
    line: { ...WIDE, top: 1424 },
    when: { ...WIDE, top: 1450, height: 80, size: 44 },
  },
};
