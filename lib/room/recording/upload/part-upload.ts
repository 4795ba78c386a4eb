import { type Place, placeChunks } from "../clock/place-chunks";
import type { StoredChunk, StoredPart } from "../store/chunk-store";
import type { NextChunk, PartEnd } from "./upload-api";

/** How many chunks are announced in one call. */
const BATCH = 8;
const ANCHORS = 2_000;

export interface PlacedChunk extends StoredChunk {
  place: Place;
}

/** Returns the part's media chunks that could be sent now, with their places. */
export function sendable(
  part: StoredPart,
  chunks: readonly StoredChunk[],
  facts: { isOpen: boolean; serverNow: number },
): PlacedChunk[] {
  const media = chunks.filter(({ number }) => number > 0);
  if (!media.some(({ state }) => state === "held")) return [];
  const places = placeChunks(media);
  const header = chunks.find(({ number, state }) => number === 0 && state === "held");
  const ready: PlacedChunk[] = [];
  for (const [index, chunk] of media.entries()) {
    const place = places[index];
    const isSettled = !facts.isOpen || facts.serverNow >= (place?.settlesAt ?? 0);
    if (place && chunk.state === "held" && isSettled) ready.push({ ...chunk, place });
  }
  const [first] = ready;
  if (!first) return [];
  const startsAt = part.partId === null ? first.place.startsAt : part.recorderStartedAt;
  return header ? [{ ...header, place: { ...first.place, startsAt, endsAt: startsAt } }, ...ready] : ready;
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

const tenths = (ms: number): number => Math.round(ms * 10) / 10;

/** Returns what the browser measured, for placing the part more precisely later. */
export function endOf(part: StoredPart, chunks: readonly StoredChunk[]): PartEnd {
  const media = chunks.filter(({ number }) => number > 0);
  const step = Math.max(1, Math.ceil(media.length / ANCHORS));
  const anchors = media
    .filter((_chunk, index) => index % step === 0)
    .map(({ endMs, arrivedAt, zeroAt }): [number, number, number] => [
      tenths(endMs),
      tenths(arrivedAt),
      tenths(zeroAt),
    ]);
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
