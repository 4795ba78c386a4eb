import { beforeEach, expect, it, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import type { publishToRoom } from "@/lib/providers/room/publish-to-room";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { until } from "@/test/support/until";
import type { WhyFull } from "../rows/capture-stop";
import { StopNews } from "./stop-news";

const published: { type: string; to: readonly string[] }[] = [];
let isRoomAway = false;

vi.mock("@/lib/providers/room/publish-to-room", () => ({
  publishToRoom: async (...[, { type }, to = []]: Parameters<typeof publishToRoom>) => {
    if (isRoomAway) throw new Error("The room is away.");
    published.push({ type, to: [...to].sort() });
  },
}));

let show: TestShow;
let recordingId: string;
let guestId: string;
const GUEST = "guest-ana.tab";

const stoppedBy = async (): Promise<(WhyFull | null)[]> => {
  const byGuest = await show.byGuest(guestId);
  const [studio, backstage] = [
    await show.byHost("GET", `/api/app/events/${show.slug}/studio/recording-space`),
    await byGuest("GET", `/api/app/events/${show.slug}/backstage/server-copy`),
  ];
  expect([studio.status, backstage.status]).toEqual([200, 200]);
  return [studio.json.data.stopped_by, backstage.json.data.stopped_by];
};
const ofRecording = () => published.filter(({ type }) => type === "recording");
/** They're sent without waiting for the room. */
const messages = async (count: number) => {
  await until(() => ofRecording().length >= count);
  return ofRecording();
};

beforeEach(async () => {
  isRoomAway = false;
  show = await makeShow({ plan: false, guests: [{ name: "Ana" }] });
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  await putOnAir(show.slug);
  await sit(show.eventId, { identity: GUEST, role: "guest", guestId });
  await sit(show.eventId, { identity: "viewer-1.tab", role: "watcher" });
  recordingId = newId("rec");
  const { workspaceId } = show.workspace;
  await db().recording.create({
    data: { id: recordingId, workspaceId, environment: "test", eventId: show.eventId, startedAt: new Date() },
  });
  await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { recordingId } });
  published.splice(0);
});

it("tells the crew and guests at once that the server has stopped recording, why, and that it records again", async () => {
  const news = new StopNews(show.eventId, recordingId);
  await news.say(null);
  expect([await stoppedBy(), ofRecording()]).toEqual([[null, null], []]);
  await news.say("storage_full");
  const message = { type: "recording", to: [GUEST, show.hostIdentity].sort() };
  expect([await stoppedBy(), await messages(1)]).toEqual([["storage_full", "storage_full"], [message]]);
  await news.say("storage_full");
  expect(ofRecording()).toHaveLength(1);
  await news.say("disk_full");
  await news.say(null);
  expect([await stoppedBy(), await messages(3)]).toEqual([
    [null, null],
    [message, message, message],
  ]);
});

it("takes back what a process that is gone said", async () => {
  await new StopNews(show.eventId, recordingId).say("disk_full");
  await new StopNews(show.eventId, recordingId).say(null);
  expect([await stoppedBy(), (await messages(2)).length]).toEqual([[null, null], 2]);
});

it("is only about the show on air, and doesn't need its room", async () => {
  isRoomAway = true;
  await new StopNews(show.eventId, recordingId).say("disk_full");
  expect(await stoppedBy()).toEqual(["disk_full", "disk_full"]);
  await db().showSession.updateMany({ where: { eventId: show.eventId }, data: { endedAt: new Date() } });
  expect(await stoppedBy()).toEqual([null, null]);
});
