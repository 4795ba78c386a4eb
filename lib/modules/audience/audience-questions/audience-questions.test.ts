import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FeedMessage } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { db, outsideTransaction, sql, transaction } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { type Embedder, embedder } from "@/lib/providers/embeddings";
import { roomServer } from "@/lib/providers/room";
import type { ApiAnswer } from "@/test/support/api";
import { checkEmitted } from "@/test/support/emitted-events";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import { groupQuestions } from "./group-questions";

checkEmitted("question.asked");

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

/** Returns each question's latest state in a feed. */
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

it("creates a question once, and publishes it to the audience and webhooks", async () => {
  const body = { id: newId("ask"), text: "How small is small?" };
  const answers = await Promise.all([1, 2, 3].map(() => vera("POST", app("questions"), body)));
  const [id] = new Set(answers.map(({ json }) => json.data.id));
  expect((await audience()).get(id)).toMatchObject({ text: body.text, votes: 0, state: "open" });
  expect(await listed()).toMatchObject([{ id, asked_by: { name: "Vera" }, shown: false }]);
  const told = await db().webhookEvent.count({ where: { eventSlug: show.slug, type: "question.asked" } });
  expect(told).toBe(1);
});

it("counts each person's vote once, and sorts questions by votes", async () => {
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

it("keeps private questions from the audience", async () => {
  const id = await ask(vera, "May I leave early?", { private: true });
  expect((await audience()).has(id)).toBe(false);
  expect((await desk()).get(id)).toMatchObject({ text: "May I leave early?", private: true });
  const bo = await attendee("Bo");
  expect((await want(bo, id)).status).toBe(404);
  const shown = await show.byKey("POST", v1("studio"), { action: "show_question", question_id: id });
  expect([shown.status, shown.json.error.fields]).toEqual([400, { question_id: "not_found" }]);
});

it("answers, dismisses and reopens a question, and hides the text of a dismissed one", async () => {
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

it("shows a question on stage as it was asked", async () => {
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

it("lets a moderator answer and dismiss questions, but not control the show", async () => {
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

it("keeps a question within its show", async () => {
  const id = await ask(vera, "Mine?");
  const other = await makeShow({ plan: false });
  await putOnAir(other.slug);
  const foreign = await other.byKey("PATCH", `/v1/events/${other.slug}/questions/${id}`, {
    state: "dismissed",
  });
  expect(foreign.status).toBe(404);
});

/** Runs with a model that finds all questions alike, except those about lunch. */
function withModel(more: Partial<Awaited<ReturnType<Embedder["embedding"]>>> = {}) {
  const embedding = {
    driver: "built_in",
    engine: "test",
    reason: null,
    languages: ["en"],
    alike: 0.75,
  } as const;
  vi.spyOn(embedder(), "embedding").mockResolvedValue({ ...embedding, ...more });
  return vi
    .spyOn(embedder(), "embed")
    .mockImplementation(async (texts) =>
      texts.map((text) => (text.includes("lunch") ? Float32Array.of(0, 1) : Float32Array.of(1, 0))),
    );
}

async function groups(): Promise<Map<string, { questions: string[]; votes: number }>> {
  await gatherFeed(show.eventId);
  const { messages } = (await show.byKey("GET", v1("feed?stream=desk_feed"))).json.data as {
    messages: FeedMessage[];
  };
  return new Map(
    messages.flatMap((message) =>
      message.type === "question_group" ? [[message.group.id, message.group]] : [],
    ),
  );
}

async function likeQuestions(): Promise<[first: string, second: string, other: string]> {
  const ids = [
    await ask(vera, "Will there be a replay?"),
    await ask(await attendee("Ann"), "Can we watch it again later?"),
    await ask(await attendee("Cy"), "What is for lunch?"),
  ];
  expect(await groupQuestions(show.eventId)).toBe(1);
  return ids as [string, string, string];
}

it("groups similar questions for the crew only, and counts each person once", async () => {
  const embed = withModel();
  const [first, second, other] = await likeQuestions();
  const bo = await attendee("Bo");
  for (const id of [first, second]) await want(bo, id);
  await want(vera, second);
  const [group] = [...(await groups()).values()];
  expect(group).toMatchObject({ questions: [first, second], votes: 2 });
  const rows = new Map((await listed()).map((row: { id: string }) => [row.id, row]));
  expect(rows.get(second)).toMatchObject({ votes: 2, group: { questions: 2, votes: 2 } });
  expect(rows.get(other)).toMatchObject({ group: null });
  expect([...(await audience()).keys()].sort()).toEqual([first, second, other].sort());
  expect(await groupQuestions(show.eventId)).toBe(0);
  expect(embed).toHaveBeenCalledTimes(1);
});

it("keeps nothing of a question whose erasure hasn't ended yet", async () => {
  withModel();
  const id = await ask(vera, "Will there be a replay?");
  let hasEnded = false;
  let grouping: Promise<unknown> | undefined;
  await transaction(async () => {
    const data = { text: "", state: "dismissed" };
    await db().audienceQuestion.update({ where: { id }, data });
    grouping = outsideTransaction(() => groupQuestions(show.eventId)).finally(() => {
      hasEnded = true;
    });
    await until(async () => hasEnded || (await outsideTransaction(isKeeping)));
  });
  await grouping;
  expect(await db().questionMeaning.count({ where: { questionId: id } })).toBe(0);
});

const isKeeping = async () =>
  (
    await sql(
      "",
      `SELECT 1 FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%question_meaning%'`,
    )
  ).length > 0;

it("answers a whole group at once, by mark or on stage, except questions in another state", async () => {
  withModel();
  const [first, second, other] = await likeQuestions();
  const marks = (state: string) =>
    show.byKey("PATCH", v1(`questions/${first}`), { state, like_questions: true });
  const states = async () => {
    const stand = await audience();
    return [first, second, other].map((id) => stand.get(id)?.state);
  };
  await marks("answered");
  expect(await states()).toEqual(["answered", "answered", "open"]);
  await mark(second, "dismissed");
  await marks("open");
  expect(await states()).toEqual(["open", "dismissed", "open"]);
  await mark(second, "open");
  await show.byKey("POST", v1("studio"), { action: "show_question", question_id: second });
  expect(await states()).toEqual(["answered", "answered", "open"]);
});

it("stores no embedding of a question that was erased while it was computed", async () => {
  const id = await ask(vera, "Will there be a replay?");
  withModel().mockImplementationOnce(async (texts) => {
    await db().audienceQuestion.update({ where: { id }, data: { text: "", state: "dismissed" } });
    return texts.map(() => Float32Array.of(1, 0));
  });
  expect(await groupQuestions(show.eventId)).toBe(0);
  expect(await db().questionMeaning.count({ where: { questionId: id } })).toBe(0);
});

it("ungroups questions for good", async () => {
  withModel();
  const [first, second] = await likeQuestions();
  const apart = await show.byKey("POST", v1(`questions/${second}/ungroup`));
  expect(apart.status, apart.text).toBe(200);
  expect(apart.json.data.questions).toMatchObject([
    { id: first, group: null },
    { id: second, group: null },
  ]);
  expect([...(await groups()).values()]).toMatchObject([{ questions: [] }]);
  await ask(await attendee("Di"), "Is a replay planned?");
  expect(await groupQuestions(show.eventId)).toBe(0);
  const again = await show.byKey("POST", v1(`questions/${second}/ungroup`));
  expect(again.json.data.questions).toMatchObject([{ id: second, group: null }]);
});

it("doesn't group questions without a model for the language, and says why", async () => {
  const embed = withModel({ reason: "It is not there yet." });
  await ask(vera, "Will there be a replay?");
  expect(await groupQuestions(show.eventId)).toBe(0);
  const told = async () => (await show.byKey("GET", v1("grouping/capabilities"))).json.data;
  expect(await told()).toMatchObject({ grouped: false, reason: "It is not there yet." });
  vi.spyOn(embedder(), "embedding").mockResolvedValue({
    driver: "built_in",
    engine: "test",
    reason: null,
    languages: ["de"],
    alike: 0.75,
  });
  expect(await told()).toMatchObject({ grouped: false, reason: expect.stringContaining("in de") });
  expect(await groupQuestions(show.eventId)).toBe(0);
  expect(embed).not.toHaveBeenCalled();
});
