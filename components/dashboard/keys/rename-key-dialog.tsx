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

interface KeyDialogProps {
  apiKey: KeyWire;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RenameKeyDialog({ apiKey, open, onOpenChange }: KeyDialogProps) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [name, setName] = useState(apiKey.name);
  const rename = useApiMutation("updateKey", as, {
    onSuccess: () => {
      onOpenChange(false);
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    rename.mutate({ params: { key_id: apiKey.id }, body: { name } });
  }
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Rename key">
      <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <Field label="Name" error={fieldWords(rename.error, "name") ?? rename.error?.message}>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={rename.isPending}
          disabled={name.trim() === ""}
        >
          Rename
        </Button>
      </form>
    </Dialog>
  );
}
