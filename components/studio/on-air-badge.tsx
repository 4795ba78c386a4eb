"use client";

import clsx from "clsx";
import { clockText } from "./clock-text";
import { secondsUntilAir } from "./seconds-until";
import { useServerNow, useStudio } from "./studio-context";

/** BACKSTAGE, ON AIR with its timer, or OVER: in words and in colour. */
export function OnAirBadge() {
  const { desk, state } = useStudio();
  const now = useServerNow(250);
  const wait = secondsUntilAir(state, now);
  const live = state.phase === "live";
  const seconds =
    desk.earlier.aired_sec + (state.started_at ? (now - Date.parse(state.started_at)) / 1000 : 0);
  return (
    <p
      className={clsx(
        "inline-flex h-8 shrink-0 items-center gap-2 rounded-full px-3 font-semibold text-sm tracking-[0.04em]",
        live ? "bg-live-fill text-on-live" : "bg-pressed text-ink",
      )}
    >
      <span aria-hidden className={clsx("size-2 rounded-full", live ? "bg-white" : "bg-ink-muted")} />
      {!live && (state.phase === "ended" ? "OVER" : "BACKSTAGE")}
      {live && (wait > 0 ? `ON AIR IN ${wait}` : "ON AIR")}
      {live && wait === 0 && <span className="tabular font-medium">{clockText(seconds, true)}</span>}
    </p>
  );
}
