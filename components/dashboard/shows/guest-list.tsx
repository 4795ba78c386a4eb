import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { EventWire } from "@/lib/modules/events/schema";

/** Who is on the roster of a show. */
export function GuestList({ guests }: { guests: EventWire["guests"] }) {
  return (
    <Table label="Guests">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Role</Th>
          <Th className="max-sm:hidden">Id</Th>
        </tr>
      </thead>
      <tbody>
        {guests.map((guest) => (
          <Tr key={guest.id}>
            <Td className="font-medium">{guest.name}</Td>
            <Td className="text-ink-muted">
              {[guest.title, guest.company].filter(Boolean).join(", ") || "Guest"}
            </Td>
            <Td className="max-sm:hidden">
              <code className="font-mono text-ink-muted text-xs">{guest.id}</code>
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
