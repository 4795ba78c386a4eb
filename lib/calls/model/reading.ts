import type { ModelQuestion } from "@/lib/model-question/model-question";
import type { CallContext } from "../by-rules/context";
import type { CallFacts } from "../by-rules/ruled-facts";
import { type Claims, joinClaims, readClaims } from "./claims";
import { type FieldClaims, joinFieldClaims, readFieldClaims } from "./fields/field-claims";
import { fieldsRequest } from "./fields/fields-request";
import { analysisRequest } from "./prompt/analysis-requests";
import type { Part } from "./prompt/parts-of";

/** One way to read a call with a model, part by part. */
export interface Reading<Read> {
  request(context: CallContext, candidates: CallFacts, part: Part): ModelQuestion;
  /** @returns null if it's no answer at all */
  read(answer: unknown, part: Part): Read | null;
  join(all: readonly Read[]): Read;
}

export const ANALYSIS: Reading<Claims> = {
  request: analysisRequest,
  read: readClaims,
  join: joinClaims,
};

export const FIELDS: Reading<FieldClaims> = {
  request: fieldsRequest,
  read: readFieldClaims,
  join: joinFieldClaims,
};
