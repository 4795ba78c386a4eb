import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import type { StageState } from "@/lib/stage";
import { makeShow } from "@/test/support/show";

it("gives a host on their next visit the name that the show has by then, unless the crew renamed them", async () => {
  const show = await makeShow({ plan: false });
  const enter = async () => {
    const entered = await show.byHost("POST", `/api/app/events/${show.slug}/room/host-token`);
    expect(entered.status).toBe(200);
    const { state } = await db().stage.findUniqueOrThrow({ where: { eventId: show.eventId } });
    const [host] = (state as unknown as StageState).stage;
    return [host?.name, host?.title];
  };
  const asHost = async (host: { name: string; title: string }) =>
    expect((await show.byKey("PATCH", `/v1/events/${show.slug}`, { host })).status).toBe(200);

  expect(await enter()).toEqual(["Host", ""]);
  await asHost({ name: "Priya Raman", title: "VP Engineering" });
  expect(await enter()).toEqual(["Priya Raman", "VP Engineering"]);

  const path = `/v1/events/${show.slug}/studio/people/${show.hostIdentity}`;
  expect((await show.byKey("PATCH", path, { name: "Pri" })).status).toBe(200);
  await asHost({ name: "P. Raman", title: "CTO" });
  expect(await enter()).toEqual(["Pri", "VP Engineering"]);
});
