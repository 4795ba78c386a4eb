import { z } from "zod";
import { want } from "@/lib/platform/wanted-work/want";
import type { WantedKind } from "@/lib/platform/wanted-work/wanted-kind";

/** Speaks the announcer's lines of one show, on air and in rehearsals. The subject is the event. */
export const announcerWork = {
  kind: "announcer.say",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies WantedKind;

/** Runs in the caller's transaction. The process that holds it notices when the show is over. */
export const wantAnnouncer = (eventId: string): Promise<void> =>
  want(announcerWork, [{ subject: eventId, payload: {} }]);
