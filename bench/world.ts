import { randomBytes } from "node:crypto";
import pg from "pg";
import { newId } from "@/lib/platform/runtime/ids";
import { mintKey } from "@/lib/platform/security/api-key";
import { SCOPES } from "@/lib/platform/security/principal";

/** Settings for running the product as in production, with limits high enough not to matter. */
export const productSettings = (databaseUrl: string): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: "8",
  SHOWRUNNER_SECRET: randomBytes(32).toString("hex"),
  LIVEKIT_API_KEY: "bench",
  LIVEKIT_API_SECRET: randomBytes(32).toString("hex"),
  INNGEST_EVENT_KEY: randomBytes(16).toString("hex"),
  INNGEST_SIGNING_KEY: randomBytes(32).toString("hex"),
  RATE_TEST_PER_SECOND: "1000000",
  RATE_TEST_BURST: "1000000",
  RATE_IN_FLIGHT: "1000",
});

export interface BenchKey {
  secret: string;
  workspaceId: string;
}

/**
 * Creates verified workspaces on a plan without a limit, each with an API key and this month's usage budget.
 */
export async function makeKeys(databaseUrl: string, count: number): Promise<BenchKey[]> {
  const keys = Array.from({ length: count }, () => ({
    workspaceId: newId("wsp"),
    ...mintKey("server", "test"),
  }));
  const column = <T>(pick: (key: (typeof keys)[number]) => T): T[] => keys.map(pick);
  await withClient(databaseUrl, async (client) => {
    const workspaces = column((key) => key.workspaceId);
    await client.query(
      "INSERT INTO workspace (id, name, plan, verified_at) SELECT id, 'Bench', 'scale', now() FROM unnest($1::text[]) AS id",
      [workspaces],
    );
    await client.query(
      `INSERT INTO api_key (id, workspace_id, environment, name, prefix, last4, hash, scopes)
       SELECT 'key_' || workspace_id, workspace_id, 'test', 'bench', prefix, last4, hash, $5::text[]
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[]) AS k (workspace_id, prefix, last4, hash)`,
      [
        workspaces,
        column((key) => key.prefix),
        column((key) => key.last4),
        column((key) => key.hash),
        [...SCOPES],
      ],
    );
    await client.query(
      `INSERT INTO budget (workspace_id, month, request_quota)
       SELECT id, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM'), 10000000 FROM unnest($1::text[]) AS id`,
      [workspaces],
    );
  });
  return keys.map(({ secret, workspaceId }) => ({ secret, workspaceId }));
}

export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The count returned by a query. */
export const countOf = (url: string, text: string, values: unknown[] = []): Promise<number> =>
  withClient(url, async (client) =>
    Number((await client.query<{ count: string }>(text, values)).rows[0]?.count),
  );
