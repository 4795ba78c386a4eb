import { beforeEach, describe, expect, it } from "vitest";
import { type ChatLine, EMPTY_FEED, type FeedMessage, withMessages } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import { type ApiAnswer, api } from "@/test/support/api";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let moderator: Call;
let vera: Call;
let veraPerson: string;
let max: Call;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;

async function attendee(name: string): Promise<{ call: Call; person: string }> {
  const email = `${newId("x").toLowerCase()}@example.com`;
  const made = await show.byKey("POST", v1("registrations"), { name, email });
  const { id } = made.json.data;
  return { call: await show.byAttendee(id), person: attendeePersonId(id) };
}

const say = (by: Call, text: string, more = {}) =>
  by("POST", app("chat"), { id: newId("line"), text, ...more });

async function said(by: Call, text: string, more = {}): Promise<string> {
  const answer = await say(by, text, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.id;
}

/** Returns what a page shows that has followed the whole feed, and what a page shows that opens now. */
async function pages(
  stream: "feed" | "desk_feed" = "feed",
): Promise<{ stayed: ChatLine[]; late: ChatLine[] }> {
  await gatherFeed(show.eventId);
  const feed = async (after: number) =>
    (await show.byKey("GET", v1(`feed?stream=${stream}&after=${after}&limit=200`))).json.data
      .messages as FeedMessage[];
  const linesOf = (messages: FeedMessage[]) => [...withMessages(EMPTY_FEED, messages).lines];
  return { stayed: linesOf(await feed(1)), late: linesOf(await feed(0)) };
}
const words = (lines: ChatLine[]) => lines.map(({ text }) => text);
const rules = async () => {
  await gatherFeed(show.eventId);
  const { messages } = (await vera("GET", app("audience/feed"))).json.data;
  return withMessages(EMPTY_FEED, messages).rules;
};

beforeEach(async () => {
  show = await makeShow({ plan: false, guests: [{ name: "Gina" }] });
  await putOnAir(show.slug);
  moderator = await show.byCrew("moderator");
  ({ call: vera, person: veraPerson } = await attendee("Vera"));
  ({ call: max } = await attendee("Max"));
});

describe("a chat line", () => {
  it("can reply to another one, and loses the quote when that one is hidden", async () => {
    const first = await said(vera, "Who is from Kyiv?");
    await said(max, "Me!", { reply_to: first });
    const { late } = await pages();
    expect(late[1]?.reply_to).toEqual({ id: first, name: "Vera", text: "Who is from Kyiv?" });
    await moderator("PATCH", v1(`chat/lines/${first}`), { state: "hidden" });
    const after = await pages();
    for (const lines of Object.values(after)) {
      expect(words(lines)).toEqual(["Me!"]);
      expect(lines[0]?.reply_to).toBeUndefined();
    }
    expect((await say(max, "Again", { reply_to: first })).json.error.fields).toEqual({
      reply_to: "not_found",
    });
    const other = await makeShow({ plan: false });
    expect(
      (await other.byKey("PATCH", `/v1/events/${other.slug}/chat/lines/${first}`, { state: "shown" })).status,
    ).toBe(404);
  });

  it("disappears for the audience when hidden, stays visible to the crew, and can be restored", async () => {
    await said(vera, "one");
    const two = await said(max, "two");
    await said(vera, "three");
    await pages();
    const hidden = await moderator("PATCH", v1(`chat/lines/${two}`), { state: "hidden" });
    expect([hidden.status, hidden.json.data.state]).toEqual([200, "hidden"]);
    for (const lines of Object.values(await pages())) expect(words(lines)).toEqual(["one", "three"]);
    const raw = await vera("GET", app("audience/feed?after=1&limit=200"));
    expect(raw.text).not.toContain('"two"');
    for (const lines of Object.values(await pages("desk_feed")))
      expect(lines.map(({ text, state }) => [text, state])).toEqual([
        ["one", undefined],
        ["two", "hidden"],
        ["three", undefined],
      ]);
    await moderator("PATCH", v1(`chat/lines/${two}`), { state: "shown" });
    for (const lines of Object.values(await pages())) expect(words(lines)).toEqual(["one", "two", "three"]);
  });

  it("counts one report per person, shows it only to the crew, and clears it on review", async () => {
    const line = await said(vera, "Buy my course");
    await pages();
    const report = (by: Call) => by("POST", app(`chat/${line}/report`), { why: "spam" });
    expect((await report(max)).status).toBe(200);
    expect((await report(max)).status).toBe(200);
    const { stayed } = await pages("desk_feed");
    expect(stayed[0]?.reports).toBe(1);
    expect(JSON.stringify((await pages()).stayed)).not.toContain("reports");
    const reported = async () =>
      (await moderator("GET", v1("chat/lines?reported=true"))).json.data.map(
        ({ id, reports }: { id: string; reports: string[] }) => [id, reports],
      );
    expect(await reported()).toEqual([[line, ["spam"]]]);
    expect((await moderator("GET", v1("moderation"))).json.data).toMatchObject({ reported: 1 });
    await moderator("PATCH", v1(`chat/lines/${line}`), { state: "shown" });
    expect(await reported()).toEqual([]);
    expect((await pages("desk_feed")).stayed[0]?.reports).toBeUndefined();
  });

  it("from the crew or a guest shows the author's role and ignores slow mode", async () => {
    await show.byKey("PATCH", v1("moderation"), { slow_seconds: 600 });
    const byProducer = await show.byCrew("producer");
    const lines = [
      await show.byHost("POST", v1("chat/lines"), { text: "Welcome" }),
      await moderator("POST", v1("chat/lines"), { text: "Be kind" }),
      await byProducer("POST", v1("chat/lines"), { text: "Sound is back" }),
    ];
    for (const { status, text } of lines) expect(status, text).toBe(201);
    const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
    await show.byKey("POST", v1(`guests/${guest.id}/access-link`), { action: "create" });
    const gina = await show.byGuest(guest.id);
    for (const text of ["Hi", "there"])
      expect((await gina("POST", app("backstage/chat"), { id: newId("line"), text })).status).toBe(200);
    const { late } = await pages();
    expect(late.map(({ author, text }) => [author.role, text])).toEqual([
      ["host", "Welcome"],
      ["crew", "Be kind"],
      ["crew", "Sound is back"],
      ["guest", "Hi"],
      ["guest", "there"],
    ]);
    expect(late.at(-1)?.author.person).toBe(guestPersonId(guest.id));
    const heard = await gina("GET", app("backstage/feed"));
    expect(heard.json.data.messages.length).toBeGreaterThan(0);
    expect((await gina("GET", app("audience/feed"))).status).toBe(401);
  });
});

describe("a ban", () => {
  it("keeps a person from chatting and asking, hides their lines, and can be lifted", async () => {
    await said(vera, "rude");
    await said(max, "polite");
    await pages();
    const banned = await moderator("PUT", v1(`chat/bans/${veraPerson}`), {});
    expect(banned.json.data).toMatchObject({ person: veraPerson, name: "Vera", hide_lines: true });
    expect((await say(vera, "again")).json.error.fields).toEqual({ status: "banned" });
    const asked = await vera("POST", app("questions"), { id: newId("ask"), text: "Why?" });
    expect(asked.json.error.fields).toEqual({ status: "banned" });
    expect((await say(max, "fine")).status).toBe(200);
    for (const lines of Object.values(await pages())) expect(words(lines)).toEqual(["polite", "fine"]);
    const hidden = (await moderator("GET", v1("chat/lines?state=hidden"))).json.data;
    expect(hidden.map(({ text }: { text: string }) => text)).toEqual(["rude"]);
    expect((await moderator("GET", v1("chat/bans"))).json.data).toHaveLength(1);
    expect((await moderator("DELETE", v1(`chat/bans/${veraPerson}`))).json.data.banned).toBe(false);
    for (const lines of Object.values(await pages()))
      expect(words(lines)).toEqual(["rude", "polite", "fine"]);
    expect((await say(vera, "sorry")).status).toBe(200);
  });

  it("is only for this show's audience", async () => {
    const other = await makeShow({ plan: false });
    const theirs = await other.byKey("PUT", `/v1/events/${other.slug}/chat/bans/${veraPerson}`, {});
    expect(theirs.status).toBe(404);
    expect((await moderator("PUT", v1(`chat/bans/${show.hostIdentity}`), {})).status).toBe(404);
    expect((await vera("PUT", v1(`chat/bans/${veraPerson}`), {})).status).toBe(401);
  });
});

describe("moderation rules", () => {
  it("slow each person down, and accept a repeated request", async () => {
    await moderator("PATCH", v1("moderation"), { slow_seconds: 60 });
    const id = newId("line");
    expect((await vera("POST", app("chat"), { id, text: "one" })).status).toBe(200);
    expect((await vera("POST", app("chat"), { id, text: "one" })).status).toBe(200);
    const early = await say(vera, "two");
    expect([early.status, early.json.error.code]).toEqual([429, "rate_limited"]);
    expect(Number(early.headers["retry-after"])).toBeGreaterThan(50);
    expect((await say(max, "mine")).status).toBe(200);
    expect((await rules()).slow_seconds).toBe(60);
    await moderator("PATCH", v1("moderation"), { slow_seconds: 0 });
    expect((await say(vera, "two")).status).toBe(200);
    const wrong = await moderator("PATCH", v1("moderation"), { slow_seconds: -1 });
    expect(wrong.json.error.fields).toEqual({ slow_seconds: "too_small" });
  });

  it("pin one line until it's hidden", async () => {
    const line = await said(vera, "The slides: example.com");
    await moderator("PATCH", v1("moderation"), { pinned_line_id: line });
    expect((await rules()).pinned).toMatchObject({ id: line, text: "The slides: example.com" });
    expect((await moderator("GET", v1("chat/lines"))).json.data[0].pinned).toBe(true);
    await moderator("PATCH", v1(`chat/lines/${line}`), { state: "hidden" });
    expect((await rules()).pinned).toBeNull();
    const again = await moderator("PATCH", v1("moderation"), { pinned_line_id: line });
    expect(again.json.error.fields).toEqual({ pinned_line_id: "invalid" });
    const unknown = await moderator("PATCH", v1("moderation"), { pinned_line_id: "cht_no" });
    expect(unknown.json.error.fields).toEqual({ pinned_line_id: "not_found" });
  });

  it("close chat and questions when the show turns them off", async () => {
    await show.byKey("PATCH", `/v1/events/${show.slug}`, { watch: { chat: false, questions: false } });
    for (const answer of [
      await say(vera, "hello?"),
      await show.byHost("POST", v1("chat/lines"), { text: "hello" }),
      await vera("POST", app("questions"), { id: newId("ask"), text: "hello?" }),
    ])
      expect([answer.status, answer.json.error.fields]).toEqual([409, { status: "closed" }]);
  });
});

describe("blocked words", () => {
  const set = (list: string[]) => show.byKey("PUT", "/v1/word-filter", { words: list });

  it("hold a line until the crew shows it", async () => {
    expect((await set(["Casino", "buy  now!", "casino"])).json.data.words).toEqual(["buy now", "casino"]);
    const held = await say(vera, "BUY now, friends");
    expect(held.json.data.held).toBe(true);
    await said(max, "casinos are fine");
    for (const lines of Object.values(await pages())) expect(words(lines)).toEqual(["casinos are fine"]);
    expect((await pages("desk_feed")).late[0]).toMatchObject({ text: "BUY now, friends", state: "held" });
    await moderator("PATCH", v1(`chat/lines/${held.json.data.id}`), { state: "shown" });
    for (const lines of Object.values(await pages()))
      expect(words(lines)).toEqual(["BUY now, friends", "casinos are fine"]);
  });

  it("can be set only for the whole workspace, and must contain words", async () => {
    for (const call of [show.byHost, moderator])
      expect((await call("PUT", "/v1/word-filter", { words: [] })).status).toBe(401);
    const { clientId } = await db().event.findUniqueOrThrow({ where: { slug: show.slug } });
    const key = await show.workspace.key("test", undefined, { clientIds: [clientId] });
    const partly = await api("PUT", "/v1/word-filter", { key, body: { words: [] } });
    expect(partly.json.error.code).toBe("insufficient_scope");
    expect((await set(["fine", "!?"])).json.error.fields).toEqual({ "words.1": "invalid" });
    expect((await set(["one two three four five"])).json.error.fields).toEqual({ "words.0": "too_long" });
    expect((await show.byKey("GET", "/v1/word-filter")).json.data).toEqual({ words: [] });
  });
});
