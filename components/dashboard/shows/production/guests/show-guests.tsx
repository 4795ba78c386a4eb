import type { ReactNode } from "react";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { GuestList } from "./guest-list";
import type { GuestRecord } from "./guest-readiness";
import { ProposalList } from "./proposal-list";

interface ShowGuestsProps {
  show: Pick<EventWire, "slug" | "guests">;
  /** The guests with their readiness. */
  roster: readonly GuestRecord[];
  /** Shown while there are no guests. */
  empty: ReactNode;
}

/** A show's guests, and the people whom its brief proposes. */
export function ShowGuests({ show, roster, empty }: ShowGuestsProps) {
  const proposals = show.guests.filter(({ accepted }) => !accepted);
  return (
    <div data-guests tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {roster.length > 0 && <GuestList slug={show.slug} guests={roster} />}
      {proposals.length > 0 && <ProposalList slug={show.slug} proposals={proposals} />}
      {roster.length + proposals.length === 0 && empty}
    </div>
  );
}
