import type { Write } from "@/lib/platform/database/db-unit";
import { noticeOf } from "@/lib/platform/database/notices";
import type { StageMove } from "./stage-move";

/** Topic of the notice that a show's stage changed in a way that matters to its announcer, captions or capture. */
export const ANNOUNCER_NOTICE = "announcer";

const CONCERNS = ["/emcee", "/stage", "/phase", "/rehearsal", "/mask", "/captions", "/recording"];

/** Returns the notice to the announcer's process. Undefined if these moves don't concern it. */
export const announcerNotice = (moves: readonly StageMove[]): Write | undefined =>
  moves.some(({ changed }) => changed.some((path) => CONCERNS.some((start) => path.startsWith(start))))
    ? noticeOf(ANNOUNCER_NOTICE)
    : undefined;
