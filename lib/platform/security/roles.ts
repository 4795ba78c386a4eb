import { SHOW_ROLES, type ShowRole } from "@/lib/stage/show-roles";
import { SCOPES, type Scope } from "./principal";

export const ROLES = ["owner", "admin", "member", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** Only existing members can become owners, appointed by another owner. */
export const INVITED_ROLES = ["admin", "member", "viewer"] as const satisfies readonly Role[];

const READS = SCOPES.filter((scope) => scope.endsWith(":read"));
const NOT_FOR_MEMBERS: readonly Scope[] = ["webhooks:manage", "audit:read", "events:delete"];

interface RoleRights {
  /** A higher rank may do everything that lower ones may. */
  rank: number;
  /** For operations that keys can call too. */
  scopes: readonly Scope[];
  words: string;
}

/**
 * What a workspace member may do on the pages. Operations for people only declare the lowest role (`role`).
 * `authorize` checks both for every call by a person.
 */
export const ROLE_RIGHTS: Record<Role, RoleRights> = {
  owner: { rank: 3, scopes: SCOPES, words: "Can do everything, including transferring the workspace" },
  admin: { rank: 2, scopes: SCOPES, words: "Can do everything except manage owners" },
  member: {
    rank: 1,
    scopes: SCOPES.filter((scope) => !NOT_FOR_MEMBERS.includes(scope)),
    words: "Can create and run shows, but not manage API keys, webhooks or members",
  },
  viewer: {
    rank: 0,
    scopes: READS.filter((scope) => scope !== "audit:read"),
    words: "Can view, but not change anything",
  },
};

export const atLeast = (role: Role, least: Role): boolean =>
  ROLE_RIGHTS[role].rank >= ROLE_RIGHTS[least].rank;

/** Returns the scopes that a show role's cookie grants, for that show only. */
export const scopesOfShowRole = (role: ShowRole): ReadonlySet<Scope> =>
  new Set<Scope>(SHOW_ROLES[role].scopes);
