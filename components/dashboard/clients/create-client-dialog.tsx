"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useEnvironment } from "../access/environment";
import { DialogButton } from "../parts/actions/dialog-button";
import { MutationForm } from "../parts/forms/mutation-form";
import { useMutationForm } from "../parts/forms/use-mutation-form";

export function CreateClientDialog() {
  return (
    <DialogButton
      icon={Plus}
      label="New client"
      title="New client"
      description="Represents one of your customers. Use clients to separate shows and usage."
    >
      {() => <CreateClientForm />}
    </DialogButton>
  );
}

function CreateClientForm() {
  const { base } = useEnvironment();
  const router = useRouter();
  const form = useMutationForm("createClient", {
    initial: { name: "", externalId: "" },
    ready: ({ name }) => name.trim() !== "",
    input: ({ name, externalId }) => ({ body: { name, external_id: externalId.trim() || null } }),
    onDone: ({ data }) => router.push(`${base}/clients/${data.id}`),
    leaves: true,
  });
  return (
    <MutationForm form={form} submitLabel="Create client">
      <Field label="Name" error={form.errorOf("name")}>
        <Input {...form.text("name")} maxLength={100} autoFocus />
      </Field>
      <Field
        label="Your ID"
        optional
        hint="This customer’s ID in your system. Must be unique among your clients."
        error={form.errorOf("external_id")}
      >
        <Input {...form.text("externalId")} maxLength={160} className="font-mono" />
      </Field>
    </MutationForm>
  );
}
