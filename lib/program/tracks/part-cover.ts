import { firstEndingAfter, type Interval, joined } from "../time/intervals";
import type { PartChunk, TrackPart } from "./track";

/** Chunks that must be decoded, after the header, to play something. */
export interface DecodedChunks {
  /** Their numbers. The first one starts clean. */
  first: number;
  last: number;
  /** Where each of them begins, in milliseconds. A part may be placed better later: then it's seen or heard elsewhere. */
  places: readonly number[];
}

/** What of a part can be played. */
export interface PartCover {
  /** In milliseconds, in order: when there is picture or sound. */
  intervals: readonly Interval[];
  /** Returns the chunks that play an interval. */
  chunksFor(interval: Interval): DecodedChunks;
}

/** Chunks' times are rounded, which leaves no gap. */
const ROUNDING_MS = 2;

const known = new WeakMap<readonly PartChunk[], PartCover>();

/**
 * Returns what can be played of a part. After a missing chunk, nothing can until the next chunk that starts
 * clean.
 */
export function coverOf({ chunks }: TrackPart): PartCover {
  const cover = known.get(chunks) ?? makeCover(chunks);
  known.set(chunks, cover);
  return cover;
}

interface Decodable extends Interval {
  number: number;
  /** Its place, which may be before what the chunk before it has. */
  place: number;
  /** Number of the chunk where decoding starts. */
  clean: number;
}

function makeCover(chunks: readonly PartChunk[]): PartCover {
  const decodable = decodableOf(chunks);
  return {
    intervals: joined(decodable, ROUNDING_MS),
    chunksFor: ({ from, to }) => {
      const at = firstEndingAfter(decodable, from);
      const now = decodable[at];
      // In a gap, the picture before it is shown.
      const first = now && now.from <= from ? now : (decodable[at - 1] ?? now);
      if (!first) return { first: 0, last: 0, places: [] };
      let start = first === now ? at : at - 1;
      while ((decodable[start - 1]?.number ?? -1) >= first.clean) start -= 1;
      let end = first === now ? at + 1 : at;
      while ((decodable[end]?.from ?? to) < to) end += 1;
      const decoded = decodable.slice(start, end);
      const places = decoded.map(({ place }) => place);
      return { first: first.clean, last: decoded.at(-1)?.number ?? first.clean, places };
    },
  };
}

function decodableOf(chunks: readonly PartChunk[]): Decodable[] {
  const decodable: Decodable[] = [];
  let previous: number | null = null;
  let clean: number | null = null;
  for (const { number, fromMs, toMs, startsClean } of inOrder(chunks)) {
    if (number === previous) continue;
    if (startsClean) clean = number;
    else if (number - 1 !== previous) clean = null;
    previous = number;
    const from = Math.max(fromMs, decodable.at(-1)?.to ?? fromMs);
    if (clean !== null && toMs > from) decodable.push({ number, clean, place: fromMs, from, to: toMs });
  }
  return decodable;
}

function inOrder(chunks: readonly PartChunk[]): readonly PartChunk[] {
  const isSorted = chunks.every((chunk, index) => (chunks[index - 1]?.number ?? 0) <= chunk.number);
  return isSorted ? chunks : [...chunks].sort((a, b) => a.number - b.number);
}
