"use client";

import { Plus } from "lucide-react";
import type { DataOf } from "@/lib/client/wire-types";
import { DialogButton } from "../../parts/actions/dialog-button";
import { AddCallForm } from "./add-call-form";

export function AddCall({ usage }: { usage: DataOf<"getCallUsage"> | null }) {
  return (
    <DialogButton
      icon={Plus}
      label="Add call"
      size="lg"
      title="Add call"
      description="Every finding links to the transcript lines behind it."
    >
      {() => <AddCallForm usage={usage} />}
    </DialogButton>
  );
}
