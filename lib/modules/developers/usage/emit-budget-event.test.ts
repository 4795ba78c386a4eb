import { beforeEach, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { reserve } from "@/lib/platform/money/budget";
import { planLimits } from "@/lib/platform/money/money";
import { leaseRequest, releaseUnusedRequests } from "@/lib/platform/money/request-lease";
import { monthOf } from "@/lib/platform/runtime/clock";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { startReceiver } from "@/test/support/receiver";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

checkEmitted("budget.warning", "budget.exhausted");

const LIMIT = planLimits("free").limitMicros ?? 0;
const month = monthOf(new Date());

let workspaceId: string;
let payer: { workspaceId: string; environment: "test" | "live"; plan: string };

beforeEach(async () => {
  await db().job.deleteMany();
  workspaceId = newId("wsp");
  payer = { workspaceId, environment: "test", plan: "free" };
});

const charge = (costMicros: number, given = payer) =>
  reserve(given, [{ kind: "plan", subject: "x", costMicros }], new Date());

const marks = async (): Promise<string[]> =>
  (await db().budgetMark.findMany({ where: { workspaceId } }))
    .map(({ mark, environment }) => `${mark} ${environment}`)
    .sort();

const jobs = () => db().job.findMany({ where: { workspaceId, kind: "budget.tell" } });

const emitted = async (): Promise<string[]> =>
  (await db().webhookEvent.findMany({ where: { workspaceId } }))
    .map(({ type, environment }) => `${type} ${environment}`)
    .sort();

const BOTH = (mark: string): string[] => [`${mark} live`, `${mark} test`];

describe("a monthly budget", () => {
  it("triggers a warning with the charge that reaches 80% of it, and not before", async () => {
    await charge(LIMIT * 0.8 - 1);
    expect([await marks(), await jobs()]).toEqual([[], []]);
    await charge(1);
    expect(await marks()).toEqual(BOTH("warning"));
    expect(await jobs()).toHaveLength(2);
    await charge(10);
    expect(await jobs()).toHaveLength(2);
  });

  it("is marked once when many charges reach it together", async () => {
    const all = await Promise.allSettled(Array.from({ length: 40 }, () => charge(LIMIT / 20)));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    expect(await marks()).toEqual([...BOTH("exhausted"), ...BOTH("warning")]);
    expect(await jobs()).toHaveLength(4);
  });

  it("is also marked by a block of ordinary requests", async () => {
    await charge(LIMIT * 0.8 - 2);
    await leaseRequest(payer, new Date());
    expect(await marks()).toEqual(BOTH("warning"));
    await charge(LIMIT * 0.2 - 2);
    expect(await marks()).toEqual(BOTH("warning"));
    await leaseRequest(payer, new Date());
    expect(await marks()).toEqual([...BOTH("exhausted"), ...BOTH("warning")]);
    await releaseUnusedRequests((lease) => lease.workspaceId === workspaceId);
  });

  it("doesn't exist on plans without a limit", async () => {
    await charge(10 * LIMIT, { ...payer, plan: "scale" });
    expect([await marks(), await jobs()]).toEqual([[], []]);
  });

  it("isn't marked by a refused charge", async () => {
    await charge(LIMIT / 2);
    await expect(charge(LIMIT)).rejects.toThrow();
    expect(await marks()).toEqual([]);
  });
});

describe("webhooks", () => {
  it("get each mark once, even if a job runs twice", async () => {
    const workspace = await makeWorkspace();
    workspaceId = workspace.workspaceId;
    const key = await workspace.key();
    const receiver = await startReceiver();
    const body = { url: receiver.url, events: ["budget.warning", "budget.exhausted"] };
    const hook = await api("POST", "/v1/webhooks", { key, body });
    expect(hook.status).toBe(201);
    const free = { ...payer, workspaceId };
    const spent = Number((await db().budget.findFirstOrThrow({ where: { workspaceId } })).committedMicros);
    await charge(LIMIT * 0.9 - spent, free);
    const planned = await jobs();
    await runDueJobs();
    expect(await emitted()).toEqual(BOTH("budget.warning"));
    // Simulates a crash between the event and the end of its job.
    const ids = planned.map(({ id }) => id);
    await db().job.updateMany({ where: { id: { in: ids } }, data: { state: "queued", dueAt: new Date() } });
    await runDueJobs();
    await charge(LIMIT * 0.1, free);
    await runDueJobs();
    expect(await emitted()).toEqual([...BOTH("budget.exhausted"), ...BOTH("budget.warning")]);
    const event = await db().webhookEvent.findFirstOrThrow({
      where: { workspaceId, type: "budget.warning", environment: "test" },
      include: { deliveries: true },
    });
    expect(JSON.parse(event.body)).toMatchObject({
      type: "budget.warning",
      environment: "test",
      data: { month, limit_usd: 0.2, reserved_usd: 0.18, remaining_usd: 0.02 },
    });
    expect(event.deliveries.map(({ webhookId }) => webhookId)).toEqual([hook.json.data.id]);
    expect(await db().auditEntry.count({ where: { workspaceId, action: "budget.tell" } })).toBe(4);
    expect(receiver.received).toHaveLength(2);
    await receiver.close();
  });
});
