import type { ReactNode } from "react";
import type { EventWire } from "@/lib/modules/events/schema";
import { GuestList } from "./guest-list";
import { ProposalList } from "./proposal-list";

interface ShowGuestsProps {
  show: Pick<EventWire, "slug" | "guests">;
  /** What stands there while there is nobody. */
  empty: ReactNode;
}

/** The roster of a show, and whom its brief proposes for it. */
export function ShowGuests({ show, empty }: ShowGuestsProps) {
  const roster = show.guests.filter(({ accepted }) => accepted);
  const proposals = show.guests.filter(({ accepted }) => !accepted);
  return (
    <div data-guests tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {roster.length > 0 && <GuestList slug={show.slug} guests={roster} />}
      {proposals.length > 0 && <ProposalList slug={show.slug} proposals={proposals} />}
      {show.guests.length === 0 && empty}
    </div>
  );
}
