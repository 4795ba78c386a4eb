import { clockOf } from "@/lib/content/clock-of";
import { LENGTHS, MOST_ANSWER } from "@/lib/content/lengths";
import type { Told } from "@/lib/content/passages";
import type { Block } from "@/lib/content/written";
import type { Form } from "./form";

const { parts: QUOTES, quote: LONGEST_QUOTE } = LENGTHS.quotes;
const LEAST_WORDS = 5;
const { most: MOST_QUESTIONS } = LENGTHS.questions.parts;
const { most: MOST_ASKED } = LENGTHS.follow_up.parts;
/** Of a conversation, which has fewer parts than a run of show. */
const CHAPTERS = { most: 12, apartMs: 45_000 };

/** The model chooses the sentences, and none of its words are used. */
export const quotes: Form = {
  task: `One section without a title: 5 to ${QUOTES.most} sentences worth quoting, from all of the show, that can be understood alone. Each "text" is
copied from its row, and "rows" has only that row.`,
  mostTokens: 1_200,
  write({ draft, rows, teller }) {
    const pointed = draft.sections.flatMap(({ sentences }) =>
      sentences.flatMap((one) => one.rows.slice(0, 1).flatMap((row) => rows.at(row) ?? [])),
    );
    const fit = [...new Set(pointed)].filter(
      ({ text, words, isQuestion, pointsBack }) =>
        text.length <= LONGEST_QUOTE && words >= LEAST_WORDS && !isQuestion && !pointsBack,
    );
    const said = teller.said.different(fit, QUOTES.most).toSorted(inOrder);
    if (said.length < QUOTES.least) return null;
    return { title: teller.show.title, blocks: said.map((one) => teller.quote([one])) };
  },
};

/** Questions stay word for word, and someone else answers them later. */
export const questions: Form = {
  task: `Questions that were asked on stage and answered there: up to ${MOST_QUESTIONS} sections in the order of the show. "row" is the question's row,
"title" the question, and 1 to ${MOST_ANSWER} sentences are the answer, from rows after it in which someone else speaks.`,
  mostTokens: 2_500,
  write({ draft, holding, rows, teller }) {
    const answered = new Map<Told, Block[]>();
    for (const { row, sentences } of holding.sectionsOf(draft)) {
      const question = rows.at(row);
      if (!question?.isQuestion || answered.has(question)) continue;
      const answer = sentences.filter(({ basis }) =>
        basis.every((one) => one.fromMs >= question.toMs && one.personId !== question.personId),
      );
      if (answer.length > 0) answered.set(question, answer.slice(0, MOST_ANSWER));
    }
    const blocks = [...answered]
      .slice(0, MOST_QUESTIONS)
      .toSorted(([one], [other]) => inOrder(one, other))
      .flatMap(([question, answer]) => [teller.quote([question]), ...answer]);
    return blocks.length === 0 ? null : { title: teller.show.title, blocks };
  },
};

/** The audience's questions stay as they were asked. What was said on stage about one comes after it. */
export const followUp: Form = {
  task: `<questions> has questions of the audience that no one answered. For each that something in the rows is about, a section: "row" is
the question's number, and 1 to 3 sentences say what was said that helps. Leave out the others.`,
  mostTokens: 2_000,
  write({ draft, holding, teller }) {
    const { show, words, said } = teller;
    const held = holding.sectionsOf(draft);
    let hasAnswer = false;
    const blocks = show.unanswered.slice(0, MOST_ASKED).flatMap((question, index): Block[] => {
      const subject = new Set(said.termsOf(question.text));
      const isAbout = ({ basis }: { basis: { quote: string }[] }): boolean =>
        basis.some(({ quote }) => said.termsOf(quote).some((term) => subject.has(term)));
      const helps = held
        .filter(({ row }) => row === index + 1)
        .flatMap(({ sentences }) => sentences.filter(isAbout))
        .slice(0, MOST_ANSWER);
      hasAnswer ||= helps.length > 0;
      return [{ kind: "asked", ...question }, ...helps];
    });
    if (!hasAnswer) return null;
    return { title: show.title, blocks: [{ kind: "fact", text: words.notAnswered }, ...blocks] };
  },
};

/** Only of a show without a run of show: its segments have their names. */
export const chapters: Form = {
  task: `The parts of the show's conversation, 3 to 10 sections in order. "row" is where a part begins, "title" is 2 to 8 words about it,
from its rows, and it has one sentence whose rows say what the title says.`,
  mostTokens: 1_500,
  write({ draft, holding, rows, teller }) {
    const hasHours = teller.show.programMs >= 3_600_000;
    const parts: { fromMs: number; heading: Block & { kind: "heading" } }[] = [];
    for (const { heading, row } of holding.sectionsOf(draft)) {
      const at = rows.at(row)?.fromMs;
      const last = parts.at(-1);
      if (at === undefined || heading?.kind !== "heading") continue;
      if (last && at < last.fromMs + CHAPTERS.apartMs) continue;
      if (parts.length < CHAPTERS.most) parts.push({ fromMs: last ? at : 0, heading });
    }
    if (parts.length < LENGTHS.chapters.parts.least) return null;
    const blocks = parts.map(
      ({ fromMs, heading: { text, basis = [], people = [] } }): Block => ({
        ...{ kind: "said", text: `${clockOf(fromMs, hasHours)} ${text}`, basis, people },
      }),
    );
    return { title: teller.show.title, blocks };
  },
};

const inOrder = (one: Told, other: Told): number => one.fromMs - other.fromMs;
