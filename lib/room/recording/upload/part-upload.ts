import { type Place, placeChunks, SETTLES_MS } from "../clock/place-chunks";
import type { StoredChunk, StoredPart } from "../store/chunk-store";
import type { NextChunk, PartEnd } from "./upload-api";

/** How many chunks are announced in one call. */
const BATCH = 8;
const ANCHORS = 2_000;
/** The places of later chunks depend on this many before them. */
const CONTEXT = 120;

export interface PlacedChunk extends StoredChunk {
  place: Place;
}

/** Returns the part's media chunks that could be sent now, with their places. */
export function sendable(
  part: StoredPart,
  chunks: readonly StoredChunk[],
  facts: { isOpen: boolean; serverNow: number; delayMs: number },
): PlacedChunk[] {
  const media = chunks.filter(({ number }) => number > 0);
  const firstHeld = media.findIndex(({ state }) => state === "held");
  if (firstHeld < 0) return [];
  const context = media.slice(Math.max(0, firstHeld - CONTEXT));
  const places = placeChunks(context, facts.delayMs);
  const header = chunks.find(({ number, state }) => number === 0 && state === "held");
  const ready: PlacedChunk[] = [];
  for (const [index, chunk] of context.entries()) {
    const place = places[index];
    const isSettled = !facts.isOpen || facts.serverNow - chunk.arrivedAt >= SETTLES_MS;
    if (place && chunk.state === "held" && isSettled) ready.push({ ...chunk, place });
  }
  const [first] = ready;
  if (!first) return [];
  const startsAt = part.partId === null ? first.place.startsAt : part.recorderStartedAt;
  return header ? [{ ...header, place: { startsAt, endsAt: startsAt } }, ...ready] : ready;
}

/** Returns the next batch as the server wants it. The header goes first. */
export const announced = (ready: readonly PlacedChunk[], mediaStartedAt: number): NextChunk[] =>
  ready.slice(0, BATCH).map(({ number, place, sizeBytes, sha256, startsClean }) => ({
    number,
    start_ms: Math.max(0, place.startsAt - mediaStartedAt),
    end_ms: Math.max(number === 0 ? 0 : 1, place.endsAt - mediaStartedAt),
    size_bytes: sizeBytes,
    sha256,
    starts_clean: startsClean,
  }));

/** Returns what the browser measured, for placing the part more precisely later. */
export function endOf(part: StoredPart, chunks: readonly StoredChunk[]): PartEnd {
  const media = chunks.filter(({ number }) => number > 0);
  const step = Math.max(1, Math.ceil(media.length / ANCHORS));
  const anchors = media
    .filter((_chunk, index) => index % step === 0)
    .map(({ endMs, arrivedAt }): [number, number] => [Math.round(endMs * 10) / 10, Math.round(arrivedAt * 10) / 10]);
  return {
    chunks: part.chunks,
    quality: {
      anchors,
      clock_error_ms: part.clockErrorMs,
      recorder_started_at: new Date(part.recorderStartedAt).toISOString(),
      recorder: part.recorder,
    },
  };
}
