import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { Av1Packetizer, type RtpPacket, Vp9Packetizer } from "werift";
import { webmFile } from "../files/webm-file";
import type { ArrivedPacket } from "../timing/packet-order";
import { av1Pictures } from "./av1";
import type { Frame } from "./frame";
import { PictureReader } from "./picture-reader";
import { vp9Pictures } from "./vp9";

const folder = mkdtempSync(join(tmpdir(), "layered-"));
afterAll(() => rmSync(folder, { recursive: true }));

const ENCODERS = {
  vp9: ["libvpx-vp9", "-deadline", "realtime", "-cpu-used", "8", "-b:v", "400k", "-lag-in-frames", "0"],
  av1: ["libaom-av1", "-usage", "realtime", "-cpu-used", "8", "-b:v", "400k", "-lag-in-frames", "0"],
};
type Codec = keyof typeof ENCODERS;
const FRAMES = 40;
const FRAME_MS = 40;

/** The frames of a real encoder, one a picture, with a key frame every twenty. */
function encoded(codec: Codec): { path: string; pictures: Buffer[] } {
  const path = join(folder, `${codec}.ivf`);
  const source = ["-f", "lavfi", "-i", "testsrc2=s=322x178:r=25", "-frames:v", `${FRAMES}`];
  execFileSync("ffmpeg", ["-v", "error", ...source, "-c:v", ...ENCODERS[codec], "-g", "20", path]);
  const bytes = readFileSync(path);
  const pictures: Buffer[] = [];
  for (let at = 32; at < bytes.length; ) {
    const length = bytes.readUInt32LE(at);
    pictures.push(bytes.subarray(at + 12, at + 12 + length));
    at += 12 + length;
  }
  return { path, pictures };
}

/** Sent in small packets, so that every picture is in pieces. */
function packetsOf(codec: Codec, pictures: readonly Buffer[]): RtpPacket[][] {
  const options = { maxPayloadSize: 200 };
  const packetizer = codec === "vp9" ? new Vp9Packetizer(options) : new Av1Packetizer(options);
  return pictures.map((picture, index) =>
    packetizer.packetize(picture, index * 3_600, { isKeyframe: index % 20 === 0 }),
  );
}

const arrived = ({ header, payload }: RtpPacket): ArrivedPacket => ({
  sequence: header.sequenceNumber,
  timestamp: header.timestamp,
  marker: header.marker,
  payloadType: 96,
  payload,
  arrivedMs: 0,
});

const readerOf = (codec: Codec) => new PictureReader(codec === "vp9" ? vp9Pictures() : av1Pictures());

const framesOf = (reader: PictureReader, packets: readonly RtpPacket[], missing = 0): Frame[] =>
  packets.flatMap((packet, index) => reader.read(arrived(packet), index === 0 ? missing : 0));

/** What an independent decoder makes of a file: a checksum of each picture. */
function decoded(path: string): string[] {
  const args = ["-v", "error", "-i", path, "-f", "framemd5", "-fps_mode", "passthrough", "-"];
  const lines = execFileSync("ffmpeg", args, { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => (line.startsWith("0,") ? [line.split(",").at(-1)?.trim() ?? ""] : []));
}

const EXPECTED = {
  vp9: { codec: "vp9", setup: null },
  av1: { codec: expect.stringMatching(/^av01\.0\.\d\dM\.08$/), setup: expect.any(Buffer) },
};

describe.each(["vp9", "av1"] as const)("pictures of %s", (codec) => {
  const { path, pictures } = encoded(codec);
  const sent = packetsOf(codec, pictures);

  it("are decoded from our file as from the encoder's own", () => {
    const reader = readerOf(codec);
    const frames = sent.flatMap((packets) => framesOf(reader, packets));
    expect(sent[0]?.length).toBeGreaterThan(3);
    expect(frames).toHaveLength(FRAMES);
    expect(frames.flatMap(({ isKey }, index) => (isKey ? [index] : []))).toEqual([0, 20]);
    const [format] = frames.flatMap((frame) => frame.format ?? []);
    expect(format).toMatchObject({ kind: codec, width: 322, height: 178, ...EXPECTED[codec] });
    if (!format) return;
    const file = webmFile(format);
    const samples = frames.map(({ isKey, data }, index) => ({
      atMs: index * FRAME_MS,
      lengthMs: FRAME_MS,
      isKey,
      data,
    }));
    const made = join(folder, `${codec}.webm`);
    writeFileSync(made, Buffer.concat([file.header, file.fragment(1, samples.slice(0, 20))]));
    writeFileSync(made, file.fragment(2, samples.slice(20)), { flag: "a" });
    expect(decoded(made)).toEqual(decoded(path));
    // Any chunk that starts clean can be decoded on its own.
    writeFileSync(made, Buffer.concat([file.header, file.fragment(2, samples.slice(20))]));
    expect(decoded(made)).toEqual(decoded(path).slice(20));
  });

  it("after a lost packet wait for the next key frame", () => {
    const reader = readerOf(codec);
    const frames = sent.flatMap((packets, index) =>
      index === 5 ? framesOf(reader, packets.slice(1), 1) : framesOf(reader, packets),
    );
    expect(frames).toHaveLength(5 + 20);
    expect(frames[5]).toMatchObject({ isKey: true, missing: 1 });
  });

  it("that are damaged are none", () => {
    const assemble = codec === "vp9" ? vp9Pictures() : av1Pictures();
    const payloads = (sent[0] ?? []).map(({ payload }) => payload);
    expect(assemble(payloads)).toMatchObject({ isKey: true });
    expect(assemble(payloads.slice(0, -1))).toBeNull();
    expect(assemble(payloads.slice(1))).toBeNull();
    expect(assemble([])).toBeNull();
    expect(assemble([Buffer.alloc(0)])).toBeNull();
    for (const length of [1, 2, 5, 12]) {
      const [first = Buffer.alloc(0), ...rest] = payloads;
      expect(() => assemble([first.subarray(0, length), ...rest])).not.toThrow();
    }
  });
});

describe("layers of VP9", () => {
  /** Number, layer, and for key pictures the sizes of two layers. */
  const packet = (options: {
    layer: number;
    first: boolean;
    last: boolean;
    key: boolean;
    sizes?: boolean;
  }) => {
    const { layer, first, last, key, sizes = false } = options;
    const flags = 0xa0 | (key ? 0 : 0x40) | (first ? 0x08 : 0) | (last ? 0x04 : 0) | (sizes ? 0x02 : 0);
    const structure = sizes ? "30" + "014000b4" + "02800168" : "";
    return `${flags.toString(16)}8001${(layer << 1).toString(16).padStart(2, "0")}00${structure}`;
  };
  /** 320 × 180. */
  const KEY = "824983420013f00b30";
  const payload = (front: string, body: string) => Buffer.from(front + body, "hex");

  it("are one picture, which has the size of the highest", () => {
    const assemble = vp9Pictures();
    const made = assemble([
      payload(packet({ layer: 0, first: true, last: true, key: true, sizes: true }), KEY),
      payload(packet({ layer: 1, first: true, last: false, key: true }), "8601"),
      payload(packet({ layer: 1, first: false, last: true, key: true }), "0203"),
    ]);
    expect(made).toMatchObject({ isKey: true, format: { width: 640, height: 360 } });
    // Both frames, and an index with their lengths.
    expect(made?.data.toString("hex")).toBe(`${KEY}86010203c10904c1`);
    const next = assemble([payload(packet({ layer: 1, first: true, last: true, key: false }), "860405")]);
    expect(next).toMatchObject({ isKey: false, format: null });
    expect(next?.data.toString("hex")).toBe("860405");
  });
});
