import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** Analyzes what a notetaker heard, or ends one whose show didn't take place. */
export const finishNotetakerJob = jobKind({
  kind: "notetaker.finish",
  pool: "app",
  payload: z.object({ bot_id: z.string(), reservation_id: z.string().nullable() }),
  concurrency: { limit: 2, group: { field: "bot_id", limit: 1 } },
});

/** A reservation that no job carries is released. */
export const jobOf = ({ id, reservationId }: { id: string; reservationId: string | null }) => ({
  bot_id: id,
  reservation_id: reservationId,
});

/** What was said last may still be transcribed when it leaves: it's looked at this often. */
export const LAST_WORDS_SECONDS = 5;
