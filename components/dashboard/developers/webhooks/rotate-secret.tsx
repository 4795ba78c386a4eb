"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";

const OVERLAPS = [
  { value: "0", label: "Switch now" },
  { value: "1", label: "Switch in 1 hour" },
  { value: "24", label: "Switch in 24 hours" },
  { value: "72", label: "Switch in 3 days" },
] as const;

interface RotateSecretProps {
  webhookId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates a new signing secret. Until it takes over, deliveries carry signatures made with both. */
export function RotateSecret({ webhookId, open, onOpenChange }: RotateSecretProps) {
  const form = useMutationForm("rotateWebhookSecret", {
    initial: { overlap: "24" },
    input: ({ overlap }) => ({
      params: { webhook_id: webhookId },
      body: { overlap_hours: Number(overlap) },
    }),
  });
  const secret = form.result?.data.secret;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (!next) form.reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title="Rotate signing secret"
      description="Until the switch, each delivery also carries X-Service-Signature-Next, signed with the new secret."
    >
      {secret ? (
        <SecretToKeep what="signing secret" secret={secret} onKept={() => change(false)} />
      ) : (
        <MutationForm form={form} submitLabel="Create new secret">
          <Field label="New secret" error={form.errorOf("overlap_hours")}>
            <Select options={OVERLAPS} {...form.choice("overlap")} />
          </Field>
        </MutationForm>
      )}
    </Dialog>
  );
}
