import type { Door, ShowRole } from "@/lib/stage/show-roles";

/** Every scope of keys and people, in the order of the scope picker. */
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

/** A scope that a server key can be granted. */
export type KeyScope = (typeof SCOPES)[number];
/**
 * What an operation requires. `calls` is for sales calls: call keys hold it and nothing else, members hold it
 * beside their own scopes, and it can't be granted to a server key.
 */
export type Scope = KeyScope | "calls";
export type Environment = "test" | "live";

export interface Actor {
  type: "key" | "agent" | "user" | Door | "public" | "system";
  id: string;
  name: string;
}

/** A daily allowance. `holder` is the key or grant that spends it. */
export interface DailyCap {
  holder: string;
  micros: number;
}

/**
 * The caller of an operation: identity, ownership and permissions. Created by `lib/api/auth`, or by a job.
 */
export interface Principal {
  actor: Actor;
  workspaceId: string;
  environment: Environment;
  scopes: ReadonlySet<Scope>;
  /** One of `free`, `pro`, `scale`, `self_hosted`. */
  plan: string;
  /** Managed clients that this principal is restricted to. Empty means all. */
  clientIds: readonly string[];
  /** For hosts, guests and attendees: the only event that they can access. */
  eventId?: string;
  keyId?: string;
  /** What calls of this key or connected app may cost per UTC day. */
  dailyCap?: DailyCap;
  userId?: string;
  sessionId?: string;
  role?: "owner" | "admin" | "member" | "viewer";
  /** Their role in that show. */
  showRole?: ShowRole;
  /** The studio link that they used. The show's own link has no row. */
  studioLinkId?: string;
  /** Generation of the studio link that they used. */
  linkVersion?: number;
  guestId?: string;
  registrationId?: string;
  /** The agent's name for itself, or the name of its connected app. Unverified. */
  agent?: string;
  /** A person allowed this connected app to see secrets and access links. */
  receivesSecrets?: true;
  /** The caller's address, for limits by address. */
  address?: string;
}

/**
 * Whether the caller is a program: with a key, or an agent with a person's grant to a connected app. Both are
 * billed and rate limited alike.
 */
export const isProgram = ({ actor }: Principal): boolean => actor.type === "key" || actor.type === "agent";

/** Whether the caller has a call key (`cl_sk_`), which works for sales calls and nothing else. */
export const hasCallKey = ({ actor, scopes }: Principal): boolean =>
  scopes.has("calls") && actor.type === "key";

/** The actor for work that no one requested directly: jobs, room reports, schedules. */
export function systemPrincipal(workspaceId: string, environment: Environment, name: string): Principal {
  return {
    actor: { type: "system", id: name, name },
    workspaceId,
    environment,
    scopes: new Set<Scope>([...SCOPES, "calls"]),
    plan: "self_hosted",
    clientIds: [],
  };
}
