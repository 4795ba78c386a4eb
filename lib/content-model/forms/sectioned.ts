import type { Teller } from "@/lib/content/teller";
import { type Block, wordsOf } from "@/lib/content/written";
import type { HeldSection } from "../held";
import type { Rows } from "../rows";
import type { Drafted, Form } from "./form";
import { factsOf } from "./short";

const BLOG = { sections: { least: 3, most: 7 }, words: { least: 400, most: 900 } };
const NEWSLETTER = { sections: { least: 2, most: 3 }, words: { least: 60, most: 350 } };

/** Sections have a title of the model's, or the one of the chapter that they're about. */
interface Section {
  heading: Block;
  sentences: Block[];
}

function sectionsOf({ holding, draft, teller, rows }: Drafted, most: number): Section[] {
  const all: Section[] = [];
  for (const held of holding.sectionsOf(draft)) {
    if (held.sentences.length === 0) continue;
    const heading = held.heading ?? chapterOf(held, teller, rows);
    const same = all.find((one) => one.heading.text === heading?.text) ?? (heading ? undefined : all.at(-1));
    if (same) same.sentences.push(...held.sentences);
    else if (heading && all.length < most) all.push({ heading, sentences: held.sentences });
  }
  return all;
}

function chapterOf({ row }: HeldSection, teller: Teller, rows: Rows): Block | null {
  const at = rows.at(row)?.fromMs;
  const chapter = teller.chapters.find(({ fromMs, toMs }) => at !== undefined && at >= fromMs && at < toMs);
  return chapter ? teller.heading(chapter) : null;
}

/** Shortens the longest section, by its last sentence, until the text fits. Null if it's too short or lacks sections. */
function fitted(
  drafted: Drafted,
  { sections: many, words }: typeof BLOG,
  facts: readonly Block[],
): Block[] | null {
  const sections = sectionsOf(drafted, many.most);
  const blocks = () => [
    ...facts,
    ...sections.flatMap(({ heading, sentences }) => [heading, ...sentences]),
    ...drafted.teller.replay(),
  ];
  while (wordsOf(blocks()) > words.most) {
    const longest = sections.toSorted((one, other) => wordsOf(other.sentences) - wordsOf(one.sentences))[0];
    if (!longest || longest.sentences.length < 2) return null;
    longest.sentences.pop();
  }
  return sections.length < many.least || wordsOf(blocks()) < words.least ? null : blocks();
}

export const blogPost: Form = {
  task: `A blog post of 600 to 800 words for people who weren't there: 3 to 7 sections in the order of the show, about one for each
chapter. Each has a title of a few words, "row" is where its subject begins, and 4 to 10 sentences explain what was said.`,
  mostTokens: 4_000,
  write(drafted) {
    const { teller } = drafted;
    const blocks = fitted(drafted, BLOG, factsOf(teller.whoWasThere(), teller.whatItWasAbout()));
    return blocks && { title: teller.show.title, blocks };
  },
};

export const newsletter: Form = {
  task: `An email about the show for people who missed it: 2 or 3 sections, its highlights. Each has a title of a few words, "row" is
where its subject begins, and 2 to 4 sentences.`,
  mostTokens: 1_500,
  write(drafted) {
    const { teller } = drafted;
    const blocks = fitted(drafted, NEWSLETTER, factsOf(teller.whoWasThere()));
    return blocks && { title: teller.show.title, blocks };
  },
};
