import { Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { lock, sql, transaction, write } from "./db";

afterEach(() => vi.restoreAllMocks());

const n = (value: number) => sql<{ n: number }>("one_trip", "SELECT $1::int AS n", [value]);

/**
 * Counts writes to the database while this runs, on the connection that carries its statements. Other
 * connections don't count.
 */
async function writes<T>(work: () => Promise<T>): Promise<[T, number]> {
  const spy = vi.spyOn(Socket.prototype, "write");
  const result = await work();
  const { calls, contexts } = spy.mock;
  const carries = calls.map(([data]) => Buffer.from(data as Uint8Array).includes("one_trip"));
  const own = new Set(contexts.filter((_, index) => carries[index]));
  const count = contexts.filter((socket) => own.has(socket)).length;
  spy.mockRestore();
  expect(own.size).toBe(1);
  return [result, count];
}

it("sends queries from the same tick in one round trip, in order, after those already queued", async () => {
  await transaction(async () => {
    await n(0);
    await write({ name: "one_trip_setting", text: "SELECT set_config('one.trip', 'written', true)" });
    const asked = () =>
      Promise.all([n(1), n(2), sql("one_trip_read", "SELECT current_setting('one.trip') AS s")]);
    const [answers, trips] = await writes(asked);
    expect(answers).toEqual([[{ n: 1 }], [{ n: 2 }], [{ s: "written" }]]);
    expect(trips).toBe(1);
  });
});

it("reads after a lock in the lock's own round trip", async () => {
  let behind: Promise<unknown> | undefined;
  const [, trips] = await writes(() =>
    transaction(async () => {
      await lock("one_trip_lock", "SELECT pg_advisory_xact_lock(4711)", [], () => {
        behind = n(3);
      });
      expect(await behind).toEqual([{ n: 3 }]);
    }),
  );
  expect(trips).toBe(2);
});

it("rejects everything sent with a failed query, and the transaction", async () => {
  const broken = () => sql("one_trip_broken", "SELECT 1 / $1::int", [0]);
  const settled: PromiseSettledResult<unknown>[] = [];
  const whole = transaction(async () => {
    settled.push(...(await Promise.allSettled([n(1), broken(), n(2)])));
    await n(4);
  });
  await expect(whole).rejects.toThrow();
  expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
});
