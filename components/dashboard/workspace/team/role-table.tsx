import { Check, Minus } from "lucide-react";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { Scope } from "@/lib/platform/security/principal";
import { atLeast, ROLE_RIGHTS, ROLES, type Role } from "@/lib/platform/security/roles";
import { roleLabel } from "./roles";

const has = (scope: Scope) => (role: Role) => ROLE_RIGHTS[role].scopes.includes(scope);
const from = (least: Role) => (role: Role) => atLeast(role, least);

/** Permissions that people ask about, each read from the table that calls are checked against. */
const RIGHTS: readonly { words: string; may: (role: Role) => boolean }[] = [
  { words: "View shows, clients, registrations and usage", may: has("events:read") },
  { words: "Create and edit shows and clients, run the studio", may: has("events:write") },
  { words: "Send emails and publish", may: has("communications:send") },
  { words: "Delete drafts, manage webhooks, read the audit log", may: has("webhooks:manage") },
  { words: "Manage keys, rename the workspace, invite and remove people", may: from("admin") },
  { words: "Add and remove owners, transfer the workspace", may: from("owner") },
];

const COLUMNS: readonly Column<(typeof RIGHTS)[number]>[] = [
  { header: "Permissions", className: "min-w-36", cell: ({ words }) => words },
  ...ROLES.map((role) => ({
    header: roleLabel(role),
    headClassName: "text-center max-sm:px-1 max-sm:text-xs",
    className: "text-center max-sm:px-1",
    cell: ({ may }: (typeof RIGHTS)[number]) =>
      may(role) ? (
        <Check className="mx-auto size-4 text-ok" aria-label="yes" />
      ) : (
        <Minus className="mx-auto size-4 text-ink-muted" aria-label="no" />
      ),
  })),
];

export function RoleTable() {
  return <DataTable label="Role permissions" columns={COLUMNS} rows={RIGHTS} keyOf={({ words }) => words} />;
}
