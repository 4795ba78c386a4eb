import type { HandlersOf } from "@/lib/operation/handlers-of";
import { askQuestion } from "./ask-question";
import type { audienceQuestionsContract } from "./contract";
import { getGroupingCapabilities } from "./get-grouping-capabilities";
import { listQuestions } from "./list-questions";
import { ungroupQuestions } from "./ungroup-questions";
import { updateQuestion } from "./update-question";
import { voteQuestion } from "./vote-question";

export const handlers: HandlersOf<typeof audienceQuestionsContract> = {
  listQuestions,
  updateQuestion,
  ungroupQuestions,
  getGroupingCapabilities,
  askQuestion,
  voteQuestion,
};
