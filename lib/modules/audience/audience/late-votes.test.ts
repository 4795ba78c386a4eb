import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_FEED, withMessages } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { db, sql } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

const CLOSE_POLLS = readFileSync(
  "prisma/migrations/20261130072000_polls_of_ended_shows/migration.sql",
  "utf8",
);

let show: TestShow;
let overHttp: Call;
let inRoom: Call;
let pollId: string;
let openedAt: Date;
let closedAt: Date;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;
const command = async (body: object) => {
  const { status, text } = await show.byKey("POST", v1("studio"), body);
  expect(status, text).toBe(200);
};
const vote = (by: Call, seenAt?: Date, option = 1) =>
  by("POST", app(`polls/${pollId}/vote`), { option, ...(seenAt ? { seen_at: seenAt.toISOString() } : {}) });
const cast = () => db().pollVote.count({ where: { pollId } });

async function attendee(): Promise<Call> {
  const email = `${newId("x").toLowerCase()}@example.com`;
  const { id } = (await show.byKey("POST", v1("registrations"), { name: "Vera", email })).json.data;
  return show.byAttendee(id);
}

async function viewerOverHttp(): Promise<Call> {
  const viewer = await attendee();
  const watching = await viewer("POST", app("watch-over-http"), { tab: "aTabOfTheirOwn0000" });
  expect(watching.status, watching.text).toBe(200);
  return viewer;
}

/** The poll opened 60 s ago and closed so many seconds ago. */
async function closed(secondsAgo: number): Promise<void> {
  await sql(
    "",
    `UPDATE poll SET opened_at = now() - interval '60 seconds', closed_at = now() - make_interval(secs => $2),
       updated_at = now() - make_interval(secs => $2) WHERE id = $1`,
    [pollId, secondsAgo],
  );
  const poll = await db().poll.findUniqueOrThrow({ where: { id: pollId } });
  [openedAt, closedAt] = [poll.openedAt, poll.closedAt ?? new Date(0)];
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  [overHttp, inRoom] = [await viewerOverHttp(), await attendee()];
  await command({ action: "open_poll", question: "Which one?", options: ["One", "Two"] });
  ({ id: pollId } = await db().poll.findFirstOrThrow({ where: { eventId: show.eventId } }));
});

const earlier = (time: Date, ms: number) => new Date(time.getTime() - ms);

it("counts votes cast while the poll was open in that viewer's picture, until 30 s after it closed", async () => {
  expect((await vote(overHttp, new Date())).status).toBe(200);
  await command({ action: "close_poll" });
  expect((await db().poll.findUniqueOrThrow({ where: { id: pollId } })).closedAt).toBeInstanceOf(Date);
  const matrix = async (secondsAgo: number) => {
    await closed(secondsAgo);
    const times = [undefined, earlier(openedAt, 1), openedAt, earlier(closedAt, 1), closedAt, new Date()];
    const answers = [];
    for (const seen of times) answers.push((await vote(await viewerOverHttp(), seen)).status);
    const elsewhere = await vote(inRoom, earlier(closedAt, 1));
    expect(elsewhere.json.error.fields).toEqual({ status: "closed" });
    return answers;
  };
  expect(await matrix(28)).toEqual([409, 409, 200, 200, 409, 409]);
  expect(await matrix(31)).toEqual([409, 409, 409, 409, 409, 409]);
  // The first one, and two late ones.
  expect(await cast()).toBe(3);
});

it("takes no late votes from someone who no longer watches", async () => {
  await command({ action: "close_poll" });
  await closed(5);
  await db().presence.updateMany({
    where: { eventId: show.eventId, seenAt: { not: null } },
    data: { leftAt: new Date() },
  });
  expect((await vote(overHttp, earlier(closedAt, 1))).status).toBe(409);
});

it("stays closed since the same time when its results are shown", async () => {
  await command({ action: "close_poll" });
  const first = (await db().poll.findUniqueOrThrow({ where: { id: pollId } })).closedAt;
  await sql("", "UPDATE poll SET closed_at = closed_at - interval '1 minute' WHERE id = $1", [pollId]);
  await command({ action: "show_results" });
  expect((await db().poll.findUniqueOrThrow({ where: { id: pollId } })).closedAt?.getTime()).toBeLessThan(
    first?.getTime() ?? 0,
  );
});

it("says when the results are final, once", async () => {
  await command({ action: "show_results" });
  await vote(overHttp, new Date());
  const shown = async () => {
    await gatherFeed(show.eventId);
    const { messages } = (await show.byKey("GET", v1("feed?stream=feed"))).json.data;
    const { counts } = withMessages(EMPTY_FEED, messages);
    return Object.values(counts).map((one) => ({ counts: one.counts, final: one.final }));
  };
  expect(await shown()).toEqual([{ counts: [0, 1], final: false }]);
  await command({ action: "close_poll" });
  await closed(10);
  await vote(overHttp, earlier(closedAt, 1), 0);
  expect(await shown()).toEqual([{ counts: [1, 0], final: false }]);
  await closed(31);
  expect(await shown()).toEqual([{ counts: [1, 0], final: true }]);
  const entries = () => db().showEvent.count({ where: { eventId: show.eventId, type: "votes" } });
  const said = await entries();
  await shown();
  expect(await entries()).toBe(said);
});

describe("a poll that the host leaves open until the end of the show", () => {
  const live = async (what: "end" | "start", body: object = {}) => {
    const { status, text } = await show.byHost("POST", app(`live/${what}`), body);
    expect(status, text).toBe(200);
  };
  const poll = () => db().poll.findUniqueOrThrow({ where: { id: pollId } });

  it("takes votes of those whose picture isn't at the end yet, and then its results are final", async () => {
    await live("end");
    const { state, closedAt: end } = await poll();
    expect([state, end instanceof Date]).toEqual(["closed", true]);
    closedAt = end ?? new Date(0);
    // Its page was last heard of shortly before the end.
    await db().presence.updateMany({
      where: { eventId: show.eventId, seenAt: { not: null } },
      data: { seenAt: earlier(closedAt, 19_000), leftAt: earlier(closedAt, 19_000) },
    });
    expect((await vote(overHttp, earlier(closedAt, 1))).status).toBe(200);
    expect((await vote(overHttp, closedAt)).status).toBe(409);
    expect((await vote(overHttp)).json.error.code).toBe("not_live");
    expect((await vote(inRoom, earlier(closedAt, 1))).status).toBe(409);
    await closed(31);
    expect((await vote(overHttp, earlier(closedAt, 1), 0)).status).toBe(409);
    await gatherFeed(show.eventId);
    expect(await poll()).toMatchObject({ counts: [0, 1], countsFinal: true });
  });

  it("takes none of someone who had left before, and is open again when the show is resumed", async () => {
    await live("end");
    closedAt = (await poll()).closedAt ?? new Date(0);
    await db().presence.updateMany({
      where: { eventId: show.eventId, seenAt: { not: null } },
      data: { leftAt: earlier(closedAt, 25_000) },
    });
    expect((await vote(overHttp, earlier(closedAt, 1))).status).toBe(409);
    await live("start", { countdown_sec: 0 });
    expect(await poll()).toMatchObject({ state: "open", closedAt: null });
    expect((await vote(inRoom)).status).toBe(200);
  });

  describe("and whose row an earlier release left open", () => {
    beforeEach(async () => {
      await live("end");
      await sql("", "UPDATE poll SET state = 'open', closed_at = NULL WHERE id = $1", [pollId]);
    });

    it("takes no votes", async () => {
      expect((await vote(overHttp, new Date())).json.error.fields).toEqual({ status: "closed" });
      expect((await vote(inRoom, earlier(new Date(), 5_000))).status).toBe(409);
      expect(await cast()).toBe(0);
    });

    it("is closed as of the show's end by the migration, which leaves polls on air open", async () => {
      const other = await makeShow({ plan: false });
      await putOnAir(other.slug);
      const open = { action: "open_poll", question: "Which one?", options: ["One", "Two"] };
      const { status, text } = await other.byKey("POST", `/v1/events/${other.slug}/studio`, open);
      expect(status, text).toBe(200);
      await sql("", CLOSE_POLLS);
      const stage = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
      expect(await poll()).toMatchObject({ state: "closed", closedAt: stage.at });
      expect(await db().poll.findFirst({ where: { eventId: other.eventId } })).toMatchObject({
        state: "open",
        closedAt: null,
      });
    });
  });
});
