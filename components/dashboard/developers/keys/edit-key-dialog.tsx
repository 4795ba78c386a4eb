"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { CapField, capOf, capText } from "./cap-field";

interface EditKeyDialogProps {
  apiKey: KeyWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Edits what can change about a key: its name and its cost cap. Other scopes need a new key. */
export function EditKeyDialog({ apiKey, open, onOpenChange }: EditKeyDialogProps) {
  const form = useMutationForm("updateKey", {
    initial: { name: apiKey.name, cap: capText(apiKey.daily_cost_cap_usd) },
    ready: ({ name, cap }) => name.trim() !== "" && capOf(cap) !== undefined,
    input: ({ name, cap }) => ({
      params: { key_id: apiKey.id },
      body: { name, daily_cost_cap_usd: capOf(cap) ?? null },
    }),
    onDone: () => onOpenChange(false),
  });
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit key">
      <MutationForm form={form} submitLabel="Save">
        <Field label="Name" error={form.errorOf("name")}>
          <Input {...form.text("name")} maxLength={100} />
        </Field>
        <CapField {...form.picker("cap")} error={form.errorOf("daily_cost_cap_usd")} />
      </MutationForm>
    </Dialog>
  );
}
