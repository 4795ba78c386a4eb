"use client";

import { Ago } from "@/components/ui/ago";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { useDrawn } from "../shell/environment";
import { MemberActions } from "./member-actions";
import { roleLabel } from "./roles";

export type Member = DataOf<"listMembers">[number];

export function MemberTable({ members }: { members: readonly Member[] }) {
  const { userId } = useDrawn();
  const owners = members.filter(({ role }) => role === "owner").length;
  return (
    <Table label="Members">
      <thead>
        <tr>
          <Th>Person</Th>
          <Th>Role</Th>
          <Th className="max-sm:hidden">Last seen</Th>
          <Th className="max-sm:hidden">Joined</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Tr key={member.user_id}>
            <Td className="w-full max-w-0">
              <span className="flex items-center gap-2.5">
                <Avatar name={member.name || member.email} size={28} />
                <span className="min-w-0">
                  <span className="flex items-center gap-2">
                    <span className="truncate font-medium">{member.name || member.email}</span>
                    {member.user_id === userId && <Badge tone="accent">you</Badge>}
                  </span>
                  {member.name && (
                    <span className="block truncate text-ink-muted text-xs">{member.email}</span>
                  )}
                </span>
              </span>
            </Td>
            <Td className="whitespace-nowrap">{roleLabel(member.role)}</Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              {member.last_seen_at ? <Ago value={member.last_seen_at} /> : "Never"}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <Ago value={member.joined_at} />
            </Td>
            <Td className="w-8">
              <MemberActions member={member} lastOwner={member.role === "owner" && owners === 1} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
