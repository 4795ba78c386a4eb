import type { OnAir } from "./watch-of";

/** What was on stage from one time to another. */
export interface StageSpan extends OnAir {
  segmentId: string | null;
  segment: string | null;
  layout: string;
  /** Whether a card covered the stage. */
  covered: boolean;
  /** Person ids. */
  people: string[];
  /** Ids of the sponsors shown as a lower third or in the ticker. */
  lowerThird: string[];
  ticker: string[];
}

interface StageInMinute {
  segmentId: string | null;
  segment: string | null;
  layout: string;
  covered: boolean;
  /** Everyone who was on stage during the minute. */
  people: string[];
}

/**
 * Returns for each of these times what was on stage: segment, layout and cover of the longest span (the earliest of equally
 * long ones), and everyone who was on stage. Null if nothing is known.
 * @param spans in order, without overlaps
 */
export function stageInMinutes(
  spans: readonly StageSpan[],
  minutes: readonly OnAir[],
): (StageInMinute | null)[] {
  let first = 0;
  return minutes.map(({ from, to }) => {
    while (first < spans.length && (spans[first]?.to ?? 0) <= from) first += 1;
    let longest: StageSpan | undefined;
    let most = 0;
    const people = new Set<string>();
    for (let index = first; index < spans.length; index += 1) {
      const span = spans[index];
      if (!span || span.from >= to) break;
      const ms = Math.min(to, span.to) - Math.max(from, span.from);
      if (ms <= 0) continue;
      for (const person of span.people) people.add(person);
      if (ms > most) [longest, most] = [span, ms];
    }
    if (!longest) return null;
    const { segmentId, segment, layout, covered } = longest;
    return { segmentId, segment, layout, covered, people: [...people] };
  });
}
