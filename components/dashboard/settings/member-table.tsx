import { Ago } from "@/components/ui/ago";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";

export function MemberTable({ members }: { members: DataOf<"listMembers"> }) {
  return (
    <Table label="Members">
      <thead>
        <tr>
          <Th>Person</Th>
          <Th>Role</Th>
          <Th>Last seen</Th>
          <Th>Joined</Th>
        </tr>
      </thead>
      <tbody>
        {members.map((member) => (
          <Tr key={member.user_id}>
            <Td className="min-w-56">
              <span className="flex items-center gap-2.5">
                <Avatar name={member.name || member.email} size={24} />
                <span className="truncate">{member.name || member.email}</span>
              </span>
            </Td>
            <Td>
              <Badge>{member.role}</Badge>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              {member.last_seen_at ? <Ago value={member.last_seen_at} /> : "Never"}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              <Ago value={member.joined_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
