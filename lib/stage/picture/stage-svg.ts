import { ASPECTS, type Aspect } from "../layouts/rect";
import type { StageState } from "../state";
import { cut } from "./cut";
import { type PictureBox, type PictureNote, pictureOf } from "./picture-items";

const WIDTH = 960;
const NOTE_HEIGHT = 30;
const PADDING = 16;

const FILLS: Record<PictureBox["kind"], string> = {
  person: "#2b3145",
  deck: "#f4f5f8",
  whiteboard: "#ffffff",
  video: "#101218",
  empty: "#181b26",
  mask: "#181b26",
};

/**
 * The same drawing as a picture: SVG of 960 pixels' width, without scripts, fonts or anything from elsewhere. Names and
 * texts are data in it.
 */
export function stageSvg(state: StageState, aspect: Aspect = "16:9"): string {
  const { boxes, notes } = pictureOf(state, aspect);
  const frame = Math.round(WIDTH / ASPECTS[aspect]);
  const height = frame + (notes.length > 0 ? notes.length * NOTE_HEIGHT + PADDING : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" role="img">`,
    `<title>${escaped(`The stage, ${state.layout} layout`)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#0b0d14"/>`,
    ...boxes.map((box) => drawBox(box, frame)),
    ...notes.map((note, index) => drawNote(note, frame + PADDING + index * NOTE_HEIGHT)),
    "</svg>",
  ].join("\n");
}

function drawBox(box: PictureBox, frame: number): string {
  const [x, y, width, height] = [box.x * WIDTH, box.y * frame, box.width * WIDTH, box.height * frame].map(
    Math.round,
  ) as [number, number, number, number];
  const ink = box.kind === "deck" || box.kind === "whiteboard" ? "#12141c" : "#ffffff";
  const size = Math.max(12, Math.min(26, Math.round(width / 14)));
  const middle = y + height / 2;
  const say = (text: string, dy: number, font: number) =>
    `<text x="${x + width / 2}" y="${middle + dy}" fill="${ink}" font-size="${font}" text-anchor="middle">${escaped(cut(text, Math.floor((1.7 * width) / font)))}</text>`;
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="${FILLS[box.kind]}"/>`,
    say(box.title, 0, size),
    say(box.subtitle, size * 1.2, Math.round(size * 0.7)),
  ].join("");
}

const drawNote = ({ label, text }: PictureNote, y: number): string =>
  `<text x="${PADDING}" y="${y + 16}" fill="#c9cede" font-size="15"><tspan font-weight="bold">${escaped(label)}</tspan> ${escaped(cut(text, 100))}</text>`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

// Control characters are no XML at all, escaped or not.
const escaped = (text: string): string =>
  text.replace(/\p{Cc}+/gu, " ").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
