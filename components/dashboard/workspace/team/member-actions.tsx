"use client";

import { LogOut, UserMinus, UserPen } from "lucide-react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { MoreMenu } from "@/components/ui/more-menu";
import { useOneOpen } from "@/components/ui/use-one-open";
import { announceSessionChange } from "@/lib/client/session-channel";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { atLeast } from "@/lib/platform/security/roles";
import { useDrawn, useEnvironment } from "../../access/environment";
import { useAction } from "../../parts/actions/use-action";
import { ChangeRoleDialog } from "./change-role-dialog";
import type { Member } from "./member";

const ICON = "size-4 text-ink-muted";

/**
 * What the viewer can do with a member: change the role or remove them. Hidden if the viewer can do nothing.
 */
export function MemberActions({ member, lastOwner }: { member: Member; lastOwner: boolean }) {
  const dialogs = useOneOpen<"role" | "remove" | "leave">();
  const { userId, role } = useDrawn();
  const { as } = useEnvironment();
  const name = member.name || member.email;
  const remove = useAction("removeMember", `${name} was removed`);
  const leave = useApiMutation("leaveWorkspace", as);
  const self = member.user_id === userId;
  const manages = atLeast(role, member.role === "owner" ? "owner" : "admin");
  if (!self && !manages) return null;
  const changeRole = {
    label: "Change role",
    icon: <UserPen className={ICON} aria-hidden />,
    disabled: lastOwner,
    hint: lastOwner ? "A workspace needs an owner" : undefined,
    onSelect: dialogs.show("role"),
  };
  const exit = self
    ? { label: "Leave", icon: <LogOut className="size-4" aria-hidden />, onSelect: dialogs.show("leave") }
    : {
        label: "Remove",
        icon: <UserMinus className="size-4" aria-hidden />,
        onSelect: dialogs.show("remove"),
      };
  return (
    <>
      <MoreMenu
        label={`Actions for ${name}`}
        items={[
          ...(manages ? [changeRole] : []),
          { ...exit, danger: true, separated: manages, disabled: lastOwner },
        ]}
      />
      <ChangeRoleDialog member={member} {...dialogs.of("role")} />
      <ConfirmDialog
        {...dialogs.of("remove")}
        title={`Remove ${name}?`}
        description="Their sessions in this workspace end immediately. API keys they created keep working, so revoke any you no longer trust."
        confirmLabel="Remove"
        onConfirm={() => remove.run({ params: { user_id: member.user_id } })}
      />
      <ConfirmDialog
        {...dialogs.of("leave")}
        title="Leave this workspace?"
        description="You lose access immediately and need a new invitation to return."
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
