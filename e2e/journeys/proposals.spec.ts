import pg from "pg";
import { newcomer, openArea } from "../support/accounts";
import { expect, expectAccessible, test } from "../support/test";
import { up } from "../up";

/** Puts down whom a brief names, as the planner does when it has read one. */
async function propose(title: string, names: readonly string[]): Promise<string> {
  const database = new pg.Client(up.database_url);
  await database.connect();
  const { rows } = await database.query<{ id: string; slug: string }>(
    "SELECT id, slug FROM event WHERE title = $1",
    [title],
  );
  const show = rows[0];
  for (const [position, name] of names.entries())
    await database.query(
      `INSERT INTO guest_proposal (id, event_id, position, name, title)
       VALUES ('gst_' || gen_random_uuid(), $1, $2, $3, 'Engineer')`,
      [show?.id, position, name],
    );
  await database.end();
  return show?.slug ?? "";
}

test("whom the brief names is accepted or removed on the show's page, by the keyboard alone", async ({
  person,
}) => {
  const page = await newcomer(person, "brief");
  const title = `Proposals ${Date.now()}`;
  await openArea(page, "Shows");
  await page.getByRole("button", { name: "New show" }).first().click();
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("checkbox", { name: /Write the run of show/ }).click();
  await page.getByRole("button", { name: "Create show" }).click();
  await expect(page.getByText(title).first()).toBeVisible();
  const slug = await propose(title, ["Ada Lovelace", "Ben Nevis"]);

  await page.goto(`/dashboard/test/shows/${slug}`);
  const proposals = page.getByRole("region", { name: "Proposed guests" });
  await expect(proposals.getByText("From your brief")).toHaveCount(2);
  await expectAccessible(page);
  const stranger = await person();
  await stranger.goto(`/e/${slug}`);
  await expect(stranger.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(stranger.getByText(/Ada|Nevis/)).toHaveCount(0);

  await proposals.getByRole("button", { name: "Accept Ada Lovelace" }).focus();
  await page.keyboard.press("Enter");
  const roster = page.getByRole("region", { name: "Guests", exact: true });
  await expect(roster.getByText("Ada Lovelace")).toBeVisible();
  await expect(proposals.getByText("Ada Lovelace")).toHaveCount(0);
  await expect(proposals.getByRole("button", { name: "Accept Ben Nevis" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(proposals).toHaveCount(0);
  await expect(page.locator("[data-guests]")).toBeFocused();
  await expectAccessible(page);
  await stranger.reload();
  await expect(stranger.getByText("Ada Lovelace").first()).toBeVisible();
  await expect(stranger.getByText(/Nevis/)).toHaveCount(0);
});
