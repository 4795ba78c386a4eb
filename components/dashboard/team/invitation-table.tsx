"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../shell/environment";
import { roleLabel } from "./roles";

type Invitation = DataOf<"listInvitations">[number];

/** Invitations that nobody has accepted yet. */
export function InvitationTable({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Table label="Open invitations">
      <thead>
        <tr>
          <Th>Address</Th>
          <Th className="max-sm:hidden">Role</Th>
          <Th className="max-md:hidden">Sent</Th>
          <Th className="max-sm:hidden">Good until</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {invitations.map((invitation) => (
          <Tr key={invitation.id}>
            <Td className="w-full max-w-0">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{invitation.email}</span>
                {invitation.status === "expired" && <Badge tone="warn">expired</Badge>}
              </span>
              <span className="block truncate text-ink-muted text-xs">
                <span className="sm:hidden">{roleLabel(invitation.role)} · </span>
                by {invitation.invited_by}
              </span>
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">{roleLabel(invitation.role)}</Td>
            <Td className="whitespace-nowrap text-ink-muted max-md:hidden">
              <Ago value={invitation.sent_at} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <Ago value={invitation.expires_at} />
            </Td>
            <Td>
              <InvitationActions invitation={invitation} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function InvitationActions({ invitation }: { invitation: Invitation }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const resend = useApiMutation("resendInvitation", as);
  const revoke = useApiMutation("revokeInvitation", as);
  const params = { invitation_id: invitation.id };
  const again = () =>
    resend.mutate(
      { params },
      {
        onSuccess: () => {
          toast.success(`Sent to ${invitation.email} again`);
          router.refresh();
        },
        onError: (error) => toast.error(error.message),
      },
    );
  return (
    <span className="flex justify-end gap-1">
      <Button
        size="sm"
        busy={resend.isPending}
        onClick={again}
        aria-label={`Send again to ${invitation.email}`}
      >
        Send again
      </Button>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => setAsking(true)}
        aria-label={`Take back the invitation of ${invitation.email}`}
      >
        Take back
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Take this invitation back?"
        description={`The link in the mail to ${invitation.email} stops working at once.`}
        confirmLabel="Take back"
        onConfirm={async () => {
          await revoke.mutateAsync({ params });
          toast.success("Invitation taken back");
          router.refresh();
        }}
      />
    </span>
  );
}
