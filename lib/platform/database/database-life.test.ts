import pg from "pg";
import { afterEach, expect, it } from "vitest";
import { env } from "../runtime/env";
import { checkConnection } from "./check-connection";
import { databaseNow, databaseOffsetMs, recordDatabaseClock } from "./database-clock";
import { sql } from "./db";

afterEach(() => recordDatabaseClock(Date.now(), Date.now(), Date.now()));

/** Opens a new connection, as a process does to the database it finds. */
async function connect(): Promise<void> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL });
  await client.connect();
  try {
    await new Promise<void>((resolve, reject) =>
      checkConnection(client, (error) => (error ? reject(error) : resolve())),
    );
  } finally {
    await client.end();
  }
}

const life = async () =>
  (
    await sql<{ epoch: number; identity: string }>(
      "",
      "SELECT epoch::float8 AS epoch, identity FROM database_life",
    )
  )[0];

it("keeps its epoch while it runs, however many processes connect", async () => {
  await connect();
  const before = await life();
  await Promise.all([connect(), connect(), connect()]);
  expect(await life()).toEqual(before);
});

it("starts a new, higher epoch if its rows come from another database", async () => {
  const before = await life();
  // The epoch in a copy made on another machine, at a time still in the future here.
  const ahead = Date.now() + 3_600_000;
  await sql("", "UPDATE database_life SET identity = 'another', epoch = $1", [ahead]);
  await Promise.all([connect(), connect()]);
  expect(await life()).toEqual({ epoch: ahead + 1, identity: before?.identity });
  await sql("", "UPDATE database_life SET identity = 'another', epoch = 1");
  await connect();
  expect((await life())?.epoch).toBeGreaterThan(Date.now() - 3_600_000);
});

it("corrects wrong process clocks, and no more than necessary", () => {
  const now = Date.now();
  recordDatabaseClock(now + 600_000, now, now + 10);
  expect(databaseOffsetMs()).toBe(599_995);
  expect(Math.abs(databaseNow().getTime() - Date.now() - 599_995)).toBeLessThan(5_000);
  // A difference within the query's duration says nothing.
  recordDatabaseClock(now + 900, now, now + 1_000);
  expect(databaseOffsetMs()).toBe(0);
  recordDatabaseClock(now - 600_000, now, now);
  expect(databaseOffsetMs()).toBe(-600_000);
});
