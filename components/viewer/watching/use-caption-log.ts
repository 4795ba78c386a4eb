"use client";

import { useEffect, useState } from "react";
import type { StageState } from "@/lib/stage";

export interface SaidLine {
  id: string;
  speaker: string;
  text: string;
}

/** More than an hour of talk. */
const MOST = 1_000;

/** What was said since this page was opened. */
export function useCaptionLog(stage: StageState | null, announcer: string): readonly SaidLine[] {
  const [lines, setLines] = useState<readonly SaidLine[]>([]);
  const { id, text } = stage?.emcee ?? {};
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    setLines((said) =>
      said.some((line) => line.id === id) ? said : [...said, { id, speaker: announcer, text }].slice(-MOST),
    );
  }, [id, text, announcer]);
  return lines;
}
