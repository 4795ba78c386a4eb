interface Entry<Value> {
  at: number;
  rank: number;
  value: Value;
}

/**
 * Values that apply from a time on, until the next one. Without `cut`, what `at` returns depends only on what was added, not
 * on the order in which it arrived.
 */
export class Timeline<Value> {
  private entries: readonly Entry<Value>[] = [];

  /** `at` in epoch milliseconds. Of two values with the same time, the one with the higher `rank` applies. */
  add(at: number, value: Value, rank = 0): void {
    const next = { at, rank, value };
    const place = this.entries.findLastIndex((entry) => isBefore(entry, next)) + 1;
    this.entries = this.entries.toSpliced(place, 0, next);
  }

  /** Returns the value that applies at a time; null before the first one. */
  at(time: number): Value | null {
    return this.entries.findLast(({ at }) => at <= time)?.value ?? null;
  }

  /** Returns the first value, which may apply later; null if there is none. */
  first(): Value | null {
    return this.entries[0]?.value ?? null;
  }

  /** Forgets what would apply from a time on. */
  cut(from: number): void {
    this.entries = this.entries.filter(({ at }) => at < from);
  }

  /** Forgets what was replaced by this time. */
  forget(before: number): void {
    const place = this.entries.findLastIndex(({ at }) => at <= before);
    if (place > 0) this.entries = this.entries.slice(place);
  }
}

const isBefore = (one: Entry<unknown>, other: Entry<unknown>): boolean =>
  one.at < other.at || (one.at === other.at && one.rank <= other.rank);
