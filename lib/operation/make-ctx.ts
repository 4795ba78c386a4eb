import { ahead, db, lock, peek, sql, write } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { Capability } from "@/lib/platform/security/capability";
import type { Principal } from "@/lib/platform/security/principal";
import type { Controls, Ctx, Reservation } from "./ctx";
import type { Effects } from "./effects";

export interface Workbench {
  ctx: Ctx;
  effects: Effects;
  after: (() => Promise<void> | void)[];
  grants: { capability: Capability; slug: string }[];
}

interface Given {
  principal: Principal;
  operationId: string;
  source: string;
  requestId: string;
  controls: Controls;
  now: Date;
  reservation?: Reservation | undefined;
}

/** The context for one run of a verb, and the lists that it fills. */
export function makeCtx(given: Given): Workbench {
  const effects: Effects = { audit: [], events: [], jobs: [] };
  const after: Workbench["after"] = [];
  const grants: Workbench["grants"] = [];
  const ctx: Ctx = {
    db: db(),
    sql,
    ahead,
    peek,
    lock,
    write,
    now: given.now,
    principal: given.principal,
    workspaceId: given.principal.workspaceId,
    environment: given.principal.environment,
    requestId: given.requestId,
    operationId: given.operationId,
    source: given.source,
    dryRun: given.controls.dryRun,
    reason: given.controls.reason,
    expectedVersion: given.controls.expectedVersion,
    reservation: given.reservation,
    meta: {},
    grant: (capability, slug) => void grants.push({ capability, slug }),
    newId,
    record: (entry) => void effects.audit.push(entry),
    emit: (event) => void effects.events.push(event),
    enqueue: (job) => {
      const id = newId("job");
      effects.jobs.push({ ...job, id });
      return id;
    },
    afterCommit: (work) => void after.push(work),
  };
  return { ctx, effects, after, grants };
}
