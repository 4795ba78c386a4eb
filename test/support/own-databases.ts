import pg from "pg";
import { inject } from "vitest";

/** Databases of a test that doesn't use the process's own: each an empty one or a copy of the template. */
export class OwnDatabases {
  readonly #names: string[] = [];

  async create(name: string, from: "empty" | "migrated" = "migrated"): Promise<string> {
    const full = `${inject("databasePrefix")}${name}`;
    this.#names.push(full);
    const template = from === "empty" ? "" : `TEMPLATE ${inject("templateDatabase")} STRATEGY FILE_COPY`;
    const server = inject("databaseServerUrl");
    await inDatabase(server, (client) => client.query(`CREATE DATABASE ${full} ${template}`));
    const url = new URL(server);
    url.pathname = `/${full}`;
    return url.href;
  }

  async drop(): Promise<void> {
    await inDatabase(inject("databaseServerUrl"), async (client) => {
      for (const name of this.#names.splice(0)) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
    });
  }
}

export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
