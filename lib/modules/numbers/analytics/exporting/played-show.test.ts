import { beforeAll, expect, it } from "vitest";
import { applyReport } from "@/lib/modules/room/room/presence/receive-report";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { storeWatch } from "@/lib/modules/stage/show-numbers";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId, roomIdentity } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { ctaKey } from "@/lib/stage/cta-key";
import { api } from "@/test/support/api";
import { startServer } from "@/test/support/http-server";
import { comparable, recomputed } from "@/test/support/numbers-program";
import { makeRecordedTrack } from "@/test/support/recordings";
import { roomReport } from "@/test/support/room-report";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

/** A show as the demo plays it, by the operations that pages and the room server call. Only its recording is made up. */

let show: TestShow;
const OFFER = { label: "Get the checklist", url: "https://example.com/checklist" };

/** The made-up recording brings a session of its own, which must not overlap the show's. */
const EARLIER = { startedAt: new Date(Date.now() - 7_200_000), endedAt: new Date(Date.now() - 7_140_000) };

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;
const studio = (body: object) => show.byKey("POST", v1("studio"), body);

async function register(name: string, source = "api"): Promise<string> {
  const body = { name, email: `${name.toLowerCase()}@example.com`, source };
  return (await show.byKey("POST", v1("registrations"), body)).json.data.id;
}

/** One connection of an attendee's page to the room. */
function page(registrationId: string, tab: string): RoomParticipant {
  const claims = { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId } as const;
  const identity = roomIdentity(attendeePersonId(registrationId), tab, "1");
  const more = {
    name: "",
    hidden: true,
    canPublish: false,
    connected: true,
    joinedAt: new Date(),
    tracks: [],
  };
  return { sid: newId("PA"), identity, claims, ...more };
}
const report = (kind: "joined" | "left", who: RoomParticipant) =>
  applyReport(roomReport(show.eventId, kind, who));
async function enters(registrationId: string, tab: string): Promise<RoomParticipant> {
  const who = page(registrationId, tab);
  await report("joined", who);
  return who;
}

/** Every call has to succeed: what was refused would be missing on both sides. */
async function done(answer: Promise<{ status: number; text: string; json: { data: unknown } }>) {
  const { status, text, json } = await answer;
  expect(status, text).toBeLessThan(300);
  return json.data as { id: string };
}

async function play(): Promise<void> {
  const { eventId, byHost } = show;
  const [ann, ben] = [await register("Ann"), await register("Ben", "fair")];
  const [cid, robo] = [await register("Cid"), await register("Robo", "synthetic")];
  const [byAnn, byBen] = [await show.byAttendee(ann), await show.byAttendee(ben)];
  const byCid = await show.byAttendee(cid);
  await putOnAir(show.slug);
  await show.byKey("POST", v1("sponsors"), { name: "Acme", placements: ["ticker"], url: OFFER.url });
  // Ann opens a second page, closes the first, and reconnects.
  const first = await enters(ann, "one");
  const second = await enters(ann, "two");
  await report("left", first);
  await report("left", second);
  const last = await enters(ann, "two");
  await done(byBen("POST", app("watch-over-http"), { tab: "aTabOfTheirOwn0000", cause: "no_webrtc" }));
  const program = await enters(robo, "one");
  await done(studio({ action: "lower_third", title: "Acme", subtitle: "Partner" }));
  await done(studio({ action: "open_poll", question: "Where are you?", options: ["Trial", "Production"] }));
  const { id: poll } = await db().poll.findFirstOrThrow({ where: { eventId } });
  for (const [by, option] of [
    [byAnn, 0],
    [byBen, 0],
    [byBen, 1],
  ] as const)
    await done(by("POST", app(`polls/${poll}/vote`), { option }));
  await done(byAnn("POST", app("chat"), { id: newId("line"), text: "Hello from London!" }));
  await done(byHost("POST", v1("chat/lines"), { text: "Welcome" }));
  const question = await done(
    byAnn("POST", app("questions"), { id: newId("ask"), text: "What does a run cost?" }),
  );
  await done(byBen("POST", app(`questions/${question.id}/vote`), { wanted: true }));
  await done(byBen("POST", app("reactions"), { page: newId("page"), sent: { heart: 2, applause: 1 } }));
  await done(studio({ action: "show_cta", ...OFFER }));
  await done(byAnn("POST", app(`cta/${ctaKey(OFFER)}/follow`), {}));
  await gatherFeed(eventId);
  await done(byHost("POST", app("live/end"), {}));
  for (const who of [last, program]) await report("left", who);
  const { sessionId } = await makeRecordedTrack(eventId);
  await db().showSession.update({ where: { id: sessionId }, data: EARLIER });
  await done(show.byKey("PATCH", v1("").slice(0, -1), { survey: { enabled: true } }));
  await done(byAnn("POST", app("survey"), { score: 9, comment: "Loved it" }));
  await done(byCid("POST", app("survey"), { score: 6 }));
  for (const ms of [20_000, 65_000])
    await done(byCid("POST", app("replay/watch"), { view: "cids-page", ms }));
  await done(byAnn("POST", app("replay/watch"), { view: "anns-page", ms: 4_000 }));
}

async function numbers() {
  const { json, status, text } = await show.byKey("GET", v1("analytics?limit=200"));
  expect(status, text).toBe(200);
  return json.data;
}

beforeAll(async () => {
  const server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
  show = await makeShow({ plan: false });
  await play();
  return () => server.stop();
});

it("has numbers that count what its audience did, and nothing of the crew, programs and other times", async () => {
  expect(await numbers()).toMatchObject({
    ...{
      on_air: false,
      registered: 3,
      attended: 2,
      peak_concurrent: 2,
      cta_clicks_total: 1,
      replay_views: 1,
    },
    chat: { real: 1, synthetic: 0, crew: 1 },
    nps: { avg: 7.5, count: 2 },
    polls: [{ votes: 2, options: [{ votes: 1 }, { votes: 1 }] }],
    questions: { total: 1, answered: 0, upvotes: 1 },
    reactions: { total: 3, by_kind: { heart: 2, applause: 1 } },
    funnel: { registered: 3, joined: 2, clicked: 1, answered: 2, replayed: 1 },
    calls_to_action: [{ label: OFFER.label, clicks: 1 }],
    sponsors: [{ name: "Acme", clicks: 1 }],
  });
  const people = (await numbers()).attendees.map((one: { name: string; joins: number }) => [
    one.name,
    one.joins,
  ]);
  expect(people).toEqual(
    expect.arrayContaining([
      ["Ann", 2],
      ["Ben", 1],
      ["Cid", 0],
    ]),
  );
  expect(people).toHaveLength(3);
});

it("gives the same numbers again from its export, before and after they are stored", async () => {
  for (const isStored of [false, true]) {
    if (isStored)
      expect(
        await storeWatch({ workspaceId: show.workspace.workspaceId, environment: "test" }, show.eventId),
      ).toBe(true);
    const { url } = (await api("POST", v1("analytics/export"), { key: show.key, body: { format: "ndjson" } }))
      .json.data;
    const own = recomputed(await (await fetch(url)).text());
    expect(own).toEqual(comparable(await numbers()));
  }
});
