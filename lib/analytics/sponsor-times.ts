import type { StageSpan } from "./stage-in-minutes";
import type { OnAir, WatchedMinute } from "./watch-of";

interface SponsorTime {
  lowerThirdMs: number;
  tickerMs: number;
  /** Time in which it was shown at all, times how many watched on average in each minute. */
  viewerMs: number;
}

type Watch = { sessions: readonly OnAir[]; minutes: readonly Pick<WatchedMinute, "from" | "to" | "ms">[] };

/** Returns how long each sponsor was shown on air, and to how many. A covered stage shows none. */
export function sponsorTimes(
  spans: readonly StageSpan[],
  { sessions, minutes }: Watch,
): Map<string, SponsorTime> {
  const times = new Map<string, SponsorTime>();
  let minute = 0;
  for (const span of spans) {
    if (span.covered || (span.lowerThird.length === 0 && span.ticker.length === 0)) continue;
    const ms = sessions.reduce((sum, session) => sum + overlap(session, span), 0);
    while (minute < minutes.length && (minutes[minute]?.to ?? 0) <= span.from) minute += 1;
    const viewerMs = watchedIn(span, minutes, minute);
    for (const id of new Set([...span.lowerThird, ...span.ticker])) {
      const known = times.get(id) ?? { lowerThirdMs: 0, tickerMs: 0, viewerMs: 0 };
      times.set(id, {
        lowerThirdMs: known.lowerThirdMs + (span.lowerThird.includes(id) ? ms : 0),
        tickerMs: known.tickerMs + (span.ticker.includes(id) ? ms : 0),
        viewerMs: known.viewerMs + viewerMs,
      });
    }
  }
  return times;
}

/** Spreads each minute's watch time evenly over the minute. */
function watchedIn(span: OnAir, minutes: Watch["minutes"], first: number): number {
  let sum = 0;
  for (let index = first; index < minutes.length; index += 1) {
    const minute = minutes[index];
    if (!minute || minute.from >= span.to) break;
    sum += (overlap(minute, span) * minute.ms) / (minute.to - minute.from);
  }
  return sum;
}

const overlap = (one: OnAir, other: OnAir): number =>
  Math.max(0, Math.min(one.to, other.to) - Math.max(one.from, other.from));
