import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { decodeLive, type LiveMessage } from "@/lib/live";
import { db } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";
import { sendPulse } from "./send-pulse";
import { roomTasks } from "./watch-rooms";

let show: TestShow;
let told: { room: string; to: readonly string[] | undefined; message: LiveMessage | null }[] = [];

const pulses = () => told.filter(({ message }) => message?.type === "pulse");

beforeEach(async () => {
  vi.spyOn(roomServer(), "participants").mockResolvedValue([]);
  vi.spyOn(roomServer(), "send").mockImplementation(async (room, { text, to }) => {
    told.push({ room, to, message: await decodeLive(text) });
    return true;
  });
  show = await makeShow();
  told = [];
});

afterEach(() => void vi.restoreAllMocks());

it("sends everyone the stage version and the listener count", async () => {
  await putOnAir(show.slug);
  await sit(show.eventId, { identity: "viewer_1.one", role: "attendee" });
  await sit(show.eventId, { identity: "viewer_1.two", role: "attendee" });
  const gone = await sit(show.eventId, { identity: "viewer_2.one", role: "attendee" });
  await db().presence.updateMany({ where: { participantSid: gone }, data: { leftAt: new Date() } });
  const moved = await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "applause" });
  const { epoch } = (await show.anyone("GET", `/api/app/events/${show.slug}/stage`)).json.data;
  await sendPulse(show.eventId);
  expect(pulses()).toEqual([
    {
      room: roomName("show", show.eventId),
      to: undefined,
      message: {
        type: "pulse",
        epoch,
        version: moved.json.data.state_version,
        feed: 0,
        desk_feed: 0,
        listeners: 4,
        server_time: expect.any(String),
      },
    },
  ]);
});

it("sends nothing to an empty room or for a show without a stage", async () => {
  await sendPulse(show.eventId);
  await sit(show.eventId, { identity: "host_1.one", role: "host" });
  await db().stage.deleteMany({ where: { eventId: show.eventId } });
  await sendPulse(show.eventId);
  expect(told).toEqual([]);
});

it("sends the pulse from the room watch even when the room server fails", async () => {
  await putOnAir(show.slug);
  vi.spyOn(roomServer(), "participants").mockRejectedValue(new Error("busy"));
  const watch = roomTasks.find(({ kind }) => kind.kind === "room.watch");
  const over = new AbortController();
  const run = watch?.run({ subject: show.eventId, payload: {}, signal: over.signal, fence: 1 });
  await vi.waitFor(() => expect(pulses()).toHaveLength(1), 20_000);
  over.abort();
  await run;
  expect(pulses()).toHaveLength(1);
});
