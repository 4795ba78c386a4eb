"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { Scope } from "@/lib/platform/principal";
import { fieldWords } from "../parts/field-words";
import { SecretOnce } from "../parts/secret-once";
import { useEnvironment } from "../shell/environment";
import { AGENT_SAFE } from "./scope-catalog";
import { ScopePicker } from "./scope-picker";

const LIVES = [
  { value: "never", label: "Never" },
  { value: "1", label: "After a day" },
  { value: "30", label: "After 30 days" },
  { value: "90", label: "After 90 days" },
  { value: "365", label: "After a year" },
] as const;

const expiry = (days: string): string | null =>
  days === "never" ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString();

export interface ClientChoice {
  id: string;
  name: string;
}

/** Makes a key and shows its secret, once. */
export function CreateKeyDialog({ clients }: { clients: readonly ClientChoice[] }) {
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const { environment } = useEnvironment();
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) router.refresh();
  };
  return (
    <>
      <Button variant="primary" icon={<Plus className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        Create {environment} key
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        size="md"
        title={environment === "test" ? "Create a test key" : "Create a live key"}
        description={
          environment === "test"
            ? "Sees test objects only. Its mail is captured, never sent."
            : "Sees live objects. What it sends reaches people."
        }
      >
        <CreateKeyForm clients={clients} onDone={() => change(false)} />
      </Dialog>
    </>
  );
}

function CreateKeyForm({ clients, onDone }: { clients: readonly ClientChoice[]; onDone: () => void }) {
  const { as } = useEnvironment();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<Scope[]>([...AGENT_SAFE]);
  const [life, setLife] = useState<string>("never");
  const [client, setClient] = useState("all");
  const create = useApiMutation("createKey", as);
  if (create.data) {
    return (
      <div className="flex flex-col gap-4">
        <SecretOnce what="key" secret={create.data.data.secret} />
        <Button variant="primary" className="self-end" onClick={onDone}>
          I have kept it
        </Button>
      </div>
    );
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const held = client === "all" ? {} : { client_ids: [client] };
    create.mutate({ body: { name, scopes, expires_at: expiry(life), ...held } });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Name" hint="Where it is used: “CI”, “CRM sync”." error={fieldWords(create.error, "name")}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoFocus />
      </Field>
      <ScopePicker value={scopes} onChange={setScopes} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Expires" error={fieldWords(create.error, "expires_at")}>
          <Select options={LIVES} value={life} onValueChange={setLife} />
        </Field>
        <Field label="Clients" error={fieldWords(create.error, "client_ids")}>
          <Select
            value={client}
            onValueChange={setClient}
            options={[
              { value: "all", label: "All clients" },
              ...clients.map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        </Field>
      </div>
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
        disabled={name.trim() === "" || scopes.length === 0}
      >
        Create key
      </Button>
    </form>
  );
}
