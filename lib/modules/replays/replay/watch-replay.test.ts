import fc from "fast-check";
import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { env } from "@/lib/platform/runtime/env";
import { newId } from "@/lib/platform/runtime/ids";
import { api } from "@/test/support/api";
import { makeRecordedTrack } from "@/test/support/recordings";
import { makeShow, type TestShow } from "@/test/support/show";

let show: TestShow;
let ada: string;

beforeEach(async () => {
  show = await makeShow({ plan: false });
  await makeRecordedTrack(show.eventId);
  ada = await register("Ada");
  await set({ state: "ended" });
});

async function register(name: string): Promise<string> {
  const body = { name, email: `${newId("someone")}@example.com` };
  return (await show.byKey("POST", `/v1/events/${show.slug}/registrations`, body)).json.data.id;
}

const set = (data: object) => db().event.update({ where: { id: show.eventId }, data });
const path = () => `/api/app/events/${show.slug}/replay/watch`;
const report = async (view: string, ms: number, by = ada) => {
  const answer = await (await show.byAttendee(by))("POST", path(), { view, ms });
  expect(answer.status, answer.text).toBe(200);
};
const reportAsAnyone = (view: string, ms: number, { slug } = show) =>
  api("POST", `/api/app/events/${slug}/replay/watch`, {
    headers: { origin: new URL(env().PUBLIC_URL).origin, "x-showrunner-as": `public:${slug}` },
    body: { view, ms },
  });
async function numbers() {
  const answer = await show.byKey("GET", `/v1/events/${show.slug}/analytics`);
  const { replay_views, funnel, nps } = answer.json.data;
  return { replay_views, replayed: funnel.replayed, nps };
}
const stored = async () =>
  Object.fromEntries(
    (await db().replayView.findMany({ where: { eventId: show.eventId } })).map(({ view, ms }) => [view, ms]),
  );

it("late, repeated and swapped reports give the same numbers", async () => {
  const reports = [
    ["page-one-1", 5_000],
    ["page-one-1", 25_000],
    ["page-one-1", 45_000],
    ["page-two-2", 4_000],
    ["page-two-2", 6_000],
    ["page-three", 3_000],
  ] as const;
  const mixed = fc
    .shuffledSubarray([...reports, ...reports], { minLength: 2 * reports.length })
    .map((all) => all.slice());
  const [one, two, three] = fc.sample(mixed, { numRuns: 3, seed: 7 });
  for (const order of [reports, one ?? [], two ?? [], three ?? []]) {
    await db().replayView.deleteMany({ where: { eventId: show.eventId } });
    // Someone else, because one person doesn't report that often.
    const [first, second] = [await register("Ada"), await register("Ada")];
    for (const [view, ms] of order) await report(view, ms, view === "page-one-1" ? first : second);
    expect(await stored()).toEqual({ "page-one-1": 45_000, "page-two-2": 6_000, "page-three": 3_000 });
    expect(await numbers()).toMatchObject({ replay_views: 2, replayed: 2 });
  }
});

it("counts what was watched until it was turned off, and of an open show anyone", async () => {
  await set({ after: { replay: "off" } });
  await report("page-one-1", 9_000);
  await report("page-two-2", 9_000);
  expect((await reportAsAnyone("page-three", 9_000)).status).toBe(409);
  await set({ watch: { open: true } });
  expect((await reportAsAnyone("page-three", 9_000)).status).toBe(200);
  expect(await numbers()).toMatchObject({ replay_views: 3, replayed: 2 });
});

it("no one changes another person's playback", async () => {
  await report("page-one-1", 9_000);
  await set({ watch: { open: true } });
  expect((await reportAsAnyone("page-one-1", 80_000)).status).toBe(200);
  await report("page-one-1", 70_000, await register("Ben"));
  expect(await stored()).toEqual({ "page-one-1": 9_000 });
});

it("a show without a recording has none", async () => {
  const other = await makeShow({ plan: false });
  await db().event.update({ where: { id: other.eventId }, data: { state: "ended", watch: { open: true } } });
  const answer = await reportAsAnyone("page-one-1", 9_000, other);
  expect(answer.json.error.fields).toEqual({ status: "no_replay" });
});
