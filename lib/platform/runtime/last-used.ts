/** Values in the order of their use: reading or writing one makes it the last, and the first was unused the longest. */
export class LastUsed<T extends NonNullable<unknown>> extends Map<string, T> {
  override get(key: string): T | undefined {
    const value = super.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  override set(key: string, value: T): this {
    this.delete(key);
    return super.set(key, value);
  }

  /** Removes and returns the value that was unused the longest, passing over those in use; undefined if all are. */
  removeFirst(isInUse: (value: T) => boolean = () => false): T | undefined {
    for (const [key, value] of this) {
      if (isInUse(value)) continue;
      this.delete(key);
      return value;
    }
    return undefined;
  }
}
