import { z } from "zod";
import { reference, slug, text } from "@/lib/operation/fields";
import { contract, list, operation } from "@/lib/operation/operation";
import {
  AskedSchema,
  QUESTION_CHARACTERS,
  QuestionCapabilitiesSchema,
  QuestionSchema,
  questionsQuery,
  UngroupedSchema,
  UpdateQuestionInput,
  WantedSchema,
} from "./schema";

const example = {
  id: "qst_01kb3jxg5wq0v8t6m2r4c7d9eg",
  text: "How small is small?",
  asked_by: { person: "attendee-4h2k9x", name: "Cleo Park" },
  asked_at: "2031-01-14T17:04:12.000Z",
  votes: 12,
  state: "open" as const,
  private: false,
  shown: false,
  group: { id: "qgr_01kb3jy2m8c4v7n1x5z9q3w6re", questions: 3, votes: 17 },
};
const SHOW = "launch-day-x7k2m9";

const shared = { prefix: "v1", tag: "Studio" } as const;
const ofShow = z.strictObject({ slug: slug() });
const ofQuestion = z.strictObject({ slug: slug(), question_id: reference() });

const byAttendee = {
  prefix: "app",
  tag: "Pages of a show",
  scope: "public",
  access: "attendee",
  effect: "write",
  errors: ["not_found", "not_live", "version_conflict", "client_inactive"],
} as const;

export const audienceQuestionsContract = contract({
  listQuestions: operation({
    ...shared,
    http: "GET /events/{slug}/questions",
    summary: "List questions asked during a show",
    description:
      "The audience's questions, most votes first; `group` identifies similar questions. Follow new ones with getFeed or the webhook `question.asked`.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: questionsQuery,
    output: list(QuestionSchema),
    errors: ["not_found"],
    examples: [{ summary: "Open questions", input: { slug: SHOW, state: "open" }, output: [example] }],
  }),
  updateQuestion: operation({
    ...shared,
    http: "PATCH /events/{slug}/questions/{question_id}",
    summary: "Mark a question as answered, or dismiss it",
    description:
      "Everyone's page updates immediately. To show it on the stage, run the studio command `show_question` with its `question_id`.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: ofQuestion,
    body: UpdateQuestionInput,
    output: QuestionSchema,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "Mark as answered",
        input: { slug: SHOW, question_id: example.id, state: "answered" },
        output: { ...example, state: "answered" },
      },
      {
        summary: "Mark it and all similar questions",
        input: { slug: SHOW, question_id: example.id, state: "answered", like_questions: true },
        output: { ...example, state: "answered" },
      },
    ],
  }),
  ungroupQuestions: operation({
    ...shared,
    http: "POST /events/{slug}/questions/{question_id}/ungroup",
    summary: "Ungroup similar questions",
    description:
      "Splits a question's group: each question stands alone again and is never grouped again. If it isn't in a group, nothing changes. The audience doesn't notice.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: ofQuestion,
    output: UngroupedSchema,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "Two questions that only sound alike",
        input: { slug: SHOW, question_id: example.id },
        output: { questions: [{ ...example, group: null }] },
      },
    ],
  }),
  getGroupingCapabilities: operation({
    ...shared,
    http: "GET /events/{slug}/grouping/capabilities",
    summary: "Check whether similar questions are grouped",
    description:
      "Whether questions with the same meaning are grouped on this installation, and what is missing if they aren't. Without grouping, each question stands alone and everything else works.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    output: QuestionCapabilitiesSchema,
    errors: ["not_found"],
    examples: [
      {
        summary: "With the built-in model",
        input: { slug: SHOW },
        output: { driver: "built_in", grouped: true, reason: null, language: "en", languages: ["en"] },
      },
    ],
  }),
  askQuestion: operation({
    ...byAttendee,
    http: "POST /events/{slug}/questions",
    summary: "Ask a question",
    description:
      "Everyone in the show can see it and vote for it; `private` questions are visible only to the crew. Sending the same `id` again doesn't ask it twice.",
    audience: { rate: { perSecond: 0.2, burst: 3 }, audit: "none", replay: "own" },
    params: ofShow,
    body: z.strictObject({
      id: z.string().regex(/^[\w-]{8,64}$/, "invalid"),
      text: text(QUESTION_CHARACTERS),
      private: z.boolean().default(false),
    }),
    output: AskedSchema,
  }),
  voteQuestion: operation({
    ...byAttendee,
    http: "POST /events/{slug}/questions/{question_id}/vote",
    summary: "Vote for a question, or withdraw the vote",
    description: "One vote per person.",
    audience: { rate: { perSecond: 2, burst: 10 }, audit: "none", replay: "own" },
    params: ofQuestion,
    body: z.strictObject({ wanted: z.boolean() }),
    output: WantedSchema,
  }),
});
