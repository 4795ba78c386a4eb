import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decodeLive, type FeedMessage, type LiveMessageOf } from "@/lib/live";
import { FeedFollower, type FeedPage } from "@/lib/live/feed-follower";
import { readEntries, stageAfter } from "@/lib/modules/stage/show-ledger";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { roomServer } from "@/lib/providers/room";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { RoomMessage } from "@/lib/providers/room/port";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { gatherFeed } from "./publishing/gather-feed";
import { publishFeed } from "./publishing/publish-feed";
import { publishFeedChanges } from "./publishing/publish-feed-changes";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let vera: Call;
let veraId: string;
/** Messages sent to the room. */
let sent: RoomMessage[];

const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
const lineId = () => newId("line");
const say = (text: string, id = lineId(), by = vera) => by("POST", path("chat"), { id, text });
const heard = async (after = 0, by = vera) =>
  (await by("GET", path(`audience/feed?after=${after}`))).json.data;
const desk = async (query = "") =>
  (await show.byKey("GET", `/v1/events/${show.slug}/feed${query}`)).json.data;
const textsOf = ({ messages }: { messages: FeedMessage[] }) =>
  messages.flatMap((message) => (message.type === "chat" ? [message.line.text] : []));
const storedVersion = async () =>
  (await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } })).version;

async function packets<T extends "feed" | "desk_feed">(type: T): Promise<LiveMessageOf<T>[]> {
  const read = await Promise.all(sent.map(({ text }) => decodeLive(text)));
  return read.filter((message): message is LiveMessageOf<T> => message?.type === type);
}

async function attendee(name: string): Promise<{ id: string; call: Call }> {
  const body = { name, email: `${newId("x").toLowerCase()}@example.com` };
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, body);
  const { id } = made.json.data;
  return { id, call: await show.byAttendee(id) };
}

/** Does what the timer does, when the test needs it. */
async function publish(): Promise<void> {
  await gatherFeed(show.eventId);
  await publishFeed(show.eventId);
}

async function openPoll(options = ["Tea", "Coffee"]): Promise<string> {
  const opened = await command({ action: "open_poll", question: "Which?", options });
  expect(opened.status, opened.text).toBe(200);
  return (await db().poll.findFirstOrThrow({ where: { eventId: show.eventId, state: "open" } })).id;
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  ({ id: veraId, call: vera } = await attendee("Vera"));
  await sit(show.eventId, {
    identity: `${attendeePersonId(veraId)}.seat`,
    role: "attendee",
    registrationId: veraId,
  });
  sent = [];
  vi.spyOn(roomServer(), "send").mockImplementation(async (_room, message) => {
    sent.push(message);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

describe("chat", () => {
  it("is stored once, added to the ledger and read in order", async () => {
    const version = await storedVersion();
    for (const text of ["one", "two", "three"]) expect((await say(text)).status).toBe(200);
    await publish();
    const page = await heard();
    expect(textsOf(page)).toEqual(["one", "two", "three"]);
    expect(page.messages[0].line.author).toEqual({ person: attendeePersonId(veraId), name: "Vera" });
    expect(JSON.stringify(page)).not.toContain("@example.com");
    expect(await storedVersion()).toBe(version);
    const entries = (await readEntries({ sql }, show.eventId)).filter(({ type }) => type === "chat");
    expect(entries.reduce((all, { count }) => all + count, 0)).toBe(3);
    expect(JSON.stringify(entries)).not.toContain("two");
  });

  it("accepts the same line once, even when sent concurrently", async () => {
    const id = lineId();
    const answers = await Promise.all([say("once", id), say("once", id), say("once", id)]);
    expect(new Set(answers.map(({ json }) => json.data.id)).size).toBe(1);
    await publish();
    expect(textsOf(await heard())).toEqual(["once"]);
  });

  it("is rejected before the show and from people who aren't in it", async () => {
    const other = await makeShow({ plan: false });
    const made = await other.byKey("POST", `/v1/events/${other.slug}/registrations`, {
      name: "Early",
      email: "early@example.com",
    });
    const early = await other.byAttendee(made.json.data.id);
    const refused = await early("POST", `/api/app/events/${other.slug}/chat`, { id: lineId(), text: "hi" });
    expect([refused.status, refused.json.error.code]).toEqual([409, "not_live"]);
    const foreign = await early("POST", path("chat"), { id: lineId(), text: "hi" });
    expect(foreign.status).toBe(401);
    expect((await show.anyone("POST", path("chat"), { id: lineId(), text: "hi" })).status).toBe(401);
    expect(await db().chatMessage.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("rejects empty and overlong lines and invalid line ids", async () => {
    expect((await say("  ")).json.error.fields).toEqual({ text: expect.any(String) });
    expect((await say("x".repeat(501))).json.error.fields).toEqual({ text: expect.any(String) });
    expect((await say("fine", "no")).json.error.fields).toEqual({ id: expect.any(String) });
    expect((await say("x".repeat(500))).status).toBe(200);
  });

  it("is rate-limited per person and writes no audit entries", async () => {
    const answers = [];
    for (let n = 0; n < 8; n++) answers.push((await say(`line ${n}`)).status);
    expect(answers.filter((status) => status === 429).length).toBeGreaterThan(0);
    const rows = { where: { workspaceId: show.workspace.workspaceId, action: "postChatMessage" } };
    expect(await db().auditEntry.count(rows)).toBe(0);
  });
});

describe("a poll", () => {
  it("counts one vote per person and leaves the stage unchanged", async () => {
    const poll = await openPoll();
    const version = await storedVersion();
    const people = await Promise.all(Array.from({ length: 12 }, (_, n) => attendee(`Voter ${n}`)));
    const vote = (call: Call, option: number) => call("POST", path(`polls/${poll}/vote`), { option });
    const answers = await Promise.all(
      people.flatMap(({ call }, n) => [vote(call, n % 3 ? 1 : 0), vote(call, n % 3 ? 1 : 0)]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await publish();
    expect((await desk("?stream=desk_feed")).messages.at(-1)).toMatchObject({
      poll_id: poll,
      counts: [4, 8],
      voters: 12,
    });
    const [first] = people;
    if (first) await vote(first.call, 1);
    await publish();
    expect((await desk("?stream=desk_feed")).messages.at(-1)).toMatchObject({ counts: [3, 9] });
    expect(await storedVersion()).toBe(version);
  });

  it("hides its results from the audience until they are shown", async () => {
    const poll = await openPoll();
    await vera("POST", path(`polls/${poll}/vote`), { option: 1 });
    await publish();
    expect((await heard()).messages).toEqual([]);
    expect(await packets("feed")).toEqual([]);
    await command({ action: "show_results" });
    await publish();
    expect((await heard()).messages).toMatchObject([{ type: "poll_counts", counts: [0, 1], voters: 1 }]);
    expect((await packets("feed")).at(-1)?.messages).toMatchObject([{ counts: [0, 1] }]);
    await command({ action: "show_results", shown: false });
    await publish();
    expect((await heard()).messages).toEqual([]);
  });

  it("rejects votes once closed, for unknown options and for other polls", async () => {
    const poll = await openPoll();
    const vote = (option: number, id = poll) => vera("POST", path(`polls/${id}/vote`), { option });
    expect((await vote(2)).json.error.fields).toEqual({ option: "invalid" });
    expect((await vote(0, "poll_other")).status).toBe(404);
    expect((await vote(0)).status).toBe(200);
    await command({ action: "close_poll" });
    const late = await vote(1);
    expect([late.status, late.json.error.fields]).toEqual([409, { status: "closed" }]);
    const closed = await db().webhookEvent.findFirstOrThrow({
      where: { eventSlug: show.slug, type: "poll.closed" },
    });
    expect(JSON.parse(closed.body)).toMatchObject({ data: { poll: { id: poll, counts: [1, 0] } } });
  });

  it("is closed with its votes when the next one opens", async () => {
    const first = await openPoll();
    await vera("POST", path(`polls/${first}/vote`), { option: 0 });
    await command({ action: "open_poll", question: "And now?", options: ["a", "b", "c"] });
    const rows = await db().poll.findMany({ where: { eventId: show.eventId }, include: { votes: true } });
    expect(new Map(rows.map(({ id, state, votes }) => [id === first, [state, votes.length]]))).toEqual(
      new Map([
        [true, ["closed", 1]],
        [false, ["open", 0]],
      ]),
    );
  });
});

describe("earlier captions", () => {
  const line = (text: string, minute: number, more: object = {}) => ({
    id: newId("cap"),
    eventId: show.eventId,
    personId: "guest_a",
    name: "Ana",
    text,
    startedAt: new Date(Date.UTC(2026, 0, 1, 12, minute)),
    endedAt: new Date(Date.UTC(2026, 0, 1, 12, minute, 5)),
    ...more,
  });
  const saidBefore = async (query = "") =>
    (await vera("GET", path(`audience/captions${query}`))).json.data as {
      lines: { id: string; text: string }[];
      more: boolean;
    };
  const texts = ({ lines }: { lines: { text: string }[] }) => lines.map(({ text }) => text);

  it("are paginated from the end, limited to this session and without erased lines", async () => {
    const { sessionId } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect(sessionId).toEqual(expect.any(String));
    const data = ["one", "two", "", "three"].map((text, n) => line(text, n, { sessionId }));
    await db().captionLine.createMany({ data: [...data, line("of another day", 9, { sessionId: "other" })] });
    expect(await saidBefore()).toEqual({ lines: [], more: false });
    await publish();
    const last = await saidBefore("?limit=2");
    expect([texts(last), last.more]).toEqual([["two", "three"], true]);
    const rest = await saidBefore(`?limit=2&before=${last.lines[0]?.id}`);
    expect([texts(rest), rest.more]).toEqual([["one"], false]);
    expect((await show.anyone("GET", path("audience/captions"))).status).toBe(401);
  });

  it("don't include people who are left out of the picture over HTTP, for those who watch it", async () => {
    const { sessionId } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const data = [line("Hello", 1, { sessionId }), line("not recorded", 2, { sessionId, leftOut: true })];
    await db().captionLine.createMany({ data });
    await publish();
    expect(texts(await saidBefore())).toEqual(["Hello", "not recorded"]);
    expect(texts(await saidBefore("?over_http=true"))).toEqual(["Hello"]);
    const said = async (query: string): Promise<string[]> => {
      const { messages } = (await vera("GET", path(`audience/feed${query}`))).json.data;
      return messages.flatMap((each: FeedMessage) => (each.type === "caption" ? [each.line.text] : []));
    };
    expect(await said("?after=1")).toEqual(["Hello", "not recorded"]);
    expect(await said("?after=1&over_http=true")).toEqual(["Hello"]);
  });

  it("don't include those of a recording that was edited since, until the edit is undone", async () => {
    const { eventId, workspace } = show;
    const { sessionId } = await db().stage.findUniqueOrThrow({ where: { eventId } });
    await db().captionLine.create({ data: line("My number is five", 1, { sessionId }) });
    await publish();
    const said = async () => {
      const { messages } = (await vera("GET", path("audience/feed?after=1"))).json.data;
      const inFeed = messages.flatMap((one: FeedMessage) => (one.type === "caption" ? [one.line.text] : []));
      return [inFeed, texts(await saidBefore())].flat();
    };
    const recordingId = newId("rec");
    const owner = { workspaceId: workspace.workspaceId, environment: "test", eventId } as const;
    await db().recording.create({ data: { id: recordingId, ...owner, startedAt: new Date() } });
    const session = { where: { id: sessionId ?? "" } };
    await db().showSession.update({ ...session, data: { recordingId } });
    const made = { kind: "redact_words", number: 1, version: 2, actorType: "user", actorName: "Ada" };
    const edit = await db().recordingEdit.create({
      data: { id: newId("edt"), recordingId, ...made, createdAt: new Date() },
    });
    // On air again in the same recording.
    expect(await said()).toHaveLength(2);
    await db().showSession.update({ ...session, data: { endedAt: new Date() } });
    expect(await said()).toEqual([]);
    await db().recordingEdit.update({ where: { id: edit.id }, data: { undoneAt: new Date() } });
    expect(await said()).toHaveLength(2);
  });
});

describe("the feed", () => {
  it("is sent to the room in consecutive packets, and to the crew separately", async () => {
    // Serialized with the runs that calls trigger, because concurrent ones may send a packet twice.
    const emitted = () => publishFeedChanges(show.eventId);
    const poll = await openPoll();
    await say("first");
    await emitted();
    await vera("POST", path(`polls/${poll}/vote`), { option: 0 });
    await emitted();
    await say("second");
    await emitted();
    const all = await packets("feed");
    expect(all.flatMap(({ messages }) => (messages as FeedMessage[]).map(({ type }) => type))).toEqual([
      "chat",
      "chat",
    ]);
    expect(all.map(({ after }) => after).slice(1)).toEqual(all.map(({ to }) => to).slice(0, -1));
    const desks = sent.filter(({ topic }) => topic === "desk_feed");
    expect(desks.length).toBeGreaterThan(0);
    for (const { to = [""] } of desks) for (const who of to) expect(who).toMatch(/^host-/);
  });

  it("is sent again after the room server failed", async () => {
    vi.mocked(roomServer().send).mockRejectedValueOnce(new Error("away"));
    await say("lost");
    await gatherFeed(show.eventId);
    await publishFeed(show.eventId).catch(() => undefined);
    await publishFeed(show.eventId);
    expect(
      (await packets("feed")).flatMap(({ messages }) => textsOf({ messages: messages as FeedMessage[] })),
    ).toContain("lost");
  });

  it("pages through everything and gives latecomers the latest messages", async () => {
    await db().chatMessage.createMany({
      data: Array.from({ length: 450 }, (_, n) => ({
        id: newId("cht"),
        eventId: show.eventId,
        personId: attendeePersonId(veraId),
        authorName: "Vera",
        clientId: lineId(),
        text: `line ${n}`,
        createdAt: new Date(Date.now() - 60_000 + n * 10),
      })),
    });
    while ((await gatherFeed(show.eventId)) > 0);
    const wanted = Array.from({ length: 450 }, (_, n) => `line ${n}`);
    const all: string[] = [];
    const { seq } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    for (let after = 1, more = true; more; ) {
      const page = await desk(`?after=${after}&limit=7`);
      all.push(...textsOf(page));
      ({ to: after, more } = page);
      expect(after).toBeLessThanOrEqual(seq);
    }
    expect(all).toEqual(wanted);
    expect(textsOf(await desk("?limit=2"))).toEqual(wanted.slice(-30));
  });

  it("omits a deleted line", async () => {
    await say("sorry");
    await say("fine");
    await publish();
    await db().chatMessage.deleteMany({ where: { eventId: show.eventId, text: "sorry" } });
    expect(textsOf(await heard())).toEqual(["fine"]);
  });

  it("delivers every line once and in order despite lost and repeated packets", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("say", "tell", "lose", "twice"), { minLength: 3, maxLength: 14 }),
        async (moves) => {
          const from = (await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } })).seq;
          const got: string[] = [];
          const follower = new FeedFollower({
            fetch: (after): Promise<FeedPage> => heard(Math.max(after, from)),
            onMessages: (messages) => void got.push(...textsOf({ messages })),
            onReset: () => void got.splice(0),
          });
          follower.look();
          const said: string[] = [];
          sent = [];
          for (const move of moves) {
            if (move === "say") {
              const text = newId("t");
              said.push(text);
              await db().chatMessage.create({
                data: {
                  id: newId("cht"),
                  eventId: show.eventId,
                  personId: "p",
                  authorName: "V",
                  clientId: lineId(),
                  text,
                  createdAt: new Date(Date.now() + said.length),
                },
              });
              continue;
            }
            await publish();
            if (move === "lose") sent = [];
            for (const packet of await packets("feed")) follower.hear(packet);
            if (move === "tell") sent = [];
          }
          await publish();
          const position = await db().feedPublish.findUnique({ where: { eventId: show.eventId } });
          const { epoch } = await heard(from);
          follower.pulse(epoch, position?.feed ?? 0);
          await vi.waitFor(() => expect(got).toEqual(said), { timeout: 8_000 });
          follower.stop();
        },
      ),
      { numRuns: 8 },
    );
  }, 90_000);

  it("keeps the stage exactly reproducible from the ledger", async () => {
    const poll = await openPoll();
    await say("between");
    await vera("POST", path(`polls/${poll}/vote`), { option: 0 });
    await publish();
    await command({ action: "set_layout", layout: "grid" });
    const { seq, state } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    expect(await stageAfter({ sql }, show.eventId, seq)).toEqual(state);
  });
});
