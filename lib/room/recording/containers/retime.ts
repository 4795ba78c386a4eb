import { EBML, elementsIn, readUint } from "./ebml";
import { boxesIn, findBox, ticksPerMsOf } from "./mp4-boxes";

/** Where a fragment says when it begins. */
interface StatedTime {
  content: Uint8Array;
  msPerTick: number;
}

/** Smaller differences stay: players would hear each correction. */
const LEFT_MS = 20;

/**
 * Returns a chunk whose fragments begin at a time of the file, as long as before. A recorder counts samples: what a
 * page that stood still didn't record is missing from its times.
 * @param header the file's first chunk, as a `Cutter` makes it
 * @param startMs when its first fragment begins
 */
export function retimed(
  contentType: string,
  header: Uint8Array,
  bytes: Uint8Array,
  startMs: number,
): Uint8Array {
  const copy = bytes.slice();
  const times = /\/mp4\b/.test(contentType) ? mp4Times(header, copy) : webmTimes(header, copy);
  const [first] = times;
  if (!first) return bytes;
  const byMs = startMs - readUint(first.content) * first.msPerTick;
  if (Math.abs(byMs) <= LEFT_MS) return bytes;
  for (const { content, msPerTick } of times)
    writeUint(content, Math.max(0, readUint(content) + Math.round(byMs / msPerTick)));
  return copy;
}

function mp4Times(header: Uint8Array, chunk: Uint8Array): StatedTime[] {
  const mdhd = findBox(header, "moov/trak/mdia/mdhd");
  if (!mdhd) return [];
  const msPerTick = 1 / ticksPerMsOf(mdhd);
  return boxesIn(chunk).flatMap(({ type, body }) => {
    const time = type === "moof" ? findBox(body, "traf/tfdt") : undefined;
    return time ? [{ content: time.subarray(4), msPerTick }] : [];
  });
}

function webmTimes(header: Uint8Array, chunk: Uint8Array): StatedTime[] {
  const [info] = elementsIn(header, EBML.segment).flatMap((segment) => elementsIn(segment, EBML.info));
  const [scale] = info ? elementsIn(info, EBML.timestampScale) : [];
  const msPerTick = scale ? readUint(scale) / 1e6 : 1;
  return elementsIn(chunk, EBML.cluster).flatMap((cluster) => {
    const [content] = elementsIn(cluster, EBML.timestamp);
    return content ? [{ content, msPerTick }] : [];
  });
}

function writeUint(content: Uint8Array, value: number): void {
  for (let at = content.length - 1, rest = value; at >= 0; at -= 1, rest = Math.floor(rest / 256))
    content[at] = rest % 256;
}
