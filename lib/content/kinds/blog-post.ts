import type { Chapter, Teller } from "../teller";
import { type Block, wordsOf } from "../written";
import type { Kind } from "./kind";

/** Words of the whole post. */
const WORDS = { least: 400, most: 900, aim: 700 };
const SECTIONS = { least: 3, most: 7 };

/** A post with a section for each part of the show: what was said there, in the speakers' own words. */
export const blogPost: Kind = (teller) => {
  const told = teller.chapters.filter((chapter) => passagesOf(teller, chapter, WORDS.aim).length > 0);
  if (told.length < SECTIONS.least)
    return teller.chapters.length < SECTIONS.least ? "no_chapters" : "too_little_said";
  const parts = weightiest(teller, told);
  const facts = [teller.whoWasThere(), teller.whatItWasAbout()].flatMap((fact) => fact ?? []);
  const end = teller.replay();
  const left = WORDS.aim - wordsOf([...facts, ...end]);
  const sections = parts.flatMap((chapter): Block[] => {
    const passages = passagesOf(teller, chapter, Math.floor(left / parts.length));
    return [teller.heading(chapter), ...passages.map(({ said }) => teller.quote(said))];
  });
  const blocks = [...facts, ...sections, ...end];
  return wordsOf(blocks) < WORDS.least ? "too_little_said" : { title: teller.show.title, blocks };
};

const passagesOf = (teller: Teller, { fromMs, toMs }: Chapter, most: number) =>
  teller.said.passages(most, fromMs, toMs);

/** In the order of the show. */
function weightiest(teller: Teller, chapters: readonly Chapter[]): Chapter[] {
  const weigh = (chapter: Chapter): number =>
    passagesOf(teller, chapter, WORDS.aim / SECTIONS.most).reduce((sum, { weight }) => sum + weight, 0);
  return chapters
    .map((chapter) => ({ chapter, weight: weigh(chapter) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SECTIONS.most)
    .map(({ chapter }) => chapter)
    .toSorted((one, other) => one.fromMs - other.fromMs);
}
