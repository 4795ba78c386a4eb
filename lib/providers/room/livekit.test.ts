import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { AccessToken, TokenVerifier } from "livekit-server-sdk";
import { afterEach, describe, expect, it, vi } from "vitest";
import { recordDatabaseClock } from "@/lib/platform/database/database-clock";
import { newId } from "@/lib/platform/runtime/ids";
import { personOf, seatOf } from "@/lib/stage/room-identity";
import { SHOW_ROLE_NAMES } from "@/lib/stage/show-roles";
import { grantOf, maySend } from "./grants";
import {
  attendeePersonId,
  guestOfPerson,
  guestPersonId,
  hostPersonId,
  registrationOfPerson,
  roomIdentity,
} from "./identity";
import { LivekitRoom } from "./livekit";
import { readRoomName, roomName } from "./names";
import type { RoomTokenInput } from "./port";
import { redated } from "./redated";

const EVENT = "evt_01k9aaaaaaaaaaaaaaaaaaaaaa";
const settings = {
  url: "ws://127.0.0.1:7880",
  apiUrl: "http://127.0.0.1:9",
  apiKey: "devkey",
  apiSecret: "0123456789012345678901234567890123456789",
};
const room = new LivekitRoom(settings);
const REGISTRATION = "reg_01k9registrat0n0000000000x";
const attendee = {
  role: "attendee",
  linkVersion: "1",
  studioLinkId: "",
  registrationId: REGISTRATION,
} as const;
const input = (more: Partial<RoomTokenInput>): RoomTokenInput => ({
  room: roomName("show", EVENT),
  place: "show",
  identity: "x",
  name: "",
  claims: attendee,
  sends: false,
  ...more,
});

const claimsOf = async (more: Partial<RoomTokenInput>) => {
  const token = await room.token(input(more));
  return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
};

let stub: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (stub ? stub.close(() => resolve()) : resolve())));

/** A room server with the same response to every call. */
const answering = (status: number, body: object | null): Promise<LivekitRoom> =>
  serving((_request, response) => {
    if (body === null) return;
    response.writeHead(status, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });

/** A room server without rooms that records its requests. */
const listening = (hear: (request: IncomingMessage) => void): Promise<LivekitRoom> =>
  serving((request, response) => {
    hear(request);
    response.writeHead(200, { "Content-Type": "application/json" }).end("{}");
  });

async function serving(answer: RequestListener): Promise<LivekitRoom> {
  stub = createServer(answer);
  await new Promise<void>((resolve) => stub?.listen(0, "127.0.0.1", () => resolve()));
  const { port } = stub.address() as AddressInfo;
  return new LivekitRoom({ ...settings, apiUrl: `http://127.0.0.1:${port}` });
}

describe("tokens", () => {
  it("let attendees join one room to watch, hidden and silent, and expire after a minute", async () => {
    const claims = await claimsOf({});
    expect(claims.video).toEqual({
      roomJoin: true,
      room: `show-${EVENT}`,
      canPublish: false,
      canSubscribe: true,
      canPublishData: false,
      canUpdateOwnMetadata: false,
      hidden: true,
    });
    expect(claims.exp - claims.nbf).toBe(60);
    expect(claims.attributes).toEqual({ role: "attendee", link: "1" });
    expect(JSON.stringify(claims)).not.toContain(REGISTRATION);
  });

  it("let guests publish only backstage and while on stage", async () => {
    const claims = { role: "guest", linkVersion: "2", studioLinkId: "", registrationId: "" } as const;
    expect((await claimsOf({ claims })).video).toMatchObject({ canPublish: false, hidden: false });
    expect((await claimsOf({ claims, sends: true })).video).toMatchObject({
      canPublish: true,
      canPublishSources: ["camera", "microphone", "screen_share", "screen_share_audio"],
      canPublishData: false,
    });
    const backstage = { place: "backstage", room: roomName("backstage", EVENT) } as const;
    expect((await claimsOf({ claims, ...backstage })).video).toMatchObject({ canPublish: true });
  });

  it("give attendees no access to the backstage", async () => {
    expect(grantOf("attendee", "backstage", true)).toBeUndefined();
    await expect(room.token(input({ place: "backstage" }))).rejects.toMatchObject({ kind: "refused" });
  });

  it("give no one more rights than their role has", () => {
    const onStage = { onStage: true, holdsSeat: true, stopped: false };
    const off = { onStage: false, holdsSeat: true, stopped: false };
    const rights = SHOW_ROLE_NAMES.map((role) => {
      const grant = (at: typeof onStage) => grantOf(role, "show", maySend(role, at));
      const word = (at: typeof onStage) =>
        `${grant(at)?.publish ? "sends" : "-"} ${grant(at)?.hidden ? "unseen" : "seen"}`;
      return [role, word(off), word(onStage), grantOf(role, "backstage", false)?.publish ?? "not there"];
    });
    expect(rights).toEqual([
      ["host", "sends seen", "sends seen", true],
      ["co_host", "sends seen", "sends seen", true],
      ["producer", "- unseen", "- unseen", true],
      ["moderator", "- unseen", "- unseen", true],
      ["guest", "- seen", "sends seen", true],
      ["attendee", "- unseen", "sends seen", "not there"],
      ["watcher", "- unseen", "- unseen", "not there"],
      ["announcer", "sends seen", "sends seen", "not there"],
      ["recorder", "- unseen", "- unseen", "not there"],
      ["notetaker", "- seen", "- seen", "not there"],
      ["robot", "- unseen", "sends seen", true],
    ]);
    for (const role of SHOW_ROLE_NAMES) {
      expect(maySend(role, { ...onStage, holdsSeat: false })).toBe(false);
      expect(maySend(role, { ...onStage, stopped: true })).toBe(false);
    }
  });

  it("never grant admin rights on the room server", async () => {
    const claims = { role: "host", linkVersion: "1", studioLinkId: "", registrationId: "" } as const;
    const { video } = await claimsOf({ claims });
    for (const right of ["roomAdmin", "roomCreate", "roomList", "roomRecord"])
      expect(video).not.toHaveProperty(right);
  });
});

describe("a process with a wrong clock", () => {
  const MINUTES_10 = 600_000;
  /** Simulates the database's clock. */
  const isOffBy = (ms: number) => recordDatabaseClock(Date.now() - ms, Date.now(), Date.now());
  afterEach(() => isOffBy(0));

  it.each([MINUTES_10, -MINUTES_10])(
    "issues tokens that are valid by the database's clock (off by %i ms)",
    async (ms) => {
      isOffBy(ms);
      const token = await room.token(input({}));
      const claims = await new TokenVerifier(settings.apiKey, settings.apiSecret).verify(
        token,
        MINUTES_10 / 1_000 + 60,
      );
      const [begins, ends] = [Number(claims.nbf), Number(claims.exp)];
      expect(ends - begins).toBe(60);
      expect(Math.abs(begins - (Date.now() - ms) / 1_000)).toBeLessThan(60);
      expect(claims.video).toMatchObject({ roomJoin: true, canPublish: false });
      let header = "";
      const server = await listening((request) => {
        header = request.headers.authorization ?? "";
      });
      await server.rooms();
      const asked = JSON.parse(Buffer.from(header.split(".")[1] ?? "", "base64url").toString("utf8"));
      expect(Math.abs(asked.nbf - (Date.now() - ms) / 1_000)).toBeLessThan(60);
    },
  );

  it.each([MINUTES_10, -MINUTES_10])(
    "accepts reports from a room server whose clock is correct (off by %i ms)",
    async (ms) => {
      const body = JSON.stringify({
        event: "room_finished",
        id: "EV_2",
        createdAt: "1795264714",
        room: { name: "x" },
      });
      const made = new AccessToken(settings.apiKey, settings.apiSecret, { ttl: 300 });
      made.sha256 = createHash("sha256").update(body).digest("base64");
      const token = redated(await made.toJwt(), settings.apiSecret, -ms);
      await expect(room.readReport(body, token)).rejects.toMatchObject({ kind: "refused" });
      isOffBy(ms);
      expect(await room.readReport(body, token)).toMatchObject({ kind: "closed" });
    },
  );
});

describe("names and identities", () => {
  it("resolve to their show or guest, and unknown ones to nothing", () => {
    expect(readRoomName(roomName("show", EVENT))).toEqual({ place: "show", eventId: EVENT });
    expect(readRoomName(roomName("backstage", EVENT))).toEqual({ place: "backstage", eventId: EVENT });
    for (const name of ["", "show-", "show-evt_1", `x-${EVENT}`, `show-${EVENT}x`])
      expect(readRoomName(name)).toBeUndefined();
    expect(guestOfPerson(guestPersonId("gst_01k9"))).toBe("gst_01k9");
    for (const person of ["guest-", "host-abc", "v-guest-gst_1", "guest-gst_1-2"])
      expect(guestOfPerson(person)).toBeUndefined();
  });

  it("stay the same for a host and reveal nothing about them", () => {
    expect(hostPersonId(EVENT, "usr_1")).toBe(hostPersonId(EVENT, "usr_1"));
    expect(hostPersonId(EVENT, "usr_1")).not.toBe(hostPersonId(EVENT, "link"));
    expect(hostPersonId(EVENT, "usr_1")).not.toContain("usr_1");
  });

  it("resolve an attendee to their registration without revealing its id", () => {
    for (const id of Array.from({ length: 200 }, () => newId("reg"))) {
      const person = attendeePersonId(id);
      expect(person).toMatch(/^v-[\w-]{22}$/);
      expect(registrationOfPerson(person)).toBe(id);
      expect(person).not.toContain(id.slice(-8));
    }
    for (const none of ["v-", "v-short", "host-abc", `${attendeePersonId(newId("reg"))}x`])
      expect(registrationOfPerson(none)).toBeUndefined();
  });

  it("differ between one person's tabs and links, and never contain the tab", () => {
    const person = guestPersonId("gst_01k9");
    const [one, again, other, newer] = [
      roomIdentity(person, "tab-one-000000000", "1"),
      roomIdentity(person, "tab-one-000000000", "1"),
      roomIdentity(person, "tab-two-000000000", "1"),
      roomIdentity(person, "tab-one-000000000", "2"),
    ];
    expect(again).toBe(one);
    expect(new Set([one, other, newer]).size).toBe(3);
    for (const identity of [one, other, newer]) {
      expect(personOf(identity)).toBe(person);
      expect(seatOf(identity)).toMatch(/^[\w-]{12}$/);
      expect(identity).not.toContain("tab-");
    }
  });
});

describe("room server reports", () => {
  const body = JSON.stringify({
    event: "participant_joined",
    id: "EV_1",
    createdAt: "1795264714",
    room: { name: `show-${EVENT}` },
    participant: {
      sid: "PA_1",
      identity: "v-1",
      state: "ACTIVE",
      joinedAt: "1795264714",
      joinedAtMs: "1795264714687",
      attributes: { role: "viewer", link: "1", registration: "reg_1" },
      permission: { canSubscribe: true, hidden: true },
    },
    somethingNew: 1,
  });
  const signed = async (text: string, secret = settings.apiSecret) => {
    const token = new AccessToken(settings.apiKey, secret, { ttl: 60 });
    token.sha256 = createHash("sha256").update(text).digest("base64");
    return token.toJwt();
  };

  it("are translated into our own terms", async () => {
    expect(await room.readReport(body, await signed(body))).toEqual({
      id: "EV_1",
      kind: "joined",
      room: `show-${EVENT}`,
      at: new Date(1_795_264_714_000),
      participant: {
        sid: "PA_1",
        identity: "v-1",
        name: "",
        // As in a token of an earlier release.
        claims: { role: "attendee", linkVersion: "1", studioLinkId: "", registrationId: "reg_1" },
        hidden: true,
        canPublish: false,
        connected: true,
        joinedAt: new Date(1_795_264_714_687),
        tracks: [],
      },
      replaced: false,
    });
  });

  it("say when another connection with the same identity replaced one", async () => {
    const { participant, ...rest } = JSON.parse(body);
    const left = (reason: string) =>
      JSON.stringify({
        ...rest,
        event: "participant_left",
        participant: { ...participant, disconnectReason: reason },
      });
    const [replaced, gone] = [left("DUPLICATE_IDENTITY"), left("CLIENT_INITIATED")];
    expect(await room.readReport(replaced, await signed(replaced))).toMatchObject({
      kind: "left",
      replaced: true,
    });
    expect(await room.readReport(gone, await signed(gone))).toMatchObject({ kind: "left", replaced: false });
  });

  it("are rejected if they are unsigned, signed with another secret, or changed", async () => {
    const refused = { name: "RoomError", kind: "refused" };
    await expect(room.readReport(body, undefined)).rejects.toMatchObject(refused);
    await expect(room.readReport(body, "nonsense")).rejects.toMatchObject(refused);
    const foreign = await signed(body, "another-secret-another-secret-another-se");
    await expect(room.readReport(body, foreign)).rejects.toMatchObject(refused);
    await expect(room.readReport(body.replace("v-1", "v-2"), await signed(body))).rejects.toMatchObject(
      refused,
    );
    await expect(room.readReport("{", await signed("{"))).rejects.toMatchObject(refused);
  });
});

describe("failures", () => {
  it("are marked as transient or not, without the server's own message", async () => {
    const down = room.rooms().catch((error: unknown) => error);
    expect(await down).toMatchObject({ kind: "unavailable", transient: true });
    const busy = await answering(503, { code: "unavailable", msg: "secret token eyJ" });
    const error = await busy.rooms().catch((failure: Error) => failure);
    expect(error).toMatchObject({ kind: "unavailable", transient: true });
    expect(String(error)).not.toContain("eyJ");
    const denied = await answering(401, { code: "unauthenticated", msg: "invalid token: eyJ" });
    expect(await denied.rooms().catch((failure: Error) => failure)).toMatchObject({
      kind: "refused",
      transient: false,
    });
  });

  it("don't occur when a participant or room doesn't exist", async () => {
    const gone = await answering(404, { code: "not_found", msg: "participant does not exist" });
    expect(await gone.remove("show", "x")).toBe(false);
    expect(await gone.participant("show", "x")).toBeUndefined();
    expect(await gone.participants("show")).toEqual([]);
    await expect(gone.setSending("show", "x", "guest", true)).resolves.toBeUndefined();
    await expect(gone.close("show")).resolves.toBeUndefined();
  });

  it("are raised after five seconds if the server doesn't respond", async () => {
    const silent = await answering(200, null);
    const late = new AbortController();
    const limit = vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(late.signal);
    const arrived = once(stub as Server, "request");
    const asked = silent.rooms();
    await arrived;
    expect(limit.mock.calls).toEqual([[5_000]]);
    late.abort(new DOMException("too late", "TimeoutError"));
    await expect(asked).rejects.toMatchObject({ kind: "unavailable" });
  });
});
