"use client";

import { useRef } from "react";
import { secondAsClock } from "@/lib/stage/video-time";
import { hatched } from "../facts/hatched";
import type { RecordedPerson } from "../facts/people-of";
import { type Mix, withMuted, withSolo } from "../listening/mix";
import { PersonTracks } from "./person-tracks";
import { ticksOf } from "./ticks-of";
import type { TrackDeletion } from "./track-deletion";
import { usePlayhead } from "./use-playhead";

interface TrackLanesProps {
  people: readonly RecordedPerson[];
  seconds: number;
  /** The show is on air. */
  isLive: boolean;
  video: HTMLVideoElement | null;
  mix: Mix;
  onMix: (mix: Mix) => void;
  /** How far the program can be played, in seconds; null if there is none to listen along with. */
  end: number | null;
  onDelete: (deletion: TrackDeletion) => void;
}

const MOST_TICKS = 8;

/** Everyone's tracks in step with the program. */
export function TrackLanes({ people, seconds, isLive, video, mix, onMix, end, onDelete }: TrackLanesProps) {
  const lanes = useRef<HTMLDivElement>(null);
  usePlayhead(lanes, video, seconds);
  return (
    <div>
      <div ref={lanes}>
        <div className="relative h-6 sm:ml-36">
          {ticksOf(seconds, MOST_TICKS).map((second, index) => (
            <span
              key={second}
              className={`tabular absolute text-ink-muted text-xs ${index % 2 ? "max-sm:hidden" : ""}`}
              style={{ left: `${seconds > 0 ? (100 * second) / seconds : 0}%` }}
            >
              {secondAsClock(second)}
            </span>
          ))}
          {video && end !== null && <Ruler video={video} end={end} seconds={seconds} />}
        </div>
        <ul aria-label="Tracks by person">
          {people.map((person) => (
            <PersonTracks
              key={person.id}
              {...{ person, seconds, isLive, mix, onDelete }}
              canListen={end !== null}
              onMute={() => onMix(withMuted(mix, person.id))}
              onSolo={() => onMix(withSolo(mix, person.id))}
            />
          ))}
        </ul>
      </div>
      <Legend />
    </div>
  );
}

/** Moves the player by pointer. By keyboard, the player's own time line does. */
function Ruler({ video, end, seconds }: { video: HTMLVideoElement; end: number; seconds: number }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label="Move to this time"
      className="absolute inset-0 w-full"
      onClick={(event) => {
        const { left, width } = event.currentTarget.getBoundingClientRect();
        video.currentTime = Math.min(end, ((event.clientX - left) / width) * seconds);
      }}
    />
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 border-line border-t pt-3 text-ink-muted text-sm">
      <Key className="bg-accent">Local recording</Key>
      <Key className="bg-ink-muted">Server’s copy</Key>
      <Key className={hatched}>Missing</Key>
    </ul>
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <li className="flex items-center gap-2">
    <span className={`h-2 w-5 rounded-sm ${className}`} aria-hidden />
    {children}
  </li>
);
