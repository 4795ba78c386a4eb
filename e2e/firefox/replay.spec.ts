import pg from "pg";
import { freshAddress } from "../support/accounts";
import { inLive, until } from "../support/api";
import { makeSpokenShow } from "../support/spoken-show";
import { up } from "../up";
import { expect, test } from "./firefox-test";
import { byRole, expectText } from "./steps";

let database: pg.Client;

test.beforeAll(async () => {
  database = new pg.Client(up.database_url);
  await database.connect();
});
test.afterAll(() => database.end());

test("someone signs up for a replay in Firefox, watches it and answers the survey", async ({
  person,
  inFirefox,
}) => {
  test.setTimeout(420_000);
  const slug = await makeSpokenShow(await person({ width: 1440, height: 900 }), database);
  await inLive.updateEvent({ slug, survey: { enabled: true } });
  const page = await inFirefox();
  await until(
    "something can be played",
    async () => {
      await page.goto(`/watch/${slug}`);
      return (await page.$$eval("h2", (all) => all.map((one) => one.textContent))).includes(
        "Watch the replay",
      );
    },
    240,
  );
  await byRole(page, "textbox", "Name").fill("Grace Hopper");
  await byRole(page, "textbox", "Email").fill(freshAddress("firefox-replay"));
  await byRole(page, "button", "Watch replay").click();
  await byRole(page, "button", "Play").click();
  const second = () => page.$eval("video", (video) => video.currentTime);
  await until("the picture moves", async () => (await second()) > 6, 60);
  await page.locator("summary").click();
  await byRole(page, "radio", "8").click();
  await byRole(page, "button", "Send answer").click();
  await expectText(page, "Thanks for your answer!");
  await until("the view is counted", async () => {
    const { data } = await inLive.getEventAnalytics({ slug });
    return data.replay_views === 1 && data.nps?.avg === 8;
  });
  expect(await page.$("video")).not.toBeNull();
});
