import type { Format, Frame, FrameReader } from "./frame";

const FORMAT: Format = { kind: "opus", codec: "opus", width: null, height: null, setup: null };

/** 20 ms of silence, decodable in any state of the decoder. */
export const OPUS_SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);
export const OPUS_SILENCE_MS = 20;

const SILK_MS = [10, 20, 40, 60];
const HYBRID_MS = [10, 20];
const CELT_MS = [2.5, 5, 10, 20];

/** Length of an Opus packet in milliseconds (RFC 6716, section 3.1). 0 if it's none. */
export function opusLengthMs(packet: Buffer): number {
  const [head] = packet;
  if (head === undefined) return 0;
  const config = head >> 3;
  const frameMs =
    config < 12 ? SILK_MS[config & 3] : config < 16 ? HYBRID_MS[config & 1] : CELT_MS[config & 3];
  const code = head & 3;
  const frames = code === 0 ? 1 : code < 3 ? 2 : (packet[1] ?? 0) & 0x3f;
  return (frameMs ?? 0) * frames;
}

/** Sound: every packet is a frame, and any can begin a part. */
export class OpusReader implements FrameReader {
  read(...[packet, missing]: Parameters<FrameReader["read"]>): Frame[] {
    const { timestamp, arrivedMs, payload: data } = packet;
    const lengthMs = opusLengthMs(data);
    if (lengthMs === 0 || lengthMs > 120) return [];
    return [{ timestamp, arrivedMs, isKey: true, data, lengthMs, missing, format: FORMAT }];
  }
}
