"use client";

import { useEffect, useRef } from "react";
import { toast } from "sonner";
import { rightsOf } from "@/lib/stage/show-roles";
import { useStudio } from "./studio-context";

/** How long the notice stays; proposals expire within minutes. */
const NOTICE_MS = 20_000;

/** Notifies those who decide about new proposals, whichever tab is open. */
export function useProposalNews(onLook: () => void): void {
  const { desk, state } = useStudio();
  const isOver = state.phase === "ended";
  const { proposals, newest_proposal_at: newestAt } = desk;
  const decides = rightsOf(desk.me.role).scopes.includes("studio:control");
  const knownAt = useRef("");
  const look = useRef(onLook);
  look.current = onLook;
  useEffect(() => {
    // Their number stays the same if another one was decided or expired.
    if (!newestAt || newestAt <= knownAt.current) return;
    knownAt.current = newestAt;
    if (!decides || isOver) return;
    toast.message("An agent needs your approval", {
      id: "proposal",
      description:
        proposals === 1 ? "It proposes a change to the stage." : `${proposals} proposals are waiting.`,
      duration: NOTICE_MS,
      action: { label: "Review", onClick: () => look.current() },
    });
  }, [newestAt, proposals, decides, isOver]);
}
