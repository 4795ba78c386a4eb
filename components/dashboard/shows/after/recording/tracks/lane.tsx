import clsx from "clsx";
import type { CSSProperties } from "react";
import { hatched } from "../facts/hatched";
import { type ShownPart, type ShownTrack, shownTimes } from "../facts/shown-track";
import { KIND_NAMES, laneWords } from "../facts/track-words";

interface LaneProps {
  track: ShownTrack;
  /** Length of the time line, in seconds. */
  seconds: number;
  /** It isn't heard now. */
  quiet: boolean;
  /** The show is on air. */
  isLive: boolean;
}

const COPIES = ["browser", "server"] as const;

/** A track on the program's time line: the speaker's own copy above, the server's below. */
export function Lane({ track, seconds, quiet, isLive }: LaneProps) {
  const present = COPIES.filter((copy) => track.parts.some((part) => part.copy === copy));
  return (
    <div
      role="img"
      aria-label={`${KIND_NAMES[track.kind]}: ${laneWords(track.parts, isLive)}`}
      className={clsx(
        "relative flex flex-col gap-0.5 overflow-hidden py-1 transition-opacity",
        quiet && "opacity-40",
      )}
    >
      {present.map((copy) => (
        <div key={copy} className="relative h-2 rounded-sm bg-hover">
          {track.parts
            .filter((part) => part.copy === copy)
            .map((part) => (
              <Part key={part.id} {...{ part, seconds, isLive }} />
            ))}
        </div>
      ))}
      {present.length === 0 && <div className="h-2 rounded-sm bg-hover" />}
      {/* Where the player is: `usePlayhead`. Outside of the lane until there is one. */}
      <span className="absolute inset-y-0 left-[calc(var(--playhead,-1)*100%)] w-px bg-ink" />
    </div>
  );
}

function Part({ part, seconds, isLive }: Pick<LaneProps, "seconds" | "isLive"> & { part: ShownPart }) {
  const { copy, missing, state } = part;
  const color = copy === "browser" ? "bg-accent" : "bg-ink-muted";
  return (
    <>
      {shownTimes(part).map(({ from, to }) => (
        <span
          key={from}
          className={clsx(
            "absolute inset-y-0 min-w-0.5 rounded-sm",
            color,
            isLive && state === "capturing" && "animate-pulse",
          )}
          style={place(from, to, seconds)}
        />
      ))}
      {missing.map(({ from, to }) => (
        <span
          key={from}
          className={clsx("absolute inset-y-0 min-w-1 bg-surface", hatched)}
          style={place(from, to, seconds)}
        />
      ))}
    </>
  );
}

function place(from: number, to: number, seconds: number): CSSProperties {
  const share = (second: number) => (seconds > 0 ? Math.max(0, Math.min(100, (100 * second) / seconds)) : 0);
  return { left: `${share(from)}%`, width: `${share(to) - share(from)}%` };
}
