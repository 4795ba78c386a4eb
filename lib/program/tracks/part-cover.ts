import { firstEndingAfter, type Interval, joined } from "../time/intervals";
import type { PartChunk, TrackPart } from "./track";

/** What of a part can be played. */
export interface PartCover {
  /** In milliseconds, in order: when there is picture or sound. */
  intervals: readonly Interval[];
  /** Returns the numbers of the chunks that must be decoded, after the header, to play an interval. */
  chunksFor(interval: Interval): { first: number; last: number };
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
      let last = first;
      for (let next = at; (decodable[next]?.from ?? to) < to; next += 1) last = decodable[next];
      return { first: first?.clean ?? 0, last: last?.number ?? 0 };
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
    if (clean !== null && toMs > from) decodable.push({ number, clean, from, to: toMs });
  }
  return decodable;
}

function inOrder(chunks: readonly PartChunk[]): readonly PartChunk[] {
  const isSorted = chunks.every((chunk, index) => (chunks[index - 1]?.number ?? 0) <= chunk.number);
  return isSorted ? chunks : [...chunks].sort((a, b) => a.number - b.number);
}
