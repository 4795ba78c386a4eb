import { newcomer } from "../support/accounts";
import { showPage } from "../support/desk";
import { makeShow } from "../support/make-show";
import { pressEnter } from "../support/press";
import { expect, expectAccessible, test } from "../support/test";

test("a producer sets up a show by keyboard, sees errors at their fields, and undoes changes", async ({
  person,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.expected.push(/400 .*\/v1\/(events\/|word-filter)/, /409 .*\/v1\/events\//);
  const page = await newcomer(person, "details");
  const slug = await makeShow(page, { title: `Looms ${Date.now()}` });
  await showPage(page, "Details").press("Enter");
  const places = page.getByRole("textbox", { name: "Capacity" });
  const save = page.getByRole("button", { name: "Save" });
  await expect(page.getByText("All changes saved")).toBeVisible();
  await expectAccessible(page);

  await places.fill("40");
  await page.getByRole("checkbox", { name: "Waitlist" }).press("Space");
  await page.getByRole("checkbox", { name: "Chat" }).press("Space");
  const address = page.getByLabel("Host’s email");
  await address.fill("nobody");
  await expect(page.getByText("4 changes not saved")).toBeVisible();
  await page.reload();
  await expect(places).toHaveValue("40");
  await pressEnter(save);
  await expect(page.getByText("Enter a valid email address.")).toBeVisible();
  await expect(address).toHaveAccessibleDescription(/Enter a valid email address/);
  await expectAccessible(page);
  await address.fill("ana@example.com");

  // Someone else edits it at the same time.
  const other = await page.context().newPage();
  await other.goto(`/dashboard/test/shows/${slug}/details`);
  await other.getByRole("textbox", { name: "Capacity" }).fill("12");
  await other.getByLabel("Host’s name", { exact: true }).fill("Ana Lima");
  await other.getByRole("button", { name: "Discard" }).click();
  await other.getByRole("textbox", { name: "Capacity" }).fill("15");
  await other.getByLabel("Host’s name", { exact: true }).fill("Ana Lima");
  await other.getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("All changes saved")).toBeVisible();
  await other.close();

  await pressEnter(save);
  await expect(page.getByText("All changes saved")).toBeVisible();
  // The message stays while the pointer is on it.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect(page.getByRole("alert").filter({ hasText: "Theirs was" })).toContainText("Capacity: 15");
  await expect(page.getByLabel("Host’s name", { exact: true })).toHaveValue("Ana Lima");
  await pressEnter(page.getByRole("button", { name: "Dismiss" }));
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("Changes undone")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Waitlist" })).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Chat" })).toBeChecked();
  await expect(address).toHaveValue("");
  await expect(places).toHaveValue("15");

  // A color with too little contrast shows a warning; all four themes are checked in it.
  await page.getByRole("textbox", { name: /^Color/ }).fill("#ffee00");
  await expect(page.getByText(/Too light for text in light mode/)).toBeVisible();
  await pressEnter(page.getByRole("button", { name: "Compare themes" }));
  const retro = page.getByRole("button", { name: "Retro" });
  await expect(retro.locator("iframe").contentFrame().getByRole("heading", { level: 1 })).toBeVisible({
    timeout: 20_000,
  });
  await pressEnter(retro);
  await expect(page.getByRole("combobox", { name: "Theme" })).toContainText("Retro");
  await expectAccessible(page);
  await pressEnter(page.getByRole("button", { name: "Discard" }));

  // When the holding card replaces the stage, and what it says.
  const seconds = page.getByRole("textbox", { name: "Delay (seconds)" });
  await seconds.fill("3");
  await expect(seconds).toHaveAccessibleDescription(/Enter 5 to 120 seconds/);
  await seconds.fill("9");
  await page.getByRole("textbox", { name: "Card text" }).fill("Tea. Back at ten.");
  await page.getByRole("checkbox", { name: /^Open viewing/ }).press("Space");
  await pressEnter(save);
  await expect(page.getByText("All changes saved")).toBeVisible();
  await page.reload();
  await expect(seconds).toHaveValue("9");
  await expect(page.getByRole("checkbox", { name: /^Open viewing/ })).toBeChecked();
  await page.getByRole("checkbox", { name: /^Show a holding card/ }).press("Space");
  await expect(seconds).toHaveCount(0);
  await pressEnter(page.getByRole("button", { name: "Discard" }));

  // A preview of the announcer's line, or why it isn't available.
  const words = "Welcome to an hour about looms, with everybody who has ever woven anything. ";
  await page.getByRole("textbox", { name: "Announcer’s opening line" }).fill(words.repeat(4));
  const hear = page.getByRole("button", { name: "Play the opening line" });
  await pressEnter(hear);
  const stop = page.getByRole("button", { name: "Stop" });
  // A busy machine synthesizes slowly.
  await expect(stop.or(page.getByText(/voice isn’t (?:installed|available)/))).toBeVisible({
    timeout: 60_000,
  });
  if (await stop.isVisible()) await pressEnter(stop);
  await expect(hear).toBeEnabled();

  // Blocked words: add several at once, remove one, undo.
  await page.goto("/dashboard/test/settings");
  const filter = page.getByRole("textbox", { name: "Add words" });
  await filter.fill("!!");
  await pressEnter(page.getByRole("button", { name: "Add", exact: true }));
  await expect(filter).toHaveAccessibleDescription(/needs at least one letter or digit/);
  await filter.fill("casino, free money\nviagra");
  await pressEnter(page.getByRole("button", { name: "Add 3 words" }));
  const held = page.getByRole("list", { name: "Blocked words" });
  await expect(held.getByRole("listitem")).toHaveText(["casino", "free money", "viagra"]);
  await expectAccessible(page);
  await pressEnter(page.getByRole("button", { name: "Remove free money" }));
  await expect(held.getByRole("listitem")).toHaveCount(2);
  await pressEnter(page.getByRole("button", { name: "Undo" }));
  await expect(held.getByRole("listitem")).toHaveCount(3);
});
