"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { ClientWire } from "@/lib/modules/clients/schema";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";
import { useMay } from "../shell/for-role";

/** The JSON object in a text, or what is wrong with it in words. */
function readMetadata(text: string): { value: Record<string, unknown> } | { problem: string } {
  try {
    const value: unknown = JSON.parse(text || "{}");
    if (value !== null && typeof value === "object" && !Array.isArray(value))
      return { value: value as Record<string, unknown> };
    return { problem: 'Metadata is a JSON object, such as {"tier": "gold"}.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : "This is not JSON." };
  }
}

/** Name and metadata. Saving tells when somebody else was faster. */
export function ClientForm({ client, version }: { client: ClientWire; version: number | undefined }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const may = useMay("member");
  const [name, setName] = useState(client.name);
  const [text, setText] = useState(JSON.stringify(client.metadata, null, 2));
  const [problem, setProblem] = useState<string>();
  const update = useApiMutation("updateClient", as, {
    onSuccess: () => {
      toast.success("Saved");
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const metadata = readMetadata(text);
    setProblem("problem" in metadata ? metadata.problem : undefined);
    if ("value" in metadata)
      update.mutate({
        params: { id: client.id },
        body: { name, metadata: metadata.value, expected_version: version },
      });
  }
  return (
    <form onSubmit={submit} className="max-w-xl">
      <fieldset disabled={!may} className="flex flex-col gap-4">
        <legend className="sr-only">Details of the client</legend>
        <Field label="Name" error={fieldWords(update.error, "name")}>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} />
        </Field>
        <Field
          label="Metadata"
          hint="Any JSON object, up to 16 KiB. Comes back with the client exactly as it is here."
          error={problem ?? fieldWords(update.error, "metadata")}
        >
          <Textarea
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setProblem(undefined);
            }}
            onBlur={() => {
              const read = readMetadata(text);
              if ("problem" in read) setProblem(read.problem);
              else setText(JSON.stringify(read.value, null, 2));
            }}
            spellCheck={false}
            rows={8}
            className="font-mono text-sm!"
          />
        </Field>
        {update.error && Object.keys(update.error.fields).length === 0 && (
          <p role="alert" className="text-base text-danger">
            {update.error.code === "version_conflict"
              ? "Somebody changed this client while you were at it. Reload the page to see how, then change it again."
              : update.error.message}
          </p>
        )}
        {may && (
          <Button type="submit" variant="primary" className="self-start" busy={update.isPending}>
            Save
          </Button>
        )}
      </fieldset>
    </form>
  );
}
