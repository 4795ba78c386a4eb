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

/** Returns a box in whole pixels of a frame that is so many pixels high, with a matching font size. */
export function placed(box: PictureBox, frame: number) {
  const x = Math.round(box.x * PICTURE_WIDTH);
  const y = Math.round(box.y * frame);
  const width = Math.round(box.width * PICTURE_WIDTH);
  const height = Math.round(box.height * frame);
  const letters = Math.round(Math.max(12, Math.min(26, width / 14)));
  return { x, y, width, height, letters: box.kind === "line" ? Math.round(height * 0.5) : letters };
}

/** Returns the text color for a box of this kind. */
export const inkOn = (kind: PictureBox["kind"]): string =>
  kind === "deck" || kind === "whiteboard" || kind === "card" ? "#12141c" : "#ffffff";

/** Returns the box itself as SVG, without any text from people. */
export function shapeOf(box: PictureBox, frame: number): string {
  const { x, y, width, height } = placed(box, frame);
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${FILLS[box.kind]}"/>`;
}

/** Returns the height of the whole drawing, including the notes below the frame. */
export const heightWith = (notes: readonly PictureNote[], frame: number): number =>
  frame + (notes.length > 0 ? notes.length * NOTE_HEIGHT + PADDING : 0);
