import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { makeShow, putOnAir } from "@/test/support/show";
import { requestOpenRooms } from "./watch-rooms";

const watched = async () =>
  (await db().wantedWork.findMany({ where: { kind: "room.watch" } })).map(({ subject }) => subject);

beforeEach(async () => {
  await db().wantedWork.deleteMany();
});

it("watches only shows that are live or have someone present", async () => {
  const [live, visited, idle] = [await makeShow(), await makeShow(), await makeShow()];
  await putOnAir(live.slug);
  await db().presence.create({
    data: {
      id: newId("prs"),
      eventId: visited.eventId,
      identity: "host-1",
      participantSid: newId("PA"),
      role: "host",
      name: "Hal",
      joinedAt: new Date(),
    },
  });
  // The room server is unavailable here. The shows known to the database are still watched.
  await expect(requestOpenRooms()).rejects.toMatchObject({ name: "RoomError" });
  expect((await watched()).sort()).toEqual([live.eventId, visited.eventId].sort());
  expect(await watched()).not.toContain(idle.eventId);
});

it("stops watching a show 30 seconds after it was last found", async () => {
  const { eventId, slug } = await makeShow();
  await putOnAir(slug);
  await requestOpenRooms().catch(() => undefined);
  const { wantedUntil, createdAt } = await db().wantedWork.findFirstOrThrow({
    where: { kind: "room.watch", subject: eventId },
  });
  expect((wantedUntil?.getTime() ?? 0) - createdAt.getTime()).toBe(30_000);
});
