import type { StageState } from "@/lib/stage";

/** A change of the stage, with the resulting state. */
export interface StageMove {
  type: string;
  state: StageState;
  changed: readonly string[];
  commandId?: string;
}
