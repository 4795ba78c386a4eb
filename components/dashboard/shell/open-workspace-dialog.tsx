"use client";

import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { announceSessionChange } from "@/lib/client/session-channel";
import { MutationForm } from "../parts/forms/mutation-form";
import { useMutationForm } from "../parts/forms/use-mutation-form";

interface OpenWorkspaceDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Creates another workspace and switches to it. */
export function OpenWorkspaceDialog({ open, onOpenChange }: OpenWorkspaceDialogProps) {
  const form = useMutationForm("openWorkspace", {
    initial: { name: "" },
    ready: ({ name }) => name.trim() !== "",
    input: (body) => ({ body }),
    onDone: () => {
      announceSessionChange();
      window.location.assign("/dashboard");
    },
    leaves: true,
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New workspace"
      description="A workspace has its own members, keys, shows and budget. You become its owner."
    >
      <MutationForm form={form} submitLabel="Create workspace">
        <Field label="Name" error={form.errorOf("name")}>
          <Input {...form.text("name")} maxLength={100} autoFocus />
        </Field>
      </MutationForm>
    </Dialog>
  );
}
