"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { SalesCallWire } from "@/lib/modules/calls/calls/schema";
import { MutationForm } from "../../../parts/forms/mutation-form";
import { useMutationForm } from "../../../parts/forms/use-mutation-form";
import { explainConflict } from "./changed-call";

interface EditTitleDialogProps {
  call: SalesCallWire;
  version: number | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function EditTitleDialog({ call, version, open, onOpenChange }: EditTitleDialogProps) {
  const form = useMutationForm("updateCall", {
    initial: { title: call.title ?? "" },
    input: ({ title }) => ({
      params: { call_id: call.call_id },
      body: { title: title.trim() || null, expected_version: version },
    }),
    saved: "Saved",
    onDone: () => onOpenChange(false),
    explain: explainConflict,
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit title">
      <MutationForm form={form} submitLabel="Save">
        <Field label="Title" hint="Leave empty for the original title." error={form.errorOf("title")}>
          <Input {...form.text("title")} maxLength={300} autoFocus />
        </Field>
      </MutationForm>
    </Dialog>
  );
}
