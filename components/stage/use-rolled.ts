"use client";

import { useEffect, useState } from "react";
import type { CaptionLine } from "./types";

/** Number of characters in two rows. */
const ROWS_HOLD = 80;
/** Time to read two rows. */
const READ_MS = 2_500;

/**
 * Returns the lines. If the last one arrives whole and is too long, first only its beginning, until there was
 * time to read it.
 */
export function useRolled(lines: readonly CaptionLine[]): readonly CaptionLine[] {
  const last = lines.at(-1);
  const [rolled, setRolled] = useState<string | undefined>();
  const long = last && last.text.length > ROWS_HOLD ? last.id : undefined;
  const isWhole = last?.running !== true;
  useEffect(() => {
    if (long === undefined) return;
    // Words that arrived one by one have already moved up.
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
