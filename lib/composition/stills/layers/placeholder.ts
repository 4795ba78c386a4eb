import { fill } from "@/lib/signup/words/fill";
import type { PlacedTile } from "@/lib/stage";
import type { Box } from "../canvas/box";
import { drawIcon, type Icon } from "../canvas/icons";
import { drawText, layText } from "../canvas/text";
import { displayType, plainType, type Sheet } from "../sheet";

interface Words {
  icon: Icon;
  title: string;
  note: string;
}

function wordsOf({ said: { words, state, screenOf } }: Sheet, kind: PlacedTile["kind"]): Words {
  if (kind === "video")
    return { icon: "clapperboard", title: state.video.title ?? words.video, note: words.noVideo };
  const name = state.stage.find((person) => person.identity === screenOf)?.name;
  const title = name ? fill(words.screenOf, { name }) : words.screen;
  return { icon: "clapperboard", title, note: words.noPicture };
}

/** Draws what stands in for a video or a screen that has no picture. */
export function drawPlaceholder(sheet: Sheet, { kind }: PlacedTile, box: Box): void {
  const { pen, tokens } = sheet;
  const { icon, title, note } = wordsOf(sheet, kind);
  const unit = box.width / 100;
  const room = { width: box.width - 8 * unit, lineHeight: 1.5 };
  const heading = layText(pen, title, displayType(tokens, Math.max(12, 4 * unit)), room);
  const line = layText(pen, note, plainType(Math.max(10, 2.6 * unit)), room);
  const gap = 1.5 * unit;
  let y = box.y + (box.height - (8 * unit + heading.height + line.height + 2 * gap)) / 2;
  const soft = tokens.colour("--stage-soft");
  const x = box.x + 4 * unit;
  drawIcon(pen, icon, { x: box.x + box.width / 2 - 4 * unit, y, size: 8 * unit }, soft);
  y += 8 * unit + gap;
  drawText(pen, heading, { x, y, width: room.width }, tokens.colour("--stage-ink"), "center");
  drawText(pen, line, { x, y: y + heading.height + gap, width: room.width }, soft, "center");
}
