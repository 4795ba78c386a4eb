import { describe, expect, it } from "vitest";
import type { ArrivedPacket } from "../timing/packet-order";
import { h264Pictures } from "./h264";
import { pictureSize } from "./h264-size";
import { OPUS_SILENCE, opusLengthMs } from "./opus";
import { PictureReader } from "./picture-reader";
import { vp8Picture } from "./vp8";

/** A key frame of 320 × 180, with the descriptor that LiveKit writes. */
const vp8Key = Buffer.from("90e081341220" + "500102" + "9d012a" + "4001" + "b400" + "aabb", "hex");
const vp8Delta = Buffer.from("90e081351220" + "510102" + "ccdd", "hex");
/** Parameter sets of x264's baseline profile, 640 × 360. */
const SPS = Buffer.from("6742c01ed900a02ff97011000003000100000300320f162e48", "hex");
/** Its high profile, 1920 × 1080: cropped, and with a description of colours. */
const HIGH_SPS = Buffer.from("67640028acd940780227e5c044000003000400000300c83c60c658", "hex");
const PPS = Buffer.from("68cb83cb20", "hex");

let sequence = 0;
const packet = (timestamp: number, marker: boolean, payload: Buffer): ArrivedPacket => {
  sequence += 1;
  return { sequence, timestamp, marker, payload, payloadType: 96, arrivedMs: 0 };
};

const stap = (...units: Buffer[]): Buffer =>
  Buffer.concat([
    Buffer.from([24]),
    ...units.flatMap((unit) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(unit.length);
      return [length, unit];
    }),
  ]);

describe("VP8", () => {
  it("is read without the descriptors, and its key frames have a size", () => {
    const key = vp8Picture([vp8Key]);
    expect(key).toMatchObject({ isKey: true, format: { kind: "vp8", width: 320, height: 180 } });
    expect(key?.data.toString("hex")).toBe("5001029d012a4001b400aabb");
    expect(vp8Picture([vp8Delta])).toMatchObject({ isKey: false, format: null });
  });

  it("in more than one packet is joined", () => {
    const more = Buffer.concat([Buffer.from("80e081341220", "hex"), Buffer.from("eeff", "hex")]);
    expect(vp8Picture([vp8Key, more])?.data.toString("hex")).toMatch(/aabbeeff$/);
  });

  it.each(["", "90", "90e0", "80e081341220aa", "90e08134122050"])(
    "that is damaged (%s) is no picture",
    (hex) => {
      expect(vp8Picture([Buffer.from(hex, "hex")])).toBeNull();
    },
  );
});

describe("H.264", () => {
  it("is joined from aggregated and fragmented units, with what decoders need", () => {
    const read = h264Pictures();
    const first = Buffer.from("7c85aabb", "hex");
    const last = Buffer.from("7c45ccdd", "hex");
    const key = read([stap(SPS, PPS), first, last]);
    expect(key?.isKey).toBe(true);
    expect(key?.data.toString("hex")).toBe("0000000565aabbccdd");
    expect(key?.format).toMatchObject({ codec: "avc1.42c01e", width: 640, height: 360 });
    expect(key?.format?.setup?.subarray(0, 8).toString("hex")).toBe(
      `0142c01effe1${SPS.length.toString(16).padStart(4, "0")}`,
    );
    expect(read([Buffer.from("41e0", "hex")])).toMatchObject({ isKey: false, format: null });
  });

  it("without its parameter sets, or with a unit cut off, is no picture", () => {
    expect(h264Pictures()([Buffer.from("65aabb", "hex")])).toBeNull();
    expect(h264Pictures()([Buffer.from("7c05aabb", "hex")])).toBeNull();
    expect(h264Pictures()([Buffer.from("18ffff67", "hex")])).toBeNull();
    expect(pictureSize(SPS.subarray(0, 6))).toBeNull();
    expect(pictureSize(HIGH_SPS)).toEqual({ width: 1_920, height: 1_080 });
  });
});

describe("sound", () => {
  it("has the length that its packets say", () => {
    expect(opusLengthMs(OPUS_SILENCE)).toBe(20);
    expect(opusLengthMs(Buffer.from([0x78, 0]))).toBe(20);
    expect(opusLengthMs(Buffer.from([0x7b, 3]))).toBe(60);
    expect(opusLengthMs(Buffer.from([0x18, 0]))).toBe(60);
    expect(opusLengthMs(Buffer.alloc(0))).toBe(0);
  });
});

describe("pictures", () => {
  it("after a lost packet wait for the next key frame", () => {
    const reader = new PictureReader(vp8Picture);
    expect(reader.read(packet(0, true, vp8Delta), 0)).toEqual([]);
    expect(reader.needsKey).toBe(true);
    expect(reader.read(packet(10, true, vp8Key), 0)).toHaveLength(1);
    expect(reader.read(packet(20, true, vp8Delta), 0)).toHaveLength(1);
    expect(reader.read(packet(30, true, vp8Delta), 1)).toEqual([]);
    expect(reader.read(packet(40, true, vp8Delta), 0)).toEqual([]);
    expect(reader.read(packet(50, true, vp8Key), 0)).toMatchObject([{ missing: 1, isKey: true }]);
  });

  it("that the room server fills a muted track with are left out", () => {
    const reader = new PictureReader(vp8Picture);
    const tiny = Buffer.from(vp8Key);
    tiny.writeUInt16LE(8, tiny.length - 6);
    tiny.writeUInt16LE(8, tiny.length - 4);
    expect(vp8Picture([tiny])?.format).toMatchObject({ width: 8, height: 8 });
    expect(reader.read(packet(0, true, tiny), 0)).toEqual([]);
    expect(reader.read(packet(10, true, vp8Delta), 0)).toEqual([]);
    expect(reader.read(packet(20, true, vp8Key), 0)).toHaveLength(1);
  });
});
