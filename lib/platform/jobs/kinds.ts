import { ownPool, type Pool } from "../processes/pool";
import { processSingleton } from "../runtime/process-singleton";
import type { Job } from "./job";

/** What the dispatcher and reconciler need to know about a kind of job that this process runs. */
export interface RunnableKind {
  kind: string;
  pool: Pool;
  /** Maximum number of jobs of this kind dispatched at one time. */
  limit: number;
  /** Maximum at one time with the same value of a payload field, such as a recipient. */
  group?: { field: string; limit: number; sameService?: true };
  /** Sets the subject's final state. May run more than once. */
  onFailed?: (job: Job, error: string) => Promise<void>;
}

/** All kinds whose work this process has. Filled by `inngest/define-job`. */
export const jobKinds = (): Map<string, RunnableKind> =>
  processSingleton("job-kinds", () => new Map<string, RunnableKind>());

/** The kinds that it runs: those of its pool. */
export const ownKinds = (): RunnableKind[] =>
  [...jobKinds().values()].filter(({ pool }) => pool === ownPool());
