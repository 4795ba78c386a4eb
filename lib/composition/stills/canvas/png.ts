import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";
import type { Box } from "./box";
import type { Pen } from "./pen";

const compress = promisify(deflate);

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const CHANNELS = 4;
/** Bits per channel, red green blue and alpha, then the only methods there are. */
const FORMAT = [8, 6, 0, 0, 0];

/**
 * Encodes what a pen drew as PNG. A tenth of the time that the canvas's own encoder takes for gradients; files
 * are about half as large again.
 */
export async function pngOf(pen: Pen, width: number, height: number): Promise<Buffer> {
  const pixels = await pixelsIn(pen, { x: 0, y: 0, width, height });
  return pngFile({ width, height }, [pngChunk("IDAT", pixels)]);
}

/** Returns a file of these chunks, with what comes before and after them. */
export function pngFile(size: { width: number; height: number }, chunks: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  const first = pngChunk("IHDR", Buffer.concat([header, Buffer.from(FORMAT)]));
  return Buffer.concat([SIGNATURE, first, ...chunks, pngChunk("IEND", Buffer.alloc(0))]);
}

/** Returns the pixels of a box, compressed. */
export function pixelsIn(pen: Pen, { x, y, width, height }: Box): Promise<Buffer> {
  const { data } = pen.getImageData(x, y, width, height);
  const stride = width * CHANNELS;
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc((stride + 1) * height);
  for (let row = 0; row < height; row += 1)
    rows.set(data.subarray(row * stride, (row + 1) * stride), row * (stride + 1) + 1);
  return compress(rows, { level: 1 });
}

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
