"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";

export function CreateClientDialog() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="primary" icon={<Plus className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        New client
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="New client"
        description="One of your own customers. Shows and usage can be told apart by it."
      >
        <CreateClientForm />
      </Dialog>
    </>
  );
}

function CreateClientForm() {
  const { as, base } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState("");
  const [externalId, setExternalId] = useState("");
  const create = useApiMutation("createClient", as, {
    onSuccess: ({ data }) => router.push(`${base}/clients/${data.id}`),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({ body: { name, external_id: externalId.trim() || null } });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <Field label="Name" error={fieldWords(create.error, "name")}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoFocus />
      </Field>
      <Field
        label="Your id"
        optional
        hint="What your own system calls this customer. Unique among your clients."
        error={fieldWords(create.error, "external_id")}
      >
        <Input
          value={externalId}
          onChange={(event) => setExternalId(event.target.value)}
          maxLength={160}
          className="font-mono"
        />
      </Field>
      {create.error && Object.keys(create.error.fields).length === 0 && (
        <p role="alert" className="text-base text-danger">
          {create.error.message}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={create.isPending}
        disabled={name.trim() === ""}
      >
        Create client
      </Button>
    </form>
  );
}
