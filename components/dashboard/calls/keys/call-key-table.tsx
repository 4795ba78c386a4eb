"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import { CREATED_COLUMN, USE_COLUMNS } from "../../developers/keys/key-columns";
import { useAction } from "../../parts/actions/use-action";

const COLUMNS: readonly Column<KeyWire>[] = [
  {
    header: "Name",
    className: "w-full max-w-0 sm:min-w-36",
    cell: (key) => (
      <span className="flex items-center gap-2">
        <span className="truncate font-medium">{key.name}</span>
        {key.status !== "active" && <Badge className="capitalize">{key.status}</Badge>}
      </span>
    ),
  },
  {
    header: "Key",
    className: "whitespace-nowrap font-mono text-sm",
    cell: (key) => `${key.prefix}…${key.last4}`,
  },
  ...USE_COLUMNS,
  CREATED_COLUMN,
  { header: "Actions", quiet: true, className: "w-8", cell: (key) => <RevokeCallKey callKey={key} /> },
];

export function CallKeyTable({ keys }: { keys: readonly KeyWire[] }) {
  return <DataTable label="Keys for sales calls" columns={COLUMNS} rows={keys} keyOf={({ id }) => id} />;
}

function RevokeCallKey({ callKey }: { callKey: KeyWire }) {
  const [open, setOpen] = useState(false);
  const revoke = useAction("revokeCallKey", "Key revoked");
  if (callKey.status !== "active") return null;
  return (
    <>
      <Button size="sm" aria-label={`Revoke ${callKey.name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={`Revoke ${callKey.name}?`}
        description="Requests with this key fail within seconds. This can’t be undone."
        typed="revoke"
        confirmLabel="Revoke key"
        onConfirm={() => revoke.run({ query: { id: callKey.id } })}
      />
    </>
  );
}
