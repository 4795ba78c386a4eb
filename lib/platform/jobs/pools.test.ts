import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { withTimersHeld } from "@/test/support/held-time";
import { expectLogged } from "@/test/support/test-log";
import { until } from "@/test/support/until";
import { db, transaction } from "../database/db";
import { noticeOf, notices, startNotices } from "../database/notices";
import { startHeartbeat } from "../processes/heartbeat";
import { countLiving, livingProcesses } from "../processes/living-processes";
import { joinPool, type Pool } from "../processes/pool";
import { newId } from "../runtime/ids";
import { claimDue } from "./claim-due";
import { startDispatcher } from "./dispatcher";
import { checkedPayload, jobKind } from "./job-kind";
import { jobKinds } from "./kinds";
import { takeLease } from "./lease";
import { jobsTopic } from "./poke";
import { startReconciler } from "./reconciler";

const ended: string[] = [];

beforeEach(async () => {
  await db().job.deleteMany();
  await db().runningProcess.deleteMany();
  ended.length = 0;
  jobKinds().clear();
  for (const pool of ["app", "media"] as const)
    jobKinds().set(`of.${pool}`, {
      kind: `of.${pool}`,
      pool,
      limit: 10,
      onFailed: async ({ id }) => void ended.push(id),
    });
});

afterEach(() => {
  joinPool("app");
  vi.useRealTimers();
});

const ago = (seconds: number): Date => new Date(Date.now() - seconds * 1_000);

async function add(kind: string, pool: string, more: object = {}): Promise<string> {
  const id = newId("job");
  const owner = { workspaceId: "w", environment: "test" as const, subject: "s" };
  await db().job.create({ data: { id, ...owner, kind, pool, ...more } });
  return id;
}

const row = (id: string) => db().job.findUniqueOrThrow({ where: { id } });
const lives = (pool: Pool, kinds: string[], seenAt = new Date()) =>
  db().runningProcess.create({ data: { id: newId("prc"), pool, kinds, seenAt } });

async function roundIn(pool: Pool, known: string[] = []): Promise<void> {
  joinPool(pool);
  const reconciler = startReconciler(known);
  await reconciler.round();
  await reconciler.stop();
}

describe("a pool", () => {
  it("gets only its own jobs", async () => {
    const [app, media] = [await add("of.app", "app"), await add("of.media", "media")];
    joinPool("media");
    expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([media]);
    joinPool("app");
    expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([app]);
  });

  it("takes jobs of a kind moved to it, whichever pool their rows name", async () => {
    const moved = await add("of.media", "app");
    joinPool("media");
    expect((await claimDue(10)).map(({ jobId }) => jobId)).toEqual([moved]);
  });

  it("requeues jobs lost by its own processes, and ends those that died in their last attempt", async () => {
    expectLogged(/job failed/);
    const lost = { state: "running", handout: 1, attempt: 1, maxAttempts: 2, leaseUntil: ago(1) };
    const last = { ...lost, attempt: 2 };
    const [app, media] = [await add("of.app", "app", lost), await add("of.media", "media", lost)];
    const [appLast, mediaLast] = [await add("of.app", "app", last), await add("of.media", "media", last)];
    await roundIn("media");
    expect([(await row(app)).state, (await row(media)).state]).toEqual(["running", "queued"]);
    expect(ended).toEqual([mediaLast]);
    await roundIn("app");
    expect((await row(app)).state).toBe("queued");
    expect(ended).toEqual([mediaLast, appLast]);
  });
});

describe("a job kind unknown to a process", () => {
  const old = { dueAt: ago(7_200) };

  it("is left alone while any live process of any release or pool knows it", async () => {
    const [newer, media] = [await add("newer.kind", "app", old), await add("newer.media", "media", old)];
    await lives("app", ["of.app", "newer.kind"]);
    await lives("app", ["newer.media"]);
    await roundIn("app");
    await roundIn("media");
    expect([(await row(newer)).state, (await row(media)).state]).toEqual(["queued", "queued"]);
  });

  it("is left alone if it belongs to another pool, even if all its processes are down", async () => {
    expectLogged(/ended a job of an unknown kind/);
    const [app, media] = [await add("newer.kind", "app", old), await add("newer.media", "media", old)];
    await roundIn("media", ["of.media"]);
    expect((await row(app)).state).toBe("queued");
    expect((await row(media)).state).toBe("failed");
    const listed = await add("listed.media", "media", old);
    await roundIn("app", ["listed.media"]);
    expect((await row(listed)).state).toBe("queued");
  });

  it("is ended once all processes that knew it are silent, even in an unknown pool", async () => {
    expectLogged(/ended a job of an unknown kind/);
    const [kind, pool] = [await add("former.kind", "app", old), await add("former.kind", "former-pool", old)];
    await lives("app", ["former.kind"], ago(60));
    await roundIn("media");
    expect([(await row(kind)).state, (await row(pool)).state]).toEqual(["queued", "queued"]);
    await roundIn("app");
    expect([(await row(kind)).state, (await row(pool)).state]).toEqual(["failed", "failed"]);
  });
});

describe("a process", () => {
  it("sends heartbeats with its known kinds, and is removed when it ends", async () => {
    joinPool("media");
    const heartbeat = startHeartbeat(["of.app", "of.media"]);
    await heartbeat.beat();
    expect(await livingProcesses()).toMatchObject([{ pool: "media", report: {} }]);
    expect(await countLiving()).toEqual({ app: 0, media: 1 });
    expect((await db().runningProcess.findFirstOrThrow()).kinds).toEqual(["of.app", "of.media"]);
    await heartbeat.stop();
    expect(await countLiving()).toEqual({ app: 0, media: 0 });
  });

  it("counts as dead after twenty seconds without a heartbeat", async () => {
    await lives("media", [], ago(10));
    await lives("media", [], ago(30));
    expect((await countLiving()).media).toBe(1);
  });
});

describe("a process clock", () => {
  it.each([-600_000, 600_000])(
    "that is %i ms off changes neither what is due nor what is leased",
    async (off) => {
      const due = await add("of.app", "app");
      const later = await add("of.app", "app", { dueAt: ago(-300) });
      const held = await add("of.app", "app", {
        state: "running",
        handout: 1,
        attempt: 1,
        leaseUntil: ago(-120),
      });
      const lost = await add("of.app", "app", { state: "dispatched", handout: 1, leaseUntil: ago(2) });
      await lives("app", ["newer.kind"]);
      const newer = await add("newer.kind", "app", { dueAt: ago(3_600) });
      vi.useFakeTimers({ now: Date.now() + off, toFake: ["Date"] });
      await roundIn("app");
      expect((await row(lost)).state).toBe("queued");
      expect((await row(held)).state).toBe("running");
      expect((await row(newer)).state).toBe("queued");
      const dispatches = await claimDue(10);
      expect(dispatches.map(({ jobId }) => jobId).sort()).toEqual([due, lost].sort());
      expect((await row(later)).state).toBe("queued");
      const job = await takeLease(due, 1, 60);
      expect(job?.lagMs).toBeLessThan(300_000);
      vi.useRealTimers();
      const leaseUntil = (await row(due)).leaseUntil?.getTime() ?? 0;
      expect(Math.abs(leaseUntil - Date.now() - 60_000)).toBeLessThan(30_000);
    },
  );
});

describe("jobs of another pool", () => {
  it("reach its dispatcher with the commit, without waiting for its next poll", async () => {
    joinPool("media");
    const sent: string[] = [];
    const engine = {
      send: async (all: { jobId: string }[]) => void sent.push(...all.map(({ jobId }) => jobId)),
    };
    const topic = jobsTopic("media");
    await withTimersHeld(async () => {
      const dispatcher = startDispatcher(engine);
      const heard = new Promise((resolve) => notices().once(topic, resolve));
      const listening = startNotices();
      try {
        await heard;
        const id = await transaction(async ({ writeAtEnd }) => {
          writeAtEnd([noticeOf(topic)]);
          return add("of.media", "media");
        });
        await until(() => sent.length > 0);
        expect(sent).toEqual([id]);
      } finally {
        await dispatcher.stop();
        await listening.stop();
      }
    });
  });
});

describe("a payload", () => {
  const kind = jobKind({ kind: "of.app", pool: "app", payload: z.object({ event_id: z.string() }) });

  it("of the wrong shape is rejected with its kind and field", () => {
    expect(checkedPayload(kind, { event_id: "e" })).toEqual({ event_id: "e" });
    expect(() => checkedPayload(kind, { event_id: 7 })).toThrow(/no payload of of\.app: event_id/);
    expect(() => checkedPayload(kind, undefined)).toThrow(/payload/);
  });
});
