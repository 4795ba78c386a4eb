/**
 * What we use of `@prisma/adapter-pg` that it does not promise to keep: an adapter asks the database through a field
 * `client`, by `client.query(config)` with `text`, `values`, `rowMode: "array"` and its own type parsers, and takes a
 * connection for a transaction by `client.connect()`. Seen in 7.10.
 *
 * `prisma-inside.test.ts` holds it against the installed version.
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

/** The client that the adapter asks through. */
export const clientOf = (adapter: SqlDriverAdapter): AdapterClient => (adapter as unknown as Inside).client;

/** Lets the adapter ask through another client. */
export function replaceClient(adapter: SqlDriverAdapter, client: AdapterClient): void {
  if (!("client" in adapter)) throw new Error("The database adapter has no client to replace.");
  (adapter as unknown as Inside).client = client;
}
