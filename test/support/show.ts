import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { issueCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName } from "@/lib/platform/security/cookies";
import { hostPersonId } from "@/lib/providers/room/identity";
import { personOf, seatOf } from "@/lib/stage/room-identity";
import type { Door, ShowRole, StudioRole } from "@/lib/stage/show-roles";
import { type ApiAnswer, api } from "./api";
import { makeWorkspace, type TestWorkspace } from "./workspace";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

export interface TestShow {
  workspace: TestWorkspace;
  key: string;
  slug: string;
  eventId: string;
  /** The identity of the host who used the show's own link, without being a member. */
  hostIdentity: string;
  byKey: Call;
  byHost: Call;
  /** Calls as a crew member with a personal studio link. */
  byCrew(role: StudioRole): Promise<Call>;
  byGuest(guestId: string): Promise<Call>;
  byAttendee(registrationId: string): Promise<Call>;
  anyone: Call;
}

const YEAR_SECONDS = 365 * 86_400;

/** The headers of a browser with a personal link to a show. */
export function visitorHeaders(
  kind: Door,
  slug: string,
  eventId: string,
  subjectId: string,
  version: number,
): Record<string, string> {
  const expiresAt = Math.floor(Date.now() / 1000) + YEAR_SECONDS;
  const token = issueCapability({ kind, eventId, subjectId, version, expiresAt });
  return {
    cookie: `${capabilityCookieName(kind, slug)}=${token}`,
    origin: new URL(env().PUBLIC_URL).origin,
    "x-showrunner-as": `${kind}:${slug}`,
  };
}

function visitor(...whose: Parameters<typeof visitorHeaders>): Call {
  const headers = visitorHeaders(...whose);
  return (method, path, body) => api(method, path, { body, headers });
}

/** Creates a published show with these guests, through the API. */
export async function makeShow(
  given: { title?: string; guests?: { name: string }[]; workspace?: TestWorkspace; plan?: boolean } = {},
): Promise<TestShow> {
  const workspace = given.workspace ?? (await makeWorkspace());
  const key = await workspace.key();
  const made = await api("POST", "/v1/showrooms", {
    key,
    body: {
      title: given.title ?? "Launch day",
      brief: "Topics: speed, price. Poll: Which one first?",
      guests: given.guests ?? [],
      generate_show_plan: given.plan ?? true,
    },
  });
  if (made.status !== 201) throw new Error(made.text);
  const { slug } = made.json.data.showroom;
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const byHost = visitor("host", slug, eventId, "", 1);
  return {
    workspace,
    key,
    slug,
    eventId,
    hostIdentity: hostPersonId(eventId, "link"),
    byKey: (method, path, body) => api(method, path, { key, body }),
    byHost,
    byCrew: async (role) => {
      const link = await byHost("POST", `/v1/events/${slug}/studio-links`, { name: `A ${role}`, role });
      return visitor("host", slug, eventId, link.json.data.id, 1);
    },
    byGuest: async (guestId) => {
      const guest = await db().guest.findUniqueOrThrow({ where: { id: guestId } });
      return visitor("guest", slug, eventId, guestId, guest.accessVersion);
    },
    byAttendee: async (id) => {
      const row = await db().registration.findUniqueOrThrow({ where: { id } });
      return visitor("attendee", slug, eventId, id, row.joinVersion);
    },
    anyone: (method, path, body) => api(method, path, { body }),
  };
}

/** Puts a person into the show's room, as if reported by the room server. */
export async function sit(
  eventId: string,
  person: { identity: string; role: ShowRole; guestId?: string; registrationId?: string },
): Promise<string> {
  const sid = newId("PA");
  await db().presence.create({
    data: {
      id: newId("prs"),
      eventId,
      participantSid: sid,
      joinedAt: new Date(),
      identity: person.identity,
      personId: personOf(person.identity),
      seat: seatOf(person.identity),
      role: person.role,
      guestId: person.guestId ?? null,
      registrationId: person.registrationId ?? null,
    },
  });
  return sid;
}

/** Puts the host into the room and the show on air. */
export async function putOnAir(slug: string): Promise<void> {
  const event = await db().event.findUniqueOrThrow({ where: { slug } });
  await sit(event.id, { identity: hostPersonId(event.id, "link"), role: "host" });
  const byHost = visitor("host", slug, event.id, "", event.studioKeyVersion);
  const started = await byHost("POST", `/api/app/events/${slug}/live/start`, { countdown_sec: 0 });
  if (started.status !== 200) throw new Error(started.text);
}
