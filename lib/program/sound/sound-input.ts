import type { SessionEdits } from "../line/edits";
import type { SessionWindows } from "../show/capture-windows";
import type { RecordedShow } from "../show/recorded-show";
import type { SessionStages } from "../show/session-stages";
import type { PartFinder } from "../tracks/track";

/** What the sound of a session depends on. */
export interface SoundInput {
  session: SessionStages;
  windows: SessionWindows;
  edits: SessionEdits;
  show: Pick<RecordedShow, "timeline" | "isFile">;
  parts: PartFinder;
}
