"use client";

import { useRouter } from "next/navigation";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";

const OVERLAPS = Array.from({ length: 8 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? "Revoke now" : `Keep working for ${days} more ${days === 1 ? "day" : "days"}`,
}));

interface RotateKeyDialogProps {
  apiKey: KeyWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates a second key. The old one ends after the chosen overlap. */
export function RotateKeyDialog({ apiKey, open, onOpenChange }: RotateKeyDialogProps) {
  const router = useRouter();
  const form = useMutationForm("rotateKey", {
    initial: { overlap: "1" },
    input: ({ overlap }) => ({ params: { key_id: apiKey.id }, body: { overlap_days: Number(overlap) } }),
    leaves: true,
  });
  const secret = form.result?.data.secret;
  const change = (next: boolean) => {
    onOpenChange(next);
    if (next || !secret) return;
    form.reset();
    router.refresh();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={`Rotate ${apiKey.name}`}
      description="Creates a new key with the same name, scopes, clients and cost cap."
    >
      {secret ? (
        <SecretToKeep what="key" secret={secret} onKept={() => change(false)} />
      ) : (
        <MutationForm form={form} submitLabel="Create new key">
          <Field label={`Current key …${apiKey.last4}`} error={form.errorOf("overlap_days")}>
            <Select options={OVERLAPS} {...form.choice("overlap")} />
          </Field>
        </MutationForm>
      )}
    </Dialog>
  );
}
