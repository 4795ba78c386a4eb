import { boxesAt } from "../media/boxes";

/** Returns the units per second of an MP4 header's only track; null if it isn't one. */
export function mp4Timescale(header: Buffer): number | null {
  const [box] = boxesAt(header, ["moov", "trak", "mdia", "mdhd"]);
  if (!box || box.to - box.from < 20) return null;
  // Version 1 has dates of 64 bits.
  const scale = header.readUInt32BE(box.from + (header[box.from] === 1 ? 20 : 12));
  return scale > 0 ? scale : null;
}

/** Returns the time of the first sample in an MP4's fragments. Only the first fragment's header has to be whole. */
export function mp4ChunkTime(chunk: Buffer): number | null {
  const [time] = boxesAt(chunk, ["moof", "traf", "tfdt"]);
  if (!time) return null;
  const isLong = chunk[time.from] === 1;
  if (time.to - time.from < (isLong ? 12 : 8)) return null;
  const decoded = isLong ? Number(chunk.readBigUInt64BE(time.from + 4)) : chunk.readUInt32BE(time.from + 4);
  const [run] = boxesAt(chunk, ["moof", "traf", "trun"]);
  return decoded + (run ? firstOffset(chunk, run.from, run.to) : 0);
}

const HAS_DATA_OFFSET = 0x1;
const HAS_FIRST_FLAGS = 0x4;
const HAS_COMPOSITION_OFFSET = 0x800;
/** Duration, size and flags of each sample come before its offset. */
const BEFORE_OFFSET = [0x100, 0x200, 0x400];

/** Returns how much later than it's decoded the first sample is shown. */
function firstOffset(chunk: Buffer, from: number, to: number): number {
  if (to - from < 8) return 0;
  const flags = chunk.readUIntBE(from + 1, 3);
  if ((flags & HAS_COMPOSITION_OFFSET) === 0) return 0;
  const fields = [HAS_DATA_OFFSET, HAS_FIRST_FLAGS, ...BEFORE_OFFSET].filter((one) => flags & one).length;
  const at = from + 8 + 4 * fields;
  return at + 4 <= to ? chunk.readInt32BE(at) : 0;
}
