"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { rightsOf } from "@/lib/stage/show-roles";
import type { DeskEntry } from "./people-view";
import { useStudio } from "./studio-context";

interface RemoveDialogProps {
  person: DeskEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Out of the room, and out for good where there is a link of theirs that can be withdrawn. */
export function RemoveDialog({ person, open, onOpenChange }: RemoveDialogProps) {
  const { controller } = useStudio();
  const [keepOut, setKeepOut] = useState(false);
  const hasLink = rightsOf(person.role).admission !== "registration";
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${person.name} from the room?`}
      description="They leave the stage and the backstage at once."
      confirmLabel="Remove"
      onConfirm={() => controller.calls.removePerson(person.identity, hasLink && keepOut)}
    >
      {hasLink && (
        <Checkbox
          label="Keep them out"
          hint="Withdraws their link. Without it they can come back."
          checked={keepOut}
          onCheckedChange={setKeepOut}
        />
      )}
    </ConfirmDialog>
  );
}
