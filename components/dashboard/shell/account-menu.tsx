"use client";

import { Building2, Check, ChevronsUpDown, LogOut, Monitor, Moon, Plus, Sun } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { Avatar } from "@/components/ui/avatar";
import { chooseTheme } from "@/components/ui/choose-theme";
import { Menu } from "@/components/ui/menu";
import type { MenuAction } from "@/components/ui/menu-props";
import { announceSessionChange } from "@/lib/client/session-channel";
import { shownEmail } from "@/lib/client/shown-email";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { Role } from "@/lib/platform/security/roles";
import { useEnvironment } from "../access/environment";
import { signOut } from "../sign-in/sign-out";
import { OpenWorkspaceDialog } from "./open-workspace-dialog";

export interface Person {
  id: string;
  /** The session's current workspace. */
  workspaceId: string;
  email: string;
  name: string;
  role: Role;
}

export interface WorkspaceChoice {
  id: string;
  name: string;
  current: boolean;
}

const ICON = "size-4 text-ink-muted";

/** Who is signed in and where, with links to other workspaces and sign-out. */
export function AccountMenu({
  person,
  workspaces,
}: {
  person: Person;
  workspaces: readonly WorkspaceChoice[];
}) {
  const { as } = useEnvironment();
  const [opening, setOpening] = useState(false);
  const move = useApiMutation("switchWorkspace", as);
  const current = workspaces.find((workspace) => workspace.current);
  const go = (workspace: WorkspaceChoice) =>
    move.mutate(
      { params: { workspace_id: workspace.id } },
      {
        onSuccess: () => {
          announceSessionChange();
          window.location.assign("/dashboard");
        },
        onError: (error) => toast.error(error.message),
      },
    );
  const items: MenuAction[] = [
    ...(workspaces.length > 1 ? workspaces : []).map((workspace) => ({
      label: workspace.name,
      icon: workspace.current ? (
        <Check className="size-4 text-accent" aria-hidden />
      ) : (
        <Building2 className={ICON} aria-hidden />
      ),
      disabled: workspace.current,
      onSelect: () => go(workspace),
    })),
    {
      label: "New workspace",
      icon: <Plus className={ICON} aria-hidden />,
      onSelect: () => setOpening(true),
    },
    {
      label: "Light",
      icon: <Sun className={ICON} aria-hidden />,
      separated: true,
      onSelect: () => chooseTheme("light"),
    },
    { label: "Dark", icon: <Moon className={ICON} aria-hidden />, onSelect: () => chooseTheme("dark") },
    {
      label: "System",
      icon: <Monitor className={ICON} aria-hidden />,
      onSelect: () => chooseTheme("system"),
    },
    {
      label: "Sign out",
      icon: <LogOut className={ICON} aria-hidden />,
      separated: true,
      onSelect: () => void signOut(),
    },
  ];
  return (
    <>
      <OpenWorkspaceDialog open={opening} onOpenChange={setOpening} />
      <Menu
        side="top"
        items={items}
        trigger={
          <button
            type="button"
            className="flex w-full min-w-0 items-center gap-2.5 rounded-control p-1.5 text-left hover:bg-hover data-popup-open:bg-hover"
          >
            <Avatar name={current?.name ?? person.email} size={28} square />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium text-sm">{current?.name ?? "Workspace"}</span>
              <span className="block truncate text-ink-muted text-xs">{shownEmail(person.email)}</span>
            </span>
            <ChevronsUpDown className="size-4 shrink-0 text-ink-muted" aria-hidden />
            <span className="sr-only">Account</span>
          </button>
        }
      />
    </>
  );
}
