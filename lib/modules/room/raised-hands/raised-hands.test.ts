import { beforeEach, expect, it } from "vitest";
import { EMPTY_FEED, withMessages } from "@/lib/live";
import { gatherFeed } from "@/lib/modules/stage/live-feed";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import type { ApiAnswer } from "@/test/support/api";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";

type Call = (method: string, path: string, body?: unknown) => Promise<ApiAnswer>;

let show: TestShow;
let moderator: Call;

const app = (rest: string) => `/api/app/events/${show.slug}/${rest}`;
const v1 = (rest: string) => `/v1/events/${show.slug}/${rest}`;

async function attendee(name: string): Promise<{ call: Call; person: string }> {
  const email = `${newId("x").toLowerCase()}@example.com`;
  const { id } = (await show.byKey("POST", v1("registrations"), { name, email })).json.data;
  const person = attendeePersonId(id);
  await sit(show.eventId, { identity: `${person}.seat`, role: "attendee", registrationId: id });
  return { call: await show.byAttendee(id), person };
}

const raise = (by: Call, raised = true) => by("POST", app("hand"), { raised });
const isRaised = async (by: Call) => (await by("GET", app("hand"))).json.data.raised;
const queue = async () =>
  (await moderator("GET", v1("hands?order=asc"))).json.data.map(({ name }: { name: string }) => name);

/** Returns what the desk shows and what is published to everyone. */
async function received() {
  await gatherFeed(show.eventId);
  const read = async (stream: string) =>
    withMessages(EMPTY_FEED, (await show.byKey("GET", v1(`feed?stream=${stream}`))).json.data.messages);
  return { desk: (await read("desk_feed")).hands.map(({ name }) => name), all: (await read("feed")).hands };
}

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  moderator = await show.byCrew("moderator");
});

it("shows raised hands only to the crew, in order, until they are lowered", async () => {
  const [ada, ben] = [await attendee("Ada"), await attendee("Ben")];
  await raise(ada.call);
  await raise(ben.call);
  expect((await raise(ada.call)).json.data).toEqual({ raised: true });
  expect(await queue()).toEqual(["Ada", "Ben"]);
  expect(await received()).toEqual({ desk: ["Ada", "Ben"], all: [] });
  await raise(ada.call, false);
  expect(await isRaised(ada.call)).toBe(false);
  await raise(ada.call);
  expect(await queue()).toEqual(["Ben", "Ada"]);
  expect((await received()).desk).toEqual(["Ben", "Ada"]);
});

it("lets a moderator dismiss a raised hand or invite the person on stage", async () => {
  const [ada, ben] = [await attendee("Ada"), await attendee("Ben")];
  await raise(ada.call);
  await raise(ben.call);
  expect((await moderator("DELETE", v1(`hands/${ada.person}`))).json.data.raised).toBe(false);
  expect(await isRaised(ada.call)).toBe(false);
  const invited = await moderator("POST", v1("stage-invitations"), { identity: ben.person });
  expect([invited.status, invited.json.data.state]).toEqual([200, "invited"]);
  expect(await queue()).toEqual([]);
  expect((await received()).desk).toEqual([]);
  expect((await moderator("DELETE", v1("hands/v-nobody"))).status).toBe(404);
  expect((await ada.call("DELETE", v1(`hands/${ben.person}`))).status).toBe(401);
});

it("rejects raised hands from banned people and after the show", async () => {
  const { call, person } = await attendee("Ada");
  await raise(call);
  await moderator("PUT", v1(`chat/bans/${person}`), {});
  expect((await raise(call, false)).status).toBe(200);
  expect((await raise(call)).json.error.fields).toEqual({ status: "banned" });
  await moderator("DELETE", v1(`chat/bans/${person}`));
  await show.byHost("POST", app("live/end"));
  expect((await raise(call)).json.error.code).toBe("not_live");
});
