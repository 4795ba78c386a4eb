import type { PictureSize } from "@/lib/program";
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
  /** Of its picture. */
  size: PictureSize;
  /** For viewers over HTTP. Its entries are those of `LIVE_VERSION`. */
  isLive: boolean;
  /** Called after each piece. */
  onPiece?: (work: Work) => Promise<void>;
  /** Whether it may go on now; by default always. Only for what can wait until no one else has anything to make. */
  mayGoOn?: () => boolean;
  /** Where the entries end, if pieces are played as soon as they're there; null if all have to be there first. */
  ends: Ends | null;
}
