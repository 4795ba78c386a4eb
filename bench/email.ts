import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { queueEmails, reminderEmails } from "@/lib/modules/email/sending";
import { bodyOf } from "@/lib/modules/email/sending/delivery/stored-body";
import { asSystem } from "@/lib/operation/as-system";
import { db, sql } from "@/lib/platform/database/db";
import { announce } from "./announce";
import { drainJobs } from "./drain-jobs";

const WORKSPACE = "wsp_bench";
const EVENT = "evt_bench";
const BATCH = 500;

/** A live show that starts in an hour, with thousands of registrations. */
const SHOW = `
WITH w AS (
  INSERT INTO workspace (id, name, plan, verified_at) VALUES ('${WORKSPACE}', 'Bench', 'scale', now())
  ON CONFLICT DO NOTHING
), c AS (
  INSERT INTO client (id, workspace_id, environment, name, is_default)
  VALUES ('00000000-0000-4000-8000-000000000001', '${WORKSPACE}', 'live', 'Bench', true) ON CONFLICT DO NOTHING
)
INSERT INTO event (id, workspace_id, environment, client_id, slug, title, state, starts_at, ends_at, host)
VALUES ('${EVENT}', '${WORKSPACE}', 'live', '00000000-0000-4000-8000-000000000001', 'bench', 'Night radio', 'published',
  date_trunc('second', now()) + interval '1 hour', date_trunc('second', now()) + interval '2 hours',
  '{"name":"Ana Lima","title":"Host","company":"Night Radio","photo":""}') ON CONFLICT DO NOTHING`;

const PEOPLE = `
INSERT INTO registration (id, event_id, name, email, email_normal)
SELECT 'reg_' || $1 || g, '${EVENT}', 'Person ' || g, 'person' || g || '.' || $1 || '@example.com',
  'person' || g || '.' || $1 || '@example.com'
FROM generate_series(1, $2::int) g`;

/** Inserts what a reminder job leaves behind: one email for each attendee, and its job. */
async function seed(count: number): Promise<void> {
  await sql("", SHOW);
  const round = randomUUID().slice(0, 8);
  await sql("", PEOPLE, [round, count]);
  const { startsAt } = await db().event.findUniqueOrThrow({ where: { id: EVENT } });
  const people = await db().registration.findMany({ where: { id: { startsWith: `reg_${round}` } } });
  for (let at = 0; at < people.length; at += BATCH)
    await asSystem("bench.seed", { workspaceId: WORKSPACE, environment: "live" }, (ctx) =>
      queueEmails(
        ctx,
        reminderEmails.h1,
        people.slice(at, at + BATCH).map(({ id, name, email }) => ({
          to: { name, email },
          eventId: EVENT,
          registrationId: id,
          startsAt,
          dueAt: ctx.now,
          facts: undefined,
          dedupeKey: `h1:${id}`,
        })),
      ),
    );
  for (const table of ["job", "mail_message", "registration"]) await sql("", `ANALYZE ${table}`);
}

/** One of the emails sent, for the peer to send as well. */
async function sample() {
  const sent = await db().mailMessage.findFirstOrThrow({ where: { state: "sent" } });
  const { html, text, calendar } = bodyOf(sent);
  return { html, text, calendar, subject: sent.subject };
}

/**
 * `POST /seed?count=…`, then `POST /drain`: sends all due emails and returns how long it took. `GET /sample`
 * returns one of them.
 */
async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bench");
  if (pathname === "/seed") {
    await seed(Number(searchParams.get("count")));
    response.end("{}");
  } else if (pathname === "/sample") response.end(JSON.stringify(await sample()));
  else {
    const started = performance.now();
    await drainJobs();
    response.end(JSON.stringify({ ms: performance.now() - started }));
  }
}

const server = createServer((request, response) => void answer(request, response));

announce(server);
