import { LENGTHS } from "../lengths";
import type { Kind } from "./kind";

const { most: MOST_ASKED } = LENGTHS.follow_up.parts;

/** The audience's questions that weren't answered: answering them is left to people who know. */
export const followUp: Kind = ({ show, words }) => {
  const { unanswered, title } = show;
  if (unanswered.length === 0) return "no_questions";
  const asked = unanswered.slice(0, MOST_ASKED).map((question) => ({ kind: "asked", ...question }) as const);
  return { title, blocks: [{ kind: "fact", text: words.notAnswered }, ...asked] };
};
