import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { createWriteStream, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { exportKey } from "@/lib/modules/numbers/analytics/exporting/export-key";
import { openAnalyticsExport } from "@/lib/modules/numbers/analytics/exporting/open-analytics-export";
import { readWatch, storeWatch } from "@/lib/modules/stage/show-numbers";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { inTempFolder } from "@/lib/platform/runtime/temp-folder";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { numbersProgram } from "@/test/support/numbers-program";
import { announce } from "./announce";

/** A show that was watched by many, and the product's own reading of its numbers, timed in this process. */

const MINUTES = 90;
const BATCH = 10_000;
const environment = "test";

const REGISTRATIONS = `
INSERT INTO registration (id, event_id, name, email, email_normal, source, utm)
SELECT id, $1, 'Person ' || n, 'p' || n || '@example.com', 'p' || n || '@example.com', 'api',
  jsonb_build_object('source', 'source ' || n % 20)
FROM unnest($2::text[], $3::int[]) AS r (id, n)`;

/** Everyone joins once, and three of ten again. Their times are spread over the show. */
const PRESENCE = `
INSERT INTO presence (id, event_id, identity, person_id, participant_sid, role, registration_id, joined_at, left_at)
SELECT id || '-' || again, $1, person || '.seat', person, id || '-' || again, 'attendee', id,
  $4::timestamptz + again * interval '45 minutes' + (n::bigint * 7919 % 1500) * interval '1 second',
  $4::timestamptz + again * interval '45 minutes' + (n::bigint * 7919 % 1500 + 300 + n::bigint * 104729 % 900) * interval '1 second'
FROM unnest($2::text[], $3::int[], $5::text[]) AS r (id, n, person), generate_series(0, 1) AS again
WHERE again = 0 OR n % 10 < 3`;

const VOTES = `
INSERT INTO poll_vote (poll_id, person_id, option, voted_at)
SELECT $1, person, n % 2, $4::timestamptz + (n % 5000) * interval '1 second' FROM unnest($2::text[], $3::int[]) AS r (person, n)
WHERE n % 2 = 0`;

async function fill(workspaceId: string, people: number): Promise<{ eventId: string; slug: string }> {
  const owner = { workspaceId, environment } as const;
  const client = await db().client.create({ data: { id: crypto.randomUUID(), ...owner, name: "Bench" } });
  const [eventId, pollId] = [newId("evt"), newId("pol")];
  const slug = `bench-${randomBytes(6).toString("hex")}`;
  await db().event.create({
    data: { id: eventId, ...owner, clientId: client.id, slug, title: "Bench", state: "ended" },
  });
  const began = new Date(Date.now() - 2 * MINUTES * 60_000);
  const endedAt = new Date(began.getTime() + MINUTES * 60_000);
  await db().showSession.create({
    data: { id: newId("ses"), eventId, kind: "live", startedAt: began, endedAt },
  });
  const poll = {
    question: "Now?",
    options: ["Yes", "No"],
    state: "closed",
    openedAt: began,
    closedAt: endedAt,
  };
  await db().poll.create({ data: { id: pollId, eventId, ...poll } });
  await db().storedWatch.create({ data: { eventId } });
  for (let from = 0; from < people; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, people - from) }, (_, index) => from + index);
    const ids = numbers.map(() => newId("reg"));
    const persons = ids.map(attendeePersonId);
    await sql("bench_registrations", REGISTRATIONS, [eventId, ids, numbers]);
    await sql("bench_presence", PRESENCE, [eventId, ids, numbers, began, persons]);
    await sql("bench_votes", VOTES, [pollId, persons, numbers, began]);
  }
  await sql("", "ANALYZE");
  return { eventId, slug };
}

async function read(eventId: string): Promise<{ ms: number; minutes: number; attended: number }> {
  const before = performance.now();
  const { minutes, attended } = await readWatch({ sql }, eventId, new Date());
  return { ms: performance.now() - before, minutes: minutes.length, attended };
}

/** Runs the guide's program on the show's export, and returns its numbers. */
async function recompute(of: { workspaceId: string; eventId: string }) {
  const found = await openAnalyticsExport(exportKey({ ...of, environment, format: "ndjson" }));
  if (!found) throw new Error("there is no export");
  return inTempFolder(async (folder) => {
    const before = performance.now();
    await pipeline(found.open(), createWriteStream(join(folder, "events.ndjson")));
    const exportedMs = performance.now() - before;
    writeFileSync(join(folder, "numbers.mts"), numbersProgram());
    const began = performance.now();
    const numbers = execFileSync(process.execPath, ["numbers.mts"], {
      ...{ cwd: folder, encoding: "utf8", maxBuffer: 1 << 30 },
    });
    return { exportedMs, computedMs: performance.now() - began, numbers: JSON.parse(numbers) };
  });
}

async function answer({ url = "/" }: IncomingMessage): Promise<unknown> {
  const { pathname, searchParams } = new URL(url, "http://bench");
  const workspaceId = searchParams.get("workspace") ?? "";
  if (pathname === "/fill") return fill(workspaceId, Number(searchParams.get("people")));
  const eventId = searchParams.get("event") ?? "";
  if (pathname === "/read") return read(eventId);
  if (pathname === "/recompute") return recompute({ workspaceId, eventId });
  const before = performance.now();
  const stored = await storeWatch({ workspaceId, environment }, eventId);
  return { stored, ms: performance.now() - before };
}

const server = createServer((request, response: ServerResponse) => {
  answer(request).then(
    (result) => response.end(JSON.stringify(result)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
});
server.requestTimeout = 0;
announce(server);
