import { notesFor } from "@/lib/content/kinds/show-notes";
import { aboutFacts } from "@/lib/content/kinds/summary";
import { fittedStatements, isTooLong, LENGTHS } from "@/lib/content/lengths";
import type { Teller } from "@/lib/content/teller";
import type { Block } from "@/lib/content/written";
import type { SaidBlock } from "../held";
import type { Drafted, Form } from "./form";

const sentencesOf = ({ holding, draft }: Drafted): SaidBlock[] =>
  holding.sectionsOf(draft).flatMap(({ sentences }) => sentences);

const titled = ({ show }: Teller, blocks: Block[] | null) => blocks && { title: show.title, blocks };

/** One sentence may not stand. */
const asked = ({ least, most }: { least: number; most: number }): string => `${least + 1} to ${most}`;

export const summary: Form = {
  task: `One section without a title: ${asked(LENGTHS.summary.parts)} sentences that sum up the show, each about something else that was said.`,
  mostTokens: 900,
  write(drafted) {
    const { teller } = drafted;
    const facts = aboutFacts(teller);
    const blocks = fittedStatements("summary", sentencesOf(drafted), (said) => [...facts, ...said]);
    return titled(teller, blocks);
  },
};

export const showNotes: Form = {
  ...summary,
  write: (drafted) => titled(drafted.teller, notesFor(sentencesOf(drafted), drafted.teller)),
};

export const linkedinPost: Form = {
  task: `One section without a title: a post for LinkedIn of ${asked(LENGTHS.linkedin_post.parts)} sentences. The first one makes people stop. No hashtags.`,
  mostTokens: 900,
  write(drafted) {
    const { teller } = drafted;
    const facts = [teller.whoWasThere()].flatMap((fact) => fact ?? []);
    const blocks = fittedStatements("linkedin_post", sentencesOf(drafted), (said) => [
      ...said.slice(0, 1),
      ...facts,
      ...said.slice(1),
      ...teller.replay(),
    ]);
    return titled(teller, blocks);
  },
};

export const xPost: Form = {
  task: "One section without a title: a post for X of 1 or 2 sentences, 220 characters together at most. No hashtags.",
  mostTokens: 400,
  write(drafted) {
    const { teller } = drafted;
    const { replayUrl } = teller.show;
    const end: Block[] = replayUrl === null ? [] : [{ kind: "fact", text: replayUrl }];
    const chosen: SaidBlock[] = [];
    for (const sentence of sentencesOf(drafted)) {
      if (chosen.length === LENGTHS.x_post.parts.most) break;
      if (!isTooLong("x_post", [...chosen, sentence, ...end])) chosen.push(sentence);
    }
    return chosen.length === 0 ? null : titled(teller, [...chosen, ...end]);
  },
};
