"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { Scope } from "@/lib/platform/security/principal";
import { fieldWords } from "../parts/field-words";
import { SecretOnce } from "../parts/secret-once";
import { useEnvironment } from "../shell/environment";
import { CapField, capOf } from "./cap-field";
import { type ClientChoice, ClientLimit } from "./client-limit";
import { AGENT_SAFE } from "./scope-catalog";
import { ScopePicker } from "./scope-picker";

const LIVES = [
  { value: "never", label: "Never" },
  { value: "1", label: "After a day" },
  { value: "7", label: "After a week" },
  { value: "30", label: "After 30 days" },
  { value: "90", label: "After 90 days" },
  { value: "365", label: "After a year" },
] as const;

const expiry = (days: string): string | null =>
  days === "never" ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString();

export function CreateKeyForm({ clients, onDone }: { clients: readonly ClientChoice[]; onDone: () => void }) {
  const { as } = useEnvironment();
  const [name, setName] = useState("");
  const [scopes, setScopes] = useState<Scope[]>([...AGENT_SAFE]);
  const [life, setLife] = useState<string>("never");
  const [held, setHeld] = useState<string[] | null>(null);
  const [cap, setCap] = useState("");
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
  const capNow = capOf(cap);
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({
      body: {
        name,
        scopes,
        expires_at: expiry(life),
        daily_cost_cap_usd: capNow ?? null,
        ...(held ? { client_ids: held } : {}),
      },
    });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-5">
      <Field label="Name" hint="Where it is used: “CI”, “CRM sync”." error={fieldWords(create.error, "name")}>
        <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoFocus />
      </Field>
      <ScopePicker value={scopes} onChange={setScopes} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Expires" error={fieldWords(create.error, "expires_at")}>
          <Select options={LIVES} value={life} onValueChange={setLife} />
        </Field>
        <CapField value={cap} onChange={setCap} error={fieldWords(create.error, "daily_cost_cap_usd")} />
      </div>
      <ClientLimit
        clients={clients}
        value={held}
        onChange={setHeld}
        error={fieldWords(create.error, "client_ids")}
      />
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
        disabled={name.trim() === "" || scopes.length === 0 || held?.length === 0 || capNow === undefined}
      >
        Create key
      </Button>
    </form>
  );
}
