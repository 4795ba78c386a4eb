import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { DatabaseHeart } from "./db-heart";
import { env } from "./env";
import { log } from "./log";
import { once } from "./once";

export type Db = PrismaClient;
type Row = Record<string, unknown>;

/**
 * Hand-written SQL on whichever connection the current scope uses.
 * `name` makes it a prepared statement, kept by the connection.
 */
export type Sql = <T extends Row = Row>(name: string, text: string, values?: unknown[]) => Promise<T[]>;

const scope = once("db-scope", () => new AsyncLocalStorage<pg.PoolClient>());

export function pool(): pg.Pool {
  return once("db-pool", () => {
    const made = new pg.Pool({
      connectionString: env().DATABASE_URL,
      max: env().DATABASE_POOL,
      connectionTimeoutMillis: 2_500,
      statement_timeout: 30_000,
      idleTimeoutMillis: 60_000,
      keepAlive: true,
    });
    made.on("error", (error) => log().warn({ err: error }, "database connection lost"));
    once("db-heart", () => new DatabaseHeart(made, env().DATABASE_URL));
    return made;
  });
}

/** The pool, unless the database is known not to answer. */
function wholePool(): pg.Pool {
  const whole = pool();
  once<DatabaseHeart | undefined>("db-heart", () => undefined)?.requireBeat();
  return whole;
}

const runner = (): pg.Pool | pg.PoolClient => scope.getStore() ?? wholePool();

export const sql: Sql = async <T extends Row>(
  name: string,
  text: string,
  values: unknown[] = [],
): Promise<T[]> => {
  const result = await runner().query({ name: name || undefined, text, values });
  return result.rows as T[];
};

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

/** Prisma's adapter, on the connection of the surrounding `transaction()` when there is one. */
class ScopedAdapterFactory extends PrismaPg {
  override async connect(): Promise<Adapter> {
    const adapter = await super.connect();
    const whole = pool();
    const start = adapter.startTransaction.bind(adapter);
    const scoped = {
      query: (query: pg.QueryConfig) => runner().query(query),
      connect: () => whole.connect(),
    };
    Object.assign(adapter, { client: scoped });
    // Prisma opens a transaction of its own for nested writes: inside ours that is a savepoint.
    adapter.startTransaction = async (isolation) => (scope.getStore() ? nested(adapter) : start(isolation));
    return adapter;
  }
}

async function nested(adapter: Adapter): ReturnType<Adapter["startTransaction"]> {
  const client = runner();
  await client.query("SAVEPOINT nested");
  const steps = {
    options: { usePhantomQuery: true },
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: adapter.queryRaw.bind(adapter),
    executeRaw: adapter.executeRaw.bind(adapter),
    commit: async () => void (await client.query("RELEASE SAVEPOINT nested")),
    rollback: async () => void (await client.query("ROLLBACK TO SAVEPOINT nested")),
  };
  return steps as unknown as Awaited<ReturnType<Adapter["startTransaction"]>>;
}

export function db(): Db {
  return once("prisma", () => {
    const adapter = new ScopedAdapterFactory(pool(), {
      statementNameGenerator: (query) => statementName(query.sql),
    });
    return new PrismaClient({ adapter });
  });
}

/**
 * Runs `work` on one connection in one transaction. Prisma and `sql` inside it use that connection;
 * Prisma's promises are lazy, so await them inside. `rollback()` ends it without writing and still returns.
 */
export async function transaction<T>(work: (control: { rollback: () => void }) => Promise<T>): Promise<T> {
  const client = await wholePool().connect();
  let undo = false;
  let broken: Error | undefined;
  try {
    await client.query("BEGIN");
    const result = await scope.run(client, () =>
      work({
        rollback: () => {
          undo = true;
        },
      }),
    );
    await client.query(undo ? "ROLLBACK" : "COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Leaves the surrounding transaction's connection: for statements that must stand whatever becomes of it. */
export const outsideTransaction = <T>(work: () => Promise<T>): Promise<T> =>
  scope.exit(async () => await work());

/** True when the failure means that the database cannot be reached or takes no more connections. */
export function isDatabaseDown(error: unknown): boolean {
  for (let current = error, i = 0; current instanceof Error && i < 5; current = current.cause, i++) {
    const code = (current as { code?: unknown }).code;
    if (
      typeof code === "string" &&
      /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|57P0|53300|08|P1001|P1002|P1008|P1017|P2024)/.test(code)
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

/** The database's own code of a failure (such as 23505), through Prisma's wrapping or not. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = (error as { code?: unknown }).code;
  if (typeof code === "string" && /^[0-9A-Z]{5}$/.test(code) && !code.startsWith("P2")) return code;
  if (code === "P2002") return "23505";
  return sqlState(error.cause);
}
