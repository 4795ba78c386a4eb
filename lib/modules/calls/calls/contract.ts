import { contract, list, operation } from "@/lib/operation/operation";
import { AnalyzedCallSchema } from "./analysis-schema";
import {
  analyzed,
  callId,
  change,
  corrected,
  detail,
  factChange,
  factCorrected,
  sent,
  stored,
} from "./examples-schema";
import { addsFacts } from "./facts-schema";
import {
  AnalyzeCallInput,
  CallDetailSchema,
  CallParams,
  CorrectedCallSchema,
  DeletedCallSchema,
  ListCallsQuery,
  SalesCallSchema,
  UpdateCallInput,
} from "./schema";

/** Requests and answers have people's words, so they aren't kept in the request log. */
const shared = { prefix: "legacy", tag: "Sales calls", scope: "calls", unlogged: true } as const;

const input = { call_id: callId };

export const callsContract = contract({
  analyzeCall: operation({
    ...shared,
    http: "POST /analyze",
    summary: "Analyze a sales call: summary, next steps, objections and more",
    description:
      "Returns each finding with its source lines. Stores the call and sends `call.analyzed`. Send a `transcript`, `segments` or a recorded show's `event_slug`.",
    effect: "write",
    asksModel: true,
    cost: { cents: 4, kind: "call_analysis" },
    largeBody: true,
    body: AnalyzeCallInput,
    output: AnalyzedCallSchema,
    errors: ["not_ready"],
    mcp: { omits: ["questions", "topics", "dates", "coaching"] },
    examples: [{ summary: "A transcript as text", input: sent, output: analyzed }],
  }),
  listCalls: operation({
    ...shared,
    http: "GET /calls",
    summary: "List analyzed sales calls",
    description:
      "Lists each call with its outcome and each side's share of the talking. `getCall` returns the transcript and analysis.",
    effect: "read",
    query: ListCallsQuery,
    output: list(SalesCallSchema),
    examples: [{ summary: "By title", input: { q: "Northwind" }, output: [stored] }],
  }),
  getCall: operation({
    ...shared,
    http: "GET /calls/{call_id}",
    summary: "Get a sales call",
    description: "Returns its transcript, analysis and corrections.",
    effect: "read",
    versioned: true,
    params: CallParams,
    output: CallDetailSchema,
    errors: ["not_found"],
    mcp: { omits: ["transcript"] },
    examples: [{ summary: "By id", input, output: detail }],
  }),
  updateCall: operation({
    ...shared,
    http: "PATCH /calls/{call_id}",
    summary: "Correct a sales call",
    description:
      "Renames or merges speakers, corrects, removes or adds findings, and overrides what you sent; null removes a correction. An analyzed call's analysis is updated at no charge. Corrections are kept when the call is analyzed again.",
    effect: "write",
    asksModel: true,
    versioned: true,
    mcp: { creates: addsFacts },
    params: CallParams,
    body: UpdateCallInput,
    output: CorrectedCallSchema,
    errors: ["not_found", "version_conflict"],
    examples: [
      { summary: "Rename a speaker", input: change, output: corrected },
      { summary: "Correct who owes a next step", input: factChange, output: factCorrected },
    ],
  }),
  deleteCall: operation({
    ...shared,
    http: "DELETE /calls/{call_id}",
    summary: "Delete a sales call",
    description: "Deletes its transcript, analysis, corrections and index.",
    effect: "write",
    params: CallParams,
    output: DeletedCallSchema,
    errors: ["not_found"],
    examples: [{ summary: "By id", input, output: { call_id: callId, deleted: true } }],
  }),
});
