import { sql } from "../database/db";
import type { Write } from "../database/db-unit";
import { noticeOf, notices } from "../database/notices";
import { log } from "../runtime/log";
import { PUBLISHED_CLOCK } from "./clock-row";
import { type PublishedClock, recordTestClock } from "./test-clocks";

const TOPIC = "test-clocks";
/** In milliseconds. Notices arrive at once; this covers a lost one. */
const EVERY_MS = 5_000;

/** Notifies every process, with the commit of the surrounding transaction, that a test clock changed. */
export const testClockNotice = (): Write => noticeOf(TOPIC);

/** Reads all test clocks. There are few: one row per workspace that ever set its own. */
export async function readTestClocks(): Promise<void> {
  const rows = await sql<PublishedClock & Record<string, unknown>>(
    "test_clocks",
    `SELECT ${PUBLISHED_CLOCK} FROM test_clock c`,
  );
  for (const row of rows) recordTestClock(row);
}

/** Tracks test clocks while the process runs. Once per process, before it serves requests. */
export async function followTestClocks(): Promise<void> {
  const look = () =>
    void readTestClocks().catch((error: unknown) =>
      log().debug({ err: error }, "couldn't read the test clocks"),
    );
  notices().on(TOPIC, look);
  setInterval(look, EVERY_MS).unref();
  await readTestClocks().catch(() => undefined);
}
