"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Textarea } from "@/components/ui/textarea";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { ForRole } from "../../../access/for-role";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { explainConflict } from "./changed-call";
import { summaryChanges } from "./summary-changes";

interface EditSummaryProps {
  detail: CallDetailWire;
  version: number | undefined;
}

/** The button that opens a form for the summary's words. */
export function EditSummary(props: EditSummaryProps) {
  const [open, setOpen] = useState(false);
  return (
    <ForRole least="member">
      <IconButton
        size="sm"
        label="Edit summary"
        icon={<Pencil className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && <EditSummaryDialog {...props} onClose={() => setOpen(false)} />}
    </ForRole>
  );
}

function EditSummaryDialog({ detail, version, onClose }: EditSummaryProps & { onClose: () => void }) {
  const { call, analysis } = detail;
  const initial = { short: analysis?.summary.short ?? "", long: analysis?.summary.long ?? "" };
  const form = useMutationForm("updateCall", {
    initial,
    ready: (values) => Object.keys(summaryChanges(initial, values)).length > 0,
    input: (values) => ({
      params: { call_id: call.call_id },
      body: { summary: summaryChanges(initial, values), expected_version: version },
    }),
    saved: "Saved",
    onDone: onClose,
    explain: explainConflict,
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Edit summary"
      description="Your text replaces the summary from the analysis, even after a new analysis."
      size="md"
    >
      <MutationForm form={form} submitLabel="Save">
        <Field
          label="Short"
          hint="Leave empty for the summary from the analysis."
          error={form.errorOf("summary.short")}
        >
          <Textarea {...form.text("short")} lang={call.language} rows={4} maxLength={3_000} />
        </Field>
        <Field
          label="Long"
          hint="Leave empty for the summary from the analysis."
          error={form.errorOf("summary.long")}
        >
          <Textarea {...form.text("long")} lang={call.language} rows={8} maxLength={10_000} />
        </Field>
      </MutationForm>
    </Dialog>
  );
}
