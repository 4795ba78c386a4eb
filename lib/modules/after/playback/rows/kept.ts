import { LastUsed } from "@/lib/platform/runtime/last-used";
import { processSingleton } from "@/lib/platform/runtime/process-singleton";

/**
 * A process's memory of what is worth not computing again: at most `most` values of one kind, the ones used last.
 */
export class Kept<T extends NonNullable<unknown>> {
  readonly #values: LastUsed<T>;

  constructor(
    name: string,
    private readonly most: number,
  ) {
    this.#values = processSingleton(name, () => new LastUsed<T>());
  }

  get(key: string): T | undefined {
    return this.#values.get(key);
  }

  put(key: string, value: T): T {
    this.#values.set(key, value);
    while (this.#values.size > this.most) this.#values.removeFirst();
    return value;
  }

  drop(key: string): void {
    this.#values.delete(key);
  }
}
