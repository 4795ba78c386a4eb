import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";

const LABELS: Record<Role, string> = { owner: "Owner", admin: "Admin", member: "Member", viewer: "Viewer" };

export const roleLabel = (role: Role): string => LABELS[role];

/** Selectable roles, highest first, with a description of each. */
export const roleOptions = <R extends Role>(roles: readonly R[]) =>
  roles.map((role) => ({ value: role, label: LABELS[role], hint: ROLE_RIGHTS[role].words }));
