import { ownPool, type Pool } from "../processes/pool";
import { processSingleton } from "../runtime/process-singleton";
import type { Job } from "./job";

/** What dispatcher and reconciler have to know about a kind of job that this process runs. */
export interface RunnableKind {
  kind: string;
  pool: Pool;
  /** Most jobs of the kind dispatched at one time. */
  limit: number;
  /** Most at one time with the same value of a payload field, such as one receiver. */
  group?: { field: string; limit: number };
  /** Gives the subject its end state; may run more than once. */
  onFailed?: (job: Job, error: string) => Promise<void>;
}

/** All kinds whose work this process holds. Filled by `inngest/define-job`. */
export const jobKinds = (): Map<string, RunnableKind> =>
  processSingleton("job-kinds", () => new Map<string, RunnableKind>());

/** Those of them that it runs: the ones of its pool. */
export const ownKinds = (): RunnableKind[] =>
  [...jobKinds().values()].filter(({ pool }) => pool === ownPool());
