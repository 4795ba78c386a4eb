"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { announceSessionChange } from "@/lib/client/session-channel";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "./environment";

interface OpenWorkspaceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a further workspace and moves there. */
export function OpenWorkspaceDialog({ open, onOpenChange }: OpenWorkspaceDialogProps) {
  const { as } = useEnvironment();
  const [name, setName] = useState("");
  const make = useApiMutation("openWorkspace", as, {
    onSuccess: () => {
      announceSessionChange();
      window.location.assign("/dashboard");
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    make.mutate({ body: { name } });
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New workspace"
      description="With people, keys, shows and a budget of its own. You own it, and move there."
    >
      <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
        <Field label="Name" error={fieldWords(make.error, "name") ?? make.error?.message}>
          <Input value={name} onChange={(event) => setName(event.target.value)} maxLength={100} autoFocus />
        </Field>
        <Button
          type="submit"
          variant="primary"
          className="self-end"
          busy={make.isPending || make.isSuccess}
          disabled={name.trim() === ""}
        >
          Create workspace
        </Button>
      </form>
    </Dialog>
  );
}
