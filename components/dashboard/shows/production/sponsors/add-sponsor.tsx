"use client";

import { Plus } from "lucide-react";
import { DialogButton } from "../../../parts/actions/dialog-button";
import { SponsorForm } from "./sponsor-form";

export function AddSponsor({ slug }: { slug: string }) {
  return (
    <DialogButton icon={Plus} label="Add sponsor" title="Add sponsor">
      {(close) => <SponsorForm slug={slug} onDone={close} />}
    </DialogButton>
  );
}
