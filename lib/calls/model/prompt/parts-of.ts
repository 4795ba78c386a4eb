import type { Said } from "../../transcript/said";

/** Lines that are read at once, as rows with their numbers. */
export interface Part {
  from: number;
  to: number;
  text: string;
}

/** About 4,000 tokens, so that small context windows do too. Parts of a very long call are longer. */
const CHARACTERS = 16_000;
const MOST_PARTS = 12;
/** Rows at the end of a part with which the next one begins, so that no reply is cut from its question. */
const OVERLAP = { rows: 12, characters: 2_500 };

interface Row {
  line: number;
  text: string;
}

/** Cuts a call into parts that overlap, twelve at most. */
export function partsOf(said: readonly Said[]): Part[] {
  const rows = rowsOf(said);
  const parts: Part[] = [];
  const all = rows.reduce((sum, row) => sum + lengthOf(row), 0);
  const most = Math.max(CHARACTERS, Math.ceil(all / MOST_PARTS) + OVERLAP.characters + LONGEST_ROW);
  let from = 0;
  while (from < rows.length) {
    let [to, length] = [from, 0];
    while (to < rows.length && (to === from || length + lengthOf(rows[to]) <= most)) {
      length += lengthOf(rows[to]);
      to += 1;
    }
    const inside = rows.slice(from, to);
    parts.push({
      from: inside[0]?.line ?? 1,
      to: inside.at(-1)?.line ?? 1,
      text: inside.map(({ text }) => text).join("\n"),
    });
    if (to >= rows.length) break;
    from = Math.max(from + 1, to - overlapOf(inside));
  }
  return parts;
}

function overlapOf(rows: readonly Row[]): number {
  let [many, length] = [0, 0];
  while (many < OVERLAP.rows) {
    length += lengthOf(rows.at(-1 - many));
    if (length > OVERLAP.characters) break;
    many += 1;
  }
  return many;
}

const lengthOf = (row: Row | undefined): number => (row?.text.length ?? 0) + 1;

const LONGEST_ROW = 2_000;

/** A row for each line; a long line has several with its number. */
function rowsOf(said: readonly Said[]): Row[] {
  const rows: Row[] = [];
  for (const { line, speaker, plain } of said) {
    const last = rows.at(-1);
    if (last?.line === line && last.text.length + plain.length < LONGEST_ROW) last.text += ` ${plain}`;
    else rows.push({ line, text: `${line} | ${speaker === null ? "" : `${speaker}: `}${plain}` });
  }
  return rows;
}
