import type { Format } from "./frame";
import { pictureSize } from "./h264-size";
import type { Picture } from "./picture-reader";

const SLICE = 1;
const KEY_SLICE = 5;
const SPS = 7;
const PPS = 8;
const DELIMITER = 9;
const STAP_A = 24;
const FU_A = 28;

const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 0x1f;

/** The units in the payloads of one picture (RFC 6184); null if one is incomplete. */
function unitsOf(payloads: readonly Buffer[]): Buffer[] | null {
  const units: Buffer[] = [];
  let pieces: Buffer[] | null = null;
  for (const payload of payloads) {
    const type = typeOf(payload);
    if (type === FU_A) {
      const head = payload[1] ?? 0;
      if ((head & 0x80) !== 0) pieces = [Buffer.from([((payload[0] ?? 0) & 0xe0) | (head & 0x1f)])];
      if (!pieces) return null;
      pieces.push(payload.subarray(2));
      if ((head & 0x40) === 0) continue;
      units.push(Buffer.concat(pieces));
      pieces = null;
    } else if (type === STAP_A) {
      for (let at = 1; at + 2 <= payload.length; ) {
        const length = payload.readUInt16BE(at);
        if (at + 2 + length > payload.length) return null;
        units.push(payload.subarray(at + 2, at + 2 + length));
        at += 2 + length;
      }
    } else if (type >= SLICE && type < STAP_A) units.push(payload);
  }
  return pieces === null ? units : null;
}

/** Returns a function that makes H.264 pictures from packets' payloads; it remembers the parameter sets. */
export function h264Pictures(): (payloads: readonly Buffer[]) => Picture | null {
  let sps: Buffer | undefined;
  let pps: Buffer | undefined;
  return (payloads) => {
    const units = unitsOf(payloads);
    if (!units) return null;
    for (const unit of units) {
      if (typeOf(unit) === SPS) sps = Buffer.from(unit);
      if (typeOf(unit) === PPS) pps = Buffer.from(unit);
    }
    const seen = units.filter((unit) => ![SPS, PPS, DELIMITER].includes(typeOf(unit)));
    const isKey = seen.some((unit) => typeOf(unit) === KEY_SLICE);
    if (!seen.some((unit) => typeOf(unit) === SLICE || typeOf(unit) === KEY_SLICE)) return null;
    if (isKey && !(sps && pps)) return null;
    const format = isKey && sps && pps ? formatOf(sps, pps) : null;
    if (isKey && !format) return null;
    return { isKey, data: withLengths(seen), format };
  };
}

function withLengths(units: readonly Buffer[]): Buffer {
  return Buffer.concat(
    units.flatMap((unit) => {
      const length = Buffer.alloc(4);
      length.writeUInt32BE(unit.length);
      return [length, unit];
    }),
  );
}

function formatOf(sps: Buffer, pps: Buffer): Format | null {
  const size = pictureSize(sps);
  if (!size || sps.length < 4) return null;
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16BE(sps.length, 0);
  lengths.writeUInt16BE(pps.length, 2);
  const setup = Buffer.concat([
    Buffer.from([1]),
    sps.subarray(1, 4),
    // Lengths of four bytes; one sequence parameter set.
    Buffer.from([0xff, 0xe1]),
    lengths.subarray(0, 2),
    sps,
    Buffer.from([1]),
    lengths.subarray(2, 4),
    pps,
  ]);
  return { kind: "h264", codec: `avc1.${sps.subarray(1, 4).toString("hex")}`, ...size, setup };
}
