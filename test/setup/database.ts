import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/**
 * Runs before each test file's own imports: copies the template into the process's own database and points the
 * settings at it. Files that share a process share its database.
 */
async function copyTemplate(): Promise<string> {
  const name = `${inject("databasePrefix")}${randomBytes(6).toString("hex")}`;
  const url = new URL(inject("databaseServerUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`);
  await client.end();
  url.pathname = `/${name}`;
  return url.href;
}

if (!process.env.DATABASE_URL?.includes(`/${inject("databasePrefix")}`))
  process.env.DATABASE_URL = await copyTemplate();
