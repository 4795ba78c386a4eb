import { type Fragment, join } from "./cutter";

const LONGEST_MS = 2_000;
const CHUNK_BYTES = 8 * 1024 * 1024;

/**
 * Puts fragments together into chunks of at most two seconds. A key frame begins a chunk of its own: some browsers
 * write one in ten seconds only, and a picture can't be decoded from anywhere else.
 */
export function gather(fragments: readonly Fragment[]): Fragment[] {
  const chunks: Fragment[] = [];
  for (const fragment of fragments) {
    const last = chunks.at(-1);
    if (last && belongsTo(last, fragment)) chunks[chunks.length - 1] = join([last, fragment]);
    else chunks.push(fragment);
  }
  return chunks;
}

function belongsTo(chunk: Fragment, next: Fragment): boolean {
  if (next.startsClean && !chunk.startsClean) return false;
  const isShort = next.endMs - chunk.startMs <= LONGEST_MS;
  return isShort && chunk.bytes.length + next.bytes.length <= CHUNK_BYTES;
}
