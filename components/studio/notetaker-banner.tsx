"use client";

import { NotebookPen } from "lucide-react";
import { useEffect } from "react";
import { NotetakerButton } from "@/components/room/notetaker/notetaker-button";
import { useStore } from "@/components/room/use-store";
import { rightsOf } from "@/lib/stage/show-roles";
import { useStudio } from "./studio-context";

/** A notetaker that waits to be admitted. */
export function NotetakerBanner() {
  const { controller, desk } = useStudio();
  const { notetaker } = controller;
  const seen = useStore(notetaker.store);
  // The desk is new every ten seconds, and at once when someone decides.
  useEffect(() => {
    if (desk) void notetaker.look();
  }, [notetaker, desk]);
  if (seen?.state !== "waiting") return null;
  const mayDecide = rightsOf(desk.me.role).scopes.includes("studio:control");
  return (
    <div
      role="status"
      className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1.5 bg-accent-soft px-4 py-1.5 text-base"
    >
      <NotebookPen className="size-4 shrink-0" aria-hidden />
      <p className="min-w-52 flex-1">
        {seen.name} wants to join. It takes notes on what’s said on stage, but not by anyone who declined to
        be recorded.
      </p>
      {mayDecide && (
        <div className="ml-auto flex gap-2">
          <NotetakerButton watch={notetaker} decision="decline" whom={seen.name} />
          <NotetakerButton watch={notetaker} decision="admit" whom={seen.name} primary />
        </div>
      )}
    </div>
  );
}
