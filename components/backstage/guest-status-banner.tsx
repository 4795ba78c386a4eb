"use client";

import clsx from "clsx";
import { CircleDot, Ear, Radio, ShieldCheck } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { type GuestStatus, guestStatusWords } from "./guest-status";
import type { RecordingSign } from "./recording-sign";

interface GuestStatusBannerProps {
  standing: GuestStatus;
  recording: RecordingSign | null;
  /** The crew member who is talking to this guest privately. */
  talkbackFrom: string | null;
  /** Other notices that must stay visible. */
  children?: ReactNode;
}

/**
 * Says who can hear you, in color and words, and stays visible while scrolling. Gets focus on entry; screen
 * readers announce what changes, not all of it.
 */
export function GuestStatusBanner({ standing, recording, talkbackFrom, children }: GuestStatusBannerProps) {
  const { title, detail } = guestStatusWords(standing);
  const red = standing.onAir || standing.countdown > 0;
  const Icon = red ? Radio : ShieldCheck;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    element.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-col gap-2 bg-surface px-4 pt-2 pb-3 sm:-mx-8 sm:px-8">
      <div
        ref={element}
        tabIndex={-1}
        role="status"
        aria-live="assertive"
        aria-atomic={false}
        className={clsx(
          "flex items-start gap-3 rounded-panel p-3 outline-none transition-colors duration-200 sm:p-4",
          red
            ? "bg-live-fill text-on-live"
            : standing.place === "stage"
              ? "bg-accent-soft"
              : "bg-surface-sunken",
        )}
      >
        <Icon className="mt-0.5 size-6 shrink-0" aria-hidden />
        <div>
          <p className="tabular font-semibold text-xl">{title}</p>
          <p className={clsx("text-base", !red && "text-ink-muted")}>{detail}</p>
          {recording && (
            <p className="mt-1.5 flex items-center gap-1.5 font-medium text-base">
              <CircleDot className={clsx("size-4 shrink-0", !recording.red && "opacity-70")} aria-hidden />
              {recording.text}
            </p>
          )}
        </div>
      </div>
      {talkbackFrom && (
        <p
          role="status"
          className="flex items-center gap-2 rounded-control bg-accent-soft px-3 py-2 text-base"
        >
          <Ear className="size-4 shrink-0" aria-hidden />
          {talkbackFrom} is talking to you privately. Only you can hear it.
        </p>
      )}
      {children}
    </div>
  );
}
