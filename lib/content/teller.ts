import { basisOf, SaidInShow, type Told } from "./passages";
import type { ToldShow } from "./told-show";
import type { ContentWords } from "./words/words";
import { listed, wordsOfLanguage } from "./words/words-of";
import type { Block } from "./written";

/** A stretch of a show with its name. */
export interface Chapter {
  title: string;
  fromMs: number;
  toMs: number;
}

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
    this.chapters = chaptersOf(show);
  }

  /** Sentences of one person, as one quote. */
  quote(said: readonly Told[]): Block {
    const [first] = said;
    const name = first?.speaker ?? this.words.someone;
    const text = this.words.says(name, this.words.quoted(said.map((one) => one.text).join(" ")));
    return { kind: "said", text, basis: said.map(basisOf) };
  }

  /** A sentence about who was there. Null if no one is named. */
  whoWasThere(): Block | null {
    const names = this.show.people.map(({ name }) => name);
    if (names.length === 0) return null;
    return {
      ...{ kind: "fact", text: this.words.people(this.show.title, listed(names, this.words.and)) },
      people: this.show.people.map(({ personId }) => personId),
    };
  }

  /** A sentence about what was on the program. Null if it had no parts. */
  whatItWasAbout(): Block | null {
    const titles = [...new Set(this.chapters.map(({ title }) => title))];
    if (titles.length < 2) return null;
    return { kind: "fact", text: this.words.topics(listed(titles, this.words.and)) };
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

/** A show without segments is one chapter. */
function chaptersOf({ chapters, programMs, title }: ToldShow): Chapter[] {
  const inside = chapters
    .filter(({ fromMs }) => fromMs < programMs)
    .toSorted((one, other) => one.fromMs - other.fromMs);
  if (inside.length === 0) return [{ title, fromMs: 0, toMs: programMs }];
  return inside.map(({ title: name, fromMs }, index) => ({
    ...{ title: name, fromMs: index === 0 ? 0 : fromMs },
    toMs: inside[index + 1]?.fromMs ?? programMs,
  }));
}
