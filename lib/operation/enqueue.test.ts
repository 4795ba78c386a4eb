import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { db } from "@/lib/platform/database/db";
import { jobKind } from "@/lib/platform/jobs/job-kind";
import { joinPool } from "@/lib/platform/processes/pool";
import { systemPrincipal } from "@/lib/platform/security/principal";
import { asSystem } from "./as-system";
import type { Ctx, EventInput } from "./ctx";
import { effectWrites } from "./effects";
import { makeCtx } from "./make-ctx";

const owner = { workspaceId: "wsp_enqueue", environment: "test" } as const;
const payload = z.object({ event_id: z.string(), more: z.number().default(1) });
const small = jobKind({ kind: "probe.small", pool: "app", payload, maxAttempts: 7 });
const long = jobKind({ kind: "probe.long", pool: "media", payload });
const as = <T>(work: (ctx: Ctx) => T): Promise<T> => asSystem("probe", owner, async (ctx) => work(ctx));
const row = (id: string) => db().job.findUniqueOrThrow({ where: { id } });

afterEach(() => joinPool("app"));

describe("enqueue", () => {
  it("writes a job with its kind's pool and attempts, due by the database's clock", async () => {
    const id = await as((ctx) => ctx.enqueue(small, { event_id: "e" }, { subject: "s", dueInSeconds: 90 }));
    const { kind, pool, maxAttempts, payload: stored, dueAt, createdAt } = await row(id);
    expect({ kind, pool, maxAttempts, stored }).toEqual({
      kind: "probe.small",
      pool: "app",
      maxAttempts: 7,
      stored: { event_id: "e" },
    });
    expect(dueAt.getTime() - createdAt.getTime()).toBe(90_000);
    const other = await as((ctx) => ctx.enqueue(long, { event_id: "e" }, { subject: "s", maxAttempts: 2 }));
    expect(await row(other)).toMatchObject({ pool: "media", maxAttempts: 2 });
  });

  it("rejects a payload of the wrong shape and writes nothing from that call", async () => {
    const before = await db().job.count();
    const wrong = as((ctx) => {
      ctx.enqueue(small, { event_id: "right" }, { subject: "s" });
      // @ts-expect-error A number is no event's id: it does not compile either.
      return ctx.enqueue(small, { event_id: 7 }, { subject: "s" });
    });
    await expect(wrong).rejects.toThrow(/no payload of probe\.small: event_id/);
    // @ts-expect-error Nor does one that lacks what the kind needs, or brings what it does not know.
    await expect(as((ctx) => ctx.enqueue(small, {}, { subject: "s" }))).rejects.toThrow(/event_id/);
    // @ts-expect-error
    await as((ctx) => ctx.enqueue(small, { event_id: "e", odd: 1 }, { subject: "s" }));
    expect(await db().job.count()).toBe(before + 1);
  });
});

describe("processes in another pool", () => {
  const told = (work: (ctx: Ctx) => unknown): unknown[] => {
    const controls = { dryRun: false, reason: undefined, expectedVersion: undefined };
    const principal = systemPrincipal(owner.workspaceId, owner.environment, "probe");
    const common = { principal, operationId: "probe", source: "system", requestId: "req_1" };
    const { ctx, effects } = makeCtx({ ...common, controls });
    work(ctx);
    const writes = effectWrites(effects, { ...common, reason: undefined, now: ctx.now });
    return writes.filter(({ name }) => name === "notice").map(({ values }) => values?.[1]);
  };
  const event = { type: "event.created", data: {} } satisfies EventInput;

  it("are notified of their jobs on commit, unlike the pool of this process", () => {
    expect(told((ctx) => ctx.enqueue(small, { event_id: "e" }, { subject: "s" }))).toEqual([]);
    expect(told((ctx) => ctx.emit(event))).toEqual([]);
    expect(told((ctx) => ctx.enqueue(long, { event_id: "e" }, { subject: "s" }))).toEqual(["jobs-media"]);
    joinPool("media");
    expect(told((ctx) => ctx.emit(event))).toEqual(["jobs-app"]);
    expect(told((ctx) => ctx.enqueue(long, { event_id: "e" }, { subject: "s" }))).toEqual([]);
  });
});
