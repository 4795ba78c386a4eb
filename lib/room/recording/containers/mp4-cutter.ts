import { type Cutter, concat, type Fragment, viewOf } from "./cutter";
import { boxesIn, boxHead, findBox } from "./mp4-boxes";

/** What the header says about the one track. */
interface TrackFacts {
  ticksPerMs: number;
  isVideo: boolean;
  defaultDuration: number;
  defaultFlags: number;
}

const NON_KEY = 0x1_0000;

/** Fragmented MP4: `ftyp` and `moov`, then pairs of `moof` and `mdat`. */
export class Mp4Cutter implements Cutter {
  header: Uint8Array<ArrayBuffer> | null = null;
  private held: Uint8Array = new Uint8Array();
  private readonly front: Uint8Array[] = [];
  private facts: TrackFacts | null = null;
  private moof: Uint8Array | null = null;

  push(bytes: Uint8Array): Fragment[] {
    this.held = this.held.length === 0 ? bytes : concat([this.held, bytes]);
    const fragments: Fragment[] = [];
    for (;;) {
      const head = boxHead(this.held);
      if (head && !this.header && this.front.length === 0 && head.type !== "ftyp")
        throw new Error("This isn't an MP4 file.");
      if (!head || this.held.length < head.size) return fragments;
      const box = this.held.slice(0, head.size);
      this.held = this.held.subarray(head.size);
      const fragment = this.take(head.type, box, box.subarray(head.head));
      if (fragment) fragments.push(fragment);
    }
  }

  /** Every pair is handed over at once. */
  flush = (): Fragment[] => [];

  private take(type: string, box: Uint8Array, body: Uint8Array): Fragment | undefined {
    if (type === "moof") this.moof = box;
    else if (type === "mdat") return this.pair(box);
    else if (!this.header) this.front.push(box);
    if (type === "moov") {
      this.facts = factsOf(body);
      this.header = concat(this.front);
    }
    return undefined;
  }

  private pair(mdat: Uint8Array): Fragment {
    const { moof, facts } = this;
    if (!moof || !facts) throw new Error("Samples came before their description.");
    this.moof = null;
    const { start, duration, startsClean } = timesOf(moof.subarray(8), facts);
    return {
      bytes: concat([moof, mdat]),
      startMs: start / facts.ticksPerMs,
      endMs: (start + duration) / facts.ticksPerMs,
      startsClean: startsClean || !facts.isVideo,
    };
  }
}

function factsOf(moov: Uint8Array): TrackFacts {
  const mdhd = findBox(moov, "trak/mdia/mdhd");
  const hdlr = findBox(moov, "trak/mdia/hdlr");
  if (!mdhd || !hdlr) throw new Error("The header has no track.");
  const view = viewOf(mdhd);
  const trex = findBox(moov, "mvex/trex");
  const defaults = trex && viewOf(trex);
  return {
    ticksPerMs: view.getUint32(view.getUint8(0) === 1 ? 20 : 12) / 1000,
    isVideo: viewOf(hdlr).getUint32(8) === 0x76_69_64_65,
    defaultDuration: defaults?.getUint32(12) ?? 0,
    defaultFlags: defaults?.getUint32(20) ?? 0,
  };
}

interface Times {
  start: number;
  duration: number;
  startsClean: boolean;
}

function timesOf(moof: Uint8Array, facts: TrackFacts): Times {
  const traf = findBox(moof, "traf");
  if (!traf) throw new Error("A fragment has no track.");
  const given = { ...facts };
  const times: Times = { start: 0, duration: 0, startsClean: false };
  let isFirst = true;
  for (const { type, body } of boxesIn(traf)) {
    const view = viewOf(body);
    if (type === "tfhd") Object.assign(given, trackDefaults(view));
    else if (type === "tfdt")
      times.start = view.getUint8(0) === 1 ? Number(view.getBigUint64(4)) : view.getUint32(4);
    else if (type === "trun") {
      const run = readRun(view, given);
      times.duration += run.duration + (facts.isVideo ? 0 : run.shortBy);
      if (isFirst) times.startsClean = (run.firstFlags & NON_KEY) === 0;
      isFirst = false;
    }
  }
  return times;
}

const flagsOf = (view: DataView): number => view.getUint32(0) & 0xff_ff_ff;

function trackDefaults(view: DataView): Partial<TrackFacts> {
  const flags = flagsOf(view);
  let at = 8;
  if (flags & 0x1) at += 8;
  if (flags & 0x2) at += 4;
  const found: Partial<TrackFacts> = {};
  if (flags & 0x8) {
    found.defaultDuration = view.getUint32(at);
    at += 4;
  }
  if (flags & 0x10) at += 4;
  if (flags & 0x20) found.defaultFlags = view.getUint32(at);
  return found;
}

interface Run {
  duration: number;
  firstFlags: number;
  /** How much shorter its last sample is than its first: Chromium cuts the last one of each fragment of sound. */
  shortBy: number;
}

function readRun(view: DataView, given: TrackFacts): Run {
  const flags = flagsOf(view);
  const count = view.getUint32(4);
  let at = 8;
  if (flags & 0x1) at += 4;
  let firstFlags = given.defaultFlags;
  const hasFirst = (flags & 0x4) !== 0;
  if (hasFirst) {
    firstFlags = view.getUint32(at);
    at += 4;
  }
  const [durationBytes, sizeBytes, flagBytes, offsetBytes] = [0x100, 0x200, 0x400, 0x800].map((bit) =>
    flags & bit ? 4 : 0,
  ) as [number, number, number, number];
  let duration = durationBytes ? 0 : count * given.defaultDuration;
  let last = 0;
  const first = durationBytes && count > 0 ? view.getUint32(at) : 0;
  if (flagBytes && !hasFirst && count > 0) firstFlags = view.getUint32(at + durationBytes + sizeBytes);
  for (let sample = 0; durationBytes && sample < count; sample += 1) {
    last = view.getUint32(at);
    duration += last;
    at += durationBytes + sizeBytes + flagBytes + offsetBytes;
  }
  return { duration, firstFlags, shortBy: Math.max(0, first - last) };
}
