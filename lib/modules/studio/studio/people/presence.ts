import { consentOf } from "@/lib/modules/people/recording-consent";
import type { RecordingConsent } from "@/lib/modules/people/recording-consent/recording-consent-schema";
import type { Ctx } from "@/lib/operation/ctx";
import type { Sql } from "@/lib/platform/database/db";
import { readShowRole, rightsOf, type ShowRole, storedRoles } from "@/lib/stage/show-roles";

const AUDIENCE = storedRoles(({ audience }) => audience);
const LEADS = storedRoles(({ leads }) => leads);
/** Roles of this installation's own connections, which can't be brought on stage: they aren't people. */
const OURS = storedRoles(({ admission, stageable }) => admission === "system" && !stageable);

/** A person connected to a show's room: cast and crew, and attendees once they are invited on stage. */
export interface ConnectedPerson {
  /** Their ID. On a page of an older release, which has no seat, what that page uses as ID. */
  identity: string;
  role: ShowRole;
  name: string;
  /** Their entry on the roster. */
  guest: { id: string; name: string; title: string; company: string } | null;
  /** Their answer about being recorded. Null for people who never come on stage, and so aren't asked. */
  recording: RecordingConsent["state"] | null;
  registrationId: string | null;
  /** True if they used a personal studio link. */
  ownLink: boolean;
  /** Name and title set by the desk, which replace their own. */
  shown: { name: string; title: string } | null;
  joinedAt: Date;
}

interface Row extends Record<string, unknown> {
  identity: string;
  role: string;
  name: string;
  guest: ConnectedPerson["guest"];
  answer: Parameters<typeof consentOf>[0] | null;
  registration_id: string | null;
  own_link: boolean;
  shown: ConnectedPerson["shown"];
  joined_at: Date;
}

/**
 * Returns the connected people according to the room server's reports, each with their earliest connection.
 */
export async function connectedPeople(ctx: Ctx, eventId: string): Promise<ConnectedPerson[]> {
  const rows = await ctx.sql<Row>(
    "presence_people",
    `SELECT DISTINCT ON (presence_person(p)) p.role,
       COALESCE(i.person_id, CASE WHEN p.seat = '' THEN p.identity ELSE p.person_id END) AS identity,
       COALESCE(l.name, r.name, p.name) AS name, p.registration_id, l.id IS NOT NULL AS own_link, p.joined_at,
       CASE WHEN s.name IS NOT NULL THEN jsonb_build_object('name', s.name, 'title', s.title) END AS shown,
       CASE WHEN g.id IS NOT NULL THEN
         jsonb_build_object('id', g.id, 'name', g.name, 'title', g.title, 'company', g.company) END AS guest,
       (SELECT jsonb_build_object('agrees', a.agrees, 'textVersion', a.text_version) FROM recording_answer a
        WHERE a.event_id = p.event_id AND a.person_id = COALESCE(i.person_id, 'guest-' || g.id, p.person_id, p.identity)
        ORDER BY a.answered_at DESC, a.id DESC LIMIT 1) AS answer
     FROM presence p
     LEFT JOIN studio_link l ON l.event_id = p.event_id AND l.person_id = p.person_id
     LEFT JOIN stage_invitation i ON i.registration_id = p.registration_id AND i.state = 'accepted'
     LEFT JOIN registration r ON r.id = i.registration_id
     LEFT JOIN guest g ON g.id = p.guest_id AND g.event_id = p.event_id AND g.deleted_at IS NULL
     LEFT JOIN shown_name s ON s.event_id = p.event_id AND s.person_id = presence_person(p)
     WHERE p.event_id = $1 AND p.left_at IS NULL AND p.seen_at IS NULL AND (p.role <> ALL($2::text[]) OR i.registration_id IS NOT NULL)
     ORDER BY presence_person(p), p.joined_at`,
    [eventId, AUDIENCE],
  );
  return rows.flatMap((row) => {
    const role = readShowRole(row.role);
    if (!role || OURS.includes(role)) return [];
    const { identity, name, guest, answer, registration_id, own_link, shown, joined_at } = row;
    const recording = isAsked(role) ? consentOf(answer ?? undefined) : null;
    const whose = { guest, recording, registrationId: registration_id, ownLink: own_link, shown };
    return [{ identity, role, name, ...whose, joinedAt: joined_at }];
  });
}

/** Our own connections agree to everything. */
const isAsked = (role: ShowRole): boolean =>
  rightsOf(role).stageable && rightsOf(role).admission !== "system";

/** Returns whether any leader of the show is in its room, in any seat. */
export async function isHostConnected(ctx: Ctx, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_host",
    "SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[]) LIMIT 1",
    [eventId, LEADS],
  );
  return rows.length > 0;
}

/** Returns whether anyone is in a show's room who makes work there worthwhile. */
export async function isAttended(ctx: { sql: Sql }, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_anybody",
    "SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND role <> ALL($2::text[]) LIMIT 1",
    [eventId, OURS],
  );
  return rows.length > 0;
}

/** Counts audience members, in the room or over HTTP. A person with two windows counts once. */
export async function countViewers(ctx: { sql: Sql }, eventId: string): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(
    "presence_viewers",
    `SELECT count(DISTINCT presence_person(presence))::int AS count FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[])`,
    [eventId, AUDIENCE],
  );
  return row?.count ?? 0;
}

/** Returns whether a show is to be sent over HTTP now: someone watches that way, or its whole audience does. */
export async function isSentOverHttp(ctx: { sql: Sql }, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_http_anybody",
    `SELECT 1 FROM event e WHERE e.id = $1 AND (e.recording ->> 'http_audience' = 'always'
       OR e.recording ->> 'http_audience' IS DISTINCT FROM 'off' AND EXISTS (
         SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND seen_at IS NOT NULL))`,
    [eventId],
  );
  return rows.length > 0;
}

/** Longer than a page that watches over HTTP is silent. After the end, it isn't heard of. */
const SILENT_SECONDS = 22;

/** Returns whether a person watches a show over HTTP now, or did until it ended. */
export async function watchesOverHttp(ctx: { sql: Sql }, eventId: string, person: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_http_person",
    `SELECT 1 FROM presence WHERE event_id = $1 AND seen_at IS NOT NULL AND person_id = $2
       AND (left_at IS NULL OR removed_at IS NULL AND left_at > (
         SELECT s.ended_at FROM show_session s WHERE s.event_id = $1 ORDER BY s.started_at DESC LIMIT 1
       ) - interval '${SILENT_SECONDS} seconds') LIMIT 1`,
    [eventId, person],
  );
  return rows.length > 0;
}
