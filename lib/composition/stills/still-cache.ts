import type { Still } from "./description";

/** Keeps the stills that were used last, by key, up to a number of bytes. */
export class StillCache {
  readonly #stills = new Map<string, Promise<Still>>();
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  constructor(readonly maxBytes = 64 * 2 ** 20) {}

  /** Returns a still, drawing it if it isn't there. The same key is drawn once at a time; errors aren't kept. */
  get(key: string, draw: () => Promise<Still>): Promise<Still> {
    const found = this.#stills.get(key);
    const still = found ?? this.#drawn(key, draw);
    this.#stills.delete(key);
    this.#stills.set(key, still);
    return still;
  }

  get bytes(): number {
    return this.#bytes;
  }

  #drawn(key: string, draw: () => Promise<Still>): Promise<Still> {
    const still = draw().then(
      (done) => {
        this.#sizes.set(key, done.png.length);
        this.#bytes += done.png.length;
        this.#shrink();
        return done;
      },
      (error: unknown) => {
        this.#stills.delete(key);
        throw error;
      },
    );
    return still;
  }

  #shrink(): void {
    for (const key of this.#stills.keys()) {
      if (this.#bytes <= this.maxBytes) return;
      const size = this.#sizes.get(key);
      // Still being drawn.
      if (size === undefined) continue;
      this.#bytes -= size;
      this.#sizes.delete(key);
      this.#stills.delete(key);
    }
  }
}
