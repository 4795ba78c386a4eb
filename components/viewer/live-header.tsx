"use client";

import { CircleDot, LogOut, Users } from "lucide-react";
import { useNow } from "@/components/stage/use-now";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { fill } from "@/lib/signup/words/fill";
import { recordingNow } from "@/lib/stage/recorded";
import { elapsedText } from "./elapsed-text";
import { useShowState } from "./show-context";
import { ShowName } from "./show-name";
import { useViewer } from "./viewer-context";

interface LiveHeaderProps {
  /** Number of viewers; null to show nothing. */
  viewers: number | null;
  onLeave: () => void;
}

/** The brand, the on-air badge and the elapsed time. */
export function LiveHeader({ viewers, onLeave }: LiveHeaderProps) {
  const { words } = useViewer();
  const show = useShowState();
  const now = useNow(1000);
  const started = show.stage?.started_at;
  const seconds = now !== null && started ? Math.floor((show.now() - Date.parse(started)) / 1000) : 0;
  const live = show.phase === "live";
  const recording = show.stage ? recordingNow(show.stage) : "off";
  return (
    <header className="flex h-12 shrink-0 items-center gap-3 px-4">
      <ShowName />
      {live && (
        <Badge tone="onair" dot>
          {words.signup.onAir}
          {seconds >= 0 && <span className="tabular">{elapsedText(seconds)}</span>}
        </Badge>
      )}
      {recording !== "off" && (
        <p
          className="flex shrink-0 items-center gap-1.5 text-ink-muted text-sm"
          title={words.recording[recording]}
        >
          <CircleDot className="size-4" aria-hidden />
          <span className="max-sm:sr-only">{words.recording[recording]}</span>
        </p>
      )}
      {live && viewers !== null && (
        <p className="tabular flex shrink-0 items-center gap-1.5 text-ink-muted text-sm">
          <Users className="size-4" aria-hidden />
          <span className="max-sm:sr-only">
            {viewers === 1 ? words.watching.one : fill(words.watching.many, { count: viewers })}
          </span>
          <span className="sm:hidden" aria-hidden>
            {viewers}
          </span>
        </p>
      )}
      {!live && (
        <Button
          variant="ghost"
          size="sm"
          className="ml-auto"
          onClick={onLeave}
          icon={<LogOut className="size-4" aria-hidden />}
        >
          {words.leave}
        </Button>
      )}
    </header>
  );
}
