import { Kept } from "./kept";

/** Viewers ask for the same every few seconds. What was erased is gone within this time. */
const KEPT_MS = 500;

interface Read<T> {
  at: number;
  mark: unknown;
  isRunning: boolean;
  value: Promise<T>;
}

/** What is read for many viewers at once: kept for a moment, and read by one of them at a time. */
export class KeptBriefly<T> {
  readonly #reads: Kept<Read<T>>;

  constructor(name: string, most: number) {
    this.#reads = new Kept<Read<T>>(name, most);
  }

  /** @param mark with another one than before, it's read again at once */
  get(key: string, read: () => Promise<T>, mark: unknown = null): Promise<T> {
    const known = this.#reads.get(key);
    const isNew = known && (known.isRunning || performance.now() - known.at < KEPT_MS);
    if (isNew && known.mark === mark) return known.value;
    const one = this.#reads.put(key, { at: performance.now(), mark, isRunning: true, value: read() });
    one.value.then(
      () => {
        one.isRunning = false;
      },
      () => this.#reads.drop(key),
    );
    return one.value;
  }
}
