import type { Format } from "../frames/frame";
import type { FragmentFile, Sample } from "./fragment-file";

/** Ids of the elements (RFC 9559). */
const ID = {
  ebml: 0x1a45dfa3,
  version: 0x4286,
  readVersion: 0x42f7,
  maxIdLength: 0x42f2,
  maxSizeLength: 0x42f3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  flagLacing: 0x9c,
  codecId: 0x86,
  codecPrivate: 0x63a2,
  seekPreRoll: 0x56bb,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  audio: 0xe1,
  sampleRate: 0xb5,
  channels: 0x9f,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
} as const;

const CODEC_IDS = { vp8: "V_VP8", vp9: "V_VP9", av1: "V_AV1" } as const;
const APP = "showrunner";
const UNKNOWN_SIZE = Buffer.from([0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]);
const SCALE_NS = 1_000_000;
const OPUS_RATE = 48_000;
const SEEK_PRE_ROLL_NS = 80_000_000;
const KEY = 0x80;
/** A block's time counts from its cluster's, in 16 bits with a sign. */
const FARTHEST_MS = 0x7fff;

function bytesOf(value: number): Buffer {
  const hex = value.toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), "0"), "hex");
}

function element(id: number, ...content: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(content.reduce((sum, { length }) => sum + length, 0)));
  size[0] = 1;
  return Buffer.concat([bytesOf(id), size, ...content]);
}

const integer = (id: number, value: number): Buffer => element(id, bytesOf(Math.round(value)));
const string = (id: number, value: string): Buffer => element(id, Buffer.from(value, "latin1"));

function float(id: number, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return element(id, bytes);
}

/** Opus's own header (RFC 7845): two channels, nothing to skip. */
function opusHead(): Buffer {
  const head = Buffer.alloc(19);
  head.write("OpusHead", "latin1");
  head[8] = 1;
  head[9] = 2;
  head.writeUInt32LE(OPUS_RATE, 12);
  return head;
}

const opusTrack = (): Buffer[] => [
  integer(ID.trackType, 2),
  string(ID.codecId, "A_OPUS"),
  element(ID.codecPrivate, opusHead()),
  integer(ID.seekPreRoll, SEEK_PRE_ROLL_NS),
  element(ID.audio, float(ID.sampleRate, OPUS_RATE), integer(ID.channels, 2)),
];

const pictureTrack = (codec: string, { width, height, setup }: Format): Buffer[] => [
  integer(ID.trackType, 1),
  string(ID.codecId, codec),
  ...(setup ? [element(ID.codecPrivate, setup)] : []),
  element(ID.video, integer(ID.pixelWidth, width ?? 0), integer(ID.pixelHeight, height ?? 0)),
];

function trackEntry(format: Format): Buffer {
  const { kind } = format;
  if (kind === "h264") throw new TypeError("H.264 goes into MP4.");
  const own = kind === "opus" ? opusTrack() : pictureTrack(CODEC_IDS[kind], format);
  return element(
    ID.track,
    integer(ID.trackNumber, 1),
    integer(ID.trackUid, 1),
    integer(ID.flagLacing, 0),
    ...own,
  );
}

function header(format: Format): Buffer {
  return Buffer.concat([
    element(
      ID.ebml,
      integer(ID.version, 1),
      integer(ID.readVersion, 1),
      integer(ID.maxIdLength, 4),
      integer(ID.maxSizeLength, 8),
      string(ID.docType, "webm"),
      integer(ID.docTypeVersion, 4),
      integer(ID.docTypeReadVersion, 2),
    ),
    bytesOf(ID.segment),
    UNKNOWN_SIZE,
    element(
      ID.info,
      integer(ID.timestampScale, SCALE_NS),
      string(ID.muxingApp, APP),
      string(ID.writingApp, APP),
    ),
    element(ID.tracks, trackEntry(format)),
  ]);
}

function cluster(samples: readonly Sample[]): Buffer {
  const startMs = Math.round(samples[0]?.atMs ?? 0);
  const blocks = samples.map(({ atMs, isKey, data }) => {
    const head = Buffer.from([0x81, 0, 0, isKey ? KEY : 0]);
    head.writeInt16BE(Math.min(FARTHEST_MS, Math.round(atMs) - startMs), 1);
    return element(ID.simpleBlock, head, data);
  });
  return element(ID.cluster, integer(ID.timestamp, startMs), ...blocks);
}

/** A WebM file with one track; a fragment is a cluster. Times have a resolution of 1 ms. */
export const webmFile = (format: Format): FragmentFile => ({
  contentType: format.kind === "opus" ? "audio/webm" : "video/webm",
  header: header(format),
  fragment: (_number, samples) => cluster(samples),
});
