import { PICTURE_WIDTH, type PictureBox, type PictureNote } from "./picture-items";

export const NOTE_HEIGHT = 30;
export const PADDING = 16;
export const BACKGROUND = "#0b0d14";

const FILLS: Record<PictureBox["kind"], string> = {
  person: "#2b3145",
  deck: "#f4f5f8",
  whiteboard: "#ffffff",
  video: "#101218",
  empty: "#181b26",
  mask: "#181b26",
  card: "#e9ebf2",
  line: "#05060a",
};

/** A box in whole pixels of a frame so many pixels high, with the size of letters that fits it. */
export function placed(box: PictureBox, frame: number) {
  const x = Math.round(box.x * PICTURE_WIDTH);
  const y = Math.round(box.y * frame);
  const width = Math.round(box.width * PICTURE_WIDTH);
  const height = Math.round(box.height * frame);
  const letters = Math.round(Math.max(12, Math.min(26, width / 14)));
  return { x, y, width, height, letters: box.kind === "line" ? Math.round(height * 0.5) : letters };
}

/** What is written on a box of that kind is seen in. */
export const inkOn = (kind: PictureBox["kind"]): string =>
  kind === "deck" || kind === "whiteboard" || kind === "card" ? "#12141c" : "#ffffff";

/** The box itself, as SVG. Nothing that people wrote is in it. */
export function shapeOf(box: PictureBox, frame: number): string {
  const { x, y, width, height } = placed(box, frame);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${FILLS[box.kind]}"/>`;
}

/** How high the whole drawing is with the notes below its frame. */
export const heightWith = (notes: readonly PictureNote[], frame: number): number =>
  frame + (notes.length > 0 ? notes.length * NOTE_HEIGHT + PADDING : 0);
