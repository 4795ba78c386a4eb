import type { Format } from "../frames/frame";
import type { FragmentFile, Sample } from "./fragment-file";

const RATE = 90_000;
const TICKS = RATE / 1_000;
const TRACK = 1;
const KEY_SAMPLE = 0x02000000;
const OTHER_SAMPLE = 0x01010000;
/** `trun` says where the data begins, and of each sample its length, size and flags. */
const RUN_FLAGS = 0x000701;
const BASE_IS_MOOF = 0x020000;
const IDENTITY = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000];
const ENABLED_IN_MOVIE = 3;

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...content]);
}

const fullBox = (type: string, version: number, flags: number, ...content: readonly Buffer[]): Buffer =>
  box(type, words(version * 0x1000000 + flags), ...content);

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value >>> 0, 4 * index);
  return bytes;
}

function halves(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
}

const text = (value: string): Buffer => Buffer.from(value, "latin1");

/** The sample entry of H.264: no colours, 72 dots an inch, 24 bits. */
function avc1({ width, height, setup }: Format): Buffer {
  return box(
    "avc1",
    words(0),
    halves(0, 1),
    words(0, 0, 0, 0),
    halves(width ?? 0, height ?? 0),
    words(0x480000, 0x480000, 0),
    halves(1),
    Buffer.alloc(32),
    halves(24, 0xffff),
    box("avcC", setup ?? Buffer.alloc(0)),
  );
}

function track(format: Format): Buffer {
  const size = words((format.width ?? 0) * 0x10000, (format.height ?? 0) * 0x10000);
  const empty = ["stts", "stsc", "stco"].map((type) => fullBox(type, 0, 0, words(0)));
  const samples = box(
    "stbl",
    fullBox("stsd", 0, 0, words(1), avc1(format)),
    ...empty,
    fullBox("stsz", 0, 0, words(0, 0)),
  );
  const data = box("dinf", fullBox("dref", 0, 0, words(1), fullBox("url ", 0, 1)));
  return box(
    "trak",
    fullBox("tkhd", 0, ENABLED_IN_MOVIE, words(0, 0, TRACK, 0, 0, 0, 0, 0, 0, ...IDENTITY), size),
    box(
      "mdia",
      fullBox("mdhd", 0, 0, words(0, 0, RATE, 0), halves(0x55c4, 0)),
      fullBox("hdlr", 0, 0, words(0), text("vide"), words(0, 0, 0), text("video\0")),
      box("minf", fullBox("vmhd", 0, 1, halves(0, 0, 0, 0)), data, samples),
    ),
  );
}

function header(format: Format): Buffer {
  return Buffer.concat([
    box("ftyp", text("iso6"), words(0), text("iso6mp41")),
    box(
      "moov",
      fullBox(
        "mvhd",
        0,
        0,
        words(0, 0, 1_000, 0, 0x10000),
        halves(0x100, 0),
        words(0, 0, ...IDENTITY, 0, 0, 0, 0, 0, 0, TRACK + 1),
      ),
      track(format),
      box("mvex", fullBox("trex", 0, 0, words(TRACK, 1, 0, 0, 0))),
    ),
  ]);
}

/** Times in ticks: each is rounded itself, so that roundings never add up. */
function timesOf(samples: readonly Sample[]): { start: number; lengths: number[] } {
  const starts = samples.map(({ atMs }) => Math.round(atMs * TICKS));
  const last = samples.at(-1);
  const end = Math.round(((last?.atMs ?? 0) + (last?.lengthMs ?? 0)) * TICKS);
  return {
    start: starts[0] ?? 0,
    lengths: starts.map((start, index) => Math.max(1, (starts[index + 1] ?? end) - start)),
  };
}

function fragment(number: number, samples: readonly Sample[]): Buffer {
  const { start, lengths } = timesOf(samples);
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(Math.max(0, start)));
  const entries = samples.flatMap(({ data, isKey }, index) => [
    lengths[index] ?? 1,
    data.length,
    isKey ? KEY_SAMPLE : OTHER_SAMPLE,
  ]);
  const moof = (dataAt: number): Buffer =>
    box(
      "moof",
      fullBox("mfhd", 0, 0, words(number)),
      box(
        "traf",
        fullBox("tfhd", 0, BASE_IS_MOOF, words(TRACK)),
        fullBox("tfdt", 1, 0, time),
        fullBox("trun", 0, RUN_FLAGS, words(samples.length, dataAt, ...entries)),
      ),
    );
  const dataAt = moof(0).length + 8;
  return Buffer.concat([moof(dataAt), box("mdat", ...samples.map(({ data }) => data))]);
}

/** An MP4 file with one H.264 track; a fragment is a `moof` with its `mdat`. */
export const mp4File = (format: Format): FragmentFile => ({
  contentType: "video/mp4",
  header: header(format),
  fragment,
});
