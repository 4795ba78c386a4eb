import { DateFinder } from "@/lib/calls/facts/dates/find-dates";
import { faultOf, finished, type Reading, type Source, stemsOf } from "@/lib/calls/model/check/standing";
import { plainOf } from "@/lib/calls/transcript/clean";
import { rulesOf } from "@/lib/calls/transcript/language";
import { basisOf, type Told } from "@/lib/content/passages";
import type { Teller } from "@/lib/content/teller";
import type { Block } from "@/lib/content/written";
import { oneLine } from "@/lib/platform/text/one-line";
import { shortened } from "@/lib/platform/text/shortened";
import type { Draft, DraftSentence } from "./draft";
import type { Rows } from "./rows";

/** What was said, in a model's words, with what it stands on. */
export type SaidBlock = Extract<Block, { kind: "said" }>;

/** A section of which every sentence stands. */
export interface HeldSection {
  /** Null if its title doesn't stand. */
  heading: Block | null;
  /** The row that it's about. Of open questions, the question's number. */
  row: number;
  sentences: SaidBlock[];
}

/** In letters. */
const LONGEST_TITLE = 90;
/** Of a sentence, in letters; a longer one doesn't stand. */
const LONGEST_TEXT = 600;
/** Web and email addresses, and handles. */
const ADDRESS = /https?:\S+|[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}|@\p{L}\S*/giu;
/** Sentences from which a heading may have its words. */
const MOST_OF_HEADING = 3;

/** Holds what a model wrote about a show against the show's lines, and counts what doesn't stand. */
export class Holding {
  readonly dropped: Record<string, number> = {};
  readonly #reading: Reading;
  readonly #written: SaidBlock[] = [];

  constructor(
    private readonly teller: Teller,
    private readonly rows: Rows,
  ) {
    const { show, said } = teller;
    const rules = rulesOf(show.language, []);
    this.#reading = {
      rules,
      // Days are compared by their words: a recording may be heard at any time.
      finder: () => new DateFinder(rules.dates, { day: null, zone: undefined }),
      people: new Set(show.people.flatMap(({ name }) => partsOf(name))),
      stems: new Set(said.sentences.flatMap(({ text }) => stemsOf(plainOf(text)))),
    };
  }

  sectionsOf({ sections }: Draft): HeldSection[] {
    return sections.map(({ title, row, sentences }) => {
      const standing = sentences.flatMap((one) => this.#standing(one) ?? []);
      return { heading: this.#headingOf(title, row, sentences), row, sentences: standing };
    });
  }

  /** Null if it doesn't stand, or if another one says the same. */
  #standing({ text: given, rows }: DraftSentence): SaidBlock | null {
    const text = oneLine(given, LONGEST_TEXT);
    const on = this.#told(rows);
    if (!this.#stands(text, rows)) return null;
    if (this.#written.some((one) => this.teller.said.areAlike(one.text, text))) return this.#drop("repeated");
    const block = { kind: "said", text: finished(text), basis: on.map(basisOf) } as const;
    const named = { ...block, people: this.#peopleIn(text) };
    this.#written.push(named);
    return named;
  }

  #headingOf(given: string, row: number, sentences: readonly DraftSentence[]): Block | null {
    const title = oneLine(given, LONGEST_TEXT);
    const rows = [row, ...sentences.flatMap((one) => one.rows)];
    if (title === "" || !this.#stands(title, rows)) return null;
    const basis = this.#told(rows).slice(0, MOST_OF_HEADING).map(basisOf);
    const text = shortened(title.replace(/\.$/u, ""), LONGEST_TITLE);
    return { kind: "heading", text, basis, people: this.#peopleIn(text) };
  }

  #stands(text: string, rows: readonly number[]): boolean {
    const around = rows.flatMap((row) => this.rows.before(row));
    const fault = faultOf(text, this.#told(rows).map(sourceOf), this.#reading, {
      around: around.map(sourceOf),
    });
    const hasWrongAddress = fault === null && !this.#areSaidAddresses(text, rows);
    if (fault || hasWrongAddress) this.#drop(fault ?? "address");
    return fault === null && !hasWrongAddress;
  }

  /** A link that no one said may lead readers anywhere. */
  #areSaidAddresses(text: string, rows: readonly number[]): boolean {
    const said = this.#told(rows)
      .map((told) => told.text.toLowerCase())
      .join(" ");
    return (text.toLowerCase().match(ADDRESS) ?? []).every((address) => said.includes(address));
  }

  /** In the order of the show, each once. */
  #told(rows: readonly number[]): Told[] {
    return [...new Set(rows)].toSorted((one, other) => one - other).flatMap((row) => this.rows.at(row) ?? []);
  }

  /** Whom a sentence names, whether they said it or not. */
  #peopleIn(text: string): string[] {
    const words = new Set(partsOf(text));
    return this.teller.show.people
      .filter(({ name }) => partsOf(name).some((part) => words.has(part)))
      .map(({ personId }) => personId);
  }

  #drop(why: string): null {
    this.dropped[why] = (this.dropped[why] ?? 0) + 1;
    return null;
  }
}

const sourceOf = ({ text, speaker }: Told): Source => ({ plain: plainOf(text), by: speaker ?? "" });

const partsOf = (name: string): string[] =>
  (
    plainOf(name)
      .toLowerCase()
      .match(/[\p{L}\p{N}-]+/gu) ?? []
  ).filter((part) => part.length > 1);
