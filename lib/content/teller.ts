import { basisOf, SaidInShow, type Told } from "./passages";
import type { ToldShow } from "./told-show";
import { topicsOf } from "./topic-chapters";
import { type ContentWords, ends } from "./words/words";
import { listed, wordsOfLanguage } from "./words/words-of";
import { type Basis, type Block, countWords } from "./written";

/** A stretch of a show with its name. */
export interface Chapter {
  title: string;
  fromMs: number;
  toMs: number;
  /** What was said that names it; null if its run of show does. */
  basis: Basis | null;
}

const MOST_NAMES = 20;
const MOST_TITLES = 20;
const MOST_TITLE_WORDS = 120;

/** What the texts of a show have in common: its words, its people, its chapters. */
export class Teller {
  readonly said: SaidInShow;
  readonly chapters: readonly Chapter[];

  /** @param words of the language that is written, which may not be what was spoken */
  constructor(
    readonly show: ToldShow,
    readonly words: ContentWords,
  ) {
    this.said = new SaidInShow(show, wordsOfLanguage(show.language)?.plain ?? []);
    this.chapters = chaptersOf(show, this.said);
  }

  /** Sentences of one person, as one quote. */
  quote(said: readonly Told[]): Block {
    const [first] = said;
    const name = first?.speaker ?? this.words.someone;
    const text = this.words.says(name, this.words.quoted(said.map((one) => one.text).join(" ")));
    return { kind: "said", text, basis: said.map(basisOf) };
  }

  heading({ title: text, basis }: Chapter): Block {
    return { kind: "heading", text, ...(basis && { basis: [basis] }) };
  }

  /** A sentence about who was there. Null if no one is named, or more people than a sentence can name. */
  whoWasThere(): Block | null {
    const names = this.show.people.map(({ name }) => name);
    if (names.length === 0 || names.length > MOST_NAMES) return null;
    return {
      ...{ kind: "fact", text: this.words.people(this.show.title, listed(names, this.words.and)) },
      people: this.show.people.map(({ personId }) => personId),
    };
  }

  /** A sentence about what was on the program. Null if it had no parts, or more than a sentence can name. */
  whatItWasAbout(): Block | null {
    const titles = [...new Set(this.chapters.map(({ title }) => title))];
    if (titles.length < 2 || this.chapters.some(({ basis }) => basis)) return null;
    if (titles.length > MOST_TITLES || countWords(titles.join(" ")) > MOST_TITLE_WORDS) return null;
    const told = titles.map((title) => (ends(title) ? this.words.quoted(title) : title));
    return { kind: "fact", text: this.words.topics(listed(told, this.words.and)) };
  }

  replay(): Block[] {
    const { replayUrl } = this.show;
    return replayUrl === null ? [] : [{ kind: "fact", text: this.words.replay(replayUrl) }];
  }

  /** The weightiest statements, each from another part of the show while there are any; in the order in which they were said. */
  acrossTheShow(most: number, longest = Number.POSITIVE_INFINITY): Told[] {
    const byPart = this.chapters.map(({ fromMs, toMs }) =>
      this.said.statements(fromMs, toMs).filter(({ text }) => text.length <= longest),
    );
    const rounds = Math.max(0, ...byPart.map(({ length }) => length));
    const inTurn = Array.from({ length: rounds }, (_, round) =>
      byPart.flatMap((part) => part[round] ?? []).toSorted((one, other) => other.weight - one.weight),
    ).flat();
    return this.said.different(inTurn, most).toSorted((one, other) => one.fromMs - other.fromMs);
  }
}

/** Without segments, a show has the parts of its conversation; without those, it's one chapter. */
function chaptersOf(show: ToldShow, said: SaidInShow): Chapter[] {
  const { chapters, programMs, title } = show;
  const inside = chapters
    .filter(({ fromMs }) => fromMs < programMs)
    .toSorted((one, other) => one.fromMs - other.fromMs);
  if (inside.length < 2) {
    const topics = topicsOf(show, said);
    if (topics.length > 0) return topics.map(({ named, ...topic }) => ({ ...topic, basis: basisOf(named) }));
  }
  if (inside.length === 0) return [{ title, fromMs: 0, toMs: programMs, basis: null }];
  return inside.map(({ title: name, fromMs }, index) => ({
    ...{ title: name, fromMs: index === 0 ? 0 : fromMs },
    ...{ toMs: inside[index + 1]?.fromMs ?? programMs, basis: null },
  }));
}
