import { type PublishedClock, recordTestClock } from "../test-clock/test-clocks";
import type { Job } from "./job";

/** The rows of a statement that leases jobs, by `JOB_COLUMNS`. */
export type LeasedRow = Job & { clock: PublishedClock | null } & Record<string, unknown>;

/** Returns the jobs of leased rows, and records their workspaces' test clocks for this process. */
export const leased = (rows: LeasedRow[]): Job[] =>
  rows.map(({ clock, ...job }) => {
    if (clock) recordTestClock(clock);
    return job;
  });
