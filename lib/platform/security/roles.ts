import { SHOW_ROLES, type ShowRole } from "@/lib/stage/show-roles";
import { SCOPES, type Scope } from "./principal";

export const ROLES = ["owner", "admin", "member", "viewer"] as const;
export type Role = (typeof ROLES)[number];

/** Owners are made by other owners, of people who are there. */
export const INVITED_ROLES = ["admin", "member", "viewer"] as const satisfies readonly Role[];

const READS = SCOPES.filter((scope) => scope.endsWith(":read"));
const NOT_FOR_MEMBERS: readonly Scope[] = ["webhooks:manage", "audit:read", "events:delete"];

interface RoleRights {
  /** Whoever ranks higher may do all that the lower ones may. */
  rank: number;
  /** For the operations that keys call as well. */
  scopes: readonly Scope[];
  words: string;
}

/**
 * What a member of a workspace may do through the pages. Operations that only people call name the least role that
 * may (`role` of their declaration); `authorize` holds every call of a person to both.
 */
export const ROLE_RIGHTS: Record<Role, RoleRights> = {
  owner: { rank: 3, scopes: SCOPES, words: "Everything, including transferring the workspace" },
  admin: { rank: 2, scopes: SCOPES, words: "Everything except owners: keys, webhooks, members" },
  member: {
    rank: 1,
    scopes: SCOPES.filter((scope) => !NOT_FOR_MEMBERS.includes(scope)),
    words: "Creates and runs shows; no keys, webhooks or members",
  },
  viewer: {
    rank: 0,
    scopes: READS.filter((scope) => scope !== "audit:read"),
    words: "View only",
  },
};

export const atLeast = (role: Role, least: Role): boolean =>
  ROLE_RIGHTS[role].rank >= ROLE_RIGHTS[least].rank;

/** What the cookie of a role of a show allows, for that one show. */
export const scopesOfShowRole = (role: ShowRole): ReadonlySet<Scope> =>
  new Set<Scope>(SHOW_ROLES[role].scopes);
