import { once } from "../runtime/once";
import type { Job } from "./job";

/** What dispatcher and reconciler have to know about a kind of job. */
export interface JobKind {
  kind: string;
  /** Most jobs of the kind dispatched at one time. */
  limit: number;
  /** Most at one time with the same value of a payload field, such as one receiver. */
  group?: { field: string; limit: number };
  /** Gives the subject its end state; may run more than once. */
  onFailed?: (job: Job, error: string) => Promise<void>;
}

/** All kinds that this process can run. Filled by `inngest/define-job`. */
export const jobKinds = (): Map<string, JobKind> => once("job-kinds", () => new Map<string, JobKind>());
