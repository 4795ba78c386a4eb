import { LastUsed } from "@/lib/platform/runtime/last-used";
import type { Still } from "./description";

interface Drawing {
  still: Promise<Still>;
  /** Undefined while it is drawn. */
  bytes?: number;
}

/** Keeps the stills that were used last, by key, up to a number of bytes. */
export class StillCache {
  readonly #drawings = new LastUsed<Drawing>();
  #bytes = 0;

  constructor(readonly maxBytes = 64 * 2 ** 20) {}

  /** Returns a still, drawing it if it isn't there. The same key is drawn once at a time; errors aren't kept. */
  get(key: string, draw: () => Promise<Still>): Promise<Still> {
    return (this.#drawings.get(key) ?? this.#drawn(key, draw)).still;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #drawn(key: string, draw: () => Promise<Still>): Drawing {
    const still = draw().then(
      (done) => {
        drawing.bytes = done.png.length;
        this.#bytes += drawing.bytes;
        this.#shrink();
        return done;
      },
      (error: unknown) => {
        this.#drawings.delete(key);
        throw error;
      },
    );
    const drawing: Drawing = { still };
    this.#drawings.set(key, drawing);
    return drawing;
  }

  #shrink(): void {
    while (this.#bytes > this.maxBytes) {
      const unused = this.#drawings.removeFirst(({ bytes }) => bytes === undefined);
      if (!unused) return;
      this.#bytes -= unused.bytes ?? 0;
    }
  }
}
