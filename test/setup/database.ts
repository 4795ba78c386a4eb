import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { until } from "../support/until";

/**
 * Runs before each test file's own imports: gives it a fresh copy of the template. Files that share a process
 * also share the name of their database, and with it the process's pool.
 */
async function freshDatabase(): Promise<void> {
  const own = ownUrl();
  const isFirst = process.env.DATABASE_URL !== own.href;
  if (!isFirst) await endEarlierWork();
  const name = own.pathname.slice(1);
  const server = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await server.connect();
  if (!isFirst) await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`);
  await server.end();
  process.env.DATABASE_URL = own.href;
}

function ownUrl(): URL {
  const prefix = inject("databasePrefix");
  const url = new URL(process.env.DATABASE_URL ?? "postgresql:");
  if (url.pathname.startsWith(`/${prefix}`)) return url;
  const own = new URL(inject("databaseServerUrl"));
  own.pathname = `/${prefix}${randomBytes(6).toString("hex")}`;
  return own;
}

/** Lets the previous test file finish its writes in its own database. */
async function endEarlierWork(): Promise<void> {
  const { pool } = await import("@/lib/platform/database/db");
  const { flushWriteBuffers } = await import("@/lib/platform/database/write-buffer");
  const { forgetEarlierFile } = await import("../support/fresh-process");
  await flushWriteBuffers();
  await until(() => pool().idleCount === pool().totalCount);
  forgetEarlierFile();
}

await freshDatabase();
