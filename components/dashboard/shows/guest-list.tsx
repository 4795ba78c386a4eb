import { type Column, DataTable } from "@/components/ui/data-table";
import type { EventWire } from "@/lib/modules/events/schema";

const COLUMNS: readonly Column<EventWire["guests"][number]>[] = [
  { header: "Name", className: "font-medium", cell: (guest) => guest.name },
  {
    header: "Role",
    className: "text-ink-muted",
    cell: (guest) => [guest.title, guest.company].filter(Boolean).join(", ") || "Guest",
  },
  {
    header: "Id",
    from: "sm",
    cell: (guest) => <code className="font-mono text-ink-muted text-xs">{guest.id}</code>,
  },
];

/** Who is on the roster of a show. */
export function GuestList({ guests }: { guests: EventWire["guests"] }) {
  return <DataTable label="Guests" columns={COLUMNS} rows={guests} keyOf={({ id }) => id} />;
}
