/** The names of one of everything, by the path parameter that takes it. */
export type Names = Record<string, string>;

/** Makes objects that go together, and tells by which names. */
export interface Maker {
  of: readonly string[];
  /** Names of what they are made from: once that is used up, so are they. */
  from?: readonly string[];
  /** Made anew each time somebody needs it: other calls use it up as well. */
  always?: true;
  /** @param names what the makers before it have made */
  make(names: Names): Promise<Names>;
}

/** One of everything. What calls have used up is made anew when somebody needs it again, and nothing else is. */
export class Stock {
  readonly names: Names = {};
  readonly #used = new Set<Maker>();

  private constructor(private readonly makers: readonly Maker[]) {}

  static async filled(makers: readonly Maker[]): Promise<Stock> {
    const stock = new Stock(makers);
    for (const maker of makers) Object.assign(stock.names, await maker.make(stock.names));
    return stock;
  }

  /** These are no longer as they were made, and neither is what was made together with them or from them. */
  use(names: readonly string[]): void {
    for (const maker of this.makers)
      if (holds(maker.of, names) || holds(maker.from, names)) this.#used.add(maker);
  }

  async renew(names: readonly string[]): Promise<void> {
    const needed = this.makers.filter(({ of }) => holds(of, names));
    const sources = needed.flatMap(({ from }) => from ?? []);
    for (const maker of this.makers)
      if ((needed.includes(maker) || holds(maker.of, sources)) && (this.#used.delete(maker) || maker.always))
        Object.assign(this.names, await maker.make(this.names));
  }
}

const holds = (some: readonly string[] | undefined, names: readonly string[]): boolean =>
  some?.some((name) => names.includes(name)) ?? false;
