import type { StageState } from "@/lib/stage";

/** Something that changed the stage, with what it made of it. */
export interface StageMove {
  type: string;
  state: StageState;
  changed: readonly string[];
  commandId?: string;
}
