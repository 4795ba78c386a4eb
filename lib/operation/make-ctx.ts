import { databaseNow } from "@/lib/platform/database/database-clock";
import { ahead, db, lock, peek, sql, write } from "@/lib/platform/database/db";
import { checkedPayload } from "@/lib/platform/jobs/job-kind";
import { newId } from "@/lib/platform/runtime/ids";
import type { Capability } from "@/lib/platform/security/capability";
import type { Principal } from "@/lib/platform/security/principal";
import { workspaceNow } from "@/lib/platform/test-clock/test-clocks";
import type { Controls, Ctx, Reservation } from "./ctx";
import type { Effects } from "./effects";

interface Completion {
  work: () => Promise<Record<string, unknown>>;
  seconds: number;
}

export interface VerbRun {
  ctx: Ctx;
  effects: Effects;
  afterCommit: (() => Promise<void> | void)[];
  completions: Completion[];
  grants: { capability: Capability; slug: string }[];
}

interface Options {
  principal: Principal;
  operationId: string;
  source: string;
  requestId: string;
  controls: Controls;
  reservations?: readonly Reservation[];
}

/** Seconds within which a response must be completed. After that it stays provisional. */
const COMPLETED_WITHIN_SECONDS = 2;

/** Builds the context for one run of a verb, with the lists of effects that the verb fills. */
export function makeCtx(options: Options): VerbRun {
  const effects: Effects = { audit: [], events: [], jobs: [] };
  const afterCommit: VerbRun["afterCommit"] = [];
  const completions: VerbRun["completions"] = [];
  const grants: VerbRun["grants"] = [];
  const ctx: Ctx = {
    db: db(),
    sql,
    ahead,
    peek,
    lock,
    write,
    now: workspaceNow(options.principal),
    realNow: databaseNow(),
    principal: options.principal,
    workspaceId: options.principal.workspaceId,
    environment: options.principal.environment,
    requestId: options.requestId,
    operationId: options.operationId,
    source: options.source,
    dryRun: options.controls.dryRun,
    reason: options.controls.reason,
    expectedVersion: options.controls.expectedVersion,
    reservation: options.reservations?.[0],
    reservations: options.reservations ?? [],
    meta: {},
    grant: (capability, slug) => void grants.push({ capability, slug }),
    newId,
    record: (entry) => void effects.audit.push(entry),
    emit: (event) => void effects.events.push(event),
    enqueue: (kind, payload, job) => {
      const id = newId("job");
      effects.jobs.push({ ...job, id, kind, payload: checkedPayload(kind, payload) });
      return id;
    },
    afterCommit: (work) => void afterCommit.push(work),
    complete: (work, seconds = COMPLETED_WITHIN_SECONDS) => void completions.push({ work, seconds }),
  };
  return { ctx, effects, afterCommit, completions, grants };
}
