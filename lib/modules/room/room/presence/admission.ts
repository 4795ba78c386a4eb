import { sql } from "@/lib/platform/database/db";
import type { Environment } from "@/lib/platform/security/principal";
import { attendeePersonId, guestOfPerson, hostPersonId } from "@/lib/providers/room/identity";
import type { RoomClaims, RoomParticipant, RoomPlace } from "@/lib/providers/room/port";
import { legacyLinkVersion, personOf, seatOf } from "@/lib/stage/room-identity";
import { isBeforeTheShow } from "@/lib/stage/seconds-until-air";
import { rightsOf } from "@/lib/stage/show-roles";

/** Who may be in the rooms of a show, according to the database and not to their tokens. */
export interface Admission {
  event: AdmittedShow;
  /** Guests with a valid link. */
  guests: Map<string, { accessVersion: number }>;
  registrations: Map<string, { joinVersion: number }>;
  /** Studio links by ID, including revoked ones. */
  studioLinks: Map<string, AdmittedLink>;
}

export interface AdmittedLink extends Record<string, unknown> {
  id: string;
  role: string;
  version: number;
  personId: string;
  open: boolean;
}

export interface AdmittedShow extends Record<string, unknown> {
  id: string;
  slug: string;
  workspaceId: string;
  environment: Environment;
  clientId: string;
  studioKeyVersion: number;
  /** True if anyone may watch it without registering. */
  open: boolean;
  /** The event is neither cancelled nor archived, and its client and workspace are active. */
  available: boolean;
  /** "idle" if there is no stage yet. */
  phase: string;
  /** True if it ended long enough ago to say goodbye. */
  over: boolean;
}

const FACTS = `
SELECT e.id, e.slug, e.workspace_id AS "workspaceId", e.environment, e.client_id AS "clientId",
  e.studio_key_version AS "studioKeyVersion", COALESCE((e.watch->>'open')::boolean, false) AS open,
  (e.state NOT IN ('cancelled', 'archived') AND c.status = 'active' AND w.status = 'active') AS available,
  COALESCE(s.state->>'phase', 'idle') AS phase,
  COALESCE((s.state->>'ended_at')::timestamptz < now() - interval '8 seconds', false) AS over
FROM event e JOIN client c ON c.id = e.client_id JOIN workspace w ON w.id = e.workspace_id
LEFT JOIN stage s ON s.event_id = e.id WHERE e.id = $1`;

/**
 * Reads everything that decides whether these participants are admitted. Undefined if the show doesn't exist.
 */
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
  const links = await sql<AdmittedLink>(
    "room_studio_links",
    `SELECT id, role, version, person_id AS "personId", access_hash IS NOT NULL AS open FROM studio_link
     WHERE event_id = $1`,
    [eventId],
  );
  const ids = participants.flatMap(({ claims }) => (claims?.registrationId ? [claims.registrationId] : []));
  const registrations = ids.length === 0 ? [] : await loadRegistrations(eventId, ids);
  return {
    event,
    guests: new Map(guests.map((guest) => [guest.id, guest])),
    registrations: new Map(registrations.map((row) => [row.id, row])),
    studioLinks: new Map(links.map((link) => [link.id, link])),
  };
}

const loadRegistrations = (eventId: string, ids: readonly string[]) =>
  sql<{ id: string; joinVersion: number }>(
    "room_registrations",
    `SELECT id, join_version AS "joinVersion" FROM registration
     WHERE event_id = $1 AND id = ANY($2::text[]) AND state = 'confirmed' AND removed_at IS NULL`,
    [eventId, ids],
  );

/** Returns why this participant isn't admitted, in a word for the log. Null if they are. */
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
  const rights = rightsOf(claims.role);
  if (!rights.rooms[place]) return "wrong_room";
  switch (rights.admission) {
    case "studio_link":
      return hasStudioLink(admission, claims, identity) ? null : "withdrawn_studio_link";
    case "backstage_link":
      return hasBackstageLink(admission, claims, identity) ? null : "withdrawn_guest_link";
    case "registration":
      if (isBeforeTheShow(event.phase)) return "before_the_show";
      return hasRegistration(admission, claims, identity) ? null : "no_registration";
    case "open_door":
      if (isBeforeTheShow(event.phase)) return "before_the_show";
      return event.open ? null : "closed_door";
    case "system":
      return null;
  }
}

/**
 * True for a valid link of their own, for the current version of the show's link, or for a member, who needs
 * no link.
 */
function hasStudioLink({ event, studioLinks }: Admission, claims: RoomClaims, identity: string): boolean {
  const { studioLinkId, linkVersion, role } = claims;
  const person = personOf(identity);
  if (studioLinkId !== "") {
    const link = studioLinks.get(studioLinkId);
    const current = link?.open && String(link.version) === linkVersion && link.role === role;
    return current === true && link?.personId === person;
  }
  if (role !== "host") return false;
  const byShowLink = person === hostPersonId(event.id, "link");
  if (linkVersion !== "") return byShowLink && linkVersion === String(event.studioKeyVersion);
  return !byShowLink && ![...studioLinks.values()].some((link) => link.personId === person);
}

function hasBackstageLink({ guests }: Admission, { linkVersion }: RoomClaims, identity: string): boolean {
  const guest = guests.get(guestOfPerson(personOf(identity)) ?? "");
  const previous = legacyLinkVersion(identity) ?? linkVersion;
  return guest !== undefined && String(guest.accessVersion) === linkVersion && previous === linkVersion;
}

function hasRegistration({ registrations }: Admission, claims: RoomClaims, identity: string): boolean {
  const { registrationId, linkVersion } = claims;
  const registration = registrations.get(registrationId);
  if (!registration || String(registration.joinVersion) !== linkVersion) return false;
  return seatOf(identity) === "" || personOf(identity) === attendeePersonId(registrationId);
}
