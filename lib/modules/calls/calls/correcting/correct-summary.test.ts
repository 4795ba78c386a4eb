import { expect, it } from "vitest";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const transcript = "Ann: We start with twelve users.\nBob: I'll send you the order form by Friday.";

it("replaces a summary's words with a person's own, also in a new analysis, until they are taken back", async () => {
  const key = await (await makeWorkspace()).callKey();
  const analyze = async (body: object) =>
    (await api("POST", "/api/v1/analyze", { key, body: { call_id: "told", ...body } })).json.data;
  const change = async (summary: object) => {
    const answer = await api("PATCH", "/api/v1/calls/told", { key, body: { summary } });
    expect(answer.status, answer.text).toBe(200);
    return answer.json.data;
  };
  const found = await analyze({ transcript });
  expect(found.summary.evidence.short).not.toEqual([]);
  const { analysis, corrections } = await change({ short: "Twelve users to begin with." });
  expect(analysis.summary).toEqual({
    ...found.summary,
    short: "Twelve users to begin with.",
    evidence: { short: [], long: found.summary.evidence.long },
  });
  expect(corrections.summary).toEqual({ short: "Twelve users to begin with.", long: null });
  expect(await analyze({})).toEqual(analysis);
  await change({ long: "Ann and Bob begin with twelve users." });
  const both = await change({ short: null });
  expect(both.analysis.summary).toMatchObject({
    short: found.summary.short,
    long: "Ann and Bob begin with twelve users.",
  });
  const back = await change({ long: null });
  expect([back.analysis, back.corrections.summary]).toEqual([found, { short: null, long: null }]);
  const refused = await api("PATCH", "/api/v1/calls/told", { key, body: { summary: { short: " " } } });
  expect(refused.json.error.fields).toEqual({ "summary.short": "too_short" });
});
