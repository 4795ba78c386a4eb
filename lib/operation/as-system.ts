import { transaction } from "@/lib/platform/database/db";
import { pokeDispatcher } from "@/lib/platform/jobs/poke";
import { newId } from "@/lib/platform/runtime/ids";
import { type Environment, type Principal, systemPrincipal } from "@/lib/platform/security/principal";
import type { Ctx } from "./ctx";
import { effectWrites } from "./effects";
import { makeCtx } from "./make-ctx";

interface Owner {
  workspaceId: string;
  environment: Environment;
}

/**
 * Runs work that no request asked for (a job, a report of the room) with the same guarantees as a mutation:
 * one transaction with its audit rows, events and jobs. `name` is the actor and the audit action.
 * The network is never called inside; put that before, after, or into a job.
 */
export function asSystem<T>(name: string, owner: Owner, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return perform(name, systemPrincipal(owner.workspaceId, owner.environment, name), "system", work);
}

/** The same for what a person does without a session, such as signing in: the audit rows name the person. */
export function asPerson<T>(
  name: string,
  owner: Owner,
  person: { id: string; name: string },
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const principal: Principal = {
    ...systemPrincipal(owner.workspaceId, owner.environment, name),
    actor: { type: "user", ...person },
  };
  return perform(name, principal, "dashboard", work);
}

async function perform<T>(
  name: string,
  principal: Principal,
  source: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
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
  const origin = { principal, operationId: name, requestId, source, reason: undefined, now: bench.ctx.now };
  const result = await transaction(async ({ finish }) => {
    const done = await work(bench.ctx);
    finish(effectWrites(bench.effects, origin));
    return done;
  });
  if (bench.effects.jobs.length + bench.effects.events.length > 0) pokeDispatcher();
  for (const after of bench.after) await after();
  return result;
}
