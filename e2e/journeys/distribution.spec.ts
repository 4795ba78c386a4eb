import pg from "pg";
import Parser from "rss-parser";
import { test } from "../firefox/firefox-test";
import { inLive, until } from "../support/api";
import { joinCrew } from "../support/crew";
import { showPage } from "../support/desk";
import { recordedShow } from "../support/spoken-show";
import { expect, expectAccessible } from "../support/test";
import { up } from "../up";

let database: pg.Client;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

const name = `Bread & <butter> ${Date.now()}`;

test("a podcast is published and unpublished", async ({ person }) => {
  test.setTimeout(600_000);
  const slug = await recordedShow(person, database);
  const hasMp4 = async () => {
    const { data } = await inLive.listRecordings({ slug });
    return data[0]?.state === "ready" && data[0].program?.mp4.state === "ready";
  };
  await until("the MP4", hasMp4, 240);
  const page = await person({ width: 1440, height: 900 });
  await joinCrew(page, slug, database);
  // Destinations are the admins'.
  await database.query(
    "UPDATE member SET role = 'admin' WHERE workspace_id = (SELECT workspace_id FROM event WHERE slug = $1)",
    [slug],
  );
  await page.goto(`/dashboard/live/shows/${slug}`);
  await showPage(page, "Distribution").click();

  await test.step("a feed is added", async () => {
    await page.getByRole("button", { name: "Add destination" }).click();
    const dialog = page.getByRole("dialog", { name: "Add destination" });
    await dialog.getByLabel("Name").fill(name);
    await dialog.getByLabel("Description").fill("About bread");
    await dialog.getByLabel("Author").fill("Ada");
    await dialog.getByLabel("Owner’s email").fill("ada@example.com");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add destination" }).click();
    await expect(dialog).toBeHidden();
  });
  const { data: destinations } = await inLive.listDestinations({ kind: "podcast" });
  const feedUrl = destinations.find((one) => one.name === name)?.address ?? "";
  const episodes = async () => (await new Parser().parseURL(feedUrl)).items;

  await test.step("the preview says what goes where", async () => {
    await page.getByRole("checkbox", { name: name }).check();
    await page.getByLabel("Title").fill("The first loaf");
    await page.getByRole("button", { name: "Preview" }).click();
    const dialog = page.getByRole("dialog", { name: "Publish “The first loaf”?" });
    await expect(dialog.getByText(/audio\.m4a/).first()).toBeVisible();
    await expect(dialog.getByText("Public", { exact: true })).toBeVisible();
    await expectAccessible(page);
    expect(await episodes()).toEqual([]);
    await dialog.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("the episode can be heard", async () => {
    await until("the episode", async () => (await episodes()).length > 0, 120);
    await expect(page.getByText("Published", { exact: true }).last()).toBeVisible();
    const [episode] = await episodes();
    expect(episode?.title).toBe("The first loaf");
    const sound = await fetch(episode?.enclosure?.url ?? "");
    expect([sound.status, sound.headers.get("content-type")]).toEqual([200, "audio/x-m4a"]);
    await expectAccessible(page);
  });

  await test.step("it is unpublished", async () => {
    const url = (await episodes())[0]?.enclosure?.url ?? "";
    await page.getByRole("button", { name: "Unpublish" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unpublish" }).click();
    await expect(page.getByText("Unpublished", { exact: true }).last()).toBeVisible();
    expect(await episodes()).toEqual([]);
    expect((await fetch(url)).status).toBe(410);
  });
});
