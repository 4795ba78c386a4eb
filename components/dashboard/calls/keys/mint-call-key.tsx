"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useEnvironment } from "../../access/environment";
import { DialogButton } from "../../parts/actions/dialog-button";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { choices } from "../../parts/lists/choices";

const LIVES = choices(
  ["never", "Never"],
  ["30", "After 30 days"],
  ["90", "After 90 days"],
  ["365", "After 1 year"],
);

const expiry = (days: string): string | null =>
  days === "never" ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString();

/** Creates a key for sales calls and shows its secret once. */
export function MintCallKey() {
  const router = useRouter();
  const { environment } = useEnvironment();
  return (
    <DialogButton
      icon={Plus}
      label={`Create ${environment} call key`}
      title={`Create a ${environment} call key`}
      description="Works for sales calls only. It can’t access shows."
      onClose={router.refresh}
    >
      {(close) => <MintCallKeyForm onDone={close} />}
    </DialogButton>
  );
}

function MintCallKeyForm({ onDone }: { onDone: () => void }) {
  const { environment } = useEnvironment();
  const form = useMutationForm("mintCallKey", {
    initial: { name: "", life: "never" },
    ready: ({ name }) => name.trim() !== "",
    input: ({ name, life }) => ({ body: { name: name.trim(), environment, expires_at: expiry(life) } }),
    leaves: true,
  });
  if (form.result) return <SecretToKeep what="key" secret={form.result.data.secret} onKept={onDone} />;
  return (
    <MutationForm form={form} submitLabel="Create key">
      <Field label="Name" hint="Where you use it, for example “CRM”" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={100} autoFocus />
      </Field>
      <Field label="Expires" error={form.errorOf("expires_at")}>
        <Select options={LIVES} {...form.choice("life")} />
      </Field>
    </MutationForm>
  );
}
