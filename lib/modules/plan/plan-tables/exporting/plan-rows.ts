import { type Plan, planTimes } from "@/lib/stage";
import { segmentCells } from "../cells/segment-cells";
import type { TableAround } from "../table-around";
import { TABLE_FIELDS, type TableField } from "../table-fields-schema";

const HEADERS: Record<TableField, string> = {
  start: "Start",
  end: "End",
  offset: "Offset",
  length: "Length",
  title: "Title",
  type: "Kind",
  assignee: "Speaker",
  notes: "Notes",
  script: "Script",
  questions: "Questions",
  slide: "Slide",
  poll: "Poll",
  options: "Answers",
  ticker: "Ticker",
  emcee_line: "Announcer",
  layout: "Layout",
  id: "ID",
  video: "Video",
  whiteboard: "Whiteboard",
};

/** Returns a run of show as the rows of a table, header first. */
export function planRows({ segments }: Plan, around: TableAround): string[][] {
  const { offsets } = planTimes(segments);
  return [
    TABLE_FIELDS.map((field) => HEADERS[field]),
    ...segments.map((segment, index) => {
      const cells = segmentCells(segment, offsets[index] ?? 0, around);
      return TABLE_FIELDS.map((field) => cells[field]);
    }),
  ];
}
