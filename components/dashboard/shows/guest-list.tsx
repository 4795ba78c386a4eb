import { type Column, DataTable } from "@/components/ui/data-table";
import type { EventWire } from "@/lib/modules/events/schema";
import { ForRole } from "../shell/for-role";
import { GuestLink } from "./guest-link";

const columnsOf = (slug: string): Column<EventWire["guests"][number]>[] => [
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
  {
    header: "Link",
    quiet: true,
    className: "whitespace-nowrap text-right",
    cell: (guest) => (
      <ForRole least="member">
        <GuestLink slug={slug} guest={guest} />
      </ForRole>
    ),
  },
];

interface GuestListProps {
  slug: string;
  guests: EventWire["guests"];
}

/** Who is on the roster of a show, and how each gets in. */
export function GuestList({ slug, guests }: GuestListProps) {
  return <DataTable label="Guests" columns={columnsOf(slug)} rows={guests} keyOf={({ id }) => id} />;
}
