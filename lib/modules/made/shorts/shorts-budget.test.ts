import { writeFile } from "node:fs/promises";
import { expect, it, vi } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { credits, ORDINARY_REQUEST_MICROS } from "@/lib/platform/money/money";
import { releaseUnusedRequests } from "@/lib/platform/money/request-lease";
import { api } from "@/test/support/api";
import { runDispatch } from "@/test/support/run-jobs";
import { expectLogged } from "@/test/support/test-log";
import { makeToldShow } from "@/test/support/told-show";
import { until } from "@/test/support/until";
import { makeWorkspace } from "@/test/support/workspace";

/** Less than everything costs, but enough for some of each kind, whichever comes first. No multiple of a price. */
const CEILING = vi.hoisted(() => 1_290_003);

/** Of every two calls of a provider, the first fails. */
const provider = vi.hoisted(() => ({
  asked: { analysis: 0, render: 0, plan: 0 },
  ask(kind: "analysis" | "render" | "plan"): void {
    this.asked[kind] += 1;
    if (this.asked[kind] % 2 === 1) throw new Error(`The ${kind} provider is down.`);
  },
}));

vi.mock("@/lib/platform/money/money", async (original) => ({
  ...(await original<object>()),
  planLimits: () => ({ limitMicros: CEILING, requestQuota: 100_000 }),
}));
vi.mock("./finding/find-in-recording", async (original) => {
  const real = await original<typeof import("./finding/find-in-recording")>();
  const findInRecording: typeof real.findInRecording = (...given) => {
    provider.ask("analysis");
    return real.findInRecording(...given);
  };
  return { ...real, findInRecording };
});
vi.mock("@/lib/modules/after/playback", async (original) => {
  const part = { picture: [], sound: [], width: 1_280, height: 720, firstFrame: 0, soundStart: 0 };
  return { ...(await original<object>()), programPart: async () => part };
});
vi.mock("@/lib/composition/clips/render-clip", () => ({
  renderClip: async (_asked: unknown, to: string) => {
    provider.ask("render");
    await writeFile(to, Buffer.from("00000018667479706d703432000000006d70343269736f6d", "hex"));
    const facts = { width: 720, height: 1_280, frames: 150, hasFaces: null, leavesFacesOut: false };
    return { ...facts, thumbnail: Buffer.from("ffd8ffe000104a4649460001", "hex"), quality: null };
  },
}));
vi.mock("@/lib/providers/llm", async (original) => {
  const real = await original<typeof import("@/lib/providers/llm")>();
  const write: typeof real.rulesWriter.write = (...given) => {
    provider.ask("plan");
    return real.rulesWriter.write(...given);
  };
  const writer = { ...real.rulesWriter, write };
  return { ...real, planWriter: () => writer, rulesWriter: writer };
});

const RECORDINGS = 5;
const ROUNDS = 4;

const workspace = await makeWorkspace({ plan: "free" });
const { workspaceId } = workspace;

/** In one snapshot: what the budget says is taken, and what the ledger does. */
async function taken() {
  const [row] = await sql<{ budget: number; settled: number; ledger: number; reserved: number }>(
    "test_taken",
    `SELECT b.committed_micros::float8 AS budget, b.settled_micros::float8 AS settled,
       (SELECT COALESCE(sum(CASE state WHEN 'reserved' THEN reserved_micros ELSE settled_micros END), 0)::float8
        FROM ledger_entry WHERE workspace_id = $1) AS ledger,
       (SELECT count(*)::int FROM ledger_entry WHERE workspace_id = $1 AND state = 'reserved') AS reserved
     FROM budget b WHERE b.workspace_id = $1`,
    [workspaceId],
  );
  if (!row) throw new Error("No budget.");
  return row;
}

/** Hands out what is queued, once: what fails has failed for good. */
async function runJobs(): Promise<void> {
  const rows = await sql<{ id: string; kind: string; handout: number }>(
    "test_budget_handout",
    `UPDATE job SET handout = handout + 1, state = 'dispatched', max_attempts = 1
     WHERE workspace_id = $1 AND state = 'queued' AND kind IN ('short.render', 'plan.write')
     RETURNING id, kind, handout`,
    [workspaceId],
  );
  await Promise.all(rows.map(({ id, kind, handout }) => runDispatch({ jobId: id, kind, handout })));
}

const settledOf = async (kind: string): Promise<number[]> =>
  (await db().ledgerEntry.findMany({ where: { workspaceId, kind, state: "settled" } })).map(
    ({ settledMicros }) => Number(settledMicros),
  );

it("30 analyses, clips and plans at once stay below the ceiling while their providers fail half the time", async () => {
  expectLogged(/provider is down/);
  const key = await workspace.key();
  const slugs: string[] = [];
  for (let made = 0; made < RECORDINGS; made += 1) {
    const { show, recordingId } = await makeToldShow({ workspace });
    await db().recording.update({ where: { id: recordingId }, data: { version: 1, programVersion: 1 } });
    slugs.push(show.slug);
  }
  const post = (path: string, body: object) => api("POST", `/v1/${path}`, { key, body });
  const ten = Array.from({ length: 10 }, (_, index) => index);
  const calls = ten.flatMap((index) => {
    const shorts = `events/${slugs[index % RECORDINGS]}/shorts`;
    const start_sec = index < RECORDINGS ? 20 : 60;
    return [
      () => post(`${shorts}/analyze`, {}),
      () => post(`${shorts}/render`, { start_sec, end_sec: start_sec + 10 }),
      () => post("showrooms", { title: `Plan ${index}`, brief: "Topics: speed, price." }),
    ];
  });
  const codes: (string | undefined)[] = [];
  const samples: Awaited<ReturnType<typeof taken>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let isBusy = true;
    const working = (async () => {
      while (isBusy) await runJobs();
    })();
    await Promise.all(
      calls.map(async (call) => {
        codes.push((await call()).json.error?.code);
        samples.push(await taken());
      }),
    );
    isBusy = false;
    await working;
    await runJobs();
  }

  expect(new Set(codes)).toEqual(new Set([undefined, "internal_error", "cost_credit_exhausted"]));
  expect(Math.max(...samples.map(({ budget }) => budget))).toBeLessThanOrEqual(CEILING);
  expect(samples.filter(({ budget, ledger }) => budget !== ledger)).toEqual([]);
  // What requests had reserved ahead.
  await until(async () => {
    await releaseUnusedRequests(({ workspaceId: whose }) => whose === workspaceId);
    return (await taken()).reserved === 0;
  });
  const end = await taken();
  expect([end.settled, end.ledger]).toEqual([end.budget, end.budget]);

  const [analyses, clips, plans] = [
    await settledOf("clip_analysis"),
    await settledOf("clip_render"),
    await settledOf("plan"),
  ];
  const done = {
    analyses: await db().momentSearch.count({ where: { recording: { workspaceId } } }),
    clips: await db().clip.count({ where: { workspaceId, state: "ready" } }),
    plans: await db().job.count({ where: { workspaceId, kind: "plan.write", state: "succeeded" } }),
  };
  expect(done).toEqual({ analyses: analyses.length, clips: clips.length, plans: plans.length });
  const prices = (count: number) => [credits(count) - ORDINARY_REQUEST_MICROS];
  expect([...new Set(analyses)]).toEqual(prices(8));
  expect([...new Set(clips)]).toEqual(prices(10));
  expect([...new Set(plans)]).toEqual(prices(1));
  const used = await db().usageRow.aggregate({ where: { workspaceId }, _sum: { costMicros: true } });
  expect(Number(used._sum.costMicros)).toBe(end.budget);
});
