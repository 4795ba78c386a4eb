import { sql } from "../database/db";
import type { Write } from "../database/db-unit";
import { noticeOf, notices } from "../database/notices";
import { log } from "../runtime/log";
import { TOLD_CLOCK } from "./clock-row";
import { hearTestClock, type ToldClock } from "./test-clocks";

const TOPIC = "test-clocks";
/** Notices come at once; this is for one that was lost. */
const EVERY_MS = 5_000;

/** Tells every process, with the commit of the surrounding transaction, that a test clock changed. */
export const testClockNotice = (): Write => noticeOf(TOPIC);

/** Reads every test clock: there are few, since a row stands for a workspace that ever set its own. */
export async function readTestClocks(): Promise<void> {
  const rows = await sql<ToldClock & Record<string, unknown>>(
    "test_clocks",
    `SELECT ${TOLD_CLOCK} FROM test_clock c`,
  );
  for (const row of rows) hearTestClock(row);
}

/** Follows the test clocks while the process runs. Once a process, before it answers anybody. */
export async function followTestClocks(): Promise<void> {
  const look = () =>
    void readTestClocks().catch((error: unknown) =>
      log().debug({ err: error }, "couldn't read the test clocks"),
    );
  notices().on(TOPIC, look);
  setInterval(look, EVERY_MS).unref();
  await readTestClocks().catch(() => undefined);
}
