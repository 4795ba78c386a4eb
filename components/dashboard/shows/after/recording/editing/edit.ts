import type { DataOf } from "@/lib/client/wire-types";

export type Edited = DataOf<"editRecording">;
export type Edit = Edited["edit"];
export type EditKind = Edit["kind"];
export type Change = Edited["change"];

/** An edit that is being written. Times as they were typed, on the timeline of `version`. */
export interface EditDraft {
  kind: EditKind;
  from: string;
  to: string;
  /** Whom to hide or mute. */
  personId: string | null;
  version: number;
}
