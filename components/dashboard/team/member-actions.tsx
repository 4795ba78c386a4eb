"use client";

import { Ellipsis, LogOut, UserMinus, UserPen } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { announceSessionChange } from "@/lib/client/session-channel";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { atLeast } from "@/lib/platform/security/roles";
import { useDrawn, useEnvironment } from "../shell/environment";
import { ChangeRoleDialog } from "./change-role-dialog";
import type { Member } from "./member-table";

const ICON = "size-4 text-ink-muted";

/** What the viewer may do with one member: another role, the way out. Nothing for those who may do nothing. */
export function MemberActions({ member, lastOwner }: { member: Member; lastOwner: boolean }) {
  const [open, setOpen] = useState<"role" | "remove" | "leave">();
  const { userId, role } = useDrawn();
  const { as } = useEnvironment();
  const router = useRouter();
  const remove = useApiMutation("removeMember", as);
  const leave = useApiMutation("leaveWorkspace", as);
  const self = member.user_id === userId;
  const manages = atLeast(role, member.role === "owner" ? "owner" : "admin");
  if (!self && !manages) return null;
  const name = member.name || member.email;
  const close = (next: boolean) => !next && setOpen(undefined);
  const changeRole = {
    label: "Change role",
    icon: <UserPen className={ICON} aria-hidden />,
    disabled: lastOwner,
    hint: lastOwner ? "The last owner stays one" : undefined,
    onSelect: () => setOpen("role"),
  };
  const exit = self
    ? { label: "Leave", icon: <LogOut className="size-4" aria-hidden />, onSelect: () => setOpen("leave") }
    : {
        label: "Remove",
        icon: <UserMinus className="size-4" aria-hidden />,
        onSelect: () => setOpen("remove"),
      };
  return (
    <>
      <Menu
        align="end"
        trigger={
          <IconButton size="sm" label={`Actions for ${name}`} icon={<Ellipsis className="size-4" />} />
        }
        items={[
          ...(manages ? [changeRole] : []),
          { ...exit, danger: true, separated: manages, disabled: lastOwner },
        ]}
      />
      <ChangeRoleDialog member={member} open={open === "role"} onOpenChange={close} />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={close}
        title={`Remove ${name}?`}
        description="Their sessions in this workspace end at once. Keys that they made go on working: revoke those you no longer trust."
        confirmLabel="Remove"
        onConfirm={async () => {
          await remove.mutateAsync({ params: { user_id: member.user_id } });
          toast.success(`${name} was removed`);
          router.refresh();
        }}
      />
      <ConfirmDialog
        open={open === "leave"}
        onOpenChange={close}
        title="Leave this workspace?"
        description="You lose sight of everything in it at once. Only an invitation brings you back."
        typed="leave"
        confirmLabel="Leave"
        onConfirm={async () => {
          await leave.mutateAsync({});
          announceSessionChange();
          window.location.assign("/dashboard");
        }}
      />
    </>
  );
}
