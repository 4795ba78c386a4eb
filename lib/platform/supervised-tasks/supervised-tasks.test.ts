import { type ChildProcess, spawn } from "node:child_process";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { bundled } from "@/test/support/bundled";
import { until } from "@/test/support/until";
import { db, sql } from "../database/db";
import { requestTasks, withdrawTasks } from "./request-tasks";
import { leaseTasks, renewTaskLeases } from "./rows";
import { type SupervisedTaskKind, supervisedTask } from "./supervised-task";
import { startTaskSupervisor } from "./task-supervisor";

const beat = {
  kind: "probe.beat",
  pool: "app",
  payload: z.object({}),
  leaseSeconds: 3,
} satisfies SupervisedTaskKind;
const children = new Map<string, ChildProcess>();

const program = await bundled("test/support/hold-work.ts");

beforeAll(async () => {
  await sql(
    "",
    `CREATE TABLE IF NOT EXISTS probe_beat (subject text, name text, fence int, at timestamptz DEFAULT clock_timestamp())`,
  );
});
beforeEach(async () => {
  await db().wantedWork.deleteMany();
  await sql("", "DELETE FROM probe_beat");
});
afterEach(async () => {
  for (const child of children.values()) child.kill("SIGKILL");
  children.clear();
});

function hold(name: string, leaseSeconds = 3, clockOff = 0): ChildProcess {
  const args = [program, name, String(leaseSeconds), String(clockOff)];
  const child = spawn(process.execPath, args, { env: process.env, stdio: "inherit" });
  children.set(name, child);
  return child;
}

const show = { subject: "show", payload: {} };
const row = (subject = "show") => db().wantedWork.findFirst({ where: { subject } });
const holderOf = async (): Promise<string | null> => (await row())?.holder ?? null;
const beats = (name: string): Promise<number> =>
  sql<{ count: number }>("", "SELECT count(*)::int AS count FROM probe_beat WHERE name = $1", [name]).then(
    ([found]) => found?.count ?? 0,
  );

/** Starts two processes. Returns the one that holds the work, and the other. */
async function pair(leaseSeconds = 3, clocks: [number, number] = [0, 0]) {
  hold("one", leaseSeconds, clocks[0]);
  hold("two", leaseSeconds, clocks[1]);
  await requestTasks(beat, [show]);
  await until(async () => (await beats("one")) + (await beats("two")) > 3);
  const name = (await holderOf()) ?? "";
  return { name, other: name === "one" ? "two" : "one", child: children.get(name) as ChildProcess };
}

/** Checks that consecutive runs never overlapped, by the database's clock. */
async function expectOneAtATime(): Promise<void> {
  const overlaps = await sql(
    "",
    `WITH run AS (SELECT subject, fence, name, min(at) AS first, max(at) AS last FROM probe_beat GROUP BY 1, 2, 3)
     SELECT * FROM run a JOIN run b ON a.subject = b.subject AND a.fence < b.fence AND a.last >= b.first`,
  );
  expect(overlaps).toEqual([]);
}

describe("two processes competing for one lease", () => {
  it("let only one of them hold it, however wrong their clocks are", async () => {
    const { other } = await pair(3, [-600_000, 600_000]);
    const { fence } = (await row()) ?? {};
    // Longer than a lease: it is renewed, and no other process gets it.
    const from = Date.now();
    await until(() => Date.now() - from > 4_000);
    expect((await row())?.fence).toBe(fence);
    expect(await beats(other)).toBe(0);
  });

  it("pass it on when the holder is killed, but not before the lease expires", async () => {
    const { other, child } = await pair();
    child.kill("SIGKILL");
    const leased = (await row())?.leaseUntil?.getTime() ?? 0;
    await until(async () => (await beats(other)) > 0);
    const [first] = await sql<{ at: Date }>("", "SELECT min(at) AS at FROM probe_beat WHERE name = $1", [
      other,
    ]);
    expect(first?.at.getTime()).toBeGreaterThanOrEqual(leased);
    await expectOneAtATime();
  });

  it("pass it on immediately when the holder stops", async () => {
    // A lease far longer than the test.
    const { other, child } = await pair(600);
    child.kill("SIGTERM");
    await until(async () => (await beats(other)) > 0);
    expect((await row())?.fence).toBe(2);
    await expectOneAtATime();
  });

  it("don't both hold it when a frozen holder resumes", async () => {
    const { name, other, child } = await pair();
    child.kill("SIGSTOP");
    await until(async () => (await beats(other)) > 0);
    const before = await beats(name);
    child.kill("SIGCONT");
    const count = await beats(other);
    await until(async () => (await beats(other)) > count + 20);
    // The frozen process was in the middle of a write, which carried an outdated fence.
    expect(await beats(name)).toBe(before);
    expect(await holderOf()).toBe(other);
    await expectOneAtATime();
  });

  it("release it when the work is no longer needed, and can start again", async () => {
    await pair();
    await withdrawTasks(beat, ["show"]);
    await until(async () => (await row()) === null);
    const total = (await beats("one")) + (await beats("two"));
    await requestTasks(beat, [show]);
    await until(async () => (await beats("one")) + (await beats("two")) > total);
    await expectOneAtATime();
  });
});

describe("a lease holder", () => {
  it("ends work at its time limit by the database's clock", async () => {
    hold("one");
    await requestTasks(beat, [show], 600);
    await until(async () => (await beats("one")) > 0);
    await requestTasks(beat, [show], 1);
    await until(async () => (await row()) === null);
  });

  it("restarts failed work with growing delays, and records the error", async () => {
    let runs = 0;
    const kind = { ...beat, kind: "probe.failing" };
    const run = async () => {
      runs += 1;
      if (runs < 3) throw new Error("no luck");
    };
    const holder = startTaskSupervisor([supervisedTask(kind, run)], { name: "failing" });
    await requestTasks(kind, [show]);
    await until(async () => (await row())?.failures === 1 && (await row())?.error === "Error: no luck");
    await until(() => runs >= 3);
    await until(async () => (await row())?.failures === 0 && (await row())?.error === null);
    await holder.stop();
  });

  it("ends its run before the lease expires if the database doesn't respond", async () => {
    const kind = { ...beat, kind: "probe.silent", leaseSeconds: 2 };
    let reason: unknown;
    const run = ({ signal }: { signal: AbortSignal }) =>
      new Promise<void>((resolve) =>
        signal.addEventListener("abort", () => {
          reason ??= signal.reason;
          resolve();
        }),
      );
    await requestTasks(kind, [show]);
    const holder = startTaskSupervisor([supervisedTask(kind, run)], { name: "silent" });
    await until(async () => (await holderOf()) === "silent");
    await sql("", "ALTER TABLE wanted_work RENAME TO wanted_work_away");
    await until(() => reason !== undefined);
    await sql("", "ALTER TABLE wanted_work_away RENAME TO wanted_work");
    expect(String(reason)).toMatch(/could not be renewed/);
    await holder.stop();
  });

  it("keeps permanent work running without a request", async () => {
    let runs = 0;
    const kind = { ...beat, kind: "probe.always", always: "all" };
    const run = async (): Promise<void> => {
      runs += 1;
    };
    const holder = startTaskSupervisor([supervisedTask(kind, run)], { name: "always" });
    await until(() => runs > 0);
    await holder.stop();
    expect(await row("all")).toMatchObject({ kind: "probe.always", wantedUntil: null });
  });
});

describe("a lease", () => {
  it("belongs to one process, and no other renews it", async () => {
    await requestTasks(beat, [show]);
    const [[mine], theirs] = [await leaseTasks("me", [beat], 10), await leaseTasks("them", [beat], 10)];
    expect(theirs).toEqual([]);
    if (!mine) throw new Error("not taken");
    expect(await renewTaskLeases("them", [{ ...mine, lease: 3 }])).toEqual([]);
    expect(await renewTaskLeases("me", [{ ...mine, fence: mine.fence - 1, lease: 3 }])).toEqual([]);
    expect(await renewTaskLeases("me", [{ ...mine, lease: 3 }])).toMatchObject([{ wanted: true, fence: 1 }]);
  });

  it("goes to one process when many compete for it", async () => {
    const subjects = Array.from({ length: 30 }, (_, n) => ({ subject: `show-${n}`, payload: {} }));
    await requestTasks(beat, subjects);
    const takers = Array.from({ length: 8 }, (_, n) => leaseTasks(`taker-${n}`, [beat], 10));
    const taken = (await Promise.all(takers)).flat();
    taken.push(...(await leaseTasks("last", [beat], 100)));
    expect(taken).toHaveLength(30);
    expect(new Set(taken.map(({ subject }) => subject)).size).toBe(30);
  });
});
