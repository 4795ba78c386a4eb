import type { z } from "zod";
import type { Db, Lock, Sql } from "../platform/database/db";
import type { Write } from "../platform/database/db-unit";
import type { JobKind } from "../platform/jobs/job-kind";
import type { Capability } from "../platform/security/capability";
import type { Environment, Principal } from "../platform/security/principal";
import type { EventKind } from "./event-kinds";

/** What changed, for the audit log. `before` and `after` must not hold secrets. */
export interface AuditInput {
  subjectType: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  /** Defaults to the operation's id. */
  action?: string;
}

/** Something to tell webhooks about, after the commit. */
export interface EventInput {
  type: EventKind;
  data: Record<string, unknown>;
  clientId?: string | null;
  eventSlug?: string | null;
}

/** How a job is written. Without a due time it is due at once; `dedupeKey` makes it happen once. */
export interface JobOptions {
  /** Id of what the job is about. */
  subject: string;
  /** An instant that stands somewhere, such as the start of a show. Like all due times by the workspace's clock. */
  dueAt?: Date;
  /** From the commit on, added by the database: this process's clock may be off. */
  dueInSeconds?: number;
  dedupeKey?: string;
  maxAttempts?: number;
}

/** The reserved price of a build (a plan, a clip). Handed to the job that earns it, or settled with the call. */
export interface Reservation {
  id: string;
  costMicros: number;
  /** The job settles or releases it; the call no longer does. */
  handOver(): void;
}

/** All that a verb may use. Everything written through it is one transaction. */
export interface Ctx {
  readonly db: Db;
  readonly sql: Sql;
  /** Runs reads that need not be part of the transaction: before it opens, or inside it once something was written. */
  ahead<T>(read: () => Promise<T>): Promise<T>;
  /** Reads what is only referred to; while nothing has been written, without opening the transaction for it. */
  readonly peek: Sql;
  /** Locks rows until the end. Who waits for the same rows holds no connection meanwhile, if this is asked first. */
  readonly lock: Lock;
  /** A write whose outcome nobody waits for: it goes out with the next statement, or with the commit. */
  write(statement: Write): Promise<void>;
  /**
   * Now in this workspace: by the database's clock, as far as this process knows it, and in a test environment by the
   * clock that the workspace set there. What has an order takes its time under the lock.
   */
  readonly now: Date;
  /**
   * By the database's clock alone, whatever a workspace set: for keys, sessions, signed addresses, limits, money, and
   * what happens in a room.
   */
  readonly realNow: Date;
  readonly principal: Principal;
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly requestId: string;
  readonly operationId: string;
  /** Where the call came in: http, dashboard, studio, page, mcp, system. */
  readonly source: string;
  readonly dryRun: boolean;
  readonly reason: string | undefined;
  readonly expectedVersion: number | undefined;
  readonly reservation: Reservation | undefined;
  /**
   * `meta.version` of the answer; lists set `nextCursor` through what they return. `clientId` is the managed client
   * that the call was about: usage is told apart by it.
   */
  readonly meta: { version?: number; recipients?: number; clientId?: string };
  /** Gives the visitor's browser the capability that a link was exchanged for. */
  grant(capability: Capability, slug: string): void;
  newId(prefix: string): string;
  record(entry: AuditInput): void;
  emit(event: EventInput): void;
  /**
   * Work to do after the commit, in the pool of its kind.
   * @returns the job's id
   * @throws when the payload is not one of the kind
   */
  enqueue<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    payload: NoInfer<z.input<Payload>>,
    options: JobOptions,
  ): string;
  /** Runs after the commit and never on a dry run: for early runs of what a job guarantees anyway. */
  afterCommit(work: () => Promise<void> | void): void;
  /**
   * Behind all of that: what it returns takes the place of those members of the answer, which is kept like that. For
   * what is only known after the commit and within `seconds` (two, unless it says otherwise); until then the verb's own
   * answer is a promise of it.
   */
  complete(work: () => Promise<Record<string, unknown>>, seconds?: number): void;
}

/** Fields that the pipeline itself takes out of a mutation's body. */
export interface Controls {
  dryRun: boolean;
  reason: string | undefined;
  expectedVersion: number | undefined;
}
