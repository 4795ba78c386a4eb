import { randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { newId } from "@/lib/platform/runtime/ids";
import { announce } from "../announce";

/**
 * The fastest import into a known table: COPY all rows into a temporary table, then one INSERT from there.
 */

const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect();

function* lines(count: number): Generator<string> {
  for (let row = 0; row < count; row += 1) {
    const email = `person${row % 10 === 9 ? row - 1 : row}@example.com`;
    yield `${newId("reg")}\tPerson ${row}\t${email}\n`;
  }
}

async function makeEvent(): Promise<string> {
  const [id, workspace, slug] = [newId("evt"), newId("wsp"), randomBytes(9).toString("hex")];
  await client.query(
    `WITH c AS (INSERT INTO client (id, workspace_id, environment, name) VALUES (gen_random_uuid(), $2, 'test', 'Bench') RETURNING id)
     INSERT INTO event (id, workspace_id, environment, client_id, slug, title) SELECT $1, $2, 'test', c.id, $3, 'Bench' FROM c`,
    [id, workspace, slug],
  );
  return id;
}

async function write(count: number): Promise<number> {
  const eventId = await makeEvent();
  const began = performance.now();
  await client.query("BEGIN");
  await client.query("CREATE TEMP TABLE given (id text, name text, email text) ON COMMIT DROP");
  await pipeline(Readable.from(lines(count)), client.query(copyFrom("COPY given FROM STDIN")));
  await client.query(
    `INSERT INTO registration (id, event_id, name, email, email_normal)
     SELECT DISTINCT ON (email) id, $1, name, email, email FROM given
     ON CONFLICT (event_id, email_normal) WHERE removed_at IS NULL DO UPDATE SET name = EXCLUDED.name`,
    [eventId],
  );
  await client.query("COMMIT");
  return (performance.now() - began) / 1000;
}

async function answer({ url = "/" }: IncomingMessage, response: ServerResponse): Promise<void> {
  const rows = Number(new URL(url, "http://bench").searchParams.get("rows"));
  response.end(JSON.stringify({ seconds: await write(rows) }));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
});
announce(server);
