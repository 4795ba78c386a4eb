import { contract, list, operation } from "@/lib/operation/operation";
import { AnsweredSchema, AnswerInput, AnswersQuery, ShowParams, SurveyAnswerSchema } from "./schema";

export const surveyContract = contract({
  answerSurvey: operation({
    http: "POST /events/{slug}/survey",
    prefix: "app",
    tag: "Pages of a show",
    summary: "Answer the survey after the show",
    description:
      "Once per person, after the show, if its `survey` is on. The same answer again is the same call.",
    scope: "public",
    access: "attendee",
    effect: "write",
    audience: { rate: { perSecond: 1, burst: 5 }, audit: "none", replay: "own" },
    params: ShowParams,
    body: AnswerInput,
    output: AnsweredSchema,
    errors: ["not_found", "version_conflict"],
  }),
  listSurveyAnswers: operation({
    http: "GET /shows/{slug}/survey/answers",
    prefix: "app",
    tag: "Analytics",
    summary: "List answers to a show's survey",
    access: "session",
    scope: "analytics:read",
    effect: "read",
    params: ShowParams,
    query: AnswersQuery,
    output: list(SurveyAnswerSchema),
    errors: ["not_found"],
  }),
});
