"use client";

import { useNow } from "@/components/stage/use-now";
import type { ServerClock } from "@/lib/room/server-clock";
import css from "./lobby.module.css";
import { useViewer } from "./viewer-context";

interface CountdownProps {
  startsAt: string | null;
  clock: ServerClock;
}

/** Time until the start, by the server's clock. Its space is reserved until JavaScript runs. */
export function Countdown({ startsAt, clock }: CountdownProps) {
  const { words } = useViewer();
  const now = useNow(1000);
  if (!startsAt) return <p>{words.noDate}</p>;
  const left = now === null ? null : Math.ceil((Date.parse(startsAt) - clock.now()) / 1000);
  if (left !== null && left <= 0) return <p role="status">{words.anyMoment}</p>;
  const seconds = left ?? 0;
  const parts: [number, string][] = [
    [Math.floor(seconds / 86_400), words.days],
    [Math.floor(seconds / 3_600) % 24, words.hours],
    [Math.floor(seconds / 60) % 60, words.minutes],
    [seconds % 60, words.seconds],
  ];
  const shown = parts[0]?.[0] === 0 ? parts.slice(1) : parts;
  return (
    <div
      role="timer"
      aria-label={words.startsIn}
      className={css.countdown}
      data-waiting={left === null || undefined}
    >
      {shown.map(([value, unit]) => (
        <span key={unit}>
          <b>{String(value).padStart(2, "0")}</b>
          <small>{unit}</small>
        </span>
      ))}
    </div>
  );
}
