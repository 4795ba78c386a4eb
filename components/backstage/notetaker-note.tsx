"use client";

import { NotebookPen } from "lucide-react";
import { useEffect } from "react";
import { NotetakerButton } from "@/components/room/notetaker/notetaker-button";
import { useStore } from "@/components/room/use-store";
import type { BackstageController } from "./backstage-controller";

const EVERY_MS = 5_000;

/** A notetaker in the show, which every speaker can remove. */
export function NotetakerNote({ controller }: { controller: BackstageController }) {
  const { notetaker } = controller;
  const seen = useStore(notetaker.store);
  useEffect(() => {
    void notetaker.look();
    const timer = setInterval(() => void notetaker.look(), EVERY_MS);
    return () => clearInterval(timer);
  }, [notetaker]);
  if (!seen) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 rounded-panel bg-surface-sunken p-3 text-base"
    >
      <NotebookPen className="size-4 shrink-0" aria-hidden />
      <p className="min-w-0 flex-1">
        {seen.state === "in_call"
          ? `${seen.name} is listening. It writes down what you say on stage, unless you declined to be recorded.`
          : `${seen.name} wants to join and take notes.`}
      </p>
      <NotetakerButton watch={notetaker} decision="remove" whom={seen.name} />
    </div>
  );
}
