"use client";

import clsx from "clsx";
import { secondsUntilAir } from "@/lib/stage/seconds-until-air";
import { clockText } from "./clock-text";
import { useServerNow, useStudio } from "./studio-context";

/** BACKSTAGE, REHEARSAL or ON AIR with its timer, or OVER: in words and in color. */
export function OnAirBadge() {
  const { desk, state } = useStudio();
  const now = useServerNow(250);
  const wait = secondsUntilAir(state, now);
  const live = state.phase === "live";
  const since = state.rehearsal?.started_at ?? state.started_at;
  const earlier = state.rehearsal ? 0 : desk.earlier.aired_sec;
  const seconds = earlier + (since ? (now - Date.parse(since)) / 1000 : 0);
  return (
    <p
      className={clsx(
        "inline-flex h-8 shrink-0 items-center gap-2 rounded-full px-3 font-semibold text-sm tracking-[0.04em]",
        live && wait === 0
          ? "bg-live-fill text-on-live"
          : state.rehearsal
            ? "bg-warn-soft"
            : "bg-pressed text-ink",
      )}
    >
      <span
        aria-hidden
        className={clsx(
          "size-2 rounded-full",
          live && wait === 0 ? "bg-white" : state.rehearsal ? "bg-warn" : "bg-ink-muted",
        )}
      />
      {!live &&
        wait === 0 &&
        (state.rehearsal ? "REHEARSAL" : state.phase === "ended" ? "OVER" : "BACKSTAGE")}
      {wait > 0 ? `ON AIR IN ${wait}` : live && "ON AIR"}
      {((live && wait === 0) || state.rehearsal) && (
        <span className="tabular font-medium">{clockText(seconds, true)}</span>
      )}
    </p>
  );
}
