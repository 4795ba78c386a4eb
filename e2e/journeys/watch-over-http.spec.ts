import type { Page } from "@playwright/test";
import pg from "pg";
import { inLive, makeShowroom } from "../support/api";
import { type HttpOnlyNetwork, httpOnlyNetwork } from "../support/http-only";
import { expectMovingPicture } from "../support/moving-picture";
import { endShow, enterStudio, expectPicture, goLive, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const NOTICE = "Your network blocks live video, so you’re watching about 15 seconds behind.";

let database: pg.Client;
let network: HttpOnlyNetwork;
test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  network = await httpOnlyNetwork();
  await database.connect();
});
test.afterAll(async () => {
  network.close();
  await database.end();
});

/**
 * How far behind the picture may be, in seconds. It's 20 s at most on a machine with time to spare. One that composes more
 * slowly than people speak falls further behind, until it leaves something out.
 */
const MOST_BEHIND = 26;

/** How far what a page shows is behind the show, in seconds. The time on air follows the picture. */
async function lagOf(page: Page, slug: string): Promise<number> {
  const time = page.getByRole("banner").getByText(/^\d+:\d\d$/);
  const text = await time.textContent();
  const [minutes, seconds] = (text ?? "").split(":").map(Number);
  const { rows } = await database.query(
    `SELECT extract(epoch FROM clock_timestamp() - (s.state ->> 'started_at')::timestamptz)::float8 AS elapsed
     FROM stage s JOIN event e ON e.id = s.event_id WHERE e.slug = $1`,
    [slug],
  );
  return rows[0].elapsed - ((minutes ?? 0) * 60 + (seconds ?? 0));
}

interface Noticing extends Window {
  noticedAt?: number;
}

/** Has a page note when the notice appears. Before it is opened. */
const noteNotice = (page: Page): Promise<unknown> =>
  page.addInitScript((notice) => {
    new MutationObserver((_changes, observer) => {
      const said = [...document.querySelectorAll("[role=status]")];
      if (!said.some(({ textContent }) => textContent?.includes(notice))) return;
      (window as Noticing).noticedAt = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, NOTICE);

/** How long a page waited for the room, in milliseconds. Measured by the page's clock, so slow responses don't count. */
const noticedAfter = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const token = loaded.find(({ name }) => name.includes("/room/viewer-token"));
    return ((window as Noticing).noticedAt ?? Number.NaN) - (token?.responseEnd ?? Number.NaN);
  });

/** What the desk knows of the audience. */
async function numbersOf(host: Page, slug: string) {
  const headers = { "X-Showrunner-As": `host:${slug}` };
  const answer = await host.request.get(`/api/app/events/${slug}/numbers`, { headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

test("a viewer whose network lets only HTTP through watches to the end, votes, chats and is counted", async ({
  person,
  complaints,
}) => {
  // Long enough for a busy machine: most of it is time to wait for the picture.
  test.setTimeout(600_000);
  // The room is out of reach on purpose.
  complaints.expected.push(/WebSocket connection/, new RegExp(new URL(up.livekit_url).host));
  // A page may ask once more before it has heard that the show is over.
  complaints.expected.push(/410 \(Gone\).*\/watch-over-http$/);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ title: "Ship smaller", recording: { enabled: true } });
  const { slug } = show;
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const run = (command: Parameters<typeof inLive.runStudioCommand>[0]) => inLive.runStudioCommand(command);

  const email = `ada-${slug}@example.com`;
  const { data: registration } = await inLive.createRegistration({ slug, name: "Ada Lovelace", email });
  const ada = await person({ proxy: network.proxy });
  await noteNotice(ada);
  const found = ada
    .getByText(NOTICE)
    .waitFor({ timeout: 100_000 })
    .then(() => Date.now());
  await Promise.all([watch(ada, registration.join_link ?? ""), found]);
  const foundMs = await noticedAfter(ada);
  await expectMovingPicture(ada, 60);
  const startedMs = Date.now() - (await found);
  expect(network.refused).toContain(new URL(up.livekit_url).host);
  await expect.poll(() => lagOf(ada, slug), { timeout: 30_000 }).toBeLessThanOrEqual(MOST_BEHIND);
  const lag = await lagOf(ada, slug);
  console.log(
    `found out after ${foundMs} ms, picture after another ${startedMs} ms, ${lag.toFixed(1)} s behind`,
  );
  expect(foundMs).toBeLessThanOrEqual(8_500);
  expect(lag).toBeGreaterThan(2);
  await expectAccessible(ada);

  // A poll opens when the picture gets there. A vote counts although it has closed by then.
  await run({ slug, action: "open_poll", question: "What first?", options: ["Price", "Speed"] });
  const opened = Date.now();
  const speed = ada.getByRole("button", { name: "Speed" });

  // Chat isn't held back.
  await ada.getByRole("textbox", { name: "Message everyone" }).fill("Hello from the train");
  await ada.keyboard.press("Enter");
  await host.getByRole("tab", { name: "Chat" }).click();
  await expect(host.getByRole("log", { name: "Chat" }).getByText("Hello from the train")).toBeVisible();
  await host.getByRole("textbox", { name: "Message everyone" }).fill("Good to have you");
  await host.keyboard.press("Enter");
  const answer = ada.getByRole("log", { name: "Chat" }).getByText("Good to have you");
  await expect(answer.or(speed).first()).toBeVisible({ timeout: 40_000 });
  expect(await answer.isVisible()).toBe(true);
  if (Date.now() - opened < 5_000) await expect(speed).toHaveCount(0);
  await ada.getByRole("button", { name: "Applause" }).click();
  await expect(ada.getByRole("button", { name: "Applause (1)" })).toBeVisible();

  // Even without a picture, it's shown 30 s later.
  await expect(speed).toBeVisible({ timeout: 40_000 });
  expect(Date.now() - opened).toBeGreaterThan(5_000);
  await run({ slug, action: "close_poll" });
  await run({ slug, action: "show_results" });
  await speed.click();
  // At the latest with the final count, which is published 30 s after the end, and shown when the picture gets there.
  await expect(ada.getByText(/Closed · 1 vote/)).toBeVisible({ timeout: 75_000 });
  await ada.setViewportSize({ width: 390, height: 844 });
  await expectMovingPicture(ada);

  expect(await numbersOf(host, slug)).toMatchObject({ watching: 1, over_http: 1, attended: 1, votes: 1 });
  await endShow(host);
  const endedAt = Date.now();
  await expect(ada.getByRole("region", { name: /^Stage:/ })).toHaveAttribute("data-phase", "ended", {
    timeout: 150_000,
  });
  // The picture was played to its end.
  expect(Date.now() - endedAt).toBeGreaterThan(5_000);
  await expect(ada.getByText(NOTICE)).toHaveCount(0);
  const { attended, watch_min, joins } = await numbersOf(host, slug);
  expect([attended, joins]).toEqual([1, 1]);
  expect(watch_min).toBeGreaterThan(0.3);
});

test("the room is joined again once the network lets it through", async ({ person, complaints }) => {
  test.setTimeout(300_000);
  complaints.expected.push(/WebSocket connection/, new RegExp(new URL(up.livekit_url).host));
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ title: "Ship smaller" });
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const email = `ben-${show.slug}@example.com`;
  const { data } = await inLive.createRegistration({ slug: show.slug, name: "Ben Ode", email });
  const ben = await person();
  let isBlocked = true;
  const { host: room } = new URL(up.livekit_url);
  await ben.routeWebSocket(
    (url) => url.host === room,
    (socket) => void (isBlocked ? socket.close() : socket.connectToServer()),
  );
  await watch(ben, data.join_link ?? "");
  await expect(ben.getByText(NOTICE)).toBeVisible();
  isBlocked = false;
  await ben.getByRole("button", { name: "Try again" }).click();
  await expect(ben.getByText(NOTICE)).toHaveCount(0, { timeout: 30_000 });
  await expectPicture(ben);
  await expect(ben.getByRole("button", { name: "Raise hand" })).toBeVisible();
});
