import { beforeAll, describe, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { guestPersonId } from "@/lib/providers/room/identity";
import type { StageState } from "@/lib/stage";
import { makeShow, putOnAir, sit, type TestShow } from "@/test/support/show";

let show: TestShow;
let guestId: string;
let identity: string;

const staged = async (): Promise<string[]> => {
  const row = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
  return (row.state as unknown as StageState).stage.map((person) => person.identity);
};

beforeAll(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await putOnAir(show.slug);
  guestId = (await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } })).id;
  const link = `/v1/events/${show.slug}/guests/${guestId}/access-link`;
  await show.byKey("POST", link, { action: "create" });
  identity = guestPersonId(guestId);
  await sit(show.eventId, { identity: `${identity}.seat`, role: "guest", guestId });
  const on = await show.byKey("POST", `/v1/events/${show.slug}/studio`, { action: "bring_on", identity });
  expect(on.status, on.text).toBe(200);
});

describe("leaving the stage", () => {
  const leave = async () =>
    (await show.byGuest(guestId))("POST", `/api/app/events/${show.slug}/room/leave-stage`, {});

  it("removes that guest and no one else", async () => {
    const others = (await staged()).filter((entry) => entry !== identity);
    expect(await staged()).toContain(identity);
    const left = await leave();
    expect(left.status, left.text).toBe(200);
    expect(left.json.data.identity).toBe(identity);
    expect(await staged()).toEqual(others);
  });

  it("changes nothing the second time", async () => {
    const [first, second] = [await leave(), await leave()];
    expect(second.json.data.state_version).toBe(first.json.data.state_version);
  });

  it("requires the guest's own cookie", async () => {
    const byHost = await show.byHost("POST", `/api/app/events/${show.slug}/room/leave-stage`, {});
    expect(byHost.status).toBeGreaterThanOrEqual(401);
  });
});
