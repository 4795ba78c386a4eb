import type { z } from "zod";
import type { Db, Lock, Sql } from "../platform/database/db";
import type { Write } from "../platform/database/db-unit";
import type { JobKind } from "../platform/jobs/job-kind";
import type { Capability } from "../platform/security/capability";
import type { Environment, Principal } from "../platform/security/principal";
import type { EventKind } from "./event-kinds";

/** A change, for the audit log. `before` and `after` must not contain secrets. */
export interface AuditInput {
  subjectType: string;
  subjectId: string;
  before?: unknown;
  after?: unknown;
  /** Defaults to the operation's id. */
  action?: string;
}

/** An event for webhooks, sent after the commit. */
export interface EventInput {
  type: EventKind;
  data: Record<string, unknown>;
  clientId?: string | null;
  eventSlug?: string | null;
}

/** How a job is written. Without a due time it is due at once. `dedupeKey` makes it run only once. */
export interface JobOptions {
  /** Id of the resource that the job is about. */
  subject: string;
  /** A fixed point in time, such as the start of a show. Like all due times, by the workspace's clock. */
  dueAt?: Date;
  /** Counted from the commit by the database, because this process's clock may be off. */
  dueInSeconds?: number;
  dedupeKey?: string;
  maxAttempts?: number;
}

/**
 * The reserved price of a build (a plan, a clip). It is handed over to the job that earns it, or settled with
 * the call.
 */
export interface Reservation {
  id: string;
  kind: string;
  costMicros: number;
  /** From then on the job settles or releases it, not the call. */
  handOver(): void;
  /** The work turned out to be done already: the call costs nothing but the ordinary request. */
  release(): void;
}

/** Everything that a verb may use. All writes through it form one transaction. */
export interface Ctx {
  readonly db: Db;
  readonly sql: Sql;
  /**
   * Runs reads that needn't be part of the transaction: before it opens, or inside it once something has been
   * written.
   */
  ahead<T>(read: () => Promise<T>): Promise<T>;
  /** Reads rows that are only referred to. Doesn't open the transaction if nothing has been written. */
  readonly peek: Sql;
  /**
   * Locks rows until the end of the transaction. If this comes first, callers that want the same rows wait
   * without a connection.
   */
  readonly lock: Lock;
  /** A write whose result isn't needed. It is sent with the next statement or with the commit. */
  write(statement: Write): Promise<void>;
  /**
   * Now in this workspace: the database's clock, as estimated by this process, or in a test environment the
   * clock that the workspace set. Read it under the lock if the order matters.
   */
  readonly now: Date;
  /**
   * The database's clock, regardless of a workspace's test clock: for keys, sessions, signed URLs, limits,
   * money, and what happens in a room.
   */
  readonly realNow: Date;
  readonly principal: Principal;
  readonly workspaceId: string;
  readonly environment: Environment;
  readonly requestId: string;
  readonly operationId: string;
  /** Where the call comes from: http, dashboard, studio, page, mcp, system. */
  readonly source: string;
  readonly dryRun: boolean;
  readonly reason: string | undefined;
  readonly expectedVersion: number | undefined;
  readonly reservation: Reservation | undefined;
  /** All of them, in the order of the price. The first is `reservation`. */
  readonly reservations: readonly Reservation[];
  /**
   * `meta.version` of the response. Lists return their `nextCursor`; a response of which only one member is
   * a list sets it here. `clientId` is the managed client that the call is about, for its usage.
   */
  readonly meta: {
    version?: number;
    nextCursor?: string | null;
    recipients?: number;
    reservedMicros?: number;
    clientId?: string;
  };
  /** Gives the visitor's browser the capability that a link is exchanged for. */
  grant(capability: Capability, slug: string): void;
  newId(prefix: string): string;
  record(entry: AuditInput): void;
  emit(event: EventInput): void;
  /**
   * Schedules a job to run after the commit, in the pool of its kind.
   * @returns the job's id
   * @throws if the payload doesn't match the kind
   */
  enqueue<Payload extends z.ZodType>(
    kind: JobKind<Payload>,
    payload: NoInfer<z.input<Payload>>,
    options: JobOptions,
  ): string;
  /** Runs after the commit and never on a dry run. For early runs of what a job guarantees anyway. */
  afterCommit(work: () => Promise<void> | void): void;
  /**
   * Runs after all `afterCommit` work. Its result replaces these members of the response, which is stored
   * that way. For values known only after the commit and within `seconds` (two by default). Until then the
   * verb's own response is provisional.
   */
  complete(work: () => Promise<Record<string, unknown>>, seconds?: number): void;
}

/** Fields that the pipeline takes from a mutation's body. */
export interface Controls {
  dryRun: boolean;
  reason: string | undefined;
  expectedVersion: number | undefined;
}
