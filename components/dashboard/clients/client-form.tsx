"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import type { ClientWire } from "@/lib/modules/show-basics/clients/schema";
import { useMay } from "../access/for-role";
import { MutationForm } from "../parts/forms/mutation-form";
import { useMutationForm } from "../parts/forms/use-mutation-form";

const CHANGED_ELSEWHERE =
  "Someone else changed this client. Reload the page to see their changes, then try again.";

/** Returns the JSON object in a text, or a sentence about what is wrong with it. */
function readMetadata(text: string): { value: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text || "{}");
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      return { value: value as Record<string, unknown> };
    return { problem: 'Metadata must be a JSON object, such as {"tier": "gold"}.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "This isn’t valid JSON." };
  }
}

/** Name and metadata. Saving reports when someone else changed the client first. */
export function ClientForm({ client, version }: { client: ClientWire; version: number | undefined }) {
  const may = useMay("member");
  const [problem, setProblem] = useState<string>();
  const form = useMutationForm("updateClient", {
    initial: { name: client.name, text: JSON.stringify(client.metadata, null, 2) },
    input: ({ name, text }) => {
      const metadata = readMetadata(text);
      setProblem("problem" in metadata ? metadata.problem : undefined);
      if ("problem" in metadata) return undefined;
      const body = { name, metadata: metadata.value, expected_version: version };
      return { params: { id: client.id }, body };
    },
    saved: "Saved",
    explain: ({ code }) => (code === "version_conflict" ? CHANGED_ELSEWHERE : undefined),
  });
  const { text } = form.values;
  return (
    <MutationForm form={form} submitLabel={may ? "Save" : undefined} align="start" className="max-w-xl gap-4">
      <fieldset disabled={!may} className="flex flex-col gap-4">
        <legend className="sr-only">Client details</legend>
        <Field label="Name" error={form.errorOf("name")}>
          <Input {...form.text("name")} maxLength={100} />
        </Field>
        <Field
          label="Metadata"
          hint="Any JSON object up to 16 KiB. Returned unchanged with the client."
          error={problem ?? form.errorOf("metadata")}
        >
          <Textarea
            value={text}
            onChange={(event) => {
              form.set({ text: event.target.value });
              setProblem(undefined);
            }}
            onBlur={() => {
              const read = readMetadata(text);
              if ("problem" in read) setProblem(read.problem);
              else form.set({ text: JSON.stringify(read.value, null, 2) });
            }}
            spellCheck={false}
            rows={8}
            className="font-mono text-sm!"
          />
        </Field>
      </fieldset>
    </MutationForm>
  );
}
