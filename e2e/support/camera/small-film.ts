import sharp from "sharp";

const [WIDTH, HEIGHT] = [640, 360];

/** Header of a YUV4MPEG2 file: ten frames per second. */
export const HEAD = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);

/** A frame in the file's format: the luma of each pixel, then the two chroma values of every four. */
export async function pictureOf(image: Buffer): Promise<Buffer> {
  const { data } = await sharp(image).resize(WIDTH, HEIGHT).raw().toBuffer({ resolveWithObject: true });
  const dot = (x: number, y: number): [number, number, number] => {
    const at = 3 * (y * WIDTH + x);
    return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  };
  const plane = (step: number, of: (red: number, green: number, blue: number) => number): Buffer => {
    const values = Buffer.alloc((WIDTH / step) * (HEIGHT / step));
    let at = 0;
    for (let y = 0; y < HEIGHT; y += step)
      for (let x = 0; x < WIDTH; x += step) values[at++] = Math.round(of(...dot(x, y)));
    return values;
  };
  return Buffer.concat([
    Buffer.from("FRAME\n"),
    plane(1, (red, green, blue) => 0.299 * red + 0.587 * green + 0.114 * blue),
    plane(2, (red, green, blue) => Math.min(255, 128 - 0.168736 * red - 0.331264 * green + 0.5 * blue)),
    plane(2, (red, green, blue) => Math.min(255, 128 + 0.5 * red - 0.418688 * green - 0.081312 * blue)),
  ]);
}
