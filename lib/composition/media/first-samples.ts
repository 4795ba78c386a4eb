import { boxesAt, boxesIn } from "./boxes";
import { samplesIn } from "./piece";

const HAS_DATA_OFFSET = 0x1;
const HAS_FIRST_FLAGS = 0x4;
const HAS_DURATION = 0x100;
const HAS_SIZE = 0x200;
/** Duration, size, flags and composition offset of each sample. */
const PER_SAMPLE = [HAS_DURATION, HAS_SIZE, 0x400, 0x800];

/**
 * Returns a piece of sound with its first AAC frames only. It has one fragment, as pieces of sound do: where the
 * program goes on less than a frame later, the last one isn't played.
 */
export function firstSamples(media: Buffer, count: number): Buffer {
  if (count >= samplesIn(media)) return media;
  const [moof, mdat] = boxesIn(media);
  const [traf] = boxesAt(media, ["moof", "traf"]);
  const [trun] = boxesAt(media, ["moof", "traf", "trun"]);
  if (!moof || !mdat || !traf || !trun || boxesAt(media, ["moof"]).length !== 1)
    throw new Error("A piece of sound has one fragment.");
  const { entries, entryBytes, sizeAt } = entriesOf(media, trun.from);
  // Frames of one size, such as silence, don't say it each.
  let sizes = ((mdat.to - mdat.from) / samplesIn(media)) * count;
  if (sizeAt !== null) {
    sizes = 0;
    for (let index = 0; index < count; index += 1)
      sizes += media.readUInt32BE(entries + index * entryBytes + sizeAt);
  }
  const end = entries + count * entryBytes;
  const removed = trun.to - end;
  const header = Buffer.concat([media.subarray(moof.start, end), media.subarray(trun.to, moof.to)]);
  for (const { start, to } of [moof, traf, trun])
    header.writeUInt32BE(to - start - removed, start - moof.start);
  header.writeUInt32BE(count, trun.from + 4 - moof.start);
  // The samples' bytes are found from the start of `moof`.
  header.writeInt32BE(header.readInt32BE(trun.from + 8 - moof.start) - removed, trun.from + 8 - moof.start);
  const data = media.subarray(mdat.start, mdat.from + sizes);
  const copy = Buffer.from(data);
  copy.writeUInt32BE(data.length, 0);
  return Buffer.concat([header, copy]);
}

function entriesOf(media: Buffer, from: number) {
  const flags = media.readUIntBE(from + 1, 3);
  if (!(flags & HAS_DATA_OFFSET)) throw new Error("A piece of sound says where its frames are.");
  const has = (flag: number): boolean => (flags & flag) !== 0;
  return {
    entries: from + (has(HAS_FIRST_FLAGS) ? 16 : 12),
    entryBytes: 4 * PER_SAMPLE.filter(has).length,
    sizeAt: has(HAS_SIZE) ? (has(HAS_DURATION) ? 4 : 0) : null,
  };
}
