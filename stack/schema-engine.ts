import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";
import { clientOf } from "@/lib/platform/database/prisma-inside";
import { schemaEngineModule } from "./schema-engine-module";

const internalChar = 18;
const fixedChar = 1042;

/**
 * Works around two gaps of the driver adapter. It splits scripts at every semicolon and runs the pieces one
 * by one, which breaks function bodies: a single simple-protocol query keeps the script whole, and atomic as
 * well. And it doesn't know the catalog's one-byte `"char"`, which PostgreSQL 18 reports for every NOT NULL.
 */
function fitForEngine(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const client = clientOf(adapter);
  const query = client.query.bind(client);
  const queryRaw = adapter.queryRaw.bind(adapter);
  const charColumns = new AsyncLocalStorage<number[]>();
  client.query = async (config) => {
    const result = await query(config);
    for (const [index, field] of (result.fields ?? []).entries()) {
      if (field.dataTypeID !== internalChar) continue;
      field.dataTypeID = fixedChar;
      charColumns.getStore()?.push(index);
    }
    return result;
  };
  adapter.queryRaw = (params) =>
    charColumns.run([], async () => {
      const result = await queryRaw(params);
      for (const index of charColumns.getStore() ?? []) result.columnTypes[index] = ColumnTypeEnum.Character;
      return result;
    });
  adapter.executeScript = async (script) => {
    await query({ text: script });
  };
  return adapter;
}

/** Creates a temporary database to compute the migrations' result. Removed when the engine is done. */
async function connectToShadow(databaseUrl: string): Promise<SqlDriverAdapter> {
  const name = `showrunner_shadow_${randomUUID().replaceAll("-", "")}`;
  await runOnce(databaseUrl, `CREATE DATABASE "${name}"`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const adapter = fitForEngine(await new PrismaPg({ connectionString: url.href, max: 1 }).connect());
  const end = adapter.dispose.bind(adapter);
  adapter.dispose = async () => {
    await end();
    await runOnce(databaseUrl, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  };
  return adapter;
}

async function runOnce(databaseUrl: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function adapterFactory(
  databaseUrl: string,
  opened: SqlDriverAdapter[],
): SqlMigrationAwareDriverAdapterFactory {
  // One connection: the engine's advisory lock must be on the connection that does the work.
  const inner = new PrismaPg({ connectionString: databaseUrl, max: 1 });
  const keep = (adapter: SqlDriverAdapter) => {
    opened.push(adapter);
    return adapter;
  };
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => keep(fitForEngine(await inner.connect())),
    // Not the package's own: with a connection string, it would use the main database as the shadow.
    connectToShadowDb: () => connectToShadow(databaseUrl),
  };
}

/** Runs `use` with Prisma's schema engine connected to `databaseUrl`. Errors are the database's own. */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  datamodels: [string, string][],
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  const module = await schemaEngineModule();
  const opened: SqlDriverAdapter[] = [];
  const factory = bindMigrationAwareSqlAdapterFactory(adapterFactory(databaseUrl, opened));
  const engine = await module.SchemaEngine.new({ datamodels }, () => undefined, factory);
  try {
    return await use(engine);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const id = /error id#(\d+)/.exec(message)?.[1];
    const cause = id === undefined ? undefined : factory.errorRegistry.consumeError(Number(id))?.error;
    const place = /migration_name="([^"]+)"/.exec(message)?.[1];
    throw cause instanceof Error ? new Error(`${place ?? "migrations"}: ${cause.message}`, { cause }) : error;
  } finally {
    engine.free();
    await Promise.all(opened.map((adapter) => adapter.dispose()));
  }
}
