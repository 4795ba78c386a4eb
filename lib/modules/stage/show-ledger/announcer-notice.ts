import type { Write } from "@/lib/platform/database/db-unit";
import { noticeOf } from "@/lib/platform/database/notices";
import type { StageMove } from "./stage-move";

/** Topic of the notice that some show's stage changed in what its announcer and its captions go by. */
export const ANNOUNCER_NOTICE = "announcer";

const CONCERNS = ["/emcee", "/stage", "/phase", "/rehearsal", "/mask", "/captions"];

/** What tells whoever speaks for the announcer; undefined where these moves are nothing to them. */
export const announcerNotice = (moves: readonly StageMove[]): Write | undefined =>
  moves.some(({ changed }) => changed.some((path) => CONCERNS.some((start) => path.startsWith(start))))
    ? noticeOf(ANNOUNCER_NOTICE)
    : undefined;
