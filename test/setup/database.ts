import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";

/** Runs before each test file's own imports: copies the template into a database of its own and points the settings at it. */
const name = `${inject("databasePrefix")}${randomBytes(6).toString("hex")}`;
const url = new URL(inject("databaseServerUrl"));
const client = new pg.Client({ connectionString: url.href });
await client.connect();
await client.query(`CREATE DATABASE ${name} TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`);
await client.end();
url.pathname = `/${name}`;
process.env.DATABASE_URL = url.href;
