import type { StageState } from "../state";
import { cut } from "./cut";
import { type PictureBox, pictureOf } from "./picture-items";

const COLUMNS = 64;
const ROWS = 18;
const NOTE_CHARS = 160;

/**
 * Draws the stage in plain characters, for readers who can't see it: a line about the show, a frame of 64 ×
 * 18 characters with everyone's tile, and a line for each layer over it. Names and texts come from people;
 * control characters and line breaks in them become spaces.
 */
export function stageText(state: StageState, at?: string): string {
  const { boxes, notes } = pictureOf(state, { at });
  const grid = Array.from({ length: ROWS }, () => Array<string>(COLUMNS).fill(" "));
  // Layers over the lower edge are lower than one row, so they're listed below.
  for (const box of boxes) if (box.kind !== "line") drawBox(grid, box);
  const lines = notes.map(({ label, text }) => `${label}: ${cut(oneLine(text), NOTE_CHARS)}`);
  return [headline(state), ...grid.map((row) => row.join("").trimEnd()), ...lines].join("\n");
}

function headline(state: StageState): string {
  const { phase, recording, layout, scene_index: index, scenes, immersive } = state;
  const scene = scenes[index];
  const place = scene && `scene ${index + 1} of ${scenes.length}: ${cut(oneLine(scene.title), 60)}`;
  return [PHASES[phase], RECORDING[recording], `layout ${layout}`, immersive && "immersive", place]
    .filter(Boolean)
    .join(" | ");
}

const PHASES = {
  idle: "Before the show",
  countdown: "Countdown",
  live: "ON AIR",
  ended: "Ended",
} as const satisfies Record<StageState["phase"], string>;

const RECORDING = {
  off: "",
  on: "recording",
  paused: "recording paused",
} as const satisfies Record<StageState["recording"], string>;

function drawBox(grid: string[][], box: PictureBox): void {
  const left = Math.round(box.x * COLUMNS);
  const top = Math.round(box.y * ROWS);
  const right = Math.max(left + 2, Math.round((box.x + box.width) * COLUMNS) - 1);
  const bottom = Math.max(top + 2, Math.round((box.y + box.height) * ROWS) - 1);
  const put = (x: number, y: number, char: string) => {
    const row = grid[y];
    if (row && x >= 0 && x < COLUMNS) row[x] = char;
  };
  for (let x = left; x <= right; x += 1) for (const y of [top, bottom]) put(x, y, "-");
  for (let y = top; y <= bottom; y += 1) for (const x of [left, right]) put(x, y, "|");
  for (const x of [left, right]) for (const y of [top, bottom]) put(x, y, "+");
  const room = right - left - 3;
  const words = [box.title, box.subtitle].map((text) => [...cut(oneLine(text), room)]);
  const middle = Math.floor((top + bottom) / 2);
  for (const [index, chars] of words.entries()) {
    const start = left + 1 + Math.max(1, Math.floor((right - left - 1 - chars.length) / 2));
    chars.forEach((char, at) => {
      if (middle + index < bottom) put(start + at, middle + index, char);
    });
  }
}

/** Puts text from people on one line, so that it can't end the drawing or imitate a part of it. */
const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
