import { type Block, type ContentKind, wordsOf } from "./written";
import { xLength } from "./x-length";

interface Range {
  least: number;
  most: number;
}

/** What a text of a kind consists of, whoever writes it. */
interface Lengths {
  /** Statements, sections, quotes, chapters or questions: what the kind is made of. */
  parts: Range;
  /** Words of a text that is generated, without its headings. */
  words?: Range;
  /** Characters of one quote. */
  quote?: number;
  /** What the network takes that it's posted to, in characters as that counts them. Edits can't make it longer either. */
  characters?: number;
}

export const LENGTHS = {
  summary: { parts: { least: 3, most: 6 }, words: { least: 15, most: 400 }, quote: 260 },
  show_notes: { parts: { least: 3, most: 6 }, words: { least: 15, most: 1_500 }, quote: 260 },
  chapters: { parts: { least: 2, most: 100 } },
  blog_post: { parts: { least: 3, most: 7 }, words: { least: 400, most: 900 } },
  newsletter: { parts: { least: 2, most: 3 }, words: { least: 40, most: 350 } },
  linkedin_post: { parts: { least: 3, most: 5 }, quote: 220, characters: 3_000 },
  x_post: { parts: { least: 1, most: 2 }, characters: 280 },
  quotes: { parts: { least: 3, most: 8 }, quote: 240 },
  questions: { parts: { least: 1, most: 8 } },
  follow_up: { parts: { least: 1, most: 20 } },
} as const satisfies Record<ContentKind, Lengths>;

/** Sentences of one answer. */
export const MOST_ANSWER = 4;

type Texts = readonly Pick<Block, "kind" | "text">[];

/** Characters that a post has left on its network, as that counts them; negative if it's too long. Null for other kinds. */
export function charactersLeft(kind: ContentKind, texts: readonly string[]): number | null {
  const { characters }: Lengths = LENGTHS[kind];
  if (characters === undefined) return null;
  const text = texts.join("\n\n");
  return characters - (kind === "x_post" ? xLength(text) : [...text].length);
}

/** Whether a generated text is longer than its kind. */
export function isTooLong(kind: ContentKind, blocks: Texts): boolean {
  const { words }: Lengths = LENGTHS[kind];
  const left = charactersLeft(
    kind,
    blocks.map(({ text }) => text),
  );
  return (words !== undefined && wordsOf(blocks) > words.most) || (left !== null && left < 0);
}

export function isTooShort(kind: ContentKind, blocks: Texts): boolean {
  const { words }: Lengths = LENGTHS[kind];
  return words !== undefined && wordsOf(blocks) < words.least;
}

/** A part with a heading of its own. */
interface Section {
  heading: Block | null;
  sentences: readonly Block[];
}

/**
 * Puts sections together as a text. Shortens the longest one, by its last sentence, until the text fits. Null if it's too short or lacks sections.
 */
export function fittedSections(
  kind: "blog_post" | "newsletter",
  {
    before,
    sections,
    after,
  }: { before: readonly Block[]; sections: readonly Section[]; after: readonly Block[] },
): Block[] | null {
  const { parts } = LENGTHS[kind];
  const kept = sections
    .slice(0, parts.most)
    .map(({ heading, sentences }) => ({ heading, sentences: [...sentences] }));
  const blocks = (): Block[] => [
    ...before,
    ...kept.flatMap(({ heading, sentences }) => [...(heading ? [heading] : []), ...sentences]),
    ...after,
  ];
  while (isTooLong(kind, blocks())) {
    const [longest] = kept.toSorted((one, other) => wordsOf(other.sentences) - wordsOf(one.sentences));
    if (!longest || longest.sentences.length < 2) return null;
    longest.sentences.pop();
  }
  return kept.length < parts.least || isTooShort(kind, blocks()) ? null : blocks();
}

/**
 * Puts a text together from as many of the statements as its kind may have and fit, the first ones. Null if those are too few.
 * @param around the whole text with these statements
 */
export function fittedStatements(
  kind: "summary" | "show_notes" | "linkedin_post",
  statements: readonly Block[],
  around: (statements: readonly Block[]) => Block[],
): Block[] | null {
  const { parts } = LENGTHS[kind];
  const kept = statements.slice(0, parts.most);
  while (kept.length > parts.least && isTooLong(kind, around(kept))) kept.pop();
  const blocks = around(kept);
  return kept.length < parts.least || isTooLong(kind, blocks) || isTooShort(kind, blocks) ? null : blocks;
}
