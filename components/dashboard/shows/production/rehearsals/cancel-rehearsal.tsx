"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useAction } from "../../../parts/actions/use-action";
import type { Rehearsal } from "./rehearsal-words";

interface CancelRehearsalProps {
  rehearsal: Rehearsal;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const INVITED = ["told", "queued", "outdated"];

/** Cancels a rehearsal after confirmation, and notifies invited guests if chosen. */
export function CancelRehearsal({ rehearsal, open, onOpenChange }: CancelRehearsalProps) {
  const [notify, setNotify] = useState(true);
  const { run } = useAction("updateRehearsal", "Rehearsal cancelled");
  const invited = rehearsal.guests.filter(({ invitation }) => INVITED.includes(invitation.state)).length;
  const notifies = notify && invited > 0;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Cancel this rehearsal?"
      description={
        invited > 0
          ? "It stays in the list and can be rescheduled."
          : "No one has been invited. It stays in the list and can be rescheduled."
      }
      confirmLabel="Cancel rehearsal"
      onConfirm={() =>
        run({
          params: { slug: rehearsal.event_slug, rehearsal_id: rehearsal.id },
          body: { state: "cancelled", ...(notifies ? { notify: true, send: true } : {}) },
        })
      }
    >
      {invited > 0 && (
        <Checkbox
          label={invited === 1 ? "Email the invited guest" : `Email the ${invited} invited guests`}
          hint="Removes it from their calendars"
          checked={notify}
          onCheckedChange={setNotify}
        />
      )}
    </ConfirmDialog>
  );
}
