import { afterAll, beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { joinToken } from "@/lib/platform/security/capability";
import { api } from "@/test/support/api";
import { startJobRunner } from "@/test/support/job-runner";
import { makeWorkspace } from "@/test/support/workspace";

const HOUR = 3_600_000;
const workspace = await makeWorkspace();
const key = await workspace.key();
let runner: { stop(): Promise<void> };

beforeAll(() => {
  runner = startJobRunner();
});
afterAll(() => runner.stop());

async function call(method: string, path: string, body?: unknown) {
  const { json, text } = await api(method, path, { key, body });
  expect(json.error, text).toBeNull();
  return json.data;
}

it("holds spots by the workspace's clock, and sends no reminders for unclaimed spots", async () => {
  const start = new Date(Math.ceil((Date.now() + 36 * HOUR) / 1_000) * 1_000);
  const at = (hours: number) => start.getTime() - hours * HOUR;
  const until = (hours: number) => call("POST", "/v1/test-clock", { now: new Date(at(hours)) });
  const { slug } = await call("POST", "/api/v1/events", {
    title: "Night radio",
    starts_at: start,
    capacity: 1,
    waitlist: true,
    generate_show_plan: false,
  });
  const { id: eventId } = await db().event.findUniqueOrThrow({ where: { slug } });
  const url = `/v1/events/${slug}/registrations`;
  const ids: string[] = [];
  for (const name of ["ann", "ben", "cat"])
    ids.push((await call("POST", url, { name, email: `${name}@clock.example` })).id);
  const [ann, ben = "", cat = ""] = ids;
  const row = (id: string) => db().registration.findUniqueOrThrow({ where: { id } });
  const visit = async (path: string, id: string) =>
    api("POST", `/api/app/events/${slug}/my-place/${path}`, {
      body: { join: joinToken(id, (await row(id)).joinVersion) },
      headers: { "x-showrunner-as": `public:${slug}`, origin: "http://127.0.0.1:3000" },
      idempotencyKey: null,
    });

  await until(34);
  await call("DELETE", `${url}/${ann}`);
  await until(33);
  expect((await row(ben)).heldUntil?.getTime()).toBeGreaterThanOrEqual(at(10));
  expect((await row(ben)).heldUntil?.getTime()).toBeLessThan(at(9));
  expect((await row(cat)).heldUntil).toBeNull();

  // A day later, no one has claimed it. The next in line gets it, until the start at the latest.
  const { due } = await until(8);
  expect((await row(ben)).holdLapsedAt).not.toBeNull();
  expect((await row(cat)).heldUntil).toEqual(start);
  expect(due.map(({ kind }: { kind: string }) => kind)).toContain("registrations.offer-places");
  expect((await visit("take", ben)).status).toBe(409);
  const taken = await visit("take", cat);
  expect(taken.status, taken.text).toBe(200);

  await until(-1);
  const mails = await db().mailMessage.findMany({
    where: { eventId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  const names = new Map(ids.map((id, index) => [id, ["ann", "ben", "cat"][index]]));
  expect(mails.map(({ kind, registrationId }) => `${kind} ${names.get(registrationId ?? "")}`)).toEqual([
    "confirmation ben",
    "confirmation cat",
    "confirmation cat",
    "h1 cat",
    "live cat",
  ]);
  const offered = mails[1]?.createdAt.getTime() ?? 0;
  expect(offered).toBe((await row(ben)).holdLapsedAt?.getTime());
  expect(offered).toBeGreaterThanOrEqual(at(10));
});
