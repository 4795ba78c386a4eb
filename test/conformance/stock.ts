import { settled } from "@/test/support/settled";

/** The names of one of everything, by path parameter. */
export type Names = Record<string, string>;

/** Makes objects that belong together, and returns their names. */
export interface Maker {
  of: readonly string[];
  /** Names of the objects they are made from: once those are used up, so are these. */
  from?: readonly string[];
  /** Made again for each use, since other calls use it up as well. */
  always?: true;
  /** @param names what earlier makers have made */
  make(names: Names): Promise<Names>;
}

/** One of everything. Objects used up by calls are made again on demand, and no others. */
export class Stock {
  readonly names: Names = {};
  readonly #used = new Set<Maker>();

  private constructor(private readonly makers: readonly Maker[]) {}

  static async filled(makers: readonly Maker[]): Promise<Stock> {
    const stock = new Stock(makers);
    for (const maker of makers) Object.assign(stock.names, await maker.make(stock.names));
    await settled();
    return stock;
  }

  /** Marks these as used up, with everything made together with them or from them. */
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
    await settled();
  }
}

const holds = (some: readonly string[] | undefined, names: readonly string[]): boolean =>
  some?.some((name) => names.includes(name)) ?? false;
