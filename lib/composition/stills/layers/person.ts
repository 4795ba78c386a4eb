import { converter, formatHex } from "culori";
import type { PlacedTile } from "@/lib/stage";
import { hueOf } from "@/lib/theme/hue-of";
import { initialsOf } from "@/lib/theme/initials-of";
import type { Box } from "../canvas/box";
import { drawText, layLine } from "../canvas/text";
import { plainType, type Sheet } from "../sheet";

/** The page's largest circle and letters, in pixels. */
const LARGEST = { circle: 224, letters: 86.4 };
/** Share of a tile's height in which the circle is centered: slightly above the middle, like a face. */
const UPPER = 0.7;
const TRACKING = -0.03;
const LINE_HEIGHT = 1.5;

const toRgb = converter("rgb");
const shade = (l: number, c: number, h: number): string => formatHex(toRgb({ mode: "oklch", l, c, h }));

/** Draws initials, or a silhouette for someone who isn't recorded. */
export function drawPerson(sheet: Sheet, { identity }: PlacedTile, box: Box): void {
  const { said, pen } = sheet;
  const person = said.state.stage.find((entry) => entry.identity === identity);
  if (!person) return;
  const hue = hueOf(person.name);
  const isSilhouette = said.people[person.identity] === "silhouette";
  pen.fillStyle = isSilhouette ? sheet.tokens.colour("--stage-tile") : shade(0.26, 0.045, hue);
  pen.fillRect(box.x, box.y, box.width, box.height);
  if (isSilhouette) drawSilhouette(sheet, box);
  else drawInitials(sheet, { name: person.name, hue }, box);
}

function drawInitials({ pen, tokens }: Sheet, { name, hue }: { name: string; hue: number }, box: Box): void {
  const upper = box.height * UPPER;
  const circle = Math.min(upper * 0.8, box.width * 0.6, LARGEST.circle);
  const middle = { x: box.x + box.width / 2, y: box.y + upper / 2 };
  pen.fillStyle = shade(0.42, 0.09, hue);
  pen.beginPath();
  pen.arc(middle.x, middle.y, circle / 2, 0, 2 * Math.PI);
  pen.fill();
  const px = Math.min(upper * 0.32, box.width * 0.24, LARGEST.letters);
  const type = { ...plainType(px, 600), tracking: TRACKING };
  const block = layLine(pen, initialsOf(name), type, {
    width: Number.POSITIVE_INFINITY,
    lineHeight: LINE_HEIGHT,
  });
  const at = { x: middle.x - circle / 2, y: middle.y - block.height / 2, width: circle };
  drawText(pen, block, at, tokens.colour("--stage-ink"), "center");
}

/** Head and shoulders, in the measures of the tile. */
function drawSilhouette({ pen, tokens }: Sheet, box: Box): void {
  const unit = Math.min(box.width * 0.75, box.height);
  const middle = box.x + box.width / 2;
  const bottom = box.y + box.height;
  pen.save();
  pen.globalAlpha = 0.22;
  pen.fillStyle = tokens.colour("--stage-soft");
  pen.beginPath();
  pen.arc(middle, bottom - unit * 0.56, unit * 0.17, 0, 2 * Math.PI);
  pen.fill();
  pen.beginPath();
  pen.ellipse(middle, bottom + unit * 0.04, unit * 0.36, unit * 0.38, 0, Math.PI, 2 * Math.PI);
  pen.fill();
  pen.restore();
}
