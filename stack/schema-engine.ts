import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import {
  bindMigrationAwareSqlAdapterFactory,
  ColumnTypeEnum,
  type SqlDriverAdapter,
  type SqlMigrationAwareDriverAdapterFactory,
} from "@prisma/driver-adapter-utils";
import type { SchemaEngine } from "@prisma/schema-engine-wasm";
import pg from "pg";

type EngineModule = typeof import("@prisma/schema-engine-wasm") & { __wbg_set_wasm(exports: unknown): void };

/** Loaded by hand: the package's own entry imports the `.wasm` file as a module, which Node does not do. */
let engineModule: Promise<EngineModule> | undefined;

async function loadEngineModule(): Promise<EngineModule> {
  const glue = createRequire(import.meta.url).resolve("@prisma/schema-engine-wasm/schema_engine_bg");
  const module = (await import("@prisma/schema-engine-wasm/schema_engine_bg")) as unknown as EngineModule;
  // Where the engine leaves its message when it panics; without it the panic itself fails and nothing answers.
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (text: string) => console.error(text) },
  });
  const bytes = await readFile(join(dirname(glue), "schema_engine_bg.wasm"));
  const imports = { ...(module as unknown as WebAssembly.ModuleImports) };
  // Its lock time-out is never cleared and would keep every process that migrated for ten seconds more.
  for (const name of Object.keys(imports).filter((key) => key.startsWith("__wbg_setTimeout_"))) {
    imports[name] = (callback: () => void, ms: number) => setTimeout(callback, ms).unref();
  }
  const { instance } = await WebAssembly.instantiate(bytes, { "./schema_engine_bg.js": imports });
  module.__wbg_set_wasm(instance.exports);
  (instance.exports.__wbindgen_start as () => void)();
  return module;
}

interface QueryClient {
  query(query: unknown): Promise<{ fields: { dataTypeID: number }[] }>;
}

const internalChar = 18;
const fixedChar = 1042;

/**
 * Two things the driver adapter does not do for the engine. It cuts scripts at every semicolon and runs the pieces
 * one by one, which breaks function bodies: one simple-protocol query keeps the script whole, and atomic as well.
 * And it does not know the catalogue's one-byte `"char"`, which PostgreSQL 18 shows it for every NOT NULL.
 */
function fitForEngine(adapter: SqlDriverAdapter): SqlDriverAdapter {
  const { client } = adapter as unknown as { client: QueryClient };
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
    await query(script);
  };
  return adapter;
}

/** A database of its own for working out what the migrations add up to. Removed when the engine is done. */
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
  await client.query(sql).finally(() => client.end());
}

function adapterFactory(
  databaseUrl: string,
  opened: SqlDriverAdapter[],
): SqlMigrationAwareDriverAdapterFactory {
  // One connection: the engine's advisory lock has to sit on the connection that does the work.
  const inner = new PrismaPg({ connectionString: databaseUrl, max: 1 });
  const keep = (adapter: SqlDriverAdapter) => {
    opened.push(adapter);
    return adapter;
  };
  return {
    provider: inner.provider,
    adapterName: inner.adapterName,
    connect: async () => keep(fitForEngine(await inner.connect())),
    // Not the package's own: with a connection string it would take the main database for the shadow.
    connectToShadowDb: () => connectToShadow(databaseUrl),
  };
}

/** Runs `use` with Prisma's schema engine connected to `databaseUrl`; the database's own complaint is the error. */
export async function withSchemaEngine<T>(
  databaseUrl: string,
  datamodels: [string, string][],
  use: (engine: SchemaEngine) => Promise<T>,
): Promise<T> {
  engineModule ??= loadEngineModule();
  const module = await engineModule;
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
