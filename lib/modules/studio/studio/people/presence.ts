import { recordingConsent } from "@/lib/modules/people/guests";
import type { RecordingConsent } from "@/lib/modules/people/guests/recording/recording-consent-schema";
import type { Ctx } from "@/lib/operation/ctx";
import type { Sql } from "@/lib/platform/database/db";
import { readShowRole, type ShowRole, storedRoles } from "@/lib/stage/show-roles";

const AUDIENCE = storedRoles(({ audience }) => audience);
const LEADS = storedRoles(({ leads }) => leads);
/** This installation's own, which nobody brings on: they are in the room, and are no people. */
const OURS = storedRoles(({ admission, stageable }) => admission === "system" && !stageable);

/** Somebody who takes part in the show and is connected to its room now: the audience only once it is asked on. */
export interface ConnectedPerson {
  /** Their id, or on a page of a former release, which has no seat, what that page takes for it. */
  identity: string;
  role: ShowRole;
  name: string;
  /** Who of the roster they are. */
  guest: { id: string; name: string; title: string; company: string } | null;
  /** What a guest, or an attendee who was asked on, said about being recorded; null for those who are not asked. */
  recording: RecordingConsent["state"] | null;
  registrationId: string | null;
  /** They came by a studio link of their own. */
  ownLink: boolean;
  /** What the desk has had them called instead. */
  shown: { name: string; title: string } | null;
  joinedAt: Date;
}

interface Row extends Record<string, unknown> {
  identity: string;
  role: string;
  name: string;
  guest: ConnectedPerson["guest"];
  consent: Parameters<typeof recordingConsent>[0] | null;
  registration_id: string | null;
  own_link: boolean;
  shown: ConnectedPerson["shown"];
  joined_at: Date;
}

/** By the room server's own reports; the earliest connection of each. */
export async function connectedPeople(ctx: Ctx, eventId: string): Promise<ConnectedPerson[]> {
  const rows = await ctx.sql<Row>(
    "presence_people",
    `SELECT DISTINCT ON (presence_person(p)) p.role,
       COALESCE(i.person_id, CASE WHEN p.seat = '' THEN p.identity ELSE p.person_id END) AS identity,
       COALESCE(l.name, r.name, p.name) AS name, p.registration_id, l.id IS NOT NULL AS own_link, p.joined_at,
       CASE WHEN s.name IS NOT NULL THEN jsonb_build_object('name', s.name, 'title', s.title) END AS shown,
       CASE WHEN g.id IS NOT NULL THEN
         jsonb_build_object('id', g.id, 'name', g.name, 'title', g.title, 'company', g.company) END AS guest,
       CASE WHEN g.id IS NOT NULL THEN
         jsonb_build_object('recordingAgreed', g.recording_agreed, 'recordingText', g.recording_text,
           'recordingLink', g.recording_link, 'accessVersion', g.access_version, 'recordingAnsweredAt', NULL)
       WHEN i.registration_id IS NOT NULL THEN
         jsonb_build_object('recordingAgreed', i.recording_agreed, 'recordingText', i.recording_text,
           'recordingLink', i.version, 'accessVersion', i.version, 'recordingAnsweredAt', NULL) END AS consent
     FROM presence p
     LEFT JOIN studio_link l ON l.event_id = p.event_id AND l.person_id = p.person_id
     LEFT JOIN stage_invitation i ON i.registration_id = p.registration_id AND i.state = 'accepted'
     LEFT JOIN registration r ON r.id = i.registration_id
     LEFT JOIN guest g ON g.id = p.guest_id AND g.event_id = p.event_id AND g.deleted_at IS NULL
     LEFT JOIN shown_name s ON s.event_id = p.event_id AND s.person_id = presence_person(p)
     WHERE p.event_id = $1 AND p.left_at IS NULL AND (p.role <> ALL($2::text[]) OR i.registration_id IS NOT NULL)
     ORDER BY presence_person(p), p.joined_at`,
    [eventId, AUDIENCE],
  );
  return rows.flatMap((row) => {
    const role = readShowRole(row.role);
    if (!role || OURS.includes(role)) return [];
    const { identity, name, guest, consent, registration_id, own_link, shown, joined_at } = row;
    const recording = consent && recordingConsent(consent).state;
    const whose = { guest, recording, registrationId: registration_id, ownLink: own_link, shown };
    return [{ identity, role, name, ...whose, joinedAt: joined_at }];
  });
}

/** Whether somebody who leads the show is in its room: any one of them, in any seat. */
export async function isHostConnected(ctx: Ctx, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_host",
    "SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[]) LIMIT 1",
    [eventId, LEADS],
  );
  return rows.length > 0;
}

/** Whether there is anybody in a show's room for whom something is worth doing there. */
export async function isAttended(ctx: { sql: Sql }, eventId: string): Promise<boolean> {
  const rows = await ctx.sql(
    "presence_anybody",
    "SELECT 1 FROM presence WHERE event_id = $1 AND left_at IS NULL AND role <> ALL($2::text[]) LIMIT 1",
    [eventId, OURS],
  );
  return rows.length > 0;
}

/** People of the audience in the room; somebody with two windows counts once. */
export async function countViewers(ctx: { sql: Sql }, eventId: string): Promise<number> {
  const [row] = await ctx.sql<{ count: number }>(
    "presence_viewers",
    `SELECT count(DISTINCT presence_person(presence))::int AS count FROM presence
     WHERE event_id = $1 AND left_at IS NULL AND role = ANY($2::text[])`,
    [eventId, AUDIENCE],
  );
  return row?.count ?? 0;
}
