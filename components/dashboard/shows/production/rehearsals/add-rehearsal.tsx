"use client";

import { Plus } from "lucide-react";
import { DialogButton } from "../../../parts/actions/dialog-button";
import type { RosterGuest } from "./guest-choice";
import { RehearsalForm } from "./rehearsal-form";

export function AddRehearsal({ slug, guests }: { slug: string; guests: readonly RosterGuest[] }) {
  return (
    <DialogButton
      icon={Plus}
      label="Schedule rehearsal"
      title="Schedule rehearsal"
      description="We don’t email anyone until you invite them."
    >
      {(close) => <RehearsalForm slug={slug} guests={guests} onDone={close} />}
    </DialogButton>
  );
}
