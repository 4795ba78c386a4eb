import { firstEndingAfter, type Interval, inside, joined, lengthOf, outside } from "../time/intervals";
import { frameAt, sampleAt } from "../time/units";
import { coverOf } from "./part-cover";
import type { TrackPart } from "./track";

/** Where one part is the source. In the unit that was asked for, on the session's media time. */
export interface ChosenSource extends Interval {
  part: TrackPart;
  /** Where it has nothing: the last picture stays, or there is silence. */
  gaps: Interval[];
  /** If it starts in a gap, the end of what it had before; otherwise null. */
  held: number | null;
}

/** How a kind of source is measured. */
export interface SourceUnit {
  /** Converts whole milliseconds. */
  at(ms: number): number;
  /** A gap up to this length, in milliseconds, isn't worth another copy. */
  bridgedMs: number;
  /** How long the last picture stays where no copy has anything. After that, the camera counts as off. */
  heldMs: number;
}

export const PICTURE: SourceUnit = { at: frameAt, bridgedMs: 250, heldMs: 5_000 };
export const SOUND: SourceUnit = { at: sampleAt, bridgedMs: 40, heldMs: 0 };

interface Candidate {
  part: TrackPart;
  /** What it has, also around what is wanted. */
  has: Interval[];
  /** The same with short gaps bridged. */
  bridged: Interval[];
  /** The same with its last picture held in longer gaps. */
  held: Interval[];
}

/**
 * Chooses the sources of an interval from the parts of one track. Pictures from before `sinceMs` aren't used,
 * not even to hold one of them.
 *
 * The browser's copy is first if it covers all that any copy has and its picture isn't smaller; otherwise the
 * server's if that covers all; otherwise the one that covers more. What is missing there comes from the other.
 */
export function chooseSources(
  parts: readonly TrackPart[],
  wanted: Interval,
  sinceMs: number,
  unit: SourceUnit,
): ChosenSource[] {
  const candidates = parts.flatMap((part) => candidateOf(part, wanted, sinceMs, unit) ?? []);
  if (candidates.length === 0) return [];
  const ranked = candidates.length > 1 ? rank(candidates) : candidates;
  const taken: (Interval & { candidate: Candidate })[] = [];
  let open: Interval[] = [wanted];
  for (const offer of ["bridged", "held"] as const) {
    for (const candidate of ranked) {
      if (open.length === 0) break;
      const fits = open.flatMap((free) => inside(candidate[offer], free));
      taken.push(...fits.map((fit) => ({ ...fit, candidate })));
      open = open.flatMap((free) => outside(candidate[offer], free));
    }
  }
  return merged(taken.sort((a, b) => a.from - b.from));
}

function candidateOf(
  part: TrackPart,
  wanted: Interval,
  sinceMs: number,
  unit: SourceUnit,
): Candidate | undefined {
  if (unit.at(part.fromMs) >= wanted.to || unit.at(part.toMs) <= wanted.from) return undefined;
  const near = nearby(coverOf(part).intervals, wanted, unit).flatMap(({ from, to }) =>
    to > sinceMs ? [{ from: Math.max(sinceMs, from), to }] : [],
  );
  const toUnit = (list: readonly Interval[]) =>
    joined(list.map(({ from, to }) => ({ from: unit.at(from), to: unit.at(to) })));
  const bridged = joined(near, unit.bridgedMs);
  const held = bridged.map(({ from, to }, index) => {
    const next = bridged[index + 1];
    return { from, to: next ? Math.min(next.from, to + unit.heldMs) : to };
  });
  const clip = (list: readonly Interval[]) => inside(toUnit(list), wanted);
  const found = { part, has: toUnit(near), bridged: clip(bridged), held: clip(held) };
  return found.held.length > 0 ? found : undefined;
}

/** Returns the intervals that touch what is wanted, and one more on each side, for the gaps between. */
function nearby(list: readonly Interval[], wanted: Interval, unit: SourceUnit): Interval[] {
  const start = firstEndingAfter(list, wanted.from, unit.at);
  let end = start;
  while (end < list.length && unit.at(list[end]?.from ?? 0) < wanted.to) end += 1;
  return list.slice(Math.max(0, start - 1), end + 1);
}

/** Returns the preferred copy's parts first. Of one copy, the latest capture is what the audience saw. */
function rank(candidates: readonly Candidate[]): Candidate[] {
  const preferred = preferredCopy(candidates);
  return [...candidates].sort(
    (a, b) =>
      Number(b.part.copy === preferred) - Number(a.part.copy === preferred) ||
      b.part.fromMs - a.part.fromMs ||
      (a.part.id < b.part.id ? -1 : 1),
  );
}

function preferredCopy(candidates: readonly Candidate[]): TrackPart["copy"] {
  const all = coveredBy(candidates);
  const [server, browser] = (["server", "browser"] as const).map((copy) => {
    const own = candidates.filter(({ part }) => part.copy === copy);
    const height = Math.max(0, ...own.map(({ part }) => part.height ?? 0));
    return { covered: coveredBy(own), height };
  });
  if (!server || !browser) return "server";
  if (browser.covered < all) return browser.covered > server.covered ? "browser" : "server";
  return server.covered < all || browser.height >= server.height ? "browser" : "server";
}

const coveredBy = (candidates: readonly Candidate[]): number =>
  lengthOf(joined(candidates.flatMap(({ bridged }) => bridged)));

/** Joins what touches and comes from the same part. */
function merged(taken: readonly (Interval & { candidate: Candidate })[]): ChosenSource[] {
  const sources: (Interval & { candidate: Candidate })[] = [];
  for (const one of taken) {
    const last = sources.at(-1);
    if (last && last.candidate === one.candidate && last.to === one.from) last.to = one.to;
    else sources.push({ ...one });
  }
  return sources.map(({ from, to, candidate: { part, has } }) => {
    const gaps = outside(has, { from, to });
    const before = gaps[0]?.from === from ? has.findLast((one) => one.to <= from) : undefined;
    return { part, from, to, gaps, held: before?.to ?? null };
  });
}
