"use client";

import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import type { RosterGuest } from "./guest-choice";
import { InviteForm } from "./invite-form";
import { RehearsalForm } from "./rehearsal-form";
import { RehearsalRow } from "./rehearsal-row";
import type { Rehearsal } from "./rehearsal-words";

interface RehearsalListProps {
  slug: string;
  timezone: string;
  guests: readonly RosterGuest[];
  rehearsals: readonly Rehearsal[];
}

/** A show's rehearsals, next first, with what each guest has been sent. */
export function RehearsalList({ slug, timezone, guests, rehearsals }: RehearsalListProps) {
  const [open, setOpen] = useState<{ what: "change" | "invite"; rehearsal: Rehearsal }>();
  const close = () => setOpen(undefined);
  return (
    <>
      <ul aria-label="Rehearsals" className="flex flex-col divide-y divide-line border-line border-y">
        {rehearsals.map((rehearsal) => (
          <RehearsalRow
            key={rehearsal.id}
            rehearsal={rehearsal}
            timezone={timezone}
            onChange={() => setOpen({ what: "change", rehearsal })}
            onInvite={() => setOpen({ what: "invite", rehearsal })}
          />
        ))}
      </ul>
      <Dialog open={open?.what === "change"} onOpenChange={(next) => !next && close()} title="Edit rehearsal">
        {open && <RehearsalForm slug={slug} guests={guests} rehearsal={open.rehearsal} onDone={close} />}
      </Dialog>
      <Dialog
        open={open?.what === "invite"}
        onOpenChange={(next) => !next && close()}
        title="Invite to rehearsal"
        description="Each guest gets their personal backstage link and a calendar entry."
      >
        {open && <InviteForm rehearsal={open.rehearsal} onDone={close} />}
      </Dialog>
    </>
  );
}
