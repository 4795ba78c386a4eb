"use client";

import { useEffect, useState } from "react";
import type { Caption } from "@/lib/live";
import type { StageState } from "@/lib/stage";

export interface SaidLine {
  id: string;
  speaker: string;
  text: string;
}

/** More than an hour of speech. */
const MAX = 1_000;

/** Everything said since this page was opened. */
export function useCaptionLog(
  stage: StageState | null,
  announcer: string,
  captions: readonly Caption[],
): readonly SaidLine[] {
  const [lines, setLines] = useState<readonly SaidLine[]>([]);
  const { id, text } = stage?.emcee ?? {};
  useEffect(() => {
    if (id === undefined || text === undefined) return;
    setLines((said) => withLines(said, [{ id, speaker: announcer, text }]));
  }, [id, text, announcer]);
  useEffect(() => setLines((said) => withLines(said, captions)), [captions]);
  return lines;
}

/** Returns the same array if nothing is new. */
function withLines(said: readonly SaidLine[], lines: readonly SaidLine[]): readonly SaidLine[] {
  const known = new Set(said.map(({ id }) => id));
  const added = lines.filter(({ id }) => !known.has(id));
  return added.length === 0 ? said : [...said, ...added].slice(-MAX);
}
