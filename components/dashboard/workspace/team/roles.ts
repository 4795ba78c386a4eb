import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";

const LABELS: Record<Role, string> = { owner: "Owner", admin: "Admin", member: "Member", viewer: "Viewer" };

export const roleLabel = (role: Role): string => LABELS[role];

/** The roles to choose from, with what each may do in words; highest first. */
export const roleOptions = <R extends Role>(roles: readonly R[]) =>
  roles.map((role) => ({ value: role, label: LABELS[role], hint: ROLE_RIGHTS[role].words }));
