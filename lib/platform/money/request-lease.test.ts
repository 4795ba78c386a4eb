import { beforeEach, expect, it, vi } from "vitest";
import { db, sql } from "../database/db";
import { monthOf } from "../runtime/clock";
import { newId } from "../runtime/ids";
import { releaseStale } from "./budget";
import * as here from "./request-lease";

type Leasing = typeof here;

const month = monthOf(new Date());
let payer: { workspaceId: string; environment: "test"; plan: string };

beforeEach(() => {
  payer = { workspaceId: newId("wsp"), environment: "test", plan: "free" };
});

/** Loads the module again as if in another process: with its own leases, on the same database. */
async function elsewhere(): Promise<Leasing> {
  const held = (globalThis as { __showrunner?: Map<string, unknown> }).__showrunner;
  for (const name of [...(held?.keys() ?? [])]) if (name.startsWith("request-")) held?.delete(name);
  vi.resetModules();
  return import("./request-lease");
}

const budget = () =>
  db().budget.findUniqueOrThrow({ where: { workspaceId_month: { workspaceId: payer.workspaceId, month } } });
const take = (leasing: Leasing = here) => leasing.leaseRequest(payer, new Date());

async function openBudget(committedMicros: bigint, requests = 0n): Promise<void> {
  await db().budget.create({ data: { workspaceId: payer.workspaceId, month, committedMicros, requests } });
}

it("lets two processes spend exactly the budget and no more", async () => {
  await openBudget(199_800n);
  const other = await elsewhere();
  const calls = Array.from({ length: 160 }, (_, i) => take(i % 2 === 0 ? here : other));
  const ends = await Promise.allSettled(calls);
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(100);
  const codes = ends.flatMap((end) => (end.status === "rejected" ? [end.reason.reason.kind] : []));
  expect(new Set(codes)).toEqual(new Set(["ceiling"]));
  expect((await budget()).committedMicros).toBe(200_000n);
});

it("enforces the monthly request quota like the ceiling", async () => {
  await openBudget(0n, 99_990n);
  const ends = await Promise.allSettled(Array.from({ length: 30 }, () => take()));
  expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  const [refused] = ends.flatMap((end) => (end.status === "rejected" ? [end.reason] : []));
  expect(refused).toMatchObject({ reason: { kind: "quota" } });
  expect((await budget()).requests).toBe(100_000n);
});

it("charges a quiet workspace per call and a busy one in blocks, and returns what is unused", async () => {
  const first = await take();
  expect(first.size).toBe(1);
  for (let i = 1; i < 200; i += 1) await take();
  const entries = await db().ledgerEntry.count({ where: { workspaceId: payer.workspaceId } });
  expect(entries).toBeLessThan(30);
  expect(Number((await budget()).committedMicros)).toBeGreaterThanOrEqual(400);
  await here.releaseUnusedRequests();
  expect(await budget()).toMatchObject({ committedMicros: 400n, requests: 200n });
});

it("reserves at most a twentieth of what is left below a ceiling", async () => {
  await openBudget(199_600n);
  const taken = await Promise.all(Array.from({ length: 50 }, () => take()));
  expect(Math.max(...taken.map(({ size }) => size))).toBeLessThanOrEqual(10);
});

it("returns the rest of a dead process's block, and never charges for it again", async () => {
  const [lease] = await Promise.all(Array.from({ length: 4 }, () => take()));
  if (!lease) throw new Error("no block");
  expect(lease.size).toBe(4);
  expect(await here.settleRequests(new Map([[lease, 1]]))).toEqual(new Set([lease.id]));
  await sql("", "UPDATE ledger_entry SET lease_until = now() - interval '1 second' WHERE id = $1", [
    lease.id,
  ]);
  expect(await releaseStale()).toBe(1);
  expect(await budget()).toMatchObject({ committedMicros: 2n, settledMicros: 2n, requests: 1n });
  const entry = await db().ledgerEntry.findUniqueOrThrow({ where: { id: lease.id } });
  expect(entry).toMatchObject({ state: "settled", settledMicros: 2n });
  expect(await here.settleRequests(new Map([[lease, 3]]))).toEqual(new Set());
  expect(await budget()).toMatchObject({ committedMicros: 2n, settledMicros: 2n });
});
