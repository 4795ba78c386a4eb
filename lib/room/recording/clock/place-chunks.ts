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
  /** From then on, what arrives later doesn't change it any more. */
  settlesAt: number;
}

/**
 * A recorder's first sample was captured a little before it was started: 12 to 14 ms for sound and 0 to 18 ms for
 * picture in Chromium, compared with flashes and beeps whose times were known.
 */
const CAPTURED_BEFORE_MS = 8;
/** How many chunks show how quickly a recorder hands over. Minutes, so that a busy machine is quick at least once. */
const BACK = 300;
const SETTLES_MS = 3_500;
/**
 * Chunks that arrive late because the machine was busy are followed by a punctual one within this time. Until then no one knows
 * whether samples are missing.
 */
const LATE_SETTLES_MS = 30_000;
/** The same if some are far later than others, so that the machine is busy in any case. */
const BUSY_SETTLES_MS = 120_000;
/** After missing samples, most chunks of an idle machine are late by nearly the same. */
const STEADY_MS = 150;
/** Fewer chunks don't show it, at the end of a part. */
const LEAST_LATE = 8;
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
 * A chunk can't be handed over before it was recorded, so a single punctual one proves that nothing is missing before it.
 * @param anchors of a whole part, in the order they were recorded
 */
export function placeChunks(anchors: readonly Anchor[]): Place[] {
  const lags = anchors.map(({ arrivedAt, endMs, zeroAt }) => arrivedAt - endMs - zeroAt);
  const places: Place[] = [];
  /** Where samples are missing. */
  const gaps = [NO_GAP];
  let previousEnd = Number.NEGATIVE_INFINITY;
  for (const [index, anchor] of anchors.entries()) {
    const soon = arrivedWithin(anchors, index, SETTLES_MS);
    const end = punctualEnd(lags, index, soon);
    takeBack(gaps, lags, end);
    const usual = least(lags, Math.max(gapOf(gaps).index, index - BACK), index);
    const { later, settlesAt: lateSettlesAt } = lateAt(anchors, lags, index, usual);
    if (later - index >= LEAST_LATE) gaps.push({ index, end: later, settlesAt: lateSettlesAt });
    const { index: since, end: known, settlesAt: gapSettlesAt } = gapOf(gaps);
    const recent = least(lags, Math.max(since, index - BACK), Math.max(end, known));
    const correction = recent - least(lags, 0, Math.min(BACK, end));
    const starts = anchor.zeroAt - CAPTURED_BEFORE_MS + correction + anchor.startMs;
    const lasts = Math.min(LONGEST_MS, anchor.endMs - anchor.startMs);
    const startsAt = notBefore(previousEnd, Math.round(starts));
    const endsAt = Math.max(startsAt + 1, Math.round(starts + lasts));
    const settlesAt = Math.max(anchor.arrivedAt + SETTLES_MS, lateSettlesAt, gapSettlesAt);
    places.push({ startsAt, endsAt, settlesAt });
    previousEnd = endsAt;
  }
  return places;
}

/**
 * Returns the end of the chunks that show that all from one on are late, and when that's settled. Nothing if a punctual
 * one follows.
 */
function lateAt(
  anchors: readonly Anchor[],
  lags: readonly number[],
  index: number,
  usual: number,
): { later: number; settlesAt: number } {
  const isLate = (end: number) => index > 0 && least(lags, index, end) > usual + MISSING_MS;
  const arrivedAt = anchors[index]?.arrivedAt ?? 0;
  const soon = arrivedWithin(anchors, index, LATE_SETTLES_MS);
  if (!isLate(soon)) return { later: index, settlesAt: 0 };
  if (isSteady(lags.slice(index, soon))) return { later: soon, settlesAt: arrivedAt + LATE_SETTLES_MS };
  const later = arrivedWithin(anchors, index, BUSY_SETTLES_MS);
  if (!isLate(later)) return { later: index, settlesAt: 0 };
  return { later, settlesAt: arrivedAt + BUSY_SETTLES_MS };
}

function isSteady(lags: readonly number[]): boolean {
  const sorted = lags.toSorted((one, other) => one - other);
  const [first = 0, middle = 0] = [sorted[0], sorted[Math.floor(sorted.length / 2)]];
  return middle - first <= STEADY_MS;
}

interface Gap {
  /** Of the first chunk after it. */
  index: number;
  /** The end of the chunks that showed it. */
  end: number;
  settlesAt: number;
}

const NO_GAP: Gap = { index: 0, end: 0, settlesAt: 0 };
const gapOf = (gaps: readonly Gap[]): Gap => gaps.at(-1) ?? NO_GAP;

/** A chunk that is quick enough shows that samples which seemed to be missing weren't. */
function takeBack(gaps: Gap[], lags: readonly number[], end: number): void {
  for (;;) {
    const [before, last] = gaps.slice(-2);
    if (!before || !last) return;
    if (least(lags, last.index, end) > least(lags, before.index, last.index) + MISSING_MS) return;
    gaps.pop();
  }
}

/** Returns the end of the chunks that arrived within a time after one. */
function arrivedWithin(anchors: readonly Anchor[], index: number, ms: number): number {
  const until = (anchors[index]?.arrivedAt ?? 0) + ms;
  let end = index + 1;
  while (end < anchors.length && (anchors[end]?.arrivedAt ?? 0) <= until) end += 1;
  return end;
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
