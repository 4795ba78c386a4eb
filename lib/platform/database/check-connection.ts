import type pg from "pg";
import { log } from "../runtime/log";
import { isDatabaseClockKnown, recordDatabaseClock } from "./database-clock";

/** No such function: the database has yet to be migrated. A read-only transaction: it is a replica. */
const EPOCH_UNKNOWN = ["42883", "25006"];

/**
 * The first query on every new connection. It detects that the database was restored or restarted before
 * anything is read from it, and its epoch rises. The first time, it also gives this process the database's
 * time.
 */
export function checkConnection(client: pg.ClientBase, done: (error?: Error) => void): void {
  const asked = Date.now();
  client
    .query<{ now: Date }>("SELECT note_database_life(), clock_timestamp() AS now")
    .then(({ rows }) => {
      const [row] = rows;
      if (row && !isDatabaseClockKnown()) recordDatabaseClock(row.now.getTime(), asked, Date.now());
      done();
    })
    .catch((error: Error & { code?: string }) => {
      if (!EPOCH_UNKNOWN.includes(error.code ?? "")) return done(error);
      log().warn({ code: error.code }, "the database cannot tell which life of its this is");
      done();
    });
}
