import { createHash } from "node:crypto";
import { AccessToken } from "livekit-server-sdk";
import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { hostPersonId } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { makeShow } from "@/test/support/show";
import { POST } from "./route";

const post = (body: string, authorization?: string) =>
  POST(
    new Request("http://127.0.0.1:3000/api/livekit/webhook", {
      method: "POST",
      body,
      headers: { "content-type": "application/webhook+json", ...(authorization ? { authorization } : {}) },
    }),
  );

async function signed(body: string): Promise<string> {
  const token = new AccessToken(env().LIVEKIT_API_KEY, env().LIVEKIT_API_SECRET, { ttl: 60 });
  token.sha256 = createHash("sha256").update(body).digest("base64");
  return token.toJwt();
}

it("accepts only bodies that the room server signed, up to a size limit", async () => {
  const body = JSON.stringify({ event: "room_started", id: "EV_1" });
  expect((await post(body)).status).toBe(401);
  expect((await post(`${body} `, await signed(body))).status).toBe(401);
  expect((await post(body, await signed(body))).status).toBe(200);
  const huge = "x".repeat(300 * 1024);
  expect((await post(huge, await signed(huge))).status).toBe(413);
});

it("records that a host joined", async () => {
  const show = await makeShow();
  const body = JSON.stringify({
    event: "participant_joined",
    id: "EV_2",
    createdAt: String(Math.floor(Date.now() / 1000)),
    room: { name: roomName("show", show.eventId) },
    participant: {
      sid: "PA_2",
      identity: hostPersonId(show.eventId, "link"),
      name: "Host",
      state: "ACTIVE",
      joinedAtMs: String(Date.now()),
      attributes: { role: "host", link: "1" },
    },
  });
  expect((await post(body, await signed(body))).status).toBe(200);
  expect(await db().presence.findMany({ where: { eventId: show.eventId } })).toMatchObject([
    { participantSid: "PA_2", role: "host", leftAt: null },
  ]);
  const studio = await show.byKey("GET", `/v1/events/${show.slug}/studio`);
  expect(studio.json.data).toMatchObject({ host_present: true, live: false });
  expect(studio.json.data.people).toMatchObject([{ role: "host", place: "backstage", connected: true }]);
});
