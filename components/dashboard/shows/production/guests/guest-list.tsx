import { type Column, DataTable } from "@/components/ui/data-table";
import { ForRole } from "../../../access/for-role";
import { GuestHistory } from "./guest-history";
import { GuestInvite } from "./guest-invite";
import { GuestLink } from "./guest-link";
import { GuestMenu } from "./guest-menu";
import { GuestReadiness, type GuestRecord } from "./guest-readiness";

const columnsOf = (slug: string): Column<GuestRecord>[] => [
  {
    header: "Name",
    cell: (guest) => (
      <>
        <span className="block font-medium">{guest.name}</span>
        <span className="block text-ink-muted text-xs">
          {[guest.title, guest.company].filter(Boolean).join(", ") || "Guest"}
        </span>
        <code className="font-mono text-ink-muted text-xs max-sm:hidden">{guest.id}</code>
        <div className="mt-2 sm:hidden">
          <GuestReadiness readiness={guest.readiness} />
        </div>
      </>
    ),
  },
  { header: "Readiness", from: "sm", cell: (guest) => <GuestReadiness readiness={guest.readiness} /> },
  {
    header: "Actions",
    quiet: true,
    className: "text-right max-sm:align-top",
    cell: (guest) => (
      <span className="flex flex-wrap items-center justify-end gap-1 max-sm:flex-col max-sm:items-end lg:flex-nowrap">
        <ForRole least="member">
          <GuestInvite slug={slug} guest={guest} />
          <GuestLink slug={slug} guest={guest} />
        </ForRole>
        <GuestHistory slug={slug} guest={guest} />
        <ForRole least="member">
          <GuestMenu slug={slug} guest={guest} />
        </ForRole>
      </span>
    ),
  },
];

interface GuestListProps {
  slug: string;
  guests: readonly GuestRecord[];
}

/** A show's guests with their progress and their links. */
export function GuestList({ slug, guests }: GuestListProps) {
  return <DataTable label="Guests" columns={columnsOf(slug)} rows={guests} keyOf={({ id }) => id} />;
}
