import { plainCell } from "@/lib/platform/tables/safe-cell";
import { type PlanSegment, PlanSegmentSchema, type PollDraft, PollDraftSchema } from "@/lib/stage";
import { kindIn } from "../cells/kind-in";
import { personIn } from "../cells/person-cell";
import { segmentCells } from "../cells/segment-cells";
import { slideIn } from "../cells/slide-cell";
import { videoIn, whiteboardIn } from "../cells/surface-cells";
import { WrongCell } from "../cells/wrong-cell";
import type { TableLine } from "../columns/table-lines";
import type { TableAround } from "../table-around";
import type { TableField } from "../table-fields-schema";
import type { RowFinding } from "./row-finding";

type Field = Exclude<TableField, "start" | "end" | "offset" | "length" | "poll" | "options" | "id">;

const linesIn = (cell: string): string[] =>
  cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

function known<Value>(value: Value | undefined, cell: string, what: string): Value {
  if (value === undefined) throw new WrongCell(`“${cell.slice(0, 40)}” isn't a valid ${what}.`);
  return value;
}

const READ: { [F in Field]: (cell: string, around: TableAround) => unknown } = {
  title: (cell) => cell.replace(/\s+/g, " "),
  type: (cell) => (cell === "" ? undefined : known(kindIn(cell), cell, "segment type")),
  assignee: personIn,
  notes: (cell) => cell,
  script: (cell) => cell,
  questions: linesIn,
  slide: slideIn,
  video: videoIn,
  whiteboard: whiteboardIn,
  ticker: (cell) => cell || null,
  emcee_line: (cell) => cell || null,
  layout: (cell) => cell.toLowerCase() || null,
};

const TOO_MUCH: Record<string, string> = {
  title: "The title is empty or longer than 200 characters.",
  notes: "The notes are longer than 4,000 characters.",
  script: "The script is longer than 8,000 characters.",
  questions: "There are more than 20 questions, or one is longer than 400 characters.",
  ticker: "The ticker is longer than 280 characters.",
  emcee_line: "The announcement is longer than 1,000 characters.",
  layout: "The layout must be duo, present, solo or grid.",
};

interface Made {
  segment: PlanSegment;
  findings: RowFinding[];
}

/** Returns the segment of a row. Whatever the table leaves out, or has as exported, stays unchanged. */
export function rowSegment(
  { row, cells }: TableLine,
  before: PlanSegment | undefined,
  duration_sec: number,
  around: TableAround,
  makeId: () => string,
): Made {
  const findings: RowFinding[] = [];
  const exported = before && segmentCells(before, 0, around);
  const segment: PlanSegment = before ? { ...before, duration_sec } : newPart(cells, duration_sec, makeId);
  const attempt = (field: TableField, work: () => unknown): unknown => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      findings.push({ row, field, message: error.message });
      return undefined;
    }
  };
  for (const [field, read] of Object.entries(READ) as [Field, (typeof READ)[Field]][]) {
    const cell = cells.get(field);
    if (cell === undefined || isAsExported(cell, exported?.[field])) continue;
    const value = attempt(field, () => checked(field, read(cell, around)));
    if (value !== undefined) Object.assign(segment, { [field]: value });
  }
  if (
    !isAsExported(cells.get("poll"), exported?.poll) ||
    !isAsExported(cells.get("options"), exported?.options)
  ) {
    const poll = attempt("poll", () => pollOf(cells, segment.poll)) as PollDraft | null | undefined;
    if (poll !== undefined) segment.poll = poll;
  }
  return { segment, findings };
}

const newPart = (cells: TableLine["cells"], duration_sec: number, makeId: () => string): PlanSegment =>
  PlanSegmentSchema.parse({
    id: makeId(),
    title: "New segment",
    type: kindIn(cells.get("title") ?? "") ?? "talk",
    duration_sec,
  });

/** Workbooks don't preserve carriage returns or other control characters. */
const kept = (text: string): string => text.replace(/[^\P{Cc}\t\n]/gu, "").trim();

/** A missing column changes nothing either. */
const isAsExported = (cell: string | undefined, exported: string | undefined): boolean =>
  cell === undefined || (exported !== undefined && kept(cell) === kept(plainCell(exported.trim())));

function checked(field: Field, value: unknown): unknown {
  if (value === undefined) return undefined;
  const read = PlanSegmentSchema.shape[field].safeParse(value);
  if (read.success) return read.data;
  throw new WrongCell(TOO_MUCH[field] ?? "This can't be saved.");
}

function pollOf(cells: TableLine["cells"], before: PollDraft | null): PollDraft | null {
  const question = cells.get("poll") ?? before?.question ?? "";
  const options = answersIn(cells.get("options")) ?? before?.options ?? [];
  if (question === "" && options.length === 0) return null;
  const read = PollDraftSchema.safeParse({ question, options });
  if (read.success) return read.data;
  throw new WrongCell("A poll needs a question and two to ten answers, each on its own line.");
}

/** On one line, answers are separated by semicolons. */
function answersIn(cell: string | undefined): string[] | undefined {
  if (cell === undefined) return undefined;
  const lines = linesIn(cell);
  return lines.length === 1 ? linesIn(cell.replaceAll(";", "\n")) : lines;
}
