import type { z } from "zod";
import type { Pool } from "../processes/pool";

/** A kind of job: what it carries and how it is run. What it does is attached where jobs are run, in `inngest/`. */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  kind: string;
  /** The pool of processes that runs it. */
  pool: Pool;
  payload: Payload;
  /** How long an attempt may take without a sign of life before it counts as dead. */
  leaseSeconds: number;
  /**
   * For long work: how long one attempt may take in total. Until then its lease is renewed while its process
   * lives, and `leaseSeconds` only says how soon a dead process is noticed.
   */
  maxSeconds?: number;
  /** Delays in seconds after failed attempts. The last one repeats until `maxAttempts`. */
  retries: readonly number[];
  maxAttempts: number;
  /** Maximum at one time over all processes, and maximum with the same value of a payload field. */
  concurrency: { limit: number; group?: JobGroup };
}

interface JobGroup {
  field: string;
  limit: number;
  /** All groups use the same service, so a slow run says nothing about its own. */
  sameService?: true;
}

interface Declaration<Payload extends z.ZodType>
  extends Pick<JobKind<Payload>, "kind" | "pool" | "payload">,
    Partial<Pick<JobKind, "leaseSeconds" | "maxSeconds" | "retries" | "maxAttempts">> {
  concurrency?: Partial<JobKind["concurrency"]>;
}

const LEASE_SECONDS = 60;
const RETRIES = [5, 30, 120, 600] as const;
const MAX_ATTEMPTS = 5;
const LIMIT = 20;

/** Declares a kind of job, in its module, in its own file. `inngest/kinds.ts` lists it. */
export const jobKind = <Payload extends z.ZodType>({
  concurrency,
  ...declaration
}: Declaration<Payload>): JobKind<Payload> => ({
  leaseSeconds: LEASE_SECONDS,
  retries: RETRIES,
  maxAttempts: MAX_ATTEMPTS,
  ...declaration,
  concurrency: { limit: LIMIT, ...concurrency },
});

/**
 * Returns the payload as it is stored.
 * @throws if it doesn't match the kind; that is the caller's mistake, so nothing may be written
 */
export function checkedPayload(
  { kind, payload: schema }: JobKind,
  payload: unknown,
): Record<string, unknown> {
  const { error } = schema.safeParse(payload);
  if (!error) return payload as Record<string, unknown>;
  const fields = error.issues.map(({ path, message }) => `${path.join(".") || "payload"} (${message})`);
  throw new TypeError(`This is no payload of ${kind}: ${fields.join(", ")}`);
}
