import { notesFor } from "@/lib/content/kinds/show-notes";
import type { Teller } from "@/lib/content/teller";
import type { Block } from "@/lib/content/written";
import { xLength } from "@/lib/content/x-length";
import type { SaidBlock } from "../held";
import type { Drafted, Form } from "./form";

const SUMMARY = { least: 3, most: 6 };
const POST = { least: 3, most: 6 };
/** In characters, as the networks count them. */
const LONGEST = { linkedin: 3_000, x: 280 };

const sentencesOf = ({ holding, draft }: Drafted): SaidBlock[] =>
  holding.sectionsOf(draft).flatMap(({ sentences }) => sentences);

/** Null if too few sentences stand. */
function aboutShow(drafted: Drafted): Block[] | null {
  const { teller } = drafted;
  const sentences = sentencesOf(drafted).slice(0, SUMMARY.most);
  return sentences.length < SUMMARY.least
    ? null
    : [...factsOf(teller.whoWasThere(), teller.whatItWasAbout()), ...sentences];
}

export const factsOf = (...facts: readonly (Block | null)[]): Block[] => facts.flatMap((fact) => fact ?? []);

const titled = ({ show }: Teller, blocks: Block[]) => ({ title: show.title, blocks });

const SUMMARY_TASK =
  "One section without a title: 4 to 6 sentences that sum up the show, each about something else that was said.";

export const summary: Form = {
  task: SUMMARY_TASK,
  mostTokens: 900,
  write(drafted) {
    const about = aboutShow(drafted);
    return about && titled(drafted.teller, about);
  },
};

export const showNotes: Form = {
  ...summary,
  write(drafted) {
    const about = aboutShow(drafted);
    return about && notesFor(about, drafted.teller);
  },
};

export const linkedinPost: Form = {
  task: "One section without a title: a post for LinkedIn of 4 to 6 sentences. The first one makes people stop. No hashtags.",
  mostTokens: 900,
  write(drafted) {
    const { teller } = drafted;
    const [first, ...others] = sentencesOf(drafted).slice(0, POST.most);
    if (!first || others.length + 1 < POST.least) return null;
    const blocks = [first, ...factsOf(teller.whoWasThere()), ...others, ...teller.replay()];
    return lengthOf(blocks) > LONGEST.linkedin ? null : titled(teller, blocks);
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
    for (const sentence of sentencesOf(drafted))
      if (lengthOf([...chosen, sentence, ...end]) <= LONGEST.x) chosen.push(sentence);
    return chosen.length === 0 ? null : titled(teller, [...chosen, ...end]);
  },
};

const lengthOf = (blocks: readonly Block[]): number => xLength(blocks.map(({ text }) => text).join("\n\n"));
