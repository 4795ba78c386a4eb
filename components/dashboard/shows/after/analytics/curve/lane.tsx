import clsx from "clsx";
import { inRows, type Run } from "./curve-of";

interface Mark extends Run {
  key: string;
  text: string;
}

interface LaneProps {
  title: string;
  marks: readonly Mark[];
  /** Length of the axis, in minutes. */
  minutes: number;
  tone: "segment" | "poll" | "cta";
}

const TONES = {
  segment: "border-accent bg-accent-soft",
  poll: "border-ok bg-ok-soft",
  cta: "border-warn bg-warn-soft",
};

/** What the words of a poll or a call to action get at least, as a share of the axis. */
const ROOM = 0.25;

/**
 * What happened, in rows below the curve and on its axis. Words can be longer than their time, and are cut where they have
 * no room. The page's tables have all of them.
 */
export function Lane({ title, marks, minutes, tone }: LaneProps) {
  if (marks.length === 0) return null;
  const { rows, placed } = inRows(marks, minutes, tone === "segment" ? 0 : ROOM * minutes);
  const share = (part: number, whole: number) => `${whole > 0 ? (100 * part) / whole : 0}%`;
  return (
    <div className="mt-2 pl-12">
      <h3 className="text-ink-muted text-xs">{title}</h3>
      <ul className="relative mt-0.5" style={{ height: `${rows * 1.625}rem` }}>
        {placed.map(({ key, text, from, to, row, room }) => (
          <li
            key={key}
            title={text}
            className="absolute h-6 min-w-0.5 overflow-hidden"
            style={{ left: share(from, minutes), width: share(room, minutes), top: `${row * 1.625}rem` }}
          >
            <span
              aria-hidden
              className={clsx("absolute inset-y-0 left-0 min-w-0.5 rounded-r-sm border-l-2", TONES[tone])}
              style={{ width: share(to - from, room) }}
            />
            <span className="relative block truncate pl-2 text-ink text-xs leading-6">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
