import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";
import { withTimersHeld } from "@/test/support/held-time";
import { readiness } from "./health";
import { storageCheck } from "./storage-check";

beforeEach(async () => {
  await db().runningProcess.deleteMany();
});

const lives = (id: string, pool: string, seenAt: Date) =>
  db().runningProcess.create({ data: { id, pool, kinds: [], seenAt } });

it("reports the live processes of each pool, and is ready without a media worker", async () => {
  // A busy machine must not make a check time out.
  const look = () => withTimersHeld(() => readiness());
  const { ready, checks, processes } = await look();
  expect([ready, checks.database, processes]).toEqual([true, "ok", { app: 0, media: 0 }]);
  await lives("prc_1", "app", new Date());
  await lives("prc_2", "media", new Date());
  await lives("prc_3", "media", new Date(Date.now() - 60_000));
  expect((await look()).processes).toEqual({ app: 1, media: 1 });
});

it("reports failed storage, but stays ready", async () => {
  const storage = storageProvider();
  const { check } = storage;
  await withTimersHeld(async (pass) => {
    const look = async () => {
      pass(2_000);
      const { ready, checks } = await readiness();
      return [ready, checks.storage];
    };
    try {
      expect(await look()).toEqual([true, "ok"]);
      storage.check = async () => Promise.reject(new Error("away"));
      expect(await look()).toEqual([true, "failed"]);
      storage.check = check;
      expect(await look()).toEqual([true, "ok"]);
    } finally {
      storage.check = check;
    }
  });
});

it("doesn't wait for unresponsive storage, and checks it only once", async () => {
  const storage = storageProvider();
  const { check } = storage;
  let asked = 0;
  let answer = (): void => undefined;
  storage.check = () => {
    asked += 1;
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  try {
    await withTimersHeld(async (pass) => {
      pass(60_000);
      const waits = [storageCheck(), storageCheck()];
      pass(150);
      expect(await Promise.all(waits)).toEqual(["ok", "ok"]);
      expect(asked).toBe(1);
      answer();
      expect(await storageCheck()).toBe("ok");
    });
  } finally {
    storage.check = check;
  }
});
