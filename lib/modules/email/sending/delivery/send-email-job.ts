import { z } from "zod";
import { jobKind } from "@/lib/platform/jobs/job-kind";

/** The number of connections that the SMTP driver keeps. */
const AT_ONCE = 10;
/** The rest are free when a sign-in link or another workspace's reminder comes after a large mailing. */
const AT_ONCE_IN_LANE = 8;

/** Composes one queued email and hands it to the provider. */
export const sendEmailJob = jobKind({
  kind: "mail.send",
  pool: "app",
  payload: z.object({
    message_id: z.string(),
    sealed: z.string().optional(),
    /** Lanes take turns: one for account emails, and one for each class of each workspace. */
    lane: z.string().optional(),
  }),
  // Longer than a mail server may stay silent: the first run must be over before a second one starts.
  leaseSeconds: 120,
  // Spread over some hours, so that a mail server may be down for an evening.
  retries: [5, 30, 120, 600, 1_800, 3_600, 7_200],
  maxAttempts: 9,
  concurrency: { limit: AT_ONCE, group: { field: "lane", limit: AT_ONCE_IN_LANE, sameService: true } },
});
