import { DEFAULT_TITLES, type PlanSegment } from "@/lib/stage";
import type { TableAround } from "../table-around";
import type { TableField } from "../table-fields-schema";
import { clockCell, lengthCell } from "./clock-text";
import { personCell } from "./person-cell";
import { slideCell } from "./slide-cell";
import { videoCell, whiteboardCell } from "./surface-cells";

export type Cells = Record<TableField, string>;

/**
 * Returns the exported cells of one segment. `offset` is its start, in seconds after the start of the show.
 */
export function segmentCells(segment: PlanSegment, offset: number, around: TableAround): Cells {
  const at = (seconds: number): string =>
    around.startsAt ? clockCell(new Date(around.startsAt.getTime() + seconds * 1000), around.timezone) : "";
  return {
    start: at(offset),
    end: at(offset + segment.duration_sec),
    offset: lengthCell(offset),
    length: lengthCell(segment.duration_sec),
    title: segment.title,
    type: DEFAULT_TITLES[segment.type],
    assignee: personCell(segment.assignee, around),
    notes: segment.notes,
    script: segment.script,
    questions: segment.questions.join("\n"),
    slide: slideCell(segment.slide, around),
    poll: segment.poll?.question ?? "",
    options: segment.poll?.options.join("\n") ?? "",
    ticker: segment.ticker ?? "",
    emcee_line: segment.emcee_line ?? "",
    layout: segment.layout ?? "",
    id: segment.id,
    video: videoCell(segment.video, around),
    whiteboard: whiteboardCell(segment.whiteboard),
  };
}
