import type { Box } from "../canvas/box";
import type { Pen } from "../canvas/pen";
import { pixelsIn, pngChunk, pngFile } from "../canvas/png";
import type { StillSize } from "../description";

const FRAME_RATE = 30;
/** What a frame showed is cleared for the next one, which replaces what is there. */
const CLEARED = 1;
const REPLACES = 0;

/** An APNG that is written frame by frame. Only the boxes in which something is drawn are kept. */
export class Animation {
  readonly #chunks: Buffer[] = [];
  #frames = 0;
  /** Frames and their pixels are numbered together. */
  #sequence = 0;

  constructor(readonly size: StillSize) {}

  /** `drawn` is the box in which there is something, `frames` how long it's seen. */
  async add(pen: Pen, drawn: Box | null, frames = 1): Promise<void> {
    const { width, height } = this.size;
    // The first one has to be whole.
    const box = this.#frames === 0 ? { x: 0, y: 0, width, height } : this.#inside(drawn);
    const pixels = await pixelsIn(pen, box);
    this.#chunks.push(pngChunk("fcTL", this.#control(box, frames)));
    this.#chunks.push(
      this.#frames === 0
        ? pngChunk("IDAT", pixels)
        : pngChunk("fdAT", Buffer.concat([this.#numbered(), pixels])),
    );
    this.#frames += 1;
  }

  file(): Buffer {
    const count = Buffer.alloc(8);
    count.writeUInt32BE(this.#frames, 0);
    // Played once.
    count.writeUInt32BE(1, 4);
    return pngFile(this.size, [pngChunk("acTL", count), ...this.#chunks]);
  }

  #inside(drawn: Box | null): Box {
    const { width, height } = this.size;
    const at = (value: number, most: number) => Math.min(most, Math.max(0, value));
    const x = at(Math.floor(drawn?.x ?? 0), width - 1);
    const y = at(Math.floor(drawn?.y ?? 0), height - 1);
    const right = at(Math.ceil(drawn ? drawn.x + drawn.width : 0), width);
    const bottom = at(Math.ceil(drawn ? drawn.y + drawn.height : 0), height);
    return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
  }

  #control({ x, y, width, height }: Box, frames: number): Buffer {
    const content = Buffer.alloc(22);
    for (const [place, value] of [width, height, x, y].entries()) content.writeUInt32BE(value, 4 * place);
    content.writeUInt16BE(frames, 16);
    content.writeUInt16BE(FRAME_RATE, 18);
    content.set([CLEARED, REPLACES], 20);
    return Buffer.concat([this.#numbered(), content]);
  }

  #numbered(): Buffer {
    const number = Buffer.alloc(4);
    number.writeUInt32BE(this.#sequence);
    this.#sequence += 1;
    return number;
  }
}
