import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { withTimersHeld } from "@/test/support/held-time";
import { readiness } from "./health";

beforeEach(async () => {
  await db().runningProcess.deleteMany();
});

const lives = (id: string, pool: string, seenAt: Date) =>
  db().runningProcess.create({ data: { id, pool, kinds: [], seenAt } });

it("says how many processes of each pool live, and is ready without a media worker", async () => {
  // A busy machine must not make a check late.
  const look = () => withTimersHeld(() => readiness());
  const { ready, checks, processes } = await look();
  expect([ready, checks.database, processes]).toEqual([true, "ok", { app: 0, media: 0 }]);
  await lives("prc_1", "app", new Date());
  await lives("prc_2", "media", new Date());
  await lives("prc_3", "media", new Date(Date.now() - 60_000));
  expect((await look()).processes).toEqual({ app: 1, media: 1 });
});
