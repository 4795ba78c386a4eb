import { plainOf } from "@/lib/calls/transcript/clean";
import { TO_READER } from "@/lib/calls/transcript/instruction";
import type { Told } from "@/lib/content/passages";
import type { Teller } from "@/lib/content/teller";

/** About 10,000 tokens. Of a longer show, the sentences that say least about it are left out. */
const CHARACTERS = 40_000;

/** Sentences of a show with their numbers, as a model is shown them. */
export class Rows {
  readonly #shown: ReadonlySet<Told>;

  constructor(private readonly teller: Teller) {
    this.#shown = new Set(this.#chosen());
  }

  /** Undefined for a row that doesn't exist, or that wasn't shown. */
  at(row: number): Told | undefined {
    const told = this.teller.said.sentences[row - 1];
    return told && this.#shown.has(told) ? told : undefined;
  }

  /** What was said right before a row. */
  before = (row: number): readonly Told[] => [row - 2, row - 1].flatMap((near) => this.at(near) ?? []);

  /** "12 | Ana Ruiz: Freeze bread on the day you bake it." */
  get text(): string {
    return this.teller.said.sentences
      .flatMap((told, index) => (this.#shown.has(told) ? [`${index + 1} | ${rowOf(told)}`] : []))
      .join("\n");
  }

  /** Where the show's chapters begin. */
  get chapters(): string {
    const { sentences } = this.teller.said;
    return this.teller.chapters
      .map(({ title, fromMs, toMs }) => {
        const first = sentences.findIndex((one) => one.fromMs >= fromMs && one.fromMs < toMs);
        return first === -1 ? "" : `from row ${first + 1}: ${plainOf(title)}`;
      })
      .filter(Boolean)
      .join("\n");
  }

  /** Sentences that address whoever reads them say nothing about a show. */
  #chosen(): Told[] {
    let left = CHARACTERS;
    return this.teller.said.sentences
      .filter(({ text }) => !TO_READER.test(plainOf(text)))
      .toSorted((one, other) => other.weight - one.weight)
      .filter((told) => {
        left -= rowOf(told).length + 8;
        return left >= 0;
      });
  }
}

const rowOf = ({ speaker, text }: Told): string =>
  `${speaker === null ? "" : `${plainOf(speaker)}: `}${plainOf(text)}`;
