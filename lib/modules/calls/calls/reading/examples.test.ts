import { expect, it } from "vitest";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import type { AnalyzedCallWire } from "../analysis-schema";
import { analyzed, change, corrected, detail, sent } from "../examples-schema";

/** Without advice, summaries and topics, whose wording may change. */
function factsOf(analysis: AnalyzedCallWire | null) {
  if (!analysis) return null;
  const { call_id: _id, coaching: _advice, summary: _text, topics: _named, ...facts } = analysis;
  const { not_found: _missing, sentiment: _mood, ...rest } = facts;
  return rest;
}

/** Without ids and times, which differ for every call. */
function readingOf({ call, analysis, ...more }: typeof corrected) {
  const { call_id: _id, analyzed_at: _analyzed, created_at: _created, updated_at: _updated, ...facts } = call;
  return { ...more, call: facts, analysis: factsOf(analysis) };
}

it("documents for its example what the operations return for it", async () => {
  const workspace = await makeWorkspace();
  const key = await workspace.callKey();
  const { json } = await api("POST", "/api/v1/analyze", { key, body: sent });
  expect(factsOf(json.data)).toEqual(factsOf(analyzed));

  const path = `/api/v1/calls/${json.data.call_id}`;
  const { call_id: _example, ...body } = change;
  const patched = await api("PATCH", path, { key, body });
  expect(readingOf(patched.json.data)).toEqual(readingOf(corrected));
  const found = await api("GET", path, { key });
  expect(readingOf(found.json.data)).toEqual(readingOf(detail));
});
