import { beforeAll, expect, it } from "vitest";
import type { Ctx } from "@/lib/operation/ctx";
import { makeCursor } from "@/lib/operation/cursor";
import { db } from "@/lib/platform/database/db";
import { newId } from "@/lib/platform/runtime/ids";
import { attendeePersonId } from "@/lib/providers/room/identity";
import { api } from "@/test/support/api";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

let show: TestShow;
const NAMES = ["Ann", "Ben", "Cid", "Dee", "Eve"];

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

beforeAll(async () => {
  show = await makeShow({ plan: false });
  await putOnAir(show.slug);
  const { eventId } = show;
  await db().showSession.updateMany({ where: { eventId }, data: { startedAt: minutesAgo(10) } });
  for (const name of NAMES) await join(name, minutesAgo(11));
});

async function join(name: string, joinedAt: Date): Promise<void> {
  const { slug, eventId } = show;
  const body = { name, email: `${name.toLowerCase()}@example.com` };
  const registrationId = (await show.byKey("POST", `/v1/events/${slug}/registrations`, body)).json.data.id;
  const personId = attendeePersonId(registrationId);
  await db().presence.create({
    data: {
      ...{ id: newId("prs"), eventId, participantSid: newId("PA"), identity: `${personId}.seat`, personId },
      ...{ role: "attendee", registrationId, joinedAt },
    },
  });
}

const page = (cursor: string) =>
  api(
    "GET",
    `/v1/events/${show.slug}/analytics?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    {
      key: show.key,
    },
  );

it("lists everyone who still watches once, as of the first page, even if the show ends in between", async () => {
  const first = await page("");
  expect(first.json.data.attendees).toHaveLength(2);
  const second = await page(first.json.meta.next_cursor);
  await join("Late", new Date());
  const where = { eventId: show.eventId };
  await db().presence.updateMany({ where, data: { leftAt: new Date() } });
  await db().showSession.updateMany({ where, data: { endedAt: new Date() } });
  const third = await page(second.json.meta.next_cursor);
  expect(third.json.meta.next_cursor).toBeNull();
  const listed = [first, second, third].flatMap(({ json }) => json.data.attendees);
  expect(listed.map(({ name }) => name).sort()).toEqual(NAMES);
  for (const one of listed) expect(one.last_left_at).toBe(first.json.data.as_of);
});

it("refuses a cursor without a time, or with one that is still to come", async () => {
  const ctx = {
    workspaceId: show.workspace.workspaceId,
    environment: "test",
    operationId: "getEventAnalytics",
  };
  const withValue = (value: string) =>
    page(makeCursor(ctx as Ctx, { slug: show.slug }, { value, id: "reg_x" }));
  expect((await withValue(`${Date.now()}:5`)).status).toBe(200);
  for (const value of ["5", "x:5", `${Date.now() + 3_600_000}:5`]) {
    const { status, json } = await withValue(value);
    expect([status, json.error?.fields]).toEqual([400, { cursor: "invalid" }]);
  }
});
