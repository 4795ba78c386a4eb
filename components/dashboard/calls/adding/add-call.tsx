"use client";

import { Plus } from "lucide-react";
import type { DataOf } from "@/lib/client/wire-types";
import { DialogButton } from "../../parts/actions/dialog-button";
import { AddCallForm } from "./add-call-form";

export function AddCall({ usage }: { usage: DataOf<"getCallUsage"> | null }) {
  return (
    <DialogButton
      icon={Plus}
      label="Add a call"
      size="lg"
      title="Add a call"
      description="Everything the analysis says links to the lines that say it."
    >
      {() => <AddCallForm usage={usage} />}
    </DialogButton>
  );
}
