import { Check, Minus } from "lucide-react";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { Scope } from "@/lib/platform/security/principal";
import { atLeast, ROLE_RIGHTS, ROLES, type Role } from "@/lib/platform/security/roles";
import { roleLabel } from "./roles";

const has = (scope: Scope) => (role: Role) => ROLE_RIGHTS[role].scopes.includes(scope);
const from = (least: Role) => (role: Role) => atLeast(role, least);

/** What people ask about, each read from the table that calls are held to. */
const RIGHTS: readonly { words: string; may: (role: Role) => boolean }[] = [
  { words: "See shows, clients, registrations and usage", may: has("events:read") },
  { words: "Make and change shows and clients, run the studio", may: has("events:write") },
  { words: "Send mail and publish", may: has("communications:send") },
  { words: "Delete drafts, manage webhooks, read the audit log", may: has("webhooks:manage") },
  { words: "Manage keys, rename the workspace, invite and remove people", may: from("admin") },
  { words: "Make and remove owners, hand the workspace over", may: from("owner") },
];

export function RoleTable() {
  return (
    <Table label="What each role may do">
      <thead>
        <tr>
          <Th>May</Th>
          {ROLES.map((role) => (
            <Th key={role} className="text-center max-sm:px-1 max-sm:text-xs">
              {roleLabel(role)}
            </Th>
          ))}
        </tr>
      </thead>
      <tbody>
        {RIGHTS.map(({ words, may }) => (
          <Tr key={words}>
            <Td className="min-w-36">{words}</Td>
            {ROLES.map((role) => (
              <Td key={role} className="text-center max-sm:px-1">
                {may(role) ? (
                  <Check className="mx-auto size-4 text-ok" aria-label="yes" />
                ) : (
                  <Minus className="mx-auto size-4 text-ink-muted" aria-label="no" />
                )}
              </Td>
            ))}
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
