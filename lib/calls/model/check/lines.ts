import type { CallContext } from "../../by-rules/context";
import { plainOf } from "../../transcript/clean";
import { TO_READER } from "../../transcript/instruction";
import type { Said } from "../../transcript/said";
import type { Quoted } from "../read-claims";

/** A shorter quote is found anywhere, and so proves nothing. */
const FEWEST_LETTERS = 3;

/** What is said on which line. Lines that address whoever reads them say nothing. */
export class Lines {
  readonly #byLine = new Map<number, Said[]>();

  constructor({ said }: Pick<CallContext, "said">) {
    for (const one of said) {
      const before = this.#byLine.get(one.line);
      if (before) before.push(one);
      else this.#byLine.set(one.line, [one]);
    }
    for (const { line, plain } of said) if (TO_READER.test(plain)) this.#byLine.delete(line);
  }

  at = (line: number): readonly Said[] => this.#byLine.get(line) ?? [];

  /**
   * Returns the sentences that a quote is from, word for word as they were said. The quote may differ from its line in case,
   * punctuation and spaces only. Empty if its line doesn't say it.
   */
  quoted({ line, quote }: Quoted): readonly Said[] {
    const wanted = squeezed(plainOf(quote));
    if (wanted.length < FEWEST_LETTERS) return [];
    const said = this.at(line);
    const pieces = said.map(({ plain }) => squeezed(plain));
    const text = pieces.join("");
    const from = startOf(text, wanted, boundariesOf(said));
    if (from === -1) return [];
    let at = 0;
    return said.filter((_, index) => {
      const begin = at;
      at += pieces[index]?.length ?? 0;
      return begin < from + wanted.length && at > from;
    });
  }

  /** The same for several, each sentence once and in order. */
  allQuoted(quotes: readonly Quoted[]): Said[] {
    const found = new Set(quotes.flatMap((one) => this.quoted(one)));
    return [...found].toSorted((a, b) => a.at - b.at);
  }
}

export const squeezed = (plain: string): string =>
  plain
    .toLowerCase()
    .match(/[\p{L}\p{N}%€$£]/gu)
    ?.join("") ?? "";

/** Where words begin and end in squeezed text. */
function boundariesOf(said: readonly Said[]): ReadonlySet<number> {
  const all = new Set([0]);
  let at = 0;
  for (const { plain } of said)
    for (const word of plain.split(/[^\p{L}\p{N}%€$£]+/u)) {
      at += squeezed(word).length;
      all.add(at);
    }
  return all;
}

/** "No" isn't quoted from "now", nor "Ten" from "often". */
function startOf(text: string, wanted: string, boundaries: ReadonlySet<number>): number {
  let from = text.indexOf(wanted);
  while (from !== -1) {
    if (boundaries.has(from) && boundaries.has(from + wanted.length)) return from;
    from = text.indexOf(wanted, from + 1);
  }
  return -1;
}
