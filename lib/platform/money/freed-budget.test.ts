import { beforeEach, expect, it, vi } from "vitest";
import { makeWorkspace } from "@/test/support/workspace";
import { endReservations, reserve } from "./budget";
import { planLimits } from "./money";
import { leaseRequest } from "./request-lease";

/** Runs between a refused reservation and the look at why it was refused. */
const between = vi.hoisted(() => ({ run: async (): Promise<void> => {} }));

vi.mock("./budget-state", async (original) => {
  const real = await original<typeof import("./budget-state")>();
  const refusal: typeof real.refusal = async (wanted) => {
    await between.run();
    return real.refusal(wanted);
  };
  return { ...real, refusal };
});

const CEILING = planLimits("free").limitMicros ?? 0;
const now = new Date();

beforeEach(() => {
  between.run = async () => {};
});

/** A free workspace whose whole ceiling is reserved. */
async function fullBudget() {
  const { workspaceId } = await makeWorkspace({ plan: "free" });
  const payer = { workspaceId, environment: "test" as const, plan: "free" };
  const charge = (costMicros: number) => reserve(payer, [{ kind: "test", subject: "s", costMicros }], now, 1);
  const { entries } = await charge(CEILING);
  const release = () => endReservations(entries.map(({ id }) => ({ id, settledMicros: null })));
  return { payer, charge, release };
}

it("what fits because something was released just then is reserved, not refused", async () => {
  const { charge, payer, release } = await fullBudget();
  between.run = release;
  expect((await charge(CEILING)).remainingMicros).toBe(0);
  const other = await fullBudget();
  between.run = other.release;
  expect((await leaseRequest(other.payer, now)).workspaceId).toBe(other.payer.workspaceId);
  expect(payer.workspaceId).not.toBe(other.payer.workspaceId);
});

it("what doesn't fit is refused for the reason that it has", async () => {
  const { charge, payer } = await fullBudget();
  await expect(charge(1)).rejects.toMatchObject({ reason: { kind: "ceiling", remainingMicros: 0 } });
  const { requestQuota } = planLimits("free");
  const many = reserve(payer, [{ kind: "test", subject: "s", costMicros: 0 }], now, requestQuota ?? 0);
  await expect(many).rejects.toMatchObject({ reason: { kind: "quota" } });
});
