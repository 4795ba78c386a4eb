import { viewOf } from "./cutter";
import { boxesIn } from "./mp4-boxes";

/** What applies to samples that don't say it themselves. */
interface SampleDefaults {
  duration: number;
  flags: number;
}

export interface Mp4Sample {
  duration: number;
  /** In bytes; null if the fragment doesn't say it. */
  size: number | null;
}

/** The samples of one `trun` box, and where they are described in it. */
interface Run {
  samples: Mp4Sample[];
  firstFlags: number;
  entriesAt: number;
  entryBytes: number;
  /** Where the box says at which byte of the fragment the samples begin; null if it doesn't. */
  offsetAt: number | null;
}

/** One `moof` without its head, read. Times in the track's ticks. */
export interface ReadMoof {
  start: number;
  runs: Run[];
}

export function readMoof(moof: Uint8Array, defaults: SampleDefaults): ReadMoof {
  const traf = boxesIn(moof).find(({ type }) => type === "traf");
  if (!traf) throw new Error("A fragment has no track.");
  const given = { ...defaults };
  const read: ReadMoof = { start: 0, runs: [] };
  for (const { type, body } of boxesIn(traf.body)) {
    const view = viewOf(body);
    if (type === "tfhd") Object.assign(given, trackDefaults(view));
    else if (type === "tfdt")
      read.start = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
    else if (type === "trun") read.runs.push(readRun(view, given));
  }
  return read;
}

const flagsOf = (view: DataView): number => view.getUint32(0) & 0xff_ff_ff;

function trackDefaults(view: DataView): Partial<SampleDefaults> {
  const flags = flagsOf(view);
  let at = 8;
  if (flags & 0x1) at += 8;
  if (flags & 0x2) at += 4;
  const found: Partial<SampleDefaults> = {};
  if (flags & 0x8) {
    found.duration = view.getUint32(at);
    at += 4;
  }
  if (flags & 0x10) at += 4;
  if (flags & 0x20) found.flags = view.getUint32(at);
  return found;
}

function readRun(view: DataView, given: SampleDefaults): Run {
  const flags = flagsOf(view);
  const count = view.getUint32(4);
  const offsetAt = flags & 0x1 ? 8 : null;
  const hasFirst = (flags & 0x4) !== 0;
  const firstAt = offsetAt === null ? 8 : 12;
  const entriesAt = firstAt + (hasFirst ? 4 : 0);
  const [durationBytes, sizeBytes, flagBytes, offsetBytes] = [0x100, 0x200, 0x400, 0x800].map((bit) =>
    flags & bit ? 4 : 0,
  ) as [number, number, number, number];
  const entryBytes = durationBytes + sizeBytes + flagBytes + offsetBytes;
  let firstFlags = hasFirst ? view.getUint32(firstAt) : given.flags;
  if (flagBytes && !hasFirst && count > 0) firstFlags = view.getUint32(entriesAt + durationBytes + sizeBytes);
  const samples = Array.from({ length: count }, (_none, index): Mp4Sample => {
    const at = entriesAt + index * entryBytes;
    return {
      duration: durationBytes ? view.getUint32(at) : given.duration,
      size: sizeBytes ? view.getUint32(at + durationBytes) : null,
    };
  });
  return { samples, firstFlags, entriesAt, entryBytes, offsetAt };
}
