"use client";

import { NotebookPen } from "lucide-react";
import { NotetakerButton } from "@/components/room/notetaker/notetaker-button";
import type { SeenNotetaker } from "@/components/room/notetaker/notetaker-watch";
import { useStore } from "@/components/room/use-store";
import { useStudio } from "./studio-context";

const DOING: Partial<Record<SeenNotetaker["state"], string>> = {
  scheduled: "Asks to join when the show starts",
  joining: "Asks to join",
  waiting: "Waiting to be admitted",
  in_call: "Listening",
};

/** A notetaker among the people. */
export function NotetakerEntry() {
  const { controller } = useStudio();
  const { notetaker } = controller;
  const seen = useStore(notetaker.store);
  if (!seen) return null;
  return (
    <section>
      <h3 className="mb-1 text-ink-muted text-sm">Notetaker</h3>
      <div className="flex items-center gap-2.5 py-2">
        <NotebookPen className="size-5 shrink-0" aria-hidden />
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium text-base">{seen.name}</p>
          <p className="truncate text-ink-muted text-sm">{DOING[seen.state]}</p>
        </div>
        <NotetakerButton
          watch={notetaker}
          decision={seen.state === "in_call" ? "remove" : "decline"}
          whom={seen.name}
        />
      </div>
    </section>
  );
}
