"use client";

import { Plus } from "lucide-react";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { VendorForm } from "./vendor-form";

export function AddVendor({ slug }: { slug: string }) {
  return (
    <DialogButton
      icon={Plus}
      label="Add vendor"
      title="Add vendor"
      description="For your team only. Never shown on public pages."
    >
      {(close) => <VendorForm slug={slug} onDone={close} />}
    </DialogButton>
  );
}
