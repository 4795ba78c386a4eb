import { concat, viewOf } from "./cutter";
import { boxesIn, boxHead } from "./mp4-boxes";
import type { ReadMoof } from "./mp4-samples";

const COUNT_AT = 4;

/** Returns a box of a type with this content. */
function makeBox(type: string, content: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const head = new Uint8Array(8);
  for (let at = 0; at < 4; at += 1) head[4 + at] = type.charCodeAt(at);
  const box = concat([head, ...content]);
  viewOf(box).setUint32(0, box.length);
  return box;
}

/**
 * Returns a fragment with only its first samples; undefined if it can't be shortened, because it doesn't say where its
 * samples are.
 * @param count at least 1, and fewer than it has
 */
export function withFirstSamples(
  moof: Uint8Array,
  mdat: Uint8Array,
  { runs }: ReadMoof,
  count: number,
): Uint8Array<ArrayBuffer> | undefined {
  const [run] = runs;
  if (!run || runs.length > 1 || run.offsetAt === null) return undefined;
  const kept = run.samples.slice(0, count);
  if (kept.some(({ size }) => size === null)) return undefined;
  const length = kept.reduce((sum, { size }) => sum + (size ?? 0), 0);
  const less = (run.samples.length - count) * run.entryBytes;
  const shortRun = (body: Uint8Array): Uint8Array => {
    const cut = body.slice(0, body.length - less);
    const view = viewOf(cut);
    view.setUint32(COUNT_AT, count);
    const at = run.offsetAt ?? 0;
    view.setInt32(at, view.getInt32(at) - less);
    return makeBox("trun", [cut]);
  };
  const inside = (bytes: Uint8Array): Uint8Array[] =>
    boxesIn(bytes).map(({ type, bytes: whole, body }) => {
      if (type === "traf") return makeBox(type, inside(body));
      return type === "trun" ? shortRun(body) : whole;
    });
  const data = mdat.subarray(boxHead(mdat)?.head ?? 8);
  return concat([
    makeBox("moof", inside(moof.subarray(boxHead(moof)?.head ?? 8))),
    makeBox("mdat", [data.subarray(0, length)]),
  ]);
}
