"use client";

import { useEffect, useRef, useState } from "react";
import { watchLevel } from "@/lib/room/mic-level";
import { MicJudge, type MicVerdict } from "@/lib/room/mic-verdict";

/** Reports the level (0–1) through the callback as it changes, and returns what is wrong with it. */
export function useMicLevel(
  track: MediaStreamTrack | null,
  muted: boolean,
  onLevel: (level: number) => void,
): MicVerdict {
  const [verdict, setVerdict] = useState<MicVerdict>("ok");
  const callback = useRef(onLevel);
  callback.current = onLevel;
  const silenced = useRef(muted);
  silenced.current = muted;
  useEffect(() => {
    setVerdict("ok");
    if (!track) return;
    let judge: MicJudge | undefined;
    return watchLevel(track, (level) => {
      judge ??= new MicJudge(Date.now());
      setVerdict(judge.hear(level, silenced.current, Date.now()));
      callback.current(level);
    });
  }, [track]);
  return verdict;
}
