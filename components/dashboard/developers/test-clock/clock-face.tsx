"use client";

import { useEffect, useState } from "react";
import { formatInstant } from "@/lib/client/format-instant";
import type { TestClockWire } from "@/lib/modules/developers/test-clock/schema";
import { aheadWords } from "./ahead-words";

/** The running clock; paused while it is advanced. */
export function ClockFace({ clock }: { clock: TestClockWire }) {
  const { now, offset_sec, advancing_to } = clock;
  const [shown, setShown] = useState(now);
  const [zone, setZone] = useState("UTC");
  useEffect(() => {
    setZone(Intl.DateTimeFormat().resolvedOptions().timeZone);
    setShown(now);
    if (advancing_to) return;
    const tick = () => setShown(new Date(Date.now() + offset_sec * 1_000).toISOString());
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [now, offset_sec, advancing_to]);
  const ahead = aheadWords(offset_sec);
  return (
    <section aria-label="Test clock" className="mb-8">
      <p className="font-semibold text-xl tabular-nums">
        <time dateTime={shown}>{formatInstant(shown, { zone, format: "full" })}</time>
      </p>
      <p role="status" className="mt-1 text-base text-ink-muted">
        {advancing_to
          ? `Advancing to ${formatInstant(advancing_to, { zone, format: "long" })}… Scheduled jobs run along the way.`
          : ahead
            ? `${ahead} ahead of real time`
            : "Running in real time"}
      </p>
    </section>
  );
}
