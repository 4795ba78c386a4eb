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
 * Runs work outside any request (a job, a report from the room) with the same guarantees as a mutation: one
 * transaction with its audit rows, events and jobs. `name` is the actor and the audit action. Never call the
 * network inside; do that before, after, or in a job.
 */
export function asSystem<T>(name: string, owner: Owner, work: (ctx: Ctx) => Promise<T>): Promise<T> {
  return runAs(name, systemPrincipal(owner.workspaceId, owner.environment, name), "system", work);
}

/** The same for a person's action without a session, such as signing in. The audit rows name the person. */
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
  return runAs(name, principal, "dashboard", work);
}

async function runAs<T>(
  name: string,
  principal: Principal,
  source: string,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const requestId = newId("req");
  const controls = { dryRun: false, reason: undefined, expectedVersion: undefined };
  const run = makeCtx({
    principal,
    operationId: name,
    source: "system",
    requestId,
    controls,
  });
  const origin = { principal, operationId: name, requestId, source, reason: undefined, now: run.ctx.now };
  const result = await transaction(async ({ writeAtEnd }) => {
    const done = await work(run.ctx);
    writeAtEnd(effectWrites(run.effects, origin));
    return done;
  });
  if (run.effects.jobs.length + run.effects.events.length > 0) pokeDispatcher();
  for (const after of run.afterCommit) await after();
  return result;
}
