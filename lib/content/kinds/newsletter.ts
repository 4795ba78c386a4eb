import type { Block } from "../written";
import type { Kind } from "./kind";

const HIGHLIGHTS = { least: 2, most: 3 };
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
  const quotes = highlights
    .toSorted((one, other) => one.chapter.fromMs - other.chapter.fromMs)
    .flatMap(({ chapter, passage }): Block[] => [
      ...(teller.chapters.length > 1 ? [teller.heading(chapter)] : []),
      teller.quote(passage.said),
    ]);
  const facts = [teller.whoWasThere()].flatMap((fact) => fact ?? []);
  const head: Block[] = teller.chapters.length > 1 ? [] : [{ kind: "heading", text: words.highlights }];
  return { title: show.title, blocks: [...facts, ...head, ...quotes, ...teller.replay()] };
};
