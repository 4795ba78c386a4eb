import { hearTestClock, type ToldClock } from "../test-clock/test-clocks";
import type { Job } from "./job";

/** What a statement returns that leases jobs, by `JOB_COLUMNS`. */
export type LeasedRow = Job & { clock: ToldClock | null } & Record<string, unknown>;

/** The jobs of leased rows. Whoever runs one knows from then on what its workspace's clock is at. */
export const leased = (rows: LeasedRow[]): Job[] =>
  rows.map(({ clock, ...job }) => {
    if (clock) hearTestClock(clock);
    return job;
  });
