import { SCOPES, type Scope } from "./principal";

export const ROLES = ["owner", "admin", "member", "viewer"] as const;
export type Role = (typeof ROLES)[number];

const READS = SCOPES.filter((scope) => scope.endsWith(":read"));
const NOT_FOR_MEMBERS: readonly Scope[] = ["webhooks:manage", "audit:read", "events:delete"];

/** What a member of a workspace may do through the pages. */
export const ROLE_SCOPES: Record<Role, readonly Scope[]> = {
  owner: SCOPES,
  admin: SCOPES,
  member: SCOPES.filter((scope) => !NOT_FOR_MEMBERS.includes(scope)),
  viewer: READS.filter((scope) => scope !== "audit:read"),
};

/** What the link of a show's host allows, for that one show. */
export const HOST_SCOPES: readonly Scope[] = [
  "events:read",
  "events:write",
  "guests:read",
  "guests:write",
  "registrations:read",
  "studio:read",
  "studio:control",
  "studio:emergency",
  "recordings:read",
  "analytics:read",
];
