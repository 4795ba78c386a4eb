/** Does one thing at a time for each key, in the order in which it was asked for, also after one has failed. */
export class InTurn {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Returns what the work returns, and throws what it throws. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    this.#last.set(
      key,
      result.catch(() => undefined),
    );
    return result;
  }
}
