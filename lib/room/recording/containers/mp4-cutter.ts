import { type Cutter, concat, type Fragment, viewOf } from "./cutter";
import { boxHead, findBox, ticksPerMsOf } from "./mp4-boxes";
import { type Mp4Sample, type ReadMoof, readMoof } from "./mp4-samples";
import { withFirstSamples } from "./mp4-shorten";

/** What the header says about the one track. */
interface TrackFacts {
  ticksPerMs: number;
  isVideo: boolean;
  duration: number;
  flags: number;
}

const NON_KEY = 0x1_0000;

/** Fragmented MP4: `ftyp` and `moov`, then pairs of `moof` and `mdat`. */
export class Mp4Cutter implements Cutter {
  header: Uint8Array<ArrayBuffer> | null = null;
  private held: Uint8Array = new Uint8Array();
  private readonly front: Uint8Array[] = [];
  private facts: TrackFacts | null = null;
  private moof: Uint8Array | null = null;

  constructor(private readonly untilMs: number) {}

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

  private pair(mdat: Uint8Array): Fragment | undefined {
    const { moof, facts } = this;
    if (!moof || !facts) throw new Error("Samples came before their description.");
    this.moof = null;
    const { ticksPerMs, isVideo } = facts;
    const read = readMoof(moof.subarray(8), facts);
    const startMs = read.start / ticksPerMs;
    const samples = read.runs.flatMap((run) => run.samples);
    const keyed = read.runs[0] ? (read.runs[0].firstFlags & NON_KEY) === 0 : false;
    const whole = { startMs, startsClean: keyed || !isVideo };
    const endMs = (read.start + durationOf(read, isVideo)) / ticksPerMs;
    if (endMs <= this.untilMs) return { ...whole, bytes: concat([moof, mdat]), endMs };
    const untilTicks = this.untilMs * ticksPerMs - read.start;
    const count = samplesUntil(samples, untilTicks, isVideo);
    // Its last sample stays until then.
    if (count === samples.length) return { ...whole, bytes: concat([moof, mdat]), endMs: this.untilMs };
    const bytes = count > 0 ? withFirstSamples(moof, mdat, read, count) : undefined;
    const lasts = sum(samples.slice(0, count));
    return bytes && { ...whole, bytes, endMs: Math.min(this.untilMs, startMs + lasts / ticksPerMs) };
  }
}

function factsOf(moov: Uint8Array): TrackFacts {
  const mdhd = findBox(moov, "trak/mdia/mdhd");
  const hdlr = findBox(moov, "trak/mdia/hdlr");
  if (!mdhd || !hdlr) throw new Error("The header has no track.");
  const trex = findBox(moov, "mvex/trex");
  const defaults = trex && viewOf(trex);
  return {
    ticksPerMs: ticksPerMsOf(mdhd),
    isVideo: viewOf(hdlr).getUint32(8) === 0x76_69_64_65,
    duration: defaults?.getUint32(12) ?? 0,
    flags: defaults?.getUint32(20) ?? 0,
  };
}

const sum = (samples: readonly Mp4Sample[]): number =>
  samples.reduce((total, { duration }) => total + duration, 0);

/** Chromium says that the last sample of each fragment of sound is shorter than it is. */
function durationOf({ runs }: ReadMoof, isVideo: boolean): number {
  const shortBy = ({ samples }: ReadMoof["runs"][number]): number =>
    Math.max(0, (samples[0]?.duration ?? 0) - (samples.at(-1)?.duration ?? 0));
  return runs.reduce((total, run) => total + sum(run.samples) + (isVideo ? 0 : shortBy(run)), 0);
}

/** How many samples are from before a time: pictures that were taken, and sound that was over. */
function samplesUntil(samples: readonly Mp4Sample[], untilTicks: number, isVideo: boolean): number {
  let at = 0;
  const usual = samples[0]?.duration ?? 0;
  const index = samples.findIndex(({ duration }) => {
    const startsAt = at;
    at += duration;
    return isVideo ? startsAt >= untilTicks : startsAt + Math.max(duration, usual) > untilTicks;
  });
  return index < 0 ? samples.length : index;
}
