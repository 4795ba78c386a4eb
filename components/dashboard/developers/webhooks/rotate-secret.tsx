"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";

const OVERLAPS = [
  { value: "0", label: "Takes over now" },
  { value: "1", label: "Takes over in an hour" },
  { value: "24", label: "Takes over in a day" },
  { value: "72", label: "Takes over in three days" },
] as const;

interface RotateSecretProps {
  webhookId: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A new signing secret; until it takes over, deliveries carry a signature made with each. */
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
      title="Rotate the signing secret"
      description="Until the new one takes over, its signature comes along as X-Service-Signature-Next."
    >
      {secret ? (
        <SecretToKeep what="signing secret" secret={secret} onKept={() => change(false)} />
      ) : (
        <MutationForm form={form} submitLabel="Create new secret">
          <Field label="The new secret" error={form.errorOf("overlap_hours")}>
            <Select options={OVERLAPS} {...form.choice("overlap")} />
          </Field>
        </MutationForm>
      )}
    </Dialog>
  );
}
