"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { KeyWire } from "@/lib/modules/keys/schema";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";
import { CapField, capOf } from "./cap-field";

interface EditKeyDialogProps {
  apiKey: KeyWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** What of a key can change: its name and what it may cost. Scopes are for a new key. */
export function EditKeyDialog({ apiKey, open, onOpenChange }: EditKeyDialogProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState(apiKey.name);
  const [cap, setCap] = useState(apiKey.daily_cost_cap_usd?.toString() ?? "");
  const update = useApiMutation("updateKey", as, {
    onSuccess: () => {
      onOpenChange(false);
      router.refresh();
    },
  });
  const capNow = capOf(cap);
  function submit(event: FormEvent) {
    event.preventDefault();
    update.mutate({ params: { key_id: apiKey.id }, body: { name, daily_cost_cap_usd: capNow } });
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Rename or cap">
      <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <Field label="Name" error={fieldWords(update.error, "name")}>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} />
        </Field>
        <CapField value={cap} onChange={setCap} error={fieldWords(update.error, "daily_cost_cap_usd")} />
        {update.error && Object.keys(update.error.fields).length === 0 && (
          <p role="alert" className="text-base text-danger">
            {update.error.message}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={update.isPending}
          disabled={name.trim() === "" || capNow === undefined}
        >
          Save
        </Button>
      </form>
    </Dialog>
  );
}
