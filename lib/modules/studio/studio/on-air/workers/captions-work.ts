import { z } from "zod";
import { want } from "@/lib/platform/wanted-work/want";
import type { WantedKind } from "@/lib/platform/wanted-work/wanted-kind";

/** Writes down what is said on the stage of one show, while it is on air; the subject is the event. */
export const captionsWork = {
  kind: "captions.listen",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 6,
} satisfies WantedKind;

/** In the surrounding transaction. Whoever holds it finds out when the show is over. */
export const wantCaptions = (eventId: string): Promise<void> =>
  want(captionsWork, [{ subject: eventId, payload: {} }]);
