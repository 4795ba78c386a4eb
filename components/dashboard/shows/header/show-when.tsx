"use client";

import { useEffect, useState } from "react";
import { Time } from "@/components/ui/time";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import { isUpcoming } from "../list/is-upcoming";
import { startWords } from "./start-words";

interface ShowWhenProps {
  show: Pick<EventWire, "state" | "starts_at" | "timezone">;
  clockAheadSeconds: number;
}

const EVERY_MS = 30_000;

/** A show's date in its own time zone, and the time until then by its environment's clock. */
export function ShowWhen({ show, clockAheadSeconds }: ShowWhenProps) {
  const now = useNow();
  if (!show.starts_at)
    return isUpcoming(show) && <p className="mt-1 text-base text-ink-muted">Date to be announced</p>;
  const words = now === undefined ? "" : startWords(show, now + clockAheadSeconds * 1_000);
  return (
    <p className="mt-1 text-base text-ink-muted">
      <Time value={show.starts_at} zone={show.timezone} format="long" fixed className="tabular" />
      {words && <span className="tabular"> · {words}</span>}
    </p>
  );
}

/** Undefined on the server, whose clock may differ. */
function useNow(): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
