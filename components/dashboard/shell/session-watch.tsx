"use client";

import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { Button } from "@/components/ui/button";
import { backdropClasses, dialogClasses } from "@/components/ui/overlay-classes";
import { type Drawn, useDrawn } from "../access/environment";
import type { SessionStatus } from "./session-status";
import { useSessionStatus } from "./use-session-status";

/**
 * Covers a page whose session ended or switched elsewhere. Its calls would be refused, so this says so before
 * anyone fills in a form in vain.
 */
export function SessionWatch({ workspaceName }: { workspaceName: string }) {
  const drawn = useDrawn();
  const sessionStatus = useSessionStatus();
  const router = useRouter();
  const place = placeOf(drawn, sessionStatus);
  const newRole = place === "here" && sessionStatus && sessionStatus.role !== drawn.role;
  useEffect(() => {
    if (newRole) router.refresh();
  }, [newRole, router]);
  if (place === "here") return null;
  if (place === "out")
    return (
      <Standstill
        title="You’re signed out"
        action={
          <Button variant="primary" onClick={signInAgain}>
            Sign in again
          </Button>
        }
      >
        This session has ended. Your earlier changes are saved. Sign in to continue.
      </Standstill>
    );
  return (
    <Standstill
      title={place === "other_person" ? "Someone else is signed in" : "You switched workspaces"}
      action={
        <Button variant="primary" onClick={() => window.location.assign("/dashboard")}>
          Reload
        </Button>
      }
    >
      {place === "other_person"
        ? "Someone else signed in on this browser. This page is from the previous session and no longer works."
        : `You switched workspaces in another tab. This page still shows ${workspaceName} and no longer works.`}
    </Standstill>
  );
}

type Place = "here" | "out" | "other_person" | "other_workspace";

/** Compares the browser's session with the one that the page was rendered for. */
function placeOf(drawn: Drawn, sessionStatus: SessionStatus | undefined): Place {
  if (!sessionStatus) return "here";
  if (!sessionStatus.signed_in) return "out";
  if (sessionStatus.user_id !== drawn.userId) return "other_person";
  return sessionStatus.workspace_id === drawn.workspaceId ? "here" : "other_workspace";
}

function signInAgain(): void {
  const { pathname, search } = window.location;
  window.location.assign(`/sign-in?${new URLSearchParams({ callbackUrl: pathname + search })}`);
}

interface StandstillProps {
  title: string;
  action: ReactNode;
  children: ReactNode;
}

function Standstill({ title, action, children }: StandstillProps) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup className={clsx(dialogClasses, "max-w-md")}>
          <div className="flex flex-col gap-4 p-6">
            <Base.Title className="font-semibold text-lg">{title}</Base.Title>
            <Base.Description className="text-base text-ink-muted">{children}</Base.Description>
            <div className="flex justify-end">{action}</div>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
