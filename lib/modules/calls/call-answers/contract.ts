import { contract, operation } from "@/lib/operation/operation";
import { AskCallsInput, CallAnswerSchema } from "./schema";

const answer = {
  answered: true,
  answer: "My sister Carol signs anything over ten thousand a year.",
  disagree: false,
  citations: [
    {
      call_id: "crm-4711",
      speaker: "Dennis Harlow",
      start_sec: 237,
      quote: "My sister Carol signs anything over ten thousand a year.",
      corrections: [],
    },
  ],
  nearest: [],
  ranked_by: "words_and_meaning",
  written_by: "rules",
};

export const callAnswersContract = contract({
  askCalls: operation({
    http: "POST /ask",
    prefix: "legacy",
    tag: "Sales calls",
    summary: "Ask about your calls and documents",
    description:
      "Answers with quotes from your calls and documents. `answer` contains only what `citations` support; if nothing does, `answered` is false. Costs 1 cent, even without an answer.",
    scope: "calls",
    effect: "write",
    asksModel: true,
    cost: { cents: 1, kind: "call_question" },
    largeBody: true,
    body: AskCallsInput,
    output: CallAnswerSchema,
    examples: [
      {
        summary: "Across all calls",
        input: { question: "Who signs contracts at Harlow Bakeries?" },
        output: answer,
      },
    ],
  }),
});
