/** A chunk on the recorder's time, and what this page knew when it was handed over. In milliseconds. */
export interface Anchor {
  startMs: number;
  endMs: number;
  /** When it was handed over, on the server's clock. */
  arrivedAt: number;
  /** When the recorder was started, on the server's clock as it was known then. */
  zeroAt: number;
}

/** On the server's clock, in whole epoch milliseconds. */
export interface Place {
  startsAt: number;
  endsAt: number;
}

/**
 * A recorder's first sample was captured a little before it was started: 12 to 14 ms for sound and 0 to 18 ms for
 * picture in Chromium, compared with flashes and beeps whose times were known.
 */
const CAPTURED_BEFORE_MS = 8;
/** How many chunks show how quickly a recorder hands over. Minutes, so that a busy machine is quick at least once. */
const BACK = 300;
/**
 * Chunks that arrive late because the page was busy are followed by punctual ones within this time. Until then
 * no one knows whether samples are missing.
 */
export const SETTLES_MS = 3_500;
/** A lasting delay beyond this means that samples are missing, not that the machine is slow. */
const MISSING_MS = 600;
/** A chunk isn't longer than the server takes, whatever a recorder says after a standstill. */
const LONGEST_MS = 2_500;
/** Corrections up to this don't make chunks overlap. */
const OVERLAP_MS = 100;

/**
 * Places chunks on the server's clock. A recorder's time begins when it was started and runs with this machine's
 * clock, whose difference from the server's is measured throughout. What that misses is seen in how late chunks
 * are handed over: the least delay of many stays the same, unless the device's own clock drifts, which is
 * followed, or samples are missing. Then all chunks from one on are late, and the time line goes on after a gap.
 * @param anchors of a whole part, in the order they were recorded
 */
export function placeChunks(anchors: readonly Anchor[]): Place[] {
  const lags = anchors.map(({ arrivedAt, endMs, zeroAt }) => arrivedAt - endMs - zeroAt);
  const places: Place[] = [];
  let since = 0;
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const [index, anchor] of anchors.entries()) {
    const next = laterThan(anchors, index);
    const before = least(lags, Math.max(since, index - BACK), index);
    const lag = lags[index] ?? 0;
    const isLate = next.isKnown && least(lags, index, next.end) > before + MISSING_MS;
    if (index > since && (isLate || lag < before - MISSING_MS)) since = index;
    const end = punctualEnd(lags, index, next.end);
    const correction = least(lags, Math.max(since, index - BACK), end) - least(lags, 0, Math.min(BACK, end));
    const starts = anchor.zeroAt - CAPTURED_BEFORE_MS + correction + anchor.startMs;
    const lasts = Math.min(LONGEST_MS, anchor.endMs - anchor.startMs);
    const startsAt = notBefore(previousEnd, Math.round(starts));
    const endsAt = Math.max(startsAt + 1, Math.round(starts + lasts));
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

/** Chunks after missing samples say nothing about those before. */
function punctualEnd(lags: readonly number[], index: number, end: number): number {
  const lag = lags[index] ?? 0;
  let last = index + 1;
  while (last < end && (lags[last] ?? 0) <= lag + MISSING_MS) last += 1;
  return last;
}

function least(values: readonly number[], from: number, to: number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let index = from; index < to; index += 1) found = Math.min(found, values[index] ?? found);
  return found;
}

const notBefore = (previousEnd: number, startsAt: number): number =>
  startsAt < previousEnd && previousEnd - startsAt <= OVERLAP_MS ? previousEnd : startsAt;
