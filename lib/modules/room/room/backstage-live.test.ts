import { build } from "esbuild";
import { afterAll, beforeAll, expect, it } from "vitest";
import { receiveReport } from "@/lib/modules/room/room";
import { db } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { personOf } from "@/lib/stage/room-identity";
import { projectRoot } from "@/stack/paths";
import type { ApiAnswer } from "@/test/support/api";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { type RoomBrowser, type Seen, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;
interface Entry {
  url: string;
  token: string;
  person: string;
  backstage: { room: string; token: string } | null;
}

let server: TestRoomServer;
let browser: RoomBrowser;
let show: TestShow;
let viewer: Someone;
let viewersEntry: Entry;
const backstage: Record<"ana" | "ben" | "producer" | "moderator", Someone> = {} as never;
const person: Record<keyof typeof backstage, string> = {} as never;

const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const enter = async (by: Call, door: string): Promise<Entry> => {
  const answer = await by("POST", path(`room/${door}-token`), { tab: `tab${door}`.padEnd(20, "0") });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data;
};

/** Returns the kinds of a person's tracks that reach another person. */
const kindsOf = ({ tracks }: Seen, who: keyof typeof backstage): string[] =>
  tracks
    .filter(({ identity }) => personOf(identity) === person[who])
    .map(({ kind }) => kind)
    .sort();
const hearsAndSees = (who: keyof typeof backstage) => (seen: Seen) =>
  kindsOf(seen, who).join() === "audio,video";

/** Loads the browser's own code for speaking into an ear, using the page's connection. */
async function startTalkback({ page }: Someone): Promise<void> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["lib/room/talkback.ts"],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "Talk",
  });
  await page.addScriptTag({ content: outputFiles[0]?.text ?? "" });
  await page.evaluate("window.ear = new Talk.Talkback({ room }), 0");
}

const talkTo = ({ page }: Someone, who: string) =>
  page.evaluate(`navigator.mediaDevices.getUserMedia({ audio: true })
    .then((stream) => ear.start(stream.getAudioTracks()[0], ${JSON.stringify(who)}))`);

/** Returns every track of a page's connection, by the room server's IDs. */
const sidsOf = ({ page }: Someone): Promise<string[]> =>
  page.evaluate("[...room.localParticipant.trackPublications.keys()]");

/** Subscribes to tracks directly at the room server, bypassing the client's own checks. */
const demand = ({ page }: Someone, sids: string[]) =>
  page.evaluate(
    (trackSids) =>
      // @ts-expect-error The page's own connection.
      room.engine.client.sendUpdateSubscription({ trackSids, subscribe: true, participantTracks: [] }),
    sids,
  );

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 1_500));

beforeAll(async () => {
  server = await startRoomServer((body, authorization) => receiveReport(body, authorization));
  browser = await startRoomBrowser();
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }, { name: "Ben Okafor" }] });
  const [ana, ben] = await db().guest.findMany({
    where: { eventId: show.eventId },
    orderBy: { name: "asc" },
  });
  const entries: [keyof typeof backstage, Call, string][] = [];
  for (const [name, guest] of [["ana", ana] as const, ["ben", ben] as const]) {
    const link = `/v1/events/${show.slug}/guests/${guest?.id}/access-link`;
    await show.byKey("POST", link, { action: "create" });
    entries.push([name, await show.byGuest(guest?.id ?? ""), "guest"]);
  }
  for (const role of ["producer", "moderator"] as const)
    entries.push([role, await show.byCrew(role), "host"]);
  for (const [name, by, door] of entries) {
    const entry = await enter(by, door);
    person[name] = entry.person;
    backstage[name] = await browser.join(entry.url, entry.backstage?.token ?? "");
  }
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

it("lets guests and crew hear and see each other before the show", async () => {
  const { ana, ben, producer, moderator } = backstage;
  for (const one of [ana, ben, producer]) expect(await one.publish()).toBeNull();
  await ana.until("Ben", hearsAndSees("ben"));
  await ana.until("the producer", hearsAndSees("producer"));
  for (const one of [ben, producer, moderator]) await one.until("Ana", hearsAndSees("ana"));
}, 60_000);

it("hides backstage from a viewer, whatever their browser requests", async () => {
  await putOnAir(show.slug);
  const body = { name: "Vera", email: "vera@example.com" };
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, body);
  viewersEntry = await enter(await show.byAttendee(made.json.data.id), "viewer");
  expect(viewersEntry.backstage).toBeNull();
  viewer = await browser.join(viewersEntry.url, viewersEntry.token);
  await viewer.until("in", ({ state }) => state === "connected");
  const sids = (await Promise.all(Object.values(backstage).map(sidsOf))).flat();
  expect(sids).toHaveLength(6);
  await demand(viewer, sids);
  await aMoment();
  const seen = await viewer.seen();
  expect(seen.tracks).toEqual([]);
  expect(seen.participants).toEqual([]);
  expect(await viewer.publish()).not.toBeNull();
  // A token names its room. No viewer can hold one for that room, and none is issued.
  const room = roomName("backstage", show.eventId);
  const claims = { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
  const forged = { room, place: "backstage", identity: "v-x.y", name: "", claims, sends: true } as const;
  await expect(roomServer().token(forged)).rejects.toMatchObject({ kind: "refused" });
  const there = await roomServer().participants(room);
  expect(there.map(({ claims: theirs }) => theirs?.role).sort()).toEqual([
    "guest",
    "guest",
    "moderator",
    "producer",
  ]);
}, 60_000);

it("plays talkback only to the person it's addressed to", async () => {
  const { ana, ben, producer, moderator } = backstage;
  await startTalkback(producer);
  const before = await sidsOf(producer);
  await talkTo(producer, person.ana);
  const [ear] = (await sidsOf(producer)).filter((sid) => !before.includes(sid));
  expect(ear).toBeDefined();
  const whispered = (seen: Seen) => kindsOf(seen, "producer").join() === "audio,audio,video";
  await ana.until("the producer in her ear", whispered);
  for (const one of [ben, moderator, viewer]) await demand(one, [ear as string]);
  await aMoment();
  for (const one of [ben, moderator])
    expect(kindsOf(await one.seen(), "producer")).toEqual(["audio", "video"]);
  expect((await viewer.seen()).tracks).toEqual([]);

  // Someone who joins in between doesn't hear it either.
  const late = await browser.join(
    viewersEntry.url,
    (await enter(await show.byCrew("co_host"), "host")).backstage?.token ?? "",
  );
  await late.until("Ana", hearsAndSees("ana"));
  await demand(late, [ear as string]);
  await aMoment();
  expect(kindsOf(await late.seen(), "producer")).toEqual([]);

  await producer.page.evaluate("ear.stop()");
  await ana.until("silence in her ear", hearsAndSees("producer"));
  await late.until("the producer like everybody", hearsAndSees("producer"));
}, 60_000);
