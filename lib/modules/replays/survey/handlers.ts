import type { HandlersOf } from "@/lib/operation/handlers-of";
import { answerSurvey } from "./answer-survey";
import type { surveyContract } from "./contract";
import { listSurveyAnswers } from "./list-survey-answers";

export const handlers: HandlersOf<typeof surveyContract> = { answerSurvey, listSurveyAnswers };
