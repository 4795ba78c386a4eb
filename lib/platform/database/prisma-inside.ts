/**
 * Internals of `@prisma/adapter-pg` that we rely on: an adapter queries the database through a field
 * `client`, with `client.query(config)` and `text`, `values`, `rowMode: "array"` and its own type parsers,
 * and takes a connection for a transaction with `client.connect()`. Seen in 7.10.
 *
 * `prisma-inside.test.ts` checks this against the installed version.
 */
import type { SqlDriverAdapter } from "@prisma/driver-adapter-utils";
import type pg from "pg";
import type { Statement } from "./batch";

export interface AdapterClient {
  query(statement: Statement): Promise<pg.QueryResult>;
  connect(): Promise<pg.PoolClient>;
}

interface Inside {
  client: AdapterClient;
}

/** Returns the client that the adapter queries through. */
export const clientOf = (adapter: SqlDriverAdapter): AdapterClient => (adapter as unknown as Inside).client;

/** Makes the adapter query through another client. */
export function replaceClient(adapter: SqlDriverAdapter, client: AdapterClient): void {
  if (!("client" in adapter)) throw new Error("The database adapter has no client to replace.");
  (adapter as unknown as Inside).client = client;
}
