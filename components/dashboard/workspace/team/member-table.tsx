"use client";

import { agoColumn } from "@/components/ui/ago-column";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import { shownEmail } from "@/lib/client/shown-email";
import { useDrawn } from "../../access/environment";
import type { Member } from "./member";
import { MemberActions } from "./member-actions";
import { roleLabel } from "./roles";

const columnsOf = (userId: string, owners: number): Column<Member>[] => [
  {
    header: "Person",
    className: "w-full max-w-0",
    cell: (member) => <Person member={member} you={member.user_id === userId} />,
  },
  { header: "Role", className: "whitespace-nowrap", cell: (member) => roleLabel(member.role) },
  agoColumn("Last seen", (member) => member.last_seen_at, { from: "sm", never: "Never" }),
  agoColumn("Joined", (member) => member.joined_at, { from: "sm" }),
  {
    header: "Actions",
    quiet: true,
    className: "w-8",
    cell: (member) => <MemberActions member={member} lastOwner={member.role === "owner" && owners === 1} />,
  },
];

export function MemberTable({ members }: { members: readonly Member[] }) {
  const { userId } = useDrawn();
  const owners = members.filter(({ role }) => role === "owner").length;
  return (
    <DataTable
      label="Members"
      columns={columnsOf(userId, owners)}
      rows={members}
      keyOf={(member) => member.user_id}
    />
  );
}

function Person({ member, you }: { member: Member; you: boolean }) {
  const name = member.name || member.email;
  return (
    <span className="flex items-center gap-2.5">
      <Avatar name={name} size={28} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {you && <Badge tone="accent">You</Badge>}
        </span>
        {member.name && (
          <span className="block truncate text-ink-muted text-xs">{shownEmail(member.email)}</span>
        )}
      </span>
    </span>
  );
}
