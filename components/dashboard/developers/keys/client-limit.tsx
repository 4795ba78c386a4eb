"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";

export interface ClientChoice {
  id: string;
  name: string;
}

interface ClientLimitProps {
  clients: readonly ClientChoice[];
  /** Null means all clients, including future ones. */
  value: readonly string[] | null;
  onChange: (ids: string[] | null) => void;
  error?: string | undefined;
}

const OPTIONS = [
  { value: "all", label: "All clients, including future ones" },
  { value: "some", label: "Specific clients" },
] as const;

/** Restricts a key to some of the managed clients. */
export function ClientLimit({ clients, value, onChange, error }: ClientLimitProps) {
  const toggle = (id: string, on: boolean) =>
    onChange(
      clients.map((client) => client.id).filter((known) => (known === id ? on : value?.includes(known))),
    );
  return (
    <div className="flex flex-col gap-2">
      <Field label="Clients" error={error} hint={clients.length === 0 ? "No active clients yet." : undefined}>
        <Select
          options={OPTIONS}
          disabled={clients.length === 0}
          value={value === null ? "all" : "some"}
          onValueChange={(next) => onChange(next === "all" ? null : [])}
        />
      </Field>
      {value !== null && (
        <fieldset className="max-h-40 overflow-y-auto rounded-control border border-line px-3 py-2">
          <legend className="sr-only">Allowed clients</legend>
          <div className="flex flex-col gap-2">
            {clients.map(({ id, name }) => (
              <Checkbox
                key={id}
                label={name}
                checked={value.includes(id)}
                onCheckedChange={(on) => toggle(id, on)}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
