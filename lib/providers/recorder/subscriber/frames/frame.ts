import type { ArrivedPacket } from "../timing/packet-order";

/** What a file's header says about a picture or sound. A change of it begins another part. */
export interface Format {
  kind: "h264" | "vp8" | "vp9" | "av1" | "opus";
  /** As in a `codecs` parameter. */
  codec: string;
  width: number | null;
  height: number | null;
  /** What the decoder needs before the first frame: an `avcC` record for H.264, `av1C` for AV1. */
  setup: Buffer | null;
}

/** A picture, or a packet of sound. */
export interface Frame {
  timestamp: number;
  /** When its last packet arrived, on the session's media time. */
  arrivedMs: number;
  isKey: boolean;
  data: Buffer;
  /** Of sound, in milliseconds. 0 for pictures. */
  lengthMs: number;
  /** How many packets were lost since the frame before. */
  missing: number;
  /** For frames that can begin a part. */
  format: Format | null;
}

/** Puts the packets of one codec together to frames. */
export interface FrameReader {
  /** The next packet in order, and how many are missing before it. */
  read(packet: ArrivedPacket, missing: number): Frame[];
}
