"use client";

import { useState } from "react";
import { agoColumn } from "@/components/ui/ago-column";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { type Column, DataTable } from "@/components/ui/data-table";
import { shownEmail } from "@/lib/client/shown-email";
import type { DataOf } from "@/lib/client/wire-types";
import { useAction } from "../../parts/actions/use-action";
import { roleLabel } from "./roles";

type Invitation = DataOf<"listInvitations">[number];

const COLUMNS: readonly Column<Invitation>[] = [
  {
    header: "Email",
    className: "w-full max-w-0",
    cell: (invitation) => (
      <>
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{shownEmail(invitation.email)}</span>
          {invitation.status === "expired" && <Badge tone="warn">Expired</Badge>}
        </span>
        <span className="block truncate text-ink-muted text-xs">
          <span className="sm:hidden">{roleLabel(invitation.role)} · </span>
          by {invitation.invited_by}
        </span>
      </>
    ),
  },
  {
    header: "Role",
    from: "sm",
    className: "whitespace-nowrap",
    cell: (invitation) => roleLabel(invitation.role),
  },
  agoColumn("Sent", (invitation) => invitation.sent_at, { from: "md" }),
  agoColumn("Expires", (invitation) => invitation.expires_at, { from: "sm" }),
  { header: "Actions", quiet: true, cell: (invitation) => <InvitationActions invitation={invitation} /> },
];

/** Invitations not accepted yet. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <DataTable label="Pending invitations" columns={COLUMNS} rows={invitations} keyOf={({ id }) => id} />
  );
}

function InvitationActions({ invitation }: { invitation: Invitation }) {
  const [asking, setAsking] = useState(false);
  const resend = useAction("resendInvitation", `Invitation sent again to ${shownEmail(invitation.email)}`);
  const revoke = useAction("revokeInvitation", "Invitation revoked");
  const params = { invitation_id: invitation.id };
  return (
    <span className="flex justify-end gap-1">
      <Button
        size="sm"
        busy={resend.busy}
        onClick={() => resend.press({ params })}
        aria-label={`Resend to ${shownEmail(invitation.email)}`}
      >
        Resend
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => setAsking(true)}
        aria-label={`Revoke invitation for ${shownEmail(invitation.email)}`}
      >
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Revoke this invitation?"
        description={`The link emailed to ${shownEmail(invitation.email)} stops working immediately.`}
        confirmLabel="Revoke"
        onConfirm={() => revoke.run({ params })}
      />
    </span>
  );
}
