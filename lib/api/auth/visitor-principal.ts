import { notFound, Problem } from "@/lib/operation/problem";
import { sql } from "@/lib/platform/database/db";
import { type Capability, readCapability } from "@/lib/platform/security/capability";
import { capabilityCookieName, parseCookies } from "@/lib/platform/security/cookies";
import type { Environment, Principal } from "@/lib/platform/security/principal";
import { scopesOfShowRole } from "@/lib/platform/security/roles";
import { type Door, readShowRole, type ShowRole } from "@/lib/stage/show-roles";
import { findSession, sessionPrincipal } from "./session-principal";

export type VisitorKind = Door | "public";

interface EventRow extends Record<string, unknown> {
  id: string;
  workspace_id: string;
  environment: Environment;
  studio_key_version: number;
  plan: string;
  /** Anyone may watch without registering. */
  open: boolean;
}

async function findEvent(slug: string): Promise<EventRow> {
  const [row] = await sql<EventRow>(
    "visitor_event",
    `SELECT e.id, e.workspace_id, e.environment, e.studio_key_version, w.plan,
       coalesce((e.watch->>'open')::boolean, false) AS open
     FROM event e JOIN workspace w ON w.id = e.workspace_id WHERE e.slug = $1`,
    [slug],
  );
  if (!row || slug.includes("\0")) throw notFound();
  return row;
}

/** Returns the principal of a visitor to a show's page, from the cookie that their link was exchanged for. */
export async function visitorPrincipal(
  kind: VisitorKind,
  slug: string,
  cookieHeader: string | undefined,
  address: string,
): Promise<Principal> {
  if (slug.includes("\0")) throw notFound();
  const event = await findEvent(slug);
  const base = {
    workspaceId: event.workspace_id,
    environment: event.environment,
    plan: event.plan,
    clientIds: [],
    eventId: event.id,
    address,
  };
  if (kind === "public")
    return { ...base, actor: { type: "public", id: "public", name: "" }, scopes: new Set() };
  const held = readCapability(parseCookies(cookieHeader).get(capabilityCookieName(kind, slug)));
  const valid = held?.kind === kind && held.eventId === event.id ? held : undefined;
  if (kind === "host") return hostPrincipal(event, valid, base, cookieHeader);
  if (!valid) throw new Problem("unauthorized", "Open your personal link again.");
  if (kind === "watcher") return watcherPrincipal(event, valid, base);
  return kind === "guest" ? guestPrincipal(valid, base) : attendeePrincipal(valid, base);
}

type Base = Omit<Principal, "actor" | "scopes">;

async function hostPrincipal(
  event: EventRow,
  held: Capability | undefined,
  base: Base,
  cookies: string | undefined,
): Promise<Principal> {
  const byLink = held && (await linkPrincipal(event, held, base));
  if (byLink) return byLink;
  const session = await findSession(cookies);
  if (session?.workspace_id !== event.workspace_id)
    throw new Problem("unauthorized", "Open the studio link again.");
  const member = await sessionPrincipal(cookies, event.environment);
  return { ...member, eventId: event.id, showRole: "host" };
}

/** The holder of a studio link that is still valid: the show's own link or a personal one. */
async function linkPrincipal(event: EventRow, held: Capability, base: Base): Promise<Principal | undefined> {
  if (held.subjectId === "") {
    if (held.version !== event.studio_key_version) return undefined;
    const actor = { type: "host", id: event.id, name: "Host" } as const;
    return { ...base, actor, showRole: "host", linkVersion: held.version, scopes: scopesOfShowRole("host") };
  }
  const [link] = await sql<{ id: string; name: string; role: string }>(
    "visitor_studio_link",
    `SELECT id, name, role FROM studio_link WHERE id = $1 AND event_id = $2 AND version = $3
       AND access_hash IS NOT NULL`,
    [held.subjectId, held.eventId, held.version],
  );
  const role: ShowRole | undefined = readShowRole(link?.role);
  if (!link || !role) return undefined;
  const actor = { type: "host", id: link.id, name: link.name } as const;
  const way = { studioLinkId: link.id, linkVersion: held.version };
  return { ...base, ...way, actor, showRole: role, scopes: scopesOfShowRole(role) };
}

async function guestPrincipal(held: Capability, base: Base): Promise<Principal> {
  const [guest] = await sql<{ id: string; name: string }>(
    "visitor_guest",
    `SELECT id, name FROM guest WHERE id = $1 AND event_id = $2 AND access_version = $3
       AND access_hash IS NOT NULL AND access_revoked_at IS NULL AND deleted_at IS NULL`,
    [held.subjectId, held.eventId, held.version],
  );
  if (!guest)
    throw new Problem("unauthorized", "This link was replaced or revoked. Ask your host for a new one.");
  return {
    ...base,
    actor: { type: "guest", id: guest.id, name: guest.name },
    showRole: "guest",
    scopes: scopesOfShowRole("guest"),
    guestId: guest.id,
  };
}

async function attendeePrincipal(held: Capability, base: Base): Promise<Principal> {
  const [row] = await sql<{ id: string; name: string }>(
    "visitor_registration",
    `SELECT id, name FROM registration WHERE id = $1 AND event_id = $2 AND join_version = $3
       AND state = 'confirmed' AND removed_at IS NULL`,
    [held.subjectId, held.eventId, held.version],
  );
  if (!row) throw new Problem("unauthorized", "This registration is no longer active.");
  return {
    ...base,
    actor: { type: "attendee", id: row.id, name: row.name },
    showRole: "attendee",
    scopes: scopesOfShowRole("attendee"),
    registrationId: row.id,
  };
}

/**
 * A viewer without a registration, at a show that doesn't require one. If the show starts to require one, the
 * cookie stops being valid.
 */
function watcherPrincipal(event: EventRow, held: Capability, base: Base): Principal {
  if (!event.open) throw new Problem("unauthorized", "This show requires registration. Sign up on its page.");
  return {
    ...base,
    actor: { type: "watcher", id: held.subjectId, name: "" },
    showRole: "watcher",
    scopes: scopesOfShowRole("watcher"),
  };
}
