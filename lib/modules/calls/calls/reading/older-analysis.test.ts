import { expect, it } from "vitest";
import { ALL_CALLS } from "@/lib/calls/fixtures/all";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";

const key = await (await makeWorkspace()).callKey();

async function analyzed(body: object) {
  const answer = await api("POST", "/api/v1/analyze", { key, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
}

it("reads an analysis that was stored before topics and moods had evidence", async () => {
  const { call_id, topics, sentiment } = await analyzed({ ...ALL_CALLS.CLEAN, call_id: "older" });
  const bare = (items: { evidence: unknown }[]) => items.map(({ evidence: _, ...item }) => item);
  const row = await db().salesCall.findFirstOrThrow({ where: { callId: call_id } });
  const stored = row.analysis as Record<string, unknown>;
  const older = {
    ...stored,
    topics: bare(topics),
    sentiment: { ...sentiment, over_time: bare(sentiment.over_time) },
  };
  await db().salesCall.update({ where: { id: row.id }, data: { analysis: older as never } });
  const read = await api("GET", `/api/v1/calls/${call_id}`, { key });
  expect(read.status, read.text).toBe(200);
  const { analysis } = read.json.data;
  expect(analysis.topics.map(({ evidence }: { evidence: unknown }) => evidence)).toEqual(
    topics.map(() => []),
  );
  expect(analysis.sentiment.over_time[0].evidence).toEqual([]);
  expect((await analyzed({ call_id })).topics).toEqual(topics);
});
