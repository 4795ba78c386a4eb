import { beforeEach, describe, expect, it } from "vitest";
import { EMPTY_FEED, type FeedStream, type FeedView, withMessages } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { ctaKey } from "@/lib/stage/cta-key";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { ctaTarget } from "./cta-target";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;
const command = (body: object) => show.byKey("POST", v1("studio"), body);
const counts = async () => (await show.byKey("GET", v1("reactions"))).json.data;

async function attendee(name = "Ada"): Promise<Call> {
  const email = `${newId("x").toLowerCase()}@example.com`;
  const { id } = (await show.byKey("POST", v1("registrations"), { name, email })).json.data;
  await sit(show.eventId, {
    identity: `${attendeePersonId(id)}.seat`,
    role: "attendee",
    registrationId: id,
  });
  return show.byAttendee(id);
}

async function received(stream: FeedStream): Promise<FeedView> {
  await gatherFeed(show.eventId);
  const { messages } = (await show.byKey("GET", v1(`feed?stream=${stream}`))).json.data;
  return withMessages(EMPTY_FEED, messages);
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
});

describe("reactions", () => {
  const page = () => newId("page");
  const react = (by: Call, of: string, sent: object) => by("POST", app("reactions"), { page: of, sent });

  it("are counted once each, however often and in whatever order a page sends them", async () => {
    const [ada, ben, tab] = [await attendee(), await attendee("Ben"), page()];
    await react(ada, tab, { heart: 2 });
    await react(ada, tab, { heart: 5, laugh: 1 });
    await Promise.all([react(ada, tab, { heart: 5, laugh: 1 }), react(ada, tab, { heart: 2 })]);
    await react(ada, page(), { heart: 1 });
    await react(ben, tab, { thumbs_up: 3 });
    const sums = { applause: 0, heart: 6, laugh: 1, surprise: 0, thumbs_up: 3 };
    expect((await received("feed")).reactions).toEqual(sums);
    await react(ada, tab, { heart: 6, laugh: 1 });
    expect((await received("desk_feed")).reactions).toEqual({ ...sums, heart: 7 });
    expect((await counts()).reactions).toEqual({ ...sums, heart: 7 });
    const entries = await db().showEvent.findMany({ where: { eventId: show.eventId, type: "reactions" } });
    expect(entries.map(({ count }) => count).sort()).toEqual([1, 10]);
  });

  it("are kept with who sent them, for the show's own numbers alone, and without programs", async () => {
    const [ada, ben, robo] = [await attendee(), await attendee("Ben"), await attendee("Robo")];
    await db().registration.updateMany({
      where: { eventId: show.eventId, name: "Robo" },
      data: { source: "synthetic" },
    });
    const send = async (by: Call, sent: object) => {
      await react(by, page(), sent);
      await gatherFeed(show.eventId);
    };
    await Promise.all([react(ada, page(), { heart: 2, laugh: 1 }), react(ada, page(), { heart: 3 })]);
    await gatherFeed(show.eventId);
    await send(robo, { heart: 9 });
    await send(ben, { laugh: 1 });
    await send(ada, { laugh: 4 });
    const entries = await db().showEvent.findMany({
      where: { eventId: show.eventId, type: "reactions" },
      orderBy: { seq: "asc" },
    });
    const id = expect.stringMatching(/^[\w-]{6}$/);
    const who = entries.map(({ body }) => (body as { who: Record<string, string[]> }).who);
    expect(who).toEqual([{ heart: [id], laugh: [id] }, {}, { laugh: [id] }, { laugh: [id] }]);
    const [first, , bens, last] = who.map(({ laugh }) => laugh?.[0]);
    expect([first, bens]).toEqual([last, expect.not.stringContaining(last ?? "")]);
    const ledger = (await show.byKey("GET", v1("ledger?types=reactions"))).json.data;
    expect(ledger).toHaveLength(4);
    expect(ledger[0].body).toEqual({ of: "show", counts: expect.objectContaining({ heart: 5 }) });
    const { messages } = (await show.byKey("GET", v1("feed?stream=feed"))).json.data;
    expect(JSON.stringify([ledger, messages])).not.toContain(`"who"`);
  });

  it("are added up correctly when people send and gather them concurrently", async () => {
    const people = await Promise.all(Array.from({ length: 8 }, () => attendee()));
    await Promise.all(people.flatMap((by) => [react(by, page(), { applause: 2 }), gatherFeed(show.eventId)]));
    await Promise.all([gatherFeed(show.eventId), gatherFeed(show.eventId)]);
    expect((await counts()).reactions.applause).toBe(16);
  });

  it("are limited per call, and by the number of pages a person opens", async () => {
    const [ada, tab] = [await attendee(), page()];
    await react(ada, tab, { laugh: 900_000 });
    await react(ada, tab, { laugh: 900_000 });
    await received("feed");
    expect((await counts()).reactions.laugh).toBe(20);
    const { personId } = await db().reactionTally.findFirstOrThrow({ where: { page: tab } });
    await db().reactionTally.createMany({
      data: Array.from({ length: 49 }, () => ({ eventId: show.eventId, personId, page: page(), sent: [] })),
    });
    expect((await react(ada, page(), { laugh: 1 })).json.error.fields).toEqual({ status: "too_many_pages" });
    expect((await react(ada, tab, { laugh: 900_000 })).status).toBe(200);
  });

  it("are refused when the host turns them off, and open pages get the setting", async () => {
    const ada = await attendee();
    expect((await received("feed")).settings).toBeNull();
    await show.byKey("PATCH", v1("").slice(0, -1), { watch: { reactions: false, viewers: true } });
    expect((await received("feed")).settings).toMatchObject({ chat: true, reactions: false, viewers: true });
    expect((await react(ada, page(), { heart: 1 })).json.error.fields).toEqual({ status: "closed" });
  });
});

describe("calls to action", () => {
  const offer = { label: "Book a demo", url: "https://example.com/demo?a=1" };
  const follow = (by: Call, cta = offer) => by("POST", app(`cta/${ctaKey(cta)}/follow`), {});

  it("count each person once, and again for another call to action", async () => {
    const [ada, ben] = [await attendee(), await attendee("Ben")];
    expect((await follow(ada)).status).toBe(404);
    await command({ action: "show_cta", ...offer });
    await Promise.all([follow(ada), follow(ada), follow(ben)]);
    await command({ action: "hide_cta" });
    await command({ action: "show_cta" });
    expect((await follow(ada)).json.data).toEqual({ counted: false });
    const [cta] = Object.values((await received("desk_feed")).clicks);
    expect(cta).toMatchObject({ ...offer, clicks: 2 });
    expect((await received("feed")).clicks).toEqual({});
    const other = { label: "Read on", url: "https://example.com/" };
    await command({ action: "show_cta", ...other });
    await follow(ada, other);
    await received("desk_feed");
    expect((await counts()).calls_to_action.map(({ clicks }: { clicks: number }) => clicks)).toEqual([1, 2]);
    expect(await db().webhookEvent.count({ where: { eventSlug: show.slug, type: "cta.clicked" } })).toBe(3);
  });

  it("lead only to the URL that the host set", async () => {
    await command({ action: "show_cta", ...offer });
    expect(await ctaTarget(show.slug, ctaKey(offer))).toBe(offer.url);
    expect(await ctaTarget(show.slug, ctaKey({ ...offer, url: "https://evil.example/" }))).toBeNull();
    expect(await ctaTarget("another-show", ctaKey(offer))).toBeNull();
  });
});

it("returns a person's own votes when the page is opened again", async () => {
  const ada = await attendee();
  const mine = async () => (await ada("GET", app("audience/mine"))).json.data;
  expect(await mine()).toEqual({ votes: [], questions: [] });
  await command({ action: "open_poll", question: "Which?", options: ["Tea", "Coffee"] });
  const poll = await db().poll.findFirstOrThrow({ where: { eventId: show.eventId } });
  await ada("POST", app(`polls/${poll.id}/vote`), { option: 1 });
  const { id } = (await ada("POST", app("questions"), { id: newId("ask"), text: "How?" })).json.data;
  await ada("POST", app(`questions/${id}/vote`), { wanted: true });
  expect(await mine()).toEqual({ votes: [{ poll_id: poll.id, option: 1 }], questions: [id] });
});
