import type { ProgramEdit, ProgramLine, RecordedShow } from "@/lib/program";
import type { StoredEdit } from "../../../program-edits";
import type { RecordingRow } from "../../recording-row";

/** What a kind of edit is stored as. */
export type MadeEdit = Pick<StoredEdit, "kind" | "personId" | "ranges">;

/** What an edit is made of. */
export interface Of {
  row: RecordingRow;
  show: RecordedShow;
  /** The program before. */
  line: ProgramLine;
  /** Those that count. */
  edits: readonly ProgramEdit[];
}
