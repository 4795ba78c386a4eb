"use client";

import { useEffect, useState } from "react";
import type { CaptionLine } from "./types";

/** What two rows hold. */
const ROWS_HOLD = 80;
/** Two rows are read by then. */
const READ_MS = 2_500;

/** The same lines; of one that comes whole and is too long for its place, its beginning first, until that was read. */
export function useRolled(lines: readonly CaptionLine[]): readonly CaptionLine[] {
  const last = lines.at(-1);
  const [rolled, setRolled] = useState<string | undefined>();
  const long = last && last.text.length > ROWS_HOLD ? last.id : undefined;
  const isWhole = last?.running !== true;
  useEffect(() => {
    if (long === undefined) return;
    // Words that came one by one have moved up already.
    const timer = setTimeout(() => setRolled(long), isWhole ? READ_MS : 0);
    return () => clearTimeout(timer);
  }, [long, isWhole]);
  if (!last || long === undefined || long === rolled || !isWhole) return lines;
  return [...lines.slice(0, -1), { ...last, text: beginning(last.text) }];
}

function beginning(text: string): string {
  const cut = text.lastIndexOf(" ", ROWS_HOLD);
  return text.slice(0, cut > 0 ? cut : ROWS_HOLD);
}
