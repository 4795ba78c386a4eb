import { expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { api } from "@/test/support/api";
import { makeWorkspace } from "@/test/support/workspace";
import { readListedPages } from "./listed-pages";

it("lists open live shows, but no hidden, closed or test ones", async () => {
  const workspace = await makeWorkspace();
  const keys = { live: await workspace.key("live"), test: await workspace.key() };
  const make = async (environment: "live" | "test") => {
    const made = await api("POST", "/api/v1/events", { key: keys[environment], body: { title: "Looms" } });
    return made.json.data.slug as string;
  };
  const [open, hidden, draft, cancelled] = [
    await make("live"),
    await make("live"),
    await make("live"),
    await make("live"),
  ];
  const trial = await make("test");
  const say = (listed: boolean) =>
    api("PUT", `/v1/events/${hidden}/signup`, { key: keys.live, body: { listed } });
  const publish = () => api("POST", `/v1/events/${hidden}/signup/publish`, { key: keys.live, body: {} });
  await say(false);
  await publish();
  await db().event.update({ where: { slug: draft }, data: { state: "draft" } });
  await db().event.update({ where: { slug: cancelled }, data: { state: "cancelled" } });
  const listed = async () => {
    const slugs = (await readListedPages()).map(({ url }) => url.split("/").at(-1));
    return [open, hidden, draft, cancelled, trial].map((slug) => slugs.includes(slug));
  };
  expect(await listed()).toEqual([true, false, false, false, false]);
  await say(true);
  expect((await listed())[1]).toBe(false);
  await publish();
  expect((await listed())[1]).toBe(true);
});
