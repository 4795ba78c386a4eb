import { RENDITIONS } from "@/lib/modules/after/playback";
import type { PictureSize } from "@/lib/program";
import type { StandIn } from "../planning/next-piece";
import { type Ends, NOTHING_YET, type Plan } from "../planning/planned-piece";
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

/** Whether something that couldn't be made is tried again soon, if there's nothing to make now. */
export const isWaiting = ({ plan, ends }: Work): boolean =>
  RENDITIONS.some((rendition) => {
    const last = plan[rendition].at(-1);
    return last !== undefined && (ends ?? NOTHING_YET)[rendition].place < last.place + last.frames;
  });
