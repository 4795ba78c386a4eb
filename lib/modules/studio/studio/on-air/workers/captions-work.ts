import { z } from "zod";
import { want } from "@/lib/platform/wanted-work/want";
import type { WantedKind } from "@/lib/platform/wanted-work/wanted-kind";

/** Transcribes the speech on the stage of one show while it is on air. The subject is the event. */
export const captionsWork = {
  kind: "captions.listen",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies WantedKind;

/** Runs in the caller's transaction. The process that holds it notices when the show is over. */
export const wantCaptions = (eventId: string): Promise<void> =>
  want(captionsWork, [{ subject: eventId, payload: {} }]);
