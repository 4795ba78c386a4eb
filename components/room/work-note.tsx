import { RotateCw } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { WorkState } from "@/lib/room/track-work";

const WORDS: Partial<Record<WorkState, string>> = {
  starting: "Preparing your picture…",
  reduced: "This machine is busy: your picture is made with less care.",
  too_slow: "Switched off: this machine cannot keep up. Others see your picture as it is.",
  failed: "This browser could not do it. Others see your picture as it is.",
};

/** What became of a wish for one's picture; undefined while all is as it was wished. */
export const workWords = (state: WorkState): string | undefined => WORDS[state];

export function WorkNote({ state, onRetry }: { state: WorkState; onRetry: () => void }) {
  const words = workWords(state);
  const over = state === "too_slow" || state === "failed";
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
      {words && <p className={over ? "min-w-0 flex-1 text-warn" : "text-ink-muted"}>{words}</p>}
      {over && (
        <Button size="sm" onClick={onRetry} icon={<RotateCw className="size-3.5" aria-hidden />}>
          Try again
        </Button>
      )}
    </div>
  );
}
