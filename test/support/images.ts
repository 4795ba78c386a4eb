import { randomBytes } from "node:crypto";
import sharp, { type Sharp } from "sharp";

/** For a unique image. */
export function anyColour(): { r: number; g: number; b: number } {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return { r, g, b };
}

interface Size {
  width?: number;
  height?: number;
  colour?: { r: number; g: number; b: number };
}

/** A picture with some content, so that it takes more than a few bytes. */
const picture = ({ width = 64, height = 48, colour = { r: 12, g: 90, b: 160 } }: Size): Sharp =>
  sharp({ create: { width, height, channels: 3, background: colour } });

export const pngImage = (size: Size = {}): Promise<Buffer> => picture(size).png().toBuffer();
export const jpegImage = (size: Size = {}): Promise<Buffer> => picture(size).jpeg().toBuffer();
export const webpImage = (size: Size = {}): Promise<Buffer> => picture(size).webp().toBuffer();
