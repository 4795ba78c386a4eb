import type { StageCommand } from "@/lib/stage/command";
import type { EmergencyLevel } from "@/lib/stage/vocabulary";

/** What a sentence can request: a catalog command, or an operation outside the catalog. */
export type SpokenAct =
  | StageCommand
  | { action: "undo" }
  | { action: "emergency_stop"; level: EmergencyLevel };

export const isCommand = (act: SpokenAct): act is StageCommand =>
  act.action !== "undo" && act.action !== "emergency_stop";
