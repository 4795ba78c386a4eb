import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { receiveReport } from "@/lib/modules/room/room";
import { syncRoom } from "@/lib/modules/stage/broadcast";
import { publish } from "@/lib/modules/stage/broadcast/publish-stage";
import { db } from "@/lib/platform/database/db";
import { roomServer } from "@/lib/providers/room";
import { attendeePersonId, guestPersonId } from "@/lib/providers/room/identity";
import { roomName } from "@/lib/providers/room/names";
import { personOf, seatOf } from "@/lib/stage/room-identity";
import { api } from "@/test/support/api";
import { startRoomServer, type TestRoomServer } from "@/test/support/livekit";
import { type RoomBrowser, type Seen, type Someone, startRoomBrowser } from "@/test/support/room-browser";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeShow, type TestShow, visitorHeaders } from "@/test/support/show";
import { reconcileEvent } from "./watch/reconcile-event";

let server: TestRoomServer;
let browser: RoomBrowser;
let show: TestShow;
let guestId: string;
let host: Someone;
let audience: Someone;

const path = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const tab = (name: string): string => name.replaceAll("-", "").padEnd(20, "0");
const command = async (body: object) => {
  const answer = await show.byKey("POST", `/v1/events/${show.slug}/studio`, body);
  expect(answer.status, answer.text).toBe(200);
};
const stageOfShow = async () => (await show.byKey("GET", `/v1/events/${show.slug}/studio`)).json.data.stage;
const shows = (person: string) => (seen: Seen) =>
  seen.tracks.some(({ identity, kind }) => personOf(identity) === person && kind === "video");
const hides = (person: string) => (seen: Seen) =>
  !seen.tracks.some(({ identity }) => personOf(identity) === person);

async function soon(what: string, good: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await good())) {
    if (Date.now() > end) throw new Error(`Not in time: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const reported = (identity: string) =>
  soon(`${identity} reported`, async () => {
    const rows = await db().presence.count({ where: { eventId: show.eventId, identity, leftAt: null } });
    return rows === 1;
  });

type Access = { url: string; token: string; identity: string; person: string; already_connected: boolean };

async function hostAccess(name: string, more: object = {}): Promise<Access> {
  return (await show.byHost("POST", path("room/host-token"), { tab: tab(name), ...more })).json.data;
}
async function guestAccess(name: string): Promise<Access> {
  return (await (await show.byGuest(guestId))("POST", path("room/guest-token"), { tab: tab(name) })).json
    .data;
}
async function attendeeAccess(id: string, name: string): Promise<Access> {
  return (await (await show.byAttendee(id))("POST", path("room/viewer-token"), { tab: tab(name) })).json.data;
}
async function join({ url, token, identity }: Access): Promise<Someone> {
  const someone = await browser.join(url, token);
  await reported(identity);
  return someone;
}
const mayPublish = async (identity: string) =>
  (await roomServer().participant(roomName("show", show.eventId), identity))?.canPublish ?? null;

async function register(name: string): Promise<string> {
  const email = `${name.toLowerCase()}@example.com`;
  const made = await show.byKey("POST", `/v1/events/${show.slug}/registrations`, { name, email });
  return made.json.data.id;
}

beforeAll(async () => {
  server = await startRoomServer((body, authorization) => receiveReport(body, authorization));
  browser = await startRoomBrowser();
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "create" });
  host = await join(await hostAccess("host"));
  expect(await host.publish()).toBeNull();
  const live = await show.byHost("POST", path("live/start"), { countdown_sec: 0 });
  expect(live.status, live.text).toBe(200);
  audience = await join(await attendeeAccess(await register("Olga"), "olga"));
  await audience.until("the host", shows(show.hostIdentity));
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

describe("one person's seats", () => {
  it("stay connected side by side, but only the first one sends", async () => {
    const access = await hostAccess("other");
    expect(access).toMatchObject({ person: show.hostIdentity, already_connected: true });
    const other = await join(access);
    expect(await other.publish()).not.toBeNull();
    expect((await host.seen()).state).toBe("connected");
    expect(shows(show.hostIdentity)(await audience.seen())).toBe(true);

    // Pressing the button takes it over, and back.
    await hostAccess("other", { take_over: true });
    await other.until("may send", ({ canPublish }) => canPublish);
    await host.until("may not", ({ canPublish }) => !canPublish);
    expect(await other.publish()).toBeNull();
    await audience.until("the host from the other tab", shows(show.hostIdentity));
    await hostAccess("host", { take_over: true });
    await host.until("may send again", ({ canPublish }) => canPublish);
    expect(await host.publish()).toBeNull();
    await other.page.close();
  }, 60_000);

  it("let only one send when two join at the same time", async () => {
    const made = await show.byHost("POST", `/v1/events/${show.slug}/studio-links`, {
      name: "Ben",
      role: "co_host",
    });
    const { id } = made.json.data;
    const headers = visitorHeaders("host", show.slug, show.eventId, id, 1);
    const access = async (name: string): Promise<Access> => {
      const answer = await api("POST", path("room/host-token"), { body: { tab: tab(name) }, headers });
      expect(answer.status, answer.text).toBe(200);
      return answer.json.data;
    };
    const both = [await access("ben-one"), await access("ben-two")];
    const people = await Promise.all(both.map(join));
    await reconcileEvent(show.eventId);
    const allowed = await Promise.all(both.map(({ identity }) => mayPublish(identity)));
    expect([...allowed].sort()).toEqual([false, true]);
    // Neither disconnected the host.
    expect((await host.seen()).state).toBe("connected");
    expect(await mayPublish((await hostAccess("host")).identity)).toBe(true);
    const revoked = await show.byHost("POST", `/v1/events/${show.slug}/studio-links/${id}`, {
      action: "revoke",
    });
    expect(revoked.status, revoked.text).toBe(200);
    const refreshed = await people[0]?.refreshedToken();
    await runDueJobs();
    for (const someone of people)
      await someone.until("put out", ({ state }) => state === "disconnected", 5_000);
    const back = await browser.tryJoin(both[0]?.url ?? "", refreshed ?? "");
    await back.until("put out again", ({ state }) => state === "disconnected", 5_000);
    expect((await host.seen()).state).toBe("connected");
  }, 60_000);

  it("replace their own stale connection immediately", async () => {
    const id = await register("Gus");
    const first = await join(await attendeeAccess(id, "gus"));
    const again = await attendeeAccess(id, "gus");
    const second = await browser.join(again.url, again.token);
    await first.until("replaced", ({ state }) => state === "disconnected");
    await soon("one connection", async () => {
      const open = await db().presence.count({ where: { registrationId: id, leftAt: null } });
      return open === 1 && (await db().presence.count({ where: { registrationId: id } })) === 2;
    });
    const emitted = await db().webhookEvent.findMany({
      where: { eventSlug: show.slug, type: { startsWith: "attendee." }, body: { contains: id } },
    });
    // The room server may report the end of the first before the second is there, but never two arrivals in a
    // row.
    const types = emitted
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .map(({ type }) => type.replace("attendee.", ""));
    expect(["joined", "joined left joined"]).toContain(types.join(" "));
    const other = await join(await attendeeAccess(id, "gus-two"));
    expect((await second.seen()).state).toBe("connected");
    await second.page.close();
    await other.page.close();
  }, 60_000);
});

describe("a guest whose link is replaced", () => {
  it("stays the same person and keeps their spotlight and mute", async () => {
    const identity = guestPersonId(guestId);
    const before = await guestAccess("ana");
    const guest = await join(before);
    await command({ action: "bring_on", identity: guestId });
    await guest.until("may send", ({ canPublish }) => canPublish);
    await command({ action: "spotlight", identity: before.identity });
    await command({ action: "lower_third", identity: `guest-${guestId}-1` });
    await command({ action: "mute", identity });
    const kept = await stageOfShow();
    expect(kept).toMatchObject({ spotlight: identity, lower_third: { identity } });
    const stale = await guest.refreshedToken();
    await show.byKey("POST", `/v1/events/${show.slug}/guests/${guestId}/access-link`, { action: "rotate" });
    await runDueJobs();
    await guest.until("put out", ({ state }) => state === "disconnected", 5_000);

    const after = await guestAccess("ana");
    expect(after.person).toBe(before.person);
    expect(after.identity).not.toBe(before.identity);
    const back = await join(after);
    await back.until("may send", ({ canPublish }) => canPublish);
    const now = await stageOfShow();
    expect(now).toMatchObject({ spotlight: identity, lower_third: { identity } });
    expect(now.stage.find((person: { identity: string }) => person.identity === identity).muted).toBe(true);

    // A token of the replaced link neither lets anyone in nor disconnects the guest.
    const old = await browser.tryJoin(after.url, stale);
    await old.until("put out", ({ state }) => state === "disconnected", 5_000);
    expect((await back.seen()).state).toBe("connected");
    await command({ action: "send_off", identity });
    await back.page.close();
  }, 60_000);
});

describe("an attendee on stage", () => {
  let id: string;
  let person: string;
  let vera: Someone;
  const invitation = async (method: "POST" | "DELETE", rest: string, body?: object) => {
    const address = `/v1/events/${show.slug}/stage-invitations${rest}`;
    const answer = await show.byHost(method, address, body);
    expect(answer.status, answer.text).toBe(200);
  };
  const accept = async (version: number) => {
    const body = { answer: "accept", version, tab: tab("vera") };
    const answer = await (await show.byAttendee(id))("POST", path("stage-invitation/answer"), body);
    expect(answer.status, answer.text).toBe(200);
  };

  it("can't send until brought on stage, even after accepting, and is then visible to everyone", async () => {
    id = await register("Vera");
    person = attendeePersonId(id);
    vera = await join(await attendeeAccess(id, "vera"));
    expect(await vera.publish()).not.toBeNull();
    await invitation("POST", "", { identity: person });
    await vera.until("asked", ({ messages }) =>
      messages.some(({ message }) => message.type === "invitation"),
    );
    expect(await vera.publish()).not.toBeNull();
    await accept(1);
    await reconcileEvent(show.eventId);
    expect((await vera.seen()).canPublish).toBe(false);
    await command({ action: "bring_on", identity: person });
    await vera.until("may send", ({ canPublish }) => canPublish);
    expect(await vera.publish()).toBeNull();
    const seen = await audience.until("Vera", shows(person));
    const known = seen.participants.find((one) => personOf(one.identity) === person);
    expect(known).toMatchObject({ name: "" });
    expect(JSON.stringify(known)).not.toContain(id.slice(4));
    await host.until("Vera", shows(person));
  }, 60_000);

  it("can't send after being removed from the stage, even with a token issued on stage", async () => {
    const stale = await vera.refreshedToken();
    const { url } = await hostAccess("host");
    await invitation("DELETE", `/${person}`);
    await audience.until("no more of Vera", hides(person), 5_000);
    expect(await vera.publish()).not.toBeNull();
    expect((await vera.seen()).state).toBe("connected");
    await vera.page.close();

    const back = await browser.tryJoin(url, stale);
    await back.until("in", ({ everIn }) => everIn);
    await back.until("closed", ({ canPublish }) => !canPublish, 5_000);
    expect(await back.publish()).not.toBeNull();
    expect(hides(person)(await audience.seen())).toBe(true);
    await back.page.close();
  }, 60_000);

  it("is removed from the stage and the room when their registration is cancelled", async () => {
    vera = await join(await attendeeAccess(id, "vera"));
    await invitation("POST", "", { identity: person });
    await accept(2);
    await command({ action: "bring_on", identity: person });
    await vera.until("may send", ({ canPublish }) => canPublish);
    expect(await vera.publish()).toBeNull();
    await audience.until("Vera", shows(person));
    await (await show.byAttendee(id))("POST", path("my-place/cancel"), {});
    await reconcileEvent(show.eventId);
    await vera.until("put out", ({ state }) => state === "disconnected", 5_000);
    await audience.until("no more of Vera", hides(person));
    expect((await stageOfShow()).stage.map(({ identity }: { identity: string }) => identity)).toEqual([
      show.hostIdentity,
    ]);
  }, 60_000);
});

describe("concurrent processes", () => {
  it("leave the room in the latest stored state, whichever writes last", async () => {
    const access = await guestAccess("ana");
    const guest = await join(access);
    await command({ action: "bring_on", identity: guestId });
    await guest.until("may send", ({ canPublish }) => canPublish);
    const found = await roomServer().participant(roomName("show", show.eventId), access.identity);
    const real = roomServer().setSending.bind(roomServer());
    // This process's message about the guest arrives after another process's message for a newer command.
    const spy = vi.spyOn(roomServer(), "setSending").mockImplementationOnce(async (...args) => {
      await command({ action: "send_off", identity: guestId });
      expect(await mayPublish(access.identity)).toBe(false);
      await real(...args);
      expect(await mayPublish(access.identity)).toBe(true);
    });
    try {
      await syncRoom(show.eventId, found ? [{ ...found, canPublish: false }] : []);
      expect(await mayPublish(access.identity)).toBe(false);
    } finally {
      spy.mockRestore();
    }
  }, 60_000);

  it("leave the stored seat sending even when the stage hasn't changed", async () => {
    const { eventId, hostIdentity: personId } = show;
    const sends = (identity: string) =>
      db().stageSeat.update({
        where: { eventId_personId: { eventId, personId } },
        data: { seat: seatOf(identity) },
      });
    const [{ identity: mine }, other] = [await hostAccess("host"), await hostAccess("third")];
    const third = await join(other);
    await soon("told of the third tab", async () => (await mayPublish(other.identity)) === false);
    await publish(eventId, true);
    const real = roomServer().setSending.bind(roomServer());
    let letThrough = () => {};
    const held = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const spy = vi.spyOn(roomServer(), "setSending").mockImplementation(async (...args) => {
      const [, identity, , on] = args;
      if (identity === other.identity && on) {
        await held;
        await real(...args);
        expect(await mayPublish(other.identity)).toBe(true);
      } else await real(...args);
    });
    try {
      await sends(other.identity);
      const older = publish(eventId, false);
      // Reports of earlier tests' tabs may come now, and send as well.
      const isHeld = ([, identity, , on]: Parameters<typeof real>) => identity === other.identity && on;
      await soon("the older one is under way", async () => spy.mock.calls.some(isHeld));
      await sends(mine);
      await publish(eventId, false);
      expect(await mayPublish(mine)).toBe(true);
      letThrough();
      await older;
      expect([await mayPublish(mine), await mayPublish(other.identity)]).toEqual([true, false]);
    } finally {
      letThrough();
      spy.mockRestore();
      await third.page.close();
    }
  }, 60_000);
});
