import type { Event } from "@/lib/generated/prisma/client";
import { flushVisits } from "@/lib/modules/numbers/visits";
import type { NamedSponsor } from "@/lib/modules/show-basics/sponsor-lines";
import { isRegistration, programsOf, readLiveSessions } from "@/lib/modules/stage/show-numbers";
import { databaseNow } from "@/lib/platform/database/database-clock";
import { db, sql } from "@/lib/platform/database/db";
import { iso, isoOrNull } from "@/lib/platform/runtime/clock";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { personIdOf } from "../reading/attendees";
import { readStageSpans } from "../reading/stage-spans";
import { type ExportedEvent, type ExportKind, exportKinds } from "./export-kinds";

/** Rows per statement, at most about a megabyte. */
const BATCH = 2_000;

/** Yields all events of a show that its numbers follow from, by type, in batches, so that a slow reader holds no connection. */
export async function* exportedEvents(event: Event): AsyncGenerator<ExportedEvent[], void> {
  const { id: eventId, slug, title } = event;
  await flushVisits();
  const now = databaseNow();
  const sessions = await readLiveSessions({ sql }, eventId, now.getTime());
  yield [
    { type: "show", slug, title, at: iso(now), on_air: sessions.some(({ open }) => open) },
    ...sessions.map(({ id, from, to, open }) => ({
      type: "session",
      session_id: id,
      at: iso(new Date(from)),
      until: open ? null : iso(new Date(to)),
    })),
  ];
  for (const kind of exportKinds(await programsOf({ sql }, eventId))) yield* eventsOf(eventId, kind);
  yield* thingsOf(eventId);
}

/** What a show has few of: polls, calls to action, sponsors, and what was on stage. */
async function* thingsOf(eventId: string): AsyncGenerator<ExportedEvent[], void> {
  const where = { eventId };
  const polls = await db().poll.findMany({ where, orderBy: [{ openedAt: "asc" }, { id: "asc" }] });
  yield polls.map(({ id, question, options, state, openedAt, closedAt }) => ({
    type: "poll",
    poll_id: id,
    ...{ question, options, state },
    at: iso(openedAt),
    closed_at: isoOrNull(closedAt),
  }));
  const ctas = await db().callToAction.findMany({ where, orderBy: [{ shownAt: "asc" }, { id: "asc" }] });
  yield ctas.map(({ id, label, url, shownAt }) => ({
    type: "cta",
    cta_id: id,
    label,
    url,
    at: iso(shownAt),
  }));
  const sponsors = await db().sponsor.findMany({ where, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  yield sponsors.map(({ id, name, url }) => ({ type: "sponsor", sponsor_id: id, name, url }));
  yield await stageEvents(eventId, sponsors);
}

async function stageEvents(eventId: string, sponsors: readonly NamedSponsor[]): Promise<ExportedEvent[]> {
  const spans = await readStageSpans({ sql }, eventId, sponsors);
  return spans.map(({ from, to, segmentId, segment, layout, covered, people, lowerThird, ticker }) => ({
    type: "stage",
    at: iso(new Date(from)),
    until: Number.isFinite(to) ? iso(new Date(to)) : null,
    ...{ segment_id: segmentId, segment, layout, covered, people },
    ...{ lower_third: lowerThird, ticker },
  }));
}

type Row = Record<string, unknown>;

async function* eventsOf(
  eventId: string,
  { type, text, order, values }: ExportKind,
): AsyncGenerator<ExportedEvent[], void> {
  const columns = order.map(([column]) => `t.${column}`).join(", ");
  const places = order.map(([, cast], place) => `$${place + 2}::${cast}`).join(", ");
  const page = text.replace("{order}", `AND (${columns}) > (${places}) ORDER BY ${columns} LIMIT ${BATCH}`);
  let after: unknown[] | undefined = order.map(([, , first]) => first);
  while (after) {
    const rows: Row[] = await sql<Row>(`analytics_export_${type}`, page, [eventId, ...after, ...values]);
    const last: Row | undefined = rows.length === BATCH ? rows.at(-1) : undefined;
    after = last && order.map(([column]) => last[column]);
    yield rows.map((row) => present(type, row));
  }
}

/** Columns that only say the order. */
const INNER = ["created_at", "day", "id", "identity", "seq", "page", "one"];

function present(type: string, row: Row): ExportedEvent {
  const event: ExportedEvent = { type };
  for (const [name, value] of Object.entries(row))
    if (!INNER.includes(name)) Object.assign(event, { [name]: value instanceof Date ? iso(value) : value });
  const { person_id, registration_id } = event;
  if (typeof person_id === "string") event.person_id = personIdOf(person_id);
  else if (typeof registration_id === "string" && isRegistration(registration_id))
    event.person_id = attendeePersonId(registration_id);
  return event;
}
