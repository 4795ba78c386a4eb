"use client";

import { Plus } from "lucide-react";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { GuestForm } from "./guest-form";

export function AddGuest({ slug }: { slug: string }) {
  return (
    <DialogButton
      icon={Plus}
      label="Add guest"
      title="Add guest"
      description="We don’t email anyone until you invite them."
    >
      {(close) => <GuestForm slug={slug} onDone={close} />}
    </DialogButton>
  );
}
