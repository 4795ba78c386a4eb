import type { AudienceAct } from "./audience-act";

/** Acts of one kind in order. A show has many, and many moments are tried, so people are counted without collecting them. */
export class OrderedActs {
  readonly #acts: readonly AudienceAct[];
  /** Place of the same person's previous act. */
  readonly #previous: readonly number[];

  constructor(acts: readonly AudienceAct[]) {
    this.#acts = acts.toSorted((a, b) => a.atMs - b.atMs);
    const last = new Map<string, number>();
    this.#previous = this.#acts.map(({ by }, place) => {
      const previous = by === null ? -1 : (last.get(by) ?? -1);
      if (by !== null) last.set(by, place);
      return previous;
    });
  }

  /** From a time on, and before another. */
  within(from: number, to: number): readonly AudienceAct[] {
    return this.#acts.slice(...this.#places(from, to));
  }

  /** How many people did something in a time, and how often something was done by people who aren't known. */
  countIn(from: number, to: number): { people: number; unknown: number } {
    const [start, end] = this.#places(from, to);
    let [people, unknown] = [0, 0];
    for (let place = start; place < end; place += 1) {
      const act = this.#acts[place];
      if (act?.by === null) unknown += act.count;
      else if ((this.#previous[place] ?? -1) < start) people += 1;
    }
    return { people, unknown };
  }

  #places(from: number, to: number): [number, number] {
    return [firstFrom(this.#acts, from), firstFrom(this.#acts, to)];
  }
}

/** Returns the place of the first of these from a time on. */
export function firstFrom(acts: readonly { atMs: number }[], ms: number): number {
  let [low, high] = [0, acts.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((acts[middle]?.atMs ?? 0) < ms) low = middle + 1;
    else high = middle;
  }
  return low;
}
