import { beforeEach, describe, expect, it } from "vitest";
import { authorize } from "@/lib/api/pipeline/steps/authorize";
import { operations } from "@/lib/api/registry/registry";
import { countViewers } from "@/lib/modules/studio/studio";
import { db, sql } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { capabilityCookieName } from "@/lib/platform/security/cookies";
import type { Principal } from "@/lib/platform/security/principal";
import { roomIdentity, watcherPersonId } from "@/lib/providers/room/identity";
import type { RoomParticipant } from "@/lib/providers/room/port";
import { api } from "@/test/support/api";
import { roomReport } from "@/test/support/room-report";
import { makeShow, putOnAir, sit, type TestShow, visitorHeaders } from "@/test/support/show";
import { loadAdmission, refusalReason } from "../presence/admission";
import { applyReport } from "../presence/receive-report";

let show: TestShow;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const set = (what: object) => show.byKey("PATCH", `/v1/events/${show.slug}`, what);
const open = () => set({ watch: { open: true } });
const comeIn = () => {
  const origin = new URL(env().PUBLIC_URL).origin;
  return api("POST", app("watch"), { headers: { origin, "x-showrunner-as": `public:${show.slug}` } });
};

/** Makes calls as a person who came through the open door, with the cookie that it gave them. */
const by = (id: string) => (method: string, path: string, body?: unknown) =>
  api(method, path, { body, headers: visitorHeaders("watcher", show.slug, show.eventId, id, 0) });

const token = (id: string) => by(id)("POST", app("room/viewer-token"), { tab: "aTabOfTheirOwn0000" });

const inRoom = (id: string): RoomParticipant => ({
  sid: newId("PA"),
  identity: roomIdentity(watcherPersonId(show.eventId, id), "tab", ""),
  name: "",
  claims: { role: "watcher", linkVersion: "", studioLinkId: "", registrationId: "" },
  hidden: true,
  canPublish: false,
  connected: true,
  joinedAt: new Date(Date.now() - 5_000),
  tracks: [],
});

beforeEach(async () => {
  show = await makeShow({ plan: false });
});

describe("an open show", () => {
  beforeEach(async () => {
    await putOnAir(show.slug);
    await open();
  });

  it("lets anyone watch anonymously, but not chat", async () => {
    const answer = await comeIn();
    expect(answer.json.data).toEqual({ watching: true });
    expect(answer.cookies.join()).toContain(`${capabilityCookieName("watcher", show.slug)}=`);
    const entry = await token("wch_1");
    expect(entry.json.data).toMatchObject({
      role: "watcher",
      person: watcherPersonId(show.eventId, "wch_1"),
      backstage: null,
      on_stage: false,
      asked_on: false,
    });
    expect((await by("wch_1")("GET", app("audience/feed"))).status).toBe(200);
    const said = await by("wch_1")("POST", app("chat"), { id: newId("line"), text: "Hello" });
    expect([said.status, said.json.error.message]).toEqual([401, "Sign up for the show to take part."]);
    expect(await db().chatMessage.count({ where: { eventId: show.eventId } })).toBe(0);
  });

  it("counts each anonymous viewer once and sends no webhooks about them", async () => {
    const [ann, ben] = [inRoom("wch_ann"), inRoom("wch_ben")];
    const annToo = {
      ...inRoom("wch_ann"),
      identity: roomIdentity(watcherPersonId(show.eventId, "wch_ann"), "other", ""),
    };
    for (const one of [ann, ben, annToo]) await applyReport(roomReport(show.eventId, "joined", one));
    expect(await countViewers({ sql }, show.eventId)).toBe(2);
    await applyReport(roomReport(show.eventId, "left", ben));
    const numbers = await show.byHost("GET", app("numbers"));
    expect(numbers.json.data).toMatchObject({ watching: 1, without_place: 1, attended: 2 });
    expect(
      await db().webhookEvent.count({ where: { eventSlug: show.slug, type: { startsWith: "attendee." } } }),
    ).toBe(0);
  });

  it("reserves seats for registered attendees and gives the rest to others", async () => {
    await set({ capacity: 2, recording: { http_audience: "off" } });
    const place = { name: "Vera", email: "vera@example.com" };
    await show.byKey("POST", `/v1/events/${show.slug}/registrations`, place);
    expect((await token("wch_1")).status).toBe(200);
    await sit(show.eventId, { identity: inRoom("wch_1").identity, role: "watcher" });
    for (const refused of [await comeIn(), await token("wch_2")])
      expect([refused.status, refused.json.error.fields]).toEqual([409, { status: "full" }]);
    expect((await token("wch_1")).status).toBe(200);
  });

  it("admits no anonymous viewers and removes those in the room once it is closed", async () => {
    const ann = inRoom("wch_ann");
    const refusal = async () => {
      const admission = await loadAdmission(show.eventId, [ann]);
      return admission && refusalReason(admission, "show", ann);
    };
    expect(await refusal()).toBeNull();
    await set({ watch: { open: false } });
    expect(await refusal()).toBe("closed_door");
    expect((await token("wch_ann")).status).toBe(401);
    expect((await comeIn()).json.error.fields).toEqual({ status: "closed_door" });
  });
});

it("turns away unregistered viewers before the show is live or when it isn't open", async () => {
  expect((await comeIn()).json.error.fields).toEqual({ status: "closed_door" });
  await open();
  expect((await comeIn()).json.error.code).toBe("not_live");
  expect((await token("wch_1")).json.error.code).toBe("not_live");
});

it("lets unregistered viewers call only the operations needed for watching", () => {
  const watcher = {
    actor: { type: "watcher", id: "wch_1", name: "" },
    scopes: new Set(),
  } as unknown as Principal;
  const may = operations.filter((op) => {
    try {
      authorize(op, watcher);
      return op.access !== "public";
    } catch {
      return false;
    }
  });
  expect(may.map(({ id }) => id).sort()).toEqual([
    "getAudienceFeed",
    "getAudienceWhiteboard",
    "getSaidBefore",
    "viewerRoomToken",
    "watchOverHttp",
  ]);
});
