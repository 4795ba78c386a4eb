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
      "What people in the audience asked, the most wanted first; `group` says which ask for the same. Follow new ones with getFeed, or hear of each by the webhook `question.asked`.",
    scope: "studio:read",
    effect: "read",
    params: ofShow,
    query: questionsQuery,
    output: list(QuestionSchema),
    errors: ["not_found"],
    examples: [{ summary: "What is still open", input: { slug: SHOW, state: "open" }, output: [example] }],
  }),
  updateQuestion: operation({
    ...shared,
    http: "PATCH /events/{slug}/questions/{question_id}",
    summary: "Mark a question as answered, or dismiss it",
    description:
      "Everybody's page follows at once. To put it on the stage, run the studio command `show_question` with its `question_id`.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: ofQuestion,
    body: UpdateQuestionInput,
    output: QuestionSchema,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "It was answered",
        input: { slug: SHOW, question_id: example.id, state: "answered" },
        output: { ...example, state: "answered" },
      },
      {
        summary: "And with it all that ask for the same",
        input: { slug: SHOW, question_id: example.id, state: "answered", like_questions: true },
        output: { ...example, state: "answered" },
      },
    ],
  }),
  ungroupQuestions: operation({
    ...shared,
    http: "POST /events/{slug}/questions/{question_id}/ungroup",
    summary: "Take like questions apart that are not the same",
    description:
      "Takes the group of a question apart: each of them stands for itself again and comes into no group any more. A question that is in none is answered as it is. Nothing changes for the audience.",
    scope: "studio:control",
    moderation: true,
    effect: "live",
    params: ofQuestion,
    output: UngroupedSchema,
    errors: ["not_found", "client_inactive"],
    examples: [
      {
        summary: "Two that only sound alike",
        input: { slug: SHOW, question_id: example.id },
        output: { questions: [{ ...example, group: null }] },
      },
    ],
  }),
  getGroupingCapabilities: operation({
    ...shared,
    http: "GET /events/{slug}/grouping/capabilities",
    summary: "Say whether similar questions are grouped by meaning",
    description:
      "Whether those with the same meaning are put together here, and what is missing where they are not. Without it each stands for itself and all else works.",
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
      "Everybody in the show sees it and can vote for it; a `private` one only those who run the show. The same `id` once more is the same question.",
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
    summary: "Say that one wants a question answered, or no longer does",
    description: "One vote a person.",
    audience: { rate: { perSecond: 2, burst: 10 }, audit: "none", replay: "own" },
    params: ofQuestion,
    body: z.strictObject({ wanted: z.boolean() }),
    output: WantedSchema,
  }),
});
