"use client";

import { Plus } from "lucide-react";
import { DialogButton } from "../parts/dialog-button";
import type { RosterGuest } from "./guest-choice";
import { RehearsalForm } from "./rehearsal-form";
import { SponsorForm } from "./sponsor-form";
import { VendorForm } from "./vendor-form";

export function AddRehearsal({ slug, guests }: { slug: string; guests: readonly RosterGuest[] }) {
  return (
    <DialogButton
      icon={Plus}
      variant="secondary"
      label="Schedule rehearsal"
      title="Schedule rehearsal"
      description="We don’t email anyone until you invite them."
    >
      {(close) => <RehearsalForm slug={slug} guests={guests} onDone={close} />}
    </DialogButton>
  );
}

export function AddSponsor({ slug }: { slug: string }) {
  return (
    <DialogButton icon={Plus} variant="secondary" label="Add sponsor" title="Add sponsor">
      {(close) => <SponsorForm slug={slug} onDone={close} />}
    </DialogButton>
  );
}

export function AddVendor({ slug }: { slug: string }) {
  return (
    <DialogButton
      icon={Plus}
      variant="secondary"
      label="Add vendor"
      title="Add vendor"
      description="For your team only. Never shown on public pages."
    >
      {(close) => <VendorForm slug={slug} onDone={close} />}
    </DialogButton>
  );
}
