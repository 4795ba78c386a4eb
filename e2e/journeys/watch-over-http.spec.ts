import type { Page } from "@playwright/test";
import pg from "pg";
import { inLive, makeShowroom, until } from "../support/api";
import { enterStudio, expectPicture, goLive, watch } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

const NOTICE = "Your network blocks live video, so you’re watching about 15 seconds behind.";

let database: pg.Client;
test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

/** Puts a page behind a network that lets nothing through to the room. */
async function blockRoom(page: Page): Promise<void> {
  const { host } = new URL(up.livekit_url);
  await page.routeWebSocket(
    (url) => url.host === host,
    (socket) => socket.close(),
  );
}

/** How far what a page shows is behind the show, in seconds. The time on air follows the picture. */
async function lagOf(page: Page, slug: string): Promise<number> {
  const text = await page
    .getByText(/^\d+:\d\d$/)
    .first()
    .textContent();
  const [minutes, seconds] = (text ?? "").split(":").map(Number);
  const { rows } = await database.query(
    `SELECT extract(epoch FROM clock_timestamp() - (s.state ->> 'started_at')::timestamptz)::float8 AS elapsed
     FROM stage s JOIN event e ON e.id = s.event_id WHERE e.slug = $1`,
    [slug],
  );
  return rows[0].elapsed - ((minutes ?? 0) * 60 + (seconds ?? 0));
}

/** The time that a viewer has watched so far, in seconds, as the show's presence has it. */
async function watchedSeconds(registrationId: string): Promise<number> {
  const { rows } = await database.query(
    `SELECT COALESCE(sum(extract(epoch FROM COALESCE(left_at, seen_at) - joined_at)), 0)::float8 AS seconds
     FROM presence WHERE registration_id = $1 AND seen_at IS NOT NULL`,
    [registrationId],
  );
  return rows[0].seconds;
}

test("a viewer whose network blocks live video watches over HTTP, votes and chats", async ({
  person,
  complaints,
}) => {
  test.setTimeout(300_000);
  // The room is blocked on purpose.
  complaints.expected.push(/WebSocket connection/, new RegExp(new URL(up.livekit_url).host));
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ title: "Ship smaller", recording: { enabled: true } });
  const { slug } = show;
  await enterStudio(host, show.links.studio);
  await goLive(host);

  const email = `ada-${slug}@example.com`;
  const { data: registration } = await inLive.createRegistration({ slug, name: "Ada Lovelace", email });
  const ada = await person();
  await blockRoom(ada);
  const asked = ada.waitForRequest(/viewer-token/).then(() => Date.now());
  await watch(ada, registration.join_link ?? "");
  const joined = await asked;
  await expect(ada.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
  const found = Date.now() - joined;
  await expectPicture(ada, 1, 30);
  const started = Date.now() - joined - found;
  await expect.poll(() => lagOf(ada, slug), { timeout: 15_000 }).toBeLessThanOrEqual(20);
  const lag = await lagOf(ada, slug);
  console.log(`found out after ${found} ms, picture after another ${started} ms, ${lag.toFixed(1)} s behind`);
  expect(found).toBeLessThanOrEqual(8_500);
  expect(lag).toBeGreaterThan(2);
  await expectAccessible(ada);

  // A poll opens when the picture gets there. A vote counts although it has closed by then.
  await inLive.runStudioCommand({
    slug,
    action: "open_poll",
    question: "What first?",
    options: ["Price", "Speed"],
  });
  const opened = Date.now();
  const speed = ada.getByRole("button", { name: "Speed" });
  await ada.waitForTimeout(5_000);
  await expect(speed).toHaveCount(0);
  await inLive.runStudioCommand({ slug, action: "close_poll" });
  await speed.click({ timeout: 40_000 });
  console.log(`the poll opened ${Date.now() - opened} ms later`);
  await until("the vote to be counted", async () => {
    const { data } = await inLive.getFeed({ slug, stream: "desk_feed" });
    const last = data.messages.findLast(({ type }) => type === "poll_counts");
    return last?.type === "poll_counts" && last.voters === 1 && last.counts[1] === 1;
  });

  // Chat isn't held back.
  await ada.getByRole("textbox", { name: "Message everyone" }).fill("Hello from the train");
  await ada.keyboard.press("Enter");
  await host.getByRole("tab", { name: "Chat" }).click();
  await expect(host.getByRole("log", { name: "Chat" }).getByText("Hello from the train")).toBeVisible();
  await host.getByRole("textbox", { name: "Message everyone" }).fill("Good to have you");
  await host.keyboard.press("Enter");
  await expect(ada.getByRole("log", { name: "Chat" }).getByText("Good to have you")).toBeVisible({
    timeout: 8_000,
  });
  await ada.getByRole("button", { name: "Applause" }).click();
  await expect(ada.getByRole("button", { name: "Applause (1)" })).toBeVisible();
  await ada.setViewportSize({ width: 390, height: 844 });
  await expectPicture(ada);

  await host.getByRole("button", { name: "End show" }).click();
  await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
  await expect(ada.getByRole("region", { name: /^Stage:/ })).toHaveAttribute("data-phase", "ended", {
    timeout: 45_000,
  });
  await expect(ada.getByText(NOTICE)).toHaveCount(0);
  expect(await watchedSeconds(registration.id)).toBeGreaterThan(20);
});

test("the room is joined again once the network lets it through", async ({ person, complaints }) => {
  test.setTimeout(120_000);
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
  await expect(ben.getByText(NOTICE)).toBeVisible({ timeout: 10_000 });
  isBlocked = false;
  await ben.getByRole("button", { name: "Try again" }).click();
  await expect(ben.getByText(NOTICE)).toHaveCount(0, { timeout: 15_000 });
  await expectPicture(ben);
  await expect(ben.getByRole("button", { name: "Raise hand" })).toBeVisible();
});
