import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedMessage } from "@/lib/live";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { roomServer } from "@/lib/providers/room";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { checkTold } from "@/test/support/told-events";
import { gatherFeed } from "../live-feed";

checkTold("question.asked");

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let vera: Call;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;

async function attendee(name: string): Promise<Call> {
  const body = { name, email: `${newId("x").toLowerCase()}@example.com` };
  const made = await show.byKey("POST", v1("registrations"), body);
  return show.byAttendee(made.json.data.id);
}

async function ask(by: Call, text: string, more: object = {}): Promise<string> {
  const answer = await by("POST", app("questions"), { id: newId("ask"), text, ...more });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.id;
}

const want = (by: Call, id: string, wanted = true) => by("POST", app(`questions/${id}/vote`), { wanted });
const mark = (id: string, state: string) => show.byKey("PATCH", v1(`questions/${id}`), { state });
const listed = async (query = "") => (await show.byKey("GET", v1(`questions${query}`))).json.data;

/** How each question stands by the last word of a feed. */
async function heard(
  by: Call,
  path: string,
): Promise<Map<string, { votes: number; state: string; text: string }>> {
  await gatherFeed(show.eventId);
  const { messages } = (await by("GET", path)).json.data as { messages: FeedMessage[] };
  return new Map(
    messages.flatMap((message) =>
      message.type === "question" ? [[message.question.id, message.question]] : [],
    ),
  );
}
const audience = () => heard(vera, app("audience/feed"));
const desk = () => heard(show.byKey, v1("feed?stream=desk_feed"));

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  vera = await attendee("Vera");
  vi.spyOn(roomServer(), "send").mockResolvedValue(true);
});
afterEach(() => vi.restoreAllMocks());

it("is asked once, told to everybody, and to webhooks", async () => {
  const body = { id: newId("ask"), text: "How small is small?" };
  const answers = await Promise.all([1, 2, 3].map(() => vera("POST", app("questions"), body)));
  const [id] = new Set(answers.map(({ json }) => json.data.id));
  expect((await audience()).get(id)).toMatchObject({ text: body.text, votes: 0, state: "open" });
  expect(await listed()).toMatchObject([{ id, asked_by: { name: "Vera" }, shown: false }]);
  const told = await db().webhookEvent.count({ where: { eventSlug: show.slug, type: "question.asked" } });
  expect(told).toBe(1);
});

it("counts each person once, whatever they press, and sorts by it", async () => {
  const [first, second] = [await ask(vera, "First?"), await ask(vera, "Second?")];
  const others = await Promise.all(["Ann", "Bo", "Cy"].map(attendee));
  await Promise.all(others.flatMap((one) => [want(one, second), want(one, second)]));
  await gatherFeed(show.eventId);
  await want(others[0] as Call, second, false);
  await want(others[1] as Call, first);
  const stand = await audience();
  expect([stand.get(first)?.votes, stand.get(second)?.votes]).toEqual([1, 2]);
  expect((await listed()).map(({ id }: { id: string }) => id)).toEqual([second, first]);
});

it("keeps what was asked of the crew alone from the audience", async () => {
  const id = await ask(vera, "May I leave early?", { private: true });
  expect((await audience()).has(id)).toBe(false);
  expect((await desk()).get(id)).toMatchObject({ text: "May I leave early?", private: true });
  const bo = await attendee("Bo");
  expect((await want(bo, id)).status).toBe(404);
  const shown = await show.byKey("POST", v1("studio"), { action: "show_question", question_id: id });
  expect([shown.status, shown.json.error.fields]).toEqual([400, { question_id: "not_found" }]);
});

it("is answered, dismissed without a trace of its words, and brought back", async () => {
  const id = await ask(vera, "What is it?");
  expect((await mark(id, "answered")).json.data.state).toBe("answered");
  expect((await audience()).get(id)?.state).toBe("answered");
  const late = await want(await attendee("Bo"), id);
  expect([late.status, late.json.error.fields]).toEqual([409, { status: "answered" }]);
  await mark(id, "dismissed");
  const gone = (await audience()).get(id);
  expect(gone).toMatchObject({ state: "dismissed", text: "" });
  await mark(id, "open");
  expect((await audience()).get(id)).toMatchObject({ state: "open", text: "What is it?" });
  expect(await listed("?state=open")).toHaveLength(1);
});

it("is put on the stage as it was asked", async () => {
  const id = await ask(vera, "Why now?");
  const command = { action: "show_question", question_id: id, text: "Something else" };
  const shown = await show.byKey("POST", v1("studio"), command);
  expect(shown.status, shown.text).toBe(200);
  expect(await listed()).toMatchObject([{ id, shown: true }]);
  const { stage } = (await show.byKey("GET", v1("studio"))).json.data;
  expect(stage.question).toEqual({ id, text: "Why now?", author: "Vera" });
  const unknown = await show.byKey("POST", v1("studio"), { ...command, question_id: "qst_unknown" });
  expect([unknown.status, unknown.json.error.fields]).toEqual([400, { question_id: "not_found" }]);
});

it("is answered by whoever moderates, who drives nothing", async () => {
  const id = await ask(vera, "What is it?");
  const moderator = await show.byCrew("moderator");
  const question = (state: string) => moderator("PATCH", v1(`questions/${id}`), { state });
  expect((await question("answered")).json.data.state).toBe("answered");
  expect((await question("dismissed")).json.data.state).toBe("dismissed");
  const refused = [
    await moderator("POST", v1("studio"), { action: "set_layout", layout: "grid" }),
    await moderator("POST", v1("studio"), { action: "show_question", question_id: id }),
    await moderator("POST", app("live/end")),
  ];
  for (const { status, json } of refused)
    expect([status, json.error.code]).toEqual([403, "insufficient_scope"]);
  const elsewhere = await makeShow({ plan: false });
  const theirs = await elsewhere.byCrew("moderator");
  expect((await theirs("PATCH", v1(`questions/${id}`), { state: "open" })).status).not.toBe(200);
});

it("belongs to its show", async () => {
  const id = await ask(vera, "Mine?");
  const other = await makeShow({ plan: false });
  await putOnAir(other.slug);
  const foreign = await other.byKey("PATCH", `/v1/events/${other.slug}/questions/${id}`, {
    state: "dismissed",
  });
  expect(foreign.status).toBe(404);
});
