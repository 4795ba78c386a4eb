import { fittedSections, LENGTHS } from "../lengths";
import type { Block } from "../written";
import type { Kind } from "./kind";

const { parts: HIGHLIGHTS } = LENGTHS.newsletter;
/** Of one highlight. */
const WORDS = 70;

/** An email about the show: who was there, two or three passages, and where the replay is. */
export const newsletter: Kind = (teller) => {
  const { words, show, said } = teller;
  const passages = teller.chapters
    .flatMap((chapter) =>
      said.passages(WORDS, chapter.fromMs, chapter.toMs).map((passage) => ({ chapter, passage })),
    )
    .toSorted((one, other) => other.passage.weight - one.passage.weight);
  const chosen = passages
    .filter(({ chapter }, index) => passages.findIndex((one) => one.chapter === chapter) === index)
    .slice(0, HIGHLIGHTS.most);
  const highlights = chosen.length < HIGHLIGHTS.least ? passages.slice(0, HIGHLIGHTS.most) : chosen;
  if (highlights.length < HIGHLIGHTS.least) return "too_little_said";
  const sections = highlights
    .toSorted((one, other) => one.chapter.fromMs - other.chapter.fromMs)
    .map(({ chapter, passage }) => ({
      heading: teller.chapters.length > 1 ? teller.heading(chapter) : null,
      sentences: [teller.quote(passage.said)],
    }));
  const facts = [teller.whoWasThere()].flatMap((fact) => fact ?? []);
  const head: Block[] = teller.chapters.length > 1 ? [] : [{ kind: "heading", text: words.highlights }];
  const blocks = fittedSections("newsletter", {
    before: [...facts, ...head],
    sections,
    after: teller.replay(),
  });
  return blocks ? { title: show.title, blocks } : "too_little_said";
};
