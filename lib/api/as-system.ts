import type { Ctx } from "@/lib/platform/ctx";
import { transaction } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { pokeDispatcher } from "@/lib/platform/poke";
import { type Environment, systemPrincipal } from "@/lib/platform/principal";
import { makeCtx } from "./make-ctx";
import { writeEffects } from "./steps/finish";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

/**
 * Runs work that no request asked for (a job, a report of the room) with the same guarantees as a mutation:
 * one transaction with its audit rows, events and jobs. `name` is the actor and the audit action.
 * The network is never called inside; put that before, after, or into a job.
 */
export async function asSystem<T>(name: string, owner: Owner, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  const principal = systemPrincipal(owner.workspaceId, owner.environment, name);
  const requestId = newId("req");
  const controls = { dryRun: false, reason: undefined, expectedVersion: undefined };
  const bench = makeCtx({
    principal,
    operationId: name,
    source: "system",
    requestId,
    controls,
    now: new Date(),
  });
  const result = await transaction(async () => {
    const done = await work(bench.ctx);
    await writeEffects(bench.effects, {
      principal,
      operationId: name,
      requestId,
      source: "system",
      reason: undefined,
      now: bench.ctx.now,
    });
    return done;
  });
  if (bench.effects.jobs.length + bench.effects.events.length > 0) pokeDispatcher();
  for (const after of bench.after) await after();
  return result;
}
