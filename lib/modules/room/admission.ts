import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { readGuestIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant, RoomPlace } from "@/lib/providers/room/port";

/** Who may be in the rooms of a show, by the database and not by the token that they came with. */
export interface Admission {
  event: AdmittedShow;
  guests: Map<string, { accessVersion: number }>;
  registrations: Map<string, { joinVersion: number }>;
}

export interface AdmittedShow extends Record<string, unknown> {
  id: string;
  slug: string;
  workspaceId: string;
  environment: Environment;
  clientId: string;
  studioKeyVersion: number;
  /** The event is neither cancelled nor archived, its client and workspace are active. */
  available: boolean;
  /** idle when there is no stage yet */
  phase: string;
  /** Ended for longer than it takes to say goodbye. */
  over: boolean;
}

const FACTS = `
SELECT e.id, e.slug, e.workspace_id AS "workspaceId", e.environment, e.client_id AS "clientId",
  e.studio_key_version AS "studioKeyVersion",
  (e.state NOT IN ('cancelled', 'archived') AND c.status = 'active' AND w.status = 'active') AS available,
  COALESCE(s.state->>'phase', 'idle') AS phase,
  COALESCE((s.state->>'ended_at')::timestamptz < now() - interval '8 seconds', false) AS over
FROM event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id
LEFT JOIN stage s ON s.event_id = e.id WHERE e.id = $1`;

/** Reads what admission of these participants depends on. Undefined when there is no such show. */
export async function loadAdmission(
  eventId: string,
  participants: readonly RoomParticipant[],
): Promise<Admission | undefined> {
  const [event] = await sql<AdmittedShow>("room_facts", FACTS, [eventId]);
  if (!event) return undefined;
  const guests = await sql<{ id: string; accessVersion: number }>(
    "room_guests",
    `SELECT id, access_version AS "accessVersion" FROM guest WHERE event_id = $1 AND deleted_at IS NULL
       AND access_hash IS NOT NULL AND access_revoked_at IS NULL`,
    [eventId],
  );
  const ids = participants.flatMap(({ claims }) => (claims?.registrationId ? [claims.registrationId] : []));
  const registrations =
    ids.length === 0
      ? []
      : await sql<{ id: string; joinVersion: number }>(
          "room_registrations",
          `SELECT id, join_version AS "joinVersion" FROM registration
           WHERE event_id = $1 AND id = ANY($2::text[]) AND state = 'confirmed' AND removed_at IS NULL`,
          [eventId, ids],
        );
  return {
    event,
    guests: new Map(guests.map((guest) => [guest.id, guest])),
    registrations: new Map(registrations.map((row) => [row.id, row])),
  };
}

/** Why this participant is not admitted, in a word for the log; null when they are. */
export function refusalReason(
  admission: Admission,
  place: RoomPlace,
  participant: RoomParticipant,
): string | null {
  const { event } = admission;
  const { claims, identity } = participant;
  if (!claims) return "stranger";
  if (!event.available) return "unusable";
  if (event.over) return "over";
  if (claims.role === "host") {
    const current = claims.linkVersion === "" || claims.linkVersion === String(event.studioKeyVersion);
    return current ? null : "old_studio_link";
  }
  if (claims.role === "guest") return hasOpenLink(admission, identity) ? null : "withdrawn_guest_link";
  if (place !== "show") return "viewer_backstage";
  if (event.phase === "idle") return "before_the_show";
  const registration = admission.registrations.get(claims.registrationId);
  return registration && String(registration.joinVersion) === claims.linkVersion ? null : "no_registration";
}

/** Whether a guest's identity belongs to a link that is open now. */
export function hasOpenLink(admission: Admission, identity: string): boolean {
  const named = readGuestIdentity(identity);
  return named !== undefined && admission.guests.get(named.guestId)?.accessVersion === named.linkVersion;
}
