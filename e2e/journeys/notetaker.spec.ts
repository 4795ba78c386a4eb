import pg from "pg";
import { call, inLive, makeShowroom, until } from "../support/api";
import { joinCrew } from "../support/crew";
import { enterStudio, goBackstage, goLive } from "../support/people";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

let database: pg.Client;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

interface Bot {
  id: string;
  state: string;
  sub_code: string | null;
  removed_by: { role: string; name: string } | null;
}

/** Calls with the demo's key for sales calls, which is for live. */
async function calls(method: string, path: string, body?: object): Promise<Bot> {
  const { status, json } = await call(method, `/api/v1${path}`, { key: up.call_key, body });
  expect(status, JSON.stringify(json)).toBeLessThan(300);
  return json.data;
}

const send = (meeting_url: string) => calls("POST", "/calls/bot", { meeting_url });
const reaches = (id: string, state: string) =>
  until(`the notetaker to be ${state}`, async () => (await calls("GET", `/calls/bot/${id}`)).state === state);

test("a notetaker is sent into a show from its page, admitted by its host, seen by everyone, and removed by a guest", async ({
  person,
}) => {
  test.setTimeout(300_000);
  const host = await person({ width: 1440, height: 900 });
  const show = await makeShowroom({ guests: [{ name: "Ana Ruiz" }] });
  const { slug } = show;
  const { event } = (await inLive.getEvent({ slug })).data;
  const guest_id = event.guests[0]?.id ?? "";
  const { data: link } = await inLive.manageGuestAccessLink({ slug, guest_id, action: "create" });
  await enterStudio(host, show.links.studio);
  const producer = await person({ width: 1440, height: 900 });
  await joinCrew(producer, slug, database);
  await producer.goto(`/dashboard/live/shows/${slug}`);
  await producer.getByRole("button", { name: "More actions for this show" }).click();
  await producer.getByRole("menuitem", { name: "Send notetaker" }).click();
  const sure = producer.getByRole("alertdialog");
  await expect(sure).toContainText("4 cents");
  await expectAccessible(producer);
  await sure.getByRole("button", { name: "Send notetaker" }).click();
  await expect(producer.getByText("It asks to join when the show goes live.")).toBeVisible();
  // There is one per show.
  const bot = await send(show.links.studio);
  expect(bot.state).toBe("scheduled");
  await expect(host.getByText("Asks to join when the show starts")).toBeVisible({ timeout: 20_000 });

  const guest = await person({ width: 390, height: 844 });
  await guest.goto(link.backstage_url ?? "");
  await goBackstage(guest);
  await goLive(host);
  await expect(host.getByRole("status").filter({ hasText: "wants to join" })).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(host);
  await expect(guest.getByText("wants to join and take notes", { exact: false })).toBeVisible();
  await host.getByRole("button", { name: /^Admit Notetaker/ }).click();
  await reaches(bot.id, "in_call");
  await expect(host.getByText("Listening", { exact: true })).toBeVisible();

  await expect(guest.getByText("is listening", { exact: false })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(guest);
  await guest.getByRole("button", { name: /^Remove Notetaker/ }).click();
  await expect(guest.getByText("is listening", { exact: false })).toBeHidden();
  await expect(host.getByText("Listening", { exact: true })).toBeHidden({ timeout: 20_000 });
  await reaches(bot.id, "done");
  expect(await calls("GET", `/calls/bot/${bot.id}`)).toMatchObject({
    sub_code: "removed_by",
    removed_by: { role: "guest", name: "Ana Ruiz" },
  });
  // People of the show decided, so it doesn't ask again.
  expect(await send(show.links.viewer_link)).toMatchObject({ id: bot.id, state: "done" });
});

test("a notetaker that the host declines doesn't join", async ({ person }) => {
  test.setTimeout(300_000);
  const host = await person({ width: 1280, height: 720 });
  const show = await makeShowroom({});
  await enterStudio(host, show.links.studio);
  await goLive(host);
  const bot = await send(show.links.studio);
  const asks = host.getByRole("status").filter({ hasText: "wants to join" });
  await expect(asks).toBeVisible({ timeout: 20_000 });
  await asks.getByRole("button", { name: /^Decline/ }).click();
  await expect(asks).toBeHidden();
  expect(await calls("GET", `/calls/bot/${bot.id}`)).toMatchObject({
    state: "failed",
    sub_code: "no_consent",
    removed_by: { role: "host" },
  });
});
