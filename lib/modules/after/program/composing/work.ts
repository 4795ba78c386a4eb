import type { StandIn } from "../planning/next-piece";
import type { Ends, Plan } from "../planning/planned-piece";
import type { KnownPiece } from "../planning/verdict";
import type { ProgramAt } from "../rows/program-at";
import type { ProgramSources } from "../sources";

/** What is to be made of a program. */
export interface Work {
  at: ProgramAt;
  sources: ProgramSources;
  plan: Plan;
  known: Map<string, KnownPiece>;
  standIn: StandIn;
  /** For viewers over HTTP. Its entries are those of `LIVE_VERSION`. */
  isLive: boolean;
  /** Where the entries end, if pieces are played as soon as they're there; null if all have to be there first. */
  ends: Ends | null;
}
