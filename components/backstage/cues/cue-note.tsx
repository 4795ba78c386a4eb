"use client";

import { Ear, X } from "lucide-react";
import { useStore } from "@/components/room/use-store";
import { IconButton } from "@/components/ui/icon-button";
import type { PrivateCues, Unheard } from "./private-cues";

const WHY: Record<Unheard, string> = {
  no_voice: "To be read: no voice is installed here.",
  language: "To be read: the voice does not speak the show's language.",
  too_long: "To be read: it is too long to be spoken.",
  failed: "To be read: it could not be spoken.",
  blocked: "To be read: your browser held the sound back.",
};

/** What this guest was just told, for them alone. Those who listen to the page hear of it in its turn. */
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
              {shown.by ? `${shown.by}, to you alone.` : "To you alone."}
              {sounding && " You hear it now."}
              {unheard && ` ${WHY[unheard]}`}
            </p>
          </div>
          <IconButton
            size="sm"
            variant="ghost"
            label="Put the cue away"
            icon={<X className="size-4" aria-hidden />}
            onClick={() => cues.dismiss()}
          />
        </div>
      )}
    </div>
  );
}
