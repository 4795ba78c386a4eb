"use client";

import { useContext, useEffect, useState } from "react";
import type { StageState } from "@/lib/stage";
import { StageClockContext } from "./use-now";

/** Longer timers overflow. */
const LONGEST_MS = 2 ** 31 - 1;

type Quote = StageState["quote"];

/** Returns the quote until its time is over. */
export function useUnreadQuote(quote: Quote): Quote {
  const clock = useContext(StageClockContext);
  const [read, setRead] = useState<string | null>(null);
  useEffect(() => {
    if (!quote) return;
    const left = Date.parse(quote.ends_at) - clock();
    if (left <= 0) return setRead(quote.id);
    const timer = setTimeout(() => setRead(quote.id), Math.min(left, LONGEST_MS));
    return () => clearTimeout(timer);
  }, [quote, clock]);
  return quote && quote.id === read ? null : quote;
}
