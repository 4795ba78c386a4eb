"use client";

import { useEffect, useRef } from "react";
import { toast } from "sonner";
import { rightsOf } from "@/lib/stage/show-roles";
import { useStudio } from "./studio-context";

/** A proposal lasts for minutes: longer than this nobody should have to look for it. */
const TOLD_MS = 20_000;

/** Tells whoever decides that a program waits for them, whatever they look at. */
export function useProposalNews(onLook: () => void): void {
  const { desk } = useStudio();
  const { proposals } = desk;
  const decides = rightsOf(desk.me.role).scopes.includes("studio:control");
  const known = useRef(0);
  const look = useRef(onLook);
  look.current = onLook;
  useEffect(() => {
    const isNew = proposals > known.current;
    known.current = proposals;
    if (!isNew || !decides) return;
    toast.message("An agent waits for you", {
      id: "proposal",
      description: proposals === 1 ? "It proposes a change of the stage." : `${proposals} proposals wait.`,
      duration: TOLD_MS,
      action: { label: "Look", onClick: () => look.current() },
    });
  }, [proposals, decides]);
}
