import type { EditDetails, StoredEdit } from "@/lib/modules/after/program-edits";
import type { MediaRange, ProgramEdit, ProgramLine, RecordedShow } from "@/lib/program";
import type { RecordingRow } from "../../recording-row";

/** What a kind of edit is stored as. */
export type MadeEdit = Pick<StoredEdit, "kind" | "personId" | "ranges" | "details">;

/** Returns an edit that isn't about one person. */
export const madeEdit = (
  kind: StoredEdit["kind"],
  ranges: readonly MediaRange[],
  details: EditDetails | null = null,
): MadeEdit => ({ kind, personId: null, ranges, details });

/** What an edit is made of. */
export interface Of {
  row: RecordingRow;
  show: RecordedShow;
  /** The program before. */
  line: ProgramLine;
  /** Those that count. */
  edits: readonly ProgramEdit[];
}
