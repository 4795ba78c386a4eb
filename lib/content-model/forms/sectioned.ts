import { aboutFacts } from "@/lib/content/kinds/summary";
import { fittedSections, LENGTHS } from "@/lib/content/lengths";
import type { Teller } from "@/lib/content/teller";
import type { Block } from "@/lib/content/written";
import type { HeldSection } from "../held";
import type { Rows } from "../rows";
import type { Drafted, Form } from "./form";

const { blog_post: BLOG, newsletter: NEWSLETTER } = LENGTHS;

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

export const blogPost: Form = {
  task: `A blog post of 600 to 800 words for people who weren't there: ${BLOG.parts.least} to ${BLOG.parts.most} sections in the order of the show, about one for each
chapter. Each has a title of a few words, "row" is where its subject begins, and 4 to 10 sentences explain what was said.`,
  mostTokens: 4_000,
  write(drafted) {
    const { teller } = drafted;
    const sections = sectionsOf(drafted, BLOG.parts.most);
    const blocks = fittedSections("blog_post", {
      ...{ before: aboutFacts(teller), sections, after: teller.replay() },
    });
    return blocks && { title: teller.show.title, blocks };
  },
};

export const newsletter: Form = {
  task: `An email about the show for people who missed it: ${NEWSLETTER.parts.least} or ${NEWSLETTER.parts.most} sections, its highlights. Each has a title of a few words, "row" is
where its subject begins, and 2 to 4 sentences.`,
  mostTokens: 1_500,
  write(drafted) {
    const { teller } = drafted;
    const sections = sectionsOf(drafted, NEWSLETTER.parts.most);
    const blocks = fittedSections("newsletter", {
      ...{ before: [teller.whoWasThere()].flatMap((fact) => fact ?? []), sections, after: teller.replay() },
    });
    return blocks && { title: teller.show.title, blocks };
  },
};
