import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/**
 * A process's memory of what is worth not computing again: at most `most` values of one kind, the ones used last.
 */
export class Kept<T> {
  readonly #values: Map<string, T>;

  constructor(
    name: string,
    private readonly most: number,
  ) {
    this.#values = processSingleton(name, () => new Map<string, T>());
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) this.put(key, value);
    return value;
  }

  put(key: string, value: T): T {
    this.#values.delete(key);
    this.#values.set(key, value);
    for (const oldest of this.#values.keys()) {
      if (this.#values.size <= this.most) break;
      this.#values.delete(oldest);
    }
    return value;
  }

  drop(key: string): void {
    this.#values.delete(key);
  }
}
