import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { makeShow, type TestShow } from "@/test/support/show";
import { signInMember } from "@/test/support/sign-in-member";

let show: TestShow;

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await set({ state: "ended", survey: { enabled: true, question: "Well?" } });
});

const set = (data: object) => db().event.update({ where: { id: show.eventId }, data });

async function register(name: string): Promise<string> {
  const body = { name, email: `${newId("someone")}@example.com` };
  return (await show.byKey("POST", `/v1/events/${show.slug}/registrations`, body)).json.data.id;
}
const answer = async (registrationId: string, body: object) =>
  (await show.byAttendee(registrationId))("POST", `/api/app/events/${show.slug}/survey`, body);
const survey = async (registrationId: string) =>
  (await (await show.byAttendee(registrationId))("GET", `/api/app/events/${show.slug}/replay`)).json.data
    .survey;
const asMember = async (path: string) =>
  (await signInMember(show.workspace.workspaceId, "owner"))("GET", path);

it("is asked once a person, and the first answer stays", async () => {
  const ada = await register("Ada");
  expect(await survey(ada)).toEqual({ question: "Well?", answered: false });
  const first = await answer(ada, { score: 9, comment: "Loved it" });
  expect(first.status, first.text).toBe(200);
  // A lost answer is sent again.
  expect((await answer(ada, { score: 9, comment: "Loved it" })).status).toBe(200);
  const other = await answer(ada, { score: 0 });
  expect([other.status, other.json.error.fields]).toEqual([409, { status: "already_answered" }]);
  expect(await survey(ada)).toEqual({ question: "Well?", answered: true });
  expect(await db().surveyAnswer.count({ where: { eventId: show.eventId } })).toBe(1);
});

it("is there after the show, for attendees, while the host asks it", async () => {
  const ada = await register("Ada");
  for (const data of [
    { state: "live" },
    { state: "ended", survey: { enabled: false } },
    { state: "archived", survey: { enabled: true } },
  ]) {
    await set(data);
    expect((await answer(ada, { score: 9 })).status, JSON.stringify(data)).toBeGreaterThanOrEqual(400);
  }
  await set({ state: "ended" });
  const anyone = await show.anyone("POST", `/api/app/events/${show.slug}/survey`, { score: 9 });
  expect(anyone.status).toBe(401);
  const ben = await register("Ben");
  for (const score of [-1, 11, 5.5, "9"])
    expect((await answer(ben, { score })).status, String(score)).toBe(400);
  expect(await db().surveyAnswer.count({ where: { eventId: show.eventId } })).toBe(0);
});

it("its answers are listed for the host, newest first, and erased with the person", async () => {
  const [ada, ben] = [await register("Ada"), await register("Ben")];
  await answer(ada, { score: 9, comment: "Loved it" });
  await answer(ben, { score: 4 });
  const path = `/shows/${show.slug}/survey/answers`;
  const { data } = (await asMember(path)).json;
  expect(data).toMatchObject([
    { name: "Ben", registration_id: ben, score: 4, comment: "" },
    { name: "Ada", registration_id: ada, score: 9, comment: "Loved it" },
  ]);
  const { email } = await db().registration.findUniqueOrThrow({ where: { id: ada } });
  const member = await signInMember(show.workspace.workspaceId, "owner");
  const mine = await member("POST", "/people/data", { email });
  expect(mine.json.data?.survey ?? mine.text).toMatchObject([
    { event: show.slug, score: 9, comment: "Loved it" },
  ]);
  const erased = await member("POST", "/people/erase", { email });
  expect(erased.status, erased.text).toBeLessThan(300);
  expect((await asMember(path)).json.data).toMatchObject([
    { name: "Ben" },
    { name: null, registration_id: null, score: 9, comment: "" },
  ]);
});
