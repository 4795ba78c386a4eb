/** A chunk on the recorder's time, and when the recorder handed it over, on the server's clock. In milliseconds. */
export interface Anchor {
  startMs: number;
  endMs: number;
  arrivedAt: number;
}

/** On the server's clock, in whole epoch milliseconds. */
export interface Place {
  startsAt: number;
  endsAt: number;
}

/** How far back arrivals are compared. Long enough for a quick one among slow ones, short enough for drift. */
const BACK = 60;
/**
 * Chunks that arrive late because the page was busy are followed by punctual ones within this time. Until then
 * nobody knows whether samples are missing.
 */
export const SETTLES_MS = 3_500;
/** A lasting delay beyond this means that samples are missing, not that the machine is slow. */
const MISSING_MS = 120;
/** A chunk isn't longer than the server takes, whatever a recorder says after a standstill. */
const LONGEST_MS = 2_500;

/**
 * Places chunks on the server's clock. A recorder counts from its first sample and hands over each chunk a
 * little after its end: that delay varies, and the smallest of many is the recorder's own. So the beginning of
 * its time is the smallest difference between arrival and end among the chunks around, which follows the drift
 * between the clocks. If all chunks from one on are late, samples are missing before it, and the time line
 * continues after a gap.
 * @param anchors in the order they were recorded
 * @param delayMs the recorder's own delay
 */
export function placeChunks(anchors: readonly Anchor[], delayMs = 0): Place[] {
  const zeros = anchors.map(({ arrivedAt, endMs }) => arrivedAt - endMs - delayMs);
  const places: Place[] = [];
  let since = 0;
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const [index, anchor] of anchors.entries()) {
    const next = laterThan(anchors, index);
    const before = least(zeros, Math.max(since, index - BACK), index);
    const zero = zeros[index] ?? 0;
    const isLate = next.isKnown && least(zeros, index, next.end) > before + MISSING_MS;
    if (index > since && (isLate || zero < before - MISSING_MS)) since = index;
    const start = least(zeros, Math.max(since, index - BACK), punctualEnd(zeros, index, next.end));
    const startsAt = notBefore(previousEnd, Math.round(start + anchor.startMs));
    const lasts = Math.min(LONGEST_MS, anchor.endMs - anchor.startMs);
    const endsAt = Math.max(startsAt + 1, Math.round(start + anchor.startMs + lasts));
    places.push({ startsAt, endsAt });
    previousEnd = endsAt;
  }
  return places;
}

/** Returns the end of the chunks that arrived within the time that settles a chunk. */
function laterThan(anchors: readonly Anchor[], index: number): { end: number; isKnown: boolean } {
  const until = (anchors[index]?.arrivedAt ?? 0) + SETTLES_MS;
  let end = index + 1;
  while (end < anchors.length && (anchors[end]?.arrivedAt ?? 0) <= until) end += 1;
  return { end, isKnown: end - index >= 3 };
}

/** Chunks after a jump of the recorder's time say nothing about those before it. */
function punctualEnd(zeros: readonly number[], index: number, end: number): number {
  const zero = zeros[index] ?? 0;
  let last = index + 1;
  while (last < end && (zeros[last] ?? 0) <= zero + MISSING_MS) last += 1;
  return last;
}

function least(values: readonly number[], from: number, to: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) found = Math.min(found, values[index] ?? found);
  return found;
}

/** Corrections of a few milliseconds don't make chunks overlap. */
const notBefore = (previousEnd: number, startsAt: number): number =>
  startsAt < previousEnd && previousEnd - startsAt <= MISSING_MS ? previousEnd : startsAt;
