import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { receiveReport } from "@/lib/modules/room/room";
import { publish } from "@/lib/modules/stage/broadcast/publish-stage";
import { lockStageRow, saveStage } from "@/lib/modules/stage/show-ledger";
import { asSystem } from "@/lib/operation/as-system";
import { db } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { guestPersonId, roomIdentity } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { applyEvent, type StageEvent, type StageState } from "@/lib/stage";
import { personOf } from "@/lib/stage/room-identity";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { type RoomBrowser, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeShow, type TestShow } from "@/test/support/show";
import { closeRooms } from "./close-rooms";
import { findOpenRooms, findOpenShows } from "./watch/find-open-rooms";
import { reconcileEvent } from "./watch/reconcile-event";
import { sendPulse } from "./watch/send-pulse";

let server: TestRoomServer;
let browser: RoomBrowser;
let show: TestShow;
let guestId: string;
let host: Someone;
let guest: Someone;
let viewer: Someone;
/** While false, reports are held back, as if the room server couldn't reach us. */
let reporting = true;

const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const command = (body: object) => show.byKey("POST", `/v1/events/${show.slug}/studio`, body);

async function soon<T>(
  what: string,
  read: () => Promise<T>,
  good: (value: T) => boolean,
  ms = 8_000,
): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const value = await read();
    if (good(value)) return value;
    if (Date.now() > end) throw new Error(`Not in time: ${what}. Last: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs one round of the watch for every show that is found open. */
async function reconcileRooms(): Promise<void> {
  for (const id of new Set([...(await findOpenShows()), ...(await findOpenRooms())]))
    await reconcileEvent(id);
}

const openPresence = (role: string) =>
  db().presence.findMany({ where: { eventId: show.eventId, role, leftAt: null } });

async function register(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, { name, email });
  expect(made.status, made.text).toBe(201);
  return (await db().registration.findFirstOrThrow({ where: { eventId: show.eventId, email } })).id;
}

async function joinAsGuest(): Promise<Someone> {
  const byGuest = await show.byGuest(guestId);
  const { data } = (await byGuest("POST", path("room/guest-token"), { tab: tab("guest") })).json;
  return browser.join(data.url, data.token);
}

const identityOfGuest = async () => guestPersonId(guestId);

const seatOfGuest = async () => {
  const { accessVersion } = await db().guest.findUniqueOrThrow({ where: { id: guestId } });
  return roomIdentity(guestPersonId(guestId), tab("guest"), String(accessVersion));
};

/** Returns a browser's name for one of its tabs. */
const tab = (name: string): string => name.padEnd(20, "0");
const enterAsHost = (name = "host", more: object = {}) =>
  show.byHost("POST", path("room/host-token"), { tab: tab(name), ...more });

const dueNow = (kind: string) =>
  db().job.updateMany({
    where: { subject: show.eventId, kind, state: "queued" },
    data: { dueAt: new Date() },
  });

/** Changes the stage without notifying this process, as another process would. */
async function changeSilently(event: StageEvent): Promise<number> {
  const owner = { workspaceId: show.workspace.workspaceId, environment: "test" } as const;
  return asSystem("test", owner, async (ctx) => {
    const held = await lockStageRow(ctx, show.eventId);
    const applied = held && applyEvent(held.state, event);
    if (!applied?.ok) throw new Error(`no ${event.type}`);
    await saveStage(ctx, held as NonNullable<typeof held>, [{ ...applied, type: event.type }]);
    return applied.state.version;
  });
}

/** Returns connections that ended when they started because they were refused. */
const refused = async () => {
  const rows = await db().presence.findMany({ where: { eventId: show.eventId } });
  return rows.filter(({ joinedAt, leftAt }) => leftAt?.getTime() === joinedAt.getTime()).length;
};

const seesGuest = (identity: string) => (seen: { tracks: { identity: string; kind: string }[] }) =>
  seen.tracks.some((track) => personOf(track.identity) === identity && track.kind === "video");

/** Returns the addresses that a person's browser sends from, and those it received. */
const addressesOf = (who: Someone): Promise<{ local: string[]; remote: string[] }> =>
  who.page.evaluate(`(async () => { const found = { local: [], remote: [] };
    for (const line of [room.engine.pcManager.publisher, room.engine.pcManager.subscriber]) if (line)
      for (const { type, address, port } of (await line.getStats()).values())
        if (type.endsWith("-candidate")) found[type.split("-")[0]].push(address + ":" + port);
    return found; })()`);

beforeAll(async () => {
  server = await startRoomServer(async (body, authorization) => {
    if (!reporting) throw new Error("held back");
    await receiveReport(body, authorization);
  });
  browser = await startRoomBrowser();
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("a show in a real room", () => {
  it("lets the host in, marks them present and lets them go live", async () => {
    const entry = await enterAsHost();
    expect(entry.status, entry.text).toBe(200);
    expect(entry.json.data).toMatchObject({
      role: "host",
      person: show.hostIdentity,
      already_connected: false,
    });
    host = await browser.join(entry.json.data.url, entry.json.data.token);
    expect(await host.publish()).toBeNull();
    await soon(
      "host present",
      () => openPresence("host"),
      (rows) => rows.length === 1,
    );
    const id = await register("Vera");
    const early = await (await show.byAttendee(id))("POST", path("room/viewer-token"), {
      tab: tab("viewer"),
    });
    expect([early.status, early.json.error.code]).toEqual([409, "not_live"]);
    const live = await show.byHost("POST", path("live/start"), { countdown_sec: 0 });
    expect(live.status, live.text).toBe(200);
  }, 30_000);

  it("lets a viewer see the host while staying hidden and unable to speak", async () => {
    const { id } = await db().registration.findFirstOrThrow({ where: { eventId: show.eventId } });
    const entry = await (await show.byAttendee(id))("POST", path("room/viewer-token"), {
      tab: tab("viewer"),
    });
    expect(entry.json.data).toMatchObject({ role: "attendee", backstage: null });
    viewer = await browser.join(entry.json.data.url, entry.json.data.token);
    const seen = await viewer.until("the host's picture", seesGuest(show.hostIdentity));
    expect(seen.tracks.map(({ kind }) => kind).sort()).toEqual(["audio", "video"]);
    expect(await viewer.publish()).not.toBeNull();
    await viewer.say("hello everybody");
    const atHost = await host.seen();
    expect(atHost.participants).toEqual([]);
    expect(atHost.messages.filter(({ from }) => from !== null)).toEqual([]);
    // It can't impersonate anyone either, or learn more about people than the stage shows.
    const forged = `room.localParticipant.setAttributes({ role: "host" }).then(() => "taken", String)`;
    expect(await viewer.page.evaluate(forged)).not.toBe("taken");
    const known = await roomServer().participants(roomName("show", show.eventId));
    expect(known.find(({ hidden }) => hidden)?.claims?.role).toBe("attendee");
    expect(seen.participants.map(({ identity }) => personOf(identity))).toEqual([show.hostIdentity]);
    expect(JSON.stringify(seen.participants)).not.toContain("@");
    const [ofHost, ofViewer] = [await addressesOf(host), await addressesOf(viewer)];
    expect(ofViewer.remote.length).toBeGreaterThan(0);
    expect(ofViewer.remote.filter((address) => ofHost.local.includes(address))).toEqual([]);
    expect(ofHost.remote.filter((address) => ofViewer.local.includes(address))).toEqual([]);
    await soon(
      "joined",
      () => db().webhookEvent.findMany({ where: { eventSlug: show.slug, type: "attendee.joined" } }),
      (rows) => rows.length === 1,
    );
    expect((await show.byHost("GET", path("numbers"))).json.data).toMatchObject({ watching: 1, peak: 1 });
    expect((await db().registration.findUniqueOrThrow({ where: { id } })).joinedAt).not.toBeNull();
  }, 40_000);

  it("updates the viewer's stage after a command by API key", async () => {
    const answer = await command({ action: "set_layout", layout: "solo" });
    expect(answer.status, answer.text).toBe(200);
    const { state_version } = answer.json.data;
    expect(answer.json.data.room).toBe("reached");
    const seen = await viewer.until("the new stage", ({ messages }) =>
      messages.some(({ message }) => message.version === state_version),
    );
    const emitted = seen.messages.find(({ message }) => message.version === state_version);
    expect(emitted).toMatchObject({
      topic: "stage",
      from: null,
      message: { type: "stage", state: { layout: "solo" } },
    });
    expect(seen.messages.some(({ topic }) => topic === "desk")).toBe(false);
    await host.until("the desk's state", ({ messages }) =>
      messages.some(({ topic, message }) => topic === "desk" && message.version === state_version),
    );
    const jobs = await soon(
      "the job is needless",
      () => db().job.findMany({ where: { dedupeKey: `room.broadcast:${show.eventId}:${state_version}` } }),
      (rows) => rows[0]?.state === "succeeded",
    );
    expect(jobs).toHaveLength(1);
  }, 30_000);

  it("sends the desk a large state, and null when it's too large for the room", async () => {
    const versions: number[] = [];
    const blobs: string[] = [];
    for (const index of [0, 1, 2, 3]) {
      await command({ action: "go_scene", index });
      // Random bytes don't compress, so it keeps its size.
      const blob = randomBytes(11_000).toString("base64");
      blobs.push(blob);
      const patched = await command({ scene: { blob } });
      expect(patched.status, patched.text).toBe(200);
      versions.push(patched.json.data.state_version);
    }
    const { messages } = await host.until("the last version", (seen) =>
      seen.messages.some(({ topic, message }) => topic === "desk" && message.version === versions[3]),
    );
    const desk = (version: number | undefined) =>
      messages.find(({ topic, message }) => topic === "desk" && message.version === version)?.message.state;
    expect(JSON.stringify(desk(versions[2])).length).toBeGreaterThan(44_000);
    expect(desk(versions[3])).toBeNull();
    const emitted = await viewer.until("the public state", (seen) =>
      seen.messages.some(({ message }) => message.version === versions[3]),
    );
    for (const blob of blobs) expect(JSON.stringify(emitted.messages)).not.toContain(blob);
  }, 30_000);

  it("sends everyone in the room a pulse with the stage version and the listener count", async () => {
    await sendPulse(show.eventId);
    const { stage, epoch } = (await show.anyone("GET", path("stage"))).json.data;
    const emitted = { type: "pulse", epoch, version: stage.version, feed: 0, desk_feed: 0, listeners: 2 };
    for (const one of [host, viewer]) {
      const { messages } = await one.until("the pulse", (seen) =>
        seen.messages.some(({ topic }) => topic === "pulse"),
      );
      expect(messages.filter(({ topic }) => topic === "pulse")).toMatchObject([
        { from: null, message: emitted },
      ]);
    }
  }, 30_000);

  it("hides a backstage guest from viewers until brought on stage, whatever their browser tries", async () => {
    guest = await joinAsGuest();
    const identity = await identityOfGuest();
    await soon(
      "guest present",
      () => openPresence("guest"),
      (rows) => rows.length === 1,
    );
    expect(await guest.publish()).not.toBeNull();
    expect((await guest.seen()).canPublish).toBe(false);
    expect((await viewer.seen()).tracks.some((track) => personOf(track.identity) === identity)).toBe(false);
    const known = (await viewer.seen()).participants.filter((p) => personOf(p.identity) === identity);
    expect(known.map(({ name }) => name).join("")).toBe("");

    const on = await command({ action: "bring_on", identity: guestId });
    expect(on.status, on.text).toBe(200);
    await guest.until("may publish", ({ canPublish }) => canPublish);
    expect(await guest.publish()).toBeNull();
    await viewer.until("the guest's picture", seesGuest(identity));
    expect(
      (await viewer.seen()).tracks.filter((track) => personOf(track.identity) === identity),
    ).toHaveLength(2);

    const shown = (await viewer.seen()).participants.find((p) => personOf(p.identity) === identity);
    expect(shown?.name).toBe("");

    const off = await command({ action: "send_off", identity });
    expect(off.status, off.text).toBe(200);
    await viewer.until(
      "no more of the guest",
      (seen) => !seen.tracks.some((track) => personOf(track.identity) === identity),
    );
    expect(await guest.publish()).not.toBeNull();
    expect((await guest.seen()).state).toBe("connected");
  }, 60_000);

  it("settles on the stored stage when another process's older publish arrives after a newer one", async () => {
    const identity = await identityOfGuest();
    const seat = await seatOfGuest();
    const mayPublish = async () =>
      (await roomServer().participant(roomName("show", show.eventId), seat))?.canPublish;
    expect(await mayPublish()).toBe(false);
    await publish(show.eventId, false);
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const real = roomServer().setSending.bind(roomServer());
    const spy = vi.spyOn(roomServer(), "setSending").mockImplementationOnce(async (...args) => {
      await held;
      await real(...args);
      // The older message has arrived after the newer one.
      expect(await mayPublish()).toBe(true);
    });
    try {
      const person = { identity, name: "Ana Ruiz", title: "", kind: "guest", muted: false } as const;
      await changeSilently({ type: "person_staged", person });
      const older = publish(show.eventId, false);
      await soon(
        "the older one is under way",
        async () => spy.mock.calls.length,
        (calls) => calls === 1,
      );
      const version = await changeSilently({ type: "person_left", identity });
      await publish(show.eventId, false);
      letThrough();
      await older;
      expect(await mayPublish()).toBe(false);
      await viewer.until("the newer stage", ({ messages }) =>
        messages.some(({ message }) => Number(message.version) >= version),
      );
    } finally {
      letThrough();
      spy.mockRestore();
    }
  }, 30_000);

  it("mutes a guest and asks them to unmute without opening their microphone", async () => {
    const identity = await identityOfGuest();
    await command({ action: "bring_on", identity });
    await guest.until("may publish", ({ canPublish }) => canPublish);
    expect(await guest.publish()).toBeNull();
    await viewer.until("the guest's picture", seesGuest(identity));
    expect((await command({ action: "mute", identity })).status).toBe(200);
    const micOpen = () =>
      guest.page.evaluate("room.localParticipant.isMicrophoneEnabled") as Promise<boolean>;
    await soon("microphone closed", micOpen, (open) => !open);
    await guest.page.evaluate("room.localParticipant.setMicrophoneEnabled(true)");
    // The room server may not know of it yet.
    const closedAgain = async () => {
      await reconcileRooms();
      return micOpen();
    };
    await soon("microphone closed again", closedAgain, (open) => !open);
    const asked = await show.byHost("POST", `/v1/events/${show.slug}/studio/people/${identity}/ask-unmute`);
    expect(asked.status, asked.text).toBe(200);
    await guest.until("asked", ({ messages }) =>
      messages.some(({ message }) => message.type === "ask_unmute"),
    );
    expect(await micOpen()).toBe(false);
    const stage = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
    expect(stage.stage.find((person: { identity: string }) => person.identity === identity).muted).toBe(
      false,
    );
  }, 40_000);

  it("stops everyone's audio and video during an emergency stop and restores them afterwards", async () => {
    const identity = await identityOfGuest();
    await viewer.until("the guest's picture", seesGuest(identity));
    const before = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
    const stop = { level: "mask", confirm: true, message: "Back in a minute" };
    const stopped = await show.byKey("POST", `/v1/events/${show.slug}/studio/emergency-stop`, stop);
    expect(stopped.status, stopped.text).toBe(200);
    expect(stopped.json.data).toMatchObject({ level: "mask", phase: "live", room: "reached" });
    await viewer.until("nothing of anybody", ({ tracks }) => tracks.length === 0, 5_000);
    for (const one of [host, guest]) {
      await one.until("may not publish", ({ canPublish }) => !canPublish);
      expect(await one.publish()).not.toBeNull();
    }
    const entry = await enterAsHost("second", { take_over: true });
    const late = await browser.join(entry.json.data.url, entry.json.data.token);
    expect(await late.publish()).not.toBeNull();
    await late.leave();

    const undo = `/v1/events/${show.slug}/studio/commands/${stopped.json.data.command.id}/undo`;
    const lifted = await show.byKey("POST", undo);
    expect(lifted.status, lifted.text).toBe(200);
    const after = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    expect((await enterAsHost("host", { take_over: true })).status).toBe(200);
    for (const one of [host, guest]) {
      await one.until("may publish again", ({ canPublish }) => canPublish);
      expect(await one.publish()).toBeNull();
    }
    await viewer.until("everybody's picture again", ({ tracks }) => tracks.length >= 4);
  }, 60_000);

  it("removes a guest whose link is revoked, and keeps them out with a token they still hold", async () => {
    const identity = await identityOfGuest();
    const token = await guest.refreshedToken();
    const revoked = await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, {
      action: "revoke",
    });
    expect(revoked.status, revoked.text).toBe(200);
    expect((await runDueJobs()).map(({ kind }) => kind)).toContain("room.remove");
    await guest.until("put out", ({ state, ended }) => state === "disconnected" && ended !== null, 5_000);
    await viewer.until(
      "no more of the guest",
      (seen) => !seen.tracks.some((track) => personOf(track.identity) === identity),
    );
    const { url } = (await enterAsHost()).json.data;
    const back = await browser.tryJoin(url, token);
    await soon(
      "turned away",
      () => refused(),
      (n) => n === 1,
    );
    await back.until("put out again", ({ state }) => state === "disconnected", 5_000);
    expect((await viewer.seen()).tracks.some((track) => personOf(track.identity) === identity)).toBe(false);
    expect(await openPresence("guest")).toEqual([]);
    const stage = (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
    expect(stage.stage.map((person: { identity: string }) => person.identity)).toEqual([show.hostIdentity]);
  }, 40_000);

  it("removes a guest without access even when room reports are lost", async () => {
    await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
    reporting = false;
    guest = await joinAsGuest();
    await guest.until("in", ({ state }) => state === "connected");
    await reconcileRooms();
    expect(await openPresence("guest")).toHaveLength(1);
    await db().guest.update({
      where: { id: guestId },
      data: { accessRevokedAt: new Date(), accessHash: null },
    });
    await reconcileRooms();
    await guest.until("put out", ({ state }) => state === "disconnected");
    await new Promise((resolve) => setTimeout(resolve, 3_100));
    await reconcileRooms();
    expect(await openPresence("guest")).toEqual([]);
    reporting = true;
  }, 40_000);

  it("continues while the host reloads", async () => {
    await host.page.close();
    await soon(
      "host gone",
      () => openPresence("host"),
      (rows) => rows.length === 0,
    );
    expect((await command({ action: "applause" })).json.error.code).toBe("not_live");
    const entry = (await enterAsHost()).json.data;
    expect(entry.person).toBe(show.hostIdentity);
    host = await browser.join(entry.url, entry.token);
    expect(await host.publish()).toBeNull();
    await soon(
      "host back",
      () => openPresence("host"),
      (rows) => rows.length === 1,
    );
    await viewer.until("the host's picture", seesGuest(show.hostIdentity));
    expect((await command({ action: "applause" })).status).toBe(200);
  }, 40_000);

  it("restores presence after the room server is killed", async () => {
    await server.kill();
    const during = await command({ action: "flowers" });
    expect(during.status, during.text).toBe(200);
    expect(during.json.data.room).toBe("unreachable");
    await viewer.until("that it is away", ({ state }) => state !== "connected", 20_000);
    await server.start();
    await viewer.until("the room again", ({ state }) => state === "connected", 30_000);
    await viewer.until("the host's picture again", seesGuest(show.hostIdentity), 30_000);
    const pictures = async () => Object.values(await viewer.frames()).reduce((sum, count) => sum + count, 0);
    const before = await pictures();
    await soon("it moves", pictures, (count) => count > before, 20_000);
    await dueNow("room.broadcast");
    await runDueJobs();
    const { state_version } = during.json.data;
    await viewer.until("the stage of meanwhile", ({ messages }) =>
      messages.some(({ message }) => Number(message.version) >= state_version),
    );
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    await reconcileRooms();
    expect(await openPresence("host")).toHaveLength(1);
    expect(await openPresence("attendee")).toHaveLength(1);
  }, 60_000);

  it("ends for everyone and lets no one back in", async () => {
    const ended = await show.byHost("POST", path("live/end"));
    expect(ended.status, ended.text).toBe(200);
    await viewer.until("the end", ({ messages }) =>
      messages.some(({ message }) => (message.state as { phase?: string } | null)?.phase === "ended"),
    );
    await dueNow("room.close");
    expect((await runDueJobs()).find(({ kind }) => kind === "room.close")?.end).toBe("succeeded");
    await viewer.until("disconnected", ({ state }) => state === "disconnected");
    await soon(
      "nobody there",
      () => db().presence.count({ where: { eventId: show.eventId, leftAt: null } }),
      (n) => n === 0,
    );
    await soon(
      "left",
      () => db().webhookEvent.findMany({ where: { eventSlug: show.slug, type: "attendee.left" } }),
      (rows) => rows.length > 0,
    );
    const gone = await enterAsHost();
    expect([gone.status, gone.json.error.code]).toEqual([410, "gone"]);
  }, 40_000);

  it("lets everyone back in when it is resumed and keeps its room open", async () => {
    const stood = (await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } }))
      .state as StageState;
    // The room was empty for longer than a lost connection may last.
    await db().presence.updateMany({
      where: { eventId: show.eventId },
      data: { leftAt: new Date(Date.now() - 60_000) },
    });
    const resumed = await show.byHost("POST", path("live/start"), { countdown_sec: 0 });
    expect(resumed.status, resumed.text).toBe(200);
    await closeRooms(show.eventId);
    const entry = (await enterAsHost()).json.data;
    host = await browser.join(entry.url, entry.token);
    expect(await host.publish()).toBeNull();
    await soon(
      "host present",
      () => openPresence("host"),
      (rows) => rows.length === 1,
    );
    await closeRooms(show.eventId);
    await reconcileRooms();
    expect((await host.seen()).state).toBe("connected");
    const studio = await show.byKey("GET", `/v1/events/${show.slug}/studio`);
    expect(studio.json.data).toMatchObject({ live: true, host_present: true });
    expect(studio.json.data.stage.stage).toEqual(stood.stage);
    const id = await register("Wim");
    const admitted = await (await show.byAttendee(id))("POST", path("room/viewer-token"), {
      tab: tab("wim"),
    });
    expect(admitted.status, admitted.text).toBe(200);
  }, 40_000);

  it("rejects an old token after the end", async () => {
    const token = await host.refreshedToken();
    const { url } = (await enterAsHost()).json.data;
    const before = await refused();
    expect((await show.byHost("POST", path("live/end"))).status).toBe(200);
    await closeRooms(show.eventId);
    await soon(
      "nobody there",
      () => db().presence.count({ where: { eventId: show.eventId, leftAt: null } }),
      (n) => n === 0,
    );
    const state = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const longAgo = { ...(state.state as object), ended_at: new Date(Date.now() - 60_000).toISOString() };
    await db().stage.update({ where: { eventId: show.eventId }, data: { state: longAgo } });
    const back = await browser.tryJoin(url, token);
    await soon(
      "turned away",
      () => refused(),
      (n) => n === before + 1,
    );
    expect(await db().presence.count({ where: { eventId: show.eventId, leftAt: null } })).toBe(0);
    await back.until("out", ({ state: now }) => now !== "connected");
  }, 40_000);
});
