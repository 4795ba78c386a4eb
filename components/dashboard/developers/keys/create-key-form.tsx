"use client";

import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { AGENT_SAFE } from "@/lib/modules/developers/keys/scope-vocabulary";
import type { KeyScope } from "@/lib/platform/security/principal";
import { SecretToKeep } from "../../parts/actions/secret-once";
import { MutationForm } from "../../parts/forms/mutation-form";
import { useMutationForm } from "../../parts/forms/use-mutation-form";
import { choices } from "../../parts/lists/choices";
import { CapField, capOf } from "./cap-field";
import { type ClientChoice, ClientLimit } from "./client-limit";
import { ScopePicker } from "./scope-picker";

const LIVES = choices(
  ["never", "Never"],
  ["1", "After 1 day"],
  ["7", "After 7 days"],
  ["30", "After 30 days"],
  ["90", "After 90 days"],
  ["365", "After 1 year"],
);

const expiry = (days: string): string | null =>
  days === "never" ? null : new Date(Date.now() + Number(days) * 86_400_000).toISOString();

interface Draft {
  name: string;
  scopes: KeyScope[];
  life: string;
  /** The clients that the key is restricted to; null for all. */
  held: string[] | null;
  cap: string;
}

const blank = (): Draft => ({ name: "", scopes: [...AGENT_SAFE], life: "never", held: null, cap: "" });

export function CreateKeyForm({ clients, onDone }: { clients: readonly ClientChoice[]; onDone: () => void }) {
  const form = useMutationForm("createKey", {
    initial: blank(),
    ready: ({ name, scopes, held, cap }) =>
      name.trim() !== "" && scopes.length > 0 && held?.length !== 0 && capOf(cap) !== undefined,
    input: ({ name, scopes, life, held, cap }) => ({
      body: {
        name,
        scopes,
        expires_at: expiry(life),
        daily_cost_cap_usd: capOf(cap) ?? null,
        ...(held ? { client_ids: held } : {}),
      },
    }),
    leaves: true,
  });
  if (form.result) return <SecretToKeep what="key" secret={form.result.data.secret} onKept={onDone} />;
  return (
    <MutationForm form={form} submitLabel="Create key" className="gap-5">
      <Field
        label="Name"
        hint="Where you use it, for example “CI” or “CRM sync”"
        error={form.errorOf("name")}
      >
        <Input {...form.text("name")} maxLength={100} autoFocus />
      </Field>
      <ScopePicker {...form.picker("scopes")} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Expires" error={form.errorOf("expires_at")}>
          <Select options={LIVES} {...form.choice("life")} />
        </Field>
        <CapField {...form.picker("cap")} error={form.errorOf("daily_cost_cap_usd")} />
      </div>
      <ClientLimit clients={clients} {...form.picker("held")} error={form.errorOf("client_ids")} />
    </MutationForm>
  );
}
