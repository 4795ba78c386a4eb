"use client";

import { Ear, X } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { IconButton } from "@/components/ui/icon-button";
import type { PrivateCues, Unheard } from "./private-cues";

const WHY: Record<Unheard, string> = {
  no_voice: "Shown as text: no voice is installed.",
  language: "Shown as text: the voice doesn’t speak the show’s language.",
  too_long: "Shown as text: too long to speak.",
  failed: "Shown as text: the voice failed.",
  blocked: "Shown as text: your browser blocked the sound.",
};

/** The latest private cue for this guest. Screen readers announce it politely. */
export function CueNote({ cues }: { cues: PrivateCues }) {
  const { shown, sounding, silence } = useStore(cues.view);
  const unheard = shown && (shown.unheard ?? silence);
  return (
    <div role="status">
      {shown && (
        <div className="flex items-start gap-3 rounded-control border-accent border-l-4 bg-accent-soft py-2 pr-2 pl-3">
          <Ear className="mt-1 size-5 shrink-0" aria-hidden />
          <div className="min-w-0 flex-1">
            <p className="break-words font-semibold text-lg">{shown.text}</p>
            <p className="text-ink-muted text-sm">
              {shown.by ? `From ${shown.by}, to you only.` : "To you only."}
              {sounding && " Playing now."}
              {unheard && ` ${WHY[unheard]}`}
            </p>
          </div>
          <IconButton
            size="sm"
            variant="ghost"
            label="Dismiss cue"
            icon={<X className="size-4" aria-hidden />}
            onClick={() => cues.dismiss()}
          />
        </div>
      )}
    </div>
  );
}
