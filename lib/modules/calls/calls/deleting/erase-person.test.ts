import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { settled } from "@/test/support/settled";
import { signedIn } from "@/test/support/sign-in";

const EMAIL = "zephyrine@erase-me.example";
const NAME = "Zephyrine Quux";

it("exports what a person said in calls, and deletes the calls that have them by their full name", async () => {
  const person = await signedIn();
  const headers = person.headers(`session:test:${person.workspaceId}:${person.user.id}`);
  const call = async (path: string, body: object) => {
    const answer = await api("POST", path, { headers, body });
    expect(answer.json.error, answer.text).toBeNull();
    return answer.json.data;
  };
  const analyze = async (transcript: string, more: object = {}): Promise<string> =>
    (await call("/api/v1/analyze", { transcript, ...more })).call_id;
  const line = { name: "Seat", unit_price: 5 };
  await call("/api/v1/close", { title: "Plan", line_items: [line], customer: { name: NAME, email: EMAIL } });

  const answer = "\nDana Reyes: I'll send you the proposal by Friday.";
  const spoke = await analyze(`${NAME}: What does it cost?${answer}`, { title: `Call with ${NAME}` });
  const listed = await analyze(`Speaker 1: What does it cost?${answer}`, {
    ...{ call_id: "1", title: `Call 1 with ${EMAIL}` },
    participants: [{ name: EMAIL }],
  });
  const renamed = await analyze(`${NAME.toUpperCase()}: Is it secure?${answer}`);
  const renaming = { speakers: [{ name: NAME.toUpperCase(), rename: "Marcus Hale" }] };
  await api("PATCH", `/api/v1/calls/${renamed}`, { headers, body: renaming });
  const owned = await analyze(`Speaker 1: What does it cost?${answer}`);
  const { data: found } = (await api("GET", `/api/v1/calls/${owned}`, { headers })).json;
  const facts = [{ id: found.analysis.next_steps[0].id, set: { owner: NAME.toLowerCase() } }];
  const owning = await api("PATCH", `/api/v1/calls/${owned}`, { headers, body: { facts } });
  expect(owning.status, owning.text).toBe(200);
  // Other people, or perhaps other people.
  const longer = await analyze(`${NAME} Smith: What does it cost?${answer}`);
  const first = await analyze(`Zephyrine: What does it cost?${answer}`, { call_id: "11", title: "Call 11" });
  await settled();

  const { calls } = await call("/api/app/people/data", { email: EMAIL });
  expect(calls.map(({ call_id }: { call_id: string }) => call_id)).toEqual([spoke, listed, renamed, owned]);
  expect(calls.map(({ said }: { said: string[] }) => said)).toEqual([
    ...[["What does it cost?"], [], ["Is it secure?"], []],
  ]);

  expect(await call("/api/app/people/erase", { email: EMAIL })).toMatchObject({
    ...{ calls: 4, deals: 1, webhook_events: 4 },
  });
  expect(await call("/api/app/people/erase", { email: EMAIL })).toMatchObject({ calls: 0 });
  const { workspaceId } = person;
  const events = await db().webhookEvent.findMany({
    where: { workspaceId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  expect(events.map(({ body }) => JSON.parse(body).data.title)).toEqual(["", "", "", "", null, "Call 11"]);
  const left = await db().salesCall.findMany({ where: { workspaceId }, orderBy: { id: "asc" } });
  expect(left.map(({ callId }) => callId)).toEqual([longer, first]);
  expect(await db().searchPassage.count({ where: { salesCall: null, documentId: null, workspaceId } })).toBe(
    0,
  );
});
