import { beforeAll, expect, it } from "vitest";
import { db, sql } from "@/lib/platform/database/db";
import { expectLogged } from "@/test/support/test-log";
import { makeWorkspace } from "@/test/support/workspace";
import { makePartitionsAhead } from "../database/partitions";
import { registerSweep, sweepOld } from "./retention";

let workspaceId: string;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const test = { environment: "test" as const };

beforeAll(async () => {
  workspaceId = (await makeWorkspace()).workspaceId;
});

it("deletes finished jobs after their retention period, and never a pending one", async () => {
  const job = (id: string, state: string, createdAt: Date, endedAt: Date | null) => ({
    ...test,
    id,
    workspaceId,
    kind: "probe",
    subject: id,
    state,
    createdAt,
    endedAt,
    dueAt: daysAgo(-90),
  });
  await db().job.createMany({
    data: [
      job("old", "succeeded", daysAgo(40), daysAgo(40)),
      job("old-failed", "failed", daysAgo(40), daysAgo(31)),
      job("late", "succeeded", daysAgo(40), daysAgo(29)),
      job("waiting", "queued", daysAgo(400), null),
      job("young", "succeeded", daysAgo(2), daysAgo(2)),
    ],
  });
  await sweepOld();
  const kept = await db().job.findMany({ where: { kind: "probe" }, orderBy: { id: "asc" } });
  expect(kept.map(({ id }) => id)).toEqual(["late", "waiting", "young"]);
});

it("deletes old webhook events with deliveries and attempts, except those in progress", async () => {
  const webhook = await db().webhook.create({
    data: { ...test, id: "wh_old", workspaceId, url: "https://example.com", events: ["*"] },
  });
  for (const [id, days, state] of [
    ["gone", 31, "succeeded"],
    ["open", 31, "pending"],
    ["new", 29, "exhausted"],
  ] as const) {
    const createdAt = daysAgo(days);
    await db().webhookEvent.create({
      data: { ...test, id, workspaceId, type: "event.created", body: "{}", createdAt },
    });
    await db().webhookDelivery.create({
      data: { id, workspaceId, webhookId: webhook.id, eventId: id, state, createdAt },
    });
    await db().webhookAttempt.create({ data: { id, deliveryId: id, attempt: 1, durationMs: 1 } });
  }
  await sweepOld();
  for (const rows of [
    await db().webhookEvent.findMany({ where: { workspaceId }, orderBy: { id: "asc" } }),
    await db().webhookDelivery.findMany({ where: { workspaceId }, orderBy: { id: "asc" } }),
    await db().webhookAttempt.findMany({ orderBy: { id: "asc" } }),
  ])
    expect(rows.map(({ id }) => id)).toEqual(["new", "open"]);
});

it("works in bounded batches until nothing is left", async () => {
  await sql(
    "",
    `INSERT INTO room_report (id, kind, received_at)
     SELECT 'old' || n, 'x', now() - interval '26 hours' FROM generate_series(1, 2500) n`,
  );
  await sweepOld();
  expect(await db().roomReport.count({ where: { id: { startsWith: "old" } } })).toBe(0);
});

it("deletes request and response bodies after thirty days, and drops past months of usage", async () => {
  const partitions = async () =>
    (
      await sql<{ name: string }>(
        "",
        "SELECT relname AS name FROM pg_class WHERE relname ~ '^(usage_row|request_detail)_[0-9]{4}_[0-9]{2}$' ORDER BY 1",
      )
    ).map(({ name }) => name);
  const month = (months: number) => {
    const now = new Date();
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1));
  };
  for (const months of [-13, -14, -20]) await makePartitionsAhead(month(months));
  const [before, at] = [await partitions(), (months: number) => month(months).toISOString()];
  const name = (table: string, months: number) => `${table}_${at(months).slice(0, 7).replace("-", "_")}`;
  expect(before).toEqual(expect.arrayContaining([name("usage_row", -20), name("request_detail", -14)]));
  const detail = (id: string, createdAt: Date) => ({
    ...test,
    requestId: id,
    workspaceId,
    requestHeaders: {},
    requestBytes: 0,
    responseHeaders: {},
    responseBytes: 0,
    createdAt,
  });
  await db().requestDetail.createMany({
    data: [detail("req_old", daysAgo(31)), detail("req_young", daysAgo(29))],
  });
  await sweepOld();
  const after = await partitions();
  expect(after).toContain(name("usage_row", -13));
  expect(after).not.toContain(name("usage_row", -14));
  expect(after).not.toContain(name("usage_row", -20));
  expect(after).not.toContain(name("request_detail", -13));
  const kept = await db().requestDetail.findMany({ where: { requestId: { in: ["req_old", "req_young"] } } });
  expect(kept.map(({ requestId }) => requestId)).toEqual(["req_young"]);
});

it("sweeps the rest when one sweep fails", async () => {
  let swept = 0;
  registerSweep("test.broken", async () => {
    throw new Error("This can't be swept.");
  });
  registerSweep("test.works", async () => {
    swept += 1;
  });
  expectLogged(/a sweep failed/);
  await sweepOld();
  for (const name of ["test.broken", "test.works"]) registerSweep(name, async () => undefined);
  expect(swept).toBe(1);
});
