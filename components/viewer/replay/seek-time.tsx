"use client";

import { fill } from "@/lib/signup/words/fill";
import { secondAsClock } from "@/lib/stage/video-time";
import { useViewer } from "../viewer-context";

interface SeekTimeProps {
  /** Of the program. */
  second: number;
  seek: (second: number) => void;
}

/** A time of the replay, which plays from there. */
export function SeekTime({ second, seek }: SeekTimeProps) {
  const words = useViewer().words.replay;
  const at = secondAsClock(second);
  return (
    <button
      type="button"
      aria-label={fill(words.playFrom, { at })}
      onClick={() => seek(second)}
      className="tabular -my-1 inline-flex min-h-6 min-w-6 pointer-coarse:min-h-9 shrink-0 items-center rounded-sm px-1 text-ink-muted text-xs underline decoration-line-strong underline-offset-2 hover:text-ink"
    >
      {at}
    </button>
  );
}
