import { fittedSections, LENGTHS } from "../lengths";
import type { Chapter, Teller } from "../teller";
import { wordsOf } from "../written";
import type { Kind } from "./kind";
import { aboutFacts } from "./summary";

const { parts: SECTIONS } = LENGTHS.blog_post;
/** Words of the quotes, without the names of who said them. */
const AIM = 700;

/** A post with a section for each part of the show: what was said there, in the speakers' own words. */
export const blogPost: Kind = (teller) => {
  const told = teller.chapters.filter((chapter) => passagesOf(teller, chapter, AIM).length > 0);
  if (told.length < SECTIONS.least)
    return teller.chapters.length < SECTIONS.least ? "no_chapters" : "too_little_said";
  const parts = weightiest(teller, told);
  const [before, after] = [aboutFacts(teller), teller.replay()];
  const left = AIM - wordsOf([...before, ...after]);
  const sections = parts.map((chapter) => {
    const passages = passagesOf(teller, chapter, Math.floor(left / parts.length));
    return { heading: teller.heading(chapter), sentences: passages.map(({ said }) => teller.quote(said)) };
  });
  const blocks = fittedSections("blog_post", { before, sections, after });
  return blocks ? { title: teller.show.title, blocks } : "too_little_said";
};

const passagesOf = (teller: Teller, { fromMs, toMs }: Chapter, most: number) =>
  teller.said.passages(most, fromMs, toMs);

/** In the order of the show. */
function weightiest(teller: Teller, chapters: readonly Chapter[]): Chapter[] {
  const weigh = (chapter: Chapter): number =>
    passagesOf(teller, chapter, AIM / SECTIONS.most).reduce((sum, { weight }) => sum + weight, 0);
  return chapters
    .map((chapter) => ({ chapter, weight: weigh(chapter) }))
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, SECTIONS.most)
    .map(({ chapter }) => chapter)
    .toSorted((one, other) => one.fromMs - other.fromMs);
}
