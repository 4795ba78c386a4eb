import { ASPECTS, type Aspect } from "../layouts/rect";
import type { StageState } from "../state";
import { cut } from "./cut";
import { PICTURE_WIDTH, type PictureBox, type PictureNote, pictureOf } from "./picture-items";
import { BACKGROUND, heightWith, inkOn, NOTE_HEIGHT, PADDING, placed, shapeOf } from "./stage-shapes";

/**
 * Draws the stage as SVG, 960 pixels wide, without scripts, fonts or anything external. Names and texts are
 * data.
 */
export function stageSvg(state: StageState, aspect: Aspect = "16:9"): string {
  const { boxes, notes } = pictureOf(state, { aspect });
  const frame = Math.round(PICTURE_WIDTH / ASPECTS[aspect]);
  const height = heightWith(notes, frame);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${height}" viewBox="0 0 ${PICTURE_WIDTH} ${height}" font-family="sans-serif" role="img">`,
    `<title>${escaped(`The stage, ${state.layout} layout`)}</title>`,
    `<rect width="${PICTURE_WIDTH}" height="${height}" fill="${BACKGROUND}"/>`,
    ...boxes.map((box) => drawBox(box, frame)),
    ...notes.map((note, index) => drawNote(note, frame + PADDING + index * NOTE_HEIGHT)),
    "</svg>",
  ].join("\n");
}

function drawBox(box: PictureBox, frame: number): string {
  const { x, y, width, height, letters: size } = placed(box, frame);
  const ink = inkOn(box.kind);
  const middle = y + height / 2;
  const say = (text: string, dy: number, font: number) =>
    `<text x="${x + width / 2}" y="${middle + dy}" fill="${ink}" font-size="${font}" text-anchor="middle">${escaped(cut(text, Math.floor((1.7 * width) / font)))}</text>`;
  if (box.kind === "line") return shapeOf(box, frame) + say(box.title, size * 0.35, size);
  return [
    shapeOf(box, frame),
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

// XML doesn't allow control characters, escaped or not.
const escaped = (text: string): string =>
  text.replace(/\p{Cc}+/gu, " ").replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);
