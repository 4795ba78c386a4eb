import { readXml } from "./read-xml";
import type { WorkbookEntries } from "./workbook-entries";

const PART = "xl/styles.xml";
const MAX_STYLES = 65_000;

/** What a cell's number stands for, according to its format. */
export type DateKind = "date" | "time" | "moment" | "elapsed";

/** Formats that workbooks refer to by number, including those for East Asia. */
const KNOWN: Record<DateKind, readonly number[]> = {
  date: [14, 15, 16, 17, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58],
  time: [18, 19, 20, 21, 32, 33, 34, 35, 45, 47],
  moment: [22],
  elapsed: [46],
};
const KIND_OF = new Map(
  Object.entries(KNOWN).flatMap(([kind, ids]) => ids.map((id) => [id, kind as DateKind] as const)),
);

/** Returns which styles of a workbook show numbers as dates or times, by their index. */
export async function readDateStyles(entries: WorkbookEntries): Promise<ReadonlyMap<number, DateKind>> {
  const styles = new Map<number, DateKind>();
  if (!entries.has(PART)) return styles;
  const own = new Map<number, DateKind | undefined>();
  let inCells = false;
  let place = 0;
  const reading = readXml(entries.read(PART), {
    open: (name, attributes) => {
      if (name === "cellXfs") inCells = true;
      if (name === "numFmt" && own.size < MAX_STYLES)
        own.set(Number(attributes.numFmtId), kindOfFormat(attributes.formatCode ?? ""));
      if (name !== "xf" || !inCells) return;
      const id = Number(attributes.numFmtId ?? 0);
      const kind = own.has(id) ? own.get(id) : KIND_OF.get(id);
      if (kind && place < MAX_STYLES) styles.set(place, kind);
      place += 1;
    },
    close: (name) => {
      if (name === "cellXfs") inCells = false;
    },
  });
  for await (const _ of reading);
  return styles;
}

/**
 * Quoted, escaped and padding characters say nothing about the kind, and neither do colors and locales in
 * brackets.
 */
const BESIDE = /"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi;

function kindOfFormat(code: string): DateKind | undefined {
  const bare = (code.slice(0, 300).replace(BESIDE, "").split(";")[0] ?? "").toLowerCase();
  if (bare.includes("general")) return undefined;
  if (bare.includes("[")) return "elapsed";
  const hasTime = /[hs]/.test(bare);
  const hasDate = /[yd]/.test(bare) || (bare.includes("m") && !hasTime);
  if (hasDate) return hasTime ? "moment" : "date";
  return hasTime ? "time" : undefined;
}

const DAY_SECONDS = 86_400;
/** Days up to the last year that spreadsheets support. */
const MAX_DAYS = 2_958_465;
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;

const two = (value: number): string => String(value).padStart(2, "0");

/**
 * Formats a number as the date or time that it is shown as: `2026-01-01`, `9:30:00`, `2026-01-01 09:30`.
 * Returns it unchanged if it is neither.
 */
export function dateText(number: string, kind: DateKind, from1904: boolean): string {
  const value = number.trim() === "" ? Number.NaN : Number(number);
  if (!Number.isFinite(value) || value < 0 || value > MAX_DAYS) return number;
  const seconds = Math.round(value * DAY_SECONDS);
  if (kind === "elapsed") return clockText(seconds);
  if (kind === "time") return clockText(seconds % DAY_SECONDS);
  const at = new Date(EPOCH + (seconds + (from1904 ? DAYS_TO_1904 * DAY_SECONDS : 0)) * 1_000).toISOString();
  if (kind === "date") return at.slice(0, 10);
  return `${at.slice(0, 10)} ${at.slice(11, at.slice(17, 19) === "00" ? 16 : 19)}`;
}

const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
