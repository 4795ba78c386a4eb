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

/** Removes a person from the show, and revokes their link if they have one. */
export function RemoveDialog({ person, open, onOpenChange }: RemoveDialogProps) {
  const { controller } = useStudio();
  const [revokePersonalLink, setKeepOut] = useState(false);
  const hasLink = rightsOf(person.role).admission !== "registration";
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Remove ${person.name} from the show?`}
      description="They leave stage and backstage immediately."
      confirmLabel="Remove"
      onConfirm={() => controller.calls.removePerson(person.identity, hasLink && revokePersonalLink)}
    >
      {hasLink && (
        <Checkbox
          label="Revoke their link"
          hint="Otherwise they can rejoin with it."
          checked={revokePersonalLink}
          onCheckedChange={setKeepOut}
        />
      )}
    </ConfirmDialog>
  );
}
