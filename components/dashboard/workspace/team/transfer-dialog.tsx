"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useAction } from "../../parts/actions/use-action";
import type { Member } from "./member";

/** Transfers the workspace to another member. The previous owner stays as an admin. */
export function TransferDialog({ others }: { others: readonly Member[] }) {
  const [open, setOpen] = useState(false);
  const [heir, setHeir] = useState(others[0]?.user_id ?? "");
  const transfer = useAction(
    "transferWorkspace",
    ({ data }) => `${data.name || data.email} is now the owner`,
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Transfer ownership…</Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Transfer this workspace?"
        description="The other member becomes the owner and you become an admin. Only an owner can reverse this."
        typed="transfer"
        confirmLabel="Transfer"
        onConfirm={() => transfer.run({ body: { user_id: heir } })}
      >
        <Field label="New owner">
          <Select
            value={heir}
            onValueChange={setHeir}
            options={others.map(({ user_id, name, email }) => ({ value: user_id, label: name || email }))}
          />
        </Field>
      </ConfirmDialog>
    </>
  );
}
