import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { env } from "../runtime/env";
import { log } from "../runtime/log";
import { processSingleton } from "../runtime/process-singleton";
import { runAlone, type Statement } from "./batch";
import { checkConnection } from "./check-connection";
import { DatabaseHeart } from "./db-heart";
import { Unit, type Write } from "./db-unit";
import { replaceClient } from "./prisma-inside";

export type Db = PrismaClient;
type Row = Record<string, unknown>;

/**
 * Handwritten SQL on the connection of the current scope. `name` makes it a prepared statement, kept by the
 * connection.
 */
export type Sql = <T extends Row = Row>(name: string, text: string, values?: unknown[]) => Promise<T[]>;

/** The transaction that code runs in. */
const scope = processSingleton("db-scope", () => new AsyncLocalStorage<Unit | undefined>());

/** Maximum wait for another transaction's lock. After that, the caller is told to retry. */
const LOCK_TIMEOUT_MS = 5_000;
/** Longer, because waiting before a connection is taken costs nothing but time. */
const TURN_TIMEOUT_MS = 15_000;

export function pool(): pg.Pool {
  return processSingleton("db-pool", () => {
    const made = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 2_500,
      statement_timeout: 30_000,
      lock_timeout: LOCK_TIMEOUT_MS,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
      verify: checkConnection,
    });
    made.on("error", (error) => log().warn({ err: error }, "database connection lost"));
    processSingleton("db-heart", () => new DatabaseHeart(made, env().DATABASE_URL));
    return made;
  });
}

/** Returns the pool, unless the database is known not to respond. */
function wholePool(): pg.Pool {
  const whole = pool();
  processSingleton<DatabaseHeart | undefined>("db-heart", () => undefined)?.requireBeat();
  return whole;
}

/** Runs a statement in the surrounding transaction, or else on any connection. */
function run(statement: Statement): Promise<pg.QueryResult> {
  const unit = scope.getStore();
  if (unit) return unit.query(statement);
  const whole = wholePool();
  // Without a name, the text may contain several statements.
  return statement.name ? runAlone(whole, statement) : whole.query(statement as pg.QueryConfig);
}

const MAX_NAME_BYTES = 63;

export const sql: Sql = async <T extends Row>(
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> => {
  // PostgreSQL truncates longer names, so two statements could collide.
  if (name.length > MAX_NAME_BYTES) throw new Error(`${name} is too long for the name of a statement`);
  const result = await run({ name: name || undefined, text, values });
  return result.rows as T[];
};

/** Reads before the transaction opens, or inside it once something has been written. */
export const ahead = <T>(read: () => Promise<T>): Promise<T> => {
  const unit = scope.getStore();
  return unit && !unit.isPristine ? read() : outsideTransaction(read);
};

/**
 * Reads rows that needn't be read inside the transaction, such as one that is only referred to. If nothing
 * has been written yet, the transaction doesn't open for it.
 */
export const peek: Sql = (name, text, values = []) => ahead(() => sql(name, text, values));

export type Lock = <T extends Row = Row>(
  name: string,
  text: string,
  values?: unknown[],
  behind?: () => void,
) => Promise<T[]>;

/**
 * A statement that locks rows until the transaction ends. Callers in this process with the same statement and
 * values proceed one at a time, before they take a connection, so it must be the transaction's first
 * statement. Statements that `behind` sends at once go out in the same trip and run under the lock.
 */
export const lock: Lock = async <T extends Row>(
  name: string,
  text: string,
  values: unknown[] = [],
  behind?: () => void,
) => {
  await scope.getStore()?.turn(`${name} ${values.join(" ")}`, TURN_TIMEOUT_MS);
  const locked = sql<T>(name, text, values);
  behind?.();
  return locked;
};

/**
 * Queues a write for the surrounding transaction's next statement or end: in order, in the same trip. Outside
 * a transaction it is sent at once.
 */
export async function write(statement: Write): Promise<void> {
  const unit = scope.getStore();
  if (unit) unit.write(statement);
  else await sql(statement.name, statement.text, statement.values);
}

const names = new Map<string, string>();
function statementName(text: string): string {
  let name = names.get(text);
  if (!name) {
    name = `p${createHash("sha1").update(text).digest("base64url")}`;
    names.set(text, name);
  }
  return name;
}

type Adapter = Awaited<ReturnType<PrismaPg["connect"]>>;

/** Prisma's adapter, on the connection of the surrounding `transaction()` if there is one. */
class ScopedAdapterFactory extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const whole = pool();
    const start = adapter.startTransaction.bind(adapter);
    replaceClient(adapter, { query: run, connect: () => whole.connect() });
    // Prisma opens its own transaction for nested writes. Inside ours, that is a savepoint.
    adapter.startTransaction = async (isolation) => (scope.getStore() ? nested(adapter) : start(isolation));
    return adapter;
  }
}

async function nested(adapter: Adapter): ReturnType<Adapter["startTransaction"]> {
  await run({ text: "SAVEPOINT nested" });
  return {
    options: { usePhantomQuery: true },
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: adapter.queryRaw.bind(adapter),
    executeRaw: adapter.executeRaw.bind(adapter),
    commit: async () => void (await run({ text: "RELEASE SAVEPOINT nested" })),
    rollback: async () => void (await run({ text: "ROLLBACK TO SAVEPOINT nested" })),
  };
}

export function db(): Db {
  return processSingleton("prisma", () => {
    const adapter = new ScopedAdapterFactory(pool(), {
      statementNameGenerator: (query) => statementName(query.sql),
    });
    return new PrismaClient({ adapter });
  });
}

/** Control over a transaction from inside it. */
export interface Control {
  /** Sends the opening at once and waits for its result. */
  open(): Promise<void>;
  /** Ends it without writing. `work` still returns its result. */
  rollback(): void;
  /** Sent with the commit, after all other statements. */
  writeAtEnd(statements: readonly Write[]): void;
  /** True once one of its statements has been sent. */
  isOpen(): boolean;
}

/**
 * Runs `work` in one transaction. Prisma and `sql` inside it use its connection. Prisma's promises are lazy,
 * so await them inside. The connection is taken with the first statement. `opening` comes first and is where
 * callers that want the same thing wait for each other. If there are only writes, everything is sent in one
 * trip.
 */
export async function transaction<T>(
  work: (control: Control) => Promise<T>,
  opening?: () => Write,
): Promise<T> {
  const unit = new Unit(() => wholePool().connect(), opening);
  let undo = false;
  const control: Control = {
    open: () => unit.open(),
    rollback: () => {
      undo = true;
    },
    writeAtEnd: (statements) => statements.forEach((statement) => void unit.write(statement)),
    isOpen: () => unit.isOpen,
  };
  try {
    const result = await scope.run(unit, () => work(control));
    await unit.end(undo ? "ROLLBACK" : "COMMIT");
    return result;
  } catch (error) {
    await unit.abandon();
    throw unit.refusal ?? error;
  } finally {
    unit.passTurns();
  }
}

/** Leaves the surrounding transaction, for statements that must persist even if it rolls back. */
export const outsideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  scope.getStore() ? scope.run(undefined, async () => await work()) : work();

/** True if the error means that the database can't be reached or accepts no more connections. */
export function isDatabaseDown(error: unknown): boolean {
  for (let current = error, i = 0; current instanceof Error && i < 5; current = current.cause, i++) {
    const code = (current as { code?: unknown }).code;
    if (
      typeof code === "string" &&
      /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|53300|08|P1001|P1002|P1008|P1017|P2024|P2037)/.test(code)
    )
      return true;
    if (
      /timeout exceeded when trying to connect|Connection terminated|terminating connection|Server has closed the connection|Can't reach database/i.test(
        current.message,
      )
    )
      return true;
  }
  return false;
}

const NO_SLOT = "timeout exceeded when trying to connect";

/** True if no connection of the pool became free in time. Nothing has been sent then. */
export const hadNoSlot = (error: unknown): boolean =>
  error instanceof Error && (error.message.includes(NO_SLOT) || hadNoSlot(error.cause));

/** Serialization failure, deadlock, lock timeout: the transaction was rolled back because of another one. */
const LOST_RACES = ["40001", "40P01", "55P03"];

export const lostRace = (error: unknown): boolean => LOST_RACES.includes(sqlState(error) ?? "");

/** Returns the database's own code of an error (such as 23505), whether or not Prisma wrapped it. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("P2")) return code;
  if (code === "P2002") return "23505";
  return sqlState(error.cause) ?? codeWithinPrisma(error);
}

/**
 * Prisma has its own codes, such as for a conflict or "any other", and keeps the database's code next to
 * them.
 */
function codeWithinPrisma(error: Error): string | undefined {
  const { meta } = error as { meta?: { driverAdapterError?: { cause?: { originalCode?: unknown } } } };
  const code = meta?.driverAdapterError?.cause?.originalCode;
  return typeof code === "string" ? code : undefined;
}
