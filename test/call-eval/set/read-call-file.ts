import { parse } from "yaml";
import type { CallInput, Participant, Segment, Side } from "../shape";
import type { Ask, EvalCall, Line, Style } from "./expected";
import { expectedOf, type Note } from "./read-notes";
import { numberRows } from "./transcript-lines";

interface Head {
  title?: string;
  started_at?: string;
  timezone?: string;
  language?: string;
  participants?: Participant[];
  /** Each label in the transcript with its side; empty where there are no labels. */
  sides: Record<string, Side>;
  /** Give the call as `segments` instead of text. */
  segments?: boolean;
  unanswerable?: string[];
}

const NOTE = /^@(?:-(\d+))? (.+)$/;
const SEGMENT = /^\[([\d.]+)-([\d.]+)\] (.*)$/;

/** Reads a file of the set: a head, and a transcript with notes below the lines that they are about. */
export function readCallFile(file: string, place: { id: string; style: Style; heldBack: boolean }): EvalCall {
  const [, head = "", body = ""] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const { sides = {}, segments: asSegments = false, unanswerable = [], ...given } = parse(head) as Head;
  const all = body.split("\n");
  const rows = all.filter((row) => !NOTE.test(row));
  const input: CallInput = { ...given };
  let lines: Line[];
  let lineOfRow: (number | null)[];
  if (asSegments) {
    input.segments = rows.filter((row) => row.trim() !== "").map((row) => segmentOf(row, Object.keys(sides)));
    lines = input.segments.map(({ speaker, text, start_sec }, at) => ({
      line: at + 1,
      speaker: speaker ?? null,
      text,
      start_sec: start_sec ?? null,
    }));
    let count = 0;
    lineOfRow = rows.map((row) => (row.trim() === "" ? null : ++count));
  } else {
    input.transcript = `${rows.join("\n").trim()}\n`;
    const read = numberRows(rows, Object.keys(sides));
    lines = read.lines;
    lineOfRow = read.numbered.map(({ line }) => line);
  }

  const notes: Note[] = [];
  let row = -1;
  for (const text of all) {
    const note = NOTE.exec(text);
    if (!note) row++;
    else {
      const line = lineOfRow[row];
      if (line === null || line === undefined) throw new Error(`${place.id}: no line above "${text}"`);
      const from = line - Number(note[1] ?? 0);
      notes.push({ at: place.id, lines: range(from, line), text: note[2] ?? "" });
    }
  }
  const { expected, answers } = expectedOf(notes, lines.length, sides);
  const asks: Ask[] = [...answers, ...unanswerable.map((question) => ({ question, lines: null }))];
  return { ...place, call: input, lines, expected, asks };
}

export const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

function segmentOf(row: string, labels: readonly string[]): Segment {
  const [, start, end, rest = ""] = SEGMENT.exec(row) ?? [];
  const speaker = labels.find((label) => rest.startsWith(`${label}: `));
  const text = speaker === undefined ? rest : rest.slice(speaker.length + 2);
  return {
    ...(speaker === undefined ? {} : { speaker }),
    text,
    start_sec: Number(start),
    end_sec: Number(end),
  };
}
