/** A fictional person in front of a drawn camera. */
export interface DrawnPerson {
  skin: string;
  /** The side away from the light, the neck and the nose. */
  skinShade: string;
  lips: string;
  hair: string;
  hairLight: string;
  hairCut: "bob" | "curls" | "short";
  eyes: string;
  glasses: boolean;
  beard: boolean;
  top: string;
  topShade: string;
  /** The background room, from the window side to the far side. */
  room: { near: string; far: string; shelf: string; lamp: string; things: readonly string[] };
  /** Offset into the loop, so that no two people nod together. */
  phase: number;
}

export const PEOPLE = {
  hannah: {
    skin: "#e9b595",
    skinShade: "#c98a6b",
    lips: "#b4544f",
    hair: "#2c2230",
    hairLight: "#4b3a52",
    hairCut: "bob",
    eyes: "#4a3a2c",
    glasses: false,
    beard: false,
    top: "#4f46c8",
    topShade: "#332d8f",
    room: {
      near: "#d9cfc4",
      far: "#8d7f86",
      shelf: "#6a5a5c",
      lamp: "#ffe3b0",
      things: ["#b5533c", "#e0a458", "#39607a", "#f0e3d0", "#7a8f6a", "#4b3a52"],
    },
    phase: 0,
  },
  ana: {
    skin: "#a86a48",
    skinShade: "#7f4a30",
    lips: "#8c3b3f",
    hair: "#1f1513",
    hairLight: "#3d2822",
    hairCut: "curls",
    eyes: "#2d1c12",
    glasses: false,
    beard: false,
    top: "#e7b23e",
    topShade: "#b57f1c",
    room: {
      near: "#b9d0cc",
      far: "#4f7472",
      shelf: "#3d5554",
      lamp: "#fff1cf",
      things: ["#f2e8d8", "#d96c4a", "#2f4858", "#86a873", "#f6c453", "#bb9f88"],
    },
    phase: 0.37,
  },
  ben: {
    skin: "#f0c6a6",
    skinShade: "#cf9873",
    lips: "#b66a5d",
    hair: "#6b4426",
    hairLight: "#8c5f39",
    hairCut: "short",
    eyes: "#39515e",
    glasses: true,
    beard: true,
    top: "#2f4a44",
    topShade: "#1d302c",
    room: {
      near: "#ccd3df",
      far: "#5d6781",
      shelf: "#454d63",
      lamp: "#ffe9c4",
      things: ["#c7d0e0", "#8f5a4a", "#e3b25c", "#31405e", "#7d93ab", "#f1ece4"],
    },
    phase: 0.71,
  },
  cleo: {
    skin: "#8a5a3c",
    skinShade: "#664029",
    lips: "#7d3538",
    hair: "#3a2a20",
    hairLight: "#5c4433",
    hairCut: "short",
    eyes: "#2a1a10",
    glasses: true,
    beard: false,
    top: "#b0308f",
    topShade: "#7a1f66",
    room: {
      near: "#c9a2e0",
      far: "#6d3f96",
      shelf: "#4f2c70",
      lamp: "#ffe0c2",
      things: ["#e8c1c5", "#4f6d7a", "#c0d6df", "#dd6e42", "#e8dab2", "#3a3347"],
    },
    phase: 0.18,
  },
} as const satisfies Record<string, DrawnPerson>;

export type PersonName = keyof typeof PEOPLE;
