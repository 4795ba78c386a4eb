import { log } from "../runtime/log";
import { recordDatabaseClock } from "./database-clock";
import { sql } from "./db";

const EVERY_MS = 5_000;

export async function readDatabaseClock(): Promise<void> {
  const asked = Date.now();
  const [row] = await sql<{ now: Date }>("database_clock", "SELECT clock_timestamp() AS now");
  if (row) recordDatabaseClock(row.now.getTime(), asked, Date.now());
}

/** Tracks the database's clock while the process runs, because machine clocks drift and are adjusted. */
export function followDatabaseClock(): void {
  const look = () =>
    void readDatabaseClock().catch((error: unknown) =>
      log().debug({ err: error }, "the database's time is not known"),
    );
  setInterval(look, EVERY_MS).unref();
}
