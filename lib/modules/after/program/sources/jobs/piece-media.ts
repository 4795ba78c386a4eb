import type { PieceMedia } from "@/lib/composition/jobs/piece-media";
import { chunkKey } from "@/lib/modules/after/tracks";
import { isUploadedKey } from "@/lib/modules/after/uploaded-files";
import { isVideoKey } from "@/lib/modules/show-basics/video-files";
import type { PartChunk, TrackPart } from "@/lib/program";
import { FILES_PATH } from "@/lib/providers/storage";
import type { ProgramSources } from "../program-sources";

/** Returns where the tracks and videos of a program are. */
export function pieceMedia(sources: ProgramSources): PieceMedia {
  return {
    part: (partId, { first, last }) => {
      const part = partsOf(sources).get(partId);
      if (!part) throw new Error(`The program has no part ${partId}.`);
      return {
        header: chunkKey(sources, partId, 0),
        chunks: between(part.chunks, first, last).map((chunk) => ({
          ...chunk,
          key: chunkKey(sources, partId, chunk.number),
        })),
      };
    },
    video: ({ src }) => videoAddress(src),
  };
}

/** Returns the address of a video or an uploaded recording of ours, as its files are asked for; null for anything else. */
function videoAddress(src: string): string | null {
  const address = src.startsWith(`${FILES_PATH}/`) ? src.slice(FILES_PATH.length + 1) : "";
  if (isUploadedKey(address)) return address;
  return isVideoKey(address) && !address.endsWith("/poster") ? address : null;
}

const known = new WeakMap<ProgramSources, ReadonlyMap<string, TrackPart>>();

function partsOf(sources: ProgramSources): ReadonlyMap<string, TrackPart> {
  const parts =
    known.get(sources) ??
    new Map(sources.tracks.flatMap((track) => track.parts.map((part) => [part.id, part])));
  known.set(sources, parts);
  return parts;
}

/** The chunks are in order, and there may be tens of thousands. */
function between(chunks: readonly PartChunk[], first: number, last: number): PartChunk[] {
  let [low, high] = [0, chunks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunks[middle]?.number ?? 0) < first) low = middle + 1;
    else high = middle;
  }
  const found: PartChunk[] = [];
  for (let chunk = chunks[low]; chunk && chunk.number <= last; chunk = chunks[low + found.length])
    found.push(chunk);
  return found;
}
