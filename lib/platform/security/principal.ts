import type { Door, ShowRole } from "@/lib/stage/show-roles";

/** Everything a key or a person may be allowed, in the order the scope picker shows it. */
export const SCOPES = [
  "events:read",
  "events:write",
  "events:delete",
  "guests:read",
  "guests:write",
  "guest_access:read",
  "registrations:read",
  "registrations:write",
  "communications:draft",
  "communications:send",
  "assets:read",
  "assets:write",
  "studio:read",
  "studio:control",
  "studio:emergency",
  "recordings:read",
  "analytics:read",
  "content:write",
  "distribution:publish",
  "webhooks:manage",
  "audit:read",
] as const;

export type Scope = (typeof SCOPES)[number];
export type Environment = "test" | "live";

export interface Actor {
  type: "key" | "agent" | "user" | Door | "public" | "system";
  id: string;
  name: string;
}

/** An allowance that ends with the day; `holder` is the key or the grant that spends it. */
export interface DailyCap {
  holder: string;
  micros: number;
}

/** Who is calling, what they own and what they may do. Made by `lib/api/auth`, or by a job. */
export interface Principal {
  actor: Actor;
  workspaceId: string;
  environment: Environment;
  scopes: ReadonlySet<Scope>;
  /** `free`, `pro`, `scale`, `self_hosted`. */
  plan: string;
  /** Managed clients this principal is held to; empty means all. */
  clientIds: readonly string[];
  /** Set for hosts, guests and attendees: the one event they can touch. */
  eventId?: string;
  keyId?: string;
  /** What the calls of this key or connected app may cost in one UTC day. */
  dailyCap?: DailyCap;
  userId?: string;
  sessionId?: string;
  role?: "owner" | "admin" | "member" | "viewer";
  /** As what they take part in that show. */
  showRole?: ShowRole;
  /** The studio link they came by; the show's own one has no row. */
  studioLinkId?: string;
  /** Generation of the studio link they came by. */
  linkVersion?: number;
  guestId?: string;
  registrationId?: string;
  /** What the calling agent calls itself, or the name of its connected app. Nobody has checked it. */
  agent?: string;
  /** A person lets this connected app see secrets and links that let somebody in. */
  receivesSecrets?: true;
  /** Address of the caller, for limits that count by it. */
  address?: string;
}

/** Programs call with a key, or as an agent with what a person granted to a connected app. They pay and wait alike. */
export const isProgram = ({ actor }: Principal): boolean => actor.type === "key" || actor.type === "agent";

/** The actor for work that nobody asked for directly: jobs, room reports, schedules. */
export function systemPrincipal(workspaceId: string, environment: Environment, name: string): Principal {
  return {
    actor: { type: "system", id: name, name },
    workspaceId,
    environment,
    scopes: new Set(SCOPES),
    plan: "self_hosted",
    clientIds: [],
  };
}
