import { beforeEach, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { flushWriteBuffers } from "@/lib/platform/database/write-buffer";
import { sweepOld } from "@/lib/platform/jobs/retention";
import { makeShow, type TestShow } from "@/test/support/show";
import { noteVisit } from "./index";

let show: TestShow;

beforeEach(async () => {
  show = await makeShow({ plan: false });
});

const visit = (address: string, agent = "Firefox") => noteVisit({ slug: show.slug, address, agent });
async function seen(): Promise<number> {
  const answer = await show.byKey("GET", `/v1/events/${show.slug}/analytics`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.funnel.seen;
}

it("counts each visitor of a signup page once a day", async () => {
  expect(await seen()).toBe(0);
  visit("192.0.2.1");
  visit("192.0.2.1");
  visit("192.0.2.1", "Chromium");
  visit("192.0.2.2");
  expect(await seen()).toBe(3);
  visit("192.0.2.2");
  visit("192.0.2.3");
  expect(await seen()).toBe(4);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  await db().pageVisits.create({ data: { eventId: show.eventId, day: yesterday, visitors: 10 } });
  expect(await seen()).toBe(14);
});

it("keeps nothing that says who it was, and after a day nothing but the count", async () => {
  visit("192.0.2.1");
  const other = await makeShow({ plan: false });
  noteVisit({ slug: other.slug, address: "192.0.2.1", agent: "Firefox" });
  await flushWriteBuffers();
  const where = { eventId: { in: [show.eventId, other.eventId] } };
  const rows = await db().pageVisitor.findMany({ where });
  expect(new Set(rows.map(({ digest }) => digest)).size).toBe(2);
  expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|Firefox/);
  await sweepOld();
  expect(await db().pageVisitor.count({ where })).toBe(2);
  await db().pageVisitor.updateMany({ where, data: { day: new Date(Date.now() - 3 * 24 * 3_600_000) } });
  await sweepOld();
  expect(await db().pageVisitor.count({ where })).toBe(0);
  expect(await seen()).toBe(1);
});

it("counts none of a page that isn't public, or of a show that doesn't exist", async () => {
  await db().event.update({ where: { id: show.eventId }, data: { state: "draft" } });
  visit("192.0.2.1");
  noteVisit({ slug: "there-is-none", address: "192.0.2.1", agent: "Firefox" });
  expect(await seen()).toBe(0);
});
